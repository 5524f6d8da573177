/** Records what a server's event loop is working on, so that a stall can be attributed to its cause. */

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
  /** The work that was begun last. Work that does not record itself is attributed to the work before it. */
  current: Work | undefined;
}
