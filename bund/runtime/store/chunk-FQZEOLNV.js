import {
  mayHold,
  storedKinds
} from "./chunk-MSYIZFXF.js";
import {
  readBody
} from "./chunk-7CUB7ORA.js";
import {
  callerHeaders
} from "./chunk-OP4HAH2X.js";
import "./chunk-G32XGIUG.js";
import {
  CacheFollower,
  together
} from "./chunk-65GXQMRI.js";
import {
  parseApiVersion,
  timestamp
} from "./chunk-BLROGNFG.js";
import {
  ApiError,
  runController,
  systemAccount
} from "./chunk-LN2F7F5X.js";
import {
  inspectJson
} from "./chunk-IHGZBJQJ.js";
import "./chunk-BGRWGOVN.js";
import {
  isObject
} from "./chunk-CRGR5NKP.js";
import "./chunk-7FSAQLAA.js";

// dist/runtime/controllers/namespace/conditions.js
var isEmpty = ({ undiscovered, unparsed, faults, resources }) => undiscovered.size + unparsed.length + faults.length + resources.size === 0;
var counted = (counts, shown) => [...counts].map(([name, count2]) => shown(name, count2)).sort().join(", ");
var CONDITIONS = [
  {
    type: "NamespaceDeletionDiscoveryFailure",
    well: { reason: "ResourcesDiscovered", message: "All resources successfully discovered" },
    wrong: ({ undiscovered }) => {
      if (undiscovered.size === 0) return void 0;
      const each = [...undiscovered].map(([version, fault]) => `${version}: ${fault}`).sort();
      const failing = `${undiscovered.size} failing: unable to retrieve the complete list of server APIs: ${each.join(", ")}`;
      return { reason: "DiscoveryFailed", message: `Discovery failed for some groups, ${failing}` };
    }
  },
  {
    type: "NamespaceDeletionGroupVersionParsingFailure",
    well: { reason: "ParsedGroupVersions", message: "All legacy kube types successfully parsed" },
    wrong: ({ unparsed }) => unparsed.length === 0 ? void 0 : { reason: "GroupVersionParsingFailed", message: unparsed.map((name) => `unexpected GroupVersion string: ${name}`).join(", ") }
  },
  {
    type: "NamespaceDeletionContentFailure",
    well: { reason: "ContentDeleted", message: "All content successfully deleted, may be waiting on finalization" },
    wrong: ({ faults }) => faults.length === 0 ? void 0 : {
      reason: "ContentDeletionFailed",
      message: `Failed to delete all resource types, ${faults.length} remaining: ${[...faults].sort().join(", ")}`
    }
  },
  {
    type: "NamespaceContentRemaining",
    well: { reason: "ContentRemoved", message: "All content successfully removed" },
    wrong: ({ resources }) => resources.size === 0 ? void 0 : {
      reason: "SomeResourcesRemain",
      message: `Some resources are remaining: ${counted(resources, (name, count2) => `${name} has ${count2} resource instances`)}`
    }
  },
  {
    type: "NamespaceFinalizersRemaining",
    well: { reason: "ContentHasNoFinalizers", message: "All content-preserving finalizers finished" },
    wrong: ({ finalizers }) => finalizers.size === 0 ? void 0 : {
      reason: "SomeFinalizersRemain",
      message: `Some content in the namespace has finalizers remaining: ${counted(finalizers, (name, count2) => `${name} in ${count2} resource instances`)}`
    }
  }
];
function conditionsAfter(known, remains) {
  let changed = false;
  const told = CONDITIONS.map(({ type, well, wrong }) => {
    const trouble = wrong(remains);
    const status = trouble === void 0 ? "False" : "True";
    const { reason, message } = trouble ?? well;
    const before = known.find((condition) => condition.type === type);
    if (before?.status === status && before.reason === reason && before.message === message) return before;
    changed = true;
    const lastTransitionTime = before?.status === status ? before.lastTransitionTime : timestamp();
    return { type, status, lastTransitionTime, reason, message };
  });
  const others = known.filter(({ type }) => !CONDITIONS.some((condition) => condition.type === type));
  return changed ? [...others, ...told] : void 0;
}

