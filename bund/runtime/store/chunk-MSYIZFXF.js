import {
  apiVersionOf
} from "./chunk-BLROGNFG.js";

// dist/runtime/controllers/served.js
function storedKinds(registry, verbs) {
  const found = [];
  for (const resource of registry.resources) {
    const { storage, versions, hub } = resource.definition;
    if (storage === void 0) continue;
    const served = [...versions.values()].filter(
      (version2) => registry.find(version2.group, version2.version, version2.plural) !== void 0 && verbs.every((verb) => version2.verbs.includes(verb))
    );
    const version = served.find(({ group, version: name }) => apiVersionOf(group, name) === hub) ?? served[0];
    if (version !== void 0) found.push({ resource, version });
  }
  return found;
}
function kindNamed(registry, apiVersion, kind) {
  for (const served of registry.inVersion(apiVersion)?.values() ?? [])
    if (served.version.kind === kind && served.resource.definition.storage !== void 0) return served;
  return void 0;
}
function onceHeld(resource, work) {
  const { engine } = resource.environment;
  let open = true;
  let subscription;
  let timer;
  let tell = () => void 0;
  const begun = new Promise((resolve) => {
    tell = resolve;
  });
  const close = () => {
    open = false;
    tell();
    clearTimeout(timer);
    subscription?.close();
  };
  const begin = () => {
    if (!open) return;
    close();
    work();
  };
  const again = () => {
    if (open) timer = setTimeout(look, PAUSE_MS).unref();
  };
  const look = () => {
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
var PAUSE_MS = 1e3;
async function mayHold(resource, prefix) {
  if (resource.cache.healthy) return true;
  const { entries } = await resource.environment.engine.range(prefix, { limit: 1, uncounted: true });
  return entries.length > 0;
}

export {
  storedKinds,
  kindNamed,
  onceHeld,
  mayHold
};
