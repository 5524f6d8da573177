/** A connection that breaks on request, as networks do. */
import type { Fetch } from '../../runtime/api-client/index.js';
import { NodeFetch } from '../../runtime/api-client/node/node-fetch.js';
import { readRemoteService } from '../../runtime/client/webhook-config.js';

export class DisturbedFetch {
  readonly #node: NodeFetch;
  readonly #open = new Set<AbortController>();
  /** Addresses that were asked for. */
  readonly asked: string[] = [];
  /** Answers the next requests in place of the server, while it gives answers. */
  answer: (url: URL) => Response | undefined = () => undefined;
  /** Ends the stream of a watch after so many bytes, which may be in the middle of an event. */
  cutAfter: () => number = () => Number.POSITIVE_INFINITY;

  constructor(kubeconfig: string) {
    this.#node = new NodeFetch(readRemoteService(kubeconfig));
  }

  readonly fetch: Fetch = async (address, init) => {
    const url = new URL(address);
    this.asked.push(`${init.method} ${url.pathname}${url.search}`);
    const answered = this.answer(url);
    if (answered !== undefined) return answered;
    if (!url.searchParams.has('watch')) return this.#node.fetch(address, init);
    const broken = new AbortController();
    this.#open.add(broken);
    const response = await this.#node.fetch(address, { ...init, signal: AbortSignal.any([init.signal, broken.signal]) });
    let left = this.cutAfter();
    const cutting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        controller.enqueue(chunk.subarray(0, left));
        left -= chunk.length;
        if (left <= 0) controller.error(new Error('connection reset'));
      },
    });
    return new Response(response.body?.pipeThrough(cutting) ?? null, { status: response.status, headers: response.headers });
  };

  /** Breaks all watches that are open. */
  breakWatches(): void {
    for (const each of this.#open) each.abort(new Error('connection reset'));
    this.#open.clear();
  }

  get watches(): readonly string[] {
    return this.asked.filter((line) => line.includes('watch=1'));
  }

  close(): void {
    this.breakWatches();
    this.#node.close();
  }
}

/** The answer of a server that no longer knows a history. */
export const expired = (): Response =>
  Response.json({ kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'Expired', message: 'too old', code: 410 }, { status: 410 });
