/** Writes in flight, so that what the writer attached is found again when the event of the write arrives. */

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

  /** The attachment of a write of the same bytes; whoever wrote them, they decode to the same object. */
  take(key: string, value: Buffer): unknown {
    return this.#byKey.get(key)?.find((pending) => pending.value.equals(value))?.attachment;
  }
}
