/** Runs the controllers of a ready server while it may run them, and stops them when it may not. */
import { unforeseenText } from '../../observe/operator-log.js';
import type { Controller, ControllerHost, Running } from './contract.js';

/** Whether controllers may run now. */
export interface Permission {
  /** Resolves once it is known; `changed` is called whenever it may have changed. */
  start(changed: () => void): Promise<void>;
  allows(controller: Controller): boolean;
  stop(): Promise<void>;
}

/** Milliseconds before a controller that did not start is tried again. */
const RETRY_MS = 1000;

interface Member {
  readonly controller: Controller;
  running: Running | undefined;
  /** Serialises starts and stops. */
  work: Promise<void>;
  fault: string;
}

export class ControllerGroup {
  readonly #members: readonly Member[];
  #permitted = false;
  #begun = false;
  #stopped = false;

  constructor(
    controllers: readonly Controller[],
    private readonly host: ControllerHost,
    private readonly permission: Permission,
  ) {
    this.#members = controllers.map((controller) => ({ controller, running: undefined, work: Promise.resolve(), fault: '' }));
  }

  get names(): string[] {
    return this.#members.map(({ controller }) => controller.name);
  }

  begin(): void {
    if (this.#begun || this.#stopped) return;
    this.#begun = true;
    if (this.#members.length === 0) return;
    this.permission
      .start(() => this.#settle())
      .then(
        () => {
          this.#permitted = true;
          this.#settle();
        },
        (error: unknown) => this.host.environment.log(`controllers do not start: ${unforeseenText(error)}`),
      );
  }

  /** Stops all controllers, and then lets another server take over. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#settle();
    await Promise.all(this.#members.map(({ work }) => work));
    if (this.#begun) await this.permission.stop();
  }

  /** What a controller is waiting for; undefined while it works, pauses or has not begun. */
  state(name: string): string | undefined {
    const member = this.#members.find(({ controller }) => controller.name === name);
    return member?.fault ? member.fault : member?.running?.state?.();
  }

  #settle(): void {
    for (const member of this.#members) member.work = member.work.then(() => this.#settleOne(member));
  }

  async #settleOne(member: Member): Promise<void> {
    const { controller } = member;
    const may = this.#permitted && !this.#stopped && this.permission.allows(controller);
    if (may === (member.running !== undefined)) return;
    try {
      if (may) member.running = (await controller.start(this.host)) ?? { stop: () => Promise.resolve() };
      else {
        const { running } = member;
        member.running = undefined;
        await running?.stop();
      }
      member.fault = '';
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (member.fault !== fault) this.host.environment.log(`${controller.name} does not start: ${fault}`);
      member.fault = fault;
      this.host.clock.after(RETRY_MS, () => this.#settle());
    }
  }
}
