/** Which kinds controllers that look after all kinds have to do with. Read on demand, as kinds may come and go. */
import type { VersionDefinition } from '../model/definition/definition.js';
import { apiVersionOf } from '../model/object.js';
import type { Registry } from '../resource/registry.js';
import type { Resource } from '../resource/resource.js';
import type { Subscription } from '../store/index.js';

export interface ServedResource {
  readonly resource: Resource;
  /** The hub version where it is served, else the first that is. */
  readonly version: VersionDefinition;
}

/** Kinds that are stored here and served with all these verbs. */
export function storedKinds(registry: Registry, verbs: readonly string[]): ServedResource[] {
  const found: ServedResource[] = [];
  for (const resource of registry.resources) {
    const { storage, versions, hub } = resource.definition;
    if (storage === undefined) continue;
    const served = [...versions.values()].filter(
      (version) =>
        registry.find(version.group, version.version, version.plural) !== undefined && verbs.every((verb) => version.verbs.includes(verb)),
    );
    const version = served.find(({ group, version: name }) => apiVersionOf(group, name) === hub) ?? served[0];
    if (version !== undefined) found.push({ resource, version });
  }
  return found;
}

/** The kind that objects name by these; undefined where it is not served here. */
export function kindNamed(registry: Registry, apiVersion: string, kind: string): ServedResource | undefined {
  for (const served of registry.inVersion(apiVersion)?.values() ?? [])
    if (served.version.kind === kind && served.resource.definition.storage !== undefined) return served;
  return undefined;
}

export interface Wait extends Subscription {
  /** Resolves once every object that comes ends the wait. */
  readonly begun: Promise<void>;
}

/** Runs the work once the kind has, or had, an object; the answer ends the wait. Until then the kind is not loaded. */
export function onceHeld(resource: Resource, work: () => void): Wait {
  const { engine } = resource.environment;
  let open = true;
  let subscription: Subscription | undefined;
  let timer: NodeJS.Timeout | undefined;
  let tell: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const close = (): void => {
    open = false;
    tell();
    clearTimeout(timer);
    subscription?.close();
  };
  const begin = (): void => {
    if (!open) return;
    close();
    work();
  };
  const again = (): void => {
    if (open) timer = setTimeout(look, PAUSE_MS).unref();
  };
  const look = (): void => {
    engine.range(resource.prefix, { limit: 1, uncounted: true }).then(({ entries, revision }) => {
      if (entries.length > 0 || resource.cache.healthy) begin();
      else if (open) {
        subscription = engine.watch(resource.prefix, revision, { events: begin, closed: again });
        tell();
      }
    }, again);
  };
  look();
  return { close, begun };
}

/** Pause before a store that failed is asked again, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * Whether a kind may have objects below a prefix of its keys. A kind whose objects nobody has asked for yet is not loaded for that:
 * its code would be, too.
 */
export async function mayHold(resource: Resource, prefix: string): Promise<boolean> {
  if (resource.cache.healthy) return true;
  const { entries } = await resource.environment.engine.range(prefix, { limit: 1, uncounted: true });
  return entries.length > 0;
}
