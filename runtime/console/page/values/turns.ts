/** Long work of the page, done a few milliseconds at a time, so that it goes on answering those who use it. */
import type { Turn } from '../../../model/definition/settled.js';

/** Milliseconds of work between two pauses: half of the time of a frame. */
const TURN_MS = 8;

/** Ends with the next task of the browser, before which it may show a frame and take what somebody types. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Tells when work has gone on for a turn. */
export class Turns {
  #began = performance.now();

  isOver(): boolean {
    return performance.now() - this.#began >= TURN_MS;
  }

  /** Waits for the next turn. */
  async next(): Promise<void> {
    await pause();
    this.#began = performance.now();
  }
}

/** Finishes work with pauses between its turns. Undefined where it is ended before. */
export async function inTurns<Result>(work: Generator<undefined, Result>, ended: AbortSignal): Promise<Result | undefined> {
  for (const turns = new Turns(); !ended.aborted; ) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (turns.isOver()) await turns.next();
  }
  return undefined;
}

/** The turns of work that asks for them itself. They throw the reason of the signal once it is ended. */
export function turnsUntil(ended: AbortSignal): Turn {
  const turns = new Turns();
  return () => {
    ended.throwIfAborted();
    return turns.isOver() ? turns.next() : undefined;
  };
}
