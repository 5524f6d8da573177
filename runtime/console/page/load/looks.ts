/** Looks at the server's load, one after the other while somebody watches: the newest with the one before it, and what came of some before. */
import { type Signal, signal } from '@preact/signals';
import { LEVELS, type Look, levelsBetween, METRICS, RIGHT_TO_LOOK, requestsBetween } from '../../../server-load/look.js';
import { samplesOf } from '../../../server-load/samples.js';
import type { App } from '../shell/app.js';
import { messageOf } from '../shell/faults.js';

/** Milliseconds between two looks: a look takes about a megabyte of metrics, which most of the time are the same. */
const LOOK_MS = 2000;
/** Looks that charts remember. */
export const MAX_REMEMBERED = 60;

/** What charts show of a look. */
interface Remembered {
  readonly perSecond: number;
  /** Requests that waited, by priority level. */
  readonly waiting: ReadonlyMap<string, number>;
}

export class Looks {
  /** The newest look and the one before; undefined until there are two. */
  readonly pair: Signal<readonly [before: Look, now: Look] | undefined> = signal(undefined);
  /** The oldest first. */
  readonly remembered: Signal<readonly Remembered[]> = signal([]);
  /** Why nothing is shown; empty where something is. */
  readonly fault: Signal<string> = signal('');
  readonly paused: Signal<boolean> = signal(false);
  #last: Look | undefined;

  constructor(private readonly app: App) {}

  /** Looks until it is told to end. What the page does not show is not looked at. */
  async run(ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      if (document.visibilityState === 'visible' && !this.paused.peek()) await this.#look(ended);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  async #look(ended: AbortSignal): Promise<void> {
    try {
      const metrics = await this.app.read(METRICS, ended);
      if (metrics.status === 403) {
        this.fault.value = `You may not see the load of this server: it takes ${RIGHT_TO_LOOK}.`;
        this.pair.value = undefined;
        return;
      }
      if (!metrics.ok) throw new Error(`the server answers with ${metrics.status}`);
      const text = await metrics.text();
      const levels = await this.app.read(LEVELS, ended);
      this.#take({ samples: samplesOf(text), at: Date.now(), levels: levels.ok ? await levels.text() : undefined });
    } catch (error) {
      if (!ended.aborted && !this.app.away.peek()) this.fault.value = `The load cannot be read: ${messageOf(error)}`;
    }
  }

  #take(now: Look): void {
    const before = this.#last;
    this.#last = now;
    this.fault.value = '';
    if (before === undefined) return;
    const perSecond = requestsBetween(before, now).reduce((sum, each) => sum + each.perSecond, 0);
    const waiting = new Map((levelsBetween(before, now) ?? []).map((level) => [level.name, level.waiting]));
    this.remembered.value = [...this.remembered.value, { perSecond, waiting }].slice(-MAX_REMEMBERED);
    this.pair.value = [before, now];
  }
}
