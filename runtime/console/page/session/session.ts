/** Who is logged in: asked of the server, which keeps the session; the page itself never holds what proves it. */
import { type Signal, signal } from '@preact/signals';

export interface SessionUser {
  readonly name: string;
  readonly groups: readonly string[];
}

/** Ways to log in beside a token. */
interface Ways {
  /** Address of the OpenID Connect issuer that the server knows. */
  readonly issuer?: string;
  /** Whom the certificate names that this browser shows. */
  readonly certificate?: string;
}

/** What the server says of itself. */
export interface ServerWords {
  readonly groupDomain: string;
  readonly labelDomain: string;
  readonly mediaVendor: string;
  readonly release: string;
}

interface SessionAnswer {
  readonly user?: SessionUser;
  readonly ways: Ways;
  readonly words: ServerWords;
}

type SessionState =
  | { readonly is: 'unknown' }
  | { readonly is: 'out'; readonly ways: Ways; readonly why: string }
  | { readonly is: 'in'; readonly user: SessionUser; readonly words: ServerWords };

const SESSION = '/console/session';

/** Every request of the page has this header, which pages of other origins cannot send. */
export const OWN_HEADERS: Readonly<Record<string, string>> = { 'Kindwright-Console': '1' };

export class Session {
  readonly state: Signal<SessionState> = signal({ is: 'unknown' });

  /** Asks the server; rejects where it does not answer. `why`: shown where nobody is logged in. */
  async look(why = ''): Promise<void> {
    const { user, ways, words } = (await this.#ask('GET')) as SessionAnswer;
    this.state.value = user === undefined ? { is: 'out', ways, why } : { is: 'in', user, words };
  }

  /** Logs in by what the address of the page carries, if it does, and takes that out of the address. */
  async begin(): Promise<void> {
    const fragment = location.hash.slice(1);
    const isOfLogin = fragment.startsWith('code=') || fragment === 'issuer-failed';
    if (isOfLogin) history.replaceState(null, '', location.pathname + location.search);
    const code = /^code=([\w-]+)$/.exec(fragment)?.[1];
    if (code === undefined)
      return this.look(fragment === 'issuer-failed' ? 'The issuer has logged nobody in. The log of the server says why.' : '');
    const good = await this.#logIn({ 'Content-Type': 'application/json' }, JSON.stringify({ code }));
    return this.look(
      good
        ? ''
        : 'This link is good no longer: each can be used once, within a quarter of an hour. A start of the server prints a new one.',
    );
  }

  /** Gives whether the server takes the token. */
  async byToken(token: string): Promise<boolean> {
    const good = await this.#logIn({ Authorization: `Bearer ${token}` });
    if (good) await this.look();
    return good;
  }

  /** Gives whether the server takes the certificate that the browser shows. */
  async byCertificate(): Promise<boolean> {
    const good = await this.#logIn({});
    if (good) await this.look();
    return good;
  }

  /** Sends the browser to the issuer, which sends it back. */
  byIssuer(): void {
    location.assign('/console/issuer');
  }

  async logOut(): Promise<void> {
    await this.#ask('DELETE');
    await this.look('You are logged out.');
  }

  async #logIn(headers: Readonly<Record<string, string>>, body?: string): Promise<boolean> {
    const response = await fetch(SESSION, {
      method: 'POST',
      headers: { ...OWN_HEADERS, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    return response.ok;
  }

  async #ask(method: string): Promise<unknown> {
    const response = await fetch(SESSION, { method, headers: OWN_HEADERS, cache: 'no-store' });
    if (!response.ok) throw new Error(`the server answers with ${response.status}`);
    return response.json();
  }
}
