/** Creates the namespace of a new object if it does not exist. */
import { ensure } from '../../../controllers/framework/ensure.js';
import type { Parts } from '../../../http/server-parts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { isNamespace } from './namespaces.js';

export function namespaceAutoProvision({ registry }: Parts<'registry'>): AdmissionPlugin {
  const namespaces = registry.has('namespaces') ? registry.byId('namespaces') : undefined;
  return {
    name: 'NamespaceAutoProvision',
    concerns: (request) => request.operation === 'CREATE' && !isNamespace(request),
    async admit({ namespace: name, dryRun }) {
      if (namespaces !== undefined && name !== '' && !dryRun) await ensure(namespaces, { metadata: { name } });
    },
  };
}
