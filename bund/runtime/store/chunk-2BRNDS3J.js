import {
  createServer
} from "./chunk-IADL6FSL.js";
import {
  decodeText,
  yamlDocuments
} from "./chunk-OP4HAH2X.js";
import {
  writeOwnerOnly
} from "./chunk-65GXQMRI.js";
import {
  parseJson,
  parseTrusted,
  stringify
} from "./chunk-IHGZBJQJ.js";
import {
  isObject
} from "./chunk-CRGR5NKP.js";

// dist/runtime/testing/manifests.js
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
var ManifestError = class extends Error {
  constructor(faults) {
    super(faults.join("\n"));
    this.faults = faults;
  }
  faults;
  name = "ManifestError";
};
var MAX_DEPTH = 1e3;
var EXTENSIONS = /* @__PURE__ */ new Set([".yaml", ".yml", ".json"]);
function readManifests(source) {
  const faults = [];
  const manifests = [];
  const take = (place, value) => {
    if (value === null || value === void 0) return;
    if (!isObject(value)) faults.push(`${place}: an object is expected`);
    else if (typeof value.kind !== "string" || typeof value.apiVersion !== "string")
      faults.push(`${place}: apiVersion and kind are required`);
    else if (value.kind.endsWith("List") && Array.isArray(value.items))
      for (const [i, item] of value.items.entries()) take(`${place}, item ${i + 1}`, item);
    else manifests.push({ place, apiVersion: value.apiVersion, kind: value.kind, object: value });
  };
  for (const file of filesOf(source, faults)) {
    let number = 1;
    try {
      for (const value of documentsOf(file)) {
        take(`${file}, document ${number}`, value);
        number += 1;
      }
    } catch (error) {
      faults.push(`${file}, document ${number}: ${wordsOf(error)}`);
    }
  }
  if (faults.length > 0) throw new ManifestError(faults);
  return manifests;
}
var wordsOf = (error) => error instanceof Error ? error.message : String(error);
function filesOf(source, faults) {
  try {
    if (!statSync(source).isDirectory()) return [source];
    return readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => EXTENSIONS.has(path.extname(name))).sort().map((name) => path.join(source, name));
  } catch (error) {
    faults.push(`${source}: ${wordsOf(error)}`);
    return [];
  }
}
function documentsOf(file) {
  const text = decodeText(readFileSync(file));
  return path.extname(file) === ".json" ? [parseJson(text, MAX_DEPTH)] : yamlDocuments(text, MAX_DEPTH);
}

// dist/runtime/testing/start-test-server.js
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path2 from "node:path";

// dist/runtime/testing/load.js
import https from "node:https";
import { setTimeout } from "node:timers/promises";

// dist/runtime/kinds/creation-order.js
var LOOKED_AT = [
  "customresourcedefinitions",
  "priorityclasses",
  "runtimeclasses",
  "storageclasses",
  "podsecuritypolicies",
  "limitranges",
  "resourcequotas",
  "secrets",
  "configmaps",
  "serviceaccounts",
  "clusterroles",
  "roles",
  "persistentvolumes",
  "persistentvolumeclaims",
  "services"
];
function creationRank(plural) {
  if (plural === "namespaces") return -1;
  const at = LOOKED_AT.indexOf(plural);
  return at < 0 ? LOOKED_AT.length : at;
}

