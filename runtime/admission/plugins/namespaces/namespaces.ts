/** Reads the namespace of a request, for plugins that depend on it. */
import type { Namespace } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { notFound } from '../../../model/errors.js';
import type { RequestTarget } from '../../request.js';

const NAMESPACES = 'namespaces';

export const isNamespace = ({ group, resource }: RequestTarget): boolean => group === '' && resource === NAMESPACES;

/** Annotations of a namespace. Throws 404 where there is no such namespace. */
export function namespaceAnnotations({ registry }: Parts<'registry'>): (namespace: string) => Promise<Readonly<Record<string, string>>> {
  const namespaces = registry.has(NAMESPACES) ? registry.reader<Namespace>(NAMESPACES) : undefined;
  return async (name) => {
    if (namespaces === undefined) return {};
    const found = await namespaces.get('', name);
    if (found === undefined) throw notFound({ group: '', name: NAMESPACES }, name);
    return found.metadata.annotations ?? {};
  };
}
