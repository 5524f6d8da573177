/** Controllers of a server on their way: what must be done before it is ready, each part tried until it succeeds. */
import type { Controller } from '../controllers/controller.js';
import type { Check } from '../http/health.js';
import type { ServerParts } from '../http/server-parts.js';

/** Pause before a failed start runs again, in milliseconds. */
const RETRY_MS = 500;

export class Preparation {
  /** Resolves when every controller has started. */
  readonly done: Promise<void>;
  #finish: () => void = () => undefined;
  readonly #open: Set<string>;
  #fault = '';
  #running = false;
  #stopped = false;

  constructor(
    private readonly controllers: readonly Controller[],
    private readonly parts: ServerParts,
  ) {
    this.done = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.#open = new Set(controllers.map(({ name }) => name));
  }

  /** Starts the controllers one after the other; asked again, it does nothing. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    void this.#run();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #run(): Promise<void> {
    for (const controller of this.controllers) {
      while (!(await this.#started(controller))) {
        if (this.#stopped) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
      this.#open.delete(controller.name);
    }
    this.#finish();
  }

  async #started(controller: Controller): Promise<boolean> {
    try {
      await controller.start(this.parts);
      return true;
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error);
      return false;
    }
  }

  /** What is waited for; undefined where all is done. */
  state(): string | undefined {
    return this.#open.size === 0 ? undefined : `waiting for ${[...this.#open].join(', ')}${this.#fault === '' ? '' : `: ${this.#fault}`}`;
  }

  checks(): Check[] {
    return this.controllers.map(({ name }) => ({
      name: `poststarthook/${name}`,
      at: ['healthz', 'livez', 'readyz'],
      run: () => (this.#open.has(name) ? 'not finished' : undefined),
    }));
  }
}
