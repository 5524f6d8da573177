/** The objects that bindings give policies as parameters. */
import type { ParamKind } from '../../../../generated/admissionregistration/v1/types.js';
import type { ApiObject } from '../../../model/object.js';
import { selectorOfObject } from '../../../model/selectors/selectors.js';
import { ObjectReader } from '../../../resource/reader.js';
import type { Registry, Served } from '../../../resource/registry.js';
import type { Objects } from '../webhooks/objects.js';
import type { Binding, Policy, PolicyTypes } from './policy-set.js';

/** What keeps a binding from being used; the failure policy decides about the request. */
export class Misconfigured extends Error {}

/** The kind of parameters, as it is served; undefined where it is not. */
export function servedKind(registry: Registry, { apiVersion = '', kind = '' }: ParamKind): Served | undefined {
  for (const served of registry.inVersion(apiVersion)?.values() ?? []) if (served.version.kind === kind) return served;
  return undefined;
}

/** Why a policy cannot be used whose parameters are of the kind; undefined where it is served, or there are no parameters. */
export function unknownKind(registry: Registry, paramKind: ParamKind | undefined): string | undefined {
  if (paramKind === undefined || servedKind(registry, paramKind) !== undefined) return undefined;
  const { apiVersion = '', kind = '' } = paramKind;
  const qualified = apiVersion.includes('/') ? apiVersion : `/${apiVersion}`;
  return `failed to find resource referenced by paramKind: '${qualified}, Kind=${kind}'`;
}

/** Where the parameters of a binding are; empty for those of a cluster-wide kind. */
function placeOf({ version }: Served, namespace: string, given: string): string | Misconfigured {
  if (!version.namespaced)
    return given === '' ? '' : new Misconfigured('paramRef.namespace must not be provided for a cluster-scoped `paramKind`');
  const place = given === '' ? namespace : given;
  return place === '' ? new Misconfigured('cannot use namespaced paramRef in policy binding that matches cluster-scoped resources') : place;
}

/**
 * The parameters of a binding for a request in a namespace, each of which the policy is judged with; one that is undefined for a policy
 * without any, whose kind is served. Misconfigured where there must be some and there are none.
 */
export async function parametersOf<T extends PolicyTypes>(
  { paramKind }: Policy<T>,
  { paramRef }: Binding<T>,
  namespace: string,
  { registry, objects }: { readonly registry: Registry; readonly objects: Objects },
): Promise<readonly (ApiObject | undefined)[] | Misconfigured> {
  const served = paramKind === undefined || paramRef === undefined ? undefined : servedKind(registry, paramKind);
  if (paramRef === undefined || served === undefined) return [undefined];
  const place = placeOf(served, namespace, paramRef.namespace ?? '');
  if (place instanceof Misconfigured) return place;
  const reader = new ObjectReader(served.resource);
  await reader.ready();
  const found = stored(reader, place, paramRef);
  if (found.length === 0 && paramRef.parameterNotFoundAction === 'Deny')
    return new Misconfigured('no params found for policy binding with `Deny` parameterNotFoundAction');
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
