import {
  changedFinalizers
} from "./chunk-CGQO6YUQ.js";
import {
  clusterController
} from "./chunk-VZMACPSW.js";
import {
  keyText
} from "./chunk-LN2F7F5X.js";
import "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/storage/claim-protection.js
var CLAIMS = "persistentvolumeclaims";
var BY_CLAIM = "claim";
var claimsOf = ({ metadata, spec }) => (spec.volumes ?? []).flatMap(({ name, persistentVolumeClaim, ephemeral }) => [
  ...persistentVolumeClaim === void 0 ? [] : [{ name: persistentVolumeClaim.claimName, own: false }],
  ...ephemeral === void 0 ? [] : [{ name: `${metadata.name ?? ""}-${name}`, own: true }]
]);
var claimKeys = (pod) => claimsOf(pod).map(({ name }) => ({ namespace: pod.metadata.namespace ?? "", name }));
var isShutDown = ({ metadata }) => metadata.deletionTimestamp !== void 0 && (metadata.deletionGracePeriodSeconds ?? 0) === 0;
var controls = (pod, claim) => (claim.metadata.ownerReferences ?? []).some(({ controller, uid }) => controller === true && uid === pod.metadata.uid);
var uses = (pod, claim) => (pod.spec.nodeName ?? "") !== "" && claimsOf(pod).some(({ name, own }) => name === claim.metadata.name && (!own || !isShutDown(pod) && controls(pod, claim)));
var ClaimUsers = class {
  constructor(pods) {
    this.pods = pods;
  }
  pods;
  /** Claims that are deleted and used, by their namespaces. */
  #waiting = /* @__PURE__ */ new Map();
  #end;
  /** Whether a pod uses the claim, which is worked on again when one that may use it changes. */
  async use(claim, queue) {
    const { namespace = "", name = "" } = claim.metadata;
    this.#waiting.set(namespace, (this.#waiting.get(namespace) ?? /* @__PURE__ */ new Set()).add(name));
    this.pods.addIndexer(BY_CLAIM, (pod) => claimKeys(pod).map(keyText));
    this.#end ??= this.pods.onChange((change) => {
      if (!this.#waiting.has(change.namespace)) return;
      for (const pod of [change.object, change.old])
        for (const key of pod === void 0 ? [] : claimKeys(pod))
          if (this.#waiting.get(key.namespace)?.has(key.name)) queue.add(keyText(key));
    });
    await this.pods.synced();
    const used = this.pods.byIndex(BY_CLAIM, keyText({ namespace, name })).some((pod) => uses(pod, claim));
    if (!used) this.#forget(namespace, name);
    return used;
  }
  #forget(namespace, name) {
    const waiting = this.#waiting.get(namespace);
    waiting?.delete(name);
    if (waiting?.size === 0) this.#waiting.delete(namespace);
  }
  stop() {
    this.#end?.();
  }
};
var claimProtection = clusterController({
  name: "pvc-protection",
  account: "pvc-protection-controller",
  needs: () => [CLAIMS, "pods"],
  define: ({ api, registry: { words } }) => {
    const claims = api.informer(CLAIMS);
    const users = new ClaimUsers(api.informer("pods"));
    const finalizer = words.label("pvc-protection");
    return {
      watches: [CLAIMS],
      ended: () => users.stop(),
      async reconcile({ namespace, name }, { client, queue }) {
        const claim = claims.get(namespace, name);
        const finalizers = claim && await changedFinalizers(claim.metadata, finalizer, () => users.use(claim, queue));
        if (claim === void 0 || finalizers === void 0) return;
        await client.resource(CLAIMS).update({ ...claim, metadata: { ...claim.metadata, finalizers } });
      }
    };
  }
});
export {
  claimProtection
};
