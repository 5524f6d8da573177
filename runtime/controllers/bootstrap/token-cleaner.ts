/** Secrets of bootstrap tokens that have expired are deleted (specification 2, "Bootstrap token"). */
import { BootstrapSecret, TOKEN_NAMESPACE } from '../../auth/bootstrap-tokens.js';
import type { ApiObject } from '../../model/object.js';
import { clusterController, settling, unchanged } from '../cluster-controller.js';
import { isBootstrapToken } from './signer.js';

export const tokenCleaner = clusterController({
  name: 'tokencleaner',
  account: 'token-cleaner',
  define: ({ api, registry: { words } }) => {
    const scope = { namespace: TOKEN_NAMESPACE };
    const secrets = api.informer<ApiObject>('secrets', scope);
    return {
      watches: [{ resource: 'secrets', scope, concerns: isBootstrapToken(words) }],
      async reconcile({ namespace, name }, { client, clock }) {
        const object = secrets.get(namespace, name);
        const expires = (object && BootstrapSecret.of(object, words)?.expires()) ?? Number.POSITIVE_INFINITY;
        if (object === undefined || expires === Number.POSITIVE_INFINITY) return undefined;
        const left = expires - clock.now();
        if (left > 0) return { requeueAfter: left };
        // One whose end was moved meanwhile stays.
        await settling(client.resource('secrets').delete(namespace, name, { preconditions: unchanged(object.metadata) }));
        return undefined;
      },
    };
  },
});
