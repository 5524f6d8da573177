/** Whether the server behind a service answers: it must for the document that lists the resources of its version. */
import https from 'node:https';
import { SUPERUSERS } from '../../auth/contract.js';
import { callerHeaders } from '../../http/caller-headers.js';
import type { Address } from '../../kinds/core/service-address.js';

/** Calls at once, of which one must succeed: behind a service may be several servers. */
const ATTEMPTS = 5;
/** Time for an answer to begin. */
const TIMEOUT_MS = 5000;

export interface DiscoveryCheck {
  /** Chosen anew for each call; throws where there is none. */
  address(): Address;
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

async function attempt({ address, path, tls, signal }: DiscoveryCheck): Promise<void> {
  const { host, port } = address();
  const url = `https://${host.includes(':') ? `[${host}]` : host}:${port}${path}`;
  try {
    const status = await statusOf({ host, port, path, ...tls, signal });
    if (status < 200 || status > 299) throw new Error(`bad status from ${url}: ${status}`);
  } catch (error) {
    throw new Error(`failing or missing response from ${url}: ${error instanceof Error ? error.message || error.name : String(error)}`);
  }
}

const CALLER = { name: 'system:kube-aggregator', uid: '', groups: [SUPERUSERS], extra: {} };

function statusOf(options: https.RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = https.request({ ...options, agent: false, rejectUnauthorized: false, headers: callerHeaders(CALLER) }, (answer) => {
      resolve(answer.statusCode ?? 0);
      request.destroy();
    });
    const late = setTimeout(() => request.destroy(new Error('it took too long to answer')), TIMEOUT_MS);
    request.on('close', () => clearTimeout(late));
    request.on('error', reject);
    request.end();
  });
}
