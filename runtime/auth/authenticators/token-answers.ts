/** Answers about tokens that are kept for a while, by the digest of the token and the audiences it was asked about for. */
import { AnswerCache, type AnswerObserver } from '../answer-cache.js';
import type { Authentication } from '../contract.js';

export type TokenObserver = AnswerObserver<Authentication>;

interface TokenAnswersOptions {
  /** Milliseconds for which the answer holds. */
  lifeOf(answer: Authentication): number;
  readonly now?: (() => number) | undefined;
  readonly observer?: TokenObserver | undefined;
}

export class TokenAnswers {
  readonly #cache: AnswerCache<Authentication>;

  constructor({ lifeOf, now, observer }: TokenAnswersOptions) {
    this.#cache = new AnswerCache({
      lifeOf,
      passes: ({ outcome }) => outcome === 'user',
      bytesOf: (answer) => 2 * JSON.stringify(answer).length,
      now,
      observer,
    });
  }

  /** The cached answer about the token, or else the answer of `ask`. */
  answer(token: string, audiences: readonly string[], ask: () => Promise<Authentication>): Authentication | Promise<Authentication> {
    return this.#cache.answer(JSON.stringify([token, audiences]), ask);
  }
}
