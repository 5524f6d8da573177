/**
 * A bound on the number of faults that are collected: nobody reads more at once, and an object may have as many faults as its body has
 * bytes.
 */

/** The number of faults that an answer shows. Rules that go through lists stop there. */
export const MAX_FAULTS = 1000;

/** Characters of paths and messages that an answer shows, but for those of the last fault; beyond them no further fault is told. */
export const MAX_FAULT_TEXT = 512 * 1024;

/** What faults take of an answer: a rule about a list may show the whole list in the fault of each item. */
export class FaultBudget {
  #faults = 0;
  #characters = 0;

  take(fault: unknown): void {
    this.#faults += 1;
    if (isTold(fault)) this.#characters += fault.field.length + fault.message.length;
  }

  get isSpent(): boolean {
    return this.#faults >= MAX_FAULTS || this.#characters > MAX_FAULT_TEXT;
  }
}

const isTold = (fault: unknown): fault is { readonly field: string; readonly message: string } =>
  typeof fault === 'object' && fault !== null && 'field' in fault && 'message' in fault;

/** The faults of each item, until there are as many as an answer shows. */
export function faultsOfEach<Item, Fault>(items: Iterable<Item>, faultsOf: (item: Item, index: number) => readonly Fault[]): Fault[] {
  const out: Fault[] = [];
  const budget = new FaultBudget();
  let index = 0;
  for (const item of items) {
    for (const fault of faultsOf(item, index)) {
      budget.take(fault);
      out.push(fault);
    }
    if (budget.isSpent) break;
    index += 1;
  }
  return out;
}
