/** Requests to an API server through fetch: credentials, warnings, safe repetition, and errors as the API reports them. */
import type { Clock } from '../model/clock.js';
import { type Impersonation, impersonationHeaders, refuseRepeated } from './impersonation.js';
import { type Kind, pathOf } from './kind.js';
import { jsonOf, refusal } from './refusal.js';
import { pause, platformClock } from './time.js';

export interface FetchInit {
  readonly method: string;
  /** Names and values; a name may be there several times. */
  readonly headers: [name: string, value: string][];
  readonly body?: string;
  readonly signal: AbortSignal;
}

/** `fetch` of the platform, or a function like it. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>;

export interface ConnectionOptions {
  /** Address of the server, such as `https://10.0.0.1:6443`. In browsers, an empty text is the server that the page came from. */
  readonly url: string;
  /** Sent as a bearer token. A function is asked for each request, and once more when the server does not know the token. */
  readonly token?: string | (() => string | Promise<string>);
  /** In place of the platform's own, for example for another authority of certificates. */
  readonly fetch?: Fetch;
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Acts as another user, which the server must allow. */
  readonly impersonate?: Impersonation;
  /** Field manager of writes that name none; `kindwright-client` by default. */
  readonly manager?: string;
  /** Takes warnings of the server, for example of deprecated versions and unknown fields; by default each is shown once on the console. */
  readonly onWarning?: (warning: string) => void;
  /** Milliseconds until an answer must begin; 60,000 by default. */
  readonly timeoutMs?: number;
  /** The time that pauses go by. */
  readonly clock?: Clock;
}

export interface CallOptions {
  /** Aborts the request; it rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Takes the warnings of this request. */
  readonly onWarning?: (warning: string) => void;
}

/** A request for a path. */
export interface PathRequest extends CallOptions {
  readonly method?: string;
  /** May include a query. */
  readonly path: string;
  readonly body?: unknown;
  /** Media type of the body; JSON by default. */
  readonly type?: string;
  /** Media types of answers that will do; JSON by default. */
  readonly accept?: string;
}

/** A request for the objects of a kind. */
export interface ObjectRequest extends Omit<PathRequest, 'path'> {
  /** Empty, as the following two, or absent where there is none. */
  readonly namespace?: string;
  readonly name?: string;
  readonly subresource?: string;
  /** Values that are undefined are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** Where the requests of a client go. */
export interface Backend {
  readonly clock: Clock;
  readonly manager: string;
  /** The answer as JSON. Rejects with ApiError for an error status, and with the platform's error if there is no answer. */
  call(kind: Kind, request: ObjectRequest): Promise<unknown>;
  /** The events of a watch, as they come. Rejects as `call` does. */
  events(kind: Kind, request: ObjectRequest): AsyncIterable<unknown>;
}

/** How often a request is repeated at most that the server asks to repeat, and the longest pause before it. */
const MAX_REPEATS = 5;
const MAX_PAUSE_S = 60;
const TOO_MANY_REQUESTS = 429;
const UNAUTHORIZED = 401;
/** Distinct warnings that are remembered, so that each is shown once. */
const MAX_WARNINGS = 200;

export class Connection implements Backend {
  readonly clock: Clock;
  readonly manager: string;
  readonly #base: string;
  readonly #shown = new Set<string>();

  constructor(private readonly options: ConnectionOptions) {
    this.clock = options.clock ?? platformClock;
    this.manager = options.manager ?? 'kindwright-client';
    this.#base = options.url.endsWith('/') ? options.url.slice(0, -1) : options.url;
    if (options.fetch === undefined && options.impersonate !== undefined) refuseRepeated(options.impersonate);
  }

  /** The same server with other options. */
  with(options: Partial<ConnectionOptions>): Connection {
    return new Connection({ ...this.options, ...options });
  }

  call(kind: Kind, request: ObjectRequest): Promise<unknown> {
    return this.json({ ...request, path: addressOf(kind, request) });
  }

  async *events(kind: Kind, request: ObjectRequest): AsyncGenerator<unknown> {
    for await (const line of this.lines({ ...request, path: addressOf(kind, request) })) if (line !== '') yield JSON.parse(line);
  }

  /** The answer as JSON. Rejects with ApiError for an error status, and with the platform's error if there is no answer. */
  async json(request: PathRequest): Promise<unknown> {
    const response = await this.send(request);
    const text = await response.text().catch((error: unknown) => Promise.reject(causeOf(error, request)));
    const read = jsonOf(text);
    if (!response.ok) throw refusal(response.status, read, text);
    return read;
  }

