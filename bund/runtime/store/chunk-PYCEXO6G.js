import {
  BootstrapSecret,
  TOKEN_NAMESPACE,
  Usage,
  detachedSignature,
  tokenType
} from "./chunk-W6JVLK3F.js";
import {
  clusterController,
  settling
} from "./chunk-VZMACPSW.js";
import {
  sameValue
} from "./chunk-CRGR5NKP.js";

// dist/runtime/controllers/bootstrap/signer.js
var isBootstrapToken = (words) => (change) => change.mentions(tokenType(words));
var SIGNED = { namespace: "kube-public", name: "cluster-info" };
var CONTENT = "kubeconfig";
var SIGNATURE = "jws-kubeconfig-";
function signedData(data, tokens) {
  const content = data[CONTENT];
  if (content === void 0) return void 0;
  const kept = Object.entries(data).filter(([key]) => !key.startsWith(SIGNATURE));
  const signatures = [...tokens].map((token) => [`${SIGNATURE}${token.id}`, detachedSignature(content, token)]);
  return Object.fromEntries([...kept, ...signatures]);
}
var bootstrapSigner = clusterController({
  name: "bootstrapsigner",
  account: "bootstrap-signer",
  needs: () => ["secrets", "configmaps"],
  define: ({ api, registry: { words } }) => {
    const scope = { namespace: TOKEN_NAMESPACE };
    const maps = api.informer("configmaps", SIGNED);
    const secrets = api.informer("secrets", scope);
    const signs = (object) => {
      const secret = BootstrapSecret.of(object, words);
      return secret?.serves(Usage.signing) ? [secret] : [];
    };
    return {
      watches: [
        { resource: "configmaps", scope: SIGNED },
        { resource: "secrets", scope, concerns: isBootstrapToken(words), keys: () => [SIGNED] }
      ],
      async reconcile({ namespace, name }, { client, clock }) {
        const map = maps.get(namespace, name);
        const now = clock.now();
        const good = secrets.list().flatMap(signs).filter((secret) => secret.expires() > now);
        const data = map && signedData(
          map.data ?? {},
          good.map((secret) => secret.token()).filter((token) => token !== void 0)
        );
        if (map === void 0 || data === void 0) return void 0;
        if (!sameValue(data, map.data)) await settling(client.resource("configmaps").update({ ...map, data }));
        const end = Math.min(...good.map((secret) => secret.expires()));
        return end === Number.POSITIVE_INFINITY ? void 0 : { requeueAfter: end - now };
      }
    };
  }
});

export {
  isBootstrapToken,
  signedData,
  bootstrapSigner
};
