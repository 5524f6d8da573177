/** Routes of a kind by what its definition says, for kinds that have no generated ones. */
import type { VersionDefinition } from '../model/definition.js';
import { apiVersionOf } from '../model/object.js';
import type { RouteTable } from '../model/routes.js';

const ON_COLLECTION: Readonly<Record<string, 'get' | 'post' | 'delete'>> = { list: 'get', create: 'post', deletecollection: 'delete' };
const ON_OBJECT: Readonly<Record<string, 'get' | 'put' | 'patch' | 'delete'>> = {
  get: 'get',
  update: 'put',
  patch: 'patch',
  delete: 'delete',
};

/** `segment`: the path segment before a namespace's name. */
export const resourceRoutes =
  (version: VersionDefinition, segment: string): RouteTable =>
  (router, serve) => {
    const root = `/${version.group === '' ? 'api' : 'apis'}/${apiVersionOf(version.group, version.version)}`;
    const everywhere = `${root}/${version.plural}`;
    const collection = version.namespaced ? `${root}/${segment}/:namespace/${version.plural}` : everywhere;
    for (const verb of version.verbs) {
      const ofCollection = ON_COLLECTION[verb];
      const ofObject = ON_OBJECT[verb];
      if (ofCollection !== undefined) router[ofCollection](collection, serve(verb));
      if (ofObject !== undefined) router[ofObject](`${collection}/:name`, serve(verb));
      if (verb === 'list' && version.namespaced) router.get(everywhere, serve(verb));
    }
    for (const { name, verbs } of version.subresources)
      for (const verb of verbs) {
        const ofObject = ON_OBJECT[verb];
        if (ofObject !== undefined) router[ofObject](`${collection}/:name/${name}`, serve(verb, name));
      }
  };
