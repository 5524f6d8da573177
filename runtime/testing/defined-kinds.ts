/** Kinds that objects of a set define, which a server has once it has those. */
import { isObject } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';
import type { Registry } from '../resource/registry.js';
import { collectionOf } from './collections.js';
import type { Manifest } from './manifests.js';

export const isDefinition = ({ kind, apiVersion }: Manifest): boolean =>
  kind === 'CustomResourceDefinition' && apiVersion.startsWith('apiextensions.k8s.io/');

const memberOf = (value: Json | undefined, name: string): Json | undefined => (isObject<JsonObject>(value) ? value[name] : undefined);

/** Whether any of the definitions is that of the object's kind. */
export const isDefined = ({ kind, apiVersion }: Manifest, definitions: readonly Manifest[]): boolean =>
  definitions.some(
    ({ object: { spec } }) => apiVersion.startsWith(`${memberOf(spec, 'group')}/`) && memberOf(memberOf(spec, 'names'), 'kind') === kind,
  );

/** How long kinds are waited for. */
const LONGEST_MS = 10_000;

/** Resolves when the server has the kinds of all the objects; after a time, without those that do not come. */
export function whenServed(manifests: readonly Manifest[], registry: Registry): Promise<void> {
  const kinds = new Map(manifests.map(({ apiVersion, kind }) => [`${apiVersion} ${kind}`, { apiVersion, kind }]));
  const isMissing = (): boolean => [...kinds.values()].some((kind) => collectionOf(registry, kind) === undefined);
  if (!isMissing()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, LONGEST_MS);
    const stop = registry.onChange(() => {
      if (!isMissing()) end();
    });
  });
}
