// Short names for the types of the API, which are generated from the server's description: `make api`.

import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Schemas['ViewForm'];
export type Position = Schemas['PositionForm'];
export type PlayerView = Schemas['PlayerView'];
export type Canoe = Schemas['CanoeForm'];
export type Rules = Schemas['RulesForm'];
export type Table = Schemas['TableForm'];
export type Seat = Schemas['SeatForm'];
export type Step = Schemas['StepForm'];
export type Update = Schemas['UpdateForm'];
export type SeatView = Schemas['SightForm'];
export type Action = NonNullable<SeatView['legal']>[number];
export type Trip = Schemas['TripAction'];
export type Event = NonNullable<Step['events']>[number];
export type ListedTable = Schemas['ListedTableForm'];
export type Session = Schemas['SessionForm'];
export type ServerInfo = Schemas['InfoForm'];
export type Goals = Schemas['GoalsForm'];
export type Problem = Schemas['Problem'];
export type CommandDone = Schemas['DoneMessage'];
export type Refused = Schemas['RefusedMessage'];
export type Preview = Schemas['PreviewMessage'];
export type Pong = Schemas['PongMessage'];
export type Message = Update | CommandDone | Refused | Preview | Pong;
export type Replay = Schemas['ReplayForm'];
export type Moment = Schemas['MomentForm'];
export type Statistics = Schemas['StatisticsForm'];
export type Rating = Schemas['RatingForm'];
export type PlayerProfile = Schemas['PlayerForm'];
export type CreateTable = Schemas['TableWish'];
export type NewSeat = CreateTable['seats'][number];
export type SessionChange = Schemas['SessionChange'];
/** What can be asked of a table. */
export type Command = Schemas['Order']['command'];
export type Emote = Schemas['Emote']['emote'];
/** What is sent over the live connection, under an id. */
export type Request = { command: Command } | { preview: Schemas['Staging'] } | { ping: number };
export type TripCost = Schemas['TripCost'];
export type Waiting = Update['waiting'][number];
export type Space = Canoe['at'];
export type GemKind = NonNullable<Canoe['gem']>;
export type Tile = Schemas['RevealedEvent']['tile'];
export type Forecast = Schemas['ForecastForm'];
