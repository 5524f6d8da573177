/** The contract of controllers: what makes and keeps objects by itself. */
import type { ServerParts } from '../http/server-parts.js';
import type { Settings } from '../settings/settings.js';

export interface Controller {
  /** Name of its health check, as `poststarthook/<name>`. */
  readonly name: string;
  /** Whether a server with these settings runs it; every server does when absent. */
  wanted?(settings: Settings): boolean;
  /** Does what must be done before the server calls itself ready; tried again when it throws. */
  start(parts: ServerParts): Promise<void>;
}

/** Whether `--controllers` has the controller: by its name, or with all that are not taken out. */
export function isChosen(settings: Settings, name: string): boolean {
  const chosen = settings.list('controllers');
  if (chosen.includes(`-${name}`)) return false;
  return chosen.includes('*') || chosen.includes(name);
}
