/** Objects of which nothing is shown but their metadata. */
import type { VersionDefinition } from '../../model/definition/definition.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import type { Resource } from '../resource.js';
import { withNumberAt } from '../selecting/fields.js';

/** An object of the version as bookmarks show it, with nothing but the metadata; typed kinds that scale are scaled to zero there. */
export function blankObject(
  { forms }: Resource,
  version: VersionDefinition,
  metadata: Readonly<Record<string, unknown>>,
  apiVersion = apiVersionOf(version.group, version.version),
): ApiObject {
  const bare = { metadata: { ...metadata } };
  const replicas = version.untyped === true ? undefined : version.subresources.find(({ scale }) => scale)?.scale?.specReplicas;
  return forms.canonical(replicas === undefined ? bare : withNumberAt(bare, replicas, 0), apiVersion);
}
