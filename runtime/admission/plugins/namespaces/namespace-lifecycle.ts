/** Refuses creates in a namespace that does not exist or is being deleted, and deletes of the system's own namespaces. */

import type { Namespace } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { ApiError, forbidden, notFound } from '../../../model/errors.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, isAbout } from '../../request.js';

const LASTING = new Set(['default', 'kube-system', 'kube-public']);

export function namespaceLifecycle({ registry }: Parts<'registry'>): AdmissionPlugin {
  const namespaces = registry.has('namespaces') ? registry.reader<Namespace>('namespaces') : undefined;
  const reviews = { group: registry.words.group('authorization'), resource: 'localsubjectaccessreviews' };
  return {
    name: 'NamespaceLifecycle',
    concerns: ({ operation }) => operation === 'CREATE' || operation === 'DELETE',
    async admit(request: AdmissionRequest) {
      if (namespaces === undefined) return;
      if (request.group === '' && request.resource === 'namespaces') {
        if (request.operation === 'DELETE' && LASTING.has(request.name))
          throw forbidden({ group: '', name: 'namespaces' }, request.name, 'this namespace may not be deleted');
        return;
      }
      if (request.namespace === '' || request.operation !== 'CREATE') return;
      // A local review does not reveal whether the namespace exists.
      if (isAbout(request, reviews)) return;
      const namespace = await namespaces.get('', request.namespace);
      if (namespace === undefined) throw notFound({ group: '', name: 'namespaces' }, request.namespace);
      if (namespace.metadata.deletionTimestamp === undefined) return;
      throw terminating(request);
    },
  };
}

function terminating({ group: of, resource, shownName, namespace }: AdmissionRequest): ApiError {
  const why = `unable to create new content in namespace ${namespace} because it is being terminated`;
  const refused = forbidden({ group: of, name: resource }, shownName, why);
  return new ApiError(403, 'Forbidden', refused.message, {
    ...refused.details,
    causes: [{ reason: 'NamespaceTerminating', message: `namespace ${namespace} is being terminated`, field: 'metadata.namespace' }],
  });
}
