/** What all rooms of the page share. */
import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Client, connect } from '../../../api-client/index.js';
import type { Reference } from '../../../reference/reference.js';
import { Kinds } from '../kinds/kinds.js';
import { OWN_HEADERS, type ServerWords, Session, type SessionUser } from '../session/session.js';
import { Router } from './router.js';

/** The field manager of what is written here. */
export const MANAGER = 'console';

interface Notice {
  readonly id: number;
  readonly tone: 'good' | 'bad' | 'warning';
  readonly text: string;
}

/** Milliseconds for which a notice of success stays, and notices that stay at once. */
const NOTICE_MS = 6000;
const MAX_NOTICES = 5;

/** Why somebody who was logged in is asked to log in again. */
const OVER = 'Your session is over. Please log in again.';
const ANEW = 'The server has started anew, and sessions end with it. Please log in again.';

/** Milliseconds between two attempts to reach a server that is away. */
const RETRY_MS = 1500;

/** Headings, lists and dialogs that one shortcut opens. */
type Overlay = 'help' | 'palette' | undefined;

export class App {
  readonly router = new Router();
  readonly session = new Session();
  readonly client: Client;
  readonly kinds: Kinds;
  readonly overlay: Signal<Overlay> = signal(undefined);
  /** What the server says of its catalogue, once it has been asked. */
  readonly reference: Signal<Reference | undefined> = signal(undefined);
  readonly notices: Signal<readonly Notice[]> = signal([]);
  /** Whether the server does not answer. */
  readonly away: Signal<boolean> = signal(false);
  /** One more each time that the server is back, whereupon rooms ask again. */
  readonly returns: Signal<number> = signal(0);
  #lastNotice = 0;

  constructor() {
    this.client = connect({
      url: '',
      manager: MANAGER,
      headers: OWN_HEADERS,
      fetch: (url, init) => this.#fetch(url, init),
      onWarning: (warning) => this.tell('warning', warning),
    });
    this.kinds = new Kinds(this.client);
  }

  /** Whoever is logged in; rooms are shown to no others. */
  get user(): SessionUser {
    const { value } = this.session.state;
    return value.is === 'in' ? value.user : { name: '', groups: [] };
  }

  get words(): ServerWords {
    const { value } = this.session.state;
    return value.is === 'in' ? value.words : { groupDomain: '', labelDomain: '', mediaVendor: '', release: '' };
  }

  async begin(): Promise<void> {
    try {
      await this.session.begin();
    } catch {
      this.#lost();
    }
  }

  /** Reads a document of the server that is no object of the API, as the user. Rejects where the server does not answer. */
  read(path: string, ended: AbortSignal, cache: RequestCache = 'no-store'): Promise<Response> {
    return this.#fetch(path, { method: 'GET', headers: OWN_HEADERS, signal: ended, cache });
  }

  tell(tone: Notice['tone'], text: string): void {
    this.#lastNotice += 1;
    const id = this.#lastNotice;
    this.notices.value = [...this.notices.value.filter((notice) => notice.text !== text), { id, tone, text }].slice(-MAX_NOTICES);
    if (tone === 'good') setTimeout(() => this.dismiss(id), NOTICE_MS);
  }

  dismiss(id: number): void {
    this.notices.value = this.notices.value.filter((notice) => notice.id !== id);
  }

  async #fetch(url: string, init: RequestInit & { readonly signal: AbortSignal }): Promise<Response> {
    try {
      const response = await fetch(url, { cache: 'no-store', ...init, credentials: 'same-origin' });
      if (response.status === 401 && this.session.state.peek().is === 'in') await this.session.look(this.away.peek() ? ANEW : OVER);
      return response;
    } catch (error) {
      if (!init.signal.aborted) this.#lost();
      throw error;
    }
  }

  /** The server does not answer: it is asked until it does. */
  #lost(): void {
    if (this.away.peek()) return;
    this.away.value = true;
    const ask = async (): Promise<void> => {
      try {
        await this.session.look(ANEW);
        this.away.value = false;
        this.returns.value += 1;
      } catch {
        setTimeout(() => void ask(), RETRY_MS);
      }
    };
    setTimeout(() => void ask(), RETRY_MS);
  }
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === undefined) throw new Error('there is no page around this');
  return app;
}
