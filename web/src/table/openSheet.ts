/** The sheet that is open over a table. */
export type OpenSheet =
  'log' | 'moves' | 'menu' | 'learn' | 'settings' | 'watch' | 'leaderboard' | 'help' | 'aids' | 'player' | 'victory' | 'result' | null;
