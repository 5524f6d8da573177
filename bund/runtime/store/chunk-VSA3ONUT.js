import {
  addAmounts,
  isExtended,
  isHuge,
  podTotal,
  qosClass,
  storageClassOf
} from "./chunk-OKFYFW5C.js";
import "./chunk-JH2EDLQ4.js";
import "./chunk-OP4HAH2X.js";
import "./chunk-G32XGIUG.js";
import "./chunk-2OIET5UR.js";
import {
  clusterController,
  settling
} from "./chunk-VZMACPSW.js";
import "./chunk-BLROGNFG.js";
import "./chunk-LN2F7F5X.js";
import "./chunk-L4LMBOJU.js";
import "./chunk-IHGZBJQJ.js";
import "./chunk-BGRWGOVN.js";
import {
  sameValue
} from "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/resource-quota/pod-usage.js
var COMPUTE = ["cpu", "memory", "ephemeral-storage"];
var FINISHED = ["Succeeded", "Failed"];
function holds({ metadata, status }, now) {
  if (FINISHED.includes(status.phase ?? "")) return false;
  return metadata.deletionTimestamp === void 0 || now <= Date.parse(metadata.deletionTimestamp);
}
function podUsage(pod, now, words) {
  const usage = { "count/pods": "1" };
  if (!holds(pod, now)) return usage;
  const { overhead = {} } = pod.spec;
  const requests = addAmounts(podTotal(pod.spec, "requests"), overhead);
  const limits = addAmounts(podTotal(pod.spec, "limits"), overhead);
  usage.pods = "1";
  for (const [name, amount] of Object.entries(requests)) {
    if (COMPUTE.includes(name) || isHuge(name)) usage[name] = amount;
    if (COMPUTE.includes(name) || isHuge(name) || isExtended(name, words)) usage[`requests.${name}`] = amount;
  }
  for (const name of COMPUTE) if (limits[name] !== void 0) usage[`limits.${name}`] = limits[name];
  return usage;
}
var terms = (affinity) => [affinity?.podAffinity, affinity?.podAntiAffinity].flatMap((rules) => [
  ...rules?.requiredDuringSchedulingIgnoredDuringExecution ?? [],
  ...(rules?.preferredDuringSchedulingIgnoredDuringExecution ?? []).map(({ podAffinityTerm }) => podAffinityTerm)
]);
var isTerminating = ({ spec }) => spec.activeDeadlineSeconds !== void 0 && spec.activeDeadlineSeconds >= 0;
var isBestEffort = ({ spec }) => qosClass(spec) === "BestEffort";
var leavesNamespace = ({ spec }) => terms(spec.affinity).some(({ namespaces = [], namespaceSelector }) => namespaces.length > 0 || namespaceSelector !== void 0);
var SCOPES = {
  Terminating: isTerminating,
  NotTerminating: (pod) => !isTerminating(pod),
  BestEffort: isBestEffort,
  NotBestEffort: (pod) => !isBestEffort(pod),
  CrossNamespacePodAffinity: leavesNamespace
};
function picksClass({ operator, values = [] }, { spec }) {
  const name = spec.priorityClassName ?? "";
  switch (operator) {
    case "Exists":
      return name !== "";
    case "DoesNotExist":
      return name === "";
    case "In":
      return values.includes(name);
    case "NotIn":
      return !values.includes(name);
    default:
      return false;
  }
}
var scopesOf = ({ scopes = [], scopeSelector }) => [
  ...scopes.map((scopeName) => ({ scopeName, operator: "Exists" })),
  ...scopeSelector?.matchExpressions ?? []
];
var inScopes = (scopes, pod) => scopes.every((scope) => scope.scopeName === "PriorityClass" ? picksClass(scope, pod) : SCOPES[scope.scopeName]?.(pod) ?? false);

