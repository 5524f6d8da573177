/**
 * Notifications by which servers tell each other that there is something to read. They carry nothing, and may get lost: what they are about
 * is in the log. They are sent apart from the writes that they are about, because a transaction that notifies holds a lock that all
 * databases of a cluster share until it is durable.
 */
import type { Primary } from './primary.js';
import { SCHEMA } from './schema.js';
import { Session } from './session.js';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2000;
/** Milliseconds between two statements that show whether the listening connection still works. */
const HEARTBEAT_MS = 10_000;
/** Milliseconds in which a notification to oneself comes, if any does. */
const ECHO_MS = 2000;

const NOTIFY = `NOTIFY ${SCHEMA}`;

export class Notifications {
  readonly #listener: Session;
  #pause = FIRST_PAUSE_MS;
  #timer: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #sending = false;
  #again = false;
  #closed = false;
  #heard: (() => void) | undefined;

  /** `notified`: called when there is something to read, and when notifications may have been missed. */
  constructor(
    private readonly primary: Primary,
    private readonly notified: () => void,
  ) {
    this.#listener = new Session(primary, {
      begun: async (ask) => {
        await ask(`LISTEN ${SCHEMA}`);
      },
      notified: () => this.#hear(),
      lost: () => this.#listen(),
    });
  }

  /** Listens, and gives whether notifications come through: a pooler that shares connections between transactions swallows them. */
  async start(): Promise<boolean> {
    await this.#listener.ask('SELECT 1');
    // Of a start before, which failed after this.
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#listener.ask('SELECT 1').catch(() => undefined), HEARTBEAT_MS);
    let timer: NodeJS.Timeout | undefined;
    const heard = new Promise<boolean>((resolve) => {
      this.#heard = () => resolve(true);
      timer = setTimeout(() => resolve(false), ECHO_MS);
    });
    // This session does not hear what it sends itself.
    const other = new Session(this.primary);
    try {
      await other.ask(NOTIFY);
      return await heard;
    } finally {
      clearTimeout(timer);
      await other.close();
    }
  }

  /** Tells other servers. Calls that come while one is being told are told together after it. */
  tell(): void {
    if (this.#sending) {
      this.#again = true;
      return;
    }
    this.#sending = true;
    this.#listener
      .ask(NOTIFY)
      // A server that is not told looks by itself.
      .catch(() => undefined)
      .finally(() => {
        this.#sending = false;
        if (!this.#again || this.#closed) return;
        this.#again = false;
        this.tell();
      });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    await this.#listener.close();
  }

  #hear(): void {
    this.#heard?.();
    this.notified();
  }

  #listen(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#listener.ask('SELECT 1').then(
        () => {
          this.#pause = FIRST_PAUSE_MS;
          this.notified();
        },
        () => this.#listen(),
      );
    }, this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }
}
