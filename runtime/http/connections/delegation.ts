/** Group versions that another API server serves. Requests for them are passed on in the name of their caller. */
import type { Agent } from 'node:https';
import type { Destination } from '../../client/outgoing.js';
import { ApiError, badRequest } from '../../model/errors.js';
import { answerText } from '../answers/answers.js';
import type { RequestInfo } from '../requests/request-info.js';
import type { RequestContext } from '../requests/state.js';
import { type ForwardTls, forward } from './forward.js';

/** A group with its versions, the preferred one first. */
export interface GroupVersions {
  readonly name: string;
  readonly versions: readonly string[];
}

/** Where an API server listens, and how it is trusted. */
export interface Connection {
  readonly destination: Destination;
  readonly tls: ForwardTls;
  readonly agent: Agent;
  /** Whether it is told of the uids of callers. */
  readonly tellsUid: boolean;
}

/** A group version that another API server answers for. */
export interface DelegatedVersion {
  readonly group: string;
  readonly version: string;
  /** How its group and the version rank in discovery, the highest first. */
  readonly groupPriority: number;
  readonly versionPriority: number;
  /** Throws an ApiError with the message for the client if requests cannot be passed on. */
  connection(): Connection;
  /** What its document says that it serves, entry by entry; undefined where the other server is away, or has not told yet. */
  resources(): readonly unknown[] | undefined;
}

export interface Delegation {
  /** The server that answers for the path's group version; undefined where this server does. */
  delegateOf(info: RequestInfo): DelegatedVersion | undefined;
  /** Every version that another server serves. */
  delegated(): readonly DelegatedVersion[];
  /** All groups as they are registered, in discovery order; undefined before that is known. */
  groups(): readonly GroupVersions[] | undefined;
  close(): void;
}

/**
 * Path segments that servers may interpret differently: empty ones, `.` and `..`, those with encoded slashes or backslashes, and fragments.
 */
const AMBIGUOUS = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c|[\\#]/i;

/**
 * Passes the request on. The other server must understand the path as it was authorized here, so paths that may be read in two
 * ways are 400. Where the other server does not answer, the client gets 503 as plain text, as from a conformant server.
 */
export async function answerBy(ctx: RequestContext, delegate: DelegatedVersion): Promise<void> {
  const state = ctx.state;
  const { info, user } = state;
  state.delegatedTo = delegate;
  if (AMBIGUOUS.test(info.path)) throw badRequest(`the path ${JSON.stringify(info.path)} may be read in more than one way`);
  const url = ctx.req.url ?? '';
  try {
    await forward(ctx, {
      ...delegate.connection(),
      secure: true,
      path: info.path,
      query: queryOf(url),
      prefix: '',
      caller: user,
      lasting: info.verb === 'watch',
    });
  } catch (error) {
    if (!(error instanceof ApiError) || ctx.headerSent) throw error;
    answerText(ctx, error.code, error.message);
  }
}

/**
 * The query as conformant servers pass it on: question mark included, sorted by key and form-encoded; empty where there is none.
 */
function queryOf(url: string): string {
  const mark = url.indexOf('?');
  const pairs =
    mark < 0
      ? []
      : url
          .slice(mark + 1)
          .split('&')
          .filter((pair) => pair !== '');
  const encoded = pairs.map((pair) => {
    const [key = '', ...value] = pair.split('=');
    return [reencoded(key), reencoded(value.join('='))] as const;
  });
  const sorted = encoded.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted.length === 0 ? '' : `?${sorted.map((pair) => pair.join('=')).join('&')}`;
}

/** Encoded byte by byte, so that bytes that are not UTF-8 are kept. */
const reencoded = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/[^\w.~-]/g, (byte) => (byte === ' ' ? '+' : `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`));
