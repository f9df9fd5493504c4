// Short names for the types of the API, which are generated from the server's description: `make api`.

import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Schemas['ViewSchema'];
export type Position = Schemas['PositionSchema'];
export type Canoe = Schemas['CanoeSchema'];
export type Rules = Schemas['RulesSchema'];
export type Table = Schemas['TableSchema'];
export type Seat = Schemas['SeatSchema'];
/** A player needs only one more gem: the server says so of a step, the page shows it among what happens. */
export type OneGemShort = { readonly type: 'one_gem_short'; readonly seat: number };
export type Step = Omit<Schemas['StepSchema'], 'events'> & { events?: Event[] };
export type Update = Omit<Schemas['UpdateSchema'], 'steps'> & { steps: Step[] };
export type SeatView = Schemas['SeatViewSchema'];
export type Action = NonNullable<SeatView['legal']>[number];
export type Trip = Schemas['TripAction'];
export type Event = NonNullable<Schemas['StepSchema']['events']>[number] | OneGemShort;
export type ListedTable = Schemas['ListedTableSchema'];
export type Session = Schemas['SessionSchema'];
export type ServerInfo = Schemas['InfoSchema'];
export type Goals = Schemas['GoalsSchema'];
export type Problem = Schemas['Problem'];
export type CommandDone = Schemas['DoneMessage'];
export type Refused = Schemas['RefusedMessage'];
export type Preview = Schemas['PreviewMessage'];
export type Pong = Schemas['PongMessage'];
export type Presence = Schemas['PresenceMessage'];
export type Absence = Schemas['AbsenceSchema'];
export type Removed = Schemas['RemovedSchema'];
export type WhyAnswer = Schemas['WhyMessage'];
export type Reason = Schemas['ReasonSchema'];
export type WhyRequest = Schemas['WhyRequest'];
export type Message = Update | CommandDone | Refused | Preview | WhyAnswer | Pong | Presence;
export type Replay = Omit<Schemas['ReplaySchema'], 'moments'> & { moments: Moment[] };
export type OpenedReplay = Omit<Schemas['OpenedReplaySchema'], 'moments'> & { moments: Moment[] };
export type Moment = Omit<Schemas['MomentSchema'], 'events'> & { events: Event[] };
export type AnalysisState = Schemas['AnalysisStateSchema'];
export type Analysis = Schemas['AnalysisSchema'];
export type JudgedDecision = Schemas['JudgedDecision'];
export type TurningPoint = Schemas['TurningPointSchema'];
export type Statistics = Schemas['StatisticsSchema'];
export type Exercise = Schemas['ExerciseSchema'];
export type Verdict = Schemas['VerdictSchema'];
export type PuzzleEntry = Schemas['PuzzleSchema'];
export type Puzzles = Schemas['PuzzlesSchema'];
export type PuzzleAnswer = Schemas['PuzzleAnswerSchema'];
export type HintAnswer = Schemas['HintSchema'];
export type HintChoice = HintAnswer['choices'][number];
export type ExerciseHint = Schemas['ExerciseHint'];
export type Rating = Schemas['RatingSchema'];
export type PlayerProfile = Schemas['PlayerSchema'];
export type CreateTable = Schemas['CreateTable'];
export type NewSeat = CreateTable['seats'][number];
export type SessionChange = Schemas['SessionChange'];
/** What can be asked of a table. */
export type Command = Schemas['CommandRequest']['command'];
export type Emote = Schemas['Emote']['emote'];
/** What is sent over the live connection, under an id. */
export type Request = { command: Command } | { preview: Schemas['PreviewRequest'] } | { why: WhyRequest } | { ping: number };
export type TripCost = Schemas['TripCost'];
export type Waiting = Update['waiting'][number];
export type Space = Canoe['at'];
export type GemKind = NonNullable<Canoe['gem']>;
export type Tile = Schemas['RevealedEvent']['tile'];
export type Forecast = Schemas['ForecastSchema'];
export type Reached = Schemas['ReachedSchema'];
export type FlowEvent = Schemas['FlowEvent'];
