// HTTP to our own server. Every refusal becomes a `Refusal` with the server's code and words.

import type { Done, Info, Listed, Player, Problem, Rating, Replay, Session, Statistics, TableWish } from '../wire';

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
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? 'failed', problem?.message ?? answer.statusText, answer.status);
}

/** An id that nobody else makes: a command sent twice under it is done once. */
export const freshId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 20);

export type SessionChange = { name?: string; language?: string; preferences?: Record<string, unknown> };

export const openSession = (change: SessionChange = {}): Promise<Session> => ask('POST', '/api/session', change);
export const changeSession = (change: SessionChange): Promise<Session> => ask('PATCH', '/api/session', change);
export const deleteSession = (): Promise<null> => ask('DELETE', '/api/session');
export const makeLink = (): Promise<{ token: string; expires_in: number }> => ask('POST', '/api/session/link');
export const claimSession = (token: string): Promise<Session> => ask('POST', '/api/session/claim', { token });
export const info = (): Promise<Info> => ask('GET', '/api/info');
export const createTable = (wish: TableWish, id = freshId()): Promise<Done> => ask('POST', `/api/tables?id=${id}`, wish);
export const listTables = (status: 'open' | 'running' | 'over'): Promise<Listed[]> => ask('GET', `/api/tables?status=${status}`);
export const myTables = (): Promise<Listed[]> => ask('GET', '/api/my/tables');
export const command = (table: string, wanted: Record<string, unknown>, id = freshId()): Promise<Done> =>
  ask('POST', `/api/tables/${encodeURIComponent(table)}/commands`, { id, command: wanted });
export const replay = (table: string, seat: number | null): Promise<Replay> =>
  ask('GET', `/api/tables/${encodeURIComponent(table)}/replay${seat === null ? '' : `?seat=${seat}`}`);
export const statistics = (table: string): Promise<Statistics> => ask('GET', `/api/tables/${encodeURIComponent(table)}/statistics`);
export const leaderboard = (): Promise<Rating[]> => ask('GET', '/api/leaderboard');
export const player = (id: string): Promise<Player> => ask('GET', `/api/players/${encodeURIComponent(id)}`);
