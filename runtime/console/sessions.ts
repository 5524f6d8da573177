/** Sessions of browsers: each stands for the credentials that it was begun with, which the browser itself does not keep. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../model/clock.js';

/** What the requests of a session are judged by: a bearer token, or the client certificate that their connection shows. */
export type SessionCredentials = { readonly token: string } | { readonly certificate: true };

interface Session {
  readonly credentials: SessionCredentials;
  /** Name of the user that the credentials stood for when it was begun. */
  readonly user: string;
  /** Unix time in milliseconds from which on it is over, however much it is used. */
  readonly endsAt: number;
  usedAt: number;
}

/** Sessions at once; a token has at most the 16 KiB of a header, so that all of them take 8 MiB at most. */
const MAX_SESSIONS = 512;
/** Sessions of one user at once, so that nobody can end those of others by logging in again and again. */
const MAX_OF_USER = 16;
const LONGEST_MS = 12 * 3_600_000;
const IDLE_MS = 2 * 3_600_000;

/** Names are kept as digests, so that how long a lookup takes says nothing of them, and a dump of the memory has none. */
const digest = (name: string): string => createHash('sha256').update(name).digest('base64url');

export const randomName = (): string => randomBytes(32).toString('base64url');

class Sessions {
  /** By the digests of their names, the one that was used last at the end. */
  readonly #sessions = new Map<string, Session>();

  constructor(private readonly clock: Clock) {}

  /**
   * Begins a session and gives its name. A user who has too many loses the one that was not used for longest; where there are too many of
   * all users, one of those who have the most does.
   */
  begin(credentials: SessionCredentials, user: string): string {
    const now = this.clock.now();
    const name = randomName();
    this.#sessions.set(digest(name), { credentials, user, endsAt: now + LONGEST_MS, usedAt: now });
    const counts = this.#counts();
    const most = Math.max(...counts.values());
    if ((counts.get(user) ?? 0) > MAX_OF_USER) this.#endOldest((session) => session.user === user);
    else if (this.#sessions.size > MAX_SESSIONS) this.#endOldest((session) => counts.get(session.user) === most);
    return name;
  }

  /** Sessions by their users. */
  #counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { user } of this.#sessions.values()) counts.set(user, (counts.get(user) ?? 0) + 1);
    return counts;
  }

  /** Ends the one that was not used for longest, of those that are meant. */
  #endOldest(isMeant: (session: Session) => boolean): void {
    for (const [key, session] of this.#sessions)
      if (isMeant(session)) {
        this.#sessions.delete(key);
        return;
      }
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
  /** Begins a session of a user, by that name, and gives its name. */
  begin(credentials: SessionCredentials, user: string): string | Promise<string>;
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

  begin(credentials: SessionCredentials, user: string): string {
    return this.#sessions.begin(credentials, user);
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
