/** The service by which pods reach the API itself: the first address of the range that services have. */
import { firstAddress } from '../kinds/core/address-range.js';
import { vendor } from '../model/words.js';
import type { Parts } from '../server.js';
import { ensure } from './ensure.js';

const PORT = 443;

/** Makes the service where it is missing. `securePort` is where the API listens. */
export async function makeApiService({ registry }: Parts, range: string, securePort: number): Promise<void> {
  if (!registry.has('services')) return;
  await ensure(registry.byId('services'), {
    metadata: { name: vendor(), namespace: 'default', labels: { provider: vendor(), component: 'apiserver' } },
    spec: {
      clusterIP: firstAddress(range),
      ports: [{ name: 'https', port: PORT, targetPort: securePort, protocol: 'TCP' }],
      sessionAffinity: 'None',
      ipFamilyPolicy: 'SingleStack',
      type: 'ClusterIP',
    },
  });
}
