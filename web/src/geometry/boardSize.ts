// The size of the board in board units. Apart from the geometry, which takes a moment to compute.

export const WIDTH = 900;
export const HEIGHT = 1200;
