import {
  isActive,
  oneOfEach
} from "./chunk-O34GIVXX.js";
import {
  clusterController,
  settling
} from "./chunk-VZMACPSW.js";
import "./chunk-LN2F7F5X.js";
import {
  sameValue
} from "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/service-accounts/root-ca-publisher.js
var NAME = "kube-root-ca.crt";
var KEY = "ca.crt";
var rootCaPublisher = clusterController({
  name: "root-ca-cert-publisher",
  account: "root-ca-cert-publisher",
  needs: () => ["namespaces", "configmaps"],
  define: ({ api, authorities }) => {
    const namespaces = api.informer("namespaces");
    const maps = api.informer("configmaps");
    const data = { [KEY]: authorities.root };
    return {
      watches: ["namespaces", oneOfEach("configmaps", NAME)],
      async reconcile({ name }, { client }) {
        const known = maps.get(name, NAME);
        if (!isActive(namespaces.get("", name)) || known !== void 0 && sameValue(known.data, data)) return;
        const writer = client.resource("configmaps");
        const metadata = { name: NAME, namespace: name };
        await settling(known === void 0 ? writer.create({ metadata, data }) : writer.update({ ...known, data }));
      }
    };
  }
});
export {
  rootCaPublisher
};
