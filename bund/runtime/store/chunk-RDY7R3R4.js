import {
  isBootstrapToken
} from "./chunk-PYCEXO6G.js";
import {
  BootstrapSecret,
  TOKEN_NAMESPACE
} from "./chunk-W6JVLK3F.js";
import "./chunk-G32XGIUG.js";
import {
  clusterController,
  settling,
  unchanged
} from "./chunk-VZMACPSW.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/bootstrap/token-cleaner.js
var tokenCleaner = clusterController({
  name: "tokencleaner",
  account: "token-cleaner",
  needs: () => ["secrets"],
  define: ({ api, registry: { words } }) => {
    const scope = { namespace: TOKEN_NAMESPACE };
    const secrets = api.informer("secrets", scope);
    return {
      watches: [{ resource: "secrets", scope, concerns: isBootstrapToken(words) }],
      async reconcile({ namespace, name }, { client, clock }) {
        const object = secrets.get(namespace, name);
        const expires = (object && BootstrapSecret.of(object, words)?.expires()) ?? Number.POSITIVE_INFINITY;
        if (object === void 0 || expires === Number.POSITIVE_INFINITY) return void 0;
        const left = expires - clock.now();
        if (left > 0) return { requeueAfter: left };
        await settling(client.resource("secrets").delete(namespace, name, { preconditions: unchanged(object.metadata) }));
        return void 0;
      }
    };
  }
});
export {
  tokenCleaner
};
