/** Refuses writes in a namespace that does not exist. */
import type { Parts } from '../../../http/server-parts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { isNamespace, namespaceAnnotations } from './namespaces.js';

export function namespaceExists(parts: Parts<'registry'>): AdmissionPlugin {
  const lookUp = namespaceAnnotations(parts);
  return {
    name: 'NamespaceExists',
    concerns: (request) => request.operation !== 'CONNECT' && !isNamespace(request),
    async validate({ namespace }) {
      if (namespace !== '') await lookUp(namespace);
    },
  };
}
