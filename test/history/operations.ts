/** What clients did to a server and what they were told: the record that is checked. */

export type Said =
  | { readonly said: 'wrote'; readonly revision: number; readonly value: string }
  /** Removed the key that stood at `previous`. */
  | { readonly said: 'deleted'; readonly previous: number }
  | { readonly said: 'saw'; readonly revision: number; readonly value: string }
  | { readonly said: 'absent' }
  | { readonly said: 'exists' }
  /** Refused, as the key does not stand at `expected`. */
  | { readonly said: 'moved'; readonly expected: number }
  | { readonly said: 'listed'; readonly revision: number; readonly items: ReadonlyMap<string, Version> }
  /** The answer was lost; the value may be there from now on or at any time later. */
  | { readonly said: 'unknown'; readonly value: string | undefined }
  /** The server said that nothing happened. */
  | { readonly said: 'failed'; readonly value: string | undefined };

export interface Version {
  readonly revision: number;
  readonly value: string;
}

export interface Operation {
  /** Empty: a list of all keys. */
  readonly key: string;
  /** Milliseconds of one clock: nothing happened before the start or, where the outcome is known, after the end. */
  readonly start: number;
  readonly end: number;
  readonly outcome: Said;
}

/** One change as a watcher was told it; `value` undefined: the key was deleted. */
export interface Change {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  readonly key: string;
  readonly revision: number;
  readonly value: string | undefined;
}

/** All a watcher was told after the revision it began at, over all its connections. */
export interface Watched {
  readonly name: string;
  readonly after: number;
  readonly changes: readonly Change[];
}
