// The live connection to a table: it reconnects, resumes without gaps and resends what was not
// answered. Its users see messages and a state, never a socket.

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed' | 'refused';

export type Incoming = { readonly type: string; readonly sequence?: number; readonly id?: string | null };

export type Handlers<M extends Incoming> = {
  message(message: M): void;
  state(state: ConnectionState, code?: number): void;
};

type Timer = ReturnType<typeof setTimeout>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After so many milliseconds without a message we ping, and after half of that again we reconnect. */
const SILENCE = 20_000;
const FINAL_CODES = new Set([4400, 4401, 4403, 4404]);

export class LiveConnection<M extends Incoming> {
  private socket: WebSocket | null = null;
  private sequence = 0;
  private failures = 0;
  private pings = 0;
  private timer: Timer | null = null;
  private pulse: Timer | null = null;
  private isClosed = false;
  private readonly unanswered = new Map<string, string>();

  constructor(
    private readonly url: (since: number) => string,
    private readonly handlers: Handlers<M>,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
    private readonly random: () => number = Math.random,
  ) {}

  connect(): void {
    if (this.isClosed || this.socket) return;
    this.clearTimers();
    this.handlers.state('connecting');
    const socket = this.open(this.url(this.sequence));
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.heard(socket, String(event.data));
    socket.onclose = (event) => this.ended(socket, event.code);
  }

  /** Send under an id; it is sent again after a reconnect, until it is answered. */
  send(id: string, message: object): void {
    const text = JSON.stringify({ id, ...message });
    this.unanswered.set(id, text);
    if (this.socket?.readyState === 1) this.socket.send(text);
  }

  close(): void {
    this.isClosed = true;
    this.clearTimers();
    this.socket?.close();
    this.handlers.state('closed');
  }

  /** Reconnect at once, or check the connection: the network is back, or the tab is visible again. */
  wake(): void {
    if (this.isClosed) return;
    if (!this.socket) this.connect();
    else if (this.socket.readyState === 1) this.ask(this.socket);
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.handlers.state('open');
    for (const text of this.unanswered.values()) socket.send(text);
    this.listen(socket);
  }

  private heard(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.failures = 0;
    this.listen(socket);
    const message = JSON.parse(text) as M;
    if (message.type === 'update') {
      this.sequence = Math.max(this.sequence, message.sequence ?? 0);
    } else if (message.id) {
      this.unanswered.delete(message.id);
    }
    this.handlers.message(message);
  }

  private ended(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.clearTimers();
    if (this.isClosed) return;
    if (FINAL_CODES.has(code)) {
      this.isClosed = true;
      this.handlers.state('refused', code);
      return;
    }
    this.handlers.state('lost', code);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + this.random() / 2));
  }

  /** Ping after a silence. */
  private listen(socket: WebSocket): void {
    if (this.pulse !== null) clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ask(socket), SILENCE);
  }

  /** A connection can be dead without being closed: expect an answer to a ping. */
  private ask(socket: WebSocket): void {
    if (this.pulse !== null) clearTimeout(this.pulse);
    socket.send(JSON.stringify({ id: `ping.${++this.pings}`, ping: 1 }));
    this.pulse = setTimeout(() => {
      socket.close();
      this.ended(socket, 1006);
    }, SILENCE / 2);
  }

  private clearTimers(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.pulse !== null) clearTimeout(this.pulse);
    this.timer = this.pulse = null;
  }
}
