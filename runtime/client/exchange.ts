/** One request to an outside service, bounded in the time it takes and in what is read of the answer. */
import http from 'node:http';
import https from 'node:https';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Exchange {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: http.OutgoingHttpHeaders;
  readonly body?: Buffer;
  readonly agent: http.Agent;
  /** Milliseconds that the whole exchange may take. */
  readonly timeoutMs: number;
  /** Bytes of the answer that are read at most: with more of them it rejects, and with 0 none are kept. */
  readonly limit: number;
}

/** What the service answers, whatever its status; redirects are not followed. Rejects where there is no answer in time. */
export function exchange({ url, method, headers, body, agent, timeoutMs, limit }: Exchange): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // The whole exchange is bounded, not only its pauses.
    const call = request(url, { method, agent, headers, signal: AbortSignal.timeout(timeoutMs) });
    call.on('error', (error) => reject(error.name === 'TimeoutError' ? new Error(`${url.host} did not answer in time`) : error));
    call.on('response', (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('error', reject);
      answer.on('data', (chunk: Buffer) => {
        if (limit === 0) return;
        size += chunk.length;
        if (size > limit) call.destroy(new Error(`${url.host} answered more than ${limit} bytes`));
        else chunks.push(chunk);
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }));
    });
    call.end(body);
  });
}
