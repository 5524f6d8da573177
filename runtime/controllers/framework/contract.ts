/** The contract of controllers, which make and maintain objects without being asked. */
import type { Delegation } from '../../http/connections/delegation.js';
import type { ServerParts } from '../../http/server-parts.js';
import type { GateName } from '../../settings/feature-gates.js';
import type { Settings } from '../../settings/settings.js';
import type { Api } from './api.js';

/** The server as controllers see it. */
export interface ControllerHost extends ServerParts {
  readonly api: Api;
  /** Other API servers behind this one. */
  readonly delegation: Delegation;
}

/** The parts that code of a controller names, and no others. */
export type HostParts<Names extends keyof ControllerHost> = Pick<ControllerHost, Names>;

/** A running controller. */
export interface Running {
  /** Resolves once nothing of it runs any more, or stopping has taken too long. */
  stop(): Promise<void>;
  /** What it is waiting for; undefined while it works normally. */
  state?(): string | undefined;
}

export interface Controller {
  /** Name in `--controllers`, and of its health check. */
  readonly name: string;
  /**
   * Ids of the resources that it needs, as catalogues spell them, such as `leases.coordination.{groupDomain}`. A server without any one of
   * them does not run it.
   */
  readonly needs?: readonly string[];
  /** Names of the resources that it watches, as far as they are known before it starts. */
  readonly watches?: readonly string[];
  /** The gate without which no server runs it. */
  readonly gate?: GateName;
  /** Whether a server with these settings runs it; true by default. */
  wanted?(settings: Settings): boolean;
  /**
   * `preparing`: it does what must be done before the server is ready, and is retried when it throws. `running`: it starts once the server
   * is ready, and only one of several servers with the same store runs it. Preparing by default.
   */
  readonly phase?: 'preparing' | 'running';
  /** An outside controller manager does the same work, so this one pauses while such a manager is active. */
  readonly standsAside?: boolean;
  start(host: ControllerHost): Promise<Running | undefined> | Promise<void>;
}

/** A controller that starts once the server is ready, and whose code is loaded only then. */
export const loadedLater = (about: Omit<Controller, 'phase' | 'start'>, load: () => Promise<Pick<Controller, 'start'>>): Controller => ({
  ...about,
  phase: 'running',
  start: async (host) => (await (await load()).start(host)) ?? undefined,
});

/** Whether `--controllers` selects the controller: by its name, or with a star unless it is excluded. */
export function isChosen(settings: Settings, name: string): boolean {
  const chosen = settings.list('controllers');
  if (chosen.includes(`-${name}`)) return false;
  return chosen.includes('*') || chosen.includes(name);
}
