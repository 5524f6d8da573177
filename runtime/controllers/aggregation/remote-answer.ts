/** Documents of servers that are delegated to, as this server reads them in its own name. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Connection } from '../../http/connections/delegation.js';
import { readBody } from '../../http/requests/body.js';
import { callerHeaders } from '../../http/requests/caller-headers.js';

/** Time for a whole document. */
const TIMEOUT_MS = 20_000;

const CALLER = { name: 'system:aggregator', uid: '', groups: [], extra: {} };

interface Asked {
  readonly path: string;
  /** Tag of the document that is known already. */
  readonly etag?: string | undefined;
  /** Bytes of the answer at most. */
  readonly bytes: number;
  /** Ends the request. */
  readonly stopped: AbortSignal;
}

/** The bytes of a JSON document and its tag; undefined where the server has none, or the one that is known. Rejects where it cannot be read. */
export async function remoteAnswer(
  { destination, tls }: Connection,
  { path, etag, bytes: most, stopped }: Asked,
): Promise<{ readonly bytes: Buffer; readonly etag: string | undefined } | undefined> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  const headers = { ...callerHeaders(CALLER), Accept: 'application/json', ...(etag === undefined ? {} : { 'If-None-Match': etag }) };
  const request = destination.request(true, { path, headers, ...tls, agent: false, signal });
  // Those that end early are told to the reader of the answer.
  request.on('error', () => undefined);
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const read = response.statusCode === 200 ? readBody(response, most) : Promise.resolve(undefined);
  const bytes = await read.finally(() => request.destroy());
  return bytes && { bytes, etag: response.headers.etag };
}
