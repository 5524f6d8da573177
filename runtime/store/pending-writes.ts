/** Writes in flight, by which the event of a write finds what its writer attached. */

import { PassingMap } from '../model/passing-map.js';

interface Pending {
  readonly value: Buffer;
  readonly attachment: unknown;
}

export class PendingWrites {
  readonly #byKey = new PassingMap<string, Pending[]>();

  add(key: string, value: Buffer, attachment: unknown): { remove(): void } {
    const pending: Pending = { value, attachment };
    const others = this.#byKey.get(key);
    if (others === undefined) this.#byKey.set(key, [pending]);
    else others.push(pending);
    return {
      remove: () => {
        const left = (this.#byKey.get(key) ?? []).filter((other) => other !== pending);
        if (left.length === 0) this.#byKey.delete(key);
        else this.#byKey.set(key, left);
      },
    };
  }

  /** The attachment of a write of the same bytes. Who wrote them does not matter, because equal bytes decode to equal objects. */
  take(key: string, value: Buffer): unknown {
    return this.#byKey.get(key)?.find((pending) => pending.value.equals(value))?.attachment;
  }
}
