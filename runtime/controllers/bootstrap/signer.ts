/**
 * The public configuration for clients is signed with every bootstrap token that is for signing (specification 2, "Signed config
 * map"), so that who holds a token can tell that nobody changed it.
 */
import type { ConfigMap } from '../../../generated/core/v1/types.js';
import { BootstrapSecret, detachedSignature, TOKEN_NAMESPACE, tokenType, Usage } from '../../auth/bootstrap-tokens.js';
import { sameValue } from '../../model/json/json.js';
import type { ApiObject } from '../../model/object.js';
import type { Words } from '../../model/values/words.js';
import { clusterController, settling } from '../cluster-controller.js';
import type { Change } from '../framework/informer.js';

/** Whether a change is one of a bootstrap token. */
export const isBootstrapToken =
  (words: Words) =>
  (change: Change<ApiObject>): boolean =>
    change.mentions(tokenType(words));

const SIGNED = { namespace: 'kube-public', name: 'cluster-info' };
const CONTENT = 'kubeconfig';
const SIGNATURE = 'jws-kubeconfig-';

/** The data with the signatures of the tokens in place of all that were there; undefined where there is nothing to sign. */
function signedData(
  data: Readonly<Record<string, string>>,
  tokens: Iterable<Parameters<typeof detachedSignature>[1]>,
): Record<string, string> | undefined {
  const content = data[CONTENT];
  if (content === undefined) return undefined;
  const kept = Object.entries(data).filter(([key]) => !key.startsWith(SIGNATURE));
  const signatures = [...tokens].map((token): [string, string] => [`${SIGNATURE}${token.id}`, detachedSignature(content, token)]);
  return Object.fromEntries([...kept, ...signatures]);
}

export const bootstrapSigner = clusterController({
  name: 'bootstrapsigner',
  account: 'bootstrap-signer',
  define: ({ api, registry: { words } }) => {
    const scope = { namespace: TOKEN_NAMESPACE };
    const maps = api.informer<ConfigMap>('configmaps', SIGNED);
    const secrets = api.informer<ApiObject>('secrets', scope);
    const signs = (object: ApiObject): BootstrapSecret[] => {
      const secret = BootstrapSecret.of(object, words);
      return secret?.serves(Usage.signing) ? [secret] : [];
    };
    return {
      watches: [
        { resource: 'configmaps', scope: SIGNED },
        { resource: 'secrets', scope, concerns: isBootstrapToken(words), keys: () => [SIGNED] },
      ],
      async reconcile({ namespace, name }, { client, clock }) {
        const map = maps.get(namespace, name);
        const now = clock.now();
        const good = secrets
          .list()
          .flatMap(signs)
          .filter((secret) => secret.expires() > now);
        const data =
          map &&
          signedData(
            map.data ?? {},
            good.map((secret) => secret.token()).filter((token) => token !== undefined),
          );
        if (map === undefined || data === undefined) return undefined;
        if (!sameValue(data, map.data)) await settling(client.resource<ConfigMap>('configmaps').update({ ...map, data }));
        // A signature goes with the first token that expires.
        const end = Math.min(...good.map((secret) => secret.expires()));
        return end === Number.POSITIVE_INFINITY ? undefined : { requeueAfter: end - now };
      },
    };
  },
});
