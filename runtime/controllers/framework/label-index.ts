/** A snapshot of objects indexed by labels, so that a selector need not look at all of them. */
import type { LabelSelector } from '../../model/selectors/selectors.js';

interface Labelled {
  readonly labels: Readonly<Record<string, string>> | undefined;
}

const keyOf = (label: string, value: string): string => `${label}=${value}`;

export class LabelIndex<T extends Labelled> {
  readonly #all: T[] = [];
  readonly #byLabel = new Map<string, T[]>();

  add(object: T): void {
    this.#all.push(object);
    for (const [label, value] of Object.entries(object.labels ?? {})) {
      const key = keyOf(label, value);
      const known = this.#byLabel.get(key);
      if (known === undefined) this.#byLabel.set(key, [object]);
      else known.push(object);
    }
  }

  /**
   * Candidates for a selector: objects with a value that it requires, or all objects if it requires none. The caller still has to apply the
   * selector, and to take turns.
   */
  candidates({ requirements }: LabelSelector): readonly T[] {
    let fewest: readonly T[] | undefined;
    for (const { key, operator, values } of requirements) {
      if (operator !== '=' && !(operator === 'in' && values.length === 1)) continue;
      const found = this.#byLabel.get(keyOf(key, values[0] ?? '')) ?? [];
      if (fewest === undefined || found.length < fewest.length) fewest = found;
    }
    return fewest ?? this.#all;
  }
}
