/** Controllers that prepare a server: what must be done before it is ready, each part tried until it succeeds. */
import type { Controller, ControllerHost, Running } from '../controllers/framework/contract.js';
import type { Check } from '../http/health.js';

/** Pause before a failed start runs again, in milliseconds. */
const RETRY_MS = 500;

export class Preparation {
  /** Resolves when every controller has started. */
  readonly done: Promise<void>;
  #finish: () => void = () => undefined;
  readonly #open: Set<string>;
  readonly #started: Running[] = [];
  #fault = '';
  #work: Promise<void> | undefined;
  #stopped = false;

  constructor(
    private readonly controllers: readonly Controller[],
    private readonly host: ControllerHost,
  ) {
    this.done = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.#open = new Set(controllers.map(({ name }) => name));
  }

  /** Starts the controllers one after the other; asked again, it does nothing. */
  start(): void {
    this.#work ??= this.#run();
  }

  /** Starts nothing more, and stops what was started. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#started.map((running) => running.stop()));
  }

  async #run(): Promise<void> {
    for (const controller of this.controllers) {
      while (!(await this.#starts(controller))) {
        if (this.#stopped) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
      this.#open.delete(controller.name);
    }
    this.#finish();
  }

  async #starts(controller: Controller): Promise<boolean> {
    try {
      const running = await controller.start(this.host);
      if (running) this.#started.push(running);
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