  /** The lines of a streamed answer, without one that is cut off at its end. Rejects as `json` does. */
  async *lines(request: PathRequest): AsyncGenerator<string> {
    const response = await this.send(request);
    if (!response.ok || response.body === null) {
      const text = await response.text();
      throw refusal(response.status, jsonOf(text), text);
    }
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    try {
      // Only new text is searched for line ends, however long a line is.
      let begun = '';
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
        const lines = decoder.decode(value, { stream: true }).split('\n');
        const rest = lines.pop() ?? '';
        const [first, ...others] = lines;
        if (first === undefined) begun += rest;
        else {
          yield begun + first;
          yield* others;
          begun = rest;
        }
      }
    } catch (error) {
      throw causeOf(error, request);
    } finally {
      // Whoever stops reading closes the stream; that it is broken already is no matter then.
      reader.cancel().catch(() => undefined);
    }
  }

  /** The answer to a request, whatever its status, with the credentials of this client: for what is no JSON, such as logs. */
  async send(request: PathRequest): Promise<Response> {
    let renewed = false;
    for (let repeats = 0; ; ) {
      const response = await this.#ask(request);
      this.#tellWarnings(response, request.onWarning);
      const seconds = repeatAfter(response);
      if (response.status === UNAUTHORIZED && typeof this.options.token === 'function' && !renewed) renewed = true;
      else if (seconds === undefined || repeats >= MAX_REPEATS) return response;
      else {
        repeats += 1;
        await pause(this.clock, Math.min(seconds, MAX_PAUSE_S) * 1000, request.signal);
      }
      await response.body?.cancel();
    }
  }

  async #ask({
    method = 'GET',
    path,
    body,
    type = 'application/json',
    accept = 'application/json',
    signal,
  }: PathRequest): Promise<Response> {
    const { token, headers = {}, impersonate, fetch = platformFetch, timeoutMs = 60_000 } = this.options;
    const shown = typeof token === 'function' ? await token() : token;
    const late = new AbortController();
    const timer = platformClock.after(timeoutMs, () => late.abort(new Error(`${this.#base} did not answer in time`)));
    try {
      return await fetch(`${this.#base}${path}`, {
        method,
        signal: signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]),
        headers: [
          ['Accept', accept],
          ...Object.entries(headers),
          ...(shown ? [['Authorization', `Bearer ${shown}`] satisfies [string, string]] : []),
          ...(impersonate === undefined ? [] : impersonationHeaders(impersonate)),
          ...(body === undefined ? [] : [['Content-Type', type] satisfies [string, string]]),
        ],
        ...(body === undefined ? {} : { body: textOf(body) }),
      });
    } finally {
      timer.cancel();
    }
  }

  #tellWarnings({ headers }: Response, ofRequest: CallOptions['onWarning']): void {
    for (const [, quoted = ''] of (headers.get('Warning') ?? '').matchAll(/299 \S+ "((?:[^"\\]|\\.)*)"/g)) {
      const warning = quoted.replace(/\\(.)/g, '$1');
      const { onWarning } = this.options;
      if (ofRequest !== undefined || onWarning !== undefined) (ofRequest ?? onWarning)?.(warning);
      else if (!this.#shown.has(warning)) {
        if (this.#shown.size >= MAX_WARNINGS) this.#shown.clear();
        this.#shown.add(warning);
        console.warn(`Warning: ${warning}`);
      }
    }
  }
}

const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** Why an answer broke off; on some platforms the error of one that was aborted does not tell. */
const causeOf = (error: unknown, { signal }: CallOptions): unknown => (signal?.aborted ? signal.reason : error);

/** Path and query of a request for objects. */
function addressOf(kind: Kind, { namespace, name, subresource, query = {} }: ObjectRequest): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `${pathOf(kind, namespace, name, subresource)}${search === '' ? '' : `?${search}`}`;
}

/** Seconds after which the server wants the request again that it did not take; undefined for all other answers. */
function repeatAfter({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return (status === TOO_MANY_REQUESTS || status >= 500) && seconds >= 0 ? seconds : undefined;
}

/** A value as JSON. Throws RangeError for an integer that JSON of this platform cannot hold. */
const textOf = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) => {
    if (typeof value !== 'bigint') return value;
    if (!Number.isSafeInteger(Number(value))) throw new RangeError(`${value} is beyond the integers that are sent exactly`);
    return Number(value);
  });