// dist/runtime/controllers/namespace/content.js
var AT_ONCE = 32;
var MAX_FAULTS = 3;
async function deleteContent({ resource, version }, client, namespace) {
  const prefix = resource.collection(namespace);
  if (!await mayHold(resource, prefix)) return void 0;
  await resource.ready(version);
  await resource.settled();
  const names = namesIn(resource, prefix);
  if (names.length === 0) return void 0;
  const objects = client.resource(resource.definition.id);
  const turn = together(resource.environment.pace.begin());
  const faults = [];
  const remove = async () => {
    for (let name = names.pop(); name !== void 0; name = names.pop()) {
      await turn();
      try {
        await objects.delete(namespace, name, { propagationPolicy: "Background" });
      } catch (error) {
        if (error instanceof ApiError && error.reason === "NotFound") continue;
        if (faults.length < MAX_FAULTS) faults.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, remove));
  const count2 = namesIn(resource, prefix).length;
  if (count2 === 0 && faults.length === 0) return void 0;
  const finalizers = await finalizersIn(resource, prefix);
  return { name: `${version.plural}.${version.group}`, resource, count: count2, finalizers, faults };
}
function namesIn({ cache }, prefix) {
  const names = cache.readable(prefix).map(({ item }) => item.name);
  for (const key of cache.unreadable.keys()) if (key.startsWith(prefix)) names.push(key.slice(prefix.length));
  return names.reverse();
}
async function finalizersIn({ cache, environment }, prefix) {
  const turn = environment.pace.begin();
  const counts = /* @__PURE__ */ new Map();
  for (const { item } of cache.readable(prefix)) {
    await turn();
    for (const finalizer of item.parse().metadata.finalizers ?? []) counts.set(finalizer, (counts.get(finalizer) ?? 0) + 1);
  }
  return counts;
}

// dist/runtime/controllers/namespace/remote-content.js
import { once } from "node:events";
import https from "node:https";
var { user } = systemAccount("namespace-controller");
var UNAVAILABLE = "the server is currently unable to handle the request";
var TIMEOUT_MS = 1e4;
var MAX_BYTES = 8 * 1024 * 1024;
var MAX_DEPTH = 100;
var PAGE = 500;
async function deleteRemoteContent(delegation, namespace) {
  const remains = { undiscovered: /* @__PURE__ */ new Map(), unparsed: [], faults: [], resources: /* @__PURE__ */ new Map(), finalizers: /* @__PURE__ */ new Map() };
  await Promise.all(delegation.delegated().map((version) => deleteOfVersion(version, namespace, remains)));
  return remains;
}
async function deleteOfVersion(version, namespace, remains) {
  const { apiVersion } = version;
  const parsed = parseApiVersion(apiVersion);
  if (parsed === void 0) {
    remains.unparsed.push(apiVersion);
    return;
  }
  const root = parsed.group === "" ? `/api/${parsed.version}` : `/apis/${apiVersion}`;
  let resources;
  try {
    resources = deletable(await call(version, "GET", root));
  } catch {
    remains.undiscovered.set(apiVersion, UNAVAILABLE);
    return;
  }
  for (const resource of resources) {
    const path = `${root}/namespaces/${encodeURIComponent(namespace)}/${resource.plural}`;
    try {
      await deleteOfResource(version, resource, path);
      await count(version, `${resource.plural}.${parsed.group}`, path, remains);
    } catch (error) {
      remains.faults.push(error instanceof Error ? error.message : String(error));
    }
  }
}
function deletable(document) {
  const listed2 = isObject(document) && Array.isArray(document.resources) ? document.resources : [];
  return listed2.flatMap((entry) => {
    if (!isObject(entry) || entry.namespaced !== true || typeof entry.name !== "string" || entry.name.includes("/")) return [];
    const verbs = Array.isArray(entry.verbs) ? entry.verbs.map(String) : [];
    return verbs.includes("delete") && verbs.includes("list") ? [{ plural: entry.name, verbs }] : [];
  });
}
async function deleteOfResource(version, { verbs }, path) {
  if (verbs.includes("deletecollection")) {
    await call(version, "DELETE", `${path}?propagationPolicy=Background`);
    return;
  }
  for (const { name } of (await listed(version, path)).objects)
    await call(version, "DELETE", `${path}/${encodeURIComponent(name)}?propagationPolicy=Background`);
}
async function count(version, name, path, remains) {
  const { objects, more } = await listed(version, path);
  if (objects.length === 0) return;
  remains.resources.set(name, (remains.resources.get(name) ?? 0) + objects.length + more);
  for (const { finalizers } of objects)
    for (const finalizer of finalizers) remains.finalizers.set(finalizer, (remains.finalizers.get(finalizer) ?? 0) + 1);
}
async function listed(version, path) {
  const list = await call(version, "GET", `${path}?limit=${PAGE}`);
  const items = isObject(list) && Array.isArray(list.items) ? list.items : [];
  const metadata = isObject(list) && isObject(list.metadata) ? list.metadata : {};
  const objects = items.flatMap((item) => {
    const about = isObject(item) && isObject(item.metadata) ? item.metadata : {};
    const finalizers = Array.isArray(about.finalizers) ? about.finalizers.map(String) : [];
    return typeof about.name === "string" ? [{ name: about.name, finalizers }] : [];
  });
  return { objects, more: Number(metadata.remainingItemCount ?? 0) };
}
async function call({ connection }, method, path) {
  const { host, port, tls, agent } = connection();
  const headers = { ...callerHeaders(user), Accept: "application/json" };
  const request = https.request({ host, port, path, method, headers, ...tls, agent, signal: AbortSignal.timeout(TIMEOUT_MS) });
  request.on("error", () => void 0);
  request.end();
  const [response] = await once(request, "response");
  const { statusCode = 0 } = response;
  const text = (await readBody(response, MAX_BYTES)).toString("utf8");
  if (statusCode === 404) return void 0;
  if (statusCode >= 300) throw new Error(`${method} ${path} was answered with ${statusCode}`);
  if (inspectJson(text, MAX_DEPTH).depth > MAX_DEPTH) throw new Error(`the answer to ${method} ${path} is nested too deep`);
  return JSON.parse(text);
}

// dist/runtime/controllers/namespace/controller.js
var NAME = "namespace";
var WORKERS = 4;
var LAG_MS = 250;
var SHARED_LAG_MS = 2e3;
var SECOND_MS = 1e3;
var RECHECK_MS = 5e3;
var GATHER_MS = 100;
async function start(host) {
  if (!host.registry.has("namespaces")) return void 0;
  const deletion = new NamespaceDeletion(host);
  const running = await runController(
    {
      name: NAME,
      account: "namespace-controller",
      workers: WORKERS,
      watches: ["namespaces"],
      reconcile: ({ name }, context) => deletion.reconcile(name, context)
    },
    host.api
  );
  return { state: () => running.state?.(), stop: () => deletion.stop(running) };
}
var NamespaceDeletion = class {
  constructor(host) {
    this.host = host;
  }
  host;
  #emptied = /* @__PURE__ */ new Map();
  async stop(running) {
    await running.stop();
    for (const name of this.#emptied.keys()) this.#forget(name);
  }
  async reconcile(name, context) {
    const namespace = context.informer("namespaces").get("", name);
    if (namespace?.metadata.deletionTimestamp == null) {
      this.#forget(name);
      return void 0;
    }
    const own = this.host.registry.words.vendor();
    if (!namespace.spec.finalizers?.includes(own)) return void 0;
    const { clock } = context;
    const emptied = this.#emptied.get(name) ?? { since: clock.now(), followers: [] };
    this.#emptied.set(name, emptied);
    const { local, remains } = await this.#empty(name, context);
    if (!isEmpty(remains)) {
      this.#follow(name, emptied, local, context);
      await this.#tell(name, remains, context);
      return { requeueAfter: RECHECK_MS };
    }
    const since = Math.min(emptied.since, Date.parse(namespace.metadata.deletionTimestamp) + SECOND_MS);
    const lag = since + (this.host.environment.sharedStore ? SHARED_LAG_MS : LAG_MS) - clock.now();
    if (lag > 0) return { requeueAfter: lag };
    const namespaces = context.client.resource("namespaces");
    const live = await namespaces.get("", name);
    const finalizers = (live.spec.finalizers ?? []).filter((finalizer) => finalizer !== own);
    await namespaces.updateSubresource({ ...live, spec: { ...live.spec, finalizers } }, "finalize");
    this.#forget(name);
    return void 0;
  }
  /** One pass over everything in the namespace. */
  async #empty(name, { client }) {
    const { registry, delegation } = this.host;
    const kinds = storedKinds(registry, ["delete"]).filter(({ version }) => version.namespaced);
    const found = await Promise.all(kinds.map((kind) => deleteContent(kind, client, name)));
    const local = found.filter((remains) => remains !== void 0);
    const remote = await deleteRemoteContent(delegation, name);
    return { local, remains: summed(local, remote) };
  }
  async #tell(name, remains, { client }) {
    const namespaces = client.resource("namespaces");
    const live = await namespaces.get("", name);
    const conditions = conditionsAfter(live.status.conditions ?? [], remains);
    if (conditions !== void 0) await namespaces.updateStatus({ ...live, status: { ...live.status, conditions } });
  }
  /** Has the namespace looked at again as soon as something of what is left goes. */
  #follow(name, emptied, local, { queue }) {
    const former = emptied.followers;
    emptied.followers = local.map(({ resource }) => this.#followerOf(resource, name, () => queue.addAfter(name, GATHER_MS)));
    for (const follower of former) follower.stop();
  }
  #followerOf(resource, namespace, changed) {
    const follower = new CacheFollower(resource, { namespace }, (previous) => {
      if (previous !== void 0) changed();
    });
    void follower.start();
    return follower;
  }
  #forget(name) {
    for (const follower of this.#emptied.get(name)?.followers ?? []) follower.stop();
    this.#emptied.delete(name);
  }
};
function summed(local, remote) {
  const resources = new Map(remote.resources);
  const finalizers = new Map(remote.finalizers);
  for (const { name, count: count2, finalizers: own } of local) {
    if (count2 > 0) resources.set(name, (resources.get(name) ?? 0) + count2);
    for (const [finalizer, waiting] of own) finalizers.set(finalizer, (finalizers.get(finalizer) ?? 0) + waiting);
  }
  const faults = [...local.flatMap((remains) => remains.faults), ...remote.faults];
  return { undiscovered: remote.undiscovered, unparsed: remote.unparsed, faults, resources, finalizers };
}
export {
  start
};
