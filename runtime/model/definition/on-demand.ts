/** Packages that a server needs after its start, or never: they are loaded when they are first used, so that starts are short. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Gives the package, which must be of CommonJS. */
export function onDemand<Package>(name: string): () => Package {
  let loaded: Package | undefined;
  return () => {
    loaded ??= require(name) as Package;
    return loaded;
  };
}
