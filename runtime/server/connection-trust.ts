/**
 * What a client certificate is good for. A connection trusts the authorities of clients and those of authenticating proxies together;
 * a certificate of the one kind must never pass for one of the other.
 */
import { X509Certificate } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DetailedPeerCertificate, TLSSocket } from 'node:tls';
import { isSignedBy } from '../auth/certificate-chain.js';
import type { ClusterAuthorities } from '../auth/cluster-authorities.js';
import { pemBlocks } from '../model/pem.js';

export interface Trust {
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

/** Judges the certificate of a request's connection, each connection once. */
export function connectionTrust({ clients, proxies }: ClusterAuthorities): ConnectionTrust {
  const [ofClients, ofProxies] = [certificatesOf(clients), certificatesOf(proxies)];
  if (ofProxies === undefined) return ({ socket }) => ((socket as TLSSocket).authorized ? CLIENT : NONE);
  const known = new WeakMap<object, Trust>();
  return (request) => {
    const socket = request.socket as TLSSocket;
    if (!socket.authorized) return NONE;
    const connection = connectionOf(request);
    const judged = known.get(connection);
    if (judged !== undefined) return judged;
    const chain = chainOf(socket);
    const trust = { client: ofClients !== undefined && isSignedBy(chain, ofClients), proxy: isSignedBy(chain, ofProxies) };
    known.set(connection, trust);
    return trust;
  };
}

/** What stays the same for all requests of a connection; over HTTP/2 each request has a face of the socket of its own. */
const connectionOf = (request: IncomingMessage): object =>
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
