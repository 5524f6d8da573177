/** Hooks of the module loader, in the thread that Node runs them in where its own thread takes none. */
import { hooksFor, type KeptCode, type ModuleHooks } from './modules.js';

let hooks: ModuleHooks | undefined;

/** Called by Node once, before the others. */
export function initialize(kept: KeptCode): void {
  hooks = hooksFor(kept);
}

export const resolve: ModuleHooks['resolve'] = (specifier, context, next) =>
  hooks === undefined ? next(specifier, context) : hooks.resolve(specifier, context, next);

export const load: ModuleHooks['load'] = (url, context, next) =>
  hooks === undefined ? next(url, context) : hooks.load(url, context, next);
