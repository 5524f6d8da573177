/** Pods run as the account `default` of their namespace unless they name another, and the account must be there. */
import { forbidden } from '../../model/errors.js';
import type { Parts } from '../../server.js';
import type { AdmissionPlugin } from '../chain.js';

type Spec = { serviceAccountName?: string; serviceAccount?: string; imagePullSecrets?: unknown[] };

export function serviceAccount({ registry }: Parts): AdmissionPlugin {
  const accounts = registry.has('serviceaccounts') ? registry.byId('serviceaccounts') : undefined;
  return {
    name: 'ServiceAccount',
    async admit({ operation, group, resource, subresource, object, namespace, shownName }) {
      if (
        accounts === undefined ||
        operation !== 'CREATE' ||
        group !== '' ||
        resource !== 'pods' ||
        subresource !== '' ||
        object === undefined
      )
        return;
      const spec = object.spec as Spec;
      const account = spec.serviceAccountName || 'default';
      spec.serviceAccountName = account;
      spec.serviceAccount = account;
      if (!accounts.cache.healthy) await accounts.cache.ready();
      const found = accounts.find(namespace, account);
      if (found === undefined)
        throw forbidden(
          { group: '', name: 'pods' },
          shownName,
          `error looking up service account ${namespace}/${account}: serviceaccount ${JSON.stringify(account)} not found`,
        );
      const secrets = found.item.parse().imagePullSecrets;
      if (Array.isArray(secrets) && (spec.imagePullSecrets ?? []).length === 0) spec.imagePullSecrets = secrets;
    },
  };
}
