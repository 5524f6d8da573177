/** The outside services that a server asks about its callers, as configuration files name them. */
import { Poster } from '../client/post.js';
import { ReviewService } from '../client/review-service.js';
import { readRemoteService } from '../client/webhook-config.js';

export class OutsideServices {
  readonly #closers: (() => void)[] = [];

  /** The service that a client configuration file names. Throws ConfigError where it cannot be read. */
  reviews(file: string): ReviewService {
    const poster = new Poster(readRemoteService(file));
    this.#closers.push(() => poster.close());
    return new ReviewService(poster);
  }

  close(): void {
    for (const close of this.#closers) close();
  }
}