// dist/runtime/controllers/resource-quota/usage.js
var COUNT = "count/";
var NAMED = ["configmaps", "secrets", "replicationcontrollers", "resourcequotas", "services", "persistentvolumeclaims"];
function serviceUsage({ spec }) {
  const balanced = spec.type === "LoadBalancer";
  const ported = balanced || spec.type === "NodePort";
  return {
    ...ported ? { "services.nodeports": String(spec.ports?.length ?? 0) } : {},
    ...balanced ? { "services.loadbalancers": "1" } : {}
  };
}
var STORAGE = "requests.storage";
var CLAIMS = "persistentvolumeclaims";
function claimUsage(claim, words) {
  const storage = claim.spec.resources.requests?.storage;
  const storageClass = storageClassOf(claim, words);
  const ofClass = `${storageClass}.${words.group("storageclass.storage")}/`;
  return {
    ...storage === void 0 ? {} : { [STORAGE]: storage },
    ...storageClass === "" ? {} : { [`${ofClass}${CLAIMS}`]: "1", ...storage === void 0 ? {} : { [`${ofClass}${STORAGE}`]: storage } }
  };
}
function countedResource(name, words) {
  if (name.startsWith(COUNT)) return name.slice(COUNT.length);
  if (name === STORAGE || name.includes(`.${words.group("storageclass.storage")}/`)) return CLAIMS;
  if (name.startsWith("services.")) return "services";
  return NAMED.includes(name) ? name : "pods";
}
function quotaUsage(quota, contents, now, words) {
  const scopes = scopesOf(quota.spec);
  const names = Object.keys(quota.spec.hard ?? {});
  const asked = new Set(names.map((name) => countedResource(name, words)));
  let sum = {};
  if (asked.has("pods")) {
    for (const pod of contents.list("pods")) if (inScopes(scopes, pod)) sum = addAmounts(sum, podUsage(pod, now, words));
  }
  if (scopes.length === 0) {
    if (asked.has("services")) for (const service of contents.list("services")) sum = addAmounts(sum, serviceUsage(service));
    if (asked.has(CLAIMS))
      for (const claim of contents.list(CLAIMS)) sum = addAmounts(sum, claimUsage(claim, words));
  }
  const amount = (name) => {
    const kind = name.startsWith(COUNT) ? name.slice(COUNT.length) : name;
    if (kind === "pods" || !name.startsWith(COUNT) && !NAMED.includes(name)) return sum[name] ?? "0";
    if (scopes.length > 0) return "0";
    const count = contents.count(kind);
    return count === void 0 ? quota.status.used?.[name] : String(count);
  };
  return Object.fromEntries(
    names.map((name) => [name, amount(name)]).filter((pair) => pair[1] !== void 0)
  );
}

// dist/runtime/controllers/resource-quota/controller.js
var QUOTAS = "resourcequotas";
var SETTLE_MS = 250;
var countedBy = ({ spec }, words) => new Set(Object.keys(spec.hard ?? {}).map((name) => countedResource(name, words)));
var CountedKinds = class {
  constructor(api, registry) {
    this.api = api;
    this.registry = registry;
  }
  api;
  registry;
  /** Ends of listening, by resource. */
  #followed = /* @__PURE__ */ new Map();
  /** Resolves once the objects that the quota counts are known. Kinds that are not served are left out. */
  async follow(quota, queue) {
    const quotas = this.api.informer(QUOTAS);
    for (const id of countedBy(quota, this.registry.words)) {
      if (!this.registry.has(id)) continue;
      const informer = this.api.informer(id);
      const changed = (namespace) => {
        for (const other of quotas.list(namespace))
          if (countedBy(other, this.registry.words).has(id)) queue.addAfter(`${namespace}/${other.metadata.name ?? ""}`, SETTLE_MS);
      };
      if (!this.#followed.has(id))
        this.#followed.set(
          id,
          informer.onChange(({ namespace }) => changed(namespace))
        );
      await informer.synced();
    }
  }
  contents(namespace) {
    return {
      list: (id) => this.registry.has(id) ? this.api.informer(id).list(namespace) : [],
      count: (id) => {
        const resource = this.registry.has(id) ? this.registry.byId(id) : void 0;
        return resource?.cache.readable(resource.collection(namespace)).length;
      }
    };
  }
  stop() {
    for (const end of this.#followed.values()) end();
    this.#followed.clear();
  }
};
var resourceQuotas = clusterController({
  name: "resourcequota",
  account: "resourcequota-controller",
  needs: () => [QUOTAS],
  define: ({ api, registry }) => {
    const quotas = api.informer(QUOTAS);
    const kinds = new CountedKinds(api, registry);
    return {
      watches: [QUOTAS],
      ended: () => kinds.stop(),
      async reconcile({ namespace, name }, { client, clock, queue }) {
        const known = quotas.get(namespace, name);
        if (known !== void 0) await kinds.follow(known, queue);
        const quota = quotas.get(namespace, name);
        if (quota === void 0) return;
        const status = { hard: quota.spec.hard ?? {}, used: quotaUsage(quota, kinds.contents(namespace), clock.now(), registry.words) };
        if (sameValue(status, quota.status)) return;
        await settling(client.resource(QUOTAS).updateStatus({ ...quota, status }));
      }
    };
  }
});
export {
  resourceQuotas
};
