/** How requests find the routes of a kind, and the errors for those that find none. */

import type { SubresourceDefinition, VersionDefinition } from '../../model/definition/definition.js';
import { ANY_RESOURCE, ANY_VERSION, addressOf, isWatchable, type RouteMethod, takesAnyMethod } from '../../model/definition/routes.js';
import { type ApiError, badRequest, methodNotAllowed, notFound, pathNotFound, verbNotSupported } from '../../model/errors.js';
import type { Served } from '../../resource/registry.js';
import { answerNoPage } from '../answers/answers.js';
import { patchTypeOf } from '../requests/patches.js';
import type { RequestInfo } from '../requests/request-info.js';
import type { RequestContext, RequestMiddleware } from '../requests/state.js';
import type { KindRouter } from './kind-router.js';

interface Addressing {
  /** Whether the kind may have such an address at all. */
  reaches(served: Served, info: RequestInfo): boolean;
  /** The answer for an address that the kind cannot have, or a 404. */
  unreached(ctx: RequestContext): void;
  /** What answers the request; undefined where the kind has no route for it. */
  find(router: KindRouter, method: string, info: RequestInfo, version: VersionDefinition): RequestMiddleware | undefined;
  /** The error for a request that no route was found for, with the media type of its body. */
  refusal(router: KindRouter, info: RequestInfo, served: Served, contentType: string | undefined): ApiError;
  /** Whether callers are warned of a deprecated version even when they are refused. */
  readonly warnsRefused: boolean;
}

const subresourceOf = (version: VersionDefinition, info: RequestInfo): SubresourceDefinition | undefined =>
  info.subresource === '' ? undefined : version.subresources.find(({ name }) => name === info.subresource);

/** Whether the release that is shown has the verb; routes are those of every release. */
const isServed = (version: VersionDefinition, info: RequestInfo): boolean => {
  if (info.subresource === '')
    return info.watchPath || info.verb === '' || version.verbs.includes(info.verb) || !KNOWN_VERBS.has(info.verb);
  const sub = subresourceOf(version, info);
  return sub === undefined || sub.connects === true || sub.verbs.includes(info.verb) || !KNOWN_VERBS.has(info.verb);
};

const KNOWN_VERBS: ReadonlySet<string> = new Set(['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update']);

/** A watch of one object, by an old-style path, is one of its collection. */
const collectionOf = (address: string): string => address.replace(/\/:name$/, '');

/** Kinds of the catalogue are found by the address and the method that were asked for. */
export const byAddress: Addressing = {
  reaches({ resource, version }, info) {
    if (info.subresource === '') return info.address !== '';
    const sub = subresourceOf(version, info);
    if (sub === undefined || (sub.featureGate !== undefined && !resource.environment.enabledByName(sub.featureGate))) return false;
    return info.address !== '';
  },
  unreached() {
    throw pathNotFound();
  },
  find(router, method, info, version) {
    const { address, verb, watchPath } = info;
    // A list that is asked to be a watch, too.
    if (verb === 'watch' && !version.verbs.includes('watch')) return undefined;
    if (!isServed(version, info)) return undefined;
    if (watchPath) return method === 'GET' && isWatched(router, info) ? router.find('GET', collectionOf(address)) : undefined;
    if (method !== 'HEAD' && method !== 'OPTIONS') return router.find(method, address);
    const sub = subresourceOf(version, info);
    const passesOn = sub !== undefined && (method === 'HEAD' ? sub.connects === true : takesAnyMethod(sub));
    return passesOn ? router.find('GET', address) : undefined;
  },
  refusal(router, info) {
    return (info.watchPath ? isWatched(router, info) : router.has(info.address)) ? methodNotAllowed() : pathNotFound();
  },
  warnsRefused: false,
};

/** Whether a path below /watch/ is of something that can be read. */
const isWatched = (router: KindRouter, { address, subresource }: RequestInfo): boolean =>
  isWatchable({ method: 'get', subresource }) && router.find('GET', address) !== undefined;

/** Verbs of requests about objects of all namespaces. */
const EVERYWHERE: readonly string[] = ['list', 'watch'];

/** Where each verb is asked for. */
const ASKED: readonly (readonly [verb: string, method: Uppercase<RouteMethod>, named: boolean])[] = [
  ['get', 'GET', true],
  ['list', 'GET', false],
  ['watch', 'GET', false],
  ['create', 'POST', false],
  ['update', 'PUT', true],
  ['patch', 'PATCH', true],
  ['delete', 'DELETE', true],
  ['deletecollection', 'DELETE', false],
];

/** The method and the addresses of each verb, of whatever resource. `segment` is the path segment before the name of a namespace. */
function placesOf(segment: string) {
  return new Map(
    ASKED.map(([verb, method, named]) => {
      const place = { plural: ANY_RESOURCE.plural, named, subresource: '' };
      const everywhere = addressOf(ANY_VERSION.other, { ...place, namespaces: undefined });
      return [verb, { method, named, everywhere, inNamespace: addressOf(ANY_VERSION.other, { ...place, namespaces: segment }) }] as const;
    }),
  );
}

/**
 * Kinds that definitions bring are found by what a request is about, whatever else its path and method say: a HEAD is a get, a create may
 * name its object, and what follows a subresource does not count. `segment` is the path segment before the name of a namespace.
 */
export const bySubject = (segment: string): Addressing => {
  const places = placesOf(segment);
  return {
    reaches: ({ version }, { verb, namespace }) => (version.namespaced ? namespace !== '' || EVERYWHERE.includes(verb) : namespace === ''),
    unreached: answerNoPage,
    find(router, _, { verb, namespace, name, subresource }) {
      const place = places.get(verb);
      if (place === undefined || (place.named ? name === '' : subresource !== '')) return undefined;
      const address = namespace === '' ? place.everywhere : place.inNamespace;
      return router.find(place.method, subresource === '' ? address : `${address}/${subresource}`);
    },
    refusal(_, info, { version, resource }, contentType) {
      const about = { group: version.group, name: version.plural };
      const sub = subresourceOf(version, info);
      if (info.subresource !== '' && sub === undefined) return notFound(about, info.name);
      if (!(sub ?? version).verbs.includes(info.verb)) return verbNotSupported(about, info.verb);
      // A patch is first of all to be of a known kind.
      if (info.verb === 'patch') patchTypeOf(contentType, resource.environment.enabled('ServerSideApply'), version.untyped);
      return badRequest('name must be provided');
    },
    warnsRefused: true,
  };
};
