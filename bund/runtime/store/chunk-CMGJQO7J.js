import {
  isActive,
  oneOfEach
} from "./chunk-O34GIVXX.js";
import {
  clusterController,
  settling
} from "./chunk-VZMACPSW.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/service-accounts/default-account.js
var DEFAULT = "default";
var defaultAccounts = clusterController({
  name: "serviceaccount",
  account: "service-account-controller",
  needs: () => ["namespaces", "serviceaccounts"],
  define: ({ api }) => {
    const namespaces = api.informer("namespaces");
    const accounts = api.informer("serviceaccounts");
    return {
      watches: ["namespaces", oneOfEach("serviceaccounts", DEFAULT)],
      async reconcile({ name }, { client }) {
        if (!isActive(namespaces.get("", name)) || accounts.get(name, DEFAULT) !== void 0) return;
        await settling(client.resource("serviceaccounts").create({ metadata: { name: DEFAULT, namespace: name } }));
      }
    };
  }
});
export {
  defaultAccounts
};
