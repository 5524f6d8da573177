/** Starts a server's controllers that prepare it. The server is ready when all have started; a start that fails is tried again until it succeeds. */
import type { Controller, ControllerHost, Running } from '../controllers/framework/contract.js';
import type { Check } from '../http/health.js';
import { START_CHECKS, START_HOOKS } from './start-hooks.js';

/** Milliseconds between a failed start and the next try. */
const RETRY_MS = 500;

export class Startup {
  /** Resolves when every controller has started. */
  readonly done: Promise<void>;
  #finish: () => void = () => undefined;
  /** Names of the controllers that have not started. */
  readonly #pending: Set<string>;
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
    this.#pending = new Set(controllers.map(({ name }) => name));
  }

  /** Starts the controllers one after the other. Further calls do nothing. */
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
      this.#pending.delete(controller.name);
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

  /** Names the controllers that have not started and the last failure; undefined when all have started. */
  state(): string | undefined {
    return this.#pending.size === 0
      ? undefined
      : `waiting for ${[...this.#pending].join(', ')}${this.#fault === '' ? '' : `: ${this.#fault}`}`;
  }

  /** A check for each controller, and for each step that conformant servers know by another name. */
  checks(): Check[] {
    const own = this.controllers.map(({ name }) => [name, [name]] as const);
    const known = Object.entries(START_HOOKS).filter(([hook]) => !this.controllers.some(({ name }) => name === hook));
    const hooks = [...known, ...own].map(([hook, controllers]) => [`poststarthook/${hook}`, controllers] as const);
    return [...hooks, ...Object.entries(START_CHECKS)].map(([name, controllers]) => ({
      name,
      at: ['healthz', 'livez', 'readyz'],
      ofStart: true,
      run: () => (controllers.some((controller) => this.#pending.has(controller)) ? 'not finished' : undefined),
    }));
  }
}
