/** The service by which pods reach the API itself: the first address of the range that services have, and the addresses behind it. */
import { firstAddress } from '../../service-addresses/range.js';
import type { Controller } from '../framework/contract.js';
import { ensure } from '../framework/ensure.js';
import { advertisedAddress } from './advertised-address.js';
import { OwnEndpoints } from './endpoints.js';
import { ServerLeases } from './server-leases.js';

const PORT = 443;

/**
 * Makes the service where it is missing, and keeps the addresses of all servers behind it. Where the server does not listen by
 * itself, the port is the usual one, and others know its address.
 */
export const apiService: Controller = {
  name: 'bootstrap-controller',
  needs: ['services', 'namespaces'],
  async start(host) {
    const { registry, environment, listeningPort, outgoing } = host;
    const name = registry.words.vendor();
    const clusterIP = firstAddress(environment.settings.text('service-cluster-ip-range'));
    const port = listeningPort();
    const nodePort = environment.settings.number('kubernetes-service-node-port');
    await ensure(registry.byId('services'), {
      metadata: { name, namespace: 'default', labels: { provider: name, component: 'apiserver' } },
      spec: {
        clusterIP,
        ports: [{ name: 'https', port: PORT, targetPort: port || PORT, protocol: 'TCP', ...(nodePort === 0 ? {} : { nodePort }) }],
        sessionAffinity: 'None',
        ipFamilyPolicy: 'SingleStack',
        type: nodePort === 0 ? 'ClusterIP' : 'NodePort',
      },
    });
    const ip = advertisedAddress(environment.settings);
    outgoing.knowServers([{ ip: clusterIP, port: PORT }]);
    if (port === 0 || ip === undefined || !registry.has('endpoints')) return undefined;
    if (environment.settings.text('endpoint-reconciler-type') === 'none' || !environment.standsForServer) return undefined;
    const leases = environment.sharedStore ? new ServerLeases(environment, registry.byId('endpoints')) : undefined;
    const endpoints = new OwnEndpoints(host, { ip, port }, leases, { ip: clusterIP, port: PORT });
    await endpoints.start();
    return endpoints;
  },
};
