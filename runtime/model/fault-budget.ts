/** How many faults are looked for: nobody mends more at once, and an object may have as many as a body has bytes. */

/** Faults that an answer tells of at most; whoever looks for them in a list stops there. */
export const MAX_FAULTS = 100;

/** The faults of items in turn, until there are as many as an answer tells of. */
export function faultsOfEach<Item, Fault>(items: Iterable<Item>, faultsOf: (item: Item, index: number) => readonly Fault[]): Fault[] {
  const out: Fault[] = [];
  let index = 0;
  for (const item of items) {
    out.push(...faultsOf(item, index));
    if (out.length >= MAX_FAULTS) break;
    index += 1;
  }
  return out;
}
