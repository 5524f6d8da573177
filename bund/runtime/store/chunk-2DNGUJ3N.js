import {
  valueAt
} from "./chunk-JH2EDLQ4.js";
import {
  selectorOfObject
} from "./chunk-2OIET5UR.js";
import {
  clusterController,
  settling
} from "./chunk-VZMACPSW.js";
import {
  watching
} from "./chunk-LN2F7F5X.js";
import "./chunk-BGRWGOVN.js";
import {
  sameValue
} from "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/disruption/expected-pods.js
var controllerOf = ({ metadata }) => (metadata.ownerReferences ?? []).find(({ controller }) => controller === true);
function scaleOf(registry, { apiVersion, kind }) {
  for (const { resource, version } of registry.inVersion(apiVersion)?.values() ?? []) {
    if (version.kind !== kind) continue;
    const replicas = version.subresources.find(({ scale }) => scale !== void 0)?.scale?.specReplicas;
    if (replicas !== void 0) return { resource, replicas, apiVersion };
  }
  return void 0;
}
async function scaledBy(registry, namespace, owner) {
  const known = scaleOf(registry, owner);
  if (known === void 0) return void 0;
  const { resource, replicas, apiVersion } = known;
  await resource.ready(resource.forms.version(resource.definition.hub));
  const entry = resource.find(namespace, owner.name);
  const object = entry && resource.readable(entry);
  if (object === void 0 || object.metadata.uid !== owner.uid) return void 0;
  const above = controllerOf(object);
  const higher = above && await scaledBy(registry, namespace, above);
  if (higher !== void 0) return higher;
  await resource.ready(resource.forms.version(apiVersion));
  return { uid: owner.uid, replicas: Number(valueAt(inVersion(resource, object, apiVersion), replicas) ?? 0) };
}
var inVersion = ({ forms, definition }, object, apiVersion) => forms.between(object, definition.hub, apiVersion);
var expectedPods = (registry) => async (pods) => {
  const found = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  for (const pod of pods) {
    const owner = controllerOf(pod);
    const name = JSON.stringify(pod.metadata.name ?? "");
    if (owner === void 0) throw new Error(`found no controller ref for pod ${name}`);
    if (seen.has(owner.uid)) continue;
    const scaled2 = await scaledBy(registry, pod.metadata.namespace ?? "", owner);
    if (scaled2 === void 0) throw new Error(`found no controllers for pod ${name}`);
    seen.add(owner.uid);
    found.set(scaled2.uid, scaled2.replicas);
  }
  return [...found.values()].reduce((sum, replicas) => sum + replicas, 0);
};

