import {
  changedFinalizers
} from "./chunk-CGQO6YUQ.js";
import {
  clusterController
} from "./chunk-VZMACPSW.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/storage/volume-protection.js
var VOLUMES = "persistentvolumes";
var volumeProtection = clusterController({
  name: "pv-protection",
  account: "pv-protection-controller",
  needs: () => [VOLUMES],
  define: ({ api, registry: { words } }) => {
    const volumes = api.informer(VOLUMES);
    const finalizer = words.label("pv-protection");
    return {
      watches: [VOLUMES],
      async reconcile({ name }, { client }) {
        const volume = volumes.get("", name);
        const finalizers = volume && await changedFinalizers(volume.metadata, finalizer, () => volume.status.phase === "Bound");
        if (volume === void 0 || finalizers === void 0) return;
        await client.resource(VOLUMES).update({ ...volume, metadata: { ...volume.metadata, finalizers } });
      }
    };
  }
});
export {
  volumeProtection
};
