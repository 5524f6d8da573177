/** The outside services that a server asks about its callers, as configuration files name them. */
import { readFileSync } from 'node:fs';
import { Documents } from '../client/documents.js';
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

  /** Documents of publishers that are known by the authorities in a PEM file, or by those of the system where it is empty. */
  documents(authorities: string): Documents {
    const documents = new Documents(authorities === '' ? undefined : readFileSync(authorities, 'utf8'));
    this.#closers.push(() => documents.close());
    return documents;
  }

  close(): void {
    for (const close of this.#closers) close();
  }
}
