/** Each active namespace has the service account `default` (specification 2, "Account controller rule"). */
import type { Namespace, ServiceAccount } from '../../../generated/core/v1/types.js';
import { clusterController, settling } from '../cluster-controller.js';
import { isActive, oneOfEach } from './active-namespaces.js';

const DEFAULT = 'default';

export const defaultAccounts = clusterController({
  name: 'serviceaccount',
  account: 'service-account-controller',
  define: ({ api }) => {
    const namespaces = api.informer<Namespace>('namespaces');
    const accounts = api.informer<ServiceAccount>('serviceaccounts');
    return {
      watches: ['namespaces', oneOfEach('serviceaccounts', DEFAULT)],
      async reconcile({ name }, { client }) {
        if (!isActive(namespaces.get('', name)) || accounts.get(name, DEFAULT) !== undefined) return;
        await settling(client.resource<ServiceAccount>('serviceaccounts').create({ metadata: { name: DEFAULT, namespace: name } }));
      },
    };
  },
});