// dist/runtime/controllers/disruption/status.js
var DELETION_MS = 2 * 60 * 1e3;
var PERCENT = /^(\d+)%$/;
function scaled(value, whole) {
  if (typeof value === "number") return value;
  const percent = PERCENT.exec(value)?.[1];
  if (percent === void 0) throw new Error(`invalid value for IntOrString: ${JSON.stringify(value)} is no percentage`);
  return Math.ceil(Number(percent) * whole / 100);
}
async function wantedOf({ spec }, pods, expected) {
  const { maxUnavailable, minAvailable } = spec;
  if (maxUnavailable !== void 0) {
    const expectedPods22 = await expected(pods);
    return { expectedPods: expectedPods22, desiredHealthy: Math.max(0, expectedPods22 - scaled(maxUnavailable, expectedPods22)) };
  }
  if (minAvailable === void 0) return { expectedPods: 0, desiredHealthy: 0 };
  if (typeof minAvailable === "number") return { expectedPods: pods.length, desiredHealthy: minAvailable };
  const expectedPods2 = await expected(pods);
  return { expectedPods: expectedPods2, desiredHealthy: scaled(minAvailable, expectedPods2) };
}
var isReady = ({ status }) => (status.conditions ?? []).some(({ type, status: state }) => type === "Ready" && state === "True");
function pending({ status }, pods, now) {
  const waited = {};
  let recheckAt;
  for (const { metadata } of pods) {
    const granted = metadata.deletionTimestamp === void 0 ? status.disruptedPods?.[metadata.name ?? ""] : void 0;
    if (granted === void 0 || granted === null) continue;
    const end = Date.parse(granted) + DELETION_MS;
    if (end < now) continue;
    waited[metadata.name ?? ""] = granted;
    recheckAt = Math.min(end, recheckAt ?? end);
  }
  return { waited, recheckAt };
}
var CONDITION = "DisruptionAllowed";
function withVerdict({ status, metadata }, verdict, now) {
  const before = (status.conditions ?? []).find(({ type }) => type === CONDITION);
  const turned = before?.status !== verdict.status;
  const condition = {
    type: CONDITION,
    ...verdict,
    observedGeneration: metadata.generation ?? 0,
    lastTransitionTime: turned ? `${new Date(now).toISOString().slice(0, 19)}Z` : before.lastTransitionTime
  };
  return [...(status.conditions ?? []).filter(({ type }) => type !== CONDITION), condition];
}
async function budgetState(budget, pods, now, expected) {
  let wanted;
  try {
    wanted = await wantedOf(budget, pods, expected);
  } catch (error) {
    const verdict2 = { status: "False", reason: "SyncFailed", message: error instanceof Error ? error.message : String(error) };
    return { status: { ...budget.status, disruptionsAllowed: 0, conditions: withVerdict(budget, verdict2, now) }, recheckAt: void 0 };
  }
  const { waited, recheckAt } = pending(budget, pods, now);
  const healthy = pods.filter(
    (pod) => pod.metadata.deletionTimestamp === void 0 && waited[pod.metadata.name ?? ""] === void 0 && isReady(pod)
  );
  const spare = healthy.length - wanted.desiredHealthy;
  const disruptionsAllowed = wanted.expectedPods > 0 ? Math.max(0, spare) : 0;
  const verdict = disruptionsAllowed > 0 ? { status: "True", reason: "SufficientPods", message: "" } : { status: "False", reason: "InsufficientPods", message: "" };
  return {
    status: {
      observedGeneration: budget.metadata.generation ?? 0,
      ...Object.keys(waited).length === 0 ? {} : { disruptedPods: waited },
      disruptionsAllowed,
      currentHealthy: healthy.length,
      ...wanted,
      conditions: withVerdict(budget, verdict, now)
    },
    recheckAt
  };
}
var showsState = (budget, status) => sameValue(budget.status, status);

// dist/runtime/controllers/disruption/controller.js
var BUDGETS = "poddisruptionbudgets.policy";
var disruptionBudgets = clusterController({
  name: "disruption",
  account: "disruption-controller",
  needs: () => [BUDGETS, "pods"],
  define: ({ api, registry }) => {
    const budgets = api.informer(BUDGETS);
    const pods = api.informer("pods");
    const expected = expectedPods(registry);
    const counts = ({ spec }, { metadata }) => selectorOfObject(spec.selector).matches(metadata.labels);
    const budgetsOf = (pod) => {
      const { namespace = "" } = pod.metadata;
      return budgets.list(namespace).filter((budget) => counts(budget, pod)).map(({ metadata }) => ({ namespace, name: metadata.name ?? "" }));
    };
    return {
      watches: [
        BUDGETS,
        watching({ resource: "pods", concerns: ({ namespace }) => budgets.list(namespace).length > 0, keys: budgetsOf })
      ],
      async reconcile({ namespace, name }, { client, clock }) {
        const budget = budgets.get(namespace, name);
        if (budget === void 0) return void 0;
        const selector = selectorOfObject(budget.spec.selector);
        const counted = pods.list(namespace).filter(({ metadata }) => selector.matches(metadata.labels));
        const { status, recheckAt } = await budgetState(budget, counted, clock.now(), expected);
        if (!showsState(budget, status)) await settling(client.resource(BUDGETS).updateStatus({ ...budget, status }));
        return recheckAt === void 0 ? void 0 : { requeueAfter: recheckAt - clock.now() + 1 };
      }
    };
  }
});
export {
  disruptionBudgets
};
