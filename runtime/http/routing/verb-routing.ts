/** Routing of kinds that have no routes of their own: by what a request is about, whatever its path looks like. */
import type { Middleware } from 'koa';
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Serve } from '../../model/definition/routes.js';
import { badRequest, notFound, verbNotSupported } from '../../model/errors.js';
import type { RequestInfo } from '../requests/request-info.js';

/** Verbs of requests about objects of all namespaces. */
const EVERYWHERE: readonly string[] = ['list', 'watch'];
/** Verbs of requests about one object. */
const BY_NAME: readonly string[] = ['get', 'update', 'patch', 'delete'];

export class VerbRouting {
  readonly #handlers = new Map<string, Middleware>();

  constructor(
    private readonly version: VersionDefinition,
    private readonly serve: Serve,
  ) {}

  /** Whether there is such a place: objects of namespaces are in one, all others in none. */
  has({ verb, namespace }: RequestInfo): boolean {
    return this.version.namespaced ? namespace !== '' || EVERYWHERE.includes(verb) : namespace === '';
  }

  /** Who answers the request. Throws 404, 405 and 400 for what the kind does not have. */
  handlerOf({ verb, name, subresource }: RequestInfo): Middleware {
    const { version } = this;
    const about = { group: version.group, name: version.plural };
    if (subresource !== '') {
      const sub = version.subresources.find((known) => known.name === subresource);
      if (sub === undefined) throw notFound(about, name);
      if (!sub.verbs.includes(verb)) throw verbNotSupported(about, verb);
    } else if (!version.verbs.includes(verb)) throw verbNotSupported(about, verb);
    if (name === '' && BY_NAME.includes(verb)) throw badRequest('name must be provided');
    return this.#handler(verb === 'watch' ? 'list' : verb, subresource);
  }

  #handler(verb: string, subresource: string): Middleware {
    const key = `${verb} ${subresource}`;
    const known = this.#handlers.get(key) ?? this.serve(verb, subresource);
    this.#handlers.set(key, known);
    return known;
  }
}
