/** What a server's event loop works on, noted by whoever takes up work, so that a stall can be put down to its cause. */

export interface Work {
  /** In words for the operator, without anything that may be a secret. */
  describe(): string;
}

/** Work that has to wait now and then. */
export interface Resumable extends Work {
  /** To be called whenever it goes on after it had to wait. */
  takenUp(): void;
}

/** Noting costs one assignment: it is done for every request. */
export class WorkMarks {
  /** What was taken up last; work that nobody notes goes on under the name of what came before. */
  current: Work | undefined;
}