// dist/runtime/testing/load.js
var MAYBE_EARLY = /* @__PURE__ */ new Set(["Forbidden", "NotFound"]);
var CONTROLLERS_MS = 2e3;
var PAUSE_MS = 20;
var DEFAULT_NAMESPACE = "default";
async function loadManifests(sources, registry, client) {
  const faults = [];
  const placed = sources.flatMap(readManifests).flatMap((manifest) => placeOf(manifest, registry, faults) ?? []);
  faults.push(...repetitions(placed));
  if (faults.length > 0) throw new ManifestError(faults);
  const agent = new https.Agent({ keepAlive: true, ca: client.authority });
  try {
    await createAll(
      placed.toSorted((a, b) => creationRank(a.definition.plural) - creationRank(b.definition.plural)),
      (each) => create(each, client, agent)
    );
  } finally {
    agent.destroy();
  }
}
async function createAll(objects, create2) {
  const faults = [];
  const give = (each, why) => faults.push(`${each.manifest.place} (${shown(each)}): ${why}`);
  const end = Date.now() + CONTROLLERS_MS;
  for (let waiting = objects; waiting.length > 0; ) {
    const early = [];
    for (const each of waiting) {
      const refusal = await create2(each);
      if (refusal === void 0) continue;
      if (MAYBE_EARLY.has(refusal.reason) && Date.now() < end) early.push(each);
      else give(each, refusal.message);
    }
    if (early.length > 0) await setTimeout(PAUSE_MS);
    waiting = early;
  }
  if (faults.length > 0) throw new ManifestError(faults);
}
function placeOf(manifest, registry, faults) {
  const { apiVersion, kind, place } = manifest;
  const served = [...registry.inVersion(apiVersion)?.values() ?? []].find(({ version }) => version.kind === kind);
  if (served === void 0) {
    faults.push(`${place}: the server has no kind ${kind} in ${apiVersion}`);
    return void 0;
  }
  const definition = served.version;
  const { segment } = registry.catalogue.namespaces;
  const root = definition.group === "" ? `/api/${apiVersion}` : `/apis/${apiVersion}`;
  const namespace = definition.namespaced ? `/${segment}/${encodeURIComponent(member(manifest, "namespace") ?? DEFAULT_NAMESPACE)}` : "";
  return { manifest, definition, collection: `${root}${namespace}/${definition.plural}` };
}
function member({ object: { metadata } }, name) {
  const value = isObject(metadata) ? metadata[name] : void 0;
  return typeof value === "string" ? value : void 0;
}
var shown = ({ manifest }) => `${manifest.kind} ${member(manifest, "name") ?? member(manifest, "generateName") ?? ""}`;
function repetitions(placed) {
  const first = /* @__PURE__ */ new Map();
  return placed.flatMap((each) => {
    const name = member(each.manifest, "name");
    const key = `${each.collection}/${name}`;
    const earlier = first.get(key);
    if (earlier === void 0) first.set(key, each);
    return name === void 0 || earlier === void 0 ? [] : [`${each.manifest.place}: ${shown(each)} is in ${earlier.manifest.place}, too`];
  });
}
function create({ manifest, collection }, { url, token }, agent) {
  const body = Buffer.from(stringify(unstored(manifest.object)));
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Content-Length": body.length };
  return new Promise((resolve, reject) => {
    const request = https.request(`${url}${collection}`, { method: "POST", agent, headers }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const { statusCode = 0 } = answer;
        resolve(statusCode >= 200 && statusCode < 300 ? void 0 : refusalOf(Buffer.concat(chunks).toString()));
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
function unstored(object) {
  if (!isObject(object.metadata)) return object;
  const { resourceVersion: _, ...metadata } = object.metadata;
  return { ...object, metadata };
}
function refusalOf(text) {
  const status = parseTrusted(text);
  const { reason, message } = isObject(status) ? status : {};
  return reason === "AlreadyExists" ? void 0 : { reason: String(reason), message: String(message) };
}

// dist/runtime/testing/start-test-server.js
var FORGETFUL = { storage: "memory", dataDir: "", securePort: 0 };
async function startTestServer({ load = [], catalogue, ...options } = {}) {
  const server = await createServer({
    ...FORGETFUL,
    ...options,
    // Whoever has a catalogue need not load the cluster's.
    catalogue: catalogue ?? (await import("../../generated/catalogue.js")).catalogue
  });
  const folder = mkdtempSync(path2.join(tmpdir(), "kindwright-test-"));
  const close = async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.close();
  };
  try {
    await server.listen();
    await server.ready();
    await loadManifests([load].flat(), server.registry, server.client);
    const kubeconfigFile = path2.join(folder, "kubeconfig");
    writeOwnerOnly(kubeconfigFile, server.kubeconfig());
    return { url: server.url, client: server.client, kubeconfig: server.kubeconfig(), kubeconfigFile, server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export {
  ManifestError,
  startTestServer
};
