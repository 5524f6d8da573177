/** Packages that a server needs after its start, or never: they are loaded when they are first used, so that starts are short. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Those that were loaded, by name. As Node's own cache of modules it is one for the process; that one is found by way of the files of a
 * package, which may have gone since.
 */
const packages = new Map<string, unknown>();

/** Loads the package, which must be of CommonJS, and keeps it for whoever asks later. */
export function loadPackage(name: string): unknown {
  if (!packages.has(name)) packages.set(name, require(name));
  return packages.get(name);
}

/** Gives the package, which must be of CommonJS. */
export function onDemand<Package>(name: string): () => Package {
  return () => loadPackage(name) as Package;
}
