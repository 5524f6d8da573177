/** One request to an outside service, bounded in the time it takes and in what is read of the answer. */
import type { Agent, OutgoingHttpHeaders } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { GatheredBytes } from '../model/gathered-bytes.js';
import type { Destination } from './outgoing.js';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

interface Exchange {
  /** What is asked there. */
  readonly url: URL;
  readonly destination: Destination;
  readonly method: 'GET' | 'POST';
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
  readonly agent: Agent;
  /** Milliseconds that the whole exchange may take. */
  readonly timeoutMs: number;
  /** Bytes of the answer that are read at most: with more of them it rejects, and with 0 none are kept. */
  readonly limit: number;
}

export class LateAnswer extends Error {}

export class AnswerTooLong extends Error {}

/** What the service answers, whatever its status; redirects are not followed. Rejects where there is no answer in time. */
export async function exchange(asked: Exchange): Promise<Answer> {
  // The whole exchange is bounded, not only its pauses.
  const signal = AbortSignal.timeout(asked.timeoutMs);
  for (;;) {
    const call = begin(asked, signal);
    try {
      return await call.answer;
    } catch (error) {
      if (signal.aborted) throw new LateAnswer(`${asked.url.host} did not answer in time`);
      // A connection that was kept may have been closed by the other side meanwhile, which then has seen nothing of the request.
      if (!call.onKept() || !isReset(error)) throw error;
    }
  }
}

function begin(
  { url, destination, method, headers, body, agent, limit }: Exchange,
  signal: AbortSignal,
): { answer: Promise<Answer>; onKept(): boolean } {
  const { path, auth } = urlToHttpOptions(url);
  const call = destination.request(url.protocol === 'https:', { path, auth, method, agent, headers, signal });
  let begun = false;
  const answer = new Promise<Answer>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      begun = true;
      const bytes = new GatheredBytes();
      response.on('error', reject);
      response.on('aborted', () => reject(new Error(`the answer of ${url.host} ended early`)));
      response.on('data', (chunk: Buffer) => {
        if (limit === 0) return;
        bytes.add(chunk);
        if (bytes.size > limit) call.destroy(new AnswerTooLong(`${url.host} answered more than ${limit} bytes`));
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          text: bytes.all().toString('utf8'),
        }),
      );
    });
    call.end(body);
  });
  return { answer, onKept: () => call.reusedSocket && !begun };
}

const isReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
