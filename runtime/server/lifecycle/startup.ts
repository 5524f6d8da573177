/**
 * Starts a server's controllers that prepare it. The server is ready when all have started; a start that fails is tried again until it
 * succeeds. One whose writes are refused, such as by a webhook that cannot be reached, holds up nothing, since only a server that
 * answers lets anybody mend the webhook: it is told of, and tried again beside the others.
 */
import type { Controller, ControllerHost, Running } from '../../controllers/framework/contract.js';
import type { Check } from '../../http/observing/health.js';
import type { Timer } from '../../model/clock.js';
import { ApiError } from '../../model/errors.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { startChecks } from './start-hooks.js';

/** Milliseconds between a failed start and the next try. */
const RETRY_MS = 500;
/** The same after a start that was refused, which doubles with each up to the longest. */
const REFUSED_MS = { first: 1000, longest: 60_000 } as const;

type Attempt = 'started' | 'refused' | 'failed';

export class Startup {
  /** Resolves when every controller has started. */
  readonly done: Promise<void>;
  #finish: () => void = () => undefined;
  /** Names of the controllers that have not started. */
  readonly #pending: Set<string>;
  readonly #started: Running[] = [];
  /** When those that were refused are tried again, by their names. */
  readonly #refused = new Map<string, Timer>();
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
    for (const timer of this.#refused.values()) timer.cancel();
    await Promise.all(this.#started.map((running) => running.stop()));
  }

  async #run(): Promise<void> {
    for (const controller of this.controllers) {
      for (;;) {
        const attempt = await this.#attempt(controller);
        if (this.#stopped) return;
        if (attempt === 'refused') this.#againLater(controller, REFUSED_MS.first);
        if (attempt !== 'failed') break;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
      this.#pending.delete(controller.name);
    }
    this.#finish();
  }

  async #attempt(controller: Controller): Promise<Attempt> {
    try {
      const running = await controller.start(this.host);
      if (!running) return 'started';
      if (this.#stopped) await running.stop();
      else this.#started.push(running);
      return 'started';
    } catch (error) {
      const conflicts = error instanceof ApiError && error.reason === 'Conflict';
      const fault = error instanceof Error ? error.message : String(error);
      // A second try settles a conflict, and what stays the same is told once.
      if (!conflicts && fault !== this.#fault)
        this.host.environment.log(`${controller.name} has not started, and is tried again: ${fault}`);
      this.#fault = fault;
      return error instanceof ApiError && !conflicts ? 'refused' : 'failed';
    }
  }

  #againLater(controller: Controller, pause: number): void {
    const retry = async (): Promise<void> => {
      this.#refused.delete(controller.name);
      const attempt = await this.#attempt(controller);
      if (attempt !== 'started' && !this.#stopped) this.#againLater(controller, Math.min(pause * 2, REFUSED_MS.longest));
    };
    this.#refused.set(
      controller.name,
      this.host.clock.after(pause, () => void retry()),
    );
  }

  /** Names the controllers that have not started and the last failure; undefined when all have started. */
  state(): string | undefined {
    return this.#pending.size === 0
      ? undefined
      : `waiting for ${[...this.#pending].join(', ')}${this.#fault === '' ? '' : `: ${this.#fault}`}`;
  }

  /** A check for each step of the start. */
  checks(release: string, enabled: Enabled): Check[] {
    const names = this.controllers.map(({ name }) => name);
    return startChecks(names, release, enabled).map(({ name, by }) => ({
      name,
      at: ['healthz', 'livez', 'readyz'],
      ofStart: true,
      run: () => (by.some((controller) => this.#pending.has(controller)) ? 'not finished' : undefined),
    }));
  }
}
