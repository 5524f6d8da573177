/** The namespace of what operations are sent. */
import { badRequest } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';

/** Puts what was sent into the namespace of the request; throws 400 where it names another. */
export function inNamespace({ metadata }: ApiObject, namespace: string): void {
  if ((metadata.namespace ?? '') === '') {
    if (namespace !== '') metadata.namespace = namespace;
  } else if (metadata.namespace !== namespace)
    throw badRequest('the namespace of the provided object does not match the namespace sent on the request');
}
