/** The objects that bindings give policies as parameters. */
import type { ApiObject } from '../../../model/object.js';
import { ObjectReader } from '../../../resource/reader.js';
import type { Registry, Served } from '../../../resource/registry.js';
import { selectorOfObject } from '../../../resource/selecting/selectors.js';
import type { Objects } from '../webhooks/objects.js';
import type { Binding, Policy, PolicyTypes } from './policy-set.js';

/** What keeps a binding from being used; the failure policy decides about the request. */
export class Misconfigured extends Error {
  constructor(why: string) {
    super(`failed to configure binding: ${why}`);
  }
}

function servedKind(registry: Registry, apiVersion: string, kind: string): Served {
  for (const served of registry.inVersion(apiVersion)?.values() ?? []) if (served.version.kind === kind) return served;
  throw new Misconfigured(`failed to find resource referenced by paramKind: '${apiVersion}, Kind=${kind}'`);
}

/** Where the parameters of a binding are; undefined for all namespaces of a cluster-wide kind. */
function placeOf({ version }: Served, namespace: string, given: string): string {
  if (!version.namespaced) {
    if (given !== '') throw new Misconfigured('paramRef.namespace must not be provided for a cluster-scoped `paramKind`');
    return '';
  }
  const place = given === '' ? namespace : given;
  if (place === '') throw new Misconfigured('cannot use namespaced paramRef in policy binding that matches cluster-scoped resources');
  return place;
}

/**
 * The parameters of a binding for a request in a namespace, each of which the policy is judged with; one that is undefined for a policy
 * without any. Throws Misconfigured where there must be some and there are none.
 */
export async function parametersOf<T extends PolicyTypes>(
  { paramKind }: Policy<T>,
  { paramRef }: Binding<T>,
  namespace: string,
  { registry, objects }: { readonly registry: Registry; readonly objects: Objects },
): Promise<readonly (ApiObject | undefined)[]> {
  if (paramKind === undefined || paramRef === undefined) return [undefined];
  const served = servedKind(registry, paramKind.apiVersion ?? '', paramKind.kind ?? '');
  const place = placeOf(served, namespace, paramRef.namespace ?? '');
  const reader = new ObjectReader(served.resource);
  await reader.ready();
  const found = stored(reader, place, paramRef);
  if (found.length === 0 && paramRef.parameterNotFoundAction === 'Deny')
    throw new Misconfigured('no params found for policy binding with `Deny` parameterNotFoundAction');
  return Promise.all(found.map((object) => objects.converted(served, structuredClone(object), served.version)));
}

function stored(
  reader: ObjectReader,
  place: string,
  { name = '', selector }: NonNullable<Binding<PolicyTypes>['paramRef']>,
): readonly Readonly<ApiObject>[] {
  if (name !== '') {
    const one = reader.peek(place, name);
    return one === undefined ? [] : [one];
  }
  const wanted = selectorOfObject(selector);
  return reader.peekAll(place).filter(({ metadata }) => wanted.matches(metadata.labels));
}
