/** Asks an outside service for reviews, again after a while where it fails for the moment. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Turn } from '../model/definition/settled.js';
import { isObject } from '../model/json/json.js';
import { BoundsError } from '../model/json/json-text.js';
import type { ApiObject, Json } from '../model/object.js';
import { ANSWERS, readAnswer } from './answers.js';
import { type Answer, isSuccess, type Poster } from './post.js';

interface RetryOptions {
  /** Milliseconds before the second attempt; each later one waits half as long again. */
  readonly firstMs: number;
  /** How often the service is asked at most. */
  readonly attempts: number;
}

const RETRY: RetryOptions = { firstMs: 500, attempts: 5 };
const GROWTH = 1.5;
/** Part of a pause by which it may be longer, so that many callers do not come back at once. */
const JITTER = 0.2;
/** Milliseconds after which no further attempt begins. */
const PATIENCE_MS = 30_000;

/** Statuses of a service that may answer the same question a moment later. */
const PASSING_FAULTS: readonly number[] = [429, 500, 504];

export class ReviewService {
  constructor(
    private readonly poster: Poster,
    /** Begins work that goes in turns. */
    private readonly begin: () => Turn,
    private readonly retry: RetryOptions = RETRY,
  ) {}

  /** The status of the answer. Rejects where the service cannot be asked, refuses, or answers with another version or kind. */
  async ask(review: ApiObject): Promise<ReadonlyMap<string, unknown>> {
    const { status, text } = await this.#answerTo(JSON.stringify(review));
    if (!isSuccess(status)) throw new Error(`the service answered ${status}`);
    const answer = await this.#json(text);
    if (!isObject(answer)) throw new Error('the service answered with no object');
    const { apiVersion, kind, status: told } = answer;
    if (apiVersion !== review.apiVersion || kind !== review.kind)
      throw new Error(
        `the service answered with ${String(kind)} of ${String(apiVersion)} instead of ${review.kind} of ${review.apiVersion}`,
      );
    return new Map(Object.entries(isObject(told) ? told : {}));
  }

  async #json(text: string): Promise<Json> {
    try {
      return await readAnswer(text, ANSWERS.review, this.begin());
    } catch (error) {
      if (error instanceof BoundsError) throw new Error(`the answer of the service is too large: ${error.message}`);
      throw new Error('the service answered with no JSON');
    }
  }

  async #answerTo(json: string): Promise<Answer> {
    const end = performance.now() + PATIENCE_MS;
    let wait = this.retry.firstMs;
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= this.retry.attempts || performance.now() > end;
      try {
        const answer = await this.poster.ask(json, ANSWERS.review.bytes);
        if (last || !PASSING_FAULTS.includes(answer.status)) return answer;
      } catch (error) {
        if (last || !isReset(error)) throw error;
      }
      await pause(wait * (1 + JITTER * Math.random()), undefined, { ref: false });
      wait *= GROWTH;
    }
  }
}

const isReset = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
