/** The streams of a test server that are open, with the requests they answer. */
import type { RequestContext, RequestState } from '../../http/requests/state.js';
import type { Asked } from '../requests/match.js';
import { breakConnection } from './broken.js';

interface OpenStream {
  readonly ctx: RequestContext;
  readonly request: Asked;
  end(): void;
}

export class FollowedStreams {
  readonly #open = new Set<OpenStream>();

  /** Follows the streams that answer the request, each as soon as it is opened. */
  follow(ctx: RequestContext, request: Asked): void {
    const { streams } = ctx.state;
    const followed: RequestState['streams'] = {
      frames: streams.frames,
      room: streams.room,
      meter: streams.meter,
      minimumSeconds: streams.minimumSeconds,
      add: (end) => {
        const over = streams.add(end);
        const stream = { ctx, request, end };
        this.#open.add(stream);
        return () => {
          over();
          this.#open.delete(stream);
        };
      },
    };
    ctx.state.streams = followed;
  }

  /** Ends those whose requests fit, as a server that stops does, or by breaking their connections. Gives how many. */
  drop(fits: (request: Asked) => boolean, how: 'end' | 'reset'): number {
    const dropped = [...this.#open].filter(({ request }) => fits(request));
    for (const { ctx, end } of dropped) {
      if (how === 'end') end();
      else breakConnection(ctx);
    }
    return dropped.length;
  }
}
