/** Writes on their way, so that what the writer handed along finds the event that tells of the write. */

interface Pending {
  readonly value: Buffer;
  readonly attachment: unknown;
}

export class PendingWrites {
  readonly #byKey = new Map<string, Pending[]>();

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

  /** What was handed along with a write of the same bytes; whoever wrote them, they mean the same. */
  take(key: string, value: Buffer): unknown {
    return this.#byKey.get(key)?.find((pending) => pending.value.equals(value))?.attachment;
  }
}
