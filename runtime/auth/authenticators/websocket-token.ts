/**
 * Bearer tokens of WebSockets: pages in a browser cannot send an Authorization header with one, so they put the token among the
 * subprotocols that they offer, as `base64url.bearer.authorization.k8s.io.<token>`.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { whenThere } from '../../model/definition/settled.js';
import type { Words } from '../../model/values/words.js';
import type { Authentication, Authenticator } from '../contract.js';
import { INVALID_TOKEN, type TokenAuthenticator } from './bearer.js';

/** How the name of a subprotocol begins that carries a token, whatever the domain of the API. */
const CARRIER = 'base64url.bearer.';

/** Whether the headers ask to switch to the WebSocket protocol. */
export const asksForWebSocket = ({ upgrade, connection }: IncomingHttpHeaders): boolean =>
  upgrade?.toLowerCase() === 'websocket' && (connection ?? '').split(',').some((option) => option.trim().toLowerCase() === 'upgrade');

const subprotocolsOf = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The subprotocols of a `Sec-WebSocket-Protocol` header without those that carry tokens. */
export const withoutTokens = (header: string | undefined): string[] => subprotocolsOf(header).filter((name) => !name.startsWith(CARRIER));

/** The text that base64url without padding encodes; undefined where it encodes none. */
function decoded(encoded: string): string | undefined {
  if (!/^[\w-]+$/.test(encoded) || encoded.length % 4 === 1) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(encoded, 'base64url'));
  } catch {
    return undefined;
  }
}

const invalid = (why: string): Authentication => ({ outcome: 'invalid', why });

/** Judges the token among the subprotocols by the methods, which are asked in turn. */
export function webSocketTokenAuthenticator(methods: readonly TokenAuthenticator[], { group }: Words): Authenticator {
  const prefix = `${CARRIER}${group('authorization')}.`;
  const judged = (token: string, [method, ...others]: readonly TokenAuthenticator[]): Authentication | Promise<Authentication> =>
    method === undefined
      ? invalid(INVALID_TOKEN)
      : whenThere(method.authenticateToken(token), (answer) => (answer.outcome === 'user' ? answer : judged(token, others)));
  return {
    authenticate({ headers }) {
      const offered = asksForWebSocket(headers) ? subprotocolsOf(headers['sec-websocket-protocol']) : [];
      const carried = offered.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
      const [encoded = '', ...more] = carried;
      if (more.length > 0) return invalid('multiple base64.bearer.authorization tokens specified');
      if (encoded === '') return { outcome: 'none' };
      const token = decoded(encoded);
      if (token === undefined) return invalid('invalid base64.bearer.authorization token encoding');
      // The server has to choose one of the others: it does not show the token again.
      if (withoutTokens(headers['sec-websocket-protocol']).length === 0) return invalid('missing additional subprotocol');
      return judged(token, methods);
    },
  };
}
