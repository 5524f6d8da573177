/** What people call objects of files, and kinds that are not there. */

import { suggestion } from '../../model/faults/nearest.js';
import { isObject } from '../../model/json/json.js';
import { apiVersionOf, type JsonObject } from '../../model/object.js';
import type { Registry } from '../../resource/registry.js';

interface Called {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
}

export function calledIn({ apiVersion, kind, metadata }: JsonObject): Called {
  const { name = '', generateName = '', namespace } = isObject(metadata) ? metadata : {};
  return {
    apiVersion: String(apiVersion),
    kind: String(kind),
    name: String(name === '' ? generateName : name),
    namespace: typeof namespace === 'string' ? namespace : undefined,
  };
}

const kindsIn = (registry: Registry, apiVersion: string): readonly string[] =>
  [...(registry.inVersion(apiVersion)?.values() ?? [])].map(({ version }) => version.kind);

/** That a release has no such kind, with the versions that have it, or the kind that is meant most likely. */
export function unknownKindText(registry: Registry, release: string, { apiVersion, kind }: Pick<Called, 'apiVersion' | 'kind'>): string {
  const versions = registry.groups().flatMap((group) => group.versions.map((version) => apiVersionOf(group.name, version)));
  const having = versions.filter((version) => kindsIn(registry, version).includes(kind));
  const said = `release ${release} has no kind ${kind} in ${apiVersion}`;
  if (having.length > 0) return `${said}; it is in ${having.join(', ')}`;
  return `${said}${versions.includes(apiVersion) ? suggestion(kind, kindsIn(registry, apiVersion)) : ''}`;
}
