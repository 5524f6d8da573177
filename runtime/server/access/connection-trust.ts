/**
 * What a client certificate is good for. A connection trusts the authorities of clients and those of authenticating proxies together;
 * a certificate of the one kind must never pass for one of the other.
 */
import { X509Certificate } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DetailedPeerCertificate, TLSSocket } from 'node:tls';
import { isSignedBy } from '../../auth/certificate-chain.js';
import type { ClusterAuthorities } from '../../auth/cluster-authorities.js';
import type { Clock } from '../../model/clock.js';
import { pemBlocks } from '../../model/values/pem.js';

interface Trust {
  readonly client: boolean;
  readonly proxy: boolean;
}

const CLIENT: Trust = { client: true, proxy: false };
const NONE: Trust = { client: false, proxy: false };
/** Certificates of a client's chain that are looked at. */
const MAX_CHAIN = 10;

const certificatesOf = (pem: string | undefined): X509Certificate[] | undefined =>
  pem === undefined ? undefined : pemBlocks(pem).map(({ text }) => new X509Certificate(text));

export type ConnectionTrust = (request: IncomingMessage) => Trust;

interface Judged extends Trust {
  /** Unix time in milliseconds at which the certificate ends. */
  readonly until: number;
}

/**
 * Judges the certificate of a request's connection: each connection once, and again when the authorities have changed, as connections
 * outlast them. What a connection showed before its authority was known stays unknown.
 */
export function connectionTrust(authorities: ClusterAuthorities, clock: Pick<Clock, 'now'>): ConnectionTrust {
  const read = () => ({
    clients: authorities.clients,
    proxies: authorities.proxies,
    ofClients: certificatesOf(authorities.clients),
    ofProxies: certificatesOf(authorities.proxies),
    judged: new WeakMap<object, Judged>(),
  });
  const first = read();
  let now = first;
  const judge = (socket: TLSSocket): Judged => {
    const until = Date.parse(socket.getPeerCertificate().valid_to);
    // Only the one kind of authority can have let the connection in.
    if (now === first && now.ofProxies === undefined) return { ...CLIENT, until };
    const chain = chainOf(socket);
    const isOf = (known: readonly X509Certificate[] | undefined): boolean => known !== undefined && isSignedBy(chain, known);
    return { client: isOf(now.ofClients), proxy: isOf(now.ofProxies), until };
  };
  return (request) => {
    const socket = request.socket as TLSSocket;
    if (!socket.authorized) return NONE;
    if (now.clients !== authorities.clients || now.proxies !== authorities.proxies) now = read();
    const connection = connectionOf(request);
    const known = now.judged.get(connection) ?? judge(socket);
    now.judged.set(connection, known);
    return known.until < clock.now() ? NONE : known;
  };
}

/** What stays the same for all requests of a connection; over HTTP/2 each request has a face of the socket of its own. */
export const connectionOf = (request: IncomingMessage): object =>
  (request as IncomingMessage & { readonly stream?: { readonly session?: object } }).stream?.session ?? request.socket;

function chainOf(socket: TLSSocket): X509Certificate[] {
  const chain: X509Certificate[] = [];
  const seen = new Set<string>();
  for (let at: DetailedPeerCertificate | undefined = socket.getPeerCertificate(true); at?.raw !== undefined; at = at.issuerCertificate) {
    if (seen.has(at.fingerprint256) || chain.length >= MAX_CHAIN) break;
    seen.add(at.fingerprint256);
    chain.push(new X509Certificate(at.raw));
  }
  return chain;
}
