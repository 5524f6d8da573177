/**
 * A bound on the number of faults that are collected: nobody reads more at once, and an object may have as many faults as its body has
 * bytes.
 */

/** The number of faults that an answer shows. Rules that go through lists stop there. */
export const MAX_FAULTS = 1000;

/** Characters of paths and messages that an answer shows, but for those of the last fault; beyond them no further fault is told. */
export const MAX_FAULT_TEXT = 512 * 1024;

/** The faults of each item, until there are as many as an answer shows. */
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
