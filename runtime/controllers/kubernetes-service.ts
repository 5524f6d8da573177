/** The service by which pods reach the API itself: the first address of the range that services have. */

import { firstAddress } from '../kinds/core/address-range.js';
import { ensure } from './ensure.js';
import type { Controller } from './framework/contract.js';

const PORT = 443;

/** Makes the service where it is missing. Where the server does not listen by itself, the port is the usual one. */
export const apiService: Controller = {
  name: 'bootstrap-controller',
  async start({ registry, environment, listeningPort }) {
    if (!registry.has('services')) return;
    const name = registry.words.vendor();
    await ensure(registry.byId('services'), {
      metadata: { name, namespace: 'default', labels: { provider: name, component: 'apiserver' } },
      spec: {
        clusterIP: firstAddress(environment.settings.text('service-cluster-ip-range')),
        ports: [{ name: 'https', port: PORT, targetPort: listeningPort() || PORT, protocol: 'TCP' }],
        sessionAffinity: 'None',
        ipFamilyPolicy: 'SingleStack',
        type: 'ClusterIP',
      },
    });
  },
};
