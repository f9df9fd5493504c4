// How far a box must lie from a circle.

export type Size = { readonly width: number; readonly height: number };

/** How far from the middle of a circle a box must lie in a direction, so that it does not reach into it. */
export function clearance(r: number, angle: number, { width, height }: Size): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let [near, far] = [0, r + Math.hypot(width, height)];
  for (let i = 0; i < 8; i++) {
    const middle = (near + far) / 2;
    const dx = Math.max(0, Math.abs(c * middle) - width / 2);
    const dy = Math.max(0, Math.abs(s * middle) - height / 2);
    if (Math.hypot(dx, dy) < r) near = middle;
    else far = middle;
  }
  return far;
}
