/** What the watchdog's thread and the thread that it watches tell each other. */

import type { LineForm } from '../direct-line.js';

/** Milliseconds between two beats of the watched thread. */
export const BEAT_MS = 250;
/** Milliseconds without a beat from which on the thread stands still. */
export const STALL_MS = 1000;

export interface WatchedThread {
  /** One number, which grows with each beat. */
  readonly beats: SharedArrayBuffer;
  /** Of lines that the thread writes by itself. */
  readonly form: LineForm;
}

/** A stall has begun; what was found out about it follows, where that can be. */
export type StallMessage = { readonly kind: 'begun' } | Found;

export interface Found {
  readonly kind: 'found';
  /** Frames from the innermost on, as `name (file:line)`. */
  readonly stack: readonly string[];
  /** What the event loop worked on; empty where nobody noted it. */
  readonly work: string;
}

/** Listeners of the process that tell what their event loop works on; an inspector calls them while that stands still. */
export const WORK_EVENT = 'kindwright:work';
