/** Whether the server behind a service answers: it must for the document that lists the resources of its version. */
import type { RequestOptions } from 'node:https';
import { SUPERUSERS } from '../../auth/contract.js';
import type { Destination } from '../../client/outgoing.js';
import { callerHeaders } from '../../http/requests/caller-headers.js';

/** Calls at once, of which one must succeed: behind a service may be several servers. */
const ATTEMPTS = 5;
/** Time for an answer to begin. */
const TIMEOUT_MS = 5000;

export interface DiscoveryCheck {
  /** Chosen anew for each call; throws where there is none. */
  destination(): Destination;
  readonly path: string;
  /** Certificate shown to the server, in PEM. Its own is taken as it is: nothing is told or learned but that it answers. */
  readonly tls: { readonly cert?: string; readonly key?: string };
  readonly signal: AbortSignal;
}

/** Why the check failed; undefined where it passed. Redirects are not followed, and fail it. */
export async function discoveryFault(check: DiscoveryCheck): Promise<string | undefined> {
  const done = new AbortController();
  const signal = AbortSignal.any([check.signal, done.signal]);
  const calls = Array.from({ length: ATTEMPTS }, () => attempt({ ...check, signal }));
  try {
    await Promise.any(calls);
    return undefined;
  } catch (error) {
    const last: unknown = error instanceof AggregateError ? error.errors.at(-1) : error;
    return last instanceof Error ? last.message : String(last);
  } finally {
    done.abort();
  }
}

async function attempt({ destination, path, tls, signal }: DiscoveryCheck): Promise<void> {
  const there = destination();
  const url = `https://${there.authority}${path}`;
  try {
    const status = await statusOf(there, { path, ...tls, signal });
    if (status < 200 || status > 299) throw new Error(`bad status from ${url}: ${status}`);
  } catch (error) {
    throw new Error(`failing or missing response from ${url}: ${error instanceof Error ? error.message || error.name : String(error)}`);
  }
}

const CALLER = { name: 'system:kube-aggregator', uid: '', groups: [SUPERUSERS], extra: {} };

function statusOf(destination: Destination, options: Pick<RequestOptions, 'path' | 'cert' | 'key' | 'signal'>): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = callerHeaders(CALLER);
    const request = destination.request(true, { ...options, agent: false, rejectUnauthorized: false, headers });
    request.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      request.destroy();
    });
    const late = setTimeout(() => request.destroy(new Error('it took too long to answer')), TIMEOUT_MS);
    request.on('close', () => clearTimeout(late));
    request.on('error', reject);
    request.end();
  });
}
