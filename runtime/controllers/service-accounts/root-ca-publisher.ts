/** Each active namespace has a config map with the authorities by which its pods know the server. */
import type { ConfigMap, Namespace } from '../../../generated/core/v1/types.js';
import { sameValue } from '../../model/json/json.js';
import { clusterController, settling } from '../cluster-controller.js';
import { isActive, oneOfEach } from './active-namespaces.js';

const NAME = 'kube-root-ca.crt';
const KEY = 'ca.crt';

export const rootCaPublisher = clusterController({
  name: 'root-ca-cert-publisher',
  account: 'root-ca-cert-publisher',
  define: ({ api, authorities }) => {
    const namespaces = api.informer<Namespace>('namespaces');
    const maps = api.informer<ConfigMap>('configmaps');
    const data = { [KEY]: authorities.root };
    return {
      watches: ['namespaces', oneOfEach('configmaps', NAME)],
      async reconcile({ name }, { client }) {
        const known = maps.get(name, NAME);
        if (!isActive(namespaces.get('', name)) || (known !== undefined && sameValue(known.data, data))) return;
        const writer = client.resource<ConfigMap>('configmaps');
        const metadata = { name: NAME, namespace: name };
        await settling(known === undefined ? writer.create({ metadata, data }) : writer.update({ ...known, data }));
      },
    };
  },
});
