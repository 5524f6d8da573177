/** Sessions of browsers: each stands for the credentials that it was begun with, which the browser itself does not keep. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../model/clock.js';

/** What the requests of a session are judged by: a bearer token, or the client certificate that their connection shows. */
export type SessionCredentials = { readonly token: string } | { readonly certificate: true };

interface Session {
  readonly credentials: SessionCredentials;
  /** Unix time in milliseconds from which on it is over, however much it is used. */
  readonly endsAt: number;
  usedAt: number;
}

/** Sessions at once; a token has at most the 16 KiB of a header, so that all of them take 8 MiB at most. */
const MAX_SESSIONS = 512;
const LONGEST_MS = 12 * 3_600_000;
const IDLE_MS = 2 * 3_600_000;

/** Names are kept as digests, so that how long a lookup takes says nothing of them, and a dump of the memory has none. */
const digest = (name: string): string => createHash('sha256').update(name).digest('base64url');

export const randomName = (): string => randomBytes(32).toString('base64url');

class Sessions {
  /** By the digests of their names, the one that was used last at the end. */
  readonly #sessions = new Map<string, Session>();

  constructor(private readonly clock: Clock) {}

  /** Begins a session and gives its name. Where there are too many, the one that has not been used for longest ends. */
  begin(credentials: SessionCredentials): string {
    const now = this.clock.now();
    const name = randomName();
    this.#sessions.set(digest(name), { credentials, endsAt: now + LONGEST_MS, usedAt: now });
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > MAX_SESSIONS && oldest !== undefined) this.#sessions.delete(oldest);
    return name;
  }

  /** The credentials of a session; undefined where there is none of the name, or it is over. */
  use(name: string): SessionCredentials | undefined {
    const key = digest(name);
    const session = this.#sessions.get(key);
    if (session === undefined) return undefined;
    const now = this.clock.now();
    this.#sessions.delete(key);
    if (now >= session.endsAt || now - session.usedAt >= IDLE_MS) return undefined;
    session.usedAt = now;
    this.#sessions.set(key, session);
    return session.credentials;
  }

  end(name: string): void {
    this.#sessions.delete(digest(name));
  }
}

/** Codes that links carry at once, and milliseconds for which each is good. */
const MAX_CODES = 32;
const CODE_MS = 15 * 60_000;

/** Codes that are good once, each for the credentials that it was made for. */
class OneTimeCodes {
  readonly #codes = new Map<string, { readonly credentials: SessionCredentials; readonly endsAt: number }>();

  constructor(private readonly clock: Clock) {}

  /** A new code. Where there are too many, the oldest is good no longer. */
  make(credentials: SessionCredentials): string {
    const code = randomName();
    this.#codes.set(digest(code), { credentials, endsAt: this.clock.now() + CODE_MS });
    const [oldest] = this.#codes.keys();
    if (this.#codes.size > MAX_CODES && oldest !== undefined) this.#codes.delete(oldest);
    return code;
  }

  /** What the code stands for, which is good no longer from now on; undefined where it is not good. */
  redeem(code: string): SessionCredentials | undefined {
    const key = digest(code);
    const made = this.#codes.get(key);
    this.#codes.delete(key);
    return made !== undefined && this.clock.now() < made.endsAt ? made.credentials : undefined;
  }
}

/** Who is logged in at a console, and what links log in. It may be another process that keeps this. */
export interface Logins {
  /** Begins a session and gives its name. */
  begin(credentials: SessionCredentials): string | Promise<string>;
  /** The credentials of a session; undefined where there is none of the name, or it is over. */
  use(name: string): SessionCredentials | undefined | Promise<SessionCredentials | undefined>;
  end(name: string): void | Promise<void>;
  /** What the code of a link stands for, which is good no longer from now on; undefined where it is not good. */
  redeem(code: string): SessionCredentials | undefined | Promise<SessionCredentials | undefined>;
}

export class KeptLogins implements Logins {
  readonly #sessions: Sessions;
  readonly #codes: OneTimeCodes;

  constructor(clock: Clock) {
    this.#sessions = new Sessions(clock);
    this.#codes = new OneTimeCodes(clock);
  }

  begin(credentials: SessionCredentials): string {
    return this.#sessions.begin(credentials);
  }

  use(name: string): SessionCredentials | undefined {
    return this.#sessions.use(name);
  }

  end(name: string): void {
    this.#sessions.end(name);
  }

  redeem(code: string): SessionCredentials | undefined {
    return this.#codes.redeem(code);
  }

  /** The code of a link, which logs in once and within a quarter of an hour. */
  codeFor(credentials: SessionCredentials): string {
    return this.#codes.make(credentials);
  }
}
