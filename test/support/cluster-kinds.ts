/** The kinds of the cluster API under the words of its catalogue, for tests that need no server. */
import { catalogue } from '../../generated/catalogue.js';
import { decode } from '../../runtime/codec/decode.js';
import { clusterKinds } from '../../runtime/kinds/index.js';
import { KindSet } from '../../runtime/kinds/kind-set.js';
import { boundCode } from '../../runtime/model/definition/bound-code.js';
import type { VersionDefinition } from '../../runtime/model/definition/definition.js';
import { ShownRelease } from '../../runtime/model/definition/releases.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { Words } from '../../runtime/model/values/words.js';
import type { Strategy } from '../../runtime/resource/strategy.js';

export const words = new Words(catalogue.service);
export const kinds = new KindSet(clusterKinds, words, new ShownRelease());
/** The same as a release has them. */
export const kindsIn = (release: string): KindSet => new KindSet(clusterKinds, words, new ShownRelease(release));

/** The id of a resource without the domain that ends its group. */
export const withoutDomain = (id: string): string => {
  const domain = words.group('');
  return id.endsWith(domain) ? id.slice(0, -domain.length) : id;
};

/** The strategy of a resource, by its id with or without the domain. */
export function strategyOf(id: string): Strategy {
  const found = catalogue.resources.find((resource) => resource.id === id || withoutDomain(resource.id) === id);
  if (found === undefined) throw new Error(`no resource is named ${id}`);
  return kinds.strategy(found.id);
}

/** An object as a server holds it in a version once it has read it: decoded, with its defaults. */
export async function readAs(version: VersionDefinition, object: unknown): Promise<ApiObject> {
  const code = boundCode(await version.load(), kinds.functions);
  const read = decode(code.structure, object) as unknown as ApiObject;
  code.applyDefaults(read);
  return read;
}
