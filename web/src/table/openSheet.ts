/** The sheet that is open over a table. */
export type OpenSheet = 'log' | 'menu' | 'learn' | 'settings' | 'help' | 'aids' | 'player' | 'victory' | 'result' | null;
