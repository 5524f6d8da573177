/** The contract of controllers: what makes and keeps objects by itself. */
import type { Delegation } from '../../http/connections/delegation.js';
import type { ServerParts } from '../../http/server-parts.js';
import type { Settings } from '../../settings/settings.js';
import type { Api } from './api.js';

/** What controllers see of the server that runs them. */
export interface ControllerHost extends ServerParts {
  readonly api: Api;
  /** Other API servers behind this one. */
  readonly delegation: Delegation;
}

/** The parts that code of a controller names, and no others. */
export type HostParts<Names extends keyof ControllerHost> = Pick<ControllerHost, Names>;

/** A controller on its way. */
export interface Running {
  /** Resolves once nothing of it runs any more, or what runs has taken too long. */
  stop(): Promise<void>;
  /** What it waits for; undefined where it does its work. */
  state?(): string | undefined;
}

export interface Controller {
  /** Name in `--controllers`, and of its health check. */
  readonly name: string;
  /**
   * Resources by their ids as catalogues spell them, such as `leases.coordination.{groupDomain}`. A server that does not have all of them
   * does not run it.
   */
  readonly needs?: readonly string[];
  /** Whether a server with these settings runs it; every server does when absent. */
  wanted?(settings: Settings): boolean;
  /**
   * `preparing`: it does what must be done before the server calls itself ready, and is tried again when it throws. `running`: it
   * starts once the server is ready, and of several servers with one store only one runs it. Preparing when absent.
   */
  readonly phase?: 'preparing' | 'running';
  /** An outside controller manager does the same, so that this one pauses while one is at work. */
  readonly standsAside?: boolean;
  start(host: ControllerHost): Promise<Running | undefined> | Promise<void>;
}

/** A controller that starts once the server is ready, and whose code is loaded only then. */
export const loadedLater = (about: Omit<Controller, 'phase' | 'start'>, load: () => Promise<Pick<Controller, 'start'>>): Controller => ({
  ...about,
  phase: 'running',
  start: async (host) => (await (await load()).start(host)) ?? undefined,
});

/** Whether `--controllers` has the controller: by its name, or with all that are not taken out. */
export function isChosen(settings: Settings, name: string): boolean {
  const chosen = settings.list('controllers');
  if (chosen.includes(`-${name}`)) return false;
  return chosen.includes('*') || chosen.includes(name);
}
