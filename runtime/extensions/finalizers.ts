/** Finalizers of custom objects whose names do not tell whose they are. */
import type { ApiObject } from '../model/object.js';
import { faultsOf } from '../model/values/formats.js';

/** Finalizers that are known without a domain. */
const KNOWN: ReadonlySet<string> = new Set(['foregroundDeletion', 'kubernetes', 'orphan']);

const ADVICE = 'prefer a domain-qualified finalizer name to avoid accidental conflicts with other finalizer writers';

/** Warnings of that many finalizers at most: each is a header. */
const MOST = 100;

/** What a writer is told of finalizers that were not there before, in the order of their names. */
export function finalizerWarnings({ metadata }: ApiObject, old: ApiObject | undefined): string[] {
  const before = new Set(old?.metadata.finalizers);
  const added = [...new Set(metadata.finalizers)].filter((name) => !before.has(name)).sort();
  return added.slice(0, MOST).flatMap((name) => {
    const faults = faultsOf('qualified-name', name);
    const bare = name.includes('/') || KNOWN.has(name) ? [] : [ADVICE];
    return [...faults, ...bare].map((fault) => `metadata.finalizers: ${JSON.stringify(name)}: ${fault}`);
  });
}
