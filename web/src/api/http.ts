// HTTP requests to the server. Every refusal becomes a `Refusal` with the server's code and message.

import type {
  Action,
  AnalysisState,
  View,
  Command,
  CommandDone,
  CreateTable,
  Exercise,
  HintAnswer,
  ListedTable,
  Moment,
  OpenedReplay,
  PlayerProfile,
  Problem,
  PuzzleAnswer,
  Puzzles,
  Rating,
  Replay,
  ServerInfo,
  Session,
  SessionChange,
  Statistics,
  Update,
  Verdict,
} from './types';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answered(method, path, body)).json()) as T;
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Refusal('offline', 'the server cannot be reached', 0);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? 'failed', problem?.message ?? answer.statusText, answer.status);
}

/** A unique id: a command that is sent twice under it is done once. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const openSession = (change: SessionChange = {}): Promise<Session> => ask('POST', '/api/session', change);
export const readSession = (): Promise<Session> => ask('GET', '/api/session');
export const changeSession = (change: SessionChange): Promise<Session> => ask('PATCH', '/api/session', change);
export const deleteSession = (): Promise<null> => ask('DELETE', '/api/session');
export const makeLink = (): Promise<{ token: string; expires_in: number }> => ask('POST', '/api/session/link');
export const claimSession = (token: string): Promise<Session> => ask('POST', '/api/session/claim', { token });
export const info = (): Promise<ServerInfo> => ask('GET', '/api/info');

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const createTable = (table: CreateTable, id = freshId()): Promise<CommandDone> => ask('POST', `/api/tables?id=${id}`, table);
export const readTable = (table: string, since = 0): Promise<Update> => ask('GET', `${at(table)}?since=${since}`);
/** The record of a game, as a file. */
export async function record(table: string, as: 'json' | 'text'): Promise<Blob> {
  return (await answered('GET', `${at(table)}/record?as=${as}`)).blob();
}

export const listTables = (status: 'open' | 'running' | 'over'): Promise<ListedTable[]> => ask('GET', `/api/tables?status=${status}`);
export const myTables = (): Promise<ListedTable[]> => ask('GET', '/api/my/tables');
export const sendCommand = (table: string, command: Command, id = freshId()): Promise<CommandDone> =>
  ask('POST', `${at(table)}/commands`, { id, command });
/** What the champion would consider for a seat, after the actions that are staged. */
export const hint = (table: string, seat: number, actions: readonly Action[]): Promise<HintAnswer> =>
  ask('POST', `${at(table)}/hint`, { seat, actions });
/** A whole game, fetched page by page. */
export const replay = (table: string, seat: number | null): Promise<Replay> =>
  allPages((after) => ask('GET', `${at(table)}/replay?after=${after}${seat === null ? '' : `&seat=${seat}`}`));

/** The replay of a record, as JSON or in notation. */
export const openRecord = (record: Record<string, unknown> | string, seat: number | null): Promise<OpenedReplay> =>
  allPages((after) => ask('POST', '/api/replay', { record, seat, after }));

async function allPages<T extends { moments: Moment[]; more?: boolean }>(page: (after: number) => Promise<T>): Promise<T> {
  let last = await page(0);
  const moments = [...last.moments];
  while (last.more) {
    last = await page(moments.at(-1)?.sequence ?? 0);
    moments.push(...last.moments);
  }
  return { ...last, moments };
}

/** Lessons and puzzles. */
export const exercises = (): Promise<Exercise[]> => ask('GET', '/api/exercises');
export const beginExercise = (exercise: string, id = freshId()): Promise<{ table: string }> =>
  ask('POST', `/api/exercises/${encodeURIComponent(exercise)}/tables?id=${id}`);
export const verdict = (table: string): Promise<Verdict> => ask('GET', `${at(table)}/exercise`);

export const puzzles = (): Promise<Puzzles> => ask('GET', '/api/puzzles');
export const puzzleAnswer = (puzzle: string): Promise<PuzzleAnswer> => ask('GET', `/api/puzzles/${puzzle}/answer`);
/** The address of a picture of a puzzle, without its answer. */
export const puzzlePicture = (puzzle: string, language: string): string => `/api/puzzles/${puzzle}/card.png?lang=${language}`;
/** The board of a puzzle when it begins. */
export const puzzleView = (puzzle: string): Promise<View> => ask('GET', `/api/puzzles/${puzzle}/view`);

export const statistics = (table: string): Promise<Statistics> => ask('GET', `${at(table)}/statistics`);
/** Ask for the analysis of a finished game, which begins unless it is stored or under way. */
export const askAnalysis = (table: string): Promise<AnalysisState> => ask('POST', `${at(table)}/analysis`);
/** How far the analysis has come. */
export const readAnalysis = (table: string): Promise<AnalysisState> => ask('GET', `${at(table)}/analysis`);
/** The same for a record, as JSON or in notation; the answer names the game. */
export const askRecordAnalysis = (record: Record<string, unknown> | string): Promise<AnalysisState> =>
  ask('POST', '/api/analyses', { record });
export const readRecordAnalysis = (game: string): Promise<AnalysisState> => ask('GET', `/api/analyses/${game}`);
/** The address of a picture of the table: its result once it is over. */
export const cardPicture = (table: string): string => `${at(table)}/card.png`;
export const leaderboard = (): Promise<Rating[]> => ask('GET', '/api/leaderboard');
export const player = (id: string): Promise<PlayerProfile> => ask('GET', `/api/players/${encodeURIComponent(id)}`);
