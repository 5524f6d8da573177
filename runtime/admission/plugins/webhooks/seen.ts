/** What mutating webhooks and policies know of each other's changes. */
import { stringify } from '../../../model/json/json-text.js';
import type { Hook } from './hooks.js';

type Asked = Pick<Hook, 'id' | 'again'>;

/** State shared by the mutating webhooks, or policies, of one request: which of them want to see later changes, and the object as they left it. */
export class Seen {
  #asked: string[] = [];
  readonly #again = new Set<string>();
  #left = '';

  isAgain({ id }: Asked): boolean {
    return this.#again.has(id);
  }

  asked({ id, again }: Asked): void {
    if (again) this.#asked.push(id);
  }

  /** All webhooks that were called so far will see the object again. */
  changed(): void {
    for (const id of this.#asked) this.#again.add(id);
    this.#asked = [];
  }

  leave(object: unknown): void {
    this.#left = stringify(object ?? null);
  }

  /** Whether the object was changed since the webhooks left it. */
  hasChanged(object: unknown): boolean {
    return stringify(object ?? null) !== this.#left;
  }
}
