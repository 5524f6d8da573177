import {
  BootstrapSecret,
  TOKEN_NAMESPACE,
  Usage,
  parseBootstrapToken,
  secretNameOf
} from "./chunk-W6JVLK3F.js";
import {
  Event,
  Item,
  LimitRangeItem,
  NONE,
  PersistentVolumeSpec,
  PodSpec,
  SHOWN,
  SYSCTL_MAX,
  ScopedResourceSelectorRequirement,
  ServicePort,
  ServiceSpec,
  Taint,
  UNSET,
  UNWRITTEN,
  VOLUME_SOURCES,
  admissionRequest,
  admit,
  age,
  ageOf,
  amountFaults,
  apparmorNameFault,
  asRequest,
  binding,
  blockContains,
  blockOf,
  checkListMatch,
  checkWatchMatch,
  checkedVolumes,
  choiceFaults,
  claimSpecFaults,
  columnDefinitions,
  containerResourceFaults,
  containersOf,
  create,
  createFieldManager,
  defineKind,
  deleteOptions,
  driverNameFaults,
  eachChoiceFaults,
  environmentFaults,
  environmentSourceFaults,
  familyOf,
  formatFaults,
  forward,
  inRowOrder,
  isAbout,
  isAbsent,
  isElsewhere,
  isEmptySelector,
  isNoShare,
  isTrue,
  labelMapFaults,
  labelSelectorFaults,
  listOptions,
  managedFieldsFaults,
  managerOf,
  mapText,
  mountFaults,
  nameOf,
  neededChoice,
  neededText,
  negativeFaults,
  nodeProxy,
  nodeResourceFaults,
  orNone,
  pemOf,
  persistentVolume,
  phaseOf,
  pod,
  podAnnotationFaults,
  podSpecFaults,
  podTotal,
  portFaults,
  portNumberFaults,
  quotaResourceFaults,
  quotedChoices,
  remove,
  repeatsOf,
  requestAbout,
  requirementsOf,
  row,
  rowOf,
  seccompClashes,
  seccompNameFaults,
  selectorText,
  serviceProxy,
  shareFaults,
  shortModes,
  someOfMany,
  someOrUnset,
  sourceFaults,
  specialAddressFaults,
  storageClassOf,
  storageText,
  storedBytes,
  tolerationFaults,
  typed,
  update,
  upgradeOf,
  whenThere,
  wholeShareFaults,
  wordedChoiceFaults,
  writeOptions
} from "./chunk-OKFYFW5C.js";
import {
  extractor,
  filterOf,
  valueAt
} from "./chunk-JH2EDLQ4.js";
import {
  compareReleases,
  suggestion
} from "./chunk-ENGVNBH5.js";
import {
  bodyTypes,
  decodeBody,
  decoded,
  isEnvelope,
  jsonFault,
  jsonSyntaxFault,
  mediaType,
  negotiate,
  notAcceptable,
  parseJsonText,
  parseYamlText,
  readBody,
  unwrap,
  wrap,
  wrapParts
} from "./chunk-7CUB7ORA.js";
import {
  DecodeError,
  callerHeaders,
  decode,
  decodeItem,
  decodeText,
  decodeValue,
  goItemType,
  goMemberName,
  isEmpty,
  parseYaml,
  shapeOf,
  writeAbsent
} from "./chunk-OP4HAH2X.js";
import {
  parseFieldSelector,
  printSelector,
  selectorOfObject
} from "./chunk-2OIET5UR.js";
import {
  COMMON_NAME,
  Signer,
  alternativeNames,
  basicConstraints,
  canonicalAddress,
  distinguishedName,
  hostName,
  keyIdentifier,
  numberOf,
  publicBytes,
  readRequest,
  requestFault,
  shortIPv6,
  signatureAlgorithm,
  signedCertificate,
  signerOf,
  subjectKeyIdentifier,
  usageExtensions
} from "./chunk-34JUFN7U.js";
import {
  pemBlocks
} from "./chunk-OYEC4OOM.js";
import {
  settling
} from "./chunk-VZMACPSW.js";
import {
  CacheFollower,
  CompactedError,
  EtcdEngine,
  FutureRevisionError,
  MemoryEngine,
  Pace,
  SqliteEngine,
  StoreDamagedError,
  StoreFullError,
  StoreUnavailableError,
  UncertainWriteError,
  UnreadableValueError,
  ValueTooLargeError,
  WatchCache,
  closeToOthers,
  keyAfter,
  makeOwnerOnlyFolder,
  ownerOnlyFile,
  ownerOnlyFolder,
  writeOwnerOnly
} from "./chunk-65GXQMRI.js";
import {
  annotationKeyFaults,
  apiVersionOf,
  checkName,
  generatedName,
  metadataFaults,
  metadataRulesOf,
  metadataUpdateFaults,
  parseApiVersion,
  timestamp,
  withoutFormAnnotations
} from "./chunk-BLROGNFG.js";
import {
  ALL_AUTHENTICATED,
  ALL_UNAUTHENTICATED,
  ANONYMOUS,
  ApiError,
  BoundedCache,
  MAX_FAULTS,
  Placed,
  Printed,
  SERVER_USER,
  SUPERUSERS,
  abridged,
  accountUser,
  badRequest,
  boundClaims,
  claimKey,
  compareQuantities,
  conflict,
  cut,
  duplicate,
  expired,
  faultsOfEach,
  forbidden,
  forbiddenField,
  internalError,
  invalid,
  invalidValue,
  listening,
  methodNotAllowed,
  notFound,
  notSupported,
  pathNotFound,
  placed,
  printedBytes,
  printedIntOrString,
  printedJson,
  printedQuantity,
  printedTexts,
  quantityNanos,
  quoted,
  required,
  resourceVersionTooLarge,
  secretClaims,
  secretTokenClaims,
  serverAs,
  textOf,
  tooLarge,
  tooLong,
  tooMany,
  unauthorized,
  unavailable
} from "./chunk-LN2F7F5X.js";
import {
  matching
} from "./chunk-LT7G67KE.js";
import {
  BoundsError,
  checkDepth,
  durationTo,
  inspectJson,
  isDuration,
  parseDuration,
  parseInner,
  parseJson,
  parseTrusted,
  stringify,
  trimEnd
} from "./chunk-IHGZBJQJ.js";
import {
  faultsOf
} from "./chunk-BGRWGOVN.js";
import {
  copied,
  equalJson,
  isObject,
  own,
  sameValue,
  setOwn
} from "./chunk-CRGR5NKP.js";
import {
  __export
} from "./chunk-7FSAQLAA.js";

// dist/runtime/settings/read.js
import { isIP } from "node:net";
import { parseArgs } from "node:util";

// dist/runtime/settings/runtime-config.js
var LEVELS = /* @__PURE__ */ new Set(["api/all", "api/ga", "api/beta", "api/alpha"]);
var VERSION = "v[1-9][0-9]*(?:(?:alpha|beta)[1-9][0-9]*)?";
var GROUP = "[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?";
var KEY = new RegExp(`^(?:${VERSION}|${GROUP}/${VERSION}(?:/[a-z]+)?)$`);
function runtimeConfigFault(key2) {
  if (LEVELS.has(key2) || KEY.test(key2) && !key2.startsWith("api/")) return void 0;
  return "keys are api/all, api/ga, api/beta, api/alpha, <version>, <group>/<version> or <group>/<version>/<resource>";
}
function keysOf(resources) {
  const versions = resources.flatMap((resource) => [...resource.versions]);
  return /* @__PURE__ */ new Set([...LEVELS, ...versions.flatMap(([apiVersion, { plural }]) => [apiVersion, `${apiVersion}/${plural}`])]);
}

// dist/runtime/settings/settings.js
var Settings = class {
  constructor(flags, values, given2) {
    this.flags = flags;
    this.values = values;
    this.given = given2;
  }
  flags;
  values;
  given;
  /** Whether the flag stood on the command line. */
  isGiven(name) {
    return this.given.has(name);
  }
  text(name) {
    return this.of(name, (v) => typeof v === "string");
  }
  flag(name) {
    return this.of(name, (v) => typeof v === "boolean");
  }
  /** Numbers as they are, durations in seconds. */
  number(name) {
    return this.of(name, (v) => typeof v === "number");
  }
  /** A duration, in seconds. */
  seconds(name) {
    if (this.flags[name]?.type !== "duration") throw new Error(`flag --${name} is not declared as it is used`);
    return this.number(name);
  }
  list(name) {
    return this.of(name, (v) => Array.isArray(v));
  }
  /** All texts of a flag that takes one or several, without empty ones. */
  texts(name) {
    return this.flags[name]?.type === "strings" ? this.list(name) : [this.text(name)].filter((text2) => text2 !== "");
  }
  /** Switches by name, of maps and of feature gates. */
  map(name) {
    return this.of(name, (v) => v instanceof Map);
  }
  of(name, is) {
    const value2 = this.values.get(name);
    if (value2 === void 0 || !is(value2)) throw new Error(`flag --${name} is not declared as it is used`);
    return value2;
  }
};

// dist/runtime/settings/switches.js
var ON = /* @__PURE__ */ new Set(["true", "True", "TRUE", "t", "T", "1"]);
var OFF = /* @__PURE__ */ new Set(["false", "False", "FALSE", "f", "F", "0"]);
var truth = (text2) => ON.has(text2) ? true : OFF.has(text2) ? false : void 0;
function switches(texts3, fault2, bare) {
  const out = /* @__PURE__ */ new Map();
  for (const part of texts3.flatMap((t) => t.split(",")).filter((t) => t.trim() !== "")) {
    const at = part.indexOf("=");
    const name = (at < 0 ? part : part.slice(0, at)).trim();
    const text2 = at < 0 ? "" : part.slice(at + 1).trim();
    const value2 = text2 === "" && bare ? true : truth(text2);
    if (name === "") fault2(part, "the name is empty");
    else if (value2 === void 0) fault2(part, "each name takes =true or =false");
    else out.set(name, value2);
  }
  return out;
}

// dist/runtime/settings/read.js
var FlagError = class extends Error {
  constructor(faults24) {
    super(faults24.join("\n"));
    this.faults = faults24;
  }
  faults;
  name = "FlagError";
};
function named(flag2, work) {
  try {
    return work();
  } catch (error) {
    throw new FlagError([`--${flag2}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
var KEY_FAULTS = { "runtime-config": runtimeConfigFault };
function parseFlags(args, flags) {
  const faults24 = [];
  const texts3 = textsOf(args, flags, faults24);
  const values = /* @__PURE__ */ new Map();
  for (const [name, flag2] of Object.entries(flags)) values.set(name, readValue(name, flag2, texts3.get(name), faults24));
  if (faults24.length > 0) throw new FlagError(faults24);
  return new Settings(flags, values, new Set(texts3.keys()));
}
function textsOf(given2, flags, faults24) {
  const types = Object.entries(flags).map(([name, { type }]) => [name, { type: type === "bool" ? "boolean" : "string" }]);
  const args = [...given2];
  const { tokens: tokens2 } = parseArgs({ args, options: Object.fromEntries(types), strict: false, tokens: true });
  const texts3 = /* @__PURE__ */ new Map();
  let told = -1;
  for (const token2 of tokens2) {
    const { index: index2 } = token2;
    if (index2 === told) continue;
    if (token2.kind !== "option" || !token2.rawName.startsWith("--")) {
      faults24.push(`unexpected argument ${JSON.stringify(args[index2])}: flags begin with --`);
      told = index2;
      continue;
    }
    const { name, value: value2, inlineValue } = token2;
    const flag2 = Object.hasOwn(flags, name) ? flags[name] : void 0;
    const text2 = value2 ?? (flag2?.type === "bool" ? "true" : void 0);
    if (flag2 === void 0) {
      faults24.push(`unknown flag --${name}${suggestion(name, Object.keys(flags), "--")}`);
      told = inlineValue === true || args[index2 + 1]?.startsWith("--") !== false ? index2 : index2 + 1;
    } else if (text2 === void 0) faults24.push(`flag --${name} needs a value`);
    else texts3.set(name, [...texts3.get(name) ?? [], text2]);
  }
  return texts3;
}
function readValue(name, flag2, given2, faults24) {
  const fault2 = (text2, why) => {
    faults24.push(`invalid value ${JSON.stringify(text2)} for --${name}: ${why}`);
  };
  const texts3 = given2 ?? defaultTexts(flag2);
  const last = texts3[texts3.length - 1] ?? "";
  switch (flag2.type) {
    case "bool":
      return boolean(last, fault2);
    case "int":
    case "float":
      return inRange(number(last, flag2.type, fault2), last, flag2, fault2);
    case "duration":
      return inRange(seconds(last, fault2), last, flag2, fault2);
    case "ip":
      if (isIP(last) === 0) fault2(last, "it is no IP address");
      return last;
    case "strings":
      return texts3.flatMap((t) => t.split(",")).filter((t) => t !== "").map((t) => oneOf(t, flag2, fault2));
    case "map":
      return keyed(switches(texts3, fault2, true), KEY_FAULTS[name], fault2);
    case "gates":
      return switches(texts3, fault2, false);
    case "string":
      return oneOf(last, flag2, fault2);
  }
}
var defaultTexts = (flag2) => Array.isArray(flag2.default) ? flag2.default.map(String) : typeof flag2.default === "object" ? [] : [String(flag2.default ?? "")];
function boolean(text2, fault2) {
  const value2 = truth(text2);
  if (value2 === void 0) fault2(text2, "it is true or false");
  return value2 ?? false;
}
var NUMBERS = {
  int: { form: /^[-+]?\d+$/, name: "whole number" },
  float: { form: /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/, name: "number" }
};
function number(text2, type, fault2) {
  if (NUMBERS[type].form.test(text2)) return Number(text2);
  fault2(text2, `it is no ${NUMBERS[type].name}`);
  return void 0;
}
function seconds(text2, fault2) {
  try {
    return Number(durationTo(text2).duration) / 1e9;
  } catch {
    fault2(text2, "it is no duration, such as 30s or 1h0m0s");
    return void 0;
  }
}
function inRange(value2, text2, { type, min, max }, fault2) {
  const unit = type === "duration" ? "s" : "";
  if (value2 === void 0) return 0;
  if (min !== void 0 && value2 < min) fault2(text2, `it is at least ${min}${unit}`);
  else if (max !== void 0 && value2 > max) fault2(text2, `it is at most ${max}${unit}`);
  return value2;
}
function oneOf(text2, { values }, fault2) {
  if (values !== void 0 && !values.includes(text2)) fault2(text2, `it is one of ${values.join(", ")}`);
  return text2;
}
function keyed(map, faultOf, fault2) {
  for (const key2 of map.keys()) {
    const why = faultOf?.(key2);
    if (why !== void 0) fault2(key2, why);
  }
  return map;
}
var camelCase = (flag2) => flag2.replace(/-([a-z0-9])/g, (_, c) => c.toUpperCase());
function settingsOf(options, flags) {
  const names = new Map(Object.keys(flags).map((name) => [camelCase(name), name]));
  const faults24 = [];
  const args = [];
  for (const [option, value2] of Object.entries(options)) {
    const name = names.get(option);
    if (name === void 0) faults24.push(`unknown option ${option}`);
    else args.push(`--${name}=${textOf2(value2, flags[name])}`);
  }
  if (faults24.length > 0) throw new FlagError(faults24);
  return parseFlags(args, flags);
}
function textOf2(value2, flag2) {
  if (Array.isArray(value2)) return value2.join(",");
  if (typeof value2 === "object")
    return Object.entries(value2).map(([name, on]) => `${name}=${on}`).join(",");
  return typeof value2 === "number" && flag2?.type === "duration" ? `${value2}s` : String(value2);
}

// dist/generated/admissionregistration/v1/values.js
var values_exports = {};
__export(values_exports, {
  MutatingWebhook: () => MutatingWebhook,
  Rule: () => Rule,
  RuleWithOperations: () => RuleWithOperations,
  ValidatingWebhook: () => ValidatingWebhook
});
var MutatingWebhook = {
  reinvocationPolicy: ["IfNeeded", "Never"]
};
var ValidatingWebhook = {
  failurePolicy: ["Fail", "Ignore"],
  matchPolicy: ["Equivalent", "Exact"],
  sideEffects: ["None", "NoneOnDryRun"]
};
var Rule = {
  scope: ["*", "Cluster", "Namespaced"]
};
var RuleWithOperations = {
  operations: ["*", "CONNECT", "CREATE", "DELETE", "UPDATE"]
};

// dist/generated/admissionregistration/v1beta1/values.js
var values_exports2 = {};
__export(values_exports2, {
  ValidatingWebhook: () => ValidatingWebhook2
});
var ValidatingWebhook2 = {
  sideEffects: ["None", "NoneOnDryRun", "Some", "Unknown"]
};

// dist/runtime/kinds/rules/webhook-client.js
var FORM = "; desired format: https://host[/path]";
var URL_PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
function urlFaults(at, url) {
  if (url.startsWith(":")) return [required(at, `url must be a valid URL: parse ${JSON.stringify(url)}: missing protocol scheme${FORM}`)];
  const [, scheme = "", authority2 = "", , query = "", fragment = ""] = URL_PARTS.exec(url) ?? [];
  const sign = authority2.lastIndexOf("@");
  const [user2, host] = sign < 0 ? [void 0, authority2] : [authority2.slice(0, sign), authority2.slice(sign + 1)];
  return [
    ...scheme.toLowerCase() === "https" ? [] : [invalidValue(at, scheme, `'https' is the only allowed URL scheme${FORM}`)],
    ...host === "" ? [invalidValue(at, "", `host must be provided${FORM}`)] : [],
    ...user2 === void 0 ? [] : [invalidValue(at, user2, "user information is not permitted in the URL")],
    ...fragment === "" ? [] : [invalidValue(at, fragment, "fragments are not permitted in the URL")],
    ...query === "" ? [] : [invalidValue(at, query, "query parameters are not permitted in the URL")]
  ];
}
function pathFaults(at, path7) {
  if (path7 === "" || path7 === "/") return [];
  if (path7 === "//") return [invalidValue(at, path7, "segment[0] may not be empty")];
  const inner = path7.slice(1).replace(/\/$/, "");
  return [
    ...path7.startsWith("/") ? [] : [invalidValue(at, path7, "must start with a '/'")],
    ...faultsOfEach(
      inner.split("/"),
      (segment, i) => segment === "" ? [invalidValue(at, path7, `segment[${i}] may not be empty`)] : faultsOf("dns-subdomain", segment).map((fault2) => invalidValue(at, path7, `segment[${i}]: ${fault2}`))
    )
  ];
}
var serviceFaults = (at, { name, namespace: namespace2, port, path: path7 }) => [
  ...name === "" ? [required(`${at}.name`, "service name is required")] : [],
  ...namespace2 === "" ? [required(`${at}.namespace`, "service namespace is required")] : [],
  ...portNumberFaults(`${at}.port`, port).map(
    (fault2) => invalidValue(fault2.field, port, "port is not valid: must be between 1 and 65535, inclusive")
  ),
  ...isAbsent(path7) ? [] : pathFaults(`${at}.path`, path7)
];
function webhookClientFaults(at, { url, service: service2 }) {
  if (isAbsent(url) === isAbsent(service2)) return [required(at, "exactly one of url or service is required")];
  return isAbsent(service2) ? urlFaults(`${at}.url`, url ?? "") : serviceFaults(`${at}.service`, service2);
}

// dist/runtime/kinds/admissionregistration/webhookconfiguration.js
var REVIEW_VERSIONS = ["v1", "v1beta1"];
function nameFaults(at, name) {
  if (name === "") return [required(at)];
  const faults24 = faultsOf("dns-subdomain", name);
  if (faults24.length > 0) return [invalidValue(at, name, faults24.join(","))];
  return name.split(".").length < 3 ? [invalidValue(at, name, "should be a domain with at least three segments separated by dots")] : [];
}
function wildcardFaults(at, texts3, others) {
  if (texts3.length === 0) return [required(at)];
  return texts3.length > 1 && texts3.includes("*") ? [invalidValue(at, texts3, `if '*' is present, must not specify other ${others}`)] : [];
}
function resourceFaults(at, resources) {
  if (resources.length === 0) return [required(at)];
  const [ofAll, inAll] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  const out = faultsOfEach(resources, (resource, i) => {
    if (resource === "") return [required(`${at}[${i}]`)];
    const slash = resource.indexOf("/");
    if (slash < 0) return [];
    const [name, subresource] = [resource.slice(0, slash), resource.slice(slash + 1)];
    const covered2 = [...ofAll.has(name) ? [`${name}/*`] : [], ...inAll.has(subresource) ? [`*/${subresource}`] : []];
    if (subresource === "*") ofAll.add(name);
    if (name === "*") inAll.add(subresource);
    return covered2.map((by) => invalidValue(`${at}[${i}]`, resource, `if '${by}' is present, must not specify ${resource}`));
  });
  if (resources.length > 1 && resources.includes("*/*"))
    out.push(invalidValue(at, resources, "if '*/*' is present, must not specify other resources"));
  const whole = resources.filter((resource) => resource !== "" && !resource.includes("/"));
  if (whole.includes("*") && whole.at(-1) !== "*")
    out.push(invalidValue(at, resources, "if '*' is present, must not specify other resources without subresources"));
  return out;
}
var ruleFaults = (at, { operations = [], apiGroups = [], apiVersions = [], resources = [], scope }) => [
  ...wildcardFaults(`${at}.operations`, operations, "operations"),
  ...faultsOfEach(operations, (operation2, i) => choiceFaults(`${at}.operations[${i}]`, operation2, RuleWithOperations.operations)),
  ...wildcardFaults(`${at}.apiGroups`, apiGroups, "API groups"),
  ...wildcardFaults(`${at}.apiVersions`, apiVersions, "API versions"),
  ...faultsOfEach(apiVersions, (version, i) => version === "" ? [required(`${at}.apiVersions[${i}]`)] : []),
  ...resourceFaults(`${at}.resources`, resources),
  ...choiceFaults(`${at}.scope`, scope, Rule.scope)
];
function sideEffectFaults(at, sideEffects, strict) {
  if (sideEffects === null) return strict ? [required(at, `must specify one of ${ValidatingWebhook.sideEffects.join(", ")}`)] : [];
  return choiceFaults(at, sideEffects, (strict ? values_exports : values_exports2).ValidatingWebhook.sideEffects);
}
function reviewVersionFaults(at, versions, strict) {
  if (versions.length === 0) return [required(at, `must specify one of ${REVIEW_VERSIONS.join(", ")}`)];
  const repeats = repeatsOf(versions);
  const out = faultsOfEach(
    versions,
    (version, i) => repeats.has(i) ? [invalidValue(`${at}[${i}]`, version, "duplicate version")] : formatFaults("dns-1035-label", `${at}[${i}]`, version)
  );
  if (strict && !versions.some((v) => REVIEW_VERSIONS.includes(v)))
    out.push(invalidValue(at, versions, `must include at least one of ${REVIEW_VERSIONS.join(", ")}`));
  return out;
}
function webhookFaults(at, hook, strictness) {
  const { timeoutSeconds: timeout, reinvocationPolicy, admissionReviewVersions } = hook;
  return [
    ...nameFaults(`${at}.name`, hook.name),
    ...faultsOfEach(hook.rules ?? [], (rule, i) => ruleFaults(`${at}.rules[${i}]`, rule)),
    ...choiceFaults(`${at}.failurePolicy`, hook.failurePolicy, ValidatingWebhook.failurePolicy),
    ...choiceFaults(`${at}.matchPolicy`, hook.matchPolicy, ValidatingWebhook.matchPolicy),
    ...sideEffectFaults(`${at}.sideEffects`, hook.sideEffects, strictness.noSideEffects),
    ...timeout >= 1 && timeout <= 30 ? [] : [invalidValue(`${at}.timeoutSeconds`, timeout, "the timeout value must be between 1 and 30 seconds")],
    ...reinvocationPolicy === void 0 ? [] : choiceFaults(`${at}.reinvocationPolicy`, reinvocationPolicy, MutatingWebhook.reinvocationPolicy),
    ...labelSelectorFaults(`${at}.namespaceSelector`, hook.namespaceSelector),
    ...labelSelectorFaults(`${at}.objectSelector`, hook.objectSelector),
    ...webhookClientFaults(`${at}.clientConfig`, hook.clientConfig),
    ...reviewVersionFaults(`${at}.admissionReviewVersions`, admissionReviewVersions ?? [], strictness.knownReviewVersion)
  ];
}
var namesOf = (webhooks) => webhooks.map(({ name }) => name);
function faults({ webhooks = [] }, strictness) {
  const repeats = repeatsOf(namesOf(webhooks));
  return faultsOfEach(webhooks, (hook, i) => {
    const repeated = strictness.uniqueNames && hook.name !== "" && repeats.has(i);
    return [...webhookFaults(`webhooks[${i}]`, hook, strictness), ...repeated ? [duplicate(`webhooks[${i}].name`, hook.name)] : []];
  });
}
var RULES = {
  uniqueNames: { brokenBy: ({ webhooks = [] }) => new Set(namesOf(webhooks)).size < webhooks.length },
  noSideEffects: {
    brokenBy: ({ webhooks = [] }) => webhooks.some((hook) => !ValidatingWebhook.sideEffects.includes(hook.sideEffects ?? ""))
  },
  knownReviewVersion: {
    brokenBy: ({ webhooks = [] }) => webhooks.some((hook) => !(hook.admissionReviewVersions ?? []).some((version) => REVIEW_VERSIONS.includes(version)))
  }
};
var strictnessOf = ({ asks }) => ({
  uniqueNames: asks("uniqueNames"),
  noSideEffects: asks("noSideEffects"),
  knownReviewVersion: asks("knownReviewVersion")
});
var webhookConfigurationStrategy = {
  rules: RULES,
  validate: (object3, context) => faults(object3, strictnessOf(context)),
  cells: (object3, { now: now2 }) => [nameOf(object3), object3.webhooks?.length ?? 0, ageOf(object3, now2)]
};
var mutatingWebhookConfiguration = defineKind({
  resource: "mutatingwebhookconfigurations.admissionregistration.{groupDomain}",
  strategy: webhookConfigurationStrategy
});
var validatingWebhookConfiguration = defineKind({
  resource: "validatingwebhookconfigurations.admissionregistration.{groupDomain}",
  strategy: webhookConfigurationStrategy
});

// dist/generated/apiextensions/v1beta1/values.js
var CustomResourceDefinitionSpec = {
  scope: ["Cluster", "Namespaced"]
};
var CustomResourceConversion = {
  strategy: ["None", "Webhook"]
};
var CustomResourceColumnDefinition = {
  type: ["boolean", "date", "integer", "number", "string"],
  format: ["byte", "date", "date-time", "double", "float", "int32", "int64", "password"]
};
var JSONSchemaProps = {
  type: ["array", "boolean", "integer", "number", "object", "string"],
  "x-kubernetes-list-type": ["atomic", "set", "map"],
  "x-kubernetes-map-type": ["atomic", "granular"]
};

// dist/runtime/model/field-rules.js
var isNothing = (value2) => value2 === void 0 || value2 === null || value2 === "" || Array.isArray(value2) && value2.length === 0;
var meets = (value2, { values, not }) => values.some((v) => v === null ? isNothing(value2) : v === value2) !== (not === true);
var holds = (condition2, siblings) => Object.entries(condition2).every(([name, held]) => meets(siblings[name], held));
function repeatFinder(key2, path7) {
  const seen = /* @__PURE__ */ new Set();
  return (item, index2) => {
    const value2 = key2 === true ? item : item?.[key2] ?? "";
    const print2 = JSON.stringify(value2, (_, v) => typeof v === "bigint" ? `${v}n` : v) ?? "";
    if (seen.has(print2)) return [duplicate(key2 === true ? `${path7}[${index2}]` : `${path7}[${index2}].${key2}`, value2)];
    seen.add(print2);
    return [];
  };
}
function presenceFaults(rules, because, value2, siblings, path7) {
  const missing = isNothing(value2);
  if (missing && rules.needed) return [required(path7, because.nonEmpty)];
  if (missing && rules.requiredIf !== void 0 && holds(rules.requiredIf, siblings)) return [required(path7, because.requiredIf)];
  if (!missing && rules.forbiddenIf !== void 0 && holds(rules.forbiddenIf, siblings))
    return [forbiddenField(path7, because.forbiddenIf ?? "may not be set here")];
  return [];
}
var changeFaults = (because, value2, old, path7) => old === void 0 || isNothing(value2) && isNothing(old.value) || sameValue(value2, old.value) ? [] : [invalidValue(path7, value2 ?? "", because.immutable ?? "field is immutable")];

// dist/runtime/kinds/apiextensions/approval.js
var annotation = ({ labelDomain }) => labelDomain("api-approved");
function isProtected(name, { group: group2, labelDomain }) {
  const domains = [group2("").slice(1), labelDomain()];
  return domains.some((domain) => name === domain || name.endsWith(`.${domain}`));
}
var LINK = /^[a-z][-+.a-z0-9]*:\/\/[^/?#\s]\S*$/i;
function stateOf(value2) {
  if (value2 === "") return "missing";
  if (value2.startsWith("unapproved")) return "unapproved";
  return LINK.test(value2) ? "approved" : "invalid";
}
var approvalOf = ({ metadata: metadata2 }, words) => metadata2.annotations?.[annotation(words)] ?? "";
function approvalFaults(object3, old, words) {
  if (!isProtected(object3.spec.group, words)) return [];
  const value2 = approvalOf(object3, words);
  const state = stateOf(value2);
  if (old !== void 0 && stateOf(approvalOf(old, words)) === state) return [];
  const at = `metadata.annotations[${annotation(words)}]`;
  const rule = `protected groups must have approval annotation ${JSON.stringify(annotation(words))}`;
  const reference2 = "see https://github.com/kubernetes/enhancements/pull/1111";
  if (state === "missing") return [required(at, `${rule}, ${reference2}`)];
  if (state === "invalid")
    return [invalidValue(at, value2, `${rule} with either a URL or a reason starting with "unapproved", ${reference2}`)];
  return [];
}

// dist/runtime/kinds/apiextensions/conversions.js
var columnToHub = ({ jsonPath = "", ...column }) => ({
  ...column,
  JSONPath: jsonPath
});
var columnFromHub = ({ JSONPath: jsonPath = "", ...column }) => ({
  ...column,
  jsonPath
});
var versionToHub = ({ additionalPrinterColumns: columns, ...version }) => ({
  ...version,
  additionalPrinterColumns: columns?.map(columnToHub)
});
function sharedBy(versions) {
  const [first = {}] = versions;
  const common = (field) => versions.every((version) => sameValue(version[field], first[field])) ? first[field] : void 0;
  return {
    schema: common("schema"),
    subresources: common("subresources"),
    additionalPrinterColumns: common("additionalPrinterColumns")
  };
}
var without = (version, { schema: schema2, subresources, additionalPrinterColumns }) => ({
  ...version,
  ...schema2 === void 0 ? {} : { schema: void 0 },
  ...subresources === void 0 ? {} : { subresources: void 0 },
  ...additionalPrinterColumns === void 0 ? {} : { additionalPrinterColumns: void 0 }
});
function customResourceDefinitionToHub(converted, original) {
  const { versions: listed2, conversion, ...spec } = original.spec ?? {};
  const versions = (listed2 ?? []).map(versionToHub);
  const shared = sharedBy(versions);
  converted.spec = {
    ...spec,
    preserveUnknownFields: spec.preserveUnknownFields ?? false,
    version: versions[0]?.name,
    validation: shared.schema,
    subresources: shared.subresources,
    additionalPrinterColumns: shared.additionalPrinterColumns,
    ...listed2 === void 0 || listed2 === null ? {} : { versions: versions.map((version) => without(version, shared)) },
    ...conversion === void 0 ? {} : { conversion: conversionToHub(conversion) }
  };
}
var conversionToHub = ({ webhook, ...conversion }) => ({
  ...conversion,
  webhookClientConfig: webhook?.clientConfig,
  conversionReviewVersions: webhook?.conversionReviewVersions ?? void 0
});
var conversionFromHub = ({
  webhookClientConfig: clientConfig,
  conversionReviewVersions: reviews,
  ...conversion
}) => ({
  ...conversion,
  ...clientConfig === void 0 && reviews === void 0 ? {} : { webhook: { clientConfig, conversionReviewVersions: reviews ?? null } }
});
function versionsFromHub(spec) {
  const { version, versions = [], validation, subresources, additionalPrinterColumns } = spec;
  const listed2 = versions.length === 0 && version ? [{ name: version, served: true, storage: true }] : versions;
  if (listed2.length === 0) return spec.versions === void 0 ? null : [];
  return listed2.map((own2) => ({
    ...own2,
    schema: validation ?? own2.schema,
    subresources: subresources ?? own2.subresources,
    additionalPrinterColumns: (additionalPrinterColumns ?? own2.additionalPrinterColumns)?.map(columnFromHub)
  }));
}
function customResourceDefinitionFromHub(converted, original) {
  const { group: group2, names, scope, preserveUnknownFields, conversion } = original.spec ?? {};
  converted.spec = {
    group: group2,
    names,
    scope,
    ...preserveUnknownFields === true ? { preserveUnknownFields } : {},
    versions: versionsFromHub(original.spec ?? {}),
    ...conversion === void 0 ? {} : { conversion: conversionFromHub(conversion) }
  };
}

// dist/runtime/kinds/apiextensions/defaulters.js
function fillNames(names) {
  if (!names.kind) return;
  names.singular ||= names.kind.toLowerCase();
  names.listKind ||= `${names.kind}List`;
}
function customResourceDefinition({ spec }) {
  if (spec === void 0) return;
  if (spec.names !== void 0) fillNames(spec.names);
  spec.conversion ??= { strategy: "None" };
}
function customResourceDefinitionBeta(object3) {
  customResourceDefinition(object3);
  const { spec } = object3;
  if (spec === void 0) return;
  spec.scope ||= "Namespaced";
  spec.preserveUnknownFields ??= true;
  const { conversion, versions = [], version } = spec;
  if (conversion?.strategy === "Webhook" && (conversion.conversionReviewVersions ?? []).length === 0)
    conversion.conversionReviewVersions = ["v1beta1"];
  const [first] = versions;
  if (first !== void 0) spec.version ||= first.name;
  else if (version) spec.versions = [{ name: version, served: true, storage: true }];
}

// dist/runtime/kinds/apiextensions/names.js
var MIXED_CASE = "may have mixed case, but should otherwise match: ";
function joined(format, at, value2, tested = value2, before = "") {
  const faults24 = faultsOf(format, tested);
  return faults24.length === 0 ? [] : [invalidValue(at, value2, `${before}${faults24.join(",")}`)];
}
var labelled = (at, value2) => joined("dns-1035-label", at, value2);
var optionalLabel = (at, value2) => value2 === "" ? [] : labelled(at, value2);
var optionalKind = (at, value2) => value2 === "" ? [] : joined("dns-1035-label", at, value2, value2.toLowerCase(), MIXED_CASE);
var nameFormFaults = (at, { plural, singular = "", kind, listKind = "", shortNames = [], categories = [] }) => [
  ...optionalLabel(`${at}.plural`, plural),
  ...optionalLabel(`${at}.singular`, singular),
  ...optionalKind(`${at}.kind`, kind),
  ...optionalKind(`${at}.listKind`, listKind),
  ...faultsOfEach(shortNames, (name, i) => labelled(`${at}.shortNames[${i}]`, name)),
  ...kind !== "" && kind === listKind ? [invalidValue(`${at}.listKind`, listKind, "kind and listKind may not be the same")] : [],
  ...faultsOfEach(categories, (category, i) => labelled(`${at}.categories[${i}]`, category))
];
var NEEDED = ["plural", "singular", "kind", "listKind"];
var nameFaults2 = (at, names) => [
  ...NEEDED.filter((name) => !names[name]).map((name) => required(`${at}.${name}`)),
  ...nameFormFaults(at, names)
];
function groupFaults(at, group2) {
  if (group2 === "") return [required(at)];
  const faults24 = joined("dns-subdomain", at, group2);
  if (faults24.length > 0 || group2.includes(".")) return faults24;
  return [invalidValue(at, group2, "should be a domain with at least one dot")];
}

// dist/runtime/kinds/apiextensions/schema.js
var PRESERVE = "x-kubernetes-preserve-unknown-fields";
var EMBEDDED = "x-kubernetes-embedded-resource";
var INT_OR_STRING = "x-kubernetes-int-or-string";
var LIST_TYPE = "x-kubernetes-list-type";
var LIST_MAP_KEYS = "x-kubernetes-list-map-keys";
var MAP_TYPE = "x-kubernetes-map-type";
var isSchema = (value2) => isObject(value2);
var schemaOf = (value2) => isSchema(value2) ? value2 : void 0;
var schemasIn = (value2) => Array.isArray(value2) ? value2.filter(isSchema) : [];
function namedSchemas(map) {
  const out = [];
  for (const [name, member2] of isObject(map) ? Object.entries(map) : []) if (isSchema(member2)) out.push([name, member2]);
  return out.sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
}
var propertyOf = ({ properties }, name) => properties !== void 0 && Object.hasOwn(properties, name) ? properties[name] : void 0;
var JUNCTORS = ["allOf", "oneOf", "anyOf"];
var BY_NAME = ["properties", "patternProperties", "definitions", "dependencies"];
var ALONE = ["items", "not", "additionalProperties", "additionalItems"];
var NAMED = new Set(BY_NAME);
var HOLDERS = /* @__PURE__ */ new Set([...BY_NAME, ...JUNCTORS, ...ALONE]);
var isHolder = (keyword) => HOLDERS.has(keyword);
function isLeaf(schema2) {
  for (const keyword in schema2) if (isHolder(keyword)) return false;
  return true;
}
function hasSchema(schema2, asked) {
  if (!isSchema(schema2)) return false;
  if (asked(schema2)) return true;
  for (const keyword in schema2) {
    if (!isHolder(keyword)) continue;
    const held = schema2[keyword];
    if (Array.isArray(held) ? held.some((s) => hasSchema(s, asked)) : NAMED.has(keyword) ? hasNamed(held, asked) : hasSchema(held, asked))
      return true;
  }
  return false;
}
function hasNamed(held, asked) {
  if (!isObject(held)) return false;
  for (const name in held) if (hasSchema(held[name], asked)) return true;
  return false;
}
var rootSchema = (validation) => validation?.openAPIV3Schema;
var schemasOf = ({ validation, versions = [] }) => [rootSchema(validation), ...versions.map(({ schema: schema2 }) => rootSchema(schema2))].filter((s) => s !== void 0);
var someSchema = (spec, asked) => schemasOf(spec).some((s) => hasSchema(s, asked));
var hasDefaults = (spec) => someSchema(spec, (s) => s.default !== void 0);
var STRUCTURAL_ONLY = [EMBEDDED, PRESERVE, INT_OR_STRING, LIST_MAP_KEYS, LIST_TYPE];
var hasExtensions = (spec) => someSchema(spec, (s) => STRUCTURAL_ONLY.some((extension) => s[extension] !== void 0));
var TYPES = JSONSchemaProps.type;
var hasUnknownTypes = (spec) => someSchema(spec, ({ type }) => type !== void 0 && !TYPES.includes(type));
var hasSchemas = ({ validation, versions = [] }) => rootSchema(validation) !== void 0 || versions.every(({ schema: schema2 }) => rootSchema(schema2) !== void 0);
var says = (schema2, flag2) => schema2[flag2] === true;

// dist/runtime/kinds/apiextensions/embedded-objects.js
var TYPE_FIELDS = ["apiVersion", "kind"];
var OBJECT_FIELDS = [...TYPE_FIELDS, "metadata"];
var asObjectSchema = (schema2) => ({ ...schema2, [EMBEDDED]: true });
function hasUnknownFields(schema2, value2, preserved = false) {
  const keeps = preserved || schema2 !== void 0 && says(schema2, PRESERVE);
  if (Array.isArray(value2)) return value2.some((item) => hasUnknownFields(schemaOf(schema2?.items), item, keeps));
  if (!isObject(value2)) return false;
  return Object.entries(value2).some(([name, member2]) => {
    if (schema2 !== void 0 && says(schema2, EMBEDDED) && OBJECT_FIELDS.includes(name)) return false;
    const property = schema2 === void 0 ? void 0 : propertyOf(schema2, name);
    if (property !== void 0) return hasUnknownFields(property, member2);
    if (schema2?.additionalProperties !== void 0) return hasUnknownFields(schemaOf(schema2.additionalProperties), member2);
    return !keeps;
  });
}
function* objectsIn(schema2, value2, at) {
  if (schema2 === void 0) return;
  if (Array.isArray(value2)) {
    for (const [i, item] of value2.entries()) yield* objectsIn(schemaOf(schema2.items), item, `${at}[${i}]`);
  } else if (isObject(value2)) {
    if (says(schema2, EMBEDDED)) yield [value2, at];
    for (const [name, member2] of Object.entries(value2)) {
      const property = propertyOf(schema2, name);
      if (property !== void 0) yield* objectsIn(property, member2, at === "" ? name : `${at}.${name}`);
      else yield* objectsIn(schemaOf(schema2.additionalProperties), member2, `${at}[${name}]`);
    }
  }
}
var child = (at, name) => at === "" ? name : `${at}.${name}`;
var METADATA_TYPES = {
  name: "string",
  generateName: "string",
  namespace: "string",
  selfLink: "string",
  uid: "types.UID",
  resourceVersion: "string",
  clusterName: "string",
  generation: "int64",
  deletionGracePeriodSeconds: "int64",
  labels: "map[string]string",
  annotations: "map[string]string",
  finalizers: "[]string",
  ownerReferences: "[]v1.OwnerReference",
  managedFields: "[]v1.ManagedFieldsEntry"
};
var goKind = (value2) => Array.isArray(value2) ? "array" : typeof value2 === "boolean" ? "bool" : typeof value2 === "bigint" ? "number" : typeof value2;
var TEXT_TYPES = ["string", "types.UID"];
var fitsType = (type, value2) => {
  if (value2 === null || value2 === void 0) return true;
  if (TEXT_TYPES.includes(type)) return typeof value2 === "string";
  if (type === "int64") return Number.isInteger(value2) || typeof value2 === "bigint";
  if (type.startsWith("[]")) return Array.isArray(value2) && value2.every((v) => type === "[]string" ? typeof v === "string" : isObject(v));
  return isObject(value2) && Object.values(value2).every((v) => typeof v === "string");
};
function unreadable(metadata2) {
  const unlike = (value2, into) => `json: cannot unmarshal ${goKind(value2)} into Go ${into}`;
  if (!isObject(metadata2)) return metadata2 === null ? void 0 : unlike(metadata2, "value of type v1.ObjectMeta");
  const wrong2 = Object.entries(METADATA_TYPES).find(([name, type]) => Object.hasOwn(metadata2, name) && !fitsType(type, metadata2[name]));
  return wrong2 === void 0 ? void 0 : unlike(metadata2[wrong2[0]], `struct field ObjectMeta.${wrong2[0]} of type ${wrong2[1]}`);
}
function typeFault([object3, at]) {
  for (const name of TYPE_FIELDS)
    if (Object.hasOwn(object3, name) && typeof object3[name] !== "string")
      return invalidValue(child(at, name), printedJson(object3[name]), "must be a string");
  const fault2 = Object.hasOwn(object3, "metadata") ? unreadable(object3.metadata) : void 0;
  return fault2 === void 0 ? void 0 : invalidValue(child(at, "metadata"), printedJson(object3.metadata), fault2);
}
var textOf3 = (value2) => typeof value2 === "string" ? value2 : "";
function typeMetaFaults(object3, at) {
  const [apiVersion, kind] = [textOf3(object3.apiVersion), textOf3(object3.kind)];
  const kindFaults = faultsOf("dns-1035-label", kind.toLowerCase());
  return [
    ...apiVersion === "" ? [required(child(at, "apiVersion"), "must not be empty")] : parseApiVersion(apiVersion) === void 0 ? [invalidValue(child(at, "apiVersion"), apiVersion, `unexpected GroupVersion string: ${apiVersion}`)] : [],
    ...kind === "" ? [required(child(at, "kind"), "must not be empty")] : kindFaults.length > 0 ? [invalidValue(child(at, "kind"), kind, `may have mixed case, but should otherwise match: ${kindFaults.join(",")}`)] : []
  ];
}
function objectMetaFaults(object3, at, rules) {
  if (!Object.hasOwn(object3, "metadata")) return [];
  const given2 = isObject(object3.metadata) ? object3.metadata : {};
  const metadata2 = { ...given2, name: given2.name || "any" };
  const rule = { format: "path-segment", namespaced: (given2.namespace ?? "") !== "" };
  return metadataFaults(metadata2, rule, rules).map((fault2) => ({ ...fault2, field: child(at, fault2.field) }));
}
function embeddedFaults(schema2, value2, at, rules) {
  const objects = [...objectsIn(schema2, value2, at)];
  const wrong2 = objects.map(typeFault).find((f) => f !== void 0);
  if (wrong2 !== void 0) return [wrong2];
  return faultsOfEach(objects, ([object3, there]) => [...typeMetaFaults(object3, there), ...objectMetaFaults(object3, there, rules)]);
}

// dist/runtime/kinds/apiextensions/patterns.js
var MAX_STEPS = 2e5;
var REPEAT = /^\{(\d{1,4})(?:,(\d{0,4}))?\}/;
function stepsOf(pattern) {
  const groups = [{ steps: 1, last: 0 }];
  const add2 = (steps) => {
    const group2 = groups[groups.length - 1];
    group2.steps += steps;
    group2.last = steps;
  };
  for (let i = 0; i < pattern.length; i += 1) {
    const c = pattern[i];
    if (c === "(") groups.push({ steps: 2, last: 0 });
    else if (c === ")" && groups.length > 1) add2(groups.pop()?.steps ?? 0);
    else if (c === "{") {
      const repeat = REPEAT.exec(pattern.slice(i, i + 11));
      const { last } = groups[groups.length - 1];
      add2(repeat === null ? 1 : last * Math.max(Number(repeat[1]), Number(repeat[2] ?? 0)));
    } else add2(1);
    if (c === "\\") i += 1;
  }
  return groups.reduce((sum, g) => sum + g.steps, 0);
}
var Patterns = class {
  #compiled = /* @__PURE__ */ new Map();
  #left = MAX_STEPS;
  compile(pattern) {
    const known = this.#compiled.get(pattern);
    if (known !== void 0) return known;
    const compiled = this.#compile(pattern);
    this.#compiled.set(pattern, compiled);
    return compiled;
  }
  #compile(pattern) {
    this.#left -= stepsOf(pattern);
    if (this.#left < 0) return { fault: "the regular expressions of the definition are too large together" };
    try {
      const expression = matching(pattern);
      return { matches: (text2) => expression.test(text2) };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }
};

// dist/runtime/kinds/apiextensions/value-formats.js
import { isIP as isIP2 } from "node:net";
var like = (form) => (text2) => form.test(text2);
function isDate(text2) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text2)) return false;
  const date = /* @__PURE__ */ new Date(`${text2}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text2);
}
var TIME = /^(\d{2}):(\d{2}):(\d{2})(?:.\d+)?(?:z|[+-]\d{2}:\d{2})/;
function isDateTime(text2) {
  const [date = "", time = ""] = text2.toLowerCase().split("t", 2);
  const parts2 = TIME.exec(time);
  return isDate(date) && parts2 !== null && Number(parts2[1]) < 24 && Number(parts2[2]) < 60 && Number(parts2[3]) < 60;
}
var WORDED_DURATION = /^(?:\d+\s*(?:ns|nano|nanos?econds?|us|µs|micros?|ms|millis?|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?|wks?)\s*)+$/i;
var UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?([0-9a-f])[0-9a-f]{3}-?([0-9a-f])[0-9a-f]{3}-?[0-9a-f]{12}$/i;
var uuid = (version = "", variant = "") => (text2) => {
  const [, v = "", w = ""] = UUID.exec(text2.toLowerCase()) ?? [];
  return v !== "" && (version === "" || version === v) && (variant === "" || variant.includes(w));
};
var MAX_HOST = 255;
var MAX_HOST_LABEL = 63;
var HOST_LABEL = /^[a-zA-Z0-9\p{S}\p{L}](?:[-a-zA-Z0-9\p{S}\p{L}]*[a-zA-Z0-9\p{S}\p{L}])?$/u;
var isHostLabel = (text2) => text2.length <= MAX_HOST_LABEL && HOST_LABEL.test(text2);
var isHostname = (text2) => text2.length <= MAX_HOST && text2.replace(/\.$/, "").split(".").every(isHostLabel);
function isMail(text2) {
  const address = /^[^<>]*<([^<>]+)>$/.exec(text2)?.[1] ?? text2;
  const sign = address.lastIndexOf("@");
  return sign > 0 && sign < address.length - 1 && !/[\s<>(),;:]/.test(address);
}
function isCidr(text2) {
  const [address = "", bits = "", more] = text2.split("/", 3);
  const family = isIP2(address);
  return family !== 0 && more === void 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}
var weighs = (digits, weight, modulus) => digits.reduce((sum, digit, i) => sum + digit * weight(i), 0) % modulus === 0;
var digitsOf = (text2) => [...text2].map((c) => c === "X" || c === "x" ? 10 : Number(c));
var withoutDashes = (text2) => text2.replace(/[\s-]/g, "");
var isIsbn10 = (text2) => {
  const plain = withoutDashes(text2);
  return /^\d{9}[\dXx]$/.test(plain) && weighs(digitsOf(plain), (i) => 10 - i, 11);
};
var isIsbn13 = (text2) => {
  const plain = withoutDashes(text2);
  return /^\d{13}$/.test(plain) && weighs(digitsOf(plain), (i) => i % 2 === 0 ? 1 : 3, 10);
};
var isCreditCard = (text2) => {
  const plain = withoutDashes(text2);
  if (!/^\d{13,19}$/.test(plain)) return false;
  const digits = digitsOf(plain).reverse();
  return digits.reduce((sum, d, i) => sum + (i % 2 === 0 ? d : d > 4 ? 2 * d - 9 : 2 * d), 0) % 10 === 0;
};
var BYTE = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
var VALUE_FORMATS = /* @__PURE__ */ new Map([
  ["bsonobjectid", like(/^[0-9a-f]{24}$/i)],
  ["byte", like(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)],
  ["cidr", isCidr],
  ["creditcard", isCreditCard],
  ["date", isDate],
  ["date-time", isDateTime],
  ["datetime", isDateTime],
  ["duration", (text2) => isDuration(text2) || WORDED_DURATION.test(text2)],
  ["email", isMail],
  ["hexcolor", like(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)],
  ["hostname", isHostname],
  ["ipv4", (text2) => isIP2(text2) === 4],
  ["ipv6", (text2) => isIP2(text2) === 6 && !text2.includes("%")],
  ["isbn", (text2) => isIsbn10(text2) || isIsbn13(text2)],
  ["isbn10", isIsbn10],
  ["isbn13", isIsbn13],
  ["mac", like(/^(?:[0-9a-f]{2}(?:(?::[0-9a-f]{2}){5,7}|(?:-[0-9a-f]{2}){5,7})|(?:[0-9a-f]{4}\.){2,3}[0-9a-f]{4})$/i)],
  ["password", () => true],
  ["rgbcolor", like(new RegExp(`^rgb\\(\\s*${BYTE}\\s*,\\s*${BYTE}\\s*,\\s*${BYTE}\\s*\\)$`))],
  ["ssn", like(/^\d{3}[- ]?\d{2}[- ]?\d{4}$/)],
  // Absolute, as a request names it: a path, or a scheme and what follows.
  ["uri", like(/^(?:\/|[a-z][-+.a-z0-9]*:)[^\s]*$/i)],
  ["uuid", uuid()],
  ["uuid3", uuid("3")],
  ["uuid4", uuid("4", "89ab")],
  ["uuid5", uuid("5", "89ab")]
]);

// dist/runtime/kinds/apiextensions/schema-values.js
var TooMuchWork = class extends Error {
  name = "TooMuchWork";
};
var MAX_STEPS2 = 2e5;
var ValueChecks = class {
  constructor(patterns) {
    this.patterns = patterns;
  }
  patterns;
  #left = MAX_STEPS2;
  /** Throws TooMuchWork. */
  spend(steps) {
    this.#left -= steps;
    if (this.#left < 0) throw new TooMuchWork();
  }
};
var fieldOf = ({ root, name }) => name === "" ? root : root === "" ? name : `${root}.${name}`;
var inside = (site, name) => ({ ...site, name: site.name === "" ? name : `${site.name}.${name}` });
var isNumber = (value2) => typeof value2 === "number" || typeof value2 === "bigint";
var isInteger = (value2) => typeof value2 === "bigint" || Number.isInteger(value2);
function jsonType(value2) {
  if (isAbsent(value2)) return "null";
  if (Array.isArray(value2)) return "array";
  if (isNumber(value2)) return isInteger(value2) ? "integer" : "number";
  return typeof value2;
}
var shown = (value2) => typeof value2 === "object" && value2 !== null ? printedJson(value2) : value2;
var wrong = (site, value2, rule) => invalidValue(fieldOf(site), shown(value2), `${site.name} in body ${rule}`);
var typesOf = (schema2) => says(schema2, INT_OR_STRING) ? ["integer", "string"] : schema2.type === void 0 ? [] : [schema2.type];
function typeFault2(schema2, value2, site) {
  const [types, format, found] = [typesOf(schema2), schema2.format ?? "", jsonType(value2)];
  if (types.length === 0 && (format === "" || found !== "null")) return void 0;
  if (found === "null") return types.length === 0 || says(schema2, "nullable") ? void 0 : notOfType(site, types.join(","), found);
  const numeric = types.includes("integer") || types.includes("number");
  if (!numeric && format !== "" && (found === "string" || found === "array")) return void 0;
  if (types.includes(found) || found === "integer" && types.includes("number")) return void 0;
  return notOfType(site, types.join(","), found);
}
var notOfType = (site, expected, found) => wrong(site, found, `must be of type ${expected}: ${JSON.stringify(found)}`);
function textFaults(schema2, value2, site) {
  const { minLength, maxLength, pattern } = schema2;
  const length = minLength !== void 0 || maxLength !== void 0 ? [...value2].length : 0;
  if (maxLength !== void 0 && length > maxLength) return [wrong(site, value2, `should be at most ${maxLength} chars long`)];
  if (minLength !== void 0 && length < minLength) return [wrong(site, value2, `should be at least ${minLength} chars long`)];
  if (pattern === void 0) return [];
  site.checks.spend(Math.ceil(value2.length * pattern.length / 100));
  const compiled = site.checks.patterns.compile(pattern);
  return "matches" in compiled && compiled.matches(value2) ? [] : [wrong(site, value2, `should match '${pattern}'`)];
}
function formatFaults2(schema2, value2, site) {
  const { format = "" } = schema2;
  return VALUE_FORMATS.get(format)?.(value2) === false ? [wrong(site, value2, `must be of type ${format}: ${JSON.stringify(value2)}`)] : [];
}
function numberFaults(schema2, value2, site) {
  const { multipleOf, minimum, maximum } = schema2;
  const [over, under] = [says(schema2, "exclusiveMaximum"), says(schema2, "exclusiveMinimum")];
  return [
    ...multipleOf !== void 0 && !isInteger(Number(value2) / multipleOf) ? [`should be a multiple of ${multipleOf}`] : [],
    ...maximum !== void 0 && (over ? value2 >= maximum : value2 > maximum) ? [`should be less than ${over ? "" : "or equal to "}${maximum}`] : [],
    ...minimum !== void 0 && (under ? value2 <= minimum : value2 < minimum) ? [`should be greater than ${under ? "" : "or equal to "}${minimum}`] : []
  ].map((rule) => wrong(site, value2, rule));
}
function listResult(schema2, value2, site) {
  const items = schemaOf(schema2.items);
  const { minItems, maxItems } = schema2;
  const results = items === void 0 ? [] : value2.map((item) => valueResult(items, item, site));
  return together(results, [
    ...minItems !== void 0 && value2.length < minItems ? [wrong(site, value2.length, `should have at least ${minItems} items`)] : [],
    ...maxItems !== void 0 && value2.length > maxItems ? [wrong(site, value2.length, `should have at most ${maxItems} items`)] : []
  ]);
}
function objectResult(schema2, value2, site) {
  const { minProperties, maxProperties, additionalProperties } = schema2;
  const keys = Object.keys(value2).sort();
  const size2 = (bound, word) => ({
    faults: [wrong(site, bound, `should have at ${word} ${bound} properties`)],
    matches: 0
  });
  if (minProperties !== void 0 && keys.length < minProperties) return size2(minProperties, "least");
  if (maxProperties !== void 0 && keys.length > maxProperties) return size2(maxProperties, "most");
  const unlisted = keys.filter((key2) => propertyOf(schema2, key2) === void 0);
  const values = schemaOf(additionalProperties);
  const refused3 = additionalProperties === false ? unlisted.map((key2) => invalidValue(fieldOf(site), key2, `${site.name}.${key2} in body is a forbidden property`)) : [];
  const results = [
    { faults: refused3, matches: 0 },
    ...values === void 0 ? [] : unlisted.map((key2) => valueResult(values, value2[key2], inside(site, key2))),
    ...namedSchemas(schema2.properties).filter(([name]) => Object.hasOwn(value2, name)).map(([name, property]) => valueResult(property, value2[name], inside(site, name)))
  ];
  const missing = (schema2.required ?? []).filter((name) => !Object.hasOwn(value2, name));
  return together(
    results,
    missing.map((name) => required(fieldOf(inside(site, name))))
  );
}
var together = (results, faults24) => ({
  faults: [...faultsOfEach(results, (r) => r.faults), ...faults24],
  matches: results.reduce((sum, r) => sum + r.matches, 0)
});
var failing = (result) => result.faults.length > 0;
var furthest = (results) => results.reduce((best, r) => best === void 0 || r.matches > best.matches ? r : best, void 0);
var junctor = ({ root, name }, rule) => invalidValue(root === "" ? "<nil>" : root, "", `${JSON.stringify(name)} ${rule}`);
function junctorResult(schema2, value2, site) {
  if (isLeaf(schema2)) return { faults: [], matches: 1 };
  const of = (junctor2) => (schema2[junctor2] ?? []).map((inner) => valueResult(inner, value2, site));
  const [anyOf, oneOf3, allOf] = [of("anyOf"), of("oneOf"), of("allOf")];
  const out = [];
  if (anyOf.length > 0 && anyOf.every(failing))
    out.push(junctor(site, "must validate at least one schema (anyOf)"), ...furthest(anyOf)?.faults ?? []);
  const fitting2 = oneOf3.filter((r) => !failing(r));
  if (oneOf3.length > 0 && fitting2.length !== 1) {
    const found = fitting2.length === 0 ? "Found none valid" : `Found ${fitting2.length} valid alternatives`;
    out.push(junctor(site, `must validate one and only one schema (oneOf). ${found}`));
    if (fitting2.length === 0) out.push(...furthest(oneOf3)?.faults ?? []);
  }
  if (allOf.some(failing)) {
    const none = allOf.every(failing) ? ". None validated" : "";
    out.push(...faultsOfEach(allOf, (r) => r.faults), junctor(site, `must validate all the schemas (allOf)${none}`));
  }
  if (schema2.not !== void 0 && !failing(valueResult(schema2.not, value2, site)))
    out.push(junctor(site, "must not validate the schema (not)"));
  return { faults: out, matches: 1 + together([...anyOf, ...oneOf3, ...allOf], []).matches };
}
function enumFaults(schema2, value2, site) {
  if (schema2.enum === void 0) return [];
  site.checks.spend(schema2.enum.length);
  if (schema2.enum.some((allowed2) => sameValue(allowed2, value2))) return [];
  const words = schema2.enum.map((allowed2) => typeof allowed2 === "string" ? allowed2 : stringify(allowed2));
  return [notSupported(fieldOf(site), shown(value2), words)];
}
function valueResult(schema2, value2, site) {
  site.checks.spend(1);
  const type = typeFault2(schema2, value2, site);
  const faults24 = type === void 0 ? [] : [type];
  const own2 = { faults: faults24, matches: type === void 0 ? 2 : 1 };
  const listed2 = () => ({ faults: enumFaults(schema2, value2, site), matches: 1 });
  if (isAbsent(value2)) return together([own2, listed2()], []);
  const results = [own2, junctorResult(schema2, value2, site)];
  if (typeof value2 === "string")
    results.push({ faults: [...textFaults(schema2, value2, site), ...formatFaults2(schema2, value2, site)], matches: 1 });
  else if (isNumber(value2)) results.push({ faults: numberFaults(schema2, value2, site), matches: 1 });
  else if (Array.isArray(value2)) results.push(listResult(schema2, value2, site));
  results.push(listed2());
  if (isObject(value2)) results.push(objectResult(schema2, value2, site));
  return together(results, []);
}
var valueFaults = (schema2, value2, at, checks) => valueResult(schema2, value2, { checks, root: at, name: "" }).faults;

// dist/runtime/kinds/apiextensions/schema-defaults.js
var ITEM = "[]";
var ABOUT_OBJECTS = ["apiVersion", "kind", "metadata"];
function surrounded(value2, last) {
  let object3 = value2;
  for (let step = last; step !== void 0; step = step.before) object3 = step.name === ITEM ? [object3] : { [step.name]: object3 };
  return typeof object3 === "object" && object3 !== null && !Array.isArray(object3) ? { apiVersion: "validation/v1", kind: "Validation", ...object3 } : object3;
}
var worded = (faults24) => {
  const lines = faults24.map((f) => `${f.field}: ${f.message}`);
  return lines.length === 1 ? lines[0] ?? "" : `[${lines.join(", ")}]`;
};
function inMetadata(value2, at, { schema: schema2, last }, rules) {
  const faults24 = embeddedFaults(asObjectSchema(schema2), surrounded(value2, last), "", rules.metadata);
  return faults24.length === 0 ? [] : [invalidValue(at, printedJson(value2), `must result in valid metadata: ${worded(faults24)}`)];
}
function faultsOf2(schema2, at, surrounding, rules) {
  const value2 = schema2.default;
  const here = surrounding === void 0 ? embeddedFaults(schema2, value2, at, rules.metadata) : inMetadata(value2, at, surrounding, rules);
  const unknown = surrounding === void 0 && rules.pruned && hasUnknownFields(schema2, value2) ? [invalidValue(at, printedJson(value2), "must not have unknown fields")] : [];
  return [...unknown, ...here.length > 0 ? here : valueFaults(schema2, value2, at, rules.checks)];
}
function* within(schema2, at, object3, inMeta, rules) {
  const embedded = says(schema2, EMBEDDED);
  const [around2, meta] = embedded ? [{ schema: schema2, last: void 0 }, false] : [object3, inMeta];
  if (schema2.default !== void 0) yield* faultsOf2(schema2, `${at}.default`, meta ? around2 : void 0, rules);
  if (isLeaf(schema2)) return;
  const next = (name) => ({ schema: around2.schema, last: { before: around2.last, name } });
  const items = schemaOf(schema2.items);
  if (items !== void 0) yield* within(items, `${at}.items`, next(ITEM), meta, rules);
  for (const [name, property] of namedSchemas(schema2.properties)) {
    const aboutObject = embedded && ABOUT_OBJECTS.includes(name);
    yield* within(property, `${at}.properties[${name}]`, next(name), meta || aboutObject, rules);
  }
}
function* defaultFaults(schema2, at, rules) {
  const root = asObjectSchema(schema2);
  try {
    yield* within(root, at, { schema: root, last: void 0 }, false, rules);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    yield invalidValue(at, "", "its defaults take too much work to check");
  }
}

// dist/runtime/kinds/apiextensions/schema-keywords.js
var UNSUPPORTED = [
  "id",
  "additionalItems",
  "patternProperties",
  "definitions",
  "dependencies",
  "$ref"
];
var hasManyItemSchemas = ({ items }) => Array.isArray(items) && items.length > 0;
var isUnsupported = (schema2) => UNSUPPORTED.some((keyword) => schema2[keyword] !== void 0) || schema2.$schema !== void 0 || schema2[PRESERVE] === false || hasManyItemSchemas(schema2);
function plainFaults(schema2, at, place, tell) {
  const { type = "" } = schema2;
  if (place.knownTypes && type !== "" && !TYPES.includes(type)) tell(notSupported(`${at}.type`, type, TYPES));
  if (schema2.default !== void 0 && place.noDefaults !== void 0)
    tell(forbiddenField(`${at}.default`, `must not be set ${place.noDefaults}`));
  for (const keyword of UNSUPPORTED)
    if (schema2[keyword] !== void 0) tell(forbiddenField(`${at}.${keyword}`, `${keyword} is not supported`));
  if (type === "null") tell(forbiddenField(`${at}.type`, "type cannot be set to null, use nullable as an alternative"));
  if (hasManyItemSchemas(schema2)) tell(forbiddenField(`${at}.items`, "items must be a schema object and not an array"));
  if (place.inMetadata && says(schema2, EMBEDDED)) tell(forbiddenField(`${at}.${EMBEDDED}`, "must not be used inside of resource meta"));
  if (says(schema2, "uniqueItems"))
    tell(forbiddenField(`${at}.uniqueItems`, "uniqueItems cannot be set to true since the runtime complexity becomes quadratic"));
  if (schema2.additionalProperties !== void 0 && schema2.additionalProperties !== true && Object.keys(schema2.properties ?? {}).length > 0)
    tell(forbiddenField(`${at}.additionalProperties`, "additionalProperties and properties are mutual exclusive"));
}
var ABOUT_OBJECTS2 = ["metadata", "kind", "apiVersion"];
function placeOfProperty(schema2, name, place, inner) {
  if (!(place.root || says(schema2, EMBEDDED)) || !ABOUT_OBJECTS2.includes(name)) return inner;
  return { ...inner, inMetadata: true, ...place.root ? { noDefaults: `in top-level ${name}` } : {} };
}
function* one(schema2, keyword, at, place) {
  const inner = schemaOf(schema2[keyword]);
  if (inner !== void 0) yield* keywordFaults(inner, `${at}.${keyword}`, place);
}
function* many(schema2, keyword, at, place) {
  for (const [i, inner] of schemasIn(schema2[keyword]).entries()) yield* keywordFaults(inner, `${at}.${keyword}[${i}]`, place);
}
function* named2(schema2, keyword, at, place) {
  for (const [name, inner] of namedSchemas(schema2[keyword])) yield* keywordFaults(inner, `${at}.${keyword}[${name}]`, place(name));
}
function* innerFaults(schema2, at, place) {
  const inner = place.root ? { ...place, root: false } : place;
  const values = place.inMetadata ? { ...inner, noDefaults: "inside additionalProperties applying to object metadata" } : inner;
  yield* one(schema2, "additionalProperties", at, values);
  yield* named2(schema2, "properties", at, (name) => placeOfProperty(schema2, name, place, inner));
  yield* one(schema2, "not", at, inner);
  for (const junctor2 of JUNCTORS) yield* many(schema2, junctor2, at, inner);
  yield* named2(schema2, "definitions", at, () => inner);
  yield* one(schema2, "items", at, inner);
  yield* many(schema2, "items", at, inner);
  yield* named2(schema2, "dependencies", at, () => inner);
}
var beside = (at, type, needed, extension) => {
  const rule = `must be ${needed} if ${extension} is specified`;
  return type === "" ? required(`${at}.type`, rule) : invalidValue(`${at}.type`, type, rule);
};
var { [MAP_TYPE]: MAP_TYPES, [LIST_TYPE]: LIST_TYPES } = JSONSchemaProps;
function setItemFaults(schema2, at) {
  const items = schemaOf(schema2.items);
  if (schema2[LIST_TYPE] !== "set" || items === void 0) return [];
  const { type, [LIST_TYPE]: listType, [MAP_TYPE]: mapType } = items;
  const rule = `must be atomic as item of a list with ${LIST_TYPE}=set`;
  if (type === "array" && listType !== void 0 && listType !== "atomic")
    return [invalidValue(`${at}.items.${LIST_TYPE}`, listType, rule)];
  if (type === "object" && mapType !== "atomic") return [invalidValue(`${at}.items.${MAP_TYPE}`, listType, rule)];
  return [];
}
function keyFaults(schema2, items, at, tell) {
  const keys = schema2[LIST_MAP_KEYS] ?? [];
  const wrong2 = (rule) => invalidValue(`${at}.${LIST_MAP_KEYS}`, printedTexts(keys), rule);
  const seen = /* @__PURE__ */ new Set();
  for (const key2 of keys) {
    const property = propertyOf(items, key2);
    if (property === void 0) tell(wrong2("entries must all be names of item properties"));
    else if (property.type === "array" || property.type === "object")
      tell(
        invalidValue(
          `${at}.items.properties[${key2}].type`,
          items.type ?? "",
          `must be a scalar type if parent array's ${LIST_TYPE} is map`
        )
      );
    if (seen.has(key2)) tell(wrong2("must not contain duplicate entries"));
    seen.add(key2);
  }
}
function mapListFaults(schema2, at, tell) {
  if (schema2[LIST_TYPE] !== "map") return;
  if ((schema2[LIST_MAP_KEYS] ?? []).length === 0) tell(required(`${at}.${LIST_MAP_KEYS}`, `must not be empty if ${LIST_TYPE} is map`));
  if (schema2.items === void 0) tell(required(`${at}.items`, `must have a schema if ${LIST_TYPE} is map`));
  else {
    const items = schemaOf(schema2.items);
    if (items === void 0)
      tell(
        invalidValue(
          `${at}.items`,
          Array.isArray(schema2.items) ? schema2.items.length : 0,
          `must only have a single schema if ${LIST_TYPE} is map`
        )
      );
    else if (items.type !== "object")
      tell(invalidValue(`${at}.items.type`, items.type ?? "", `must be object if parent array's ${LIST_TYPE} is map`));
    else keyFaults(schema2, items, at, tell);
  }
}
function listTypeFaults(schema2, at, place, tell) {
  const { type = "", [LIST_TYPE]: listType, [LIST_MAP_KEYS]: keys = [] } = schema2;
  if (listType !== void 0 && type !== "array") tell(beside(at, type, "array", LIST_TYPE));
  else if (place.atomicSets) for (const fault2 of setItemFaults(schema2, at)) tell(fault2);
  if (listType !== void 0 && !LIST_TYPES.includes(listType)) tell(notSupported(`${at}.${LIST_TYPE}`, listType, LIST_TYPES));
  if (keys.length > 0 && listType !== "map") {
    const rule = `must be map if ${LIST_MAP_KEYS} is non-empty`;
    tell(listType === void 0 ? required(`${at}.${LIST_TYPE}`, rule) : invalidValue(`${at}.${LIST_TYPE}`, listType, rule));
  }
  mapListFaults(schema2, at, tell);
}
function keyedItemFaults(schema2, at) {
  const items = schemaOf(schema2.items);
  const listType = schema2[LIST_TYPE];
  if (items === void 0 || listType !== "set" && listType !== "map") return [];
  const why = `this property is in ${LIST_MAP_KEYS}, so it`;
  const always = new Set(items.required);
  const keyFault = (key2) => {
    const property = propertyOf(items, key2);
    const there = `${at}.items.properties[${key2}]`;
    if (property === void 0) return [];
    return [
      ...always.has(key2) || property.default !== void 0 ? [] : [required(`${there}.default`, `${why} must have a default or be a required property`)],
      ...says(property, "nullable") ? [forbiddenField(`${there}.nullable`, `${why} cannot be nullable`)] : []
    ];
  };
  return [
    ...says(items, "nullable") ? [forbiddenField(`${at}.items.nullable`, `cannot be nullable when ${LIST_TYPE} is ${listType}`)] : [],
    ...listType === "map" ? faultsOfEach(schema2[LIST_MAP_KEYS] ?? [], keyFault) : []
  ];
}
function extensionFaults(schema2, at, place, tell) {
  if (schema2[PRESERVE] === false) tell(invalidValue(`${at}.${PRESERVE}`, false, "must be true or undefined"));
  const mapType = schema2[MAP_TYPE];
  if (mapType !== void 0 && schema2.type !== "object") tell(beside(at, schema2.type ?? "", "object", MAP_TYPE));
  if (mapType !== void 0 && !MAP_TYPES.includes(mapType)) tell(notSupported(`${at}.${MAP_TYPE}`, mapType, MAP_TYPES));
  listTypeFaults(schema2, at, place, tell);
  if (place.keyedItems) for (const fault2 of keyedItemFaults(schema2, at)) tell(fault2);
}
function* keywordFaults(schema2, at, place) {
  const faults24 = [];
  const tell = (fault2) => {
    faults24.push(fault2);
  };
  plainFaults(schema2, at, place, tell);
  if (!isLeaf(schema2)) {
    yield* faults24.splice(0);
    yield* innerFaults(schema2, at, place);
  }
  extensionFaults(schema2, at, place, tell);
  yield* faults24;
}

// dist/runtime/kinds/apiextensions/structural.js
var UNTYPED = {
  root: "must not be empty at the root",
  item: "must not be empty for specified array items",
  field: "must not be empty for specified object fields"
};
var INT_OR_STRING_TYPES = [{ type: "integer" }, { type: "string" }];
var isIntOrString = ({ anyOf }) => sameValue(anyOf, INT_OR_STRING_TYPES);
function typeFaults(schema2, at, level, tell) {
  const { type = "" } = schema2;
  if (type === "array" && schemaOf(schema2.items) === void 0) tell(required(`${at}.items`, "must be specified"));
  if (says(schema2, EMBEDDED) && type !== "object") {
    const rule = `must be object if ${EMBEDDED} is true`;
    tell(type === "" ? required(`${at}.type`, rule) : invalidValue(`${at}.type`, type, rule));
  } else if (type === "" && !says(schema2, INT_OR_STRING) && !says(schema2, PRESERVE)) tell(required(`${at}.type`, UNTYPED[level]));
  if (level === "root" && type !== "" && type !== "object") tell(invalidValue(`${at}.type`, type, "must be object at the root"));
}
function extensionFaults2(schema2, at, level, tell) {
  const { additionalProperties, properties } = schema2;
  if (says(schema2, INT_OR_STRING)) {
    for (const other2 of [PRESERVE, EMBEDDED])
      if (says(schema2, other2)) tell(invalidValue(`${at}.${other2}`, true, `must be false if ${INT_OR_STRING} is true`));
  }
  if (additionalProperties !== void 0) {
    if (level === "root") tell(forbiddenField(`${at}.additionalProperties`, "must not be used at the root"));
    if (says(schema2, EMBEDDED)) tell(forbiddenField(`${at}.additionalProperties`, `must not be used if ${EMBEDDED} is set`));
  }
  if (says(schema2, EMBEDDED) && !says(schema2, PRESERVE) && properties === void 0)
    tell(required(`${at}.properties`, `must not be empty if ${EMBEDDED} is true without ${PRESERVE}`));
}
var OPEN = /* @__PURE__ */ new Set(["type", "default", "externalDocs", "example"]);
var NAMES = /* @__PURE__ */ new Set(["name", "generateName"]);
var restrictsMore = (metadata2) => Object.entries(metadata2).some(
  ([keyword, value2]) => keyword === "properties" ? namedSchemas(value2).some(([name]) => !NAMES.has(name)) : value2 !== void 0 && !OPEN.has(keyword)
);
var OBJECT_FIELDS2 = [
  ["kind", "string"],
  ["apiVersion", "string"],
  ["metadata", "object"]
];
function objectFaults(schema2, at, level, tell) {
  if (level !== "root" && !says(schema2, EMBEDDED)) return;
  for (const [name, type] of OBJECT_FIELDS2) {
    const property = propertyOf(schema2, name);
    if (property !== void 0 && property.type !== type)
      tell(invalidValue(`${at}.properties[${name}].type`, property.type ?? "", `must be ${type}`));
  }
  const metadata2 = propertyOf(schema2, "metadata");
  if (level === "root" && metadata2 !== void 0 && restrictsMore(metadata2))
    tell(
      forbiddenField(
        `${at}.properties[metadata]`,
        "must not specify anything other than name and generateName, but metadata is implicitly specified"
      )
    );
}
function* invariantFaults(schema2, at, level, patterns) {
  const faults24 = [];
  const tell = (fault2) => {
    faults24.push(fault2);
  };
  typeFaults(schema2, at, level, tell);
  extensionFaults2(schema2, at, level, tell);
  objectFaults(schema2, at, level, tell);
  patternFault(schema2, at, patterns, tell);
  yield* faults24;
  if (isLeaf(schema2)) return;
  const [items, values] = [schemaOf(schema2.items), schemaOf(schema2.additionalProperties)];
  if (items !== void 0) yield* invariantFaults(items, `${at}.items`, "item", patterns);
  if (values !== void 0) yield* invariantFaults(values, `${at}.additionalProperties`, "field", patterns);
  for (const [name, property] of namedSchemas(schema2.properties))
    yield* invariantFaults(property, `${at}.properties[${name}]`, "field", patterns);
  yield* junctorFaults(schema2, at, patterns, true);
}
function patternFault(schema2, at, patterns, tell) {
  if (schema2.pattern === void 0) return;
  const compiled = patterns.compile(schema2.pattern);
  if ("fault" in compiled)
    tell(invalidValue(`${at}.pattern`, schema2.pattern, `must be a valid regular expression, but isn't: ${compiled.fault}`));
}
function* junctorFaults(schema2, at, patterns, outer, mayNameTypes = outer) {
  if (!(mayNameTypes && isIntOrString(schema2)))
    for (const [i, inner] of (schema2.anyOf ?? []).entries()) yield* nestedFaults(inner, `${at}.anyOf[${i}]`, patterns);
  for (const [i, inner] of (schema2.allOf ?? []).entries()) yield* nestedFaults(inner, `${at}.allOf[${i}]`, patterns, outer && i === 0);
  for (const [i, inner] of (schema2.oneOf ?? []).entries()) yield* nestedFaults(inner, `${at}.oneOf[${i}]`, patterns);
  if (schema2.not !== void 0) yield* nestedFaults(schema2.not, `${at}.not`, patterns);
}
var OUTSIDE = [
  ["type", "empty"],
  ["additionalProperties", "undefined"],
  ["default", "undefined"],
  ["title", "empty"],
  ["description", "empty"],
  ["nullable", "false"],
  [PRESERVE, "false"],
  [EMBEDDED, "false"],
  [INT_OR_STRING, "false"],
  [LIST_MAP_KEYS, "empty"],
  [LIST_TYPE, "undefined"]
];
function* nestedFaults(schema2, at, patterns, mayNameTypes = false) {
  const faults24 = [];
  const tell = (fault2) => {
    faults24.push(fault2);
  };
  patternFault(schema2, at, patterns, tell);
  for (const [keyword, rule] of OUTSIDE)
    if (schema2[keyword] !== void 0) tell(forbiddenField(`${at}.${keyword}`, `must be ${rule} to be structural`));
  if (propertyOf(schema2, "metadata") !== void 0)
    tell(forbiddenField(`${at}.properties[metadata]`, "must not be specified in a nested context"));
  yield* faults24;
  if (isLeaf(schema2)) return;
  yield* junctorFaults(schema2, at, patterns, false, mayNameTypes);
  const items = schemaOf(schema2.items);
  if (items !== void 0) yield* nestedFaults(items, `${at}.items`, patterns);
  for (const [name, property] of namedSchemas(schema2.properties)) yield* nestedFaults(property, `${at}.properties[${name}]`, patterns);
}
function* completenessFaults(restricting, schema2, at, from) {
  if (restricting.not !== void 0) yield* restrictedFaults(restricting.not, schema2, at, `${from}.not`);
  for (const junctor2 of ["allOf", "anyOf", "oneOf"])
    for (const [i, inner] of (restricting[junctor2] ?? []).entries()) yield* restrictedFaults(inner, schema2, at, `${from}.${junctor2}[${i}]`);
}
function* restrictedFaults(restricting, schema2, at, from) {
  if (isLeaf(restricting)) return;
  yield* completenessFaults(restricting, schema2, at, from);
  const pairs = namedSchemas(restricting.properties).map(
    ([name, property]) => [property, propertyOf(schema2, name), `.properties[${name}]`]
  );
  const items = schemaOf(restricting.items);
  if (items !== void 0) pairs.unshift([items, schemaOf(schema2.items), ".items"]);
  for (const [inner, there, step] of pairs) {
    if (there === void 0) yield required(`${at}${step}`, `because it is defined in ${from}${step}`);
    else yield* restrictedFaults(inner, there, `${at}${step}`, `${from}${step}`);
  }
}
var isUnreadable = (schema2) => hasSchema(schema2, isUnsupported);
function* structureFaults(schema2, at, patterns) {
  yield* invariantFaults(schema2, at, "root", patterns);
  yield* completenessFaults(schema2, schema2, at, at);
}

// dist/runtime/kinds/apiextensions/schema-rules.js
function schemaRules(rules) {
  const patterns = new Patterns();
  return { ...rules, patterns, checks: new ValueChecks(patterns) };
}
var MAX_FAULT_TEXT = 512 * 1024;
function asManyAsFit(faults24) {
  const out = [];
  let left = MAX_FAULT_TEXT;
  for (const fault2 of faults24) {
    out.push(fault2);
    left -= fault2.field.length + fault2.message.length;
    if (left < 0) break;
  }
  return out;
}
var line = (fault2) => `${fault2.field}: ${fault2.message}`;
var inOrderOfLines = (faults24) => faults24.map((fault2) => ({ fault: fault2, key: line(fault2) })).sort((a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0).map(({ fault: fault2 }) => fault2);
var WITH_STATUS = [
  ["description", "Description"],
  ["type", "Type"],
  ["format", "Format"],
  ["title", "Title"],
  ["maximum", "Maximum"],
  ["exclusiveMaximum", "ExclusiveMaximum"],
  ["minimum", "Minimum"],
  ["exclusiveMinimum", "ExclusiveMinimum"],
  ["maxLength", "MaxLength"],
  ["minLength", "MinLength"],
  ["pattern", "Pattern"],
  ["maxItems", "MaxItems"],
  ["minItems", "MinItems"],
  ["uniqueItems", "UniqueItems"],
  ["multipleOf", "MultipleOf"],
  ["required", "Required"],
  ["items", "Items"],
  ["properties", "Properties"],
  ["externalDocs", "ExternalDocs"],
  ["example", "Example"],
  ["x-kubernetes-preserve-unknown-fields", "XPreserveUnknownFields"]
];
var ALLOWED = new Set(WITH_STATUS.map(([keyword]) => keyword));
var BEFORE_TYPE = ["id", "$schema", "$ref"];
function statusFaults(schema2, at) {
  const { type = "" } = schema2;
  const early = BEFORE_TYPE.some((keyword) => schema2[keyword] !== void 0);
  if (!early && type !== "" && type !== "object")
    return [
      invalidValue(
        `${at}.type`,
        type,
        'only "object" is allowed as the type at the root of the schema if the status subresource is enabled'
      )
    ];
  if (Object.entries(schema2).every(([keyword, value2]) => value2 === void 0 || ALLOWED.has(keyword))) return [];
  const names = WITH_STATUS.map(([, name]) => name).join(" ");
  const shown3 = new Printed(`apiextensions.JSONSchemaProps{${Object.keys(schema2).join(", ")}}`);
  return [invalidValue(at, shown3, `only [${names}] fields are allowed at the root of the schema if the status subresource is enabled`)];
}
function* structuralFaults(schema2, at, rules) {
  const structure = inOrderOfLines(asManyAsFit(structureFaults(schema2, at, rules.patterns)));
  if (structure.length > 0) yield* structure;
  else yield* defaultFaults(schema2, at, { checks: rules.checks, metadata: rules.metadata, pruned: rules.prunedDefaults });
}
function* schemaFaults(validation, at, status, rules) {
  const schema2 = rootSchema(validation);
  if (schema2 === void 0) return;
  const here = `${at}.openAPIV3Schema`;
  if (status) yield* statusFaults(schema2, here);
  if (says(schema2, "nullable")) yield forbiddenField(`${here}.nullable`, "nullable cannot be true at the root");
  yield* keywordFaults(schema2, here, rules.place);
  if (!rules.structural) return;
  if (!isUnreadable(schema2)) yield* structuralFaults(schema2, here, rules);
  else if (hasSchema(schema2, (s) => s.$schema !== void 0)) yield invalidValue(here, "", "OpenAPIV3Schema 'schema' is not supported");
}
function hasNoStructure(spec) {
  const patterns = new Patterns();
  return schemasOf(spec).some((schema2) => isUnreadable(schema2) || !structureFaults(schema2, "", patterns).next().done);
}
var hasUnprunedDefaults = (spec) => hasDefaults(spec) && !hasNoStructure(spec) && someSchema(spec, (s) => s.default !== void 0 && hasUnknownFields(s, s.default));
var hasSetsOfParts = (spec) => someSchema(spec, (s) => setItemFaults(s, "").length > 0);
var hasLooseKeys = (spec) => someSchema(spec, (s) => keyedItemFaults(s, "").length > 0);

// dist/runtime/kinds/apiextensions/versions.js
var MAX_WARNING_BYTES = 256;
var UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;
function warningFaults(at, { deprecated, deprecationWarning: warning }) {
  if (warning === void 0) return [];
  if (deprecated !== true) return [invalidValue(at, warning, "can only be set for deprecated versions")];
  const unprintable = UNPRINTABLE.exec(warning);
  const index2 = unprintable === null ? 0 : Buffer.byteLength(warning.slice(0, unprintable.index));
  return [
    ...Buffer.byteLength(warning) > MAX_WARNING_BYTES ? [`must be <= ${MAX_WARNING_BYTES} characters long`] : [],
    ...warning === "" ? ["must not be an empty string"] : [],
    ...unprintable === null ? [] : [`must only contain printable UTF-8 characters; non-printable character found at index ${index2}`]
  ].map((fault2) => invalidValue(at, warning, fault2));
}
var startsWithDot = (at, path7) => path7.startsWith(".") ? [] : [invalidValue(at, path7, "must be a simple json path starting with .")];
function pathFaults2(at, path7, roots) {
  const faults24 = startsWithDot(at, path7);
  if (faults24.length > 0 || roots.some((root) => path7.startsWith(`${root}.`))) return faults24;
  return [invalidValue(at, path7, `should be a json path under ${roots.length > 1 ? "either " : ""}${roots.join(" or ")}`)];
}
function subresourceFaults(at, { scale } = {}) {
  if (scale === void 0) return [];
  const { specReplicasPath, statusReplicasPath, labelSelectorPath = "" } = scale;
  const needed = (field, path7, root) => path7 === "" ? [required(`${at}.scale.${field}`)] : pathFaults2(`${at}.scale.${field}`, path7, [root]);
  return [
    ...needed("specReplicasPath", specReplicasPath, ".spec"),
    ...needed("statusReplicasPath", statusReplicasPath, ".status"),
    ...labelSelectorPath === "" ? [] : pathFaults2(`${at}.scale.labelSelectorPath`, labelSelectorPath, [".spec", ".status"])
  ];
}
var oneOf2 = (words) => `must be one of ${words.join(",")}`;
function columnFaults(at, { name, type, format = "", JSONPath: path7 }) {
  const { type: types, format: formats } = CustomResourceColumnDefinition;
  return [
    ...name === "" ? [required(`${at}.name`)] : [],
    ...type === "" ? [required(`${at}.type`, oneOf2(types))] : types.includes(type) ? [] : [invalidValue(`${at}.type`, type, oneOf2(types))],
    ...format === "" || formats.includes(format) ? [] : [invalidValue(`${at}.format`, format, oneOf2(formats))],
    ...path7 === "" ? [required(`${at}.JSONPath`)] : startsWithDot(`${at}.JSONPath`, path7)
  ];
}
var columnsFaults = (at, columns = []) => faultsOfEach(columns, (column, i) => columnFaults(`${at}[${i}]`, column));
var hasStatus = (subresources) => subresources?.status !== void 0;
var SHARED = [
  { shared: "validation", own: "schema", word: "schemas" },
  { shared: "subresources", own: "subresources", word: "subresources" },
  { shared: "additionalPrinterColumns", own: "additionalPrinterColumns", word: "additionalPrinterColumns" }
];
var isSaid = (value2) => Array.isArray(value2) ? value2.length > 0 : value2 !== void 0;
var shownVersion = ({ schema: _, ...version }) => version;
function versionListFaults(at, spec) {
  const { versions = [], version = "" } = spec;
  const names = versions.map(({ name }) => name);
  const wrong2 = (rule) => invalidValue(`${at}.versions`, spec.versions?.map(shownVersion), rule);
  const [first] = versions;
  return [
    ...SHARED.filter(({ shared, own: own2 }) => isSaid(spec[shared]) && versions.some((v) => isSaid(v[own2]))).map(
      ({ shared, word }) => forbiddenField(`${at}.${shared}`, `top-level and per-version ${word} are mutually exclusive`)
    ),
    ...SHARED.filter(({ own: own2 }) => first !== void 0 && isSaid(first[own2]) && versions.every((v) => sameValue(v[own2], first[own2]))).map(
      ({ shared, word }) => wrong2(`per-version ${word} may not all be set to identical values (top-level ${shared} should be used instead)`)
    ),
    ...new Set(names).size < names.length ? [wrong2("must contain unique version names")] : [],
    ...versions.filter(({ storage }) => storage).length === 1 ? [] : [wrong2("must have exactly one version marked as storage version")],
    ...versionFaults(`${at}.version`, version, names)
  ];
}
var versionFaults = (at, version, names) => version === "" ? [] : [
  ...labelled(at, version),
  ...names.length > 0 && names[0] !== version ? [invalidValue(at, version, "must match the first version in spec.versions")] : []
];
var storageVersion = ({ versions = [] }) => versions.find(({ storage }) => storage)?.name;
function storedVersionFaults(at, stored, versions) {
  const names = stored ?? [];
  if (names.length === 0) return [invalidValue(at, stored, "must have at least one stored version")];
  const known = new Set(versions.map(({ name }) => name));
  return [
    ...faultsOfEach(
      versions,
      (version, i) => version.storage && !names.includes(version.name) ? [invalidValue(at, placed(`spec.versions[${i}]`, shownVersion(version)), `must have the storage version ${version.name}`)] : []
    ),
    ...faultsOfEach(
      names,
      (name, i) => known.has(name) || names.lastIndexOf(name) !== i ? [] : [invalidValue(`${at}[${i}]`, name, "must appear in spec.versions")]
    )
  ];
}

// dist/runtime/kinds/apiextensions/webhook-conversion.js
var REVIEW_VERSIONS2 = ["v1", "v1beta1"];
var isUnderstood = (versions) => versions.some((v) => REVIEW_VERSIONS2.includes(v));
var speaksNoKnownReview = ({ conversion }) => {
  const versions = conversion?.conversionReviewVersions ?? [];
  return versions.length > 0 && !isUnderstood(versions);
};
function reviewVersionFaults2(at, versions, known) {
  if (versions.length === 0) return [required(at)];
  return [
    ...faultsOfEach(
      versions,
      (version, i) => versions.indexOf(version) < i ? [invalidValue(`${at}[${i}]`, version, "duplicate version")] : formatFaults("dns-1035-label", `${at}[${i}]`, version)
    ),
    ...known && !isUnderstood(versions) ? [invalidValue(at, versions, `must include at least one of ${REVIEW_VERSIONS2.join(", ")}`)] : []
  ];
}
function conversionFaults(at, { conversion, preserveUnknownFields }, knownReview) {
  if (conversion === void 0) return [];
  const { strategy, webhookClientConfig: client, conversionReviewVersions: reviews = [] } = conversion;
  const webhook = strategy === "Webhook";
  const unasked = (field) => forbiddenField(`${at}.${field}`, "should not be set when strategy is not set to Webhook");
  return [
    ...strategy !== "None" && preserveUnknownFields !== false ? [invalidValue(`${at}.strategy`, strategy, "must be None if spec.preserveUnknownFields is true")] : [],
    ...neededChoice(`${at}.strategy`, strategy, CustomResourceConversion.strategy),
    ...!webhook && client !== void 0 ? [unasked("webhookClientConfig")] : [],
    ...!webhook && reviews.length > 0 ? [unasked("conversionReviewVersions")] : [],
    ...webhook && client === void 0 ? [required(`${at}.webhookClientConfig`, "required when strategy is set to Webhook")] : [],
    ...webhook && client !== void 0 ? webhookClientFaults(`${at}.webhookClientConfig`, client) : [],
    ...webhook ? reviewVersionFaults2(`${at}.conversionReviewVersions`, reviews, knownReview) : []
  ];
}

// dist/runtime/kinds/apiextensions/customresourcedefinition.js
var ofSpec = (broken) => ({
  brokenBy: ({ spec }) => broken(spec)
});
var RULES2 = {
  approval: {},
  atomicSets: ofSpec(hasSetsOfParts),
  keyedItems: ofSpec(hasLooseKeys),
  knownReview: ofSpec(speaksNoKnownReview),
  noDefaults: ofSpec(hasDefaults),
  prunedDefaults: ofSpec(hasUnprunedDefaults),
  pruning: ofSpec((spec) => spec.preserveUnknownFields === true),
  schemas: ofSpec((spec) => !hasSchemas(spec)),
  structure: ofSpec(hasNoStructure),
  types: ofSpec(hasUnknownTypes)
};
var NO_DEFAULTS = (group2) => `(cannot set default values in ${group2}/v1beta1 CRDs, must use ${group2}/v1)`;
function absentSchemaFaults(at, { validation, versions = [], preserveUnknownFields }, everywhere) {
  if (rootSchema(validation) !== void 0) return [];
  if (!everywhere && preserveUnknownFields !== false) return [];
  return faultsOfEach(
    versions,
    (version, i) => (everywhere || version.served) && rootSchema(version.schema) === void 0 ? [
      required(
        `${at}.versions[${i}].schema.openAPIV3Schema`,
        everywhere ? "schemas are required" : "because otherwise all fields are pruned"
      )
    ] : []
  );
}
function* versionFaults2(at, spec, rules) {
  const { versions = [] } = spec;
  const shared = versions.every(({ subresources }) => subresources === void 0);
  for (const [i, version] of versions.entries()) {
    const here = `${at}.versions[${i}]`;
    yield* labelled(`${here}.name`, version.name);
    yield* warningFaults(`${here}.deprecationWarning`, version);
    yield* schemaFaults(version.schema, `${here}.schema`, hasStatus(shared ? spec.subresources : version.subresources), rules);
    yield* subresourceFaults(`${here}.subresources`, version.subresources);
    yield* columnsFaults(`${here}.additionalPrinterColumns`, version.additionalPrinterColumns);
  }
}
function* specFaults(spec, asks, context) {
  const at = "spec";
  const noDefaults = asks("noDefaults");
  const defaulted = !noDefaults && hasDefaults(spec);
  yield* groupFaults(`${at}.group`, spec.group);
  yield* neededChoice(`${at}.scope`, spec.scope, CustomResourceDefinitionSpec.scope);
  yield* absentSchemaFaults(at, spec, asks("schemas"));
  if (defaulted && spec.preserveUnknownFields !== false)
    yield invalidValue(`${at}.preserveUnknownFields`, true, "must be false in order to use defaults in the schema");
  const ofSchemas = schemaRules({
    place: {
      root: true,
      inMetadata: false,
      noDefaults: noDefaults ? NO_DEFAULTS(groupOf(context.apiVersion)) : void 0,
      knownTypes: asks("types"),
      atomicSets: asks("atomicSets"),
      keyedItems: asks("keyedItems")
    },
    structural: asks("structure") || spec.preserveUnknownFields === false || defaulted || hasExtensions(spec),
    prunedDefaults: asks("prunedDefaults"),
    metadata: context.metadataRules
  });
  yield* versionFaults2(at, spec, ofSchemas);
  yield* versionListFaults(at, spec);
  yield* nameFaults2(`${at}.names`, spec.names);
  const status = hasStatus(spec.subresources) || (spec.versions ?? []).some(({ subresources }) => hasStatus(subresources));
  yield* schemaFaults(spec.validation, `${at}.validation`, status, ofSchemas);
  yield* subresourceFaults(`${at}.subresources`, spec.subresources);
  yield* columnsFaults(`${at}.additionalPrinterColumns`, spec.additionalPrinterColumns);
  yield* conversionFaults(`${at}.conversion`, spec, asks("knownReview"));
}
var groupOf = (apiVersion) => apiVersion.slice(0, apiVersion.indexOf("/"));
var isEstablished = ({ status }) => (status.conditions ?? []).some((condition2) => condition2.type === "Established" && condition2.status === "True");
function fixedFaults({ spec }, old) {
  const { spec: before } = old;
  const fixed2 = (at, now2, then) => changeFaults({}, now2, { value: then }, at);
  return [
    ...isEstablished(old) ? [...fixed2("spec.scope", spec.scope, before.scope), ...fixed2("spec.names.kind", spec.names.kind, before.names.kind)] : [],
    ...fixed2("spec.group", spec.group, before.group),
    ...fixed2("spec.names.plural", spec.names.plural, before.names.plural)
  ];
}
var acceptedNameFaults = ({ acceptedNames }) => nameFormFaults("status.acceptedNames", acceptedNames);
function* faultsOfDefinition(object3, old, context) {
  const asks = (rule) => context.asks(rule);
  const { spec, status } = object3;
  yield* specFaults(spec, asks, context);
  if (old !== void 0) yield* fixedFaults(object3, old);
  yield* acceptedNameFaults(status);
  yield* storedVersionFaults("status.storedVersions", status.storedVersions, spec.versions ?? []);
  if (asks("approval")) yield* approvalFaults(object3, old, context.words);
  if (asks("pruning") && spec.preserveUnknownFields === true)
    yield invalidValue(
      "spec.preserveUnknownFields",
      true,
      "cannot set to true, set x-preserve-unknown-fields to true in spec.versions[*].schema instead"
    );
}
function ownNameFaults(object3) {
  const { names, group: group2 } = object3.spec;
  const name = `${names.plural}.${group2}`;
  const { generateName } = object3.metadata;
  return Object.entries({ "metadata.generateName": generateName ?? "", "metadata.name": nameOf(object3) }).filter(([, given2]) => given2 !== "" && given2 !== name).map(([at, given2]) => invalidValue(at, given2, 'must be spec.names.plural+"."+spec.group'));
}
function rememberStored(object3) {
  const [known, version] = [object3.status.storedVersions ?? [], storageVersion(object3.spec)];
  if (version !== void 0 && !known.includes(version)) object3.status = { ...object3.status, storedVersions: [...known, version] };
}
var customResourceDefinition2 = defineKind({
  resource: "customresourcedefinitions.apiextensions.{groupDomain}",
  defaulters: { customResourceDefinition, customResourceDefinitionBeta },
  conversions: { customResourceDefinitionToHub, customResourceDefinitionFromHub },
  strategy: {
    rules: RULES2,
    prepareForCreate: rememberStored,
    prepareForUpdate(object3, _old, { subresource }) {
      if (subresource === "") rememberStored(object3);
    },
    validate: (object3, context) => asManyAsFit([...ownNameFaults(object3), ...faultsOfDefinition(object3, void 0, context)]),
    validateUpdate: (object3, old, context) => context.subresource === "status" ? acceptedNameFaults(object3.status) : asManyAsFit(faultsOfDefinition(object3, old, context))
  }
});

// dist/runtime/kinds/apiregistration/apiservice.js
function trustFaults({ service: service2, caBundle: authority2 = "", insecureSkipTLSVerify: insecure = false }) {
  const field = "spec.insecureSkipTLSVerify";
  if (service2 === void 0) {
    const bytes = Buffer.from(authority2, "base64").length;
    return [
      ...authority2 === "" ? [] : [invalidValue("spec.caBundle", `${bytes} bytes`, "local APIServices may not have a caBundle")],
      ...insecure ? [invalidValue(field, true, "local APIServices may not have insecureSkipTLSVerify")] : []
    ];
  }
  return insecure && authority2 !== "" ? [invalidValue(field, true, "may not be true if caBundle is present")] : [];
}
function faults2(object3) {
  const { group: group2 = "", version = "" } = object3.spec;
  const name = `${version}.${group2}`;
  const groupFaults2 = group2 !== "" ? formatFaults("dns-subdomain", "spec.group", group2) : version === "v1" ? [] : [required("spec.group", "only v1 may have an empty group and it better be legacy kube")];
  return [
    ...nameOf(object3) === name ? [] : [invalidValue("metadata.name", nameOf(object3), `must be \`spec.version+"."+spec.group\`: ${JSON.stringify(name)}`)],
    ...groupFaults2,
    ...formatFaults("dns-1035-label", "spec.version", version),
    ...trustFaults(object3.spec)
  ];
}
var AVAILABLE = "Available";
var apiService = defineKind({
  resource: "apiservices.apiregistration.{groupDomain}",
  strategy: {
    // A service without a backend is served by this server, and so is available from the start.
    prepareForCreate(object3, { now: now2 }) {
      if (object3.spec.service !== void 0) return;
      object3.status = {
        conditions: [
          { type: AVAILABLE, status: "True", lastTransitionTime: now2, reason: "Local", message: "Local APIServices are always available" }
        ]
      };
    },
    validate: faults2,
    validateUpdate: (object3, _old, { subresource }) => subresource === "status" ? [] : faults2(object3),
    cells(object3, { now: now2 }) {
      const { service: service2 } = object3.spec;
      const available = object3.status.conditions?.find((c) => c.type === AVAILABLE);
      const [state, reason] = [available?.status || "Unknown", available?.reason ?? ""];
      return [
        nameOf(object3),
        service2 === void 0 ? "Local" : `${service2.namespace ?? ""}/${service2.name ?? ""}`,
        state === "True" || reason === "" ? state : `${state} (${reason})`,
        ageOf(object3, now2)
      ];
    }
  }
});

// dist/runtime/kinds/apps/controllerrevision.js
var faults3 = (object3) => [
  ...isAbsent(object3.data) ? [required("data", "data is mandatory")] : [],
  ...negativeFaults("revision", object3.revision)
];
var controllerRevision = defineKind({
  resource: "controllerrevisions.apps",
  strategy: {
    validate: faults3,
    validateUpdate: (object3, old) => [
      ...faults3(object3),
      ...sameValue(object3.data, old.data) ? [] : [invalidValue("data", object3.data, "field is immutable")]
    ],
    cells(object3, { now: now2 }) {
      const owner = object3.metadata.ownerReferences?.find((o) => o.controller === true);
      const kind = owner === void 0 ? "" : owner.kind.toLowerCase();
      const group2 = owner?.apiVersion.includes("/") ? `.${owner.apiVersion.split("/")[0]}` : "";
      return [nameOf(object3), owner === void 0 ? NONE : `${kind}${group2}/${owner.name}`, object3.revision, ageOf(object3, now2)];
    }
  }
});

// dist/generated/apps/v1/values.js
var DaemonSetUpdateStrategy = {
  type: ["RollingUpdate", "OnDelete"]
};
var DeploymentStrategy = {
  type: ["Recreate", "RollingUpdate"]
};
var StatefulSetUpdateStrategy = {
  type: ["RollingUpdate", "OnDelete"]
};
var StatefulSetSpec = {
  podManagementPolicy: ["OrderedReady", "Parallel"]
};

// dist/runtime/kinds/rules/template.js
function templateMetadataFaults(at, { metadata: metadata2, spec }, words) {
  const { labels, annotations = {} } = metadata2;
  return [
    ...labelMapFaults(`${at}.labels`, labels),
    ...annotationKeyFaults(annotations, `${at}.annotations`),
    ...podAnnotationFaults(`${at}.annotations`, annotations, spec, words)
  ];
}
function templateFaults(at, template, context) {
  const { metadata: metadata2, spec } = template;
  return [
    ...templateMetadataFaults(at, template, context.words),
    ...podSpecFaults(`${at}.spec`, spec, context),
    ...seccompClashes(`${at}.spec`, metadata2.annotations ?? {}, spec, context.words),
    ...(spec.ephemeralContainers ?? []).length === 0 ? [] : [forbiddenField(`${at}.spec.ephemeralContainers`, "ephemeral containers not allowed in pod template")]
  ];
}
function workloadSelector(at, selector, workload, unreadable2 = "invalid label selector") {
  if (isAbsent(selector)) return { faults: [required(at)], usable: true };
  const faults24 = labelSelectorFaults(at, selector);
  const usable2 = faults24.length === 0;
  if (isEmptySelector(selector)) faults24.push(invalidValue(at, selector, `empty selector is invalid for ${workload}`));
  if (!usable2) faults24.push(invalidValue(at, selector, unreadable2));
  return { faults: faults24, usable: usable2 };
}
var selects = (selector, { metadata: metadata2 }) => selectorOfObject(selector).matches(metadata2.labels);
var mismatch = (at, { metadata: metadata2 }) => invalidValue(`${at}.metadata.labels`, metadata2.labels ?? null, "`selector` does not match template `labels`");
function lastingFaults(at, { spec }, workload) {
  const { restartPolicy, activeDeadlineSeconds } = spec;
  return [
    ...restartPolicy === "Always" ? [] : [notSupported(`${at}.spec.restartPolicy`, restartPolicy, ["Always"])],
    ...isAbsent(activeDeadlineSeconds) ? [] : [forbiddenField(`${at}.spec.activeDeadlineSeconds`, `activeDeadlineSeconds in ${workload} is not Supported`)]
  ];
}
var sharedDiskFaults = (at, { spec }) => faultsOfEach(
  spec.volumes ?? [],
  ({ gcePersistentDisk: disk }, i) => isAbsent(disk) || disk.readOnly === true ? [] : [
    invalidValue(
      `${at}[${i}].gcePersistentDisk.readOnly`,
      false,
      "must be true for replicated pods > 1; GCE PD can only be mounted on multiple machines if it is read-only"
    )
  ]
);
var selectedTemplateFaults = (at, template, selector, workload, replicas, context) => [
  ...selects(selector, template) ? [] : [mismatch(at, template)],
  ...templateFaults(at, template, context),
  ...replicas > 1 ? sharedDiskFaults(`${at}.spec.volumes`, template) : [],
  ...lastingFaults(at, template, workload)
];
var selectedMetadataFaults = (at, template, selector, workload, words) => [
  ...selects(selector, template) ? [] : [mismatch(at, template)],
  ...templateMetadataFaults(at, template, words),
  ...lastingFaults(at, template, workload)
];
var countFaults = (status, names) => faultsOfEach(names, (name) => negativeFaults(`status.${name}`, status[name]));
var partFaults = (status, parts2) => faultsOfEach(parts2, (name) => {
  const count = status[name] ?? 0;
  return count > (status.replicas ?? 0) ? [invalidValue(`status.${name}`, count, "cannot be greater than status.replicas")] : [];
});
var availableFaults = ({
  availableReplicas = 0,
  readyReplicas = 0
}) => availableReplicas > readyReplicas ? [invalidValue("status.availableReplicas", availableReplicas, "cannot be greater than readyReplicas")] : [];
var collisionFaults = (status, old) => !isAbsent(old.collisionCount) && (status.collisionCount ?? 0) < old.collisionCount ? [invalidValue("status.collisionCount", status.collisionCount ?? 0, "cannot be decremented")] : [];
var selectorChangeFaults = ({ spec }, old) => sameValue(spec.selector, old.spec.selector) ? [] : [invalidValue("spec.selector", spec.selector, "field is immutable")];

// dist/runtime/kinds/apps/template-generation.js
var TEMPLATE_COUNT = "deprecated.daemonset.template.generation";
function templateCount({ annotations }) {
  const told = annotations?.[TEMPLATE_COUNT] ?? "";
  return /^[+-]?\d+$/.test(told) ? Number(told) : 0;
}
function countTemplates(metadata2, count) {
  metadata2.annotations = { ...metadata2.annotations, [TEMPLATE_COUNT]: String(count) };
}
function daemonSet({ metadata: metadata2 }) {
  if (metadata2 !== void 0) countTemplates(metadata2, templateCount(metadata2));
}
function templateGenerationToHub(converted, original) {
  const generation = original.spec?.templateGeneration;
  if (generation === void 0 || generation === 0) return;
  const { metadata: metadata2 } = converted;
  converted.metadata = { ...metadata2, annotations: { ...metadata2?.annotations, [TEMPLATE_COUNT]: String(generation) } };
}
function templateGenerationFromHub(converted, original) {
  const text2 = original.metadata?.annotations?.[TEMPLATE_COUNT];
  if (text2 === void 0 || !/^\d+$/.test(text2)) return;
  converted.spec = { ...converted.spec, templateGeneration: Number(text2) };
  const { annotations, ...metadata2 } = converted.metadata ?? {};
  const { [TEMPLATE_COUNT]: _, ...others } = annotations ?? {};
  converted.metadata = Object.keys(others).length === 0 ? metadata2 : { ...converted.metadata, annotations: others };
}

// dist/runtime/kinds/apps/daemonset.js
var SURGE = "DaemonSetUpdateSurge";
function rollingFaults(at, { maxUnavailable, maxSurge }, surges) {
  const [gone, added] = [`${at}.maxUnavailable`, `${at}.maxSurge`];
  if (!surges)
    return [
      ...shareFaults(gone, maxUnavailable),
      ...wholeShareFaults(gone, maxUnavailable),
      ...isNoShare(maxUnavailable) ? [invalidValue(gone, printedIntOrString(maxUnavailable), "cannot be 0")] : []
    ];
  const both = !isNoShare(maxUnavailable) && !isNoShare(maxSurge);
  return [
    ...shareFaults(gone, maxUnavailable),
    ...shareFaults(added, maxSurge),
    ...wholeShareFaults(gone, maxUnavailable),
    ...wholeShareFaults(added, maxSurge),
    ...both ? [invalidValue(added, printedIntOrString(maxSurge), "may not be set when maxUnavailable is non-zero")] : [],
    ...isNoShare(maxUnavailable) && isNoShare(maxSurge) ? [required(gone, "cannot be 0 when maxSurge is 0")] : []
  ];
}
function rolloutFaults(at, strategy, surges) {
  if (strategy.type === "OnDelete") return [];
  if (strategy.type !== "RollingUpdate") return [notSupported(at, strategy, DaemonSetUpdateStrategy.type)];
  return rollingFaults(`${at}.rollingUpdate`, strategy.rollingUpdate ?? {}, surges);
}
function defaultSurge({ spec }, { enabled }) {
  const rollingUpdate = spec?.updateStrategy?.rollingUpdate;
  if (enabled(SURGE) && rollingUpdate !== void 0) rollingUpdate.maxSurge ??= 0;
}
function specFaults2({ spec }, context) {
  const { selector, template } = spec;
  const faults24 = labelSelectorFaults("spec.selector", selector);
  return [
    ...faults24,
    ...faults24.length === 0 && !selects(selector, template) ? [mismatch("spec.template", template)] : [],
    ...!isAbsent(selector) && isEmptySelector(selector) ? [invalidValue("spec.selector", selector, "empty selector is invalid for daemonset")] : [],
    ...templateFaults("spec.template", template, context),
    ...lastingFaults("spec.template", template, "DaemonSet"),
    ...sharedDiskFaults("spec.template.spec.volumes", template),
    ...negativeFaults("spec.minReadySeconds", spec.minReadySeconds),
    ...rolloutFaults("spec.updateStrategy", spec.updateStrategy, context.enabled(SURGE)),
    ...negativeFaults("spec.revisionHistoryLimit", spec.revisionHistoryLimit)
  ];
}
var COUNTS = [
  "currentNumberScheduled",
  "numberMisscheduled",
  "desiredNumberScheduled",
  "numberReady",
  "observedGeneration",
  "updatedNumberScheduled",
  "numberAvailable",
  "numberUnavailable",
  "collisionCount"
];
var daemonSet2 = defineKind({
  resource: "daemonsets.apps",
  defaulters: { daemonSet },
  conversions: { templateGenerationToHub, templateGenerationFromHub },
  strategy: {
    rules: { selectorStays: {} },
    formAnnotations: () => [TEMPLATE_COUNT],
    featureDefaults: defaultSurge,
    prepareForCreate(object3) {
      countTemplates(object3.metadata, Math.max(templateCount(object3.metadata), 1));
    },
    prepareForUpdate(object3, old, context) {
      if (context.subresource !== "") return;
      const before = templateCount(old.metadata);
      const changed = !sameValue(object3.spec.template, old.spec.template);
      countTemplates(object3.metadata, changed ? before + 1 : before);
    },
    validate: specFaults2,
    validateUpdate(object3, old, context) {
      if (context.subresource === "status") return [...countFaults(object3.status, COUNTS), ...collisionFaults(object3.status, old.status)];
      return [...specFaults2(object3, context), ...context.asks("selectorStays") ? selectorChangeFaults(object3, old) : []];
    },
    cells(object3, { now: now2 }) {
      const { spec, status } = object3;
      return [
        nameOf(object3),
        status.desiredNumberScheduled,
        status.currentNumberScheduled,
        status.numberReady,
        status.updatedNumberScheduled ?? 0,
        status.numberAvailable ?? 0,
        mapText(spec.template.spec.nodeSelector),
        ageOf(object3, now2),
        ...containersOf(spec.template),
        selectorText(spec.selector)
      ];
    }
  }
});

// dist/runtime/kinds/rules/template-labels.js
var isEmpty2 = (map) => map === void 0 || Object.keys(map).length === 0;
function templateLabels({ spec }) {
  const labels = spec?.template?.metadata?.labels;
  return isEmpty2(labels) ? void 0 : labels;
}
function labelLikePods(object3) {
  const labels = templateLabels(object3);
  const { metadata: metadata2 } = object3;
  if (labels !== void 0 && metadata2 !== void 0 && isEmpty2(metadata2.labels)) metadata2.labels = { ...labels };
}

// dist/runtime/kinds/apps/deployment.js
var PARTS = ["updatedReplicas", "readyReplicas", "availableReplicas"];
var COUNTS2 = ["observedGeneration", "replicas", ...PARTS, "unavailableReplicas", "collisionCount"];
var statusFaults2 = ({ status }, old) => [
  ...countFaults(status, COUNTS2),
  ...partFaults(status, PARTS),
  ...availableFaults(status),
  ...collisionFaults(status, old.status)
];
function rolloutFaults2(at, strategy) {
  if (strategy.type === "Recreate")
    return isAbsent(strategy.rollingUpdate) ? [] : [forbiddenField(`${at}.rollingUpdate`, "may not be specified when strategy `type` is 'Recreate'")];
  if (strategy.type !== "RollingUpdate") return [notSupported(at, strategy, DeploymentStrategy.type)];
  const { maxUnavailable, maxSurge } = strategy.rollingUpdate ?? {};
  const field = `${at}.rollingUpdate`;
  return [
    ...shareFaults(`${field}.maxUnavailable`, maxUnavailable),
    ...shareFaults(`${field}.maxSurge`, maxSurge),
    ...isNoShare(maxUnavailable) && isNoShare(maxSurge) ? [invalidValue(`${field}.maxUnavailable`, printedIntOrString(maxUnavailable), "may not be 0 when `maxSurge` is 0")] : [],
    ...wholeShareFaults(`${field}.maxUnavailable`, maxUnavailable)
  ];
}
function deadlineFaults({ progressDeadlineSeconds: seconds2, minReadySeconds = 0 }) {
  const field = "spec.progressDeadlineSeconds";
  return [
    ...negativeFaults(field, seconds2),
    ...seconds2 <= minReadySeconds ? [invalidValue(field, seconds2, "must be greater than minReadySeconds")] : []
  ];
}
function specFaults3({ spec }, context) {
  const selector = workloadSelector("spec.selector", spec.selector, "deployment");
  return [
    ...negativeFaults("spec.replicas", spec.replicas),
    ...selector.faults,
    ...selector.usable ? selectedTemplateFaults("spec.template", spec.template, spec.selector, "ReplicaSet", spec.replicas, context) : [],
    ...rolloutFaults2("spec.strategy", spec.strategy),
    ...negativeFaults("spec.minReadySeconds", spec.minReadySeconds),
    ...negativeFaults("spec.revisionHistoryLimit", spec.revisionHistoryLimit),
    ...deadlineFaults(spec)
  ];
}
function legacyWorkload(v) {
  const matchLabels = templateLabels(v);
  if (matchLabels === void 0 || v.spec === void 0) return;
  if (isEmpty2(v.spec.selector)) v.spec.selector = { matchLabels: { ...matchLabels } };
  labelLikePods(v);
}
var deployment = defineKind({
  resource: "deployments.apps",
  defaulters: { legacyWorkload },
  strategy: {
    rules: { selectorStays: {} },
    statusKeeps: ["labels"],
    validate: specFaults3,
    validateUpdate(object3, old, context) {
      if (context.subresource === "status") return statusFaults2(object3, old);
      return [...specFaults3(object3, context), ...context.asks("selectorStays") ? selectorChangeFaults(object3, old) : []];
    },
    generationChanged: (object3, old) => !sameValue(object3.spec, old.spec) || !sameValue(object3.metadata.annotations ?? {}, old.metadata.annotations ?? {}),
    cells(object3, { now: now2 }) {
      const { spec, status } = object3;
      return [
        nameOf(object3),
        `${status.readyReplicas ?? 0}/${spec.replicas}`,
        status.updatedReplicas ?? 0,
        status.availableReplicas ?? 0,
        ageOf(object3, now2),
        ...containersOf(spec.template),
        selectorText(spec.selector)
      ];
    }
  }
});

// dist/runtime/kinds/apps/replicaset.js
var PARTS2 = ["fullyLabeledReplicas", "readyReplicas", "availableReplicas"];
var statusFaults3 = ({ status }) => [
  ...countFaults(status, ["replicas", ...PARTS2, "observedGeneration"]),
  ...partFaults(status, PARTS2),
  ...availableFaults(status)
];
function setFaults({ spec }, context) {
  const selector = workloadSelector("spec.selector", spec.selector, "deployment");
  return [
    ...negativeFaults("spec.replicas", spec.replicas),
    ...negativeFaults("spec.minReadySeconds", spec.minReadySeconds),
    ...selector.faults,
    ...selector.usable ? selectedTemplateFaults("spec.template", spec.template, spec.selector, "ReplicaSet", spec.replicas, context) : []
  ];
}
function cellsOf(object3, now2, selector) {
  const { spec, status } = object3;
  return [
    nameOf(object3),
    spec.replicas,
    status.replicas,
    status.readyReplicas ?? 0,
    ageOf(object3, now2),
    ...containersOf(spec.template),
    selector
  ];
}
var replicaSet = defineKind({
  resource: "replicasets.apps",
  strategy: {
    rules: { selectorStays: {} },
    validate: setFaults,
    validateUpdate(object3, old, context) {
      if (context.subresource === "status") return statusFaults3(object3);
      return [...setFaults(object3, context), ...context.asks("selectorStays") ? selectorChangeFaults(object3, old) : []];
    },
    cells: (object3, { now: now2 }) => cellsOf(object3, now2, selectorText(object3.spec.selector))
  }
});
function controllerFaults({ spec }, context) {
  const { selector: matchLabels = {}, template, replicas } = spec;
  const empty = Object.keys(matchLabels).length === 0;
  return [
    ...negativeFaults("spec.minReadySeconds", spec.minReadySeconds),
    ...empty ? [required("spec.selector")] : [],
    ...negativeFaults("spec.replicas", replicas),
    ...isAbsent(template) ? [required("spec.template")] : selectedTemplateFaults("spec.template", template, { matchLabels }, "ReplicationController", replicas, context)
  ];
}
function controllerDefaults(v) {
  const labels = templateLabels(v);
  if (labels === void 0 || v.spec === void 0) return;
  if (isEmpty2(v.spec.selector)) v.spec.selector = { ...labels };
  labelLikePods(v);
}
var replicationController = defineKind({
  resource: "replicationcontrollers",
  defaulters: { replicationController: controllerDefaults },
  strategy: {
    validate: controllerFaults,
    validateUpdate: (object3, _old, context) => context.subresource === "status" ? statusFaults3(object3) : controllerFaults(object3, context),
    cells: (object3, { now: now2 }) => cellsOf(object3, now2, mapText(object3.spec.selector))
  }
});

// dist/runtime/kinds/apps/statefulset.js
function rolloutFaults3(at, strategy) {
  const { type, rollingUpdate } = strategy;
  if (type === "OnDelete")
    return isAbsent(rollingUpdate) ? [] : [invalidValue(`${at}.rollingUpdate`, rollingUpdate, "only allowed for updateStrategy 'RollingUpdate'")];
  if (type !== "RollingUpdate") return [invalidValue(at, strategy, `must be ${quotedChoices(StatefulSetUpdateStrategy.type)}`)];
  return negativeFaults(`${at}.rollingUpdate.partition`, rollingUpdate?.partition);
}
function specFaults4({ spec }, { words }) {
  const selector = workloadSelector("spec.selector", spec.selector, "statefulset", "");
  return [
    ...wordedChoiceFaults("spec.podManagementPolicy", spec.podManagementPolicy, StatefulSetSpec.podManagementPolicy),
    ...rolloutFaults3("spec.updateStrategy", spec.updateStrategy),
    ...negativeFaults("spec.replicas", spec.replicas),
    ...selector.faults,
    ...selector.usable ? selectedMetadataFaults("spec.template", spec.template, spec.selector, "StatefulSet", words) : lastingFaults("spec.template", spec.template, "StatefulSet")
  ];
}
function fixed({ spec }) {
  const { replicas: _replicas, template: _template, updateStrategy: _updateStrategy, ...rest } = spec;
  return rest;
}
var FIXED = "updates to statefulset spec for fields other than 'replicas', 'template', and 'updateStrategy' are forbidden";
var PARTS3 = ["readyReplicas", "currentReplicas", "updatedReplicas"];
var COUNTS3 = ["replicas", ...PARTS3, "observedGeneration", "collisionCount"];
var statusFaults4 = ({ status }, old) => [
  ...countFaults(status, COUNTS3),
  ...partFaults(status, PARTS3),
  ...collisionFaults(status, old.status)
];
function statefulSetSpec({ volumeClaimTemplates = [] }) {
  for (const claim of volumeClaimTemplates) {
    claim.kind ||= "PersistentVolumeClaim";
    claim.apiVersion ||= "v1";
  }
}
var statefulSet = defineKind({
  resource: "statefulsets.apps",
  defaulters: { statefulSetSpec },
  strategy: {
    validate: specFaults4,
    validateUpdate(object3, old, context) {
      if (context.subresource === "status") return statusFaults4(object3, old);
      const fits2 = sameValue(fixed(object3), fixed(old));
      return [...specFaults4(object3, context), ...fits2 ? [] : [forbiddenField("spec", FIXED)]];
    },
    cells(object3, { now: now2 }) {
      const { spec, status } = object3;
      return [nameOf(object3), `${status.readyReplicas ?? 0}/${spec.replicas}`, ageOf(object3, now2), ...containersOf(spec.template)];
    }
  }
});

// dist/generated/auditregistration/v1alpha1/values.js
var Policy = {
  level: ["Metadata", "None", "Request", "RequestResponse"],
  stages: ["Panic", "RequestReceived", "ResponseComplete", "ResponseStarted"]
};

// dist/runtime/kinds/auditregistration/auditsink.js
function policyFaults(at, policy) {
  const stages = policy.stages ?? [];
  if (stages.length === 0 && policy.level !== "None") return [required(`${at}.stages`)];
  return [
    ...faultsOfEach(
      stages,
      (stage, i) => Policy.stages.includes(stage) ? [] : [invalidValue(`${at}.stages[${i}]`, stage, `allowed stages are ${Policy.stages.join(",")}`)]
    ),
    ...neededChoice(`${at}.level`, policy.level, Policy.level)
  ];
}
var auditSink = defineKind({
  resource: "auditsinks.auditregistration.{groupDomain}",
  strategy: {
    validate: ({ spec: { policy, webhook } }) => [
      ...policyFaults("spec.policy", policy),
      ...webhookClientFaults("spec.webhook.clientConfig", webhook.clientConfig)
    ]
  }
});

// dist/runtime/kinds/authentication/token-review.js
function statusOf(answer) {
  if (answer.outcome === "invalid") return { user: {}, error: answer.why };
  const { name, uid, groups, extra } = answer.user;
  return {
    authenticated: true,
    user: {
      username: name,
      ...uid === "" ? {} : { uid },
      groups: [...groups],
      ...Object.keys(extra).length === 0 ? {} : { extra: Object.fromEntries(Object.entries(extra).map(([k, v]) => [k, [...v]])) }
    },
    ...answer.audiences === void 0 ? {} : { audiences: [...answer.audiences] }
  };
}
var review = ({ reviewToken: reviewToken2 }) => async ({ body, validate, caller: { version }, resource }) => {
  const object3 = await body();
  const { token: token2 = "", audiences = [] } = typed(object3).spec;
  if (token2 === "") throw badRequest(`token is required for ${version.kind} in authentication`);
  await validate(object3);
  const status = statusOf(await reviewToken2(token2, audiences.length > 0 ? audiences : void 0));
  return { status: 201, object: resource.forms.canonical({ ...object3, status }, apiVersionOf(version.group, version.version)) };
};
var tokenReview = defineKind({
  resource: "tokenreviews.authentication.{groupDomain}",
  operations: { "": review }
});

// dist/runtime/kinds/authorization/reviews.js
function attributesOf({ resourceAttributes: resource, nonResourceAttributes: other2 }, user2) {
  return {
    user: user2,
    resourceRequest: resource !== void 0,
    verb: resource?.verb ?? other2?.verb ?? "",
    path: other2?.path ?? "",
    group: resource?.group ?? "",
    version: resource?.version ?? "",
    resource: resource?.resource ?? "",
    subresource: resource?.subresource ?? "",
    namespace: resource?.namespace ?? "",
    name: resource?.name ?? ""
  };
}
var userOf = ({ user: user2 = "", uid = "", groups = [], extra = {} }) => ({
  name: user2,
  uid,
  groups,
  extra: Object.fromEntries(Object.entries(extra).map(([key2, values]) => [key2, values ?? []]))
});
var hasMetadata = (metadata2, scope) => Object.entries(metadata2).some(
  ([field, value2]) => field !== "managedFields" && !(scope === "local" && field === "namespace") && value2 !== void 0 && value2 !== null && value2 !== ""
);
function faultsOf3({ spec, metadata: metadata2 }, scope) {
  const { resourceAttributes, nonResourceAttributes, user: user2 = "", groups = [] } = spec;
  const out = [];
  if (resourceAttributes !== void 0 && nonResourceAttributes !== void 0)
    out.push(
      invalidValue("spec.nonResourceAttributes", nonResourceAttributes, "cannot be specified in combination with resourceAttributes")
    );
  if (resourceAttributes === void 0 && nonResourceAttributes === void 0)
    out.push(invalidValue("spec.resourceAttributes", null, "exactly one of nonResourceAttributes or resourceAttributes must be specified"));
  if (scope !== "caller" && user2 === "" && groups.length === 0)
    out.push(invalidValue("spec.user", "", "at least one of user or group must be specified"));
  if (hasMetadata(metadata2, scope))
    out.push(invalidValue("metadata", metadata2, scope === "local" ? "must be empty except for namespace" : "must be empty"));
  if (scope !== "local") return out;
  const namespace2 = resourceAttributes?.namespace ?? "";
  if (resourceAttributes !== void 0 && namespace2 !== (metadata2.namespace ?? ""))
    out.push(invalidValue("spec.resourceAttributes.namespace", namespace2, "must match metadata.namespace"));
  if (nonResourceAttributes !== void 0)
    out.push(invalidValue("spec.nonResourceAttributes", nonResourceAttributes, "disallowed on this kind of request"));
  return out;
}
var accessReview = (scope) => (parts2) => async ({ body, validate, caller, resource, namespace: namespace2 }) => {
  const object3 = await body();
  const apiVersion = apiVersionOf(caller.version.group, caller.version.version);
  const hub = resource.forms.code(apiVersion).toHub(object3);
  const review2 = typed(hub);
  const faults24 = faultsOf3(review2, scope);
  if (faults24.length > 0) throw invalid({ group: caller.version.group, name: "" }, "", faults24);
  if (scope === "local" && (review2.spec.resourceAttributes?.namespace ?? "") !== namespace2)
    throw badRequest(`spec.resourceAttributes.namespace must match namespace: ${namespace2}`);
  await validate(object3);
  const user2 = scope === "caller" ? caller.user : userOf(review2.spec);
  const { decision, reason, error } = await parts2.authorizer.authorize(attributesOf(review2.spec, user2));
  const status = {
    allowed: decision === "allow",
    ...decision === "deny" ? { denied: true } : {},
    ...reason === "" ? {} : { reason },
    ...error === void 0 ? {} : { evaluationError: error }
  };
  const answered = resource.forms.code(apiVersion).fromHub({ ...hub, status });
  return { status: 201, object: resource.forms.canonical(answered, apiVersion) };
};
var some = (values) => values.length === 0 ? void 0 : [...values];
var rulesReview = ({ authorizer }) => async ({ body, validate, caller, resource }) => {
  const object3 = await body();
  const { namespace: namespace2 = "" } = typed(object3).spec;
  if (namespace2 === "") throw badRequest("no namespace on request");
  await validate(object3);
  const rules = await authorizer.rulesOf?.(caller.user, namespace2);
  const status = {
    resourceRules: (rules?.resourceRules ?? []).map(({ verbs, apiGroups, resources, resourceNames }) => ({
      verbs: [...verbs],
      apiGroups: some(apiGroups),
      resources: some(resources),
      resourceNames: some(resourceNames)
    })),
    nonResourceRules: (rules?.nonResourceRules ?? []).map(({ verbs, nonResourceURLs }) => ({
      verbs: [...verbs],
      nonResourceURLs: some(nonResourceURLs)
    })),
    incomplete: rules === void 0,
    ...rules?.error === void 0 ? {} : { evaluationError: rules.error }
  };
  const answer = { metadata: {}, spec: {}, status };
  return { status: 201, object: resource.forms.canonical(answer, apiVersionOf(caller.version.group, caller.version.version)) };
};
var localSubjectAccessReview = defineKind({
  resource: "localsubjectaccessreviews.authorization.{groupDomain}",
  operations: { "": accessReview("local") }
});
var selfSubjectAccessReview = defineKind({
  resource: "selfsubjectaccessreviews.authorization.{groupDomain}",
  operations: { "": accessReview("caller") }
});
var selfSubjectRulesReview = defineKind({
  resource: "selfsubjectrulesreviews.authorization.{groupDomain}",
  operations: { "": rulesReview }
});
var subjectAccessReview = defineKind({
  resource: "subjectaccessreviews.authorization.{groupDomain}",
  operations: { "": accessReview("anybody") }
});

// dist/runtime/kinds/autoscaling/metric-conversions.js
var identity = (name, selector) => ({
  name: name ?? "",
  ...selector === void 0 ? {} : { selector }
});
function resourceTarget(utilization, average) {
  if (utilization !== void 0) return { type: "Utilization", averageUtilization: utilization };
  return average === void 0 ? { type: "Value" } : { type: "AverageValue", averageValue: average };
}
var amountTarget = (average, value2) => average === void 0 ? { type: "Value", value: value2 } : { type: "AverageValue", averageValue: average };
var metricToHub = ({ type, object: object3, pods, resource, containerResource, external }) => ({
  type,
  object: object3 && {
    describedObject: object3.target,
    target: amountTarget(object3.averageValue, object3.targetValue),
    metric: identity(object3.metricName, object3.selector)
  },
  pods: pods && {
    metric: identity(pods.metricName, pods.selector),
    target: { type: "AverageValue", averageValue: pods.targetAverageValue }
  },
  resource: resource && {
    name: resource.name,
    target: resourceTarget(resource.targetAverageUtilization, resource.targetAverageValue)
  },
  containerResource: containerResource && {
    name: containerResource.name,
    target: resourceTarget(containerResource.targetAverageUtilization, containerResource.targetAverageValue),
    container: containerResource.container
  },
  external: external && {
    metric: identity(external.metricName, external.metricSelector),
    target: amountTarget(external.targetAverageValue, external.targetValue)
  }
});
var NO_AMOUNT = "0";
var keyed2 = (name, value2) => ({ [name]: value2 });
var flatObject = (amountName, { describedObject, metric }, amount) => ({
  target: describedObject,
  metricName: metric?.name,
  ...keyed2(amountName, amount?.value ?? NO_AMOUNT),
  selector: metric?.selector,
  averageValue: amount?.averageValue
});
var flatPods = (amountName, { metric }, amount) => ({
  metricName: metric?.name,
  ...keyed2(amountName, amount?.averageValue ?? NO_AMOUNT),
  selector: metric?.selector
});
var metricFromHub = ({ type, object: object3, pods, resource, containerResource, external }) => ({
  type,
  object: object3 && flatObject("targetValue", object3, object3.target),
  pods: pods && flatPods("targetAverageValue", pods, pods.target),
  resource: resource && {
    name: resource.name,
    targetAverageUtilization: resource.target?.averageUtilization,
    targetAverageValue: resource.target?.averageValue
  },
  containerResource: containerResource && {
    name: containerResource.name,
    targetAverageUtilization: containerResource.target?.averageUtilization,
    targetAverageValue: containerResource.target?.averageValue,
    container: containerResource.container
  },
  external: external && {
    metricName: external.metric?.name,
    metricSelector: external.metric?.selector,
    targetValue: external.target?.value,
    targetAverageValue: external.target?.averageValue
  }
});
var resourceCurrent = ({
  currentAverageValue: averageValue,
  currentAverageUtilization: averageUtilization
}) => ({ averageValue, averageUtilization });
var readingToHub = ({ type, object: object3, pods, resource, containerResource, external }) => ({
  type,
  object: object3 && {
    metric: identity(object3.metricName, object3.selector),
    current: { value: object3.currentValue, averageValue: object3.averageValue },
    describedObject: object3.target
  },
  pods: pods && { metric: identity(pods.metricName, pods.selector), current: { averageValue: pods.currentAverageValue } },
  resource: resource && { name: resource.name, current: resourceCurrent(resource) },
  containerResource: containerResource && {
    name: containerResource.name,
    current: resourceCurrent(containerResource),
    container: containerResource.container
  },
  external: external && {
    metric: identity(external.metricName, external.metricSelector),
    current: { value: external.currentValue, averageValue: external.currentAverageValue }
  }
});
var flatResource = ({ name, current }) => ({
  name,
  currentAverageUtilization: current?.averageUtilization,
  currentAverageValue: current?.averageValue ?? NO_AMOUNT
});
var readingFromHub = ({ type, object: object3, pods, resource, containerResource, external }) => ({
  type,
  object: object3 && flatObject("currentValue", object3, object3.current),
  pods: pods && flatPods("currentAverageValue", pods, pods.current),
  resource: resource && flatResource(resource),
  containerResource: containerResource && { ...flatResource(containerResource), container: containerResource.container },
  external: external && {
    metricName: external.metric?.name,
    metricSelector: external.metric?.selector,
    currentValue: external.current?.value ?? NO_AMOUNT,
    currentAverageValue: external.current?.averageValue
  }
});

// dist/runtime/kinds/autoscaling/conversions.js
var DEFAULT_UTILIZATION = 80;
var annotation2 = ({ label }, name) => label(name, "autoscaling.alpha");
function taken(annotations, key2) {
  const { [key2]: text2 } = annotations;
  delete annotations[key2];
  return text2 === void 0 ? void 0 : parseInner(text2);
}
var SOURCES = ["object", "pods", "resource", "containerResource", "external"];
var sourcesIn = (json) => (Array.isArray(json) ? json.filter(isObject) : []).map((item) => {
  const sources = SOURCES.filter((source) => isObject(item[source])).map((source) => [source, item[source]]);
  return { type: item.type, ...Object.fromEntries(sources) };
});
var capitalised = (value2) => renamedKeys(value2, (key2) => key2.charAt(0).toUpperCase() + key2.slice(1));
var lowered = (value2) => renamedKeys(value2, (key2) => key2.charAt(0).toLowerCase() + key2.slice(1));
function renamedKeys(value2, rename3) {
  if (Array.isArray(value2)) return value2.map((v) => renamedKeys(v, rename3));
  return isObject(value2) ? Object.fromEntries(
    Object.entries(value2).filter(([, v]) => v !== null).map(([k, v]) => [rename3(k), renamedKeys(v, rename3)])
  ) : value2;
}
function behaviorIn(json) {
  const behavior = lowered(json);
  return isObject(behavior) ? { behavior } : {};
}
var metadataWith = (original = {}, annotations) => {
  const { annotations: _, ...metadata2 } = original;
  return Object.keys(annotations).length === 0 ? metadata2 : { ...original, annotations };
};
var isProcessorTarget = ({ type, resource }) => type === "Resource" && resource?.name === "cpu" && resource.target?.averageUtilization !== void 0;
var isProcessorReading = ({ type, resource }) => type === "Resource" && resource?.name === "cpu" && resource.current?.averageUtilization !== void 0;
function autoscalerV1ToHub(converted, original, words) {
  const annotations = { ...original.metadata?.annotations };
  const metrics = sourcesIn(taken(annotations, annotation2(words, "metrics"))).map(metricToHub);
  const { targetCPUUtilizationPercentage: given2, ...spec } = original.spec ?? {};
  const utilization = given2 ?? (metrics.length === 0 ? DEFAULT_UTILIZATION : void 0);
  if (utilization !== void 0)
    metrics.push({ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: utilization } } });
  const readings = sourcesIn(taken(annotations, annotation2(words, "current-metrics"))).map(readingToHub);
  const { currentCPUUtilizationPercentage: used, ...status } = original.status ?? {};
  if (readings.length === 0 && used !== void 0)
    readings.push({ type: "Resource", resource: { name: "cpu", current: { averageUtilization: used } } });
  const behavior = behaviorIn(taken(annotations, annotation2(words, "behavior")));
  const conditions = taken(annotations, annotation2(words, "conditions"));
  converted.metadata = metadataWith(original.metadata, annotations);
  converted.spec = { ...spec, metrics, ...behavior };
  converted.status = {
    ...status,
    currentMetrics: readings.length > 0 ? readings : null,
    // Conditions of wrong types are left out later, as those of metrics are.
    conditions: Array.isArray(conditions) ? conditions : null
  };
}
function autoscalerV1FromHub(converted, original, words) {
  const annotations = { ...original.metadata?.annotations };
  const { metrics = [], behavior, ...spec } = original.spec ?? {};
  const { currentMetrics, conditions, ...status } = original.status ?? {};
  const readings = currentMetrics ?? [];
  const others = metrics.filter((metric) => !isProcessorTarget(metric));
  if (others.length > 0) annotations[annotation2(words, "metrics")] = JSON.stringify(others.map(metricFromHub));
  if (behavior !== void 0) annotations[annotation2(words, "behavior")] = JSON.stringify(capitalised(behavior));
  if (readings.length > 0) annotations[annotation2(words, "current-metrics")] = JSON.stringify(readings.map(readingFromHub));
  if (conditions != null && conditions.length > 0) annotations[annotation2(words, "conditions")] = JSON.stringify(conditions);
  converted.metadata = metadataWith(original.metadata, annotations);
  converted.spec = { ...spec, targetCPUUtilizationPercentage: metrics.find(isProcessorTarget)?.resource?.target?.averageUtilization };
  converted.status = {
    ...status,
    currentCPUUtilizationPercentage: readings.find(isProcessorReading)?.resource?.current?.averageUtilization
  };
}
function autoscalerV2beta1ToHub(converted, { metadata: metadata2, spec = {}, status = {} }, words) {
  const annotations = { ...metadata2?.annotations };
  const behavior = behaviorIn(taken(annotations, annotation2(words, "behavior")));
  converted.metadata = metadataWith(metadata2, annotations);
  converted.spec = { ...spec, metrics: spec.metrics?.map(metricToHub), ...behavior };
  converted.status = { ...status, currentMetrics: status.currentMetrics?.map(readingToHub) ?? null };
}
function autoscalerV2beta1FromHub(converted, { metadata: metadata2, spec = {}, status = {} }, words) {
  const annotations = { ...metadata2?.annotations };
  const { behavior, ...bounds } = spec;
  if (behavior !== void 0) annotations[annotation2(words, "behavior")] = JSON.stringify(capitalised(behavior));
  converted.metadata = metadataWith(metadata2, annotations);
  converted.spec = { ...bounds, metrics: bounds.metrics?.map(metricFromHub) };
  converted.status = { ...status, currentMetrics: status.currentMetrics?.map(readingFromHub) ?? null };
}

// dist/runtime/kinds/autoscaling/defaulters.js
function autoscalerSpec(spec) {
  if ((spec.metrics ?? []).length === 0)
    spec.metrics = [
      { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: DEFAULT_UTILIZATION } } }
    ];
}
function autoscalerSpecFlat(spec) {
  if ((spec.metrics ?? []).length === 0)
    spec.metrics = [{ type: "Resource", resource: { name: "cpu", targetAverageUtilization: DEFAULT_UTILIZATION } }];
}
var SCALE_UP = {
  stabilizationWindowSeconds: 0,
  selectPolicy: "Max",
  policies: [
    { type: "Pods", value: 4, periodSeconds: 15 },
    { type: "Percent", value: 100, periodSeconds: 15 }
  ]
};
var SCALE_DOWN = { selectPolicy: "Max", policies: [{ type: "Percent", value: 100, periodSeconds: 15 }] };
var filled = (given2 = {}, rules) => ({
  stabilizationWindowSeconds: given2.stabilizationWindowSeconds ?? rules.stabilizationWindowSeconds,
  selectPolicy: given2.selectPolicy ?? rules.selectPolicy,
  policies: given2.policies ?? structuredClone(rules.policies)
});
function autoscalerBehavior(behavior) {
  behavior.scaleUp = filled(behavior.scaleUp, SCALE_UP);
  behavior.scaleDown = filled(behavior.scaleDown, SCALE_DOWN);
}

// dist/generated/autoscaling/v2beta2/values.js
var MetricTarget = {
  type: ["Utilization", "Value", "AverageValue"]
};

// dist/runtime/kinds/autoscaling/metrics.js
var segmentFaults = (at, name, missing = "") => name === "" ? [required(at, missing)] : formatFaults("path-segment", at, name);
var referenceFaults = (at, { kind, name }) => [
  ...segmentFaults(`${at}.kind`, kind),
  ...segmentFaults(`${at}.name`, name)
];
var metricFaults = (at, { name, selector }) => [
  ...segmentFaults(`${at}.name`, name, "must specify a metric name"),
  ...labelSelectorFaults(`${at}.selector`, selector)
];
var isPositive = (amount) => (quantityNanos(amount) ?? 0n) > 0n;
var amountFaults2 = (field, amount) => amount === void 0 || isPositive(amount) ? [] : [invalidValue(field, printedQuantity(amount), "must be positive")];
function targetFaults(at, { type, value: value2, averageValue, averageUtilization }) {
  const types = MetricTarget.type;
  return [
    ...type === "" ? [required(`${at}.type`, "must specify a metric target type")] : types.includes(type) ? [] : [invalidValue(`${at}.type`, type, `must be either ${types.slice(0, -1).join(", ")}, or ${types.at(-1)}`)],
    ...amountFaults2(`${at}.value`, value2),
    ...amountFaults2(`${at}.averageValue`, averageValue),
    ...averageUtilization === void 0 || averageUtilization >= 1 ? [] : [invalidValue(`${at}.averageUtilization`, averageUtilization, "must be greater than 0")]
  ];
}
function resourceTargetFaults(at, { averageUtilization, averageValue }) {
  const [share, amount] = [averageUtilization !== void 0, averageValue !== void 0];
  if (!share && !amount) return [required(`${at}.averageUtilization`, "must set either a target raw value or a target utilization")];
  return share && amount ? [forbiddenField(`${at}.averageValue`, "may not set both a target raw value and a target utilization")] : [];
}
var resourceFaults2 = (at, { name, target }) => [
  ...name === "" ? [required(`${at}.name`, "must specify a resource name")] : [],
  ...targetFaults(`${at}.target`, target),
  ...resourceTargetFaults(`${at}.target`, target)
];
var containerResourceFaults2 = (at, source) => [
  ...resourceFaults2(at, source),
  ...source.container === "" ? [required(`${at}.container`, "must specify a container name")] : []
];
var objectFaults2 = (at, { describedObject, metric, target }) => [
  ...referenceFaults(`${at}.describedObject`, describedObject),
  ...metricFaults(`${at}.metric`, metric),
  ...targetFaults(`${at}.target`, target),
  ...target.value === void 0 && target.averageValue === void 0 ? [required(`${at}.target.averageValue`, "must set either a target value or averageValue")] : []
];
var podsFaults = (at, { metric, target }) => [
  ...metricFaults(`${at}.metric`, metric),
  ...targetFaults(`${at}.target`, target),
  ...isPositive(target.averageValue) ? [] : [required(`${at}.target.averageValue`, "must specify a positive target averageValue")]
];
function externalFaults(at, { metric, target }) {
  const [whole, each] = [target.value !== void 0, target.averageValue !== void 0];
  return [
    ...metricFaults(`${at}.metric`, metric),
    ...targetFaults(`${at}.target`, target),
    ...whole || each ? [] : [required(`${at}.target.averageValue`, "must set either a target value for metric or a per-pod target")],
    ...whole && each ? [forbiddenField(`${at}.target.value`, "may not set both a target value for metric and a per-pod target")] : []
  ];
}
var SOURCES2 = {
  ContainerResource: {
    field: "containerResource",
    faults: (at, { containerResource: source }) => source && containerResourceFaults2(at, source)
  },
  External: { field: "external", faults: (at, { external: source }) => source && externalFaults(at, source) },
  Object: { field: "object", faults: (at, { object: source }) => source && objectFaults2(at, source) },
  Pods: { field: "pods", faults: (at, { pods: source }) => source && podsFaults(at, source) },
  Resource: { field: "resource", faults: (at, { resource: source }) => source && resourceFaults2(at, source) }
};
function metricSpecFaults(at, metric) {
  const { type } = metric;
  const expected = Object.hasOwn(SOURCES2, type) ? SOURCES2[type]?.field : void 0;
  const present = Object.values(SOURCES2).filter(({ field }) => metric[field] !== void 0);
  const first = present[0];
  const others = present.length === 1 ? [] : present.filter(({ field }) => field !== expected);
  return [
    ...type === "" ? [required(`${at}.type`, "must specify a metric source type")] : [],
    ...expected === void 0 ? [notSupported(`${at}.type`, type, Object.keys(SOURCES2))] : [],
    ...first?.faults(`${at}.${first.field}`, metric) ?? [],
    ...expected !== void 0 && metric[expected] === void 0 ? [required(`${at}.${expected}`, "must populate information for the given metric source")] : [],
    ...others.map(({ field }) => forbiddenField(`${at}.${field}`, "must populate the given metric source only"))
  ];
}
function readingOf(metric, now2) {
  const field = SOURCES2[metric.type]?.field;
  if (field === void 0) return "<unknown type>";
  const target = metric[field]?.target ?? {};
  const current = now2?.[field]?.current ?? {};
  const shown3 = (name, unit = "", suffix = "") => {
    const [seen, aim] = [current[name], target[name]];
    return `${seen === void 0 ? "<unknown>" : `${seen}${unit}`}/${aim === void 0 ? "<auto>" : `${aim}${unit}`}${suffix}`;
  };
  if (field === "pods") return shown3("averageValue");
  if (field === "resource" || field === "containerResource")
    return target.averageValue === void 0 ? shown3("averageUtilization", "%") : shown3("averageValue");
  return target.averageValue === void 0 ? shown3("value") : shown3("averageValue", "", " (avg)");
}
var SHOWN2 = 2;
function metricsCell(metrics, current) {
  if (metrics.length === 0) return NONE;
  const readings = metrics.slice(0, SHOWN2).map((metric, i) => readingOf(metric, current[i]));
  return `${readings.join(", ")}${metrics.length > SHOWN2 ? ` + ${metrics.length - SHOWN2} more...` : ""}`;
}

// dist/runtime/kinds/autoscaling/horizontalpodautoscaler.js
var MAX_WINDOW = 3600;
var MAX_PERIOD = 1800;
function policyFaults2(at, { value: value2, periodSeconds: period }) {
  return [
    ...value2 > 0 ? [] : [invalidValue(`${at}.value`, value2, "must be greater than zero")],
    ...period > 0 ? [] : [invalidValue(`${at}.periodSeconds`, period, "must be greater than zero")],
    ...period > MAX_PERIOD ? [invalidValue(`${at}.periodSeconds`, period, `must be less than or equal to ${MAX_PERIOD}`)] : []
  ];
}
function rulesFaults(at, { stabilizationWindowSeconds: window = 0, policies = [] }) {
  const field = `${at}.stabilizationWindowSeconds`;
  return [
    ...window < 0 ? [invalidValue(field, window, "must be greater than or equal to zero")] : [],
    ...window > MAX_WINDOW ? [invalidValue(field, window, `must be less than or equal to ${MAX_WINDOW}`)] : [],
    ...policies.length === 0 ? [required(`${at}.policies`, "must specify at least one Policy")] : [],
    ...faultsOfEach(policies, (policy, i) => policyFaults2(`${at}.policies[${i}]`, policy))
  ];
}
var replicaFaults = ({ minReplicas: min, maxReplicas: max }, lowest) => [
  ...min >= lowest ? [] : [invalidValue("spec.minReplicas", min, `must be greater than or equal to ${lowest}`)],
  ...max < 1 ? [invalidValue("spec.maxReplicas", max, "must be greater than 0")] : [],
  ...max >= min ? [] : [invalidValue("spec.maxReplicas", max, "must be greater than or equal to `minReplicas`")]
];
function specFaults5({ spec }, lowest) {
  const { metrics = [], behavior: { scaleUp, scaleDown } = {} } = spec;
  const outside = metrics.some(({ type }) => type === "Object" || type === "External");
  return [
    ...replicaFaults(spec, lowest),
    ...referenceFaults("spec.scaleTargetRef", spec.scaleTargetRef),
    ...faultsOfEach(metrics, (metric, i) => metricSpecFaults(`spec.metrics[${i}]`, metric)),
    ...spec.minReplicas === 0 && !outside ? [forbiddenField("spec.metrics", "must specify at least one Object or External metric to support scaling to zero replicas")] : [],
    ...scaleUp === void 0 ? [] : rulesFaults("spec.behavior.scaleUp", scaleUp),
    ...scaleDown === void 0 ? [] : rulesFaults("spec.behavior.scaleDown", scaleDown)
  ];
}
var statusFaults5 = ({ status }) => [
  ...negativeFaults("status.currentReplicas", status.currentReplicas),
  ...negativeFaults("status.desiredReplicas", status.desiredReplicas)
];
var lowestOf = ({ enabled, asks }) => enabled("HPAScaleToZero") || !asks("someReplicas") ? 0 : 1;
var horizontalPodAutoscaler = defineKind({
  resource: "horizontalpodautoscalers.autoscaling",
  defaulters: { autoscalerSpec, autoscalerSpecFlat, autoscalerBehavior },
  conversions: { autoscalerV1ToHub, autoscalerV1FromHub, autoscalerV2beta1ToHub, autoscalerV2beta1FromHub },
  strategy: {
    rules: { someReplicas: { brokenBy: ({ spec }) => spec.minReplicas === 0 } },
    validate: (object3, context) => specFaults5(object3, lowestOf(context)),
    validateUpdate: (object3, _old, context) => context.subresource === "status" ? statusFaults5(object3) : specFaults5(object3, lowestOf(context)),
    cells(object3, { now: now2 }) {
      const { scaleTargetRef, metrics = [], minReplicas, maxReplicas } = object3.spec;
      const { currentMetrics, currentReplicas } = object3.status;
      return [
        nameOf(object3),
        `${scaleTargetRef.kind}/${scaleTargetRef.name}`,
        metricsCell(metrics, currentMetrics ?? []),
        String(minReplicas),
        maxReplicas,
        currentReplicas,
        ageOf(object3, now2)
      ];
    }
  }
});

// dist/generated/batch/v1/values.js
var JobSpec = {
  completionMode: ["NonIndexed", "Indexed"]
};

// dist/runtime/kinds/batch/job.js
var UID_LABEL = "controller-uid";
var NAME_LABEL = "job-name";
function select(object3) {
  const { spec, metadata: metadata2 } = object3;
  const { template, selector } = spec;
  if (spec.manualSelector === true) return;
  const given2 = template.metadata.labels ?? {};
  const uid = metadata2.uid ?? "";
  const labels = { [NAME_LABEL]: nameOf(object3), [UID_LABEL]: uid, ...given2 };
  object3.spec = {
    ...spec,
    selector: { ...selector, matchLabels: { [UID_LABEL]: uid, ...selector?.matchLabels } },
    template: { ...template, metadata: { ...template.metadata, labels } }
  };
  const unlabelled = Object.keys(given2).length + Object.keys(metadata2.labels ?? {}).length === 0;
  if (unlabelled && faultsOf("label-value", nameOf(object3)).length === 0) metadata2.labels = { ...labels };
}
function featureDefaults(object3, { enabled }) {
  object3.spec = {
    ...object3.spec,
    ...enabled("IndexedJob") ? { completionMode: object3.spec?.completionMode ?? UNINDEXED } : {},
    ...enabled("SuspendJob") ? { suspend: object3.spec?.suspend ?? false } : {}
  };
}
var UNINDEXED = "NonIndexed";
var MAX_INDEXED = 1e5;
function completionFaults(at, { completionMode: mode, completions, parallelism = 0 }) {
  if (isAbsent(mode)) return [];
  const out = choiceFaults(`${at}.completionMode`, mode, JobSpec.completionMode);
  if (mode !== "Indexed") return out;
  if (isAbsent(completions)) out.push(required(`${at}.completions`, "when completion mode is Indexed"));
  if (parallelism > MAX_INDEXED)
    out.push(
      invalidValue(`${at}.parallelism`, parallelism, `must be less than or equal to ${MAX_INDEXED} when completion mode is Indexed`)
    );
  return out;
}
var ENDING = PodSpec.restartPolicy.filter((policy) => policy !== "Always");
function endingFaults(field, policy) {
  if (policy === "Always") return [required(field, `valid values: ${ENDING.map((p) => JSON.stringify(p)).join(", ")}`)];
  return ENDING.includes(policy) ? [] : [notSupported(field, policy, ENDING)];
}
var AMOUNTS = ["parallelism", "completions", "activeDeadlineSeconds", "backoffLimit", "ttlSecondsAfterFinished"];
function jobSpecFaults(at, spec, context) {
  return [
    ...AMOUNTS.flatMap((name) => negativeFaults(`${at}.${name}`, spec[name])),
    ...completionFaults(at, spec),
    ...templateFaults(`${at}.template`, spec.template, context),
    ...endingFaults(`${at}.template.spec.restartPolicy`, spec.template.spec.restartPolicy)
  ];
}
function generatedFaults(object3) {
  const { spec } = object3;
  if (spec.manualSelector === true || isAbsent(spec.selector)) return [];
  const labels = spec.template.metadata.labels ?? {};
  const uid = object3.metadata.uid ?? "";
  const out = [];
  for (const [key2, value2] of Object.entries({ [UID_LABEL]: uid, [NAME_LABEL]: nameOf(object3) })) {
    const field = `spec.template.metadata.labels[${key2}]`;
    if (labels[key2] === void 0) out.push(required(field, `must be '${value2}'`));
    else if (labels[key2] !== value2) out.push(invalidValue(field, labels, `must be '${value2}'`));
  }
  const generated = { metadata: { labels: { [UID_LABEL]: uid, [NAME_LABEL]: nameOf(object3) } } };
  if (!selects(spec.selector, generated)) out.push(invalidValue("spec.selector", spec.selector, "`selector` not auto-generated"));
  return out;
}
function faults4(object3, context) {
  const { spec } = object3;
  return [
    ...generatedFaults(object3),
    ...jobSpecFaults("spec", spec, context),
    ...isAbsent(spec.selector) ? [required("spec.selector")] : labelSelectorFaults("spec.selector", spec.selector),
    ...selects(spec.selector, spec.template) ? [] : [mismatch("spec.template", spec.template)]
  ];
}
var FIXED2 = ["completions", "selector", "template", "completionMode"];
var moded = ({ spec }) => ({ completionMode: UNINDEXED, ...spec });
function fixedFaults2(object3, old) {
  const [spec, before] = [moded(object3), moded(old)];
  return FIXED2.filter((name) => !sameValue(spec[name], before[name])).map(
    (name) => invalidValue(`spec.${name}`, spec[name], "field is immutable")
  );
}
var BACKOFF_LIMIT = 6;
function defaulter(v) {
  const { spec = {} } = v;
  if (spec.completions === void 0 && spec.parallelism === void 0) spec.completions = 1;
  spec.parallelism ??= 1;
  spec.backoffLimit ??= BACKOFF_LIMIT;
  v.spec = spec;
  labelLikePods(v);
}
var job = defineKind({
  resource: "jobs.batch",
  defaulters: { job: defaulter },
  strategy: {
    featureDefaults,
    prepareForCreate: select,
    validate: faults4,
    validateUpdate: (object3, old, context) => context.subresource === "status" ? countFaults(object3.status, ["active", "succeeded", "failed"]) : [...faults4(object3, context), ...fixedFaults2(object3, old)],
    cells(object3, { now: now2 }) {
      const { spec, status } = object3;
      const { completions, parallelism = 0 } = spec;
      const done = status.succeeded ?? 0;
      const whole = completions ?? (parallelism > 1 ? `1 of ${parallelism}` : 1);
      const end = status.completionTime === void 0 ? now2 : new Date(status.completionTime);
      const duration = status.startTime === void 0 ? "" : age(status.startTime, end);
      return [
        nameOf(object3),
        `${done}/${whole}`,
        duration,
        ageOf(object3, now2),
        ...containersOf(spec.template),
        selectorText(spec.selector)
      ];
    }
  }
});

// dist/runtime/kinds/batch/schedule.js
var MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
var DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
var PARTS4 = [
  { min: 0, max: 59, names: [] },
  { min: 0, max: 23, names: [] },
  { min: 1, max: 31, names: [] },
  { min: 1, max: 12, names: MONTHS },
  { min: 0, max: 6, names: DAYS }
];
var NAMED2 = /* @__PURE__ */ new Set(["@yearly", "@annually", "@monthly", "@weekly", "@daily", "@midnight", "@hourly"]);
var EVERY = "@every ";
var MAX_INT = 2n ** 63n - 1n;
var ScheduleFault = class extends Error {
};
function numberOf2(text2, part) {
  const named7 = part.names.indexOf(text2.toLowerCase());
  if (named7 >= 0) return named7 + part.min;
  const refuse3 = (why) => new ScheduleFault(`Failed to parse int from ${text2}: strconv.Atoi: parsing ${JSON.stringify(text2)}: ${why}`);
  if (!/^[+-]?\d+$/.test(text2)) throw refuse3("invalid syntax");
  if (text2.length > 20 || BigInt(text2) > MAX_INT) throw refuse3("value out of range");
  if (Number(text2) < 0) throw new ScheduleFault(`Negative number (${Number(text2)}) not allowed: ${text2}`);
  return Number(text2);
}
var NO_NAMES = { names: [], min: 0, max: 0 };
function checkTerm(term, part) {
  const [range = "", step, moreSteps] = term.split("/");
  const [low = "", high, moreEnds] = range.split("-");
  let [from, to] = [part.min, part.max];
  if (low !== "*" && low !== "?") {
    from = numberOf2(low, part);
    if (moreEnds !== void 0) throw new ScheduleFault(`Too many hyphens: ${term}`);
    to = high === void 0 ? from : numberOf2(high, part);
  }
  if (moreSteps !== void 0) throw new ScheduleFault(`Too many slashes: ${term}`);
  const by = step === void 0 ? 1 : numberOf2(step, NO_NAMES);
  if (step !== void 0 && high === void 0) to = part.max;
  if (from < part.min) throw new ScheduleFault(`Beginning of range (${from}) below minimum (${part.min}): ${term}`);
  if (to > part.max) throw new ScheduleFault(`End of range (${to}) above maximum (${part.max}): ${term}`);
  if (from > to) throw new ScheduleFault(`Beginning of range (${from}) beyond end of range (${to}): ${term}`);
  if (by === 0) throw new ScheduleFault(`Step of range should be a positive number: ${term}`);
}
function check(schedule) {
  if (schedule.startsWith(EVERY)) {
    const text2 = schedule.slice(EVERY.length);
    if (!isDuration(text2)) throw new ScheduleFault(`Failed to parse duration ${schedule}: time: invalid duration ${JSON.stringify(text2)}`);
    return;
  }
  if (schedule.startsWith("@")) {
    if (!NAMED2.has(schedule)) throw new ScheduleFault(`Unrecognized descriptor: ${schedule}`);
    return;
  }
  const fields = schedule.split(/\s+/).filter((field) => field !== "");
  if (fields.length !== PARTS4.length)
    throw new ScheduleFault(`Expected exactly ${PARTS4.length} fields, found ${fields.length}: ${schedule}`);
  for (const [i, part] of PARTS4.entries()) for (const term of (fields[i] ?? "").split(",")) if (term !== "") checkTerm(term, part);
}
function scheduleFault(schedule) {
  try {
    check(schedule);
    return void 0;
  } catch (error) {
    if (error instanceof ScheduleFault) return error.message;
    throw error;
  }
}

// dist/runtime/kinds/batch/cronjob.js
var MAX_NAME = 52;
function scheduleFaults(schedule) {
  if (schedule === "") return [required("spec.schedule")];
  const fault2 = scheduleFault(schedule);
  return fault2 === void 0 ? [] : [invalidValue("spec.schedule", schedule, fault2)];
}
function templateFaults2(at, { spec }, context) {
  return [
    ...jobSpecFaults(at, spec, context),
    ...isAbsent(spec.selector) ? [] : [invalidValue(`${at}.selector`, spec.selector, "`selector` will be auto-generated")],
    ...spec.manualSelector === true ? [notSupported(`${at}.manualSelector`, true, ["nil", "false"])] : []
  ];
}
function faults5({ spec }, context) {
  return [
    ...scheduleFaults(spec.schedule),
    ...negativeFaults("spec.startingDeadlineSeconds", spec.startingDeadlineSeconds),
    ...templateFaults2("spec.jobTemplate.spec", spec.jobTemplate, context),
    ...negativeFaults("spec.successfulJobsHistoryLimit", spec.successfulJobsHistoryLimit),
    ...negativeFaults("spec.failedJobsHistoryLimit", spec.failedJobsHistoryLimit)
  ];
}
var nameFaults3 = (object3) => nameOf(object3).length > MAX_NAME ? [invalidValue("metadata.name", nameOf(object3), `must be no more than ${MAX_NAME} characters`)] : [];
var cronJob = defineKind({
  resource: "cronjobs.batch",
  strategy: {
    validate: (object3, context) => [...faults5(object3, context), ...nameFaults3(object3)],
    // What was stored under a longer name may still change.
    validateUpdate: (object3, _old, context) => context.subresource === "status" ? [] : faults5(object3, context),
    cells(object3, { now: now2 }) {
      const { spec, status } = object3;
      return [
        nameOf(object3),
        spec.schedule,
        spec.suspend ? "True" : "False",
        (status.active ?? []).length,
        status.lastScheduleTime === void 0 ? NONE : age(status.lastScheduleTime, now2),
        ageOf(object3, now2),
        ...containersOf(spec.jobTemplate.spec.template),
        NONE
      ];
    }
  }
});

// dist/generated/certificates/v1/values.js
var CertificateSigningRequestSpec = {
  usages: ["any", "cert sign", "client auth", "code signing", "content commitment", "crl sign", "data encipherment", "decipher only", "digital signature", "email protection", "encipher only", "ipsec end system", "ipsec tunnel", "ipsec user", "key agreement", "key encipherment", "microsoft sgc", "netscape sgc", "ocsp signing", "s/mime", "server auth", "signing", "timestamping"]
};
var CertificateSigningRequestCondition = {
  status: ["False", "True", "Unknown"]
};

// dist/runtime/kinds/certificates/issued.js
import { X509Certificate } from "node:crypto";
var HEADER = /^[^\n:]+:/;
var BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
function certificateFault(base64) {
  if (base64 === "") return void 0;
  const blocks = pemBlocks(Buffer.from(base64, "base64").toString("latin1"));
  for (const { label, body } of blocks) {
    if (label !== "CERTIFICATE") return `only CERTIFICATE PEM blocks are allowed, found ${JSON.stringify(label)}`;
    if (HEADER.test(body)) return "no PEM block headers are permitted";
    const digits = body.replace(/\s+/g, "");
    if (digits === "") return "found CERTIFICATE PEM block containing 0 certificates";
    if (!BASE64.test(digits) || !isCertificate(Buffer.from(digits, "base64"))) return "x509: malformed certificate";
  }
  return blocks.length === 0 ? "must contain at least one CERTIFICATE PEM block" : void 0;
}
function isCertificate(der) {
  try {
    return new X509Certificate(der).raw.length > 0;
  } catch {
    return false;
  }
}

// dist/runtime/kinds/certificates/certificatesigningrequest.js
var MAX_DOMAIN = 253;
var MAX_SIGNER = 571;
var legacySigner = ({ label }) => label("legacy-unknown");
function signerFaults(field, name) {
  if (name === "") return [required(field, "signerName must be provided")];
  const [domain = "", path7 = "", more] = name.split("/");
  if (!name.includes("/") || more !== void 0)
    return [invalidValue(field, name, "must be a fully qualified domain and path of the form 'example.com/signer-name'")];
  const labelled2 = (whole, format) => faultsOfEach(
    whole.split("."),
    (l) => faultsOf(format, l).map((fault2) => invalidValue(field, whole, `validating label ${JSON.stringify(l)}: ${fault2}`))
  );
  return [
    ...domain.length > MAX_DOMAIN ? [tooLong(field, MAX_DOMAIN)] : [],
    ...labelled2(domain, "dns-label"),
    ...domain.includes(".") ? [] : [invalidValue(field, domain, "should be a domain with at least two segments separated by dots")],
    ...name.length > MAX_SIGNER ? [tooLong(field, MAX_SIGNER)] : [],
    ...labelled2(path7, "dns-subdomain")
  ];
}
var unknownUsages = (usages) => faultsOfEach(usages, (usage, i) => choiceFaults(`spec.usages[${i}]`, usage, CertificateSigningRequestSpec.usages));
function specFaults6({ spec }, { asks, words }) {
  const { usages = [], signerName: signer } = spec;
  const request = spec.request ?? "";
  const fault2 = requestFault(request);
  return [
    ...fault2 === void 0 ? [] : [invalidValue("spec.request", printedBytes(request), fault2)],
    ...usages.length === 0 ? [required("spec.usages", "usages must be provided")] : [],
    ...asks("knownUsages") ? unknownUsages(usages) : [],
    ...asks("uniqueUsages") ? faultsOfEach(repeatsOf(usages), (i) => [duplicate(`spec.usages[${i}]`, usages[i])]) : [],
    ...signer === legacySigner(words) && asks("namedSigner") ? [invalidValue("spec.signerName", signer, "the legacy signerName is not allowed via this API version")] : signerFaults("spec.signerName", signer)
  ];
}
var DECISIONS = ["Approved", "Denied"];
var FINAL = [...DECISIONS, "Failed"];
var conditionsOf = ({ status }) => status.conditions ?? [];
var countOf = (object3, type) => conditionsOf(object3).filter((c) => c.type === type).length;
function conditionFaults(object3, { asks }) {
  const seen = /* @__PURE__ */ new Set();
  const [typed2, unique, decided] = [asks("conditionTypes"), asks("uniqueConditions"), asks("oneDecision")];
  return faultsOfEach(conditionsOf(object3), ({ type, status }, i) => {
    const at = `status.conditions[${i}]`;
    const statuses = FINAL.includes(type) ? ["True"] : CertificateSigningRequestCondition.status;
    const out = [];
    if (type === "" && typed2) out.push(required(`${at}.type`));
    if (status === "") out.push(required(`${at}.status`));
    else if (!statuses.includes(status)) out.push(notSupported(`${at}.status`, status, statuses));
    if (DECISIONS.includes(type) && decided && DECISIONS.some((d) => d !== type && seen.has(d)))
      out.push(invalidValue(`${at}.type`, type, "Approved and Denied conditions are mutually exclusive"));
    if (seen.has(type) && unique) out.push(duplicate(`${at}.type`, type));
    seen.add(type);
    return out;
  });
}
var certificateOf = ({ status }) => status.certificate ?? "";
function faults6(object3, context, old) {
  const certificate = certificateOf(object3);
  const stored = old === void 0 ? "" : certificateOf(old);
  const fault2 = certificate !== stored && context.asks("certificateForm") ? certificateFault(certificate) : void 0;
  return [
    ...specFaults6(object3, context),
    ...conditionFaults(object3, context),
    ...fault2 === void 0 ? [] : [invalidValue("status.certificate", "<certificate data>", fault2)]
  ];
}
function updateFaults(object3, old, context) {
  const removed = FINAL.filter((type) => countOf(object3, type) < countOf(old, type));
  const added = context.subresource === "status" ? DECISIONS.filter((type) => countOf(object3, type) > countOf(old, type)) : [];
  const replaced = certificateOf(old) !== "" && certificateOf(object3) !== certificateOf(old) && context.asks("certificateStays");
  return [
    ...faults6(object3, context, old),
    ...removed.map((type) => forbiddenField("status.conditions", `updates may not remove a condition of type "${type}"`)),
    ...replaced ? [forbiddenField("status.certificate", "updates may not modify existing certificate content")] : [],
    ...added.map((type) => forbiddenField("status.conditions", `updates may not add a condition of type "${type}"`))
  ];
}
var RULES3 = {
  namedSigner: { brokenBy: ({ spec }, words) => spec.signerName === legacySigner(words) },
  knownUsages: { brokenBy: ({ spec }) => unknownUsages(spec.usages ?? []).length > 0 },
  uniqueUsages: { brokenBy: ({ spec }) => repeatsOf(spec.usages ?? []).size > 0 },
  conditionTypes: { brokenBy: (stored) => countOf(stored, "") > 0 },
  uniqueConditions: { brokenBy: (stored) => repeatsOf(conditionsOf(stored).map((c) => c.type)).size > 0 },
  oneDecision: { brokenBy: (stored) => DECISIONS.every((type) => countOf(stored, type) > 0) },
  certificateForm: { brokenBy: (stored) => certificateFault(certificateOf(stored)) !== void 0 },
  certificateStays: {}
};
function setRequester(object3, { user: user2 }) {
  const { username: _, uid: __, groups: ___, extra: ____, ...spec } = object3.spec;
  const extra = Object.entries(user2.extra).map(([key2, values]) => [key2, [...values]]);
  object3.spec = {
    ...spec,
    username: user2.name,
    ...user2.uid === "" ? {} : { uid: user2.uid },
    ...user2.groups.length === 0 ? {} : { groups: [...user2.groups] },
    ...extra.length === 0 ? {} : { extra: Object.fromEntries(extra) }
  };
}
function withTimes(conditions, old, now2) {
  const stateOf2 = ({ type, status }) => JSON.stringify([type, status]);
  const known = new Map(
    conditionsOf(old).toReversed().map((c) => [stateOf2(c), c])
  );
  return conditions.map((condition2) => {
    const before = known.get(stateOf2(condition2));
    return {
      ...condition2,
      lastUpdateTime: condition2.lastUpdateTime || now2,
      lastTransitionTime: condition2.lastTransitionTime || before?.lastTransitionTime || now2
    };
  });
}
function keepDecisions(object3, old) {
  const kept2 = DECISIONS.filter((type) => countOf(object3, type) === countOf(old, type));
  const left = new Map(
    kept2.map((type) => [
      type,
      conditionsOf(old).filter((c) => c.type === type)[Symbol.iterator]()
    ])
  );
  return conditionsOf(object3).map((c) => left.get(c.type)?.next().value ?? c);
}
function prepareUpdate(object3, old, { subresource, now: now2, apiVersion }) {
  object3.spec = old.spec;
  if (subresource === "") return;
  const { certificate: _, ...status } = object3.status;
  const issued = subresource === "approval" ? certificateOf(old) : certificateOf(object3);
  const conditions = subresource === "approval" ? conditionsOf(object3) : apiVersion === object3.apiVersion ? keepDecisions(object3, old) : conditionsOf(old);
  object3.status = {
    ...status,
    ...status.conditions === void 0 && conditions.length === 0 ? {} : { conditions: withTimes(conditions, old, now2) },
    ...issued === "" ? {} : { certificate: issued }
  };
}
function stateCell(object3) {
  const has3 = (type) => countOf(object3, type) > 0;
  const decided = has3("Denied") ? "Denied" : has3("Approved") ? "Approved" : "Pending";
  return `${decided}${has3("Failed") ? ",Failed" : ""}${certificateOf(object3) === "" ? "" : ",Issued"}`;
}
function certificateRequestSpec(spec, words) {
  spec.usages ??= ["digital signature", "key encipherment"];
  spec.signerName ??= signerOf(spec.request ?? "", spec.usages, words);
}
var certificateSigningRequest = defineKind({
  resource: "certificatesigningrequests.certificates.{groupDomain}",
  defaulters: { certificateRequestSpec },
  strategy: {
    rules: RULES3,
    prepareForCreate: setRequester,
    prepareForUpdate: prepareUpdate,
    validate: (object3, context) => faults6(object3, context),
    validateUpdate: updateFaults,
    cells: (object3, { now: now2 }) => [
      nameOf(object3),
      ageOf(object3, now2),
      object3.spec.signerName || NONE,
      object3.spec.username ?? "",
      stateCell(object3)
    ]
  }
});

// dist/runtime/kinds/core/configmap.js
var MAX_BYTES = 1024 * 1024;
function faults7({ data = {}, binaryData: binary = {} }) {
  const out = [
    ...faultsOfEach(Object.keys(data), (key2) => [
      ...formatFaults("config-key", `data[${key2}]`, key2),
      ...Object.hasOwn(binary, key2) ? [invalidValue(`data[${key2}]`, key2, "duplicate of key present in binaryData")] : []
    ]),
    ...faultsOfEach(Object.keys(binary), (key2) => formatFaults("config-key", `binaryData[${key2}]`, key2))
  ];
  let bytes = 0;
  for (const value2 of Object.values(data)) bytes += Buffer.byteLength(value2);
  for (const value2 of Object.values(binary)) bytes += Buffer.byteLength(value2, "base64");
  if (bytes > MAX_BYTES) out.push({ reason: "FieldValueTooLong", field: "[]", message: `Too long: must have at most ${MAX_BYTES} bytes` });
  return out;
}
function immutableFaults(object3, old, fields) {
  if (old.immutable !== true) return [];
  const why = "field is immutable when `immutable` is set";
  return [
    ...object3.immutable === true ? [] : [forbiddenField("immutable", why)],
    ...fields.filter((f) => !sameValue(object3[f], old[f])).map((f) => forbiddenField(f, why))
  ];
}
var configMap = defineKind({
  resource: "configmaps",
  strategy: {
    validate: faults7,
    validateUpdate: (object3, old) => [...faults7(object3), ...immutableFaults(object3, old, ["data", "binaryData"])],
    cells(object3, { now: now2 }) {
      const { data = {}, binaryData = {} } = object3;
      return [nameOf(object3), Object.keys(data).length + Object.keys(binaryData).length, ageOf(object3, now2)];
    }
  }
});

// dist/runtime/kinds/core/endpoints.js
function addressFaults(at, { ip, hostname: host = "", nodeName: node2 = "" }) {
  return [
    ...formatFaults("ip", `${at}.ip`, ip),
    ...host === "" ? [] : formatFaults("dns-label", `${at}.hostname`, host),
    ...node2 === "" ? [] : formatFaults("dns-subdomain", `${at}.nodeName`, node2),
    ...specialAddressFaults(`${at}.ip`, ip)
  ];
}
function portFaults2(at, { name = "", port, appProtocol }, nameNeeded) {
  return [
    ...name === "" ? nameNeeded ? [required(`${at}.name`)] : [] : formatFaults("dns-label", `${at}.name`, name),
    ...portNumberFaults(`${at}.port`, port),
    ...appProtocol === void 0 ? [] : formatFaults("qualified-name", `${at}.appProtocol`, appProtocol)
  ];
}
function subsetFaults(at, subset) {
  const { addresses: ready = [], notReadyAddresses: waiting = [], ports = [] } = subset;
  return [
    ...ready.length + waiting.length === 0 ? [required(at, "must specify `addresses` or `notReadyAddresses`")] : [],
    ...faultsOfEach(ready, (address, i) => addressFaults(`${at}.addresses[${i}]`, address)),
    ...faultsOfEach(waiting, (address, i) => addressFaults(`${at}.notReadyAddresses[${i}]`, address)),
    ...faultsOfEach(ports, (port, i) => portFaults2(`${at}.ports[${i}]`, port, ports.length > 1))
  ];
}
function* socketsOf(subsets) {
  for (const { addresses = [], ports = [] } of subsets) {
    const ips = addresses.map(({ ip }) => ip);
    if (ports.length === 0) yield* ips;
    for (const { port } of ports) for (const ip of ips) yield ip.includes(":") ? `[${ip}]:${port}` : `${ip}:${port}`;
  }
}
function firstOf(items, count) {
  const out = [];
  for (const item of items) {
    out.push(item);
    if (out.length === count) break;
  }
  return out;
}
var endpoints = defineKind({
  resource: "endpoints",
  strategy: {
    validate: (object3) => faultsOfEach(object3.subsets ?? [], (subset, i) => subsetFaults(`subsets[${i}]`, subset)),
    cells(object3, { now: now2 }) {
      const { subsets = [] } = object3;
      const total = subsets.reduce((sum, { ports = [], addresses = [] }) => sum + Math.max(1, ports.length) * addresses.length, 0);
      const shown3 = firstOf(socketsOf(subsets), SHOWN);
      return [nameOf(object3), subsets.length === 0 ? NONE : total === 0 ? "" : someOfMany(shown3, total), ageOf(object3, now2)];
    }
  }
});

// dist/runtime/kinds/core/event.js
var MAX_TEXT = 128;
var MAX_MESSAGE = 1024;
var longFaults = (field, value2, max) => value2.length > max ? [invalidValue(field, "", `can have at most ${max} characters`)] : [];
var neededFaults = (field, value2) => [
  ...value2 === "" ? [required(field)] : [],
  ...longFaults(field, value2, MAX_TEXT)
];
function namespaceFaults({ involvedObject, metadata: metadata2 }, dated) {
  const { namespace: about = "" } = involvedObject;
  const { namespace: here = "" } = metadata2;
  const fits2 = about === "" ? here === "default" || dated && here === "kube-system" : dated || about === here;
  return fits2 ? [] : [invalidValue("involvedObject.namespace", about, "does not match event.namespace")];
}
var isDated = ({ eventTime }) => (eventTime ?? "") !== "";
function faults8(event2) {
  if (!isDated(event2)) return namespaceFaults(event2, false);
  const { reportingComponent: reporter, reportingInstance, action = "", reason = "", message = "" } = event2;
  return [
    ...namespaceFaults(event2, true),
    ...reporter === "" ? [required("reportingController")] : [],
    ...formatFaults("qualified-name", "reportingController", reporter),
    ...neededFaults("reportingInstance", reportingInstance),
    ...neededFaults("action", action),
    ...neededFaults("reason", reason),
    ...longFaults("message", message, MAX_MESSAGE)
  ];
}
function seriesFaults(series) {
  if (series === void 0) return [];
  const { count = 0, lastObservedTime } = series;
  return [
    ...count < 2 ? [invalidValue("series.count", "", "should be at least 2")] : [],
    ...(lastObservedTime ?? "") === "" ? [required("series.lastObservedTime")] : []
  ];
}
function strictFaults(event2) {
  const { source, type = "" } = event2;
  const past = [
    ["firstTimestamp", (event2.firstTimestamp ?? "") !== ""],
    ["lastTimestamp", (event2.lastTimestamp ?? "") !== ""],
    ["count", (event2.count ?? 0) !== 0],
    ["source", (source.component ?? "") !== "" || (source.host ?? "") !== ""]
  ];
  return [
    ...seriesFaults(event2.series),
    ...isDated(event2) ? [] : [required("eventTime")],
    ...Event.type.includes(type) ? [] : [invalidValue("type", "", `has invalid value: ${type}`)],
    ...past.filter(([, set]) => set).map(([field]) => invalidValue(field, "", "needs to be unset"))
  ];
}
var event = defineKind({
  resource: "events",
  strategy: {
    rules: { newForm: {} },
    validate: (object3, { asks }) => [...faults8(object3), ...asks("newForm") ? strictFaults(object3) : []],
    validateUpdate: faults8,
    cells(object3, { now: now2 }) {
      const { involvedObject: about, source, series, type = "", reason = "", message = "" } = object3;
      const first = object3.firstTimestamp || object3.eventTime;
      const last = series === void 0 ? object3.lastTimestamp || first : series.lastObservedTime;
      const kind = (about.kind ?? "").toLowerCase();
      const component = source.component || object3.reportingComponent;
      const instance = source.host || object3.reportingInstance;
      return [
        age(last, now2),
        type,
        reason,
        about.name ? `${kind}/${about.name}` : kind,
        about.fieldPath ?? "",
        instance === "" ? component : `${component}, ${instance}`,
        message.trim(),
        age(first, now2),
        // A series counts the occurrences after its first event.
        series === void 0 ? object3.count || 1 : (series.count ?? 0) + 1,
        nameOf(object3)
      ];
    }
  }
});

// dist/runtime/kinds/core/limitrange.js
var AMOUNTS2 = ["max", "min", "default", "defaultRequest", "maxLimitRequestRatio"];
function typeFaults2(field, type) {
  const malformed = faultsOf("qualified-name", type).map((fault2) => invalidValue(field, type, fault2));
  if (malformed.length > 0 || type.includes("/") || LimitRangeItem.type.includes(type)) return malformed;
  return [invalidValue(field, type, "must be a standard limit type or fully qualified")];
}
var ORDER = [
  ["min", "max", "min", "min", ["min value", "max value"]],
  ["min", "defaultRequest", "defaultRequest", "defaultRequest", ["min value", "default request value"]],
  ["defaultRequest", "max", "defaultRequest", "defaultRequest", ["default request value", "max value"]],
  ["defaultRequest", "default", "defaultRequest", "defaultRequest", ["default request value", "default limit value"]],
  ["min", "default", "default", "min", ["min value", "default value"]],
  ["default", "max", "default", "max", ["default value", "max value"]]
];
function amountFaults3(at, limit) {
  const names = new Set(AMOUNTS2.flatMap((field) => Object.keys(limit[field] ?? {})));
  return faultsOfEach(names, (name) => {
    const of = (field) => limit[field]?.[name];
    const out = ORDER.flatMap(([smaller, greater, where, shown3, [one2, other2]]) => {
      const [a, b] = [of(smaller), of(greater)];
      if (a === void 0 || b === void 0 || compareQuantities(a, b) <= 0) return [];
      const why = `${one2} ${a} is greater than ${other2} ${b}`;
      return [invalidValue(`${at}.${where}[${name}]`, printedQuantity(of(shown3)), why)];
    });
    const ratio = of("maxLimitRequestRatio");
    if (ratio !== void 0 && compareQuantities(ratio, "1") < 0)
      out.push(invalidValue(`${at}.maxLimitRequestRatio[${name}]`, printedQuantity(ratio), `ratio ${ratio} is less than 1`));
    return out;
  });
}
function limitFaults(at, limit) {
  const { type } = limit;
  const nameRule = type === "Pod" || type === "Container" ? containerResourceFaults : nodeResourceFaults;
  const named7 = (field) => faultsOfEach(Object.keys(limit[field] ?? {}), (name) => nameRule(`${at}.${field}[${name}]`, name));
  const out = [...named7("max"), ...named7("min")];
  for (const field of ["default", "defaultRequest"]) {
    if (type !== "Pod") out.push(...named7(field));
    else if (Object.keys(limit[field] ?? {}).length > 0)
      out.push(forbiddenField(`${at}.${field}`, "may not be specified when `type` is 'Pod'"));
  }
  if (type === "PersistentVolumeClaim" && limit.min?.storage === void 0 && limit.max?.storage === void 0)
    out.push(required(`${at}.limits`, "either minimum or maximum storage value is required, but neither was provided"));
  return [...out, ...named7("maxLimitRequestRatio"), ...amountFaults3(at, limit)];
}
function fill(item, field, ...sources) {
  const target = item[field] ?? {};
  for (const source of sources)
    for (const [name, amount] of Object.entries(item[source] ?? {})) if (!Object.hasOwn(target, name)) target[name] = amount;
  if (Object.keys(target).length > 0) item[field] = target;
}
function limitRangeItem(item) {
  if (item.type !== "Container") return;
  fill(item, "default", "max");
  fill(item, "defaultRequest", "default", "min");
}
var limitRange = defineKind({
  resource: "limitranges",
  strategy: {
    validate(object3) {
      const types = /* @__PURE__ */ new Set();
      return faultsOfEach(object3.spec.limits ?? [], (limit, i) => {
        const at = `spec.limits[${i}]`;
        const { type } = limit;
        const out = typeFaults2(`${at}.type`, type);
        if (type === "") return out;
        if (types.has(type)) out.push(duplicate(`${at}.type`, type));
        types.add(type);
        return [...out, ...limitFaults(at, limit)];
      });
    }
  },
  defaulters: { limitRangeItem }
});

// dist/runtime/kinds/core/namespace-finalize.js
var finalize = () => async (request) => {
  const { resource, caller, name, namespace: namespace2 } = request;
  const { options, of: next } = await request.change();
  const { item } = await update(resource, {
    caller,
    namespace: namespace2,
    name,
    subresource: "finalize",
    options,
    manager: "",
    owned: true,
    replaces: false,
    change: async (live) => {
      const sent = await next(live ?? { metadata: {} });
      if (sent.metadata.name !== name)
        throw badRequest(`the name of the object (${sent.metadata.name ?? ""}) does not match the name on the URL (${name})`);
      if (live === void 0) throw notFound({ group: "", name: "namespaces" }, name);
      const { spec } = sent;
      return {
        ...live,
        metadata: { ...live.metadata, ...sent.metadata.labels === void 0 ? { labels: {} } : { labels: sent.metadata.labels } },
        spec: { finalizers: spec?.finalizers }
      };
    }
  });
  const object3 = resource.forms.in(item, "v1");
  return { status: 200, object: object3 };
};

// dist/runtime/kinds/core/namespace.js
function named3({ metadata: metadata2 }, { label }) {
  metadata2.labels = { ...metadata2.labels, [label("metadata.name")]: metadata2.name ?? "" };
}
function phaseFaults({ metadata: metadata2, status: { phase } }) {
  if (metadata2.deletionTimestamp === void 0)
    return phase === "Active" ? [] : [invalidValue("status.Phase", phase, "may only be 'Active' if `deletionTimestamp` is empty")];
  return phase === "Terminating" ? [] : [invalidValue("status.Phase", phase, "may only be 'Terminating' if `deletionTimestamp` is not empty")];
}
var finalizerFaults = ({ spec }, { vendor }) => faultsOfEach(spec.finalizers ?? [], (finalizer) => {
  const malformed = formatFaults("qualified-name", "spec.finalizers", finalizer);
  if (malformed.length > 0 || finalizer.includes("/") || finalizer === vendor()) return malformed;
  return [invalidValue("spec.finalizers", finalizer, "name is neither a standard finalizer name nor is it fully qualified")];
});
function fillLabel({ metadata: metadata2 }, { label }) {
  if (metadata2?.name) metadata2.labels = { ...metadata2.labels, [label("metadata.name")]: metadata2.name };
}
var namespace = defineKind({
  resource: "namespaces",
  strategy: {
    prepareForCreate(object3, { words }) {
      const { finalizers = [] } = object3.spec;
      const own2 = words.vendor();
      object3.spec = { finalizers: finalizers.includes(own2) ? finalizers : [...finalizers, own2] };
      object3.status = { phase: "Active" };
      named3(object3, words);
    },
    prepareForUpdate(object3, old, { subresource, words }) {
      if (subresource !== "finalize") object3.spec = old.spec;
      named3(object3, words);
    },
    validate: (object3, { words }) => finalizerFaults(object3, words),
    validateUpdate: (object3, _old, { subresource, words }) => subresource === "status" ? phaseFaults(object3) : finalizerFaults(object3, words),
    holdsDeletion: ({ spec }) => (spec.finalizers ?? []).length > 0,
    markDeleted(object3) {
      object3.status = { ...object3.status, phase: "Terminating" };
      delete object3.metadata.deletionGracePeriodSeconds;
    },
    cells: (object3, { now: now2 }) => [nameOf(object3), object3.status.phase, ageOf(object3, now2)]
  },
  defaulters: { namespace: fillLabel },
  operations: { finalize }
});

// dist/runtime/kinds/core/node.js
function taintFaults(taints) {
  const seen = /* @__PURE__ */ new Set();
  return faultsOfEach(taints, (taint, i) => {
    const at = `metadata.taints[${i}]`;
    const { key: key2, value: value2 = "", effect } = taint;
    const out = [
      ...formatFaults("qualified-name", `${at}.key`, key2),
      ...value2 === "" ? [] : formatFaults("label-value", `${at}.value`, value2),
      ...neededChoice(`${at}.effect`, effect, Taint.effect)
    ];
    const pair = `${key2} ${effect}`;
    if (seen.has(pair)) out.push(duplicate(at, placed(`spec.taints[${i}]`, taint), "taints must be unique by key and effect pair"));
    seen.add(pair);
    return out;
  });
}
function networkFaults({ podCIDRs: ranges = [] }) {
  const at = "spec.podCIDRs";
  const out = faultsOfEach(
    ranges,
    (range, i) => faultsOf("cidr", range).length === 0 ? [] : [invalidValue(`${at}[${i}]`, ranges, "must be valid CIDR")]
  );
  if (ranges.length < 2) return out;
  if (ranges.length > 2 || new Set(ranges.map(familyOf)).size < 2)
    out.push(invalidValue(at, ranges, "may specify no more than one CIDR for each IP family"));
  return [...out, ...faultsOfEach(repeatsOf(ranges), (i) => [duplicate(`${at}[${i}]`, ranges[i])])];
}
var addressFaults2 = ({ addresses = [] }) => {
  const seen = /* @__PURE__ */ new Set();
  return faultsOfEach(addresses, (address, i) => {
    const key2 = `${address.type} ${address.address}`;
    if (seen.has(key2)) return [duplicate(`status.addresses[${i}]`, address)];
    seen.add(key2);
    return [];
  });
};
var amountsFaults = (status, words) => ["capacity", "allocatable"].flatMap(
  (field) => faultsOfEach(Object.entries(status[field] ?? {}), ([name, amount]) => [
    ...nodeResourceFaults(`status.${field}.${name}`, name),
    ...amountFaults(`status.${field}.${name}`, name, amount, words)
  ])
);
var faults9 = ({ spec, status }, { words }) => [
  ...taintFaults(spec.taints ?? []),
  ...amountsFaults(status, words),
  ...networkFaults(spec)
];
function fixedFaults3({ spec }, { spec: before }) {
  const fixed2 = (field, now2, was, what) => was === void 0 || was === "" || sameValue(now2, was) ? [] : [forbiddenField(`spec.${field}`, `node updates may not change ${what} except from "" to valid`)];
  return [
    ...fixed2("podCIDRs", spec.podCIDRs ?? [], before.podCIDRs, "podCIDR"),
    ...fixed2("providerID", spec.providerID, before.providerID, "providerID")
  ];
}
function alignNetworks(node2) {
  const { podCIDR = "", podCIDRs: [first] = [] } = node2.spec;
  if (podCIDR !== "" && first !== podCIDR) node2.spec = { ...node2.spec, podCIDRs: [podCIDR] };
  else if (podCIDR === "" && first !== void 0) node2.spec = { ...node2.spec, podCIDR: first };
}
function statusText({ spec, status }) {
  const ready = status.conditions?.find(({ type }) => type === "Ready");
  const state = ready === void 0 ? "Unknown" : ready.status === "True" ? "Ready" : "NotReady";
  return spec.unschedulable === true ? `${state},SchedulingDisabled` : state;
}
function roles({ metadata: metadata2 }, { label }) {
  const prefix = label("", "node-role");
  const out = /* @__PURE__ */ new Set();
  for (const [key2, value2] of Object.entries(metadata2.labels ?? {})) {
    if (key2.startsWith(prefix) && key2.length > prefix.length) out.add(key2.slice(prefix.length));
    else if (key2 === label("role") && value2 !== "") out.add(value2);
  }
  return out.size === 0 ? NONE : [...out].sort().join(",");
}
function nodeStatus(status) {
  if (status.allocatable === void 0 && status.capacity !== void 0) status.allocatable = { ...status.capacity };
}
var UNKNOWN = "<unknown>";
var node = defineKind({
  resource: "nodes",
  strategy: {
    // Whoever registers a node knows its state, too.
    statusOnCreate: true,
    prepareForCreate: alignNetworks,
    prepareForUpdate: alignNetworks,
    validate: faults9,
    validateUpdate: (object3, old, context) => [
      ...faults9(object3, context),
      ...addressFaults2(object3.status),
      ...context.subresource === "" ? fixedFaults3(object3, old) : []
    ],
    cells(object3, { now: now2, words }) {
      const { addresses = [], nodeInfo } = object3.status;
      const addressOf3 = (type) => addresses.find((a) => a.type === type)?.address || NONE;
      return [
        nameOf(object3),
        statusText(object3),
        roles(object3, words),
        ageOf(object3, now2),
        nodeInfo.kubeletVersion,
        addressOf3("InternalIP"),
        addressOf3("ExternalIP"),
        nodeInfo.osImage || UNKNOWN,
        nodeInfo.kernelVersion || UNKNOWN,
        nodeInfo.containerRuntimeVersion || UNKNOWN
      ];
    }
  },
  defaulters: { nodeStatus },
  operations: { proxy: nodeProxy }
});

// dist/runtime/kinds/core/persistentvolumeclaim.js
function dropUnknownSource(object3, { words }) {
  const { dataSource, ...spec } = object3.spec;
  if (dataSource === void 0) return;
  const { kind, apiGroup } = dataSource;
  const claim = kind === "PersistentVolumeClaim" && (apiGroup ?? "") === "";
  const snapshot = kind === "VolumeSnapshot" && apiGroup === words.group("snapshot.storage");
  if (!claim && !snapshot) object3.spec = spec;
}
var sizeOf = ({ resources }) => resources.requests?.storage;
function withSize(spec, size2) {
  const { storage: _, ...requests } = spec.resources.requests ?? {};
  return { ...spec, resources: { ...spec.resources, requests: size2 === void 0 ? requests : { ...requests, storage: size2 } } };
}
function fixedFaults4({ spec }, { spec: before, status }) {
  let allowed2 = before;
  if ((before.volumeName ?? "") === "") allowed2 = { ...allowed2, volumeName: spec.volumeName };
  const bound = status.phase === "Bound";
  if (bound) allowed2 = withSize(allowed2, sizeOf(spec));
  const out = [];
  if (!sameValue(spec, allowed2))
    out.push(forbiddenField("spec", "spec is immutable after creation except resources.requests for bound claims"));
  else if (bound && compareQuantities(sizeOf(spec), sizeOf(before)) < 0)
    out.push(forbiddenField("spec.resources.requests.storage", "field can not be less than previous value"));
  if (!sameValue(spec.volumeMode, before.volumeMode)) out.push(invalidValue("volumeMode", spec.volumeMode, "field is immutable"));
  return out;
}
var faults10 = ({ spec }) => claimSpecFaults("spec", spec);
var persistentVolumeClaim = defineKind({
  resource: "persistentvolumeclaims",
  strategy: {
    prepareForCreate: dropUnknownSource,
    validate: faults10,
    validateUpdate: (object3, old, { subresource }) => subresource === "status" ? [] : [...faults10(object3), ...fixedFaults4(object3, old)],
    cells(object3, { now: now2, words }) {
      const { spec, status } = object3;
      const { volumeName = "" } = spec;
      const bound = volumeName !== "";
      return [
        nameOf(object3),
        phaseOf(object3),
        volumeName,
        bound ? storageText(status.capacity) : "",
        bound ? shortModes(status.accessModes) : "",
        storageClassOf(object3, words),
        ageOf(object3, now2),
        spec.volumeMode || UNSET
      ];
    }
  }
});

// dist/runtime/kinds/core/podtemplate.js
var podTemplate = defineKind({
  resource: "podtemplates",
  strategy: {
    validate: (object3, context) => templateFaults("template", object3.template, context),
    cells: (object3) => [nameOf(object3), ...containersOf(object3.template), mapText(object3.template.metadata.labels)]
  }
});

// dist/runtime/kinds/core/resourcequota.js
var SCOPES = ScopedResourceSelectorRequirement.scopeName;
var WHOLE_SCOPES = SCOPES.filter((scope) => scope !== "PriorityClass");
var WHOLE_NAMES = WHOLE_SCOPES.map((scope) => `ResourceQuotaScope${scope}`);
var SCOPE_GATES = { CrossNamespacePodAffinity: "PodAffinityNamespaceSelector" };
var CLASHES = [
  ["BestEffort", "NotBestEffort"],
  ["Terminating", "NotTerminating"]
];
var COMPUTE = [
  "pods",
  "cpu",
  "memory",
  "requests.cpu",
  "requests.memory",
  "limits.cpu",
  "limits.memory",
  "ephemeral-storage",
  "requests.ephemeral-storage",
  "limits.ephemeral-storage"
];
var applies = (scope, resource) => scope === "BestEffort" ? resource === "pods" : COMPUTE.includes(resource);
var amountsFaults2 = (at, amounts, words) => faultsOfEach(Object.entries(amounts ?? {}), ([name, amount]) => [
  ...quotaResourceFaults(`${at}[${name}]`, name),
  ...amountFaults(`${at}[${name}]`, name, amount, words)
]);
function scopeFaults(field, value2, scope, hard, known) {
  if (!known.includes(scope)) return [invalidValue(field, value2, "unsupported scope")];
  return faultsOfEach(hard, (name) => applies(scope, name) ? [] : [invalidValue(field, value2, "unsupported scope applied to resource")]);
}
function clashFaults(field, value2, scopes) {
  return CLASHES.filter((pair) => pair.every((scope) => scopes.includes(scope))).map(
    () => invalidValue(field, value2, "conflicting scopes")
  );
}
function expressionFaults({ scopeName: scope, operator, values = [] }, hard, known) {
  const at = "spec.scopeSelector.matchExpressions";
  const out = scopeFaults(`${at}.scopeName`, scope, scope, hard, known);
  if (WHOLE_SCOPES.includes(scope) && operator !== "Exists")
    return [
      ...out,
      invalidValue(
        `${at}.operator`,
        operator,
        `must be 'Exist' when scope is any of ${WHOLE_NAMES.slice(0, -1).join(", ")} or ${WHOLE_NAMES.at(-1)}`
      )
    ];
  if (operator === "In" || operator === "NotIn") {
    if (values.length === 0)
      out.push(required(`${at}.values`, "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector"));
  } else if (operator === "Exists" || operator === "DoesNotExist") {
    if (values.length > 0) out.push(invalidValue(`${at}.values`, values, "must be no value when `operator` is 'Exists' or 'DoesNotExist'"));
  } else out.push(invalidValue(`${at}.operator`, operator, "not a valid selector operator"));
  return out;
}
function faults11({ spec }, { enabled, words }) {
  const known = SCOPES.filter((scope) => SCOPE_GATES[scope] === void 0 || enabled(SCOPE_GATES[scope]));
  const hard = Object.keys(spec.hard ?? {});
  const scopes = spec.scopes ?? [];
  const expressions = spec.scopeSelector?.matchExpressions ?? [];
  return [
    ...amountsFaults2("spec.hard", spec.hard, words),
    ...faultsOfEach(scopes, (scope) => scopeFaults("spec.scopes", scopes, scope, hard, known)),
    ...clashFaults("spec.scopes", scopes, scopes),
    ...faultsOfEach(expressions, (e) => expressionFaults(e, hard, known)),
    ...clashFaults(
      "spec.scopeSelector.matchExpressions",
      spec.scopeSelector,
      expressions.map(({ scopeName }) => scopeName)
    )
  ];
}
var amountText = ({ hard = {}, used = {} }, limits) => Object.entries(hard).filter(([name]) => name.startsWith("limits.") === limits).sort(([a], [b]) => a < b ? -1 : 1).map(([name, amount]) => `${name}: ${used[name] || "0"}/${amount}`).join(", ");
var resourceQuota = defineKind({
  resource: "resourcequotas",
  strategy: {
    validate: faults11,
    validateUpdate(object3, old, context) {
      const { spec, status } = object3;
      if (context.subresource === "status")
        return [...amountsFaults2("status.hard", status.hard, context.words), ...amountsFaults2("status.used", status.used, context.words)];
      const { scopes } = spec;
      return [
        ...faults11(object3, context),
        ...sameValue([...scopes ?? []].sort(), [...old.spec.scopes ?? []].sort()) ? [] : [invalidValue("spec.scopes", scopes, "field is immutable")]
      ];
    },
    cells(object3, { now: now2 }) {
      return [nameOf(object3), ageOf(object3, now2), amountText(object3.status, false), amountText(object3.status, true)];
    }
  }
});

// dist/runtime/kinds/core/secret.js
var MAX_BYTES2 = 1024 * 1024;
var MAX_DEPTH = 100;
var HIDDEN = "<secret contents redacted>";
function objectFault(base64) {
  const document = Buffer.from(base64, "base64").toString();
  if (inspectJson(document, MAX_DEPTH).depth > MAX_DEPTH) return "exceeded max depth";
  const fault2 = jsonSyntaxFault(document);
  if (fault2 !== void 0) return fault2;
  const value2 = JSON.parse(document);
  if (value2 === null || typeof value2 === "object" && !Array.isArray(value2)) return void 0;
  const kind = Array.isArray(value2) ? "array" : typeof value2 === "boolean" ? "bool" : typeof value2;
  return `json: cannot unmarshal ${kind} into Go value of type map[string]interface {}`;
}
function typeFaults3({ metadata: metadata2, type, data = {} }, { label }) {
  const has3 = (key2) => Object.hasOwn(data, key2);
  const missing = (path7, ...keys) => keys.filter((k) => !has3(k)).map((k) => required(`${path7}[${k}]`));
  const json = (key2) => {
    if (!has3(key2)) return missing("data", key2);
    const fault2 = objectFault(data[key2] ?? "");
    return fault2 === void 0 ? [] : [invalidValue(`data[${key2}]`, HIDDEN, fault2)];
  };
  const account2 = label("service-account.name");
  switch (type) {
    case label("service-account-token"):
      return metadata2.annotations?.[account2] ? [] : [required(`metadata.annotations[${account2}]`)];
    case label("dockercfg"):
      return json(".dockercfg");
    case label("dockerconfigjson"):
      return json(".dockerconfigjson");
    case label("basic-auth"):
      return has3("username") || has3("password") ? [] : missing("data[%s]", "username", "password");
    case label("ssh-auth"):
      return missing("data[%s]", "ssh-privatekey");
    case label("tls"):
      return missing("data", "tls.crt", "tls.key");
    default:
      return [];
  }
}
function faults12(secret2, { words }) {
  const { data = {} } = secret2;
  const out = faultsOfEach(Object.keys(data), (key2) => formatFaults("config-key", `data[${key2}]`, key2));
  let bytes = 0;
  for (const value2 of Object.values(data)) bytes += Buffer.byteLength(value2, "base64");
  if (bytes > MAX_BYTES2)
    out.push({ reason: "FieldValueTooLong", field: "data", message: `Too long: must have at most ${MAX_BYTES2} bytes` });
  return [...out, ...typeFaults3(secret2, words)];
}
function fillData(secret2) {
  const given2 = Object.entries(secret2.stringData ?? {});
  if (given2.length > 0)
    secret2.data = {
      ...secret2.data,
      ...Object.fromEntries(given2.map(([key2, text2]) => [key2, Buffer.from(String(text2)).toString("base64")]))
    };
  delete secret2.stringData;
}
var secret = defineKind({
  resource: "secrets",
  strategy: {
    prepareForUpdate(object3, old) {
      if (object3.type === "") object3.type = old.type;
    },
    validate: faults12,
    validateUpdate: (object3, old, context) => [
      ...object3.type === old.type ? [] : [invalidValue("type", object3.type, "field is immutable")],
      ...faults12(object3, context),
      ...immutableFaults(object3, old, ["data"])
    ],
    cells: (object3, { now: now2 }) => [nameOf(object3), object3.type, Object.keys(object3.data ?? {}).length, ageOf(object3, now2)]
  },
  defaulters: { secret: fillData }
});

// dist/runtime/kinds/rules/balancer.js
var balancerFaults = ({ status }) => faultsOfEach(status.loadBalancer.ingress ?? [], ({ ip = "", hostname: host = "" }, i) => {
  const at = `status.loadBalancer.ingress[${i}]`;
  const out = [];
  if (ip !== "" && faultsOf("ip", ip).length > 0) out.push(invalidValue(`${at}.ip`, ip, "must be a valid IP address"));
  if (host === "") return out;
  return faultsOf("ip", host).length === 0 ? [...out, invalidValue(`${at}.hostname`, host, "must be a DNS name, not an IP address")] : [...out, ...formatFaults("dns-subdomain", `${at}.hostname`, host)];
});
var balancerCell = ({ status }) => [...new Set((status.loadBalancer.ingress ?? []).map(({ ip, hostname: hostname3 }) => ip || hostname3 || ""))].filter((address) => address !== "").sort().join(",");

// dist/runtime/kinds/core/service-rules.js
var KUBELET_PORT = 10250;
var MAX_AFFINITY_SECONDS = 86400;
var HEADLESS = "None";
var isHeadless = (spec) => spec.clusterIP === HEADLESS;
var hasNodePorts = (spec) => spec.type === "NodePort" || spec.type === "LoadBalancer";
var needsHealthPort = (spec) => spec.type === "LoadBalancer" && spec.externalTrafficPolicy === "Local";
function typeFaults4(spec) {
  const headless = isHeadless(spec) ? [invalidValue("spec.clusterIPs[0]", HEADLESS, `may not be set to 'None' for ${spec.type} services`)] : [];
  if (spec.type === "NodePort") return headless;
  if (spec.type === "LoadBalancer")
    return [
      ...faultsOfEach(
        spec.ports ?? [],
        (port, i) => port.port === KUBELET_PORT ? [invalidValue(`spec.ports[${i}]`, KUBELET_PORT, `may not expose port ${KUBELET_PORT} externally since it is used by kubelet`)] : []
      ),
      ...headless
    ];
  return spec.type === "ExternalName" ? externalNameFaults(spec) : [];
}
function externalNameFaults(spec) {
  const unset = "may not be set for ExternalName services";
  const { externalName: name = "", clusterIP = "", clusterIPs = [], ipFamilies = [] } = spec;
  return [
    ...clusterIPs.length > 0 || clusterIP !== "" ? [forbiddenField("spec.clusterIPs", unset)] : [],
    ...ipFamilies.length > 0 ? [forbiddenField("spec.ipFamilies", unset)] : [],
    ...spec.ipFamilyPolicy === void 0 ? [] : [forbiddenField("spec.ipFamilyPolicy", unset)],
    ...name === "" ? [required("spec.externalName")] : formatFaults("dns-subdomain", "spec.externalName", name.replace(/\.$/, ""))
  ];
}
function servicePortFaults(list5) {
  const names = /* @__PURE__ */ new Set();
  return faultsOfEach(list5, (port, i) => {
    const at = `spec.ports[${i}]`;
    const { name = "", appProtocol } = port;
    const out = [];
    if (name === "") {
      if (list5.length > 1) out.push(required(`${at}.name`));
    } else {
      out.push(...formatFaults("dns-label", `${at}.name`, name));
      if (names.has(name)) out.push(duplicate(`${at}.name`, name));
      names.add(name);
    }
    return [
      ...out,
      ...portNumberFaults(`${at}.port`, port.port),
      ...neededChoice(`${at}.protocol`, port.protocol, ServicePort.protocol),
      ...portFaults(`${at}.targetPort`, port.targetPort),
      ...appProtocol === void 0 ? [] : formatFaults("qualified-name", `${at}.appProtocol`, appProtocol)
    ];
  });
}
function affinityFaults(spec) {
  const out = neededChoice("spec.sessionAffinity", spec.sessionAffinity, ServiceSpec.sessionAffinity);
  const at = "spec.sessionAffinityConfig";
  if (spec.sessionAffinity !== "ClientIP") return out;
  const seconds2 = spec.sessionAffinityConfig?.clientIP?.timeoutSeconds;
  return seconds2 !== void 0 && seconds2 > 0 && seconds2 <= MAX_AFFINITY_SECONDS ? out : [...out, invalidValue(`${at}.clientIP.timeoutSeconds`, seconds2, `must be greater than 0 and less than ${MAX_AFFINITY_SECONDS}`)];
}
function clusterAddressFaults(spec) {
  if (spec.type === "ExternalName") return [];
  const at = "spec.clusterIPs";
  const { clusterIP: first = "", clusterIPs: ips = [], ipFamilies: families = [] } = spec;
  const out = [];
  if (first === "" && ips.length > 0) out.push(invalidValue(at, ips, "must be empty when clusterIP is empty"));
  else if (ips.length > 0 && ips[0] !== first) out.push(invalidValue(at, ips, "element [0] must match clusterIP"));
  const repeats = repeatsOf(families);
  out.push(
    ...faultsOfEach(families, (family, i) => [
      ...choiceFaults(`spec.ipFamilies[${i}]`, family, ServiceSpec.ipFamilies),
      ...repeats.has(i) ? [duplicate(`spec.ipFamilies[${i}]`, family)] : []
    ])
  );
  if (spec.ipFamilyPolicy !== void 0)
    out.push(...choiceFaults("spec.ipFamilyPolicy", spec.ipFamilyPolicy, ServiceSpec.ipFamilyPolicy));
  out.push(
    ...faultsOfEach(ips, (ip, i) => {
      if (i > 0 || ip !== HEADLESS) return formatFaults("ip", `${at}[${i}]`, ip);
      return ips.length > 1 ? [invalidValue(at, ips, "'None' must be the first and only value")] : [];
    })
  );
  if (ips.length > 2) out.push(invalidValue(at, ips, "may only hold up to 2 values"));
  if (out.length > 0 || ips[0] === HEADLESS) return out;
  const [one2, two] = ips;
  if (one2 !== void 0 && two !== void 0 && familyOf(one2) === familyOf(two))
    return [invalidValue(at, ips, "may specify no more than one IP for each IP family")];
  return faultsOfEach(
    ips,
    (ip, i) => families[i] === void 0 || families[i] === familyOf(ip) ? [] : [invalidValue(`${at}[${i}]`, ip, `expected an ${families[i]} value as indicated by \`ipFamilies[${i}]\``)]
  );
}
function portPairFaults(list5, type, mixed) {
  const out = [];
  const protocols = new Set(list5.map((p) => p.protocol));
  if (type === "LoadBalancer" && protocols.size > 1 && !mixed)
    out.push(invalidValue("spec.ports", list5, "may not contain more than 1 protocol when type is 'LoadBalancer'"));
  const repeated = (field) => repeatsOf(list5.map((port) => `${port.protocol} ${port[field] ?? 0}`));
  const [nodePorts, ports] = [repeated("nodePort"), repeated("port")];
  return [
    ...out,
    ...faultsOfEach(
      type === "ClusterIP" ? list5 : [],
      (port, i) => (port.nodePort ?? 0) === 0 ? [] : [forbiddenField(`spec.ports[${i}].nodePort`, "may not be used when `type` is 'ClusterIP'")]
    ),
    ...faultsOfEach(
      list5,
      (port, i) => (port.nodePort ?? 0) !== 0 && nodePorts.has(i) ? [duplicate(`spec.ports[${i}].nodePort`, port.nodePort)] : []
    ),
    ...faultsOfEach(list5, (port, i) => ports.has(i) ? [duplicate(`spec.ports[${i}]`, { protocol: port.protocol, port: port.port })] : [])
  ];
}
var RANGES = "must be a list of IP ranges. For example, 10.240.0.0/24,10.250.0.0/24 ";
var areRanges = (ranges) => ranges.every((range) => faultsOf("cidr", range.trim()).length === 0);
function sourceRangeFaults({ metadata: metadata2, spec }, { label }) {
  const key2 = label("load-balancer-source-ranges", "service.beta");
  const annotation3 = metadata2.annotations?.[key2];
  const ranges = spec.loadBalancerSourceRanges ?? [];
  const balanced = spec.type === "LoadBalancer";
  const only = "may only be used when `type` is 'LoadBalancer'";
  const faults24 = (field, value2, given2) => [
    ...balanced ? [] : [forbiddenField(field, only)],
    ...areRanges(given2) ? [] : [invalidValue(field, value2, RANGES)]
  ];
  if (ranges.length > 0) return faults24("spec.LoadBalancerSourceRanges", `[${ranges.join(" ")}]`, ranges);
  if (annotation3 === void 0) return [];
  return faults24(`metadata.annotations[${key2}]`, annotation3, annotation3.trim() === "" ? [] : annotation3.split(","));
}
function trafficFaults(spec) {
  const { externalTrafficPolicy: policy = "", healthCheckNodePort = 0 } = spec;
  const policies = ServiceSpec.externalTrafficPolicy;
  return [
    ...policy === "" || policies.includes(policy) ? [] : [invalidValue("spec.externalTrafficPolicy", policy, `ExternalTrafficPolicy must be empty, ${policies.join(" or ")}`)],
    ...healthCheckNodePort < 0 ? [invalidValue("spec.healthCheckNodePort", healthCheckNodePort, "HealthCheckNodePort must be not less than 0")] : []
  ];
}
function serviceFaults2(service2, { enabled, words }) {
  const { spec } = service2;
  const list5 = spec.ports ?? [];
  return [
    ...list5.length === 0 && !isHeadless(spec) && spec.type !== "ExternalName" ? [required("spec.ports")] : [],
    ...typeFaults4(spec),
    ...servicePortFaults(list5),
    ...labelMapFaults("spec.selector", spec.selector),
    ...affinityFaults(spec),
    ...clusterAddressFaults(spec),
    ...faultsOfEach(spec.externalIPs ?? [], (ip, i) => {
      const malformed = formatFaults("ip", `spec.externalIPs[${i}]`, ip);
      return malformed.length > 0 ? malformed : specialAddressFaults(`spec.externalIPs[${i}]`, ip);
    }),
    ...neededChoice("spec.type", spec.type, ServiceSpec.type),
    ...portPairFaults(list5, spec.type, enabled("MixedProtocolLBService")),
    ...sourceRangeFaults(service2, words),
    ...trafficFaults(spec)
  ];
}
function primaryFaults(spec, old, field, what) {
  const [now2, before] = [spec[field] ?? [], old[field] ?? []];
  if (spec.type === "ExternalName" || old.type === "ExternalName" || before[0] === void 0) return [];
  if (now2[0] === void 0) return [invalidValue(`spec.${field}[0]`, spec[field], `primary ${what} can not be unset`)];
  return now2[0] === before[0] ? [] : [invalidValue(`spec.${field}[0]`, now2, "may not change once set")];
}
function serviceUpdateFaults(service2, old, context) {
  return [
    ...service2.metadata.resourceVersion ? [] : [invalidValue("metadata.resourceVersion", "", "must be specified for an update")],
    ...primaryFaults(service2.spec, old.spec, "clusterIPs", "clusterIP"),
    ...primaryFaults(service2.spec, old.spec, "ipFamilies", "ipFamily"),
    ...serviceFaults2(service2, context)
  ];
}
function settledFaults(spec) {
  const { externalTrafficPolicy: policy = "", healthCheckNodePort = 0 } = spec;
  const out = [];
  if (!hasNodePorts(spec) && policy !== "")
    out.push(
      invalidValue("spec.externalTrafficPolicy", policy, "ExternalTrafficPolicy can only be set on NodePort and LoadBalancer service")
    );
  if (!needsHealthPort(spec) && healthCheckNodePort !== 0)
    out.push(
      invalidValue(
        "spec.healthCheckNodePort",
        healthCheckNodePort,
        "HealthCheckNodePort can only be set on LoadBalancer service with ExternalTrafficPolicy=Local"
      )
    );
  return out;
}

// dist/runtime/kinds/core/service.js
function externalAddresses(service2) {
  const { type, externalName = "", externalIPs = [] } = service2.spec;
  if (type === "ExternalName") return externalName;
  if (type !== "LoadBalancer") return orNone(externalIPs);
  return [balancerCell(service2), ...externalIPs].filter((a) => a !== "").join(",") || "<pending>";
}
var portsText = ({ ports = [] }) => orNone(ports.map(({ port, nodePort = 0, protocol }) => `${port}${nodePort > 0 ? `:${nodePort}` : ""}/${protocol}`));
function without2(spec, ...names) {
  const rest = { ...spec };
  for (const name of names) delete rest[name];
  return rest;
}
function alignAddresses(spec, old) {
  const { clusterIP: first = "", clusterIPs: ips = [] } = spec;
  if (old === void 0) return first !== "" && spec.clusterIPs === void 0 ? { ...spec, clusterIPs: [first] } : spec;
  if (first === (old.clusterIP ?? "") || !sameValue(ips, old.clusterIPs ?? []))
    return first !== "" && ips.length === 0 ? { ...spec, clusterIPs: [first] } : spec;
  return first === "" ? without2(spec, "clusterIPs") : { ...spec, clusterIPs: [first, ...ips.slice(1)] };
}
function dropUnused(spec, old) {
  let next = spec;
  const unchanged = (name) => sameValue(spec[name], old[name]);
  if (spec.type === "ExternalName" && old.type !== "ExternalName") {
    for (const name of ["clusterIPs", "ipFamilies", "ipFamilyPolicy"]) if (unchanged(name)) next = without2(next, name);
    if (unchanged("clusterIP")) next = without2(next, "clusterIP", "clusterIPs");
  }
  if (hasNodePorts(old) && !hasNodePorts(spec)) {
    const nodePorts = (of) => (of.ports ?? []).map(({ nodePort = 0 }) => nodePort);
    if (sameValue(nodePorts(spec), nodePorts(old))) next = { ...next, ports: (next.ports ?? []).map(({ nodePort: _, ...port }) => port) };
    if (unchanged("externalTrafficPolicy")) next = without2(next, "externalTrafficPolicy");
  }
  if (needsHealthPort(old) && !needsHealthPort(spec) && unchanged("healthCheckNodePort")) next = without2(next, "healthCheckNodePort");
  return next;
}
function keepFamilies(spec, old) {
  const first = spec.clusterIPs?.[0];
  if (first === void 0 || first !== old.clusterIPs?.[0] || spec.ipFamilies !== void 0) return spec;
  return { ...spec, ipFamilies: old.ipFamilies, ipFamilyPolicy: spec.ipFamilyPolicy ?? old.ipFamilyPolicy };
}
function featureDefaults2({ spec }, { enabled }) {
  if (spec.type === "ExternalName" || spec.internalTrafficPolicy !== void 0 || !enabled("ServiceInternalTrafficPolicy")) return;
  spec.internalTrafficPolicy = "Cluster";
}
var AFFINITY_SECONDS = 10800;
function serviceSpec(spec) {
  if (spec.sessionAffinity === "None") delete spec.sessionAffinityConfig;
  if (spec.sessionAffinity === "ClientIP" && spec.sessionAffinityConfig?.clientIP?.timeoutSeconds === void 0)
    spec.sessionAffinityConfig = { clientIP: { timeoutSeconds: AFFINITY_SECONDS } };
  for (const port of spec.ports ?? [])
    if (port.targetPort === void 0 || port.targetPort === 0 || port.targetPort === "") port.targetPort = port.port;
  if ((spec.type === "NodePort" || spec.type === "LoadBalancer") && !spec.externalTrafficPolicy) spec.externalTrafficPolicy = "Cluster";
}
var service = defineKind({
  resource: "services",
  strategy: {
    featureDefaults: featureDefaults2,
    prepareForCreate(object3) {
      object3.spec = alignAddresses(object3.spec, void 0);
    },
    prepareForUpdate(object3, old, { subresource }) {
      if (subresource !== "") return;
      object3.spec = keepFamilies(dropUnused(alignAddresses(object3.spec, old.spec), old.spec), old.spec);
    },
    validate: serviceFaults2,
    validateUpdate: (object3, old, context) => context.subresource === "status" ? balancerFaults(object3) : serviceUpdateFaults(object3, old, context),
    cells(object3, { now: now2 }) {
      const { spec } = object3;
      return [
        nameOf(object3),
        spec.type,
        spec.clusterIP || NONE,
        externalAddresses(object3),
        portsText(spec),
        ageOf(object3, now2),
        mapText(spec.selector)
      ];
    }
  },
  defaulters: { serviceSpec },
  operations: { proxy: serviceProxy }
});

// dist/runtime/auth/request-token.js
var SHORTEST_SECONDS = 600;
var LONGEST_SECONDS = 2 ** 32;
var DEFAULT_SECONDS = 3600;
async function requestToken({ request, namespace: namespace2, name, tokens: tokens2, lookup, maxSeconds }) {
  const spec = fieldsOf(request.spec);
  const asked = secondsOf(spec.get("expirationSeconds"), tokens2.words.group("authentication"));
  const account2 = await lookup("serviceaccounts", namespace2, name);
  if (account2 === void 0) throw notFound({ group: "", name: "serviceaccounts" }, name);
  const ref = spec.get("boundObjectRef") ?? null;
  const bound = ref === null ? void 0 : await boundObject(fieldsOf(ref), namespace2, name, lookup);
  const named7 = spec.get("audiences");
  const audiences = Array.isArray(named7) && named7.length > 0 ? named7.map(String) : tokens2.audiences;
  const expirationSeconds = maxSeconds > 0 ? Math.min(asked, maxSeconds) : asked;
  const subject = { namespace: namespace2, account: account2, ...bound === void 0 ? {} : { bound } };
  const { token: token2, expires } = await tokens2.issue(subject, audiences, expirationSeconds);
  return {
    kind: "TokenRequest",
    apiVersion: apiVersionOf(tokens2.words.group("authentication"), "v1"),
    metadata: { ...request.metadata, creationTimestamp: null },
    spec: { audiences: [...audiences], expirationSeconds, boundObjectRef: ref },
    status: { token: token2, expirationTimestamp: expires }
  };
}
var fieldsOf = (value2) => new Map(typeof value2 === "object" && value2 !== null ? Object.entries(value2) : []);
var textOf4 = (value2) => typeof value2 === "string" ? value2 : "";
function secondsOf(value2, group2) {
  if (typeof value2 !== "number" && typeof value2 !== "bigint") return DEFAULT_SECONDS;
  const fault2 = (detail) => invalidValue("spec.expirationSeconds", value2, detail);
  const faults24 = [
    ...value2 < SHORTEST_SECONDS ? [fault2("may not specify a duration less than 10 minutes")] : [],
    ...value2 > LONGEST_SECONDS ? [fault2("may not specify a duration larger than 2^32 seconds")] : []
  ];
  if (faults24.length > 0) throw invalid({ group: group2, name: "TokenRequest" }, "", faults24);
  return Number(value2);
}
var BINDABLE = { Pod: "pods", Secret: "secrets" };
var isBindable = (kind) => Object.hasOwn(BINDABLE, kind);
async function boundObject(ref, namespace2, account2, lookup) {
  const kind = textOf4(ref.get("kind"));
  const name = textOf4(ref.get("name"));
  const uid = textOf4(ref.get("uid"));
  const { group: of, version } = parseApiVersion(textOf4(ref.get("apiVersion"))) ?? { group: "", version: "" };
  if (of !== "" || !isBindable(kind)) throw badRequest(`cannot bind token to object of type ${of}/${version}, Kind=${kind}`);
  const plural = BINDABLE[kind];
  const object3 = await lookup(plural, namespace2, name);
  if (object3 === void 0) throw notFound({ group: "", name: plural }, name);
  if (kind === "Pod" && textOf4(fieldsOf(object3.spec).get("serviceAccountName")) !== account2)
    throw badRequest(`cannot bind token for serviceaccount ${JSON.stringify(account2)} to pod running with different serviceaccount name.`);
  if (uid !== "" && uid !== object3.metadata.uid) {
    throw conflict(
      { group: "", name: kind },
      name,
      `the UID in the bound object reference (${uid}) does not match the UID in record. The object might have been deleted and then recreated`
    );
  }
  return { kind, object: object3 };
}

// dist/runtime/kinds/core/token.js
var lookupIn = ({ registry }) => (plural, namespace2, name) => registry.reader(plural).get(namespace2, name);
var token = (parts2) => async ({ caller, namespace: namespace2, name, ctx, body, validate }) => {
  const { tokens: tokens2 } = parts2;
  if (tokens2 === void 0) throw notFound({ group: "", name: "serviceaccounts/token" }, name);
  const options = writeOptions(ctx.state.info.query, "CreateOptions", false, parts2.registry.words);
  const request = await body();
  await validate(request);
  const apiVersion = apiVersionOf(parts2.environment.words.group("authentication"), "v1");
  const code = (await parts2.registry.catalogue.kinds[apiVersion]?.())?.TokenRequest;
  const fields = createFieldManager({ structures: { structure: () => code?.structure, convert: (o) => o }, now: () => timestamp() });
  const { managedFields } = fields.trackUpdate({
    live: void 0,
    updated: request,
    manager: managerOf(options.fieldManager, caller.userAgent),
    apiVersion,
    ignored: [["status"]]
  }).metadata;
  const object3 = await requestToken({
    request: { ...request, metadata: { ...request.metadata, managedFields } },
    namespace: namespace2,
    name,
    tokens: tokens2,
    lookup: lookupIn(parts2),
    maxSeconds: parts2.environment.settings.seconds("service-account-max-token-expiration")
  });
  return { status: 201, object: object3 };
};

// dist/runtime/kinds/core/serviceaccount.js
function namesOnly(account2) {
  if (account2.secrets !== void 0) account2.secrets = account2.secrets.map(({ name }) => ({ name }));
}
var serviceAccount = defineKind({
  resource: "serviceaccounts",
  strategy: {
    prepareForCreate: namesOnly,
    prepareForUpdate: namesOnly,
    cells: (object3, { now: now2 }) => [nameOf(object3), object3.secrets?.length ?? 0, ageOf(object3, now2)]
  },
  operations: { token }
});

// dist/runtime/kinds/discovery/endpointslice.js
import { isIPv4, isIPv6 } from "node:net";
var MAX_ENDPOINTS = 1e3;
var MAX_ADDRESSES = 100;
var MAX_TOPOLOGY = 16;
function nameFaults4(field, name) {
  if (name === "") return [required(field)];
  const plain = name.endsWith(".") ? name.slice(0, -1) : name;
  const faults24 = faultsOf("dns-subdomain", plain);
  if (faults24.length > 0) return [invalidValue(field, name, faults24.join(","))];
  if (!plain.includes(".")) return [invalidValue(field, name, "should be a domain with at least two segments separated by dots")];
  return faultsOfEach(plain.split("."), (l) => formatFaults("dns-label", field, l));
}
var isFourth = (address) => isIPv4(canonicalAddress(address) ?? "");
var isSixth = (address) => isIPv6(canonicalAddress(address) ?? "");
var ADDRESSES = {
  FQDN: nameFaults4,
  IPv4: (field, address) => [
    ...isFourth(address) ? [] : [invalidValue(field, address, "must be a valid IPv4 address")],
    ...specialAddressFaults(field, address)
  ],
  IPv6: (field, address) => [
    ...isSixth(address) ? [] : [invalidValue(field, address, "must be a valid IPv6 address")],
    ...specialAddressFaults(field, address)
  ]
};
function endpointFaults(endpoint, type, field) {
  const addresses = endpoint.addresses ?? [];
  const rule = Object.hasOwn(ADDRESSES, type) ? ADDRESSES[type] : void 0;
  const topology = endpoint.deprecatedTopology ?? {};
  const entries2 = Object.keys(topology).length;
  return [
    ...rule === void 0 || addresses.length > MAX_ADDRESSES ? [] : faultsOfEach(addresses, (address, i) => rule(`${field}.addresses[${i}]`, address)),
    ...entries2 > MAX_TOPOLOGY ? [tooMany(`${field}.deprecatedTopology`, entries2, MAX_TOPOLOGY)] : labelMapFaults(`${field}.deprecatedTopology`, topology)
  ];
}
function faults13({ addressType, endpoints: endpoints2, ports }) {
  return [
    ...(endpoints2 ?? []).length > MAX_ENDPOINTS ? [] : faultsOfEach(endpoints2 ?? [], (endpoint, i) => endpointFaults(endpoint, addressType, `endpoints[${i}]`)),
    ...faultsOfEach(ports ?? [], ({ name }, i) => name === "" ? [] : formatFaults("dns-label", `ports[${i}].name`, name))
  ];
}
function dropTopology(object3, old, { apiVersion }) {
  if (apiVersion !== object3.apiVersion || old !== void 0 && sameValue(object3.endpoints, old.endpoints)) return;
  object3.endpoints &&= object3.endpoints.map(({ deprecatedTopology: _, ...endpoint }) => endpoint);
}
var contentOf = ({ kind: _, apiVersion: __, metadata: ___, ...content }) => content;
var portText = ({ port, name }) => String(port ?? name);
var hostname = ({ label }) => label("hostname");
var zone = ({ label }) => label("zone", "topology");
function endpointSliceToHub(converted, _original, words) {
  for (const endpoint of converted.endpoints ?? []) {
    if (endpoint.deprecatedTopology === void 0) continue;
    const { [zone(words)]: zoneName, ...topology } = endpoint.deprecatedTopology;
    if (zoneName !== void 0) endpoint.zone = zoneName;
    if (topology[hostname(words)] === endpoint.nodeName) delete topology[hostname(words)];
    if (Object.keys(topology).length === 0) delete endpoint.deprecatedTopology;
    else endpoint.deprecatedTopology = topology;
  }
}
function endpointSliceFromHub(converted, original, words) {
  for (const [i, endpoint] of (converted.endpoints ?? []).entries()) {
    const source = original.endpoints?.[i];
    const topology = { ...endpoint.topology };
    if (source?.zone !== void 0) topology[zone(words)] = source.zone;
    if (source?.nodeName !== void 0) topology[hostname(words)] ??= source.nodeName;
    if (Object.keys(topology).length > 0) endpoint.topology = topology;
  }
}
var endpointSlice = defineKind({
  resource: "endpointslices.discovery.{groupDomain}",
  conversions: { endpointSliceToHub, endpointSliceFromHub },
  strategy: {
    prepareForCreate: (object3, context) => dropTopology(object3, void 0, context),
    prepareForUpdate: dropTopology,
    validate: faults13,
    generationChanged: (object3, old) => !sameValue(contentOf(object3), contentOf(old)) || !sameValue(object3.metadata.labels ?? {}, old.metadata.labels ?? {}),
    cells: (object3, { now: now2 }) => [
      nameOf(object3),
      object3.addressType,
      someOrUnset((object3.ports ?? []).map(portText)),
      someOrUnset((object3.endpoints ?? []).flatMap(({ addresses }) => addresses ?? [])),
      ageOf(object3, now2)
    ]
  }
});

// dist/generated/flowcontrol.apiserver/v1beta1/values.js
var FlowDistinguisherMethod = {
  type: ["ByNamespace", "ByUser"]
};
var ResourcePolicyRule = {
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "proxy", "update", "watch"]
};
var NonResourcePolicyRule = {
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "proxy", "update", "watch"]
};

// dist/runtime/kinds/flowcontrol.apiserver/initial.js
var LEVELS2 = [
  ["catch-all", 5],
  ["system", 30, [64, 6, 50]],
  ["leader-election", 10, [16, 4, 50]],
  ["workload-high", 40, [128, 6, 50]],
  ["workload-low", 100, [128, 6, 50]],
  ["global-default", 20, [128, 6, 50]]
];
var levelSpec = (shares, queues) => ({
  type: "Limited",
  limited: {
    assuredConcurrencyShares: shares,
    limitResponse: queues === void 0 ? { type: "Reject" } : { type: "Queue", queuing: { queues: queues[0], handSize: queues[1], queueLengthLimit: queues[2] } }
  }
});
var user = (name) => ({ kind: "User", user: { name } });
var group = (name) => ({ kind: "Group", group: { name } });
var account = (namespace2, name) => ({ kind: "ServiceAccount", serviceAccount: { namespace: namespace2, name } });
var EVERYTHING = {
  resourceRules: [{ verbs: ["*"], apiGroups: ["*"], resources: ["*"], clusterScope: true, namespaces: ["*"] }],
  nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }]
};
var everyone = [group("system:unauthenticated"), group("system:authenticated")];
var elections = (namespace2, words) => ({
  resourceRules: [
    { verbs: ["get", "create", "update"], apiGroups: [""], resources: ["endpoints", "configmaps"], namespaces: [namespace2] },
    { verbs: ["get", "create", "update"], apiGroups: [words.group("coordination")], resources: ["leases"], namespaces: ["*"] }
  ]
});
var schemas = (words) => [
  { name: "exempt", precedence: 1, level: "exempt", rules: [{ subjects: [group("system:masters")], ...EVERYTHING }] },
  {
    name: "system-leader-election",
    precedence: 100,
    level: "leader-election",
    by: "ByUser",
    rules: [
      {
        subjects: [user("system:kube-controller-manager"), user("system:kube-scheduler"), account("kube-system", "*")],
        ...elections("kube-system", words)
      }
    ]
  },
  {
    name: "workload-leader-election",
    precedence: 200,
    level: "leader-election",
    by: "ByUser",
    rules: [{ subjects: [account("kube-system", "*")], ...elections("*", words) }]
  },
  { name: "system-nodes", precedence: 500, level: "system", by: "ByUser", rules: [{ subjects: [group("system:nodes")], ...EVERYTHING }] },
  {
    name: "kube-controller-manager",
    precedence: 800,
    level: "workload-high",
    by: "ByNamespace",
    rules: [{ subjects: [user("system:kube-controller-manager")], ...EVERYTHING }]
  },
  {
    name: "kube-scheduler",
    precedence: 800,
    level: "workload-high",
    by: "ByNamespace",
    rules: [{ subjects: [user("system:kube-scheduler")], ...EVERYTHING }]
  },
  {
    name: "kube-system-service-accounts",
    precedence: 900,
    level: "workload-high",
    by: "ByNamespace",
    rules: [{ subjects: [account("kube-system", "*")], ...EVERYTHING }]
  },
  {
    name: "service-accounts",
    precedence: 9e3,
    level: "workload-low",
    by: "ByUser",
    rules: [{ subjects: [group("system:serviceaccounts")], ...EVERYTHING }]
  },
  { name: "global-default", precedence: 9900, level: "global-default", by: "ByUser", rules: [{ subjects: everyone, ...EVERYTHING }] },
  { name: "catch-all", precedence: 1e4, level: "catch-all", by: "ByUser", rules: [{ subjects: everyone, ...EVERYTHING }] }
];
var initialLevels = () => new Map([["exempt", { type: "Exempt" }], ...LEVELS2.map(([name, shares, queues]) => [name, levelSpec(shares, queues)])]);
var initialSchemas = (words) => new Map(
  schemas(words).map(({ name, precedence, level, by, rules }) => [
    name,
    {
      priorityLevelConfiguration: { name: level },
      matchingPrecedence: precedence,
      ...by === void 0 ? {} : { distinguisherMethod: { type: by } },
      rules
    }
  ])
);
var MANDATORY = /* @__PURE__ */ new Set(["exempt", "catch-all"]);
function mandatoryFaults(name, spec, initial) {
  const fixed2 = MANDATORY.has(name) ? initial.get(name) : void 0;
  return fixed2 === void 0 || sameValue(spec, fixed2) ? [] : [invalidValue("spec", spec, `spec of '${name}' must equal the fixed value`)];
}

// dist/runtime/kinds/flowcontrol.apiserver/flowschema.js
var MAX_PRECEDENCE = 1e4;
function precedenceFaults(precedence, name) {
  const field = "spec.matchingPrecedence";
  if (precedence <= 0) return [invalidValue(field, precedence, "must be a positive value")];
  if (precedence > MAX_PRECEDENCE) return [invalidValue(field, precedence, `must not be greater than ${MAX_PRECEDENCE}`)];
  return precedence === 1 && name !== "exempt" ? [invalidValue(field, precedence, "only the schema named 'exempt' may have matchingPrecedence 1")] : [];
}
function accountFaults(at, { name, namespace: namespace2 }) {
  return [
    ...name === "" ? [required(`${at}.name`)] : name === "*" ? [] : formatFaults("dns-subdomain", `${at}.name`, name),
    ...namespace2 === "" ? [required(`${at}.namespace`, "must specify namespace for service account")] : formatFaults("dns-label", `${at}.namespace`, namespace2)
  ];
}
var namedFaults = (at, { name }) => name === "" ? [required(`${at}.name`)] : [];
var SUBJECTS = {
  Group: { field: "group", faults: (at, { group: group2 }) => group2 && namedFaults(at, group2), others: ["ServiceAccount", "User"] },
  ServiceAccount: {
    field: "serviceAccount",
    faults: (at, { serviceAccount: serviceAccount3 }) => serviceAccount3 && accountFaults(at, serviceAccount3),
    others: ["User", "Group"]
  },
  User: { field: "user", faults: (at, { user: user2 }) => user2 && namedFaults(at, user2), others: ["ServiceAccount", "Group"] }
};
function subjectFaults(at, subject) {
  const { kind } = subject;
  const rule = Object.hasOwn(SUBJECTS, kind) ? SUBJECTS[kind] : void 0;
  if (rule === void 0) return [notSupported(`${at}.kind`, kind, Object.keys(SUBJECTS))];
  const { field, others } = rule;
  return [
    ...rule.faults(`${at}.${field}`, subject) ?? [required(`${at}.${field}`, `${field} is required when subject kind is '${kind}'`)],
    ...faultsOfEach(others, (other2) => {
      const unused = SUBJECTS[other2]?.field;
      return unused === void 0 || subject[unused] === void 0 ? [] : [forbiddenField(`${at}.${unused}`, `${unused} is forbidden when subject kind is not '${other2}'`)];
    })
  ];
}
function wildcardFaults2(at, texts3, missing, others) {
  if (texts3.length === 0) return [required(at, missing)];
  return texts3.length > 1 && texts3.includes("*") ? [invalidValue(at, texts3, `if '*' is present, must not specify other ${others}`)] : [];
}
function verbFaults(at, verbs, known) {
  const out = wildcardFaults2(at, verbs, "verbs must contain at least one value", "verbs");
  return out.length > 0 || verbs.includes("*") || verbs.every((verb) => known.includes(verb)) ? out : [notSupported(at, verbs, known)];
}
function namespaceFaults2(at, namespaces, clusterScope) {
  const missing = "resource rules that are not cluster scoped must supply at least one namespace";
  if (clusterScope && namespaces.length === 0) return [];
  const out = wildcardFaults2(at, namespaces, missing, "namespaces");
  if (out.length > 0) return out;
  return faultsOfEach(
    namespaces,
    (namespace2, i) => namespace2 === "*" ? [] : faultsOf("dns-label", namespace2).map(
      (fault2) => invalidValue(`${at}[${i}]`, namespace2, `each member of this list must be '*' or a DNS-1123 label; ${fault2}`)
    )
  );
}
var resourceRuleFaults = (at, rule) => [
  ...verbFaults(`${at}.verbs`, rule.verbs ?? [], ResourcePolicyRule.verbs),
  ...wildcardFaults2(`${at}.apiGroups`, rule.apiGroups ?? [], "resource rules must supply at least one api group", "api groups"),
  ...wildcardFaults2(`${at}.resources`, rule.resources ?? [], "resource rules must supply at least one resource", "resources"),
  ...namespaceFaults2(`${at}.namespaces`, rule.namespaces ?? [], rule.clusterScope === true)
];
function pathFault(path7) {
  if (path7 === "") return "must not be empty";
  if (!path7.startsWith("/")) return "must start with slash";
  if (path7.includes(" ")) return "must not contain white-space";
  if (path7.includes("//")) return "must not contain double slash";
  const wildcard = path7.indexOf("*");
  return wildcard < 0 || wildcard === path7.length - 1 && path7.endsWith("/*") ? void 0 : "wildcard can only do suffix matching";
}
function pathFaults3(at, paths) {
  const out = wildcardFaults2(at, paths, "nonResourceURLs must contain at least one value", "non-resource URLs");
  if (out.length > 0 || paths.includes("*")) return out;
  return faultsOfEach(paths, (path7, i) => {
    const fault2 = pathFault(path7);
    return fault2 === void 0 ? [] : [invalidValue(`${at}[${i}]`, path7, fault2)];
  });
}
function ruleFaults2(at, { subjects, resourceRules: resources = [], nonResourceRules: others = [] }) {
  return [
    ...(subjects ?? []).length === 0 ? [required(`${at}.subjects`, "subjects must contain at least one value")] : [],
    ...faultsOfEach(subjects ?? [], (subject, i) => subjectFaults(`${at}.subjects[${i}]`, subject)),
    ...resources.length + others.length === 0 ? [required(at, "at least one of resourceRules and nonResourceRules has to be non-empty")] : [],
    ...faultsOfEach(resources, (r, i) => resourceRuleFaults(`${at}.resourceRules[${i}]`, r)),
    ...faultsOfEach(others, (r, i) => [
      ...verbFaults(`${at}.nonResourceRules[${i}].verbs`, r.verbs ?? [], NonResourcePolicyRule.verbs),
      ...pathFaults3(`${at}.nonResourceRules[${i}].nonResourceURLs`, r.nonResourceURLs ?? [])
    ])
  ];
}
function faults14(object3, words) {
  const { spec } = object3;
  const { matchingPrecedence, distinguisherMethod: method, rules = [] } = spec;
  const { name: level } = spec.priorityLevelConfiguration;
  const field = "spec.priorityLevelConfiguration.name";
  const methods = FlowDistinguisherMethod.type;
  return [
    ...precedenceFaults(matchingPrecedence, nameOf(object3)),
    ...method === void 0 || methods.includes(method.type) ? [] : [notSupported("spec.distinguisherMethod.type", method, methods)],
    ...level === "" ? [required(field, "must reference a priority level")] : formatFaults("dns-subdomain", field, level),
    ...faultsOfEach(rules, (rule, i) => ruleFaults2(`spec.rules[${i}]`, rule)),
    ...mandatoryFaults(nameOf(object3), spec, initialSchemas(words))
  ];
}
var precedenceOf = ({ spec }) => spec.matchingPrecedence;
var flowSchema = defineKind({
  resource: "flowschemas.flowcontrol.apiserver.{groupDomain}",
  strategy: {
    statusKeeps: ["labels", "annotations", "finalizers", "ownerReferences"],
    validate: (object3, { words }) => faults14(object3, words),
    validateUpdate: (object3, _old, { subresource, words }) => subresource === "status" ? [] : faults14(object3, words),
    rowOrder: (a, b) => precedenceOf(a) - precedenceOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1),
    cells(object3, { now: now2 }) {
      const { priorityLevelConfiguration, matchingPrecedence, distinguisherMethod } = object3.spec;
      const dangling = object3.status.conditions?.find(({ type }) => type === "Dangling");
      return [
        nameOf(object3),
        priorityLevelConfiguration.name,
        matchingPrecedence,
        distinguisherMethod?.type || NONE,
        ageOf(object3, now2),
        dangling === void 0 ? "?" : dangling.status ?? ""
      ];
    }
  }
});

// dist/runtime/kinds/flowcontrol.apiserver/prioritylevel.js
var MAX_ENTROPY_BITS = 60;
var MAX_QUEUES = 1e7;
function entropyBits(queues, handSize) {
  let bits = 0;
  for (let i = 0; i < handSize && bits <= MAX_ENTROPY_BITS; i += 1) bits += Math.log2(queues - i);
  return Math.ceil(bits);
}
function queuingFaults({ queues, handSize, queueLengthLimit }, at) {
  const out = [];
  if (queueLengthLimit <= 0) out.push(invalidValue(`${at}.queueLengthLimit`, queueLengthLimit, "must be positive"));
  if (queues <= 0) out.push(invalidValue(`${at}.queues`, queues, "must be positive"));
  else if (queues > MAX_QUEUES) out.push(invalidValue(`${at}.queues`, queues, `must not be greater than ${MAX_QUEUES}`));
  if (handSize <= 0) out.push(invalidValue(`${at}.handSize`, handSize, "must be positive"));
  else if (handSize > queues) out.push(invalidValue(`${at}.handSize`, handSize, `should not be greater than queues (${queues})`));
  else if (entropyBits(queues, handSize) > MAX_ENTROPY_BITS)
    out.push(
      invalidValue(
        `${at}.handSize`,
        handSize,
        `required entropy bits of deckSize ${queues} and handSize ${handSize} should not be greater than ${MAX_ENTROPY_BITS}`
      )
    );
  return out;
}
function levelFaults(object3) {
  const { type, limited } = object3.spec;
  const name = nameOf(object3);
  const response2 = limited?.limitResponse;
  const misnamed = (type === "Exempt" || type === "Limited") && type === "Exempt" !== (name === "exempt");
  return [
    ...misnamed ? [invalidValue("spec.type", type, "type must be 'Exempt' if and only if name is 'exempt'")] : [],
    ...response2?.type === "Queue" && response2.queuing !== void 0 ? queuingFaults(response2.queuing, "spec.limited.limitResponse.queuing") : [],
    ...mandatoryFaults(name, object3.spec, initialLevels())
  ];
}
var priorityLevel = defineKind({
  resource: "prioritylevelconfigurations.flowcontrol.apiserver.{groupDomain}",
  strategy: {
    statusKeeps: ["labels", "annotations", "finalizers", "ownerReferences"],
    validate: levelFaults,
    validateUpdate: (object3, _old, { subresource }) => subresource === "status" ? [] : levelFaults(object3),
    cells(object3, { now: now2 }) {
      const { type, limited } = object3.spec;
      const queuing = limited?.limitResponse.queuing;
      return [
        nameOf(object3),
        type,
        limited?.assuredConcurrencyShares ?? NONE,
        queuing?.queues ?? NONE,
        queuing?.handSize ?? NONE,
        queuing?.queueLengthLimit ?? NONE,
        ageOf(object3, now2)
      ];
    }
  }
});

// dist/runtime/kinds/internal.apiserver/storageversion.js
function versionFaults3(field, version) {
  const faults24 = faultsOf("api-version", version);
  return faults24.length === 0 ? [] : [invalidValue(field, version, faults24.join(","))];
}
function serverFaults(at, { apiServerID = "", encodingVersion: written = "", decodableVersions: readable = [] }) {
  return [
    ...formatFaults("dns-subdomain", `${at}.apiServerID`, apiServerID),
    ...versionFaults3(`${at}.encodingVersion`, written),
    ...faultsOfEach(readable, (version, i) => versionFaults3(`${at}.decodableVersions[${i}]`, version)),
    ...readable.includes(written) ? [] : [invalidValue(`${at}.decodableVersions`, readable, `decodableVersions must include encodingVersion ${written}`)]
  ];
}
function commonVersion(servers) {
  const [first, ...others] = servers.map(({ encodingVersion = "" }) => encodingVersion);
  return others.every((version) => version === first) ? first : void 0;
}
function commonFaults(field, said, common) {
  if (said === void 0) return common === void 0 ? [] : [invalidValue(field, null, `the common encoding version is ${common}`)];
  if (common === said) return [];
  const why = common === void 0 ? "should be nil if servers do not agree on the same encoding version, or if there is no server reporting the supported versions yet" : `the actual common encoding version is ${common}`;
  return [invalidValue(field, said, why)];
}
function conditionFaults2(at, conditions) {
  const places = /* @__PURE__ */ new Map();
  return faultsOfEach(conditions, ({ type, status, reason, message = "" }, i) => {
    const field = `${at}[${i}]`;
    const before = places.get(type);
    places.set(type, i);
    return [
      ...before === void 0 ? [] : [invalidValue(`${field}.type`, type, `the type of the condition is not unique, it also appears in conditions[${before}]`)],
      ...formatFaults("qualified-name", `${field}.type`, type),
      ...faultsOf("qualified-name", status).map((fault2) => invalidValue(`${field}.status`, type, fault2)),
      ...reason === "" ? [required(`${field}.reason`, "reason cannot be empty")] : [],
      ...message === "" ? [required(`${field}.message`, "message cannot be empty")] : []
    ];
  });
}
function statusFaults6({ status: { storageVersions: servers = [], commonEncodingVersion, conditions = [] } }) {
  return [
    ...faultsOfEach(servers, (server, i) => serverFaults(`status.storageVersions[${i}]`, server)),
    ...commonFaults("status.commonEncodingVersion", commonEncodingVersion, commonVersion(servers)),
    ...conditionFaults2("status", conditions)
  ];
}
var storageVersion2 = defineKind({
  resource: "storageversions.internal.apiserver.{groupDomain}",
  strategy: {
    validateUpdate: (object3, _old, { subresource }) => subresource === "status" ? statusFaults6(object3) : [],
    cells(object3, { now: now2 }) {
      const { commonEncodingVersion, storageVersions = [] } = object3.status;
      const servers = storageVersions.map(({ apiServerID = "", encodingVersion = "" }) => `${apiServerID}=${encodingVersion}`);
      return [nameOf(object3), commonEncodingVersion || UNSET, someOrUnset(servers), ageOf(object3, now2)];
    },
    statusKeeps: ["labels", "annotations", "finalizers", "ownerReferences"]
  }
});

// dist/generated/networking/v1/values.js
var HTTPIngressPath = {
  pathType: ["Exact", "ImplementationSpecific", "Prefix"]
};

// dist/runtime/kinds/networking/ingress-backends.js
function backendsOf(own2, rules = []) {
  const out = own2 === void 0 ? [] : [own2];
  for (const { http: http2 } of rules) for (const { backend } of http2?.paths ?? []) if (backend !== void 0) out.push(backend);
  return out;
}
var hubBackends = ({ spec }) => backendsOf(spec?.defaultBackend, spec?.rules);
var betaBackends = ({ spec }) => backendsOf(spec?.backend, spec?.rules);
function eachPair(converted, originals, rule) {
  for (const [i, to] of converted.entries()) {
    const from = originals[i];
    if (from !== void 0) rule(to, from);
  }
}
function ingressToHub(converted, original) {
  eachPair(hubBackends(converted), betaBackends(original), (to, { serviceName = "", servicePort = 0 }) => {
    if (serviceName === "" && (servicePort === 0 || servicePort === "")) delete to.service;
    else to.service = { name: serviceName, port: typeof servicePort === "string" ? { name: servicePort } : { number: servicePort } };
  });
}
function ingressFromHub(converted, original) {
  eachPair(betaBackends(converted), hubBackends(original), (to, { service: service2 }) => {
    Reflect.deleteProperty(to, "service");
    if (service2?.name !== void 0) to.serviceName = service2.name;
    to.servicePort = service2?.port?.name || (service2?.port?.number ?? 0);
  });
}

// dist/runtime/kinds/networking/ingress.js
var NOW = {
  backend: "defaultBackend",
  service: "service.name",
  portName: "service.port.name",
  portNumber: "service.port.number"
};
var BETA = {
  backend: "backend",
  service: "serviceName",
  portName: "servicePort",
  portNumber: "servicePort"
};
var ANNOTATION = "ingress.class";
var BAD_SEQUENCES = ["//", "/./", "/../", "%2f", "%2F"];
var BAD_ENDINGS = ["/..", "/."];
function referenceFaults2(at, reference2) {
  const named7 = (field) => reference2[field] === "" ? [required(`${at}.${field}`, `${field} is required`)] : formatFaults("path-segment", `${at}.${field}`, reference2[field]);
  return [
    ...reference2.apiGroup === null ? [] : formatFaults("dns-subdomain", `${at}.apiGroup`, reference2.apiGroup),
    ...named7("kind"),
    ...named7("name")
  ];
}
function serviceFaults3(at, { name, port }, names) {
  const { name: portName = "", number: portNumber = 0 } = port;
  const out = name === "" ? [required(`${at}.${names.service}`)] : formatFaults("dns-1035-label", `${at}.${names.service}`, name);
  if (portName !== "" && portNumber !== 0) out.push(invalidValue(at, "", "cannot set both port name & port number"));
  else if (portName !== "") out.push(...formatFaults("port-name", `${at}.${names.portName}`, portName));
  else if (portNumber !== 0) out.push(...portNumberFaults(`${at}.${names.portNumber}`, portNumber));
  else out.push(required(at, "port name or number is required"));
  return out;
}
function backendFaults(at, { service: service2, resource }, names) {
  if (service2 !== void 0 && resource !== void 0) return [invalidValue(at, "", "cannot set both resource and service backends")];
  if (resource !== void 0) return referenceFaults2(`${at}.resource`, resource);
  if (service2 !== void 0) return serviceFaults3(at, service2, names);
  return [invalidValue(at, "", "resource or service backend is required")];
}
function plainPathFaults(at, path7) {
  return [
    ...path7.startsWith("/") ? [] : [invalidValue(at, path7, "must be an absolute path")],
    ...BAD_SEQUENCES.filter((s) => path7.includes(s)).map((s) => invalidValue(at, path7, `must not contain '${s}'`)),
    ...BAD_ENDINGS.filter((s) => path7.endsWith(s)).map((s) => invalidValue(at, path7, `cannot end with '${s}'`))
  ];
}
function pathFaults4(at, { path: path7 = "", pathType, backend }, names) {
  const out = [];
  if (pathType === void 0) return [required(`${at}.pathType`, "pathType must be specified")];
  if (pathType === "Exact" || pathType === "Prefix") out.push(...plainPathFaults(`${at}.path`, path7));
  else if (pathType === "ImplementationSpecific") {
    if (path7 !== "" && !path7.startsWith("/")) out.push(invalidValue(`${at}.path`, path7, "must be an absolute path"));
  } else out.push(notSupported(`${at}.pathType`, pathType, HTTPIngressPath.pathType));
  return [...out, ...backendFaults(`${at}.backend`, backend, names)];
}
var hostFaults = (at, host) => formatFaults(host.includes("*") ? "wildcard-subdomain" : "dns-subdomain", at, host);
function pathsFaults(at, { http: http2 }, names) {
  if (http2 === void 0) return [];
  const paths = http2.paths ?? [];
  if (paths.length === 0) return [required(`${at}.http.paths`)];
  return faultsOfEach(paths, (p, i) => pathFaults4(`${at}.http.paths[${i}]`, p, names));
}
function ruleFaults3(at, rule, names, wildcards) {
  const { host = "" } = rule;
  const isAddress = host !== "" && faultsOf("ip", host).length === 0;
  return [
    ...isAddress ? [invalidValue(`${at}.host`, host, "must be a DNS name, not an IP address")] : [],
    ...host === "" ? [] : hostFaults(`${at}.host`, host),
    ...host.includes("*") && !wildcards ? [] : pathsFaults(at, rule, names)
  ];
}
var secretFaults = (at, { secretName = "" }) => secretName === "" ? [] : formatFaults("dns-subdomain", `${at}.secretName`, secretName);
function specFaults7(object3, { apiVersion, asks }) {
  const names = apiVersion === object3.apiVersion ? NOW : BETA;
  const [wildcards, secrets] = [asks("wildcardPaths"), asks("secretNames")];
  const { spec } = object3;
  const { rules = [], tls = [], defaultBackend } = spec;
  const nowhere = rules.length === 0 && defaultBackend === void 0;
  return [
    ...nowhere ? [invalidValue("spec", placed("spec.rules", spec.rules), `either \`${names.backend}\` or \`rules\` must be specified`)] : [],
    ...defaultBackend === void 0 ? [] : backendFaults(`spec.${names.backend}`, defaultBackend, names),
    ...faultsOfEach(rules, (rule, i) => ruleFaults3(`spec.rules[${i}]`, rule, names, wildcards)),
    ...faultsOfEach(tls, (entry, i) => [
      ...faultsOfEach(entry.hosts ?? [], (host, j) => hostFaults(`spec.tls[${i}].hosts[${j}]`, host)),
      ...secrets ? secretFaults(`spec.tls[${i}]`, entry) : []
    ]),
    ...spec.ingressClassName === void 0 ? [] : formatFaults("dns-subdomain", "spec.ingressClassName", spec.ingressClassName)
  ];
}
var wildcardFaults3 = (rule) => rule.host?.includes("*") ? pathsFaults("", rule, NOW) : [];
var RULES4 = {
  secretNames: { brokenBy: ({ spec: { tls = [] } }) => tls.some((entry) => secretFaults("", entry).length > 0) },
  wildcardPaths: { brokenBy: ({ spec: { rules = [] } }) => rules.some((rule) => wildcardFaults3(rule).length > 0) }
};
var classClash = ({ metadata: metadata2, spec }, { label }) => {
  const annotation3 = metadata2.annotations?.[label(ANNOTATION)];
  return annotation3 === void 0 || spec.ingressClassName === void 0 ? [] : [invalidValue(`annotations.${label(ANNOTATION)}`, annotation3, "can not be set when the class field is also set")];
};
var MAX_HOSTS = 3;
function hostsCell(rules) {
  const withHost = rules.flatMap(({ host = "" }, at) => host === "" ? [] : [{ host, at }]);
  if (withHost.length === 0) return "*";
  const last = withHost[MAX_HOSTS - 1];
  const shown3 = withHost.slice(0, MAX_HOSTS).map(({ host }) => host);
  const more = last !== void 0 && last.at < rules.length - 1 ? ` + ${rules.length - MAX_HOSTS} more...` : "";
  return `${shown3.join(",")}${more}`;
}
var ingress = defineKind({
  resource: "ingresses.networking.{groupDomain}",
  conversions: { ingressToHub, ingressFromHub },
  strategy: {
    rules: RULES4,
    validate: (object3, context) => [...specFaults7(object3, context), ...classClash(object3, context.words)],
    validateUpdate: (object3, _old, context) => context.subresource === "status" ? balancerFaults(object3) : specFaults7(object3, context),
    cells(object3, { now: now2 }) {
      const { ingressClassName, rules = [], tls = [] } = object3.spec;
      const ports = tls.length > 0 ? "80, 443" : "80";
      return [nameOf(object3), ingressClassName || NONE, hostsCell(rules), balancerCell(object3), ports, ageOf(object3, now2)];
    }
  }
});

// dist/runtime/kinds/networking/ingressclass.js
var PATH = "[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+";
var PATH_FORM = new RegExp(`^${PATH}$`);
var FIELD = "spec.controller";
function controllerFaults2({ spec: { controller = "" } }) {
  if (controller === "") return [];
  const slash = controller.indexOf("/");
  const [domain, path7] = [controller.slice(0, slash), controller.slice(slash + 1)];
  if (slash < 1 || path7 === "") return [invalidValue(FIELD, controller, 'must be a domain-prefixed path (such as "acme.io/foo")')];
  return [
    ...formatFaults("dns-subdomain", FIELD, domain),
    ...PATH_FORM.test(path7) ? [] : [invalidValue(FIELD, path7, `Invalid path (regex used for validation is '${PATH}')`)]
  ];
}
var referenceText = ({ apiGroup, kind, name }) => `${kind}${apiGroup === void 0 ? "" : `.${apiGroup}`}/${name}`;
var ingressClass = defineKind({
  resource: "ingressclasses.networking.{groupDomain}",
  strategy: {
    validate: controllerFaults2,
    cells(object3, { now: now2 }) {
      const { controller = "", parameters } = object3.spec;
      return [nameOf(object3), controller, parameters === void 0 ? NONE : referenceText(parameters), ageOf(object3, now2)];
    }
  }
});

// dist/runtime/kinds/networking/networkpolicy.js
var NOT_A_CIDR = "not a valid CIDR";
function blockFaults(at, { cidr, except = [] }) {
  if (cidr === "") return [];
  const whole = blockOf(cidr);
  if (whole === void 0) return [invalidValue(`${at}.cidr`, cidr, NOT_A_CIDR)];
  const out = [];
  for (const [i, text2] of except.entries()) {
    if (out.length >= MAX_FAULTS) break;
    const part = blockOf(text2);
    if (part === void 0) return [...out, invalidValue(`${at}.except[${i}]`, text2, NOT_A_CIDR)];
    if (part.bits <= whole.bits || !blockContains(whole, part))
      out.push(invalidValue(`${at}.except[${i}]`, text2, "must be a strict subset of `cidr`"));
  }
  return out;
}
function peerFaults(at, { podSelector, namespaceSelector, ipBlock }) {
  const selects2 = podSelector !== void 0 || namespaceSelector !== void 0;
  const out = [
    ...labelSelectorFaults(`${at}.podSelector`, podSelector),
    ...labelSelectorFaults(`${at}.namespaceSelector`, namespaceSelector),
    ...ipBlock === void 0 ? [] : blockFaults(`${at}.ipBlock`, ipBlock)
  ];
  if (!selects2 && ipBlock === void 0) out.push(required(at, "must specify a peer"));
  else if (selects2 && ipBlock !== void 0) out.push(forbiddenField(at, "may not specify both ipBlock and another peer"));
  return out;
}
function lastPortFaults(at, { port, endPort }) {
  if (endPort === void 0) return [];
  if (port === void 0) return [invalidValue(at, endPort, "may not be specified when `port` is not specified")];
  if (typeof port === "string") return [invalidValue(at, endPort, "may not be specified when `port` is non-numeric")];
  return endPort < port ? [invalidValue(at, port, "must be greater than or equal to `port`")] : [];
}
var portsFaults = (at, ports) => faultsOfEach(ports, (port, i) => [
  ...lastPortFaults(`${at}[${i}].endPort`, port),
  ...port.port === void 0 ? [] : portFaults(`${at}[${i}].port`, port.port)
]);
var peersFaults = (at, peers) => faultsOfEach(peers, (peer, i) => peerFaults(`${at}[${i}]`, peer));
function faults15({ spec: { podSelector, ingress: ingress2 = [], egress = [], policyTypes = [] } }) {
  return [
    ...labelSelectorFaults("spec.podSelector", podSelector),
    ...faultsOfEach(ingress2, ({ ports = [], from = [] }, i) => [
      ...portsFaults(`spec.ingress[${i}].ports`, ports),
      ...peersFaults(`spec.ingress[${i}].from`, from)
    ]),
    ...faultsOfEach(egress, ({ ports = [], to = [] }, i) => [
      ...portsFaults(`spec.egress[${i}].ports`, ports),
      ...peersFaults(`spec.egress[${i}].to`, to)
    ]),
    ...policyTypes.length > 2 ? [invalidValue("spec.policyTypes", policyTypes, "may not specify more than two policyTypes")] : []
  ];
}
function networkPolicySpec(spec) {
  if ((spec.policyTypes ?? []).length > 0) return;
  spec.policyTypes = (spec.egress ?? []).length > 0 ? ["Ingress", "Egress"] : ["Ingress"];
}
var networkPolicy = defineKind({
  resource: "networkpolicies.networking.{groupDomain}",
  defaulters: { networkPolicySpec },
  strategy: {
    validate: faults15,
    cells: (object3, { now: now2 }) => [nameOf(object3), selectorText(object3.spec.podSelector), ageOf(object3, now2)]
  }
});

// dist/runtime/kinds/node/runtimeclass.js
var overheadFaults = (podFixed, words) => faultsOfEach(Object.entries(podFixed), ([name, amount]) => {
  const field = `overhead.limits[${name}]`;
  return [...containerResourceFaults(field, name), ...amountFaults(field, name, amount, words)];
});
function repeatedFaults(at, tolerations) {
  const seen = /* @__PURE__ */ new Set();
  return faultsOfEach(tolerations, (toleration, i) => {
    const { key: key2 = "", operator = "", value: value2 = "", effect = "" } = toleration;
    const print2 = JSON.stringify([key2, operator, value2, effect]);
    const repeated = seen.has(print2);
    seen.add(print2);
    return repeated ? [duplicate(`${at}[${i}]`, toleration)] : [];
  });
}
function schedulingFaults({ nodeSelector, tolerations = [] }) {
  return [
    ...labelMapFaults("scheduling.nodeSelector", nodeSelector),
    ...tolerationFaults("scheduling.tolerations.tolerations", tolerations).map(
      (fault2) => fault2.bad === void 0 ? fault2 : {
        ...fault2,
        bad: { ...fault2.bad, value: placed(fault2.field.replace(".tolerations.tolerations", ".tolerations"), fault2.bad.value) }
      }
    ),
    ...repeatedFaults("scheduling.tolerations", tolerations)
  ];
}
var runtimeClass = defineKind({
  resource: "runtimeclasses.node.{groupDomain}",
  strategy: {
    validate: ({ overhead, scheduling }, { words }) => [
      ...overheadFaults(overhead?.podFixed ?? {}, words),
      ...schedulingFaults(scheduling ?? {})
    ]
  }
});

// dist/generated/meta/v1/values.js
var Condition = {
  status: ["False", "True", "Unknown"]
};

// dist/runtime/kinds/rules/conditions.js
var MAX_REASON = 1024;
var MAX_MESSAGE2 = 32 * 1024;
var REASON = "[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?";
var REASON_FORM = new RegExp(`^${REASON}$`);
var REASON_WORDS = `a condition reason must start with alphabetic character, optionally followed by a string of alphanumeric characters or '_,:', and must end with an alphanumeric character or '_' (e.g. 'my_name',  or 'MY_NAME',  or 'MyName',  or 'ReasonA,ReasonB',  or 'ReasonA:ReasonB', regex used for validation is '${REASON}')`;
function conditionFaults3(field, list5 = []) {
  const seen = /* @__PURE__ */ new Set();
  return faultsOfEach(list5, ({ type, status, reason, message, observedGeneration, lastTransitionTime }, i) => {
    const at = `${field}[${i}]`;
    const out = [];
    if (seen.has(type)) out.push(duplicate(`${at}.type`, type));
    seen.add(type);
    for (const fault2 of faultsOf("qualified-name", type)) out.push(invalidValue(`${at}.type`, type, fault2));
    out.push(...choiceFaults(`${at}.status`, status, Condition.status));
    if (observedGeneration !== void 0 && observedGeneration < 0)
      out.push(invalidValue(`${at}.observedGeneration`, observedGeneration, "must be greater than or equal to zero"));
    if (isAbsent(lastTransitionTime)) out.push(required(`${at}.lastTransitionTime`, "must be set"));
    if (reason === "") out.push(required(`${at}.reason`, "must be set"));
    else if (!REASON_FORM.test(reason)) out.push(invalidValue(`${at}.reason`, reason, REASON_WORDS));
    if (reason.length > MAX_REASON) out.push(tooLong(`${at}.reason`, MAX_REASON));
    if (message.length > MAX_MESSAGE2) out.push(tooLong(`${at}.message`, MAX_MESSAGE2));
    return out;
  });
}

// dist/runtime/kinds/policy/empty-selectors.js
var keyOf = ({ label }) => label("deprecated-v1beta1-empty-selector-match", "pdb");
var selecting = (operator, words) => ({ matchExpressions: [{ key: keyOf(words), operator }] });
function isOnly({ matchLabels = {}, matchExpressions = [] }, operator, words) {
  const [first, ...others] = matchExpressions;
  return Object.keys(matchLabels).length + others.length === 0 && first?.key === keyOf(words) && first.operator === operator;
}
function exchange(budget, emptyAs, asEmpty, words) {
  const selector = budget.spec?.selector;
  if (selector === void 0) return;
  if (isEmptySelector(selector)) budget.spec = { ...budget.spec, selector: selecting(emptyAs, words) };
  else if (isOnly(selector, asEmpty, words)) budget.spec = { ...budget.spec, selector: {} };
}
var disruptionBudgetToHub = (converted, _original, words) => exchange(converted, "Exists", "DoesNotExist", words);
var disruptionBudgetFromHub = (converted, _original, words) => exchange(converted, "DoesNotExist", "Exists", words);

// dist/runtime/kinds/policy/poddisruptionbudget.js
var COUNTS4 = ["disruptionsAllowed", "currentHealthy", "desiredHealthy", "expectedPods"];
function faults16({ spec }) {
  const { minAvailable, maxUnavailable } = spec;
  const limit = (field, value2) => [
    ...shareFaults(field, value2),
    ...wholeShareFaults(field, value2)
  ];
  return [
    ...isAbsent(minAvailable) || isAbsent(maxUnavailable) ? [] : [invalidValue("spec", spec, "minAvailable and maxUnavailable cannot be both set")],
    ...limit("spec.minAvailable", minAvailable),
    ...limit("spec.maxUnavailable", maxUnavailable),
    ...labelSelectorFaults("spec.selector", spec.selector)
  ];
}
var limitCell = (limit) => String(limit ?? "N/A");
var podDisruptionBudget = defineKind({
  resource: "poddisruptionbudgets.policy",
  conversions: { disruptionBudgetFromHub, disruptionBudgetToHub },
  strategy: {
    rules: { countsNotNegative: {} },
    validate: faults16,
    validateUpdate(object3, _old, { subresource, asks }) {
      if (subresource !== "status") return faults16(object3);
      const { status } = object3;
      return [
        ...conditionFaults3("status.conditions", status.conditions),
        ...asks("countsNotNegative") ? COUNTS4.flatMap((field) => negativeFaults(`status.${field}`, status[field])) : []
      ];
    },
    cells(object3, { now: now2 }) {
      const { spec, status } = object3;
      return [nameOf(object3), limitCell(spec.minAvailable), limitCell(spec.maxUnavailable), status.disruptionsAllowed, ageOf(object3, now2)];
    }
  }
});

// dist/generated/policy/v1beta1/values.js
var PodSecurityPolicySpec = {
  volumes: ["*", "awsElasticBlockStore", "azureDisk", "azureFile", "cephFS", "cinder", "configMap", "csi", "downwardAPI", "emptyDir", "ephemeral", "fc", "flexVolume", "flocker", "gcePersistentDisk", "gitRepo", "glusterfs", "hostPath", "iscsi", "nfs", "persistentVolumeClaim", "photonPersistentDisk", "portworxVolume", "projected", "quobyte", "rbd", "scaleIO", "secret", "storageos", "vsphereVolume"],
  allowedProcMountTypes: ["Default", "Unmasked"]
};
var SELinuxStrategyOptions = {
  rule: ["MustRunAs", "RunAsAny"]
};
var RunAsUserStrategyOptions = {
  rule: ["MustRunAs", "MustRunAsNonRoot", "RunAsAny"]
};
var RunAsGroupStrategyOptions = {
  rule: ["MustRunAs", "RunAsAny", "MayRunAs"]
};
var FSGroupStrategyOptions = {
  rule: ["MayRunAs", "MustRunAs", "RunAsAny"]
};
var SupplementalGroupsStrategyOptions = {
  rule: ["MayRunAs", "MustRunAs", "RunAsAny"]
};

// dist/runtime/kinds/policy/podsecuritypolicy.js
var ALL = "*";
var rangesFaults = (at, ranges = []) => faultsOfEach(ranges, ({ min, max }, i) => {
  const field = (end) => `${at}.ranges[${i}].${end}`;
  return [
    ...min < 0 ? [invalidValue(field("min"), min, "min cannot be negative")] : [],
    ...max < 0 ? [invalidValue(field("max"), max, "max cannot be negative")] : [],
    ...min > max ? [invalidValue(field("min"), min, "min cannot be greater than max")] : []
  ];
});
var strategyFaults = (at, { rule, ranges }, rules) => [
  ...choiceFaults(`${at}.rule`, rule, rules),
  ...rangesFaults(at, ranges)
];
function primaryGroupFaults(at, strategy) {
  if (isAbsent(strategy)) return [];
  const { rule, ranges } = strategy;
  const unknown = choiceFaults(`${at}.rule`, rule, RunAsGroupStrategyOptions.rule);
  if (unknown.length > 0) return unknown;
  const given2 = (ranges ?? []).length > 0;
  if (rule === "RunAsAny") return given2 ? [invalidValue(`${at}.ranges`, ranges, "Ranges must be empty")] : [];
  return given2 ? rangesFaults(at, ranges) : [invalidValue(`${at}.ranges`, ranges, "must provide at least one range")];
}
function capabilityFaults(spec) {
  const { requiredDropCapabilities: dropped = [], allowedCapabilities = [] } = spec;
  const gone = new Set(dropped);
  const clashes = (field) => faultsOfEach(
    spec[field] ?? [],
    (name) => gone.has(name) ? [invalidValue(field, name, `capability is listed in ${field} and requiredDropCapabilities`)] : []
  );
  const all = dropped.length > 0 && allowedCapabilities.includes(ALL);
  return [
    ...all ? [
      invalidValue(
        "requiredDropCapabilities",
        placed("spec.requiredDropCapabilities", dropped),
        "must be empty when all capabilities are allowed by a wildcard"
      )
    ] : [],
    ...clashes("defaultAddCapabilities"),
    ...clashes("allowedCapabilities")
  ];
}
function hostPathFaults(at, paths) {
  const missing = paths.indexOf("");
  const given2 = missing < 0 ? paths : paths.slice(0, missing);
  return [
    ...faultsOfEach(
      given2,
      (path7, i) => path7.split("/").includes("..") ? [invalidValue(`${at}[${i}]`, path7, "must not contain '..'")] : []
    ),
    ...missing < 0 ? [] : [required(`${at}[${missing}]`, "is required")]
  ];
}
var SYSCTL_PATTERN = /^([a-z0-9]([-_a-z0-9]*[a-z0-9])?\.)*([a-z0-9][-_a-z0-9]*)?[a-z0-9*]$/;
function sysctlFaults(at, patterns = []) {
  const isPattern = (pattern) => pattern.length <= SYSCTL_MAX && SYSCTL_PATTERN.test(pattern);
  const coversAll = patterns.length > 1 && patterns.includes(ALL);
  return [
    ...faultsOfEach(patterns, (pattern, i) => {
      if (pattern === "") return [invalidValue(`${at}[${i}]`, pattern, "empty sysctl not allowed")];
      const words = `must have at most ${SYSCTL_MAX} characters and match regex ${SYSCTL_PATTERN.source.slice(1, -1)}`;
      return isPattern(pattern) ? [] : [invalidValue(`${at}[${i}]`, pattern, words)];
    }),
    ...coversAll ? [forbiddenField(`${at}.items`, `if '${ALL}' is present, must not specify other sysctls`)] : []
  ];
}
var covers = (pattern, other2) => pattern.endsWith(ALL) ? other2.replace(/\*$/, "").startsWith(pattern.slice(0, -1)) : pattern === other2;
function overlapsWith(patterns) {
  const fitting2 = patterns.filter((pattern) => pattern.length <= SYSCTL_MAX);
  const names = new Set(fitting2);
  const beginnings = new Set(fitting2.filter((pattern) => pattern.endsWith(ALL)).map((pattern) => pattern.slice(0, -1)));
  const sorted3 = fitting2.map((pattern) => pattern.replace(/\*$/, "")).sort();
  const hasBelow = (beginning) => {
    let [low, high] = [0, sorted3.length];
    while (low < high) {
      const middle = low + high >> 1;
      if ((sorted3[middle] ?? "") < beginning) low = middle + 1;
      else high = middle;
    }
    return sorted3[low]?.startsWith(beginning) === true;
  };
  return (pattern) => {
    if (pattern.length > SYSCTL_MAX) return false;
    const plain = pattern.replace(/\*$/, "");
    if (names.has(pattern) || plain !== pattern && hasBelow(plain)) return true;
    for (let end = 0; end <= plain.length; end += 1) if (beginnings.has(plain.slice(0, end))) return true;
    return false;
  };
}
function overlapFaults({ allowedUnsafeSysctls: allowed2 = [], forbiddenSysctls: forbidden2 = [] }) {
  const meets2 = overlapsWith(forbidden2);
  return faultsOfEach(
    allowed2,
    (yes, i) => faultsOfEach(meets2(yes) ? forbidden2 : [], (no, j) => {
      if (covers(no, yes)) return [invalidValue(`spec.allowedUnsafeSysctls[${i}]`, yes, `sysctl overlaps with ${no}`)];
      return covers(yes, no) ? [invalidValue(`spec.forbiddenSysctls[${j}]`, no, `sysctl overlaps with ${yes}`)] : [];
    })
  );
}
function runtimeClassFaults(at, options) {
  if (isAbsent(options)) return [];
  const { allowedRuntimeClassNames: names, defaultRuntimeClassName: chosen } = options;
  const list5 = `${at}.allowedRuntimeClassNames`;
  const allowed2 = names ?? [];
  const repeats = repeatsOf(allowed2);
  return [
    ...faultsOfEach(allowed2, (name, i) => [
      ...name === ALL ? [] : formatFaults("dns-subdomain", `${list5}[${i}]`, name),
      ...repeats.has(i) ? [duplicate(`${list5}[${i}]`, name)] : []
    ]),
    ...!isAbsent(chosen) ? [
      ...formatFaults("dns-subdomain", `${at}.defaultRuntimeClassName`, chosen),
      ...allowed2.includes(chosen) || allowed2.includes(ALL) ? [] : [required(list5, `default ${JSON.stringify(chosen)} must be allowed`)]
    ] : [],
    ...allowed2.length > 1 && allowed2.includes(ALL) ? [invalidValue(list5, names, `if '${ALL}' is present, must not specify other RuntimeClass names`)] : []
  ];
}
function annotationFaults(annotations, { label }) {
  const of = (name, domain) => {
    const key2 = label(name, domain);
    return [`metadata.annotations[${key2}]`, annotations[key2] ?? ""];
  };
  const [apparmorAt, apparmor] = of("defaultProfileName", "apparmor.security.beta");
  const [apparmorsAt, apparmors] = of("allowedProfileNames", "apparmor.security.beta");
  const [seccompAt, seccomp] = of("defaultProfileName", "seccomp.security.alpha");
  const [seccompsAt, seccomps] = of("allowedProfileNames", "seccomp.security.alpha");
  const apparmorFaults = (field, shown3, profiles) => faultsOfEach(profiles, (profile) => {
    const fault2 = apparmorNameFault(profile);
    return fault2 === void 0 ? [] : [invalidValue(field, shown3, fault2)];
  });
  return [
    ...apparmorFaults(apparmorAt, apparmor, [apparmor]),
    ...apparmorFaults(apparmorsAt, apparmors, apparmors.split(",")),
    ...seccomp === "" ? [] : seccompNameFaults(seccompAt, seccomp),
    ...seccomps === "" ? [] : faultsOfEach(seccomps.split(","), (name) => name === ALL ? [] : seccompNameFaults(seccompsAt, name))
  ];
}
function faults17({ spec, metadata: metadata2 }, { words }) {
  const raises = spec.defaultAllowPrivilegeEscalation === true && spec.allowPrivilegeEscalation !== true;
  return [
    ...annotationFaults(metadata2.annotations ?? {}, words),
    ...strategyFaults("spec.runAsUser", spec.runAsUser, RunAsUserStrategyOptions.rule),
    ...primaryGroupFaults("spec.runAsGroup", spec.runAsGroup),
    ...strategyFaults("spec.seLinux", spec.seLinux, SELinuxStrategyOptions.rule),
    ...strategyFaults("spec.supplementalGroups", spec.supplementalGroups, SupplementalGroupsStrategyOptions.rule),
    ...strategyFaults("spec.fsGroup", spec.fsGroup, FSGroupStrategyOptions.rule),
    ...faultsOfEach(spec.volumes ?? [], (volume) => choiceFaults("spec.volumes", volume, PodSecurityPolicySpec.volumes)),
    ...capabilityFaults(spec),
    ...raises ? [
      invalidValue(
        "spec.defaultAllowPrivilegeEscalation",
        true,
        "Cannot set DefaultAllowPrivilegeEscalation to true without also setting AllowPrivilegeEscalation to true"
      )
    ] : [],
    ...faultsOfEach(
      spec.allowedProcMountTypes ?? [],
      (type, i) => choiceFaults(`spec.allowedProcMountTypes[${i}]`, type, PodSecurityPolicySpec.allowedProcMountTypes)
    ),
    ...hostPathFaults(
      "spec.allowedHostPaths",
      (spec.allowedHostPaths ?? []).map(({ pathPrefix = "" }) => pathPrefix)
    ),
    ...faultsOfEach(
      spec.allowedFlexVolumes ?? [],
      ({ driver }, i) => driver === "" ? [required(`spec.allowedFlexVolumes.allowedFlexVolumes[${i}].driver`, "must specify a driver")] : []
    ),
    ...faultsOfEach(
      spec.allowedCSIDrivers ?? [],
      ({ name }, i) => driverNameFaults(`spec.allowedCSIDrivers.allowedCSIDriver[${i}].name`, name)
    ),
    ...sysctlFaults("spec.allowedUnsafeSysctls", spec.allowedUnsafeSysctls),
    ...sysctlFaults("spec.forbiddenSysctls", spec.forbiddenSysctls),
    ...overlapFaults(spec),
    ...runtimeClassFaults("spec.runtimeClass", spec.runtimeClass)
  ];
}
var podSecurityPolicy = defineKind({
  resource: "podsecuritypolicies.policy",
  strategy: {
    validate: faults17,
    validateUpdate: (object3, _old, context) => faults17(object3, context),
    cells(object3) {
      const { spec } = object3;
      return [
        nameOf(object3),
        String(spec.privileged === true),
        (spec.allowedCapabilities ?? []).join(","),
        spec.seLinux.rule,
        spec.runAsUser.rule,
        spec.fsGroup.rule ?? "",
        spec.supplementalGroups.rule ?? "",
        spec.readOnlyRootFilesystem === true,
        (spec.volumes ?? []).join(",")
      ];
    }
  }
});

// dist/generated/rbac.authorization/v1/values.js
var Subject = {
  kind: ["ServiceAccount", "User", "Group"]
};
var RoleRef = {
  kind: ["Role", "ClusterRole"]
};

// dist/runtime/kinds/rbac.authorization/binding.js
function ruleFaults4(at, { nonResourceURLs = [], apiGroups = [], resources = [], resourceNames = [] }, namespaced) {
  const out = [];
  if (nonResourceURLs.length > 0) {
    if (namespaced) out.push(invalidValue(`${at}.nonResourceURLs`, nonResourceURLs, "namespaced rules cannot apply to non-resource URLs"));
    if (apiGroups.length + resources.length + resourceNames.length > 0)
      out.push(
        invalidValue(`${at}.nonResourceURLs`, nonResourceURLs, "rules cannot apply to both regular resources and non-resource URLs")
      );
    return out;
  }
  if (apiGroups.length === 0) out.push(required(`${at}.apiGroups`, "resource rules must supply at least one api group"));
  if (resources.length === 0) out.push(required(`${at}.resources`, "resource rules must supply at least one resource"));
  return out;
}
var aggregationFaults = ({ clusterRoleSelectors = [] }) => faultsOfEach(clusterRoleSelectors, (selector, i) => {
  const at = `aggregationRule.clusterRoleSelectors[${i}]`;
  const faults24 = labelSelectorFaults(at, selector);
  return faults24.length === 0 ? [] : [...faults24, invalidValue(at, new Printed('"null"'), "invalid label selector.")];
});
var roleStrategy = (namespaced) => ({
  validate: ({ rules, aggregationRule }) => [
    ...faultsOfEach(rules ?? [], (rule, i) => ruleFaults4(`rules[${i}]`, rule, namespaced)),
    ...aggregationFaults(aggregationRule ?? {})
  ]
});
var ownGroup = ({ group: group2 }) => group2("rbac.authorization");
function subjectFaults2(at, { kind, name, namespace: namespace2 = "", apiGroup = "" }, clusterWide, words) {
  const out = [];
  if (name === "") out.push(required(`${at}.name`));
  if (kind === "ServiceAccount") {
    if (name !== "") out.push(...formatFaults("dns-subdomain", `${at}.name`, name));
    if (apiGroup !== "") out.push(notSupported(`${at}.apiGroup`, apiGroup, [""]));
    if (clusterWide && namespace2 === "") out.push(required(`${at}.namespace`));
  } else if (kind === "User" || kind === "Group") {
    if (apiGroup !== ownGroup(words)) out.push(notSupported(`${at}.apiGroup`, apiGroup, [ownGroup(words)]));
  } else out.push(notSupported(`${at}.kind`, kind, Subject.kind));
  return out;
}
function bindingFaults({ roleRef: roleRef2, subjects = [] }, clusterWide, words) {
  const kinds = clusterWide ? ["ClusterRole"] : RoleRef.kind;
  const out = [];
  if (roleRef2.apiGroup !== ownGroup(words)) out.push(notSupported("roleRef.apiGroup", roleRef2.apiGroup, [ownGroup(words)]));
  if (!kinds.includes(roleRef2.kind)) out.push(notSupported("roleRef.kind", roleRef2.kind, kinds));
  out.push(...neededText("path-segment", "roleRef.name", roleRef2.name));
  return [...out, ...faultsOfEach(subjects, (subject, i) => subjectFaults2(`subjects[${i}]`, subject, clusterWide, words))];
}
function subjectCells({ subjects = [] }) {
  const of = (kind) => subjects.filter((subject) => subject.kind === kind).map(({ namespace: namespace2 = "", name }) => kind === "ServiceAccount" ? `${namespace2}/${name}` : name).join(", ");
  return [of("User"), of("Group"), of("ServiceAccount")];
}
var bindingStrategy = (clusterWide) => ({
  validate: (object3, { words }) => bindingFaults(object3, clusterWide, words),
  validateUpdate: (object3, old, { words }) => [
    ...bindingFaults(object3, clusterWide, words),
    ...sameValue(object3.roleRef, old.roleRef) ? [] : [invalidValue("roleRef", object3.roleRef, "cannot change roleRef")]
  ],
  cells: (object3, { now: now2 }) => [
    nameOf(object3),
    `${object3.roleRef.kind}/${object3.roleRef.name}`,
    ageOf(object3, now2),
    ...subjectCells(object3)
  ]
});
function rbacSubject(subject, words) {
  if (!subject.apiGroup && (subject.kind === "User" || subject.kind === "Group")) subject.apiGroup = ownGroup(words);
}
var groupOf2 = (apiVersion) => apiVersion.includes("/") ? apiVersion.slice(0, apiVersion.indexOf("/")) : "";
function subjectsToHub(converted, original, words) {
  for (const [i, subject] of (converted.subjects ?? []).entries()) {
    const group2 = groupOf2(original.subjects?.[i]?.apiVersion ?? "");
    subject.apiGroup = group2 === "" && (subject.kind === "User" || subject.kind === "Group") ? ownGroup(words) : group2;
    if (subject.kind === "User" && subject.name === "*") {
      subject.kind = "Group";
      subject.name = "system:authenticated";
    }
  }
}
function subjectsFromHub(converted, original) {
  for (const [i, subject] of (converted.subjects ?? []).entries()) {
    const { apiGroup = "" } = original.subjects?.[i] ?? {};
    if (subject.kind === "ServiceAccount") subject.apiVersion = "v1";
    else if (apiGroup !== "") subject.apiVersion = `${apiGroup}/v1alpha1`;
  }
}
var clusterRoleBinding = defineKind({
  resource: "clusterrolebindings.rbac.authorization.{groupDomain}",
  strategy: bindingStrategy(true)
});
var roleBinding = defineKind({
  resource: "rolebindings.rbac.authorization.{groupDomain}",
  strategy: bindingStrategy(false),
  // Subjects of cluster role bindings are of the same type, and are defaulted and converted by these, too.
  defaulters: { rbacSubject },
  conversions: { subjectsToHub, subjectsFromHub }
});
var clusterRole = defineKind({
  resource: "clusterroles.rbac.authorization.{groupDomain}",
  strategy: roleStrategy(false)
});
var role = defineKind({
  resource: "roles.rbac.authorization.{groupDomain}",
  strategy: roleStrategy(true)
});

// dist/runtime/kinds/scheduling/priorityclass.js
var MAX_OF_USERS = 1e9;
var PREFIX = "system-";
var SYSTEM_CLASSES = /* @__PURE__ */ new Map([
  [
    "system-cluster-critical",
    {
      value: 2e9,
      description: "Used for system critical pods that must run in the cluster, but can be moved to another node if necessary."
    }
  ],
  [
    "system-node-critical",
    { value: 2000001e3, description: "Used for system critical pods that must not be moved from their current node." }
  ]
]);
function reservedFault(name, { value: value2, globalDefault }) {
  const known = SYSTEM_CLASSES.get(name);
  if (known === void 0) return `${name} is not a known system priority class`;
  if (value2 !== known.value) return `value of ${name} PriorityClass must be ${known.value}`;
  return globalDefault === true ? `globalDefault of ${name} PriorityClass must be false` : void 0;
}
function faults18(object3) {
  const name = nameOf(object3);
  if (name.startsWith(PREFIX)) {
    const why = reservedFault(name, object3);
    return why === void 0 ? [] : [forbiddenField("metadata.name", `priority class names with '${PREFIX}' prefix are reserved for system use only. error: ${why}`)];
  }
  return object3.value > MAX_OF_USERS ? [forbiddenField("value", `maximum allowed value of a user defined priority is ${MAX_OF_USERS}`)] : [];
}
var priorityClass = defineKind({
  resource: "priorityclasses.scheduling.{groupDomain}",
  strategy: {
    prepareForCreate(object3) {
      object3.metadata.generation = 1;
    },
    validate: faults18,
    validateUpdate: (object3, old) => object3.value === old.value ? [] : [forbiddenField("Value", "may not be changed in an update.")],
    cells: (object3, { now: now2 }) => [nameOf(object3), object3.value, object3.globalDefault === true, ageOf(object3, now2)]
  }
});

// dist/runtime/kinds/settings/podpreset.js
var ADDED = ["volumes", "env", "envFrom", "volumeMounts"];
function faults19({ spec }, { words }) {
  const volumes = checkedVolumes("spec.volumes", spec.volumes, words);
  return [
    ...labelSelectorFaults("spec.selector", spec.selector),
    ...ADDED.every((field) => spec[field] === void 0) ? [required(`spec.${ADDED.join(".")}`, "must specify at least one")] : [],
    ...volumes.faults,
    ...environmentFaults("spec.env", spec.env),
    ...environmentSourceFaults("spec.envFrom", spec.envFrom),
    ...mountFaults("spec.volumeMounts", spec.volumeMounts, volumes.sound)
  ];
}
var podPreset = defineKind({
  resource: "podpresets.settings.{groupDomain}",
  strategy: {
    // Pods that exist keep what a preset gave them, so the preset's spec never changes.
    prepareForUpdate(object3, old) {
      object3.spec = old.spec;
    },
    validate: faults19
  }
});

// dist/generated/storage/v1/values.js
var CSIDriverSpec = {
  volumeLifecycleModes: ["Persistent", "Ephemeral"],
  fsGroupPolicy: ["File", "None", "ReadWriteOnceWithFSType"]
};
var StorageClass = {
  reclaimPolicy: ["Delete", "Retain"]
};

// dist/runtime/kinds/storage/csidriver.js
var MIN_SECONDS = 600;
var MAX_SECONDS = 2 ** 32;
var LASTING = [
  ["attachRequired", "attachedRequired"],
  ["fsGroupPolicy", "fsGroupPolicy"],
  ["podInfoOnMount", "podInfoOnMount"],
  ["volumeLifecycleModes", "volumeLifecycleModes"],
  ["storageCapacity", "storageCapacity"]
];
function tokenFaults(at, requests) {
  const seen = /* @__PURE__ */ new Set();
  return faultsOfEach(requests, ({ audience, expirationSeconds }, i) => {
    const out = [];
    if (seen.has(audience)) out.push(duplicate(`${at}[${i}].audience`, audience));
    seen.add(audience);
    if (expirationSeconds === void 0) return out;
    const field = `${at}[${i}].expirationSeconds`;
    const seconds2 = Number(expirationSeconds);
    if (seconds2 < MIN_SECONDS) out.push(invalidValue(field, seconds2, "may not specify a duration less than 10 minutes"));
    if (seconds2 > MAX_SECONDS) out.push(invalidValue(field, seconds2, "may not specify a duration larger than 2^32 seconds"));
    return out;
  });
}
function faults20({ spec: { fsGroupPolicy, tokenRequests = [], volumeLifecycleModes } }) {
  return [
    ...choiceFaults("spec.fsGroupPolicy", fsGroupPolicy, CSIDriverSpec.fsGroupPolicy),
    ...tokenFaults("spec.tokenRequests", tokenRequests),
    ...eachChoiceFaults("spec.volumeLifecycleModes", volumeLifecycleModes, CSIDriverSpec.volumeLifecycleModes)
  ];
}
function updateFaults2({ spec }, { spec: before }) {
  return [
    ...LASTING.filter(([field]) => !sameValue(spec[field], before[field])).map(
      ([field, shown3]) => invalidValue(`spec.${shown3}`, spec[field], "field is immutable")
    ),
    ...tokenFaults("spec.tokenRequests", spec.tokenRequests ?? [])
  ];
}
function countChanges(object3, old) {
  if (!sameValue(object3.spec, old.spec)) object3.metadata.generation = Number(old.metadata.generation ?? 0) + 1;
}
var csiDriver = defineKind({
  resource: "csidrivers.storage.{groupDomain}",
  strategy: {
    prepareForUpdate: countChanges,
    validate: faults20,
    validateUpdate: updateFaults2,
    cells(object3, { now: now2 }) {
      const { attachRequired, podInfoOnMount, storageCapacity, tokenRequests, requiresRepublish, volumeLifecycleModes } = object3.spec;
      return [
        nameOf(object3),
        attachRequired,
        podInfoOnMount,
        storageCapacity === true,
        tokenRequests === void 0 ? UNSET : tokenRequests.map(({ audience }) => audience).join(","),
        requiresRepublish,
        orNone(volumeLifecycleModes),
        ageOf(object3, now2)
      ];
    }
  }
});

// dist/runtime/kinds/storage/csinode.js
var MAX_NODE_ID = 128;
function nodeIdFaults(at, id) {
  if (id === "") return [required(at)];
  return id.length > MAX_NODE_ID ? [invalidValue(at, id, `must be ${MAX_NODE_ID} characters or less`)] : [];
}
function topologyFaults(at, keys) {
  const seen = /* @__PURE__ */ new Set();
  return faultsOfEach(keys, (key2) => {
    const out = key2 === "" ? [required(at)] : [];
    if (seen.has(key2)) out.push(duplicate(at, key2));
    seen.add(key2);
    const shown3 = placed(`${at}.topologyKeys`, keys);
    return [...out, ...faultsOf("qualified-name", key2).map((fault2) => invalidValue(at, shown3, fault2))];
  });
}
function driverFaults(at, { name, nodeID, allocatable, topologyKeys }) {
  const volumes = allocatable?.count;
  return [
    ...driverNameFaults(`${at}.name`, name),
    ...nodeIdFaults(`${at}.nodeID`, nodeID),
    ...volumes === void 0 || volumes >= 0 ? [] : [invalidValue(`${at}.allocatable.count`, volumes, "must be greater than or equal to 0")],
    ...topologyFaults(at, topologyKeys ?? [])
  ];
}
function faults21({ spec: { drivers } }) {
  const seen = /* @__PURE__ */ new Set();
  return faultsOfEach(drivers ?? [], (driver, i) => {
    const at = `spec.drivers[${i}]`;
    const { name } = driver;
    const repeated = seen.has(name) ? [duplicate(`${at}.name`, name)] : [];
    seen.add(name);
    return [...driverFaults(at, driver), ...repeated];
  });
}
function changedFaults(object3, old) {
  const stored = new Map((old.spec.drivers ?? []).map((driver) => [driver.name, driver]));
  return faultsOfEach(object3.spec.drivers ?? [], (driver, i) => {
    const before = stored.get(driver.name);
    return before === void 0 || sameValue(driver, before) ? [] : [invalidValue("CSINodeDriver", placed(`spec.drivers[${i}]`, driver), "field is immutable")];
  });
}
var csiNode = defineKind({
  resource: "csinodes.storage.{groupDomain}",
  strategy: {
    validate: faults21,
    validateUpdate: (object3, old) => [...faults21(object3), ...changedFaults(object3, old)],
    cells: (object3, { now: now2 }) => [nameOf(object3), object3.spec.drivers?.length ?? 0, ageOf(object3, now2)]
  }
});

// dist/runtime/kinds/storage/csistoragecapacity.js
var amountFaults4 = (field, amount) => amount === void 0 || (quantityNanos(amount) ?? 0n) >= 0n ? [] : [invalidValue(field, amount, "must be greater than or equal to 0")];
var csiStorageCapacity = defineKind({
  resource: "csistoragecapacities.storage.{groupDomain}",
  strategy: {
    validate: (object3) => [
      ...labelSelectorFaults("nodeTopology", object3.nodeTopology),
      ...amountFaults4("capacity", object3.capacity),
      ...amountFaults4("maximumVolumeSize", object3.maximumVolumeSize)
    ]
  }
});

// dist/runtime/kinds/storage/storageclass.js
var MAX_PARAMETERS = 512;
var MAX_PARAMETER_BYTES = 256 * 1024;
var LASTING2 = ["parameters", "provisioner", "reclaimPolicy"];
var IS_DEFAULT = ["storageclass", "storageclass.beta"];
function parameterFaults(given2) {
  const parameters = Object.entries(given2);
  if (parameters.length > MAX_PARAMETERS) return [tooLong("parameters", MAX_PARAMETERS)];
  const bytes = parameters.reduce((sum, [k, v]) => sum + Buffer.byteLength(k) + Buffer.byteLength(v), 0);
  return [
    ...parameters.filter(([key2]) => key2 === "").map(() => invalidValue("parameters", "", "field can not be empty.")),
    ...bytes > MAX_PARAMETER_BYTES ? [tooLong("parameters", MAX_PARAMETER_BYTES)] : []
  ];
}
function expressionFaults2(at, { key: key2, values: given2 }) {
  const values = given2 ?? [];
  const seen = /* @__PURE__ */ new Set();
  return [
    ...values.length === 0 ? [required(`${at}.values`)] : [],
    ...faultsOfEach(values, (value2, i) => {
      const repeated = seen.has(value2);
      seen.add(value2);
      return repeated ? [duplicate(`${at}.values[${i}]`, value2)] : [];
    }),
    ...formatFaults("qualified-name", `${at}.key`, key2)
  ];
}
var meaningOf = ({ matchLabelExpressions = [] }) => JSON.stringify(
  Object.entries(Object.fromEntries(matchLabelExpressions.map(({ key: key2, values }) => [key2, [...values ?? []].sort()]))).sort()
);
function topologyFaults2(topologies) {
  const terms = /* @__PURE__ */ new Set();
  return faultsOfEach(topologies, (term, i) => {
    const at = `allowedTopologies[${i}].matchLabelExpressions`;
    const keys = /* @__PURE__ */ new Set();
    const out = faultsOfEach(term.matchLabelExpressions ?? [], (expression, j) => {
      const { key: key2 } = expression;
      const repeated = keys.has(key2) ? [duplicate(`${at}[${j}].key`, key2)] : [];
      keys.add(key2);
      return [...expressionFaults2(`${at}[${j}]`, expression), ...repeated];
    });
    const meaning = meaningOf(term);
    const known = terms.has(meaning);
    terms.add(meaning);
    return known || meaning === "[]" ? [...out, duplicate(at, "")] : out;
  });
}
function faults22({ parameters = {}, reclaimPolicy, allowedTopologies = [] }) {
  return [
    ...parameterFaults(parameters),
    ...reclaimPolicy === "" ? [] : choiceFaults("reclaimPolicy", reclaimPolicy, StorageClass.reclaimPolicy),
    ...topologyFaults2(allowedTopologies)
  ];
}
var changedFaults2 = (object3, old) => [
  ...LASTING2.filter((field) => !sameValue(object3[field], old[field])).map(
    (field) => forbiddenField(field, `updates to ${field} are forbidden.`)
  ),
  ...sameValue(object3.volumeBindingMode, old.volumeBindingMode) ? [] : [invalidValue("volumeBindingMode", object3.volumeBindingMode, "field is immutable")]
];
var storageClass = defineKind({
  resource: "storageclasses.storage.{groupDomain}",
  strategy: {
    validate: faults22,
    validateUpdate: (object3, old) => [...faults22(object3), ...changedFaults2(object3, old)],
    cells(object3, { now: now2, words }) {
      const isDefault = IS_DEFAULT.some((prefix) => object3.metadata.annotations?.[words.label("is-default-class", prefix)] === "true");
      return [
        `${nameOf(object3)}${isDefault ? " (default)" : ""}`,
        object3.provisioner,
        object3.reclaimPolicy || "Delete",
        object3.volumeBindingMode || "Immediate",
        object3.allowVolumeExpansion === true,
        ageOf(object3, now2)
      ];
    }
  }
});

// dist/runtime/kinds/storage/volumeattachment.js
var ONE_SOURCE = "must specify exactly one of inlineVolumeSpec and persistentVolumeName";
var INLINE = "in the context of inline volumes";
var NOT_INLINE = ["claimRef", "capacity", "nodeAffinity", "storageClassName"];
var isGiven = (value2) => typeof value2 === "object" ? Object.keys(value2).length > 0 : value2 !== void 0 && value2 !== "";
function inlineFaults(at, spec, words) {
  const { accessModes: modes = [], persistentVolumeReclaimPolicy: policy = "" } = spec;
  return [
    ...NOT_INLINE.filter((field) => isGiven(spec[field])).map(
      (field) => forbiddenField(`${at}.${field}`, `may not be specified ${INLINE}`)
    ),
    ...spec.csi === void 0 ? [required(`${at}.csi`, `has to be specified ${INLINE}`)] : [],
    ...modes.length === 0 ? [required(`${at}.accessModes`)] : eachChoiceFaults(`${at}.accessModes`, modes, PersistentVolumeSpec.accessModes),
    ...sourceFaults(at, spec, VOLUME_SOURCES, words),
    ...policy === "" || policy === "Retain" ? [] : [forbiddenField(`${at}.persistentVolumeReclaimPolicy`, `may only be Retain ${INLINE}`)],
    ...spec.volumeMode === void 0 || spec.volumeMode === "Filesystem" ? [] : [forbiddenField(`${at}.volumeMode`, `may not specify volumeMode other than Filesystem ${INLINE}`)]
  ];
}
function sourceFaults2(at, { persistentVolumeName: name, inlineVolumeSpec }, words) {
  if (inlineVolumeSpec !== void 0)
    return name === void 0 ? inlineFaults(`${at}.inlineVolumeSpec`, inlineVolumeSpec, words) : [forbiddenField(at, ONE_SOURCE)];
  if (name === void 0) return [required(at, ONE_SOURCE)];
  return name === "" ? [required(`${at}.persistentVolumeName`, "must specify non empty persistentVolumeName")] : [];
}
function faults23({ spec: { attacher, source, nodeName }, status }, { words }) {
  return [
    ...attacher === "" ? [required("spec.attacher")] : [],
    ...sourceFaults2("spec.source", source, words),
    ...formatFaults("dns-subdomain", "spec.nodeName", nodeName),
    ...statusFaults7(status)
  ];
}
function nameFaults5({ spec: { attacher, source } }) {
  const { persistentVolumeName: volume } = source;
  return [
    ...faultsOf("dns-subdomain", attacher.toLowerCase()).map((fault2) => invalidValue("spec.attacher", attacher, fault2)),
    ...volume === void 0 ? [] : formatFaults("dns-subdomain", "spec.source.persistentVolumeName", volume)
  ];
}
var MAX_METADATA_BYTES = 256 * 1024;
function metadataFaults2(metadata2) {
  const bytes = Object.entries(metadata2).reduce((sum, [k, v]) => sum + Buffer.byteLength(k) + Buffer.byteLength(v), 0);
  return bytes > MAX_METADATA_BYTES ? [tooLong("status.attachmentMetadata", MAX_METADATA_BYTES)] : [];
}
var MAX_MESSAGE3 = 1024;
var errorFaults = (field, { message = "" }) => message.length > MAX_MESSAGE3 ? [tooLong(`${field}.message`, MAX_METADATA_BYTES)] : [];
var statusFaults7 = ({ attachmentMetadata = {}, attachError, detachError }) => [
  ...metadataFaults2(attachmentMetadata),
  ...attachError === void 0 ? [] : errorFaults("status.attachError", attachError),
  ...detachError === void 0 ? [] : errorFaults("status.detachError", detachError)
];
var volumeAttachment = defineKind({
  resource: "volumeattachments.storage.{groupDomain}",
  strategy: {
    statusKeeps: ["labels", "annotations", "finalizers", "ownerReferences"],
    rules: { formedNames: {} },
    validate: (object3, context) => [...faults23(object3, context), ...context.asks("formedNames") ? nameFaults5(object3) : []],
    validateUpdate: (object3, _old, context) => faults23(object3, context),
    cells(object3, { now: now2 }) {
      const { attacher, source, nodeName } = object3.spec;
      return [nameOf(object3), attacher, source.persistentVolumeName ?? "", nodeName, object3.status.attached, ageOf(object3, now2)];
    }
  }
});

// dist/runtime/kinds/index.js
var clusterKinds = [
  apiService,
  auditSink,
  binding,
  certificateSigningRequest,
  clusterRole,
  clusterRoleBinding,
  configMap,
  controllerRevision,
  cronJob,
  csiDriver,
  csiNode,
  csiStorageCapacity,
  customResourceDefinition2,
  daemonSet2,
  deployment,
  endpointSlice,
  endpoints,
  event,
  flowSchema,
  horizontalPodAutoscaler,
  ingress,
  ingressClass,
  job,
  limitRange,
  localSubjectAccessReview,
  mutatingWebhookConfiguration,
  namespace,
  networkPolicy,
  node,
  persistentVolume,
  persistentVolumeClaim,
  pod,
  podDisruptionBudget,
  podPreset,
  podSecurityPolicy,
  podTemplate,
  priorityClass,
  priorityLevel,
  replicaSet,
  replicationController,
  resourceQuota,
  role,
  roleBinding,
  runtimeClass,
  secret,
  selfSubjectAccessReview,
  selfSubjectRulesReview,
  service,
  serviceAccount,
  statefulSet,
  storageClass,
  storageVersion2,
  subjectAccessReview,
  tokenReview,
  validatingWebhookConfiguration,
  volumeAttachment
];

// dist/runtime/admission/plugins/certificate-signers.js
async function maySpeakFor(authorizer, group2, user2, verb, signer) {
  const [domain = ""] = signer.split("/", 1);
  for (const name of [signer, `${domain}/*`]) {
    const { decision } = await authorizer.authorize({
      user: user2,
      verb,
      name,
      resourceRequest: true,
      path: "",
      group: group2,
      version: "*",
      resource: "signers",
      subresource: "",
      namespace: ""
    });
    if (decision === "allow") return true;
  }
  return false;
}
function signerCheck({ authorizer, environment }, name, verb, subresource, concerns) {
  const target = { group: environment.words.group("certificates"), resource: "certificatesigningrequests", subresource };
  return {
    name,
    async validate(request) {
      const write = request.operation === "UPDATE" ? requestAbout(request, target) : void 0;
      if (write === void 0 || !concerns(write.object, write.old)) return;
      const signer = write.old?.spec.signerName ?? "";
      if (await maySpeakFor(authorizer, target.group, write.user, verb, signer)) return;
      throw forbidden(
        { group: target.group, name: target.resource },
        write.shownName,
        `user not permitted to ${verb} requests with signerName ${JSON.stringify(signer)}`
      );
    }
  };
}
var certificateApproval = (parts2) => signerCheck(parts2, "CertificateApproval", "approve", "approval", () => true);
var certificateSigning = (parts2) => signerCheck(
  parts2,
  "CertificateSigning",
  "sign",
  "status",
  (object3, old) => ["certificate", "conditions"].some((field) => !sameValue(object3?.status[field], old?.status[field]))
);

// dist/runtime/admission/plugins/certificate-subject-restriction.js
function certificateSubjectRestriction({ environment: { words } }) {
  const target = { group: words.group("certificates"), resource: "certificatesigningrequests" };
  const signer = words.label("kube-apiserver-client");
  return {
    name: "CertificateSubjectRestriction",
    validate(request) {
      if (request.operation !== "CREATE") return;
      const spec = requestAbout(request, target)?.object?.spec;
      if (spec?.signerName !== signer || readRequest(spec.request ?? "")?.organizations.includes(SUPERUSERS) !== true) return;
      const about = { group: request.group, name: request.resource };
      throw forbidden(about, request.shownName, `use of ${signer} signer with ${SUPERUSERS} group is not allowed`);
    }
  };
}

// dist/runtime/admission/plugins/default-class.js
function defaultClass({ registry }, classed) {
  const { plugin, of, annotation: annotation3, marks, several } = classed;
  const classes = registry.has(classed.classes) ? registry.reader(classed.classes) : void 0;
  return {
    name: plugin,
    async admit(request) {
      const object3 = request.operation === "CREATE" ? requestAbout(request, of)?.object : void 0;
      if (classes === void 0 || object3 === void 0) return;
      if (classed.named(object3) !== void 0 || object3.metadata.annotations?.[annotation3] !== void 0) return;
      const isDefault = ({ metadata: metadata2 }) => marks.some((mark) => metadata2.annotations?.[mark] === "true");
      const defaults = (await classes.list()).filter(isDefault);
      if (defaults.length > 1)
        throw forbidden({ group: of.group, name: of.resource }, request.shownName, `Internal error occurred: ${several(defaults.length)}`);
      const name = defaults[0]?.metadata.name;
      if (name !== void 0) classed.name(object3, name);
    }
  };
}
var defaultStorageClass = (parts2) => {
  const { group: group2, label } = parts2.registry.words;
  return defaultClass(parts2, {
    plugin: "DefaultStorageClass",
    of: { group: "", resource: "persistentvolumeclaims" },
    annotation: label("storage-class", "volume.beta"),
    named: ({ spec }) => spec.storageClassName,
    name(claim, storageClassName) {
      claim.spec = { ...claim.spec, storageClassName };
    },
    classes: `storageclasses.${group2("storage")}`,
    marks: IS_DEFAULT.map((prefix) => label("is-default-class", prefix)),
    several: (count) => `${count} default StorageClasses were found`
  });
};
var defaultIngressClass = (parts2) => {
  const { group: group2, label } = parts2.registry.words;
  return defaultClass(parts2, {
    plugin: "DefaultIngressClass",
    of: { group: group2("networking"), resource: "ingresses" },
    annotation: label("ingress.class"),
    named: ({ spec }) => spec.ingressClassName,
    name(ingress2, ingressClassName) {
      ingress2.spec = { ...ingress2.spec, ingressClassName };
    },
    classes: `ingressclasses.${group2("networking")}`,
    marks: [label("is-default-class", "ingressclass")],
    several: (count) => `${count} default IngressClasses were found, only 1 allowed`
  });
};

// dist/runtime/admission/plugins/default-toleration-seconds.js
var SECONDS = 300;
var EFFECT = "NoExecute";
var tolerates = (tolerations, key2) => tolerations.some((t) => (t.key === key2 || !t.key) && (t.effect === EFFECT || !t.effect));
function defaultTolerationSeconds({ environment: { words } }) {
  const keys = [words.label("not-ready", "node"), words.label("unreachable", "node")];
  return {
    name: "DefaultTolerationSeconds",
    admit(request) {
      if (request.operation !== "CREATE" && request.operation !== "UPDATE") return;
      const spec = requestAbout(request, { group: "", resource: "pods" })?.object?.spec;
      if (spec === void 0) return;
      for (const key2 of keys) {
        const { tolerations = [] } = spec;
        if (!tolerates(tolerations, key2))
          spec.tolerations = [...tolerations, { key: key2, operator: "Exists", effect: EFFECT, tolerationSeconds: SECONDS }];
      }
    }
  };
}

// dist/runtime/auth/authorizers/rbac/rules.js
var ALL2 = "*";
var textsOf2 = (value2) => Array.isArray(value2) ? value2.filter((v) => typeof v === "string") : [];
function policyRules(role2) {
  const rules = Array.isArray(role2.rules) ? role2.rules : [];
  return rules.map((rule) => {
    const fields = new Map(typeof rule === "object" && rule !== null ? Object.entries(rule) : []);
    return {
      verbs: textsOf2(fields.get("verbs")),
      apiGroups: textsOf2(fields.get("apiGroups")),
      resources: textsOf2(fields.get("resources")),
      resourceNames: textsOf2(fields.get("resourceNames")),
      nonResourceURLs: textsOf2(fields.get("nonResourceURLs"))
    };
  });
}
var has = (list5, value2) => list5.includes(ALL2) || list5.includes(value2);
var hasResource = (resources, resource, subresource) => has(resources, subresource === "" ? resource : `${resource}/${subresource}`) || subresource !== "" && resources.includes(`${ALL2}/${subresource}`);
var hasPath = (patterns, path7) => patterns.some((p) => p === path7 || p.endsWith(ALL2) && path7.startsWith(p.slice(0, -1)));
function allows(rule, { resourceRequest, verb, group: group2, resource, subresource, name, path: path7 }) {
  if (!has(rule.verbs, verb)) return false;
  if (!resourceRequest) return hasPath(rule.nonResourceURLs, path7);
  if (!has(rule.apiGroups, group2) || !hasResource(rule.resources, resource, subresource)) return false;
  return rule.resourceNames.length === 0 || rule.resourceNames.includes(name);
}

// dist/runtime/auth/authorizers/rbac/covers.js
function covers2(ownerRules, wanted2) {
  const missing = wanted2.flatMap(singles).filter((single) => !ownerRules.some((owned) => coversSingle(owned, single)));
  return { covered: missing.length === 0, missing };
}
var NOTHING = { verbs: [], apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [] };
function singles(rule) {
  const names = rule.resourceNames.length === 0 ? [[]] : rule.resourceNames.map((name) => [name]);
  const onResources = rule.apiGroups.flatMap(
    (group2) => rule.resources.flatMap(
      (resource) => rule.verbs.flatMap(
        (verb) => names.map((resourceNames) => ({ ...NOTHING, verbs: [verb], apiGroups: [group2], resources: [resource], resourceNames }))
      )
    )
  );
  const onPaths = rule.nonResourceURLs.flatMap((url) => rule.verbs.map((verb) => ({ ...NOTHING, verbs: [verb], nonResourceURLs: [url] })));
  return [...onResources, ...onPaths];
}
var hasAll = (owned, wanted2) => owned.includes(ALL2) || wanted2.every((value2) => owned.includes(value2));
var hasResource2 = (owned, resource) => {
  const slash = resource.indexOf("/");
  return hasAll(owned, [resource]) || slash >= 0 && owned.includes(`${ALL2}${resource.slice(slash)}`);
};
function coversSingle(owned, single) {
  if (!hasAll(owned.verbs, single.verbs)) return false;
  const [url] = single.nonResourceURLs;
  if (url !== void 0) return hasPath(owned.nonResourceURLs, url);
  return hasAll(owned.apiGroups, single.apiGroups) && single.resources.every((resource) => hasResource2(owned.resources, resource)) && (owned.resourceNames.length === 0 || single.resourceNames.length > 0 && single.resourceNames.every((name) => owned.resourceNames.includes(name)));
}

// dist/runtime/auth/authorizers/rbac/role-index.js
var ACCOUNT = "system:serviceaccount:";
var RoleIndex = class {
  constructor(source) {
    this.source = source;
    this.#clusterRoles = rulesByName(source.clusterRoles());
    this.#everywhere = this.#bySubject(source.clusterRoleBindings(), "ClusterRoleBinding", "", /* @__PURE__ */ new Map());
  }
  source;
  #clusterRoles;
  #everywhere;
  #namespaces = /* @__PURE__ */ new Map();
  /** What the user holds in a namespace, or at the cluster scope for an empty name: cluster-wide grants first. */
  grants(user2, namespace2) {
    const everywhere = grantsTo(this.#everywhere, user2);
    return namespace2 === "" ? everywhere : [...everywhere, ...grantsTo(this.#inNamespace(namespace2), user2)];
  }
  /** The rules of a role that a binding in the namespace refers to; undefined where it is not there. */
  rulesOf(kind, name, namespace2) {
    return kind === "Role" ? rulesByName(this.source.roles(namespace2)).get(name) : this.#clusterRoles.get(name);
  }
  #inNamespace(namespace2) {
    const known = this.#namespaces.get(namespace2);
    if (known !== void 0) return known;
    const bindings = this.source.roleBindings(namespace2);
    const made = bindings.length === 0 ? /* @__PURE__ */ new Map() : this.#bySubject(bindings, "RoleBinding", namespace2, rulesByName(this.source.roles(namespace2)));
    if (bindings.length > 0) this.#namespaces.set(namespace2, made);
    return made;
  }
  #bySubject(bindings, kind, namespace2, roles2) {
    const out = /* @__PURE__ */ new Map();
    bindings.forEach((object3, binding2) => {
      const role2 = reference(object3.roleRef);
      const rules = (role2.kind === "Role" ? roles2 : this.#clusterRoles).get(role2.name);
      const missing = rules === void 0 ? { missing: notFound2(role2, this.source.group) } : {};
      const shown3 = namespace2 === "" ? object3.metadata.name ?? "" : `${object3.metadata.name ?? ""}/${namespace2}`;
      const of = `RBAC: allowed by ${kind} ${JSON.stringify(shown3)} of ${role2.kind} ${JSON.stringify(role2.name)}`;
      const subjects = Array.isArray(object3.subjects) ? object3.subjects : [];
      subjects.map(reference).forEach((named7, subject) => {
        const key2 = keyOf2(named7, namespace2);
        const grants = out.get(key2) ?? [];
        grants.push({ rules: rules ?? [], ...missing, reason: `${of} to ${subjectText(named7, namespace2)}`, binding: binding2, subject });
        out.set(key2, grants);
      });
    });
    return out;
  }
};
var rulesByName = (roles2) => new Map(roles2.map((r) => [r.metadata.name ?? "", policyRules(r)]));
function reference(value2) {
  const fields = new Map(typeof value2 === "object" && value2 !== null ? Object.entries(value2) : []);
  const text2 = (name) => {
    const field = fields.get(name);
    return typeof field === "string" ? field : "";
  };
  return { kind: text2("kind"), name: text2("name"), namespace: text2("namespace") };
}
var notFound2 = ({ kind, name }, group2) => `${kind.toLowerCase()}.${group2} ${JSON.stringify(name)} not found`;
var accountNamespace = (subject, namespace2) => subject.namespace === "" ? namespace2 : subject.namespace;
var keyOf2 = (subject, namespace2) => subject.kind === "ServiceAccount" ? `User:${ACCOUNT}${accountNamespace(subject, namespace2)}:${subject.name}` : `${subject.kind}:${subject.name}`;
function subjectText(subject, namespace2) {
  const name = subject.kind === "ServiceAccount" ? `${subject.name}/${accountNamespace(subject, namespace2)}` : subject.name;
  return `${subject.kind} ${JSON.stringify(name)}`;
}
function grantsTo(index2, user2) {
  const found = [...index2.get(`User:${user2.name}`) ?? []];
  for (const name of user2.groups) found.push(...index2.get(`Group:${name}`) ?? []);
  found.sort((a, b) => a.binding - b.binding || a.subject - b.subject);
  return found.filter((grant, i) => grant.binding !== found[i - 1]?.binding);
}

// dist/runtime/auth/authorizers/rbac/escalation.js
async function roleEscalation(write, { source, authorizer }) {
  const { user: user2, object: object3, old, resource, requestName, namespace: namespace2 } = write;
  if (user2.groups.includes(SUPERUSERS)) return void 0;
  if (await has2(authorizer, { user: user2, verb: "escalate", group: source.group, resource, name: requestName, namespace: namespace2 })) return void 0;
  const wanted2 = aggregated(object3) || aggregated(old) ? EVERYTHING2 : policyRules(object3);
  return beyond(write, source, wanted2);
}
async function bindingEscalation(write, { source, authorizer }) {
  const { user: user2, object: object3, namespace: namespace2 } = write;
  if (user2.groups.includes(SUPERUSERS)) return void 0;
  const { kind, name } = roleRef(object3);
  const plural = kind === "Role" ? "roles" : "clusterroles";
  if (await has2(authorizer, { user: user2, verb: "bind", group: source.group, resource: plural, name, namespace: namespace2 })) return void 0;
  const wanted2 = new RoleIndex(source).rulesOf(kind, name, namespace2);
  if (wanted2 === void 0) return notFound({ group: source.group, name: plural }, name);
  return beyond(write, source, wanted2);
}
var EVERYTHING2 = [
  { verbs: [ALL2], apiGroups: [ALL2], resources: [ALL2], resourceNames: [], nonResourceURLs: [] },
  { verbs: [ALL2], apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [ALL2] }
];
var aggregated = (role2) => role2?.aggregationRule !== void 0 && role2.aggregationRule !== null;
function roleRef(binding2) {
  const ref = new Map(
    typeof binding2.roleRef === "object" && binding2.roleRef !== null ? Object.entries(binding2.roleRef) : []
  );
  return { kind: String(ref.get("kind") ?? ""), name: String(ref.get("name") ?? "") };
}
async function has2(authorizer, question) {
  const attributes = { ...question, resourceRequest: true, path: "", version: ALL2, subresource: "" };
  return (await authorizer.authorize(attributes)).decision === "allow";
}
function beyond({ user: user2, resource, object: object3, namespace: namespace2 }, source, wanted2) {
  const grants = new RoleIndex(source).grants(user2, namespace2);
  const { covered: covered2, missing } = covers2(
    grants.flatMap((g) => g.rules),
    wanted2
  );
  if (covered2) return void 0;
  const lines = [...new Set(compact(missing).map(ruleText))].sort();
  const unknown = [...new Set(grants.flatMap((g) => g.missing === void 0 ? [] : [g.missing]))];
  const why = `user ${JSON.stringify(user2.name)} (groups=${list(user2.groups)}) is attempting to grant RBAC permissions not currently held:
${lines.join("\n")}${unknown.length === 0 ? "" : `; resolution errors: [${unknown.join(", ")}]`}`;
  return forbidden({ group: source.group, name: resource }, object3.metadata.name ?? "", why);
}
function compact(rules) {
  const out = /* @__PURE__ */ new Map();
  for (const rule of rules) {
    const ofPath = rule.nonResourceURLs.length > 0 ? rule.verbs : [];
    const key2 = JSON.stringify([rule.apiGroups, rule.resources, rule.resourceNames, rule.nonResourceURLs, ofPath]);
    const known = out.get(key2);
    out.set(key2, known === void 0 ? rule : { ...known, verbs: [.../* @__PURE__ */ new Set([...known.verbs, ...rule.verbs])] });
  }
  return [...out.values()];
}
var list = (values) => `[${values.map((v) => JSON.stringify(v)).join(" ")}]`;
var PARTS5 = [
  ["APIGroups", "apiGroups"],
  ["Resources", "resources"],
  ["NonResourceURLs", "nonResourceURLs"],
  ["ResourceNames", "resourceNames"],
  ["Verbs", "verbs"]
];
var ruleText = (rule) => `{${PARTS5.filter(([, part]) => rule[part].length > 0).map(([name, part]) => `${name}:${list(rule[part])}`).join(", ")}}`;

// dist/runtime/auth/authorizers/rbac/error-text.js
function errorText(errors) {
  const [only = "", ...others] = new Set(errors);
  return others.length === 0 ? only : `[${[only, ...others].join(", ")}]`;
}

// dist/runtime/auth/authorizers/rbac/authorizer.js
var ALLOWED_BYTES = 8 * 1024 * 1024;
var REFUSED_BYTES = 1024 * 1024;
var LONGEST_KEY = 1024;
var ENTRY_BYTES = 150;
var ABSTAIN = { decision: "abstain", reason: "" };
var RbacAuthorizer = class {
  constructor(source) {
    this.source = source;
  }
  source;
  #version;
  #index;
  #allowed = new BoundedCache(ALLOWED_BYTES);
  #refused = new BoundedCache(REFUSED_BYTES);
  /** Allows by the first grant that covers the request; otherwise abstains, and names the roles that grants miss. */
  authorize(attributes) {
    const { version } = this.source;
    if (this.#index === void 0 || this.#version !== version) {
      this.#index = new RoleIndex(this.source);
      this.#version = version;
      this.#allowed.clear();
      this.#refused.clear();
    }
    const key2 = keyOf3(attributes);
    if (key2.length > LONGEST_KEY) return decide(this.#index, attributes);
    const known = this.#allowed.get(key2) ?? this.#refused.get(key2);
    if (known !== void 0) return known;
    const decision = decide(this.#index, attributes);
    const kept2 = decision.decision === "allow" ? this.#allowed : this.#refused;
    kept2.set(key2, decision, 2 * (key2.length + (decision.error?.length ?? 0)) + ENTRY_BYTES);
    return decision;
  }
};
var userKeys = /* @__PURE__ */ new WeakMap();
function userKey(user2) {
  const known = userKeys.get(user2);
  if (known !== void 0) return known;
  const made = JSON.stringify([user2.name, user2.groups]);
  userKeys.set(user2, made);
  return made;
}
var keyOf3 = ({ user: user2, verb, resourceRequest, path: path7, group: group2, resource, subresource, namespace: namespace2, name }) => resourceRequest ? `${userKey(user2)}${verb.length},${group2.length},${resource.length},${subresource.length},${namespace2.length}:${verb}${group2}${resource}${subresource}${namespace2}${name}` : `${userKey(user2)}${verb.length};${verb}${path7}`;
function decide(index2, attributes) {
  const missing = [];
  for (const grant of index2.grants(attributes.user, attributes.resourceRequest ? attributes.namespace : "")) {
    if (grant.rules.some((rule) => allows(rule, attributes))) return { decision: "allow", reason: grant.reason };
    if (grant.missing !== void 0) missing.push(grant.missing);
  }
  return missing.length === 0 ? ABSTAIN : { ...ABSTAIN, error: `RBAC: ${errorText(missing)}` };
}

// dist/runtime/auth/authorizers/rbac/rules-of.js
function rulesOf(source, user2, namespace2) {
  const grants = new RoleIndex(source).grants(user2, namespace2);
  const rules = grants.flatMap((g) => g.rules);
  const missing = grants.flatMap((g) => g.missing === void 0 ? [] : [g.missing]);
  return {
    resourceRules: rules.filter((r) => r.resources.length > 0),
    nonResourceRules: rules.filter((r) => r.nonResourceURLs.length > 0),
    ...missing.length === 0 ? {} : { error: errorText(missing) }
  };
}

// dist/runtime/kinds/rbac.authorization/role-source.js
var RegistryRoleSource = class {
  #roles;
  #clusterRoles;
  #roleBindings;
  #clusterRoleBindings;
  #all;
  /** Objects already read; items are replaced when they change. */
  #objects = /* @__PURE__ */ new WeakMap();
  #opened = false;
  #opening;
  group;
  constructor(registry) {
    this.group = registry.words.group("rbac.authorization");
    const resource = (plural) => registry.byId(`${plural}.${this.group}`);
    this.#roles = resource("roles");
    this.#clusterRoles = resource("clusterroles");
    this.#roleBindings = resource("rolebindings");
    this.#clusterRoleBindings = resource("clusterrolebindings");
    this.#all = [this.#roles, this.#clusterRoles, this.#roleBindings, this.#clusterRoleBindings];
  }
  /** Waits until the lists can be read; undefined once they can. After a failure the next caller tries again. */
  open() {
    if (this.#opened) return void 0;
    this.#opening ??= Promise.all(this.#all.map((r) => r.ready(r.forms.version(r.definition.hub)))).then(
      () => {
        this.#opened = true;
      },
      (error) => {
        this.#opening = void 0;
        throw error;
      }
    );
    return this.#opening;
  }
  /** Each change raises one of the revisions, and with it their sum. */
  get version() {
    let sum = 0;
    for (const resource of this.#all) sum += resource.cache.changedAt;
    return sum;
  }
  roles(namespace2) {
    return this.#list(this.#roles, namespace2);
  }
  clusterRoles() {
    return this.#list(this.#clusterRoles, "");
  }
  roleBindings(namespace2) {
    return this.#list(this.#roleBindings, namespace2);
  }
  clusterRoleBindings() {
    return this.#list(this.#clusterRoleBindings, "");
  }
  #list(resource, namespace2) {
    return resource.cache.readable(resource.collection(namespace2)).map(({ item }) => {
      const known = this.#objects.get(item);
      if (known !== void 0) return known;
      const object3 = resource.forms.hub(item);
      this.#objects.set(item, object3);
      return object3;
    });
  }
};
function rbacAuthorizer(registry) {
  const source = new RegistryRoleSource(registry);
  const rbac = new RbacAuthorizer(source);
  return {
    authorize: (attributes) => source.open()?.then(() => rbac.authorize(attributes)) ?? rbac.authorize(attributes),
    rulesOf: (user2, namespace2) => source.open()?.then(() => rulesOf(source, user2, namespace2)) ?? rulesOf(source, user2, namespace2)
  };
}

// dist/runtime/admission/plugins/escalation.js
var JUDGED = /* @__PURE__ */ new Map([
  ["roles", roleEscalation],
  ["clusterroles", roleEscalation],
  ["rolebindings", bindingEscalation],
  ["clusterrolebindings", bindingEscalation]
]);
function escalation(parts2) {
  const of = parts2.registry.words.group("rbac.authorization");
  if (!parts2.registry.has(`roles.${of}`)) return { name: "Escalation" };
  const source = new RegistryRoleSource(parts2.registry);
  return {
    name: "Escalation",
    async validate(request) {
      const { object: object3, old, user: user2, resource, namespace: namespace2 } = request;
      const judge = request.group === of && request.subresource === "" ? JUDGED.get(resource) : void 0;
      if (judge === void 0 || object3 === void 0 || old !== void 0 && sameGrant(object3, old)) return;
      await source.open();
      const requestName = request.operation === "CREATE" ? "" : request.name;
      const write = { user: user2, resource, requestName, namespace: namespace2, object: object3, old };
      const refusal = await judge(write, { source, authorizer: parts2.authorizer });
      if (refusal !== void 0) throw refusal;
    }
  };
}
var sameGrant = (object3, old) => grantOf(object3) === grantOf(old);
function grantOf(object3) {
  const { finalizers: _, ownerReferences: __, managedFields: ___, ...metadata2 } = object3.metadata;
  return JSON.stringify({ ...object3, metadata: metadata2 });
}

// dist/runtime/admission/plugins/limit-ranger.js
var sorted = (amounts) => Object.entries(amounts).sort(([a], [b]) => a < b ? -1 : 1);
var CONTAINERS = [
  ["containers", "container"],
  ["initContainers", "init container"]
];
function setDefaults(pod2, range, { label }) {
  const defaults = { requests: {}, limits: {} };
  for (const limit of limitsOf(range, "Container")) {
    defaults.requests = { ...defaults.requests, ...limit.defaultRequest };
    defaults.limits = { ...defaults.limits, ...limit.default };
  }
  const notes = [];
  const changed = {};
  for (const [field, what] of CONTAINERS) {
    const containers = pod2.spec[field];
    if (!containers) continue;
    changed[field] = containers.map((container) => {
      const given2 = requirementsOf(container);
      const resources = { ...container.resources };
      for (const [part, word] of [
        ["requests", "request"],
        ["limits", "limit"]
      ]) {
        const missing = Object.entries(defaults[part]).filter(([name]) => given2[part][name] === void 0);
        if (missing.length === 0) continue;
        resources[part] = { ...given2[part], ...Object.fromEntries(missing) };
        notes.push(
          `${missing.map(([name]) => name).sort().join(", ")} ${word} for ${what} ${container.name}`
        );
      }
      return { ...container, resources };
    });
  }
  if (notes.length === 0) return;
  pod2.spec = { ...pod2.spec, ...changed };
  pod2.metadata.annotations = { ...pod2.metadata.annotations, [label("limit-ranger")]: `LimitRanger plugin set: ${notes.join("; ")}` };
}
var limitsOf = ({ spec }, type) => (spec.limits ?? []).filter((limit) => limit.type === type);
var atLeast = (name, type, bound, { requests, limits }) => {
  const [request, limit] = [requests[name], limits[name]];
  const rule = `minimum ${name} usage per ${type} is ${bound}`;
  if (request === void 0) return `${rule}.  No request is specified`;
  if (compareQuantities(request, bound) < 0) return `${rule}, but request is ${request}`;
  return limit !== void 0 && compareQuantities(limit, bound) < 0 ? `${rule}, but limit is ${limit}` : void 0;
};
var atMost = (name, type, bound, { requests, limits }) => {
  const [request, limit] = [requests[name], limits[name]];
  const rule = `maximum ${name} usage per ${type} is ${bound}`;
  if (limit === void 0) return `${rule}.  No limit is specified`;
  if (compareQuantities(limit, bound) > 0) return `${rule}, but limit is ${limit}`;
  return request !== void 0 && compareQuantities(request, bound) > 0 ? `${rule}, but request is ${request}` : void 0;
};
var requestAtMost = (name, type, bound, { requests }) => {
  const request = requests[name];
  const rule = `maximum ${name} usage per ${type} is ${bound}`;
  if (request === void 0) return `${rule}.  No request is specified`;
  return compareQuantities(request, bound) > 0 ? `${rule}, but request is ${request}` : void 0;
};
var ratioAtMost = (name, type, bound, { requests, limits }) => {
  const [request, limit] = [quantityNanos(requests[name]) ?? 0n, quantityNanos(limits[name]) ?? 0n];
  const rule = `${name} max limit to request ratio per ${type} is ${bound}`;
  if (request === 0n) return `${rule}, but no request is specified or request is 0`;
  if (limit === 0n) return `${rule}, but no limit is specified or limit is 0`;
  const ratio = Number(limit) / Number(request);
  return ratio > Number(quantityNanos(bound) ?? 0n) / NANO ? `${rule}, but provided ratio is ${ratio.toFixed(6)}` : void 0;
};
var NANO = 1e9;
var faultsOf4 = (limit, amounts, bounds) => bounds.flatMap(([field, bound]) => sorted(limit[field] ?? {}).flatMap(([name, value2]) => bound(name, limit.type, value2, amounts) ?? []));
var POD_BOUNDS = [
  ["min", atLeast],
  ["max", atMost],
  ["maxLimitRequestRatio", ratioAtMost]
];
var CLAIM_BOUNDS = [
  ["min", atLeast],
  ["max", requestAtMost]
];
function podFaults({ spec }, range) {
  const containers = [...spec.containers ?? [], ...spec.initContainers ?? []].map(requirementsOf);
  const total = { requests: podTotal(spec, "requests"), limits: podTotal(spec, "limits") };
  return (range.spec.limits ?? []).flatMap((limit) => {
    if (limit.type === "Container") return containers.flatMap((amounts) => faultsOf4(limit, amounts, POD_BOUNDS));
    return limit.type === "Pod" ? faultsOf4(limit, total, POD_BOUNDS) : [];
  });
}
function claimFaults(claim, range) {
  const { requests } = requirementsOf(claim.spec);
  return limitsOf(range, "PersistentVolumeClaim").flatMap((limit) => faultsOf4(limit, { requests, limits: {} }, CLAIM_BOUNDS));
}
var podOf = (request) => request.operation === "CREATE" ? requestAbout(request, { group: "", resource: "pods" })?.object : void 0;
function claimOf(request) {
  const { operation: operation2, old } = request;
  if (operation2 !== "CREATE" && (operation2 !== "UPDATE" || old?.metadata.deletionTimestamp !== void 0)) return void 0;
  return requestAbout(request, { group: "", resource: "persistentvolumeclaims" })?.object;
}
function limitRanger({ registry }) {
  const ranges = registry.has("limitranges") ? registry.reader("limitranges") : void 0;
  return {
    name: "LimitRanger",
    async admit(request) {
      const pod2 = podOf(request);
      if (pod2 === void 0 || ranges === void 0) return;
      for (const range of await ranges.list(request.namespace)) setDefaults(pod2, range, registry.words);
    },
    async validate(request) {
      const [pod2, claim] = [podOf(request), claimOf(request)];
      if (ranges === void 0 || pod2 === void 0 && claim === void 0) return;
      for (const range of await ranges.list(request.namespace)) {
        const faults24 = [...pod2 === void 0 ? [] : podFaults(pod2, range), ...claim === void 0 ? [] : claimFaults(claim, range)];
        const [first, ...more] = new Set(faults24);
        if (first !== void 0)
          throw forbidden(
            { group: "", name: request.resource },
            request.shownName,
            more.length === 0 ? first : `[${[first, ...more].join(", ")}]`
          );
      }
    }
  };
}

// dist/runtime/admission/plugins/namespace-lifecycle.js
var LASTING3 = /* @__PURE__ */ new Set(["default", "kube-system", "kube-public"]);
function namespaceLifecycle({ registry }) {
  const namespaces = registry.has("namespaces") ? registry.reader("namespaces") : void 0;
  const reviews = { group: registry.words.group("authorization"), resource: "localsubjectaccessreviews" };
  return {
    name: "NamespaceLifecycle",
    async admit(request) {
      if (namespaces === void 0) return;
      if (request.group === "" && request.resource === "namespaces") {
        if (request.operation === "DELETE" && LASTING3.has(request.name))
          throw forbidden({ group: "", name: "namespaces" }, request.name, "this namespace may not be deleted");
        return;
      }
      if (request.namespace === "" || request.operation !== "CREATE") return;
      if (isAbout(request, reviews)) return;
      const namespace2 = await namespaces.get("", request.namespace);
      if (namespace2 === void 0) throw notFound({ group: "", name: "namespaces" }, request.namespace);
      if (namespace2.metadata.deletionTimestamp === void 0) return;
      throw terminating(request);
    }
  };
}
function terminating({ group: of, resource, shownName, namespace: namespace2 }) {
  const why = `unable to create new content in namespace ${namespace2} because it is being terminated`;
  const refused3 = forbidden({ group: of, name: resource }, shownName, why);
  return new ApiError(403, "Forbidden", refused3.message, {
    ...refused3.details,
    causes: [{ reason: "NamespaceTerminating", message: `namespace ${namespace2} is being terminated`, field: "metadata.namespace" }]
  });
}

// dist/runtime/admission/plugins/persistent-volume-claim-resize.js
var sizeOf2 = (claim) => claim.spec.resources.requests?.storage;
function persistentVolumeClaimResize({ registry }) {
  const id = `storageclasses.${registry.words.group("storage")}`;
  const classes = registry.has(id) ? registry.reader(id) : void 0;
  return {
    name: "PersistentVolumeClaimResize",
    async validate(request) {
      if (classes === void 0 || request.operation !== "UPDATE") return;
      const about = requestAbout(request, { group: "", resource: "persistentvolumeclaims" });
      if (about?.object === void 0 || about.old === void 0) return;
      if (compareQuantities(sizeOf2(about.object), sizeOf2(about.old)) <= 0) return;
      const found = await classes.get("", about.object.spec.storageClassName ?? "");
      if (found?.allowVolumeExpansion !== true)
        throw forbidden(
          { group: "", name: request.resource },
          request.shownName,
          "only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize"
        );
    }
  };
}

// dist/runtime/admission/plugins/priority.js
var DEFAULT_PREEMPTION = "PreemptLowerPriority";
function priority({ registry }) {
  const group2 = registry.words.group("scheduling");
  const id = `priorityclasses.${group2}`;
  const classes = registry.has(id) ? registry.reader(id) : void 0;
  return {
    name: "Priority",
    validate(request) {
      const { operation: operation2, name } = request;
      if (operation2 === "DELETE" && isAbout(request, { group: group2, resource: "priorityclasses" }) && SYSTEM_CLASSES.has(name))
        throw forbidden({ group: group2, name: request.resource }, name, "this is a system priority class and cannot be deleted");
    },
    async admit(request) {
      const pods = requestAbout(request, { group: "", resource: "pods" });
      if (classes === void 0 || pods?.object === void 0) return;
      const { spec } = pods.object;
      if (pods.operation === "UPDATE") keep(spec, pods.old?.spec);
      else if (pods.operation === "CREATE")
        await settle(spec, classes, (why) => forbidden({ group: "", name: "pods" }, pods.shownName, why));
    }
  };
}
function keep(spec, before) {
  if (spec.priority === void 0 && before?.priority !== void 0) spec.priority = before.priority;
  if (spec.preemptionPolicy === void 0 && before?.preemptionPolicy !== void 0) spec.preemptionPolicy = before.preemptionPolicy;
}
async function settle(spec, classes, refused3) {
  const { priorityClassName: asked } = spec;
  const found = asked ? await classes.get("", asked) : defaultClass2(await classes.list());
  if (asked && found === void 0) throw refused3(`no PriorityClass with name ${asked} was found`);
  const value2 = found?.value ?? 0;
  if (spec.priority !== void 0 && spec.priority !== value2)
    throw refused3(
      `the integer value of priority (${spec.priority}) must not be provided in pod spec; priority admission controller computed ${value2} from the given PriorityClass name`
    );
  spec.priority = value2;
  if (found !== void 0 && !asked) spec.priorityClassName = found.metadata.name;
  const preemption = found?.preemptionPolicy ?? DEFAULT_PREEMPTION;
  if (spec.preemptionPolicy !== void 0 && spec.preemptionPolicy !== preemption)
    throw refused3(
      `the string value of PreemptionPolicy (${spec.preemptionPolicy}) must not be provided in pod spec; priority admission controller computed ${preemption} from the given PriorityClass name`
    );
  spec.preemptionPolicy = preemption;
}
function defaultClass2(classes) {
  const [first, ...rest] = classes.filter((c) => c.globalDefault === true);
  return rest.reduce((lowest, c) => lowest === void 0 || c.value < lowest.value ? c : lowest, first);
}

// dist/runtime/admission/plugins/runtime-class.js
var newPod = (request) => request.operation === "CREATE" ? requestAbout(request, { group: "", resource: "pods" })?.object : void 0;
var refused = (shownName, why) => forbidden({ group: "", name: "pods" }, shownName, why);
var sameAmounts = (a, b) => [.../* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])].every(
  (name) => a[name] !== void 0 && b[name] !== void 0 && compareQuantities(a[name], b[name]) === 0
);
var operatorOf = ({ operator }) => operator || "Equal";
function covers3(wide, narrow) {
  if (sameValue(wide, narrow)) return true;
  const { key: key2 = "", effect = "", value: value2 = "", tolerationSeconds } = wide;
  const operator = operatorOf(wide);
  if (key2 !== (narrow.key ?? "") && (key2 !== "" || operator !== "Exists")) return false;
  if (effect !== "" && effect !== (narrow.effect ?? "")) return false;
  if (effect === "NoExecute" && tolerationSeconds !== void 0) {
    if (narrow.tolerationSeconds === void 0 || narrow.tolerationSeconds > tolerationSeconds) return false;
  }
  return operator === "Exists" || operatorOf(narrow) === "Equal" && value2 === (narrow.value ?? "");
}
var joined2 = (all) => all.filter((one2, i) => !all.some((other2, j) => j !== i && covers3(other2, one2) && (j < i || !sameValue(one2, other2))));
function joinedSelector(pod2, ofClass, shownName) {
  for (const [name, value2] of Object.entries(ofClass))
    if (pod2[name] !== void 0 && pod2[name] !== value2)
      throw refused(
        shownName,
        `conflict: runtimeClass.scheduling.nodeSelector[${name}] = ${value2}; pod.spec.nodeSelector[${name}] = ${pod2[name]}`
      );
  return { ...pod2, ...ofClass };
}
function runtimeClass2({ registry, environment }) {
  const id = `runtimeclasses.${registry.words.group("node")}`;
  const classes = registry.has(id) ? registry.reader(id) : void 0;
  const classOf = async ({ runtimeClassName: name = "" }, shownName) => {
    if (name === "" || classes === void 0) return void 0;
    const found = await classes.get("", name);
    if (found === void 0) throw refused(shownName, `pod rejected: RuntimeClass ${JSON.stringify(name)} not found`);
    return found;
  };
  return {
    name: "RuntimeClass",
    async admit(request) {
      const { shownName } = request;
      const pod2 = newPod(request);
      if (pod2 === void 0) return;
      const found = await classOf(pod2.spec, shownName);
      if (found === void 0) return;
      const settled = { ...pod2.spec };
      if (environment.enabled("PodOverhead") && found.overhead !== void 0) {
        const overhead = found.overhead.podFixed ?? {};
        if (settled.overhead !== void 0 && !sameAmounts(settled.overhead, overhead))
          throw refused(shownName, "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead");
        settled.overhead = { ...overhead };
      }
      const { nodeSelector, tolerations } = found.scheduling ?? {};
      if (nodeSelector !== void 0) settled.nodeSelector = joinedSelector(settled.nodeSelector ?? {}, nodeSelector, shownName);
      if (tolerations !== void 0) settled.tolerations = structuredClone(joined2([...settled.tolerations ?? [], ...tolerations]));
      pod2.spec = settled;
    },
    async validate(request) {
      const { shownName } = request;
      const pod2 = newPod(request);
      if (pod2 === void 0 || !environment.enabled("PodOverhead")) return;
      if (pod2.spec.overhead === void 0 || (await classOf(pod2.spec, shownName))?.overhead !== void 0) return;
      throw refused(shownName, "pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead");
    }
  };
}

// dist/runtime/admission/plugins/secret-references.js
var REFERENCES = /* @__PURE__ */ new Set(["secretRef", "secretKeyRef", "nodePublishSecretRef", "imagePullSecrets"]);
var namesOne = (reference2) => isObject(reference2) && typeof reference2.name === "string" && reference2.name !== "";
function namesSecret(value2) {
  if (Array.isArray(value2)) return value2.some(namesSecret);
  if (!isObject(value2)) return false;
  return Object.entries(value2).some(([field, member2]) => {
    if (field === "secretName") return typeof member2 === "string" && member2 !== "";
    if (REFERENCES.has(field)) return [member2].flat().some(namesOne);
    if (field === "sources") return Array.isArray(member2) && member2.some((source) => isObject(source) && namesOne(source.secret));
    return namesSecret(member2);
  });
}
var TRUE = /* @__PURE__ */ new Set(["1", "t", "T", "true", "TRUE", "True"]);
var namesIn = (references2 = []) => new Set(references2.map(({ name = "" }) => name));
function unmountable(spec, account2, { label }) {
  if (!TRUE.has(account2.metadata.annotations?.[label("enforce-mountable-secrets")] ?? "")) return void 0;
  const [secrets, pullSecrets] = [namesIn(account2.secrets), namesIn(account2.imagePullSecrets)];
  const because = `is not allowed because service account ${account2.metadata.name} does not reference that`;
  const inVolume = unmountableVolume(spec.volumes, secrets);
  if (inVolume !== void 0) return `volume with secret.secretName=${JSON.stringify(inVolume)} ${because} secret`;
  for (const [containers, called] of [
    [spec.initContainers, "init container"],
    [spec.containers, "container"]
  ])
    for (const container of containers ?? [])
      for (const variable of container.env ?? []) {
        const { secretKeyRef } = variable.valueFrom ?? {};
        const name = secretKeyRef?.name ?? "";
        if (secretKeyRef !== void 0 && !secrets.has(name))
          return `${called} ${container.name} with envVar ${variable.name} referencing secret.secretName=${JSON.stringify(name)} ${because} secret`;
      }
  const pulled = (spec.imagePullSecrets ?? []).map(({ name = "" }) => name);
  const foreign = pulled.findIndex((name) => !pullSecrets.has(name));
  return foreign < 0 ? void 0 : `imagePullSecrets[${foreign}].name=${JSON.stringify(pulled[foreign])} ${because} imagePullSecret`;
}
function unmountableVolume(volumes = [], allowed2) {
  for (const { secret: secret2 } of volumes) if (secret2 !== void 0 && !allowed2.has(secret2.secretName ?? "")) return secret2.secretName ?? "";
  return void 0;
}

// dist/runtime/admission/plugins/service-account.js
var VOLUME = "kube-api-access-";
var TOKEN_SECONDS = 3607;
var READABLE = 420;
var DEFAULT = "default";
var PATIENCE_MS = 1e3;
var LOOK_MS = 50;
async function arriving(accounts, namespace2) {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const account2 = accounts.peek(namespace2, DEFAULT);
    if (account2 !== void 0) return account2;
  }
  return void 0;
}
var accessVolume = (name, configMaps) => ({
  name,
  projected: {
    defaultMode: READABLE,
    sources: [
      { serviceAccountToken: { expirationSeconds: TOKEN_SECONDS, path: "token" } },
      ...configMaps.slice(0, 1).map(authority),
      { downwardAPI: { items: [{ path: "namespace", fieldRef: { apiVersion: "v1", fieldPath: "metadata.namespace" } }] } },
      ...configMaps.slice(1).map(authority)
    ]
  }
});
function authority(text2) {
  const [name, key2 = ""] = text2.split(":");
  return { configMap: { name, items: [{ key: key2, path: key2 }] } };
}
function mountToken(spec, configMaps, { label }) {
  const mountPath = `/var/run/secrets/${label("serviceaccount")}`;
  const volumes = spec.volumes ?? [];
  const mounted2 = [...spec.initContainers ?? [], ...spec.containers ?? []];
  const open2 = mounted2.filter((c) => !(c.volumeMounts ?? []).some((m) => m.mountPath === mountPath));
  if (open2.length === 0) return;
  const known = volumes.find((v) => v.name.startsWith(VOLUME));
  const name = known?.name ?? generatedName(VOLUME);
  for (const container of open2) {
    const mount = { name, readOnly: true, mountPath };
    container.volumeMounts = [...container.volumeMounts ?? [], mount];
  }
  if (known === void 0) spec.volumes = [...volumes, accessVolume(name, configMaps)];
}
function mirrorFault(spec) {
  if (spec.serviceAccountName) return "a mirror pod may not reference service accounts";
  if (namesSecret(spec)) return "a mirror pod may not reference secrets";
  const sources = (spec.volumes ?? []).flatMap(({ projected }) => projected?.sources ?? []);
  return sources.some((source) => source.serviceAccountToken !== void 0) ? "a mirror pod may not use ServiceAccountToken volume projections" : void 0;
}
function serviceAccount2({ registry, environment }) {
  const configMaps = environment.settings.list("pod-access-config-maps");
  const accounts = registry.has("serviceaccounts") ? registry.reader("serviceaccounts") : void 0;
  const { words } = environment;
  return {
    name: "ServiceAccount",
    async admit(request) {
      const pod2 = request.operation === "CREATE" ? requestAbout(request, { group: "", resource: "pods" })?.object : void 0;
      if (accounts === void 0 || pod2 === void 0) return;
      const { namespace: namespace2, shownName } = request;
      const { metadata: metadata2, spec } = pod2;
      const refused3 = (why) => forbidden({ group: "", name: "pods" }, shownName, why);
      if (metadata2.annotations?.[words.label("config.mirror")] !== void 0) {
        const fault22 = mirrorFault(spec);
        if (fault22 !== void 0) throw refused3(fault22);
        return;
      }
      const account2 = spec.serviceAccountName || DEFAULT;
      spec.serviceAccountName = account2;
      spec.serviceAccount = account2;
      const stored = await accounts.get(namespace2, account2) ?? (account2 === DEFAULT ? await arriving(accounts, namespace2) : void 0);
      if (stored === void 0)
        throw refused3(`error looking up service account ${namespace2}/${account2}: serviceaccount ${JSON.stringify(account2)} not found`);
      const { imagePullSecrets } = stored;
      if (imagePullSecrets !== void 0 && (spec.imagePullSecrets ?? []).length === 0)
        spec.imagePullSecrets = structuredClone(imagePullSecrets);
      if (spec.automountServiceAccountToken ?? stored.automountServiceAccountToken ?? true) mountToken(spec, configMaps, words);
      const fault2 = unmountable(spec, stored, words);
      if (fault2 !== void 0) throw refused3(fault2);
    }
  };
}

// dist/runtime/kinds/core/address-range.js
var MOST = 65536n;
function addressOf(number2, family) {
  if (family === "IPv4") return [24n, 16n, 8n, 0n].map((shift) => (number2 >> shift & 255n).toString()).join(".");
  return shortIPv6(Array.from({ length: 8 }, (_, i) => (number2 >> BigInt(112 - 16 * i) & 0xffffn).toString(16)).join(":"));
}
var AddressRange = class {
  /** Throws where the text is no range, or one too small to hand out addresses of. */
  constructor(cidr) {
    this.cidr = cidr;
    const [address = "", bits = ""] = cidr.split("/");
    if (faultsOf("ip", address).length > 0 || !/^\d{1,3}$/.test(bits)) throw new Error(`${JSON.stringify(cidr)} is no range of addresses`);
    this.family = familyOf(address);
    const width = this.family === "IPv4" ? 32 : 128;
    if (Number(bits) > width - 2) throw new Error(`${JSON.stringify(cidr)} has too few addresses`);
    const whole = 1n << BigInt(width - Number(bits));
    this.#base = numberOf(address) / whole * whole;
    const most = whole > MOST && this.family === "IPv6" ? MOST : whole;
    this.size = Number(most) - (this.family === "IPv4" ? 2 : 1);
  }
  cidr;
  family;
  /** Number of addresses: all but the network's own and, of IPv4, the one for everybody. */
  size;
  #base;
  /** An address by its place, the first being zero. */
  at(index2) {
    return addressOf(this.#base + 1n + BigInt(index2), this.family);
  }
  has(address) {
    if (faultsOf("ip", address).length > 0 || familyOf(address) !== this.family) return false;
    const place = numberOf(address) - this.#base - 1n;
    return place >= 0n && place < BigInt(this.size);
  }
};
function addressRanges(texts3) {
  const ranges = texts3.split(",").map((text2) => new AddressRange(text2.trim()));
  if (ranges.length > 2 || ranges.length === 2 && ranges[0]?.family === ranges[1]?.family)
    throw new Error("there must be one range of addresses, or one of each family");
  return ranges;
}
var firstAddress = (texts3) => addressRanges(texts3)[0]?.at(0) ?? "";
function portRange(text2) {
  const [, first = "", sign, second2 = ""] = /^(\d{1,5})([-+])(\d{1,5})$/.exec(text2.trim()) ?? [];
  const [from, to] = [Number(first), sign === "+" ? Number(first) + Number(second2) : Number(second2)];
  if (sign === void 0 || from < 1 || to > 65535 || to < from) throw new Error(`${JSON.stringify(text2)} is no range of ports`);
  return { from, to };
}

// dist/runtime/kinds/core/allocation.js
import { randomInt } from "node:crypto";
var RESERVED_MS = 2e3;
var RANDOM_TRIES = 32;
var Pool = class {
  constructor(size2, at, holderOf, clock = Date.now) {
    this.size = size2;
    this.at = at;
    this.holderOf = holderOf;
    this.clock = clock;
  }
  size;
  at;
  holderOf;
  clock;
  #reserved = /* @__PURE__ */ new Map();
  /** Takes the value for the holder; false where somebody else has it. */
  take(value2, holder, forGood) {
    const now2 = this.clock();
    const stored = this.holderOf(value2);
    if (stored !== void 0) {
      this.#reserved.delete(value2);
      return stored === holder;
    }
    const reserved = this.#reserved.get(value2);
    if (reserved !== void 0 && reserved.until > now2 && reserved.holder !== holder) return false;
    if (forGood) this.#reserved.set(value2, { holder, until: now2 + RESERVED_MS });
    return true;
  }
  /** Takes a free value; undefined where there is none. */
  takeAny(holder, forGood, skipped = /* @__PURE__ */ new Set()) {
    for (let i = 0; i < RANDOM_TRIES; i += 1) {
      const value2 = this.at(randomInt(this.size));
      if (this.isFree(value2, skipped) && this.take(value2, holder, forGood)) return value2;
    }
    const start = randomInt(this.size);
    for (let i = 0; i < this.size; i += 1) {
      const value2 = this.at((start + i) % this.size);
      if (this.isFree(value2, skipped) && this.take(value2, holder, forGood)) return value2;
    }
    return void 0;
  }
  /** Whether the value is neither held nor reserved, not even for the one who asks. */
  isFree(value2, skipped) {
    if (skipped.has(value2) || this.holderOf(value2) !== void 0) return false;
    const reserved = this.#reserved.get(value2);
    return reserved === void 0 || reserved.until <= this.clock();
  }
};

// dist/runtime/kinds/core/service-families.js
var other = (family) => family === "IPv4" ? "IPv6" : "IPv4";
function settleFamilies(spec, configured) {
  const own2 = configured[0] ?? "IPv4";
  if (spec.type === "ExternalName") return { fields: {}, faults: [] };
  const { ipFamilyPolicy: asked = "", clusterIPs = [] } = spec;
  const families = [...spec.ipFamilies ?? []];
  if (!isHeadless(spec)) for (const ip of clusterIPs.slice(families.length)) families.push(familyOf(ip));
  if (asked === "SingleStack" && families.length > 1)
    return {
      fields: {},
      faults: [
        invalidValue("spec.ipFamilyPolicy", asked, "must be RequireDualStack or PreferDualStack when multiple 'ipFamilies' are specified")
      ]
    };
  const selected2 = Object.keys(spec.selector ?? {}).length > 0;
  if (isHeadless(spec) && !selected2) {
    const policy2 = asked || "RequireDualStack";
    if (families.length === 0) families.push(own2);
    if (policy2 !== "SingleStack" && families.length === 1) families.push(other(families[0] ?? own2));
    return { fields: { ipFamilies: families, ipFamilyPolicy: policy2 }, faults: [] };
  }
  const policy = asked || (families.length > 1 ? "RequireDualStack" : "SingleStack");
  const faults24 = [];
  if (policy === "RequireDualStack" && configured.length < 2)
    faults24.push(invalidValue("spec.ipFamilyPolicy", policy, "Cluster is not configured for dual stack services"));
  faults24.push(
    ...faultsOfEach(
      families,
      (family, i) => configured.some((known) => known === family) ? [] : [invalidValue(`spec.ipFamilies[${i}]`, printedTexts(spec.clusterIPs), `ipfamily ${family} is not configured on cluster`)]
    )
  );
  if (families.length === 0) families.push(own2);
  if (policy !== "SingleStack" && families.length === 1 && configured.length === 2) families.push(other(families[0] ?? own2));
  return { fields: { ipFamilies: families, ipFamilyPolicy: policy }, faults: faults24 };
}

// dist/runtime/admission/plugins/service-addresses.js
var portsOf = ({ ports = [], healthCheckNodePort = 0 }) => [...ports.map(({ nodePort = 0 }) => nodePort), healthCheckNodePort].filter((port) => port !== 0);
function heldBy(entries2, specOf) {
  const addresses = /* @__PURE__ */ new Map();
  const ports = /* @__PURE__ */ new Map();
  for (const entry of entries2) {
    const spec = specOf(entry);
    for (const ip of spec.clusterIPs ?? []) addresses.set(ip, entry.key);
    for (const port of portsOf(spec)) ports.set(port, entry.key);
  }
  return { addresses, ports };
}
function serviceAddresses({ registry, environment }) {
  const { settings } = environment;
  const ranges = {
    addresses: addressRanges(settings.text("service-cluster-ip-range")),
    nodePorts: portRange(settings.text("service-node-port-range"))
  };
  const services = registry.has("services") ? registry.byId("services") : void 0;
  const specs = /* @__PURE__ */ new WeakMap();
  const specOf = ({ item }) => {
    const spec = specs.get(item) ?? registry.reader("services").copy(item).spec;
    specs.set(item, spec);
    return spec;
  };
  let held = { addresses: /* @__PURE__ */ new Map(), ports: /* @__PURE__ */ new Map() };
  const pools = new Map(
    ranges.addresses.map((range) => [
      range.family,
      {
        range,
        pool: new Pool(
          range.size,
          (i) => range.at(i),
          (ip) => held.addresses.get(ip)
        )
      }
    ])
  );
  const { from, to } = ranges.nodePorts;
  const nodePorts = new Pool(
    to - from + 1,
    (i) => from + i,
    (port) => held.ports.get(port)
  );
  const address = (spec, holder, forGood) => {
    if (spec.type === "ExternalName" || isHeadless(spec)) return { fields: {}, faults: [] };
    const { clusterIPs: asked = [], ipFamilies = [] } = spec;
    const faults24 = [];
    const given2 = [];
    for (const [i, family] of ipFamilies.entries()) {
      const place = pools.get(family);
      const wanted2 = asked[i] ?? "";
      if (place === void 0) continue;
      if (wanted2 !== "") {
        const why = !place.range.has(wanted2) ? `provided IP is not in the valid range. The range of valid IPs is ${place.range.cidr}` : place.pool.take(wanted2, holder, forGood) ? "" : "provided IP is already allocated";
        if (why !== "")
          faults24.push(invalidValue("spec.clusterIPs", printedTexts(asked), `failed to allocated ip:${wanted2} with error:${why}`));
        given2.push(wanted2);
      } else if (forGood) {
        const ip = place.pool.takeAny(holder, forGood);
        if (ip === void 0) throw internalError("failed to allocate a serviceIP: range is full");
        given2.push(ip);
      }
    }
    return { fields: given2.length === 0 ? {} : { clusterIP: given2[0], clusterIPs: given2 }, faults: faults24 };
  };
  const portFault = (field, port, holder, forGood) => {
    if (port < from || port > to)
      return [invalidValue(field, port, `provided port is not in the valid range. The range of valid ports is ${from}-${to}`)];
    return nodePorts.take(port, holder, forGood) ? [] : [invalidValue(field, port, "provided port is already allocated")];
  };
  const anyPort = (holder, forGood, taken2) => {
    const port = nodePorts.takeAny(holder, forGood, taken2);
    if (port === void 0) throw internalError("failed to allocate a nodePort: range is full");
    taken2.add(port);
    return port;
  };
  const ports = (spec, holder, forGood) => {
    if (!hasNodePorts(spec)) return { fields: {}, faults: [] };
    const taken2 = new Set(portsOf(spec));
    const { ports: list5 = [], healthCheckNodePort: health = 0 } = spec;
    const faults24 = faultsOfEach(
      list5,
      ({ nodePort = 0 }, i) => nodePort === 0 ? [] : portFault(`spec.ports[${i}].nodePort`, nodePort, holder, forGood)
    );
    if (needsHealthPort(spec) && health !== 0) faults24.push(...portFault("spec.healthCheckNodePort", health, holder, forGood));
    if (faults24.length > 0) return { fields: {}, faults: faults24 };
    return {
      fields: {
        ports: list5.map((port) => (port.nodePort ?? 0) === 0 ? { ...port, nodePort: anyPort(holder, forGood, taken2) } : port),
        ...needsHealthPort(spec) && health === 0 ? { healthCheckNodePort: anyPort(holder, forGood, taken2) } : {}
      },
      faults: []
    };
  };
  const families = ranges.addresses.map((range) => range.family);
  return {
    name: "ServiceAddresses",
    async validate(request) {
      if (services === void 0 || request.operation !== "CREATE" && request.operation !== "UPDATE") return;
      const object3 = requestAbout(request, { group: "", resource: "services" })?.object;
      if (object3 === void 0) return;
      const { name, namespace: namespace2, dryRun } = request;
      await registry.reader("services").ready();
      held = heldBy(services.cache.list().entries, specOf);
      const holder = services.key(namespace2, name);
      const settle3 = (step) => {
        const { fields, faults: faults24 } = step(object3.spec);
        if (faults24.length > 0) throw invalid({ group: "", name: "Service" }, name, faults24);
        object3.spec = { ...object3.spec, ...fields };
      };
      const told = environment.enabled("IPv6DualStack") || object3.spec.ipFamilies !== void 0;
      if (!told) settle3((spec2) => ({ fields: { clusterIPs: (spec2.clusterIPs ?? []).slice(0, 1) }, faults: [] }));
      settle3((spec2) => settleFamilies(spec2, told ? families : families.slice(0, 1)));
      settle3((spec2) => address(spec2, holder, !dryRun));
      settle3((spec2) => ports(spec2, holder, !dryRun));
      settle3((spec2) => ({ fields: {}, faults: settledFaults(spec2) }));
      if (told) return;
      const { ipFamilies: _, ipFamilyPolicy: __, ...spec } = object3.spec;
      object3.spec = spec;
    }
  };
}

// dist/runtime/admission/plugins/storage-object-in-use-protection.js
var FINALIZERS = { persistentvolumes: "pv-protection", persistentvolumeclaims: "pvc-protection" };
var storageObjectInUseProtection = ({ environment: { words } }) => ({
  name: "StorageObjectInUseProtection",
  admit({ operation: operation2, group: group2, resource, subresource, object: object3 }) {
    const name = FINALIZERS[resource];
    if (operation2 !== "CREATE" || group2 !== "" || subresource !== "" || name === void 0 || object3 === void 0) return;
    const finalizers = object3.metadata.finalizers ?? [];
    const own2 = words.label(name);
    if (!finalizers.includes(own2)) object3.metadata.finalizers = [...finalizers, own2];
  }
});

// dist/runtime/admission/plugins/taint-nodes-by-condition.js
var EFFECT2 = "NoSchedule";
function taintNodesByCondition({ environment: { words } }) {
  const key2 = words.label("not-ready", "node");
  return {
    name: "TaintNodesByCondition",
    admit(request) {
      const node2 = request.operation === "CREATE" ? requestAbout(request, { group: "", resource: "nodes" })?.object : void 0;
      if (node2 === void 0) return;
      const { taints = [] } = node2.spec;
      if (!taints.some((t) => t.key === key2 && t.effect === EFFECT2))
        node2.spec = { ...node2.spec, taints: [...taints, { key: key2, effect: EFFECT2 }] };
    }
  };
}

// dist/runtime/admission/plugins/index.js
var clusterAdmission = [
  namespaceLifecycle,
  limitRanger,
  serviceAccount2,
  priority,
  defaultTolerationSeconds,
  defaultStorageClass,
  storageObjectInUseProtection,
  taintNodesByCondition,
  persistentVolumeClaimResize,
  runtimeClass2,
  certificateApproval,
  certificateSigning,
  certificateSubjectRestriction,
  defaultIngressClass,
  escalation,
  serviceAddresses
];

// dist/runtime/controllers/condition.js
var conditionOf = ({ status }, type) => status.conditions?.find((c) => c.type === type);
function tells(object3, condition2) {
  const now2 = conditionOf(object3, condition2.type);
  return now2 !== void 0 && sameValue({ ...now2, lastTransitionTime: void 0 }, condition2);
}
async function setCondition(resource, name, condition2, manager) {
  const version = resource.forms.version(resource.definition.hub);
  await update(resource, {
    caller: { user: SERVER_USER, version, userAgent: manager, warn: () => void 0 },
    namespace: "",
    name,
    subresource: "status",
    options: { dryRun: false, fieldManager: manager, force: void 0 },
    manager,
    replaces: false,
    change: (live) => {
      if (live === void 0) throw new Error(`${name} is absent`);
      return withCondition(live, condition2);
    }
  });
}
function withCondition(live, condition2) {
  const former = conditionOf(live, condition2.type);
  const lastTransitionTime = former?.status === condition2.status ? former.lastTransitionTime : timestamp();
  const others = (live.status.conditions ?? []).filter((c) => c.type !== condition2.type);
  return { ...live, status: { ...live.status, conditions: [...others, { ...condition2, lastTransitionTime }] } };
}

// dist/runtime/controllers/ensure.js
var SERVER_MANAGER = "kube-apiserver";
async function ensure(resource, object3, manager = SERVER_MANAGER) {
  const { definition } = resource;
  const version = resource.forms.version(definition.hub);
  await resource.ready(version);
  const { namespace: namespace2 = "", name = "" } = object3.metadata;
  if (resource.find(namespace2, name) !== void 0) return false;
  const made = resource.forms.canonical(object3, definition.hub);
  resource.fillDefaults(made, definition.hub);
  const caller = { user: SERVER_USER, version, userAgent: manager, warn: () => void 0 };
  try {
    await create(resource, {
      caller,
      namespace: namespace2,
      object: resource.forms.canonical(made, definition.hub),
      options: { dryRun: false, fieldManager: manager, force: void 0 },
      manager
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.reason === "AlreadyExists") return false;
    throw error;
  }
}
async function ensureAll(resource, objects, manager = SERVER_MANAGER) {
  await Promise.all(objects.map((object3) => ensure(resource, object3, manager)));
}

// dist/runtime/controllers/flow-control.js
var PRODUCER = "api-priority-and-fairness-config-producer-v1";
var CONSUMER = "api-priority-and-fairness-config-consumer-v1";
var metadata = (name, { label }) => ({
  name,
  annotations: { [label("autoupdate-spec", "apf")]: "true" }
});
var flowControl = { name: "priority-and-fairness-config-producer", start: makeFlowControl };
async function makeFlowControl({ registry, api }) {
  const { words } = registry;
  const group2 = words.group("flowcontrol.apiserver");
  const [levels, flows] = [`prioritylevelconfigurations.${group2}`, `flowschemas.${group2}`];
  if (!registry.has(levels) || !registry.has(flows)) return;
  const made = (objects) => [...objects].map(([name, spec]) => ({ metadata: metadata(name, words), spec }));
  await ensureAll(registry.byId(levels), made(initialLevels()), PRODUCER);
  await ensureAll(registry.byId(flows), made(initialSchemas(words)), PRODUCER);
  await followLevels({ levels: api.informer(levels), flows: api.informer(flows), resource: registry.byId(flows) });
}
async function followLevels(control) {
  const { levels, flows } = control;
  const mark = (name) => void markDangling(control, name).catch(() => void 0);
  flows.onChange(({ type, name }) => {
    if (type !== "deleted") mark(name);
  });
  levels.onChange(({ type }) => {
    if (type !== "updated") for (const { metadata: metadata2 } of flows.list()) mark(metadata2.name ?? "");
  });
  await Promise.all([flows.synced(), levels.synced()]);
}
async function markDangling({ levels, flows, resource }, name) {
  const object3 = flows.get("", name);
  if (object3 === void 0) return;
  const level = object3.spec.priorityLevelConfiguration.name;
  const exists = levels.get("", level) !== void 0;
  const wanted2 = {
    type: "Dangling",
    status: exists ? "False" : "True",
    reason: exists ? "Found" : "NotFound",
    message: `This FlowSchema references the PriorityLevelConfiguration object named ${JSON.stringify(level)} ${exists ? "and it exists" : "but there is no such object"}`
  };
  if (!tells(object3, wanted2)) await setCondition(resource, name, wanted2, CONSUMER);
}

// dist/runtime/controllers/framework/contract.js
var loadedLater = (about, load) => ({
  ...about,
  phase: "running",
  start: async (host) => await (await load()).start(host) ?? void 0
});
function isChosen(settings, name) {
  const chosen = settings.list("controllers");
  if (chosen.includes(`-${name}`)) return false;
  return chosen.includes("*") || chosen.includes(name);
}

// dist/runtime/controllers/garbage-collection/index.js
var garbageCollection = loadedLater({ name: "garbagecollector", standsAside: true }, () => import("./chunk-U5EYTVDC.js"));

// dist/runtime/controllers/namespace/index.js
var namespaceDeletion = loadedLater({ name: "namespace", standsAside: true }, () => import("./chunk-FQZEOLNV.js"));

// dist/runtime/controllers/own-service/service.js
import { networkInterfaces } from "node:os";

// dist/runtime/controllers/own-service/endpoints.js
var INTERVAL_MS = 1e4;
var NAMESPACE = "default";
var PORT_NAME = "https";
function subsetsOf(servers) {
  const ports = [...new Set(servers.map(({ port }) => port))].sort((a, b) => a - b);
  return ports.map((port) => ({
    addresses: [...new Set(servers.filter((server) => server.port === port).map(({ ip }) => ip))].sort().map((ip) => ({ ip })),
    ports: [{ name: PORT_NAME, port, protocol: "TCP" }]
  }));
}
function sliceOf({ addresses = [], ports = [] }) {
  const addressType = familyOf(addresses[0]?.ip ?? "");
  return {
    addressType,
    endpoints: addresses.filter(({ ip }) => familyOf(ip) === addressType).map(({ ip }) => ({ addresses: [ip], conditions: { ready: true } })),
    ports: ports.map(({ name = "", port, protocol = "" }) => ({ name, port, protocol }))
  };
}
var Kept = class {
  constructor({ api }, resource, name, labels) {
    this.name = name;
    this.labels = labels;
    this.#informer = api.informer(resource, { namespace: NAMESPACE, name });
    this.#client = api.client(serverAs(SERVER_MANAGER)).resource(resource);
  }
  name;
  labels;
  #informer;
  #client;
  async keep(fields) {
    await this.#informer.synced();
    const known = this.#informer.get(NAMESPACE, this.name);
    if (known === void 0) {
      const metadata22 = { name: this.name, namespace: NAMESPACE, labels: this.labels };
      await settling(this.#client.create({ ...fields, metadata: metadata22 }));
      return;
    }
    const metadata2 = { ...known.metadata, labels: { ...known.metadata.labels, ...this.labels } };
    const next = { ...known, ...fields, metadata: metadata2 };
    if (!sameValue(next, known)) await settling(this.#client.update(next));
  }
};
var OwnEndpoints = class {
  /** Without leases this is the only server. */
  constructor(host, address, leases) {
    this.host = host;
    this.address = address;
    this.leases = leases;
    const { registry } = host;
    const { label, group: group2, vendor } = registry.words;
    this.#endpoints = new Kept(host, "endpoints", vendor(), { [label("skip-mirror", "endpointslice")]: "true" });
    const slices2 = `endpointslices.${group2("discovery")}`;
    this.#slices = registry.has(slices2) ? new Kept(host, slices2, vendor(), { [label("service-name")]: vendor() }) : void 0;
  }
  host;
  address;
  leases;
  #endpoints;
  #slices;
  #timer;
  #work = Promise.resolve();
  #stopped = false;
  /** Resolves once the endpoints have this server's address; rejects where they cannot be written. */
  async start() {
    await this.#settle();
    this.#again();
  }
  /** Leaves the endpoints without this server's address, where there may be others. */
  async stop() {
    this.#stopped = true;
    this.#timer?.cancel();
    await this.#work;
    if (this.leases === void 0) return;
    try {
      await this.leases.release(this.address);
      await this.#write(await this.leases.alive(this.address.port));
    } catch {
    }
  }
  #again() {
    if (this.#stopped) return;
    this.#timer = this.host.clock.after(INTERVAL_MS, () => {
      this.#work = this.#settle().catch(() => void 0).then(() => this.#again());
    });
  }
  async #settle() {
    await this.leases?.renew(this.address);
    await this.#write(await this.leases?.alive(this.address.port) ?? [this.address]);
  }
  async #write(servers) {
    const subsets = subsetsOf(servers);
    await this.#endpoints.keep({ subsets });
    const [first] = subsets;
    if (first !== void 0) await this.#slices?.keep(sliceOf(first));
  }
};

// dist/runtime/resource/stored-form.js
var OwnForm = class {
  constructor(forms) {
    this.forms = forms;
    const { definition, storageVersion: storageVersion3 } = forms;
    this.#head = Buffer.from(`{"kind":${JSON.stringify(definition.kind)},"apiVersion":${JSON.stringify(storageVersion3)},`);
  }
  forms;
  /** The bytes that the JSON of every object in the storage version begins with. */
  #head;
  load() {
    return loadAll(this.forms);
  }
  encode(_, json) {
    return json;
  }
  json(value2) {
    if (value2.subarray(0, this.#head.length).equals(this.#head)) return value2;
    const { apiVersion, object: object3 } = readText(this.forms, value2);
    return atStorageVersion(this.forms, apiVersion, object3);
  }
};
async function loadAll(forms, withProtobuf = false) {
  for (const version of forms.definition.versions.keys()) await forms.load(version, withProtobuf);
}
function readText(forms, value2) {
  const object3 = parseTrusted(decodeText(value2));
  if (typeof object3 !== "object" || object3 === null || Array.isArray(object3)) throw new Error("it is JSON, but no object");
  const { kind, apiVersion } = object3;
  checkKind(forms, kind);
  if (typeof apiVersion !== "string" || !forms.ready(apiVersion))
    throw new Error(`${JSON.stringify(apiVersion)} is stored as ${forms.definition.id}, which has no such version`);
  return { apiVersion, object: object3 };
}
function checkKind({ definition }, kind) {
  if (kind !== definition.kind) throw new Error(`${JSON.stringify(kind)} is stored where ${definition.kind} is kept`);
}
function atStorageVersion(forms, apiVersion, object3) {
  const code = forms.code(apiVersion);
  const typed2 = decode(code.structure, object3);
  code.applyDefaults(typed2);
  return storedBytes(forms.stored(code.toHub({ ...typed2, kind: forms.definition.kind, apiVersion })));
}
var SharedForm = class {
  constructor(forms) {
    this.forms = forms;
  }
  forms;
  load() {
    return loadAll(this.forms, true);
  }
  encode(object3) {
    const { storageVersion: storageVersion3, definition } = this.forms;
    const { resourceVersion: _, ...metadata2 } = object3.metadata;
    const unversioned = { ...object3, metadata: metadata2 };
    const codec = definition.storage?.encoding === "json" ? void 0 : this.forms.codec(storageVersion3);
    if (codec === void 0) return Buffer.from(`${stringify(unversioned)}
`);
    return wrap(storageVersion3, definition.kind, codec.encode(unversioned));
  }
  json(value2) {
    const { apiVersion, object: object3 } = isEnvelope(value2) ? this.#message(value2) : readText(this.forms, value2);
    return atStorageVersion(this.forms, apiVersion, object3);
  }
  #message(value2) {
    const { apiVersion, kind, raw } = unwrap(value2);
    checkKind(this.forms, kind);
    const codec = this.forms.codec(apiVersion);
    if (codec === void 0) throw new Error(`${kind} of ${apiVersion} is stored as ${this.forms.definition.id}, which has no such form`);
    return { apiVersion, object: codec.decode(raw) };
  }
};

// dist/runtime/controllers/own-service/server-leases.js
var TTL_SECONDS = 15;
var SERVER_LEASES = "masterleases/";
var LEASE_NAME = /^([0-9A-Fa-f.:]+?)(?:_(\d+))?$/;
var ServerLeases = class {
  constructor(environment, endpoints2) {
    this.environment = environment;
    this.endpoints = endpoints2;
    this.#prefix = `${environment.keyRoot}${SERVER_LEASES}`;
  }
  environment;
  endpoints;
  #prefix;
  #key({ ip, port }) {
    return `${this.#prefix}${ip}_${port}`;
  }
  /** Tells that the server of the address is alive. */
  async renew(address) {
    const { ip, port } = address;
    const { forms, definition } = this.endpoints;
    await forms.load(forms.storageVersion, true);
    const subsets = [{ addresses: [{ ip }], ports: [{ name: "https", port, protocol: "TCP" }] }];
    const value2 = new SharedForm(forms).encode(forms.stored(forms.canonical({ metadata: {}, subsets }, definition.hub)));
    await this.environment.engine.commit({ key: this.#key(address), value: value2, expected: void 0, ttlSeconds: TTL_SECONDS });
  }
  async release(address) {
    await this.environment.engine.commit({ key: this.#key(address), value: void 0, expected: void 0 });
  }
  /** The servers that are alive; those that tell no port have the one given. */
  async alive(port) {
    const { entries: entries2 } = await this.environment.engine.range(this.#prefix);
    return entries2.flatMap(({ key: key2 }) => {
      const [, ip, own2] = LEASE_NAME.exec(key2.slice(this.#prefix.length)) ?? [];
      return ip === void 0 ? [] : [{ ip, port: own2 === void 0 ? port : Number(own2) }];
    });
  }
};

// dist/runtime/controllers/own-service/service.js
var PORT = 443;
function advertisedAddress(settings) {
  const machine = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const own2 = machine.filter(({ internal }) => !internal).sort((a, b) => a.family.localeCompare(b.family));
  return [settings.text("advertise-address"), settings.text("bind-address"), ...own2.map(({ address }) => address)].find(isElsewhere);
}
var apiService2 = {
  name: "bootstrap-controller",
  async start(host) {
    const { registry, environment, listeningPort } = host;
    if (!registry.has("services")) return void 0;
    const name = registry.words.vendor();
    const port = listeningPort();
    await ensure(registry.byId("services"), {
      metadata: { name, namespace: "default", labels: { provider: name, component: "apiserver" } },
      spec: {
        clusterIP: firstAddress(environment.settings.text("service-cluster-ip-range")),
        ports: [{ name: "https", port: PORT, targetPort: port || PORT, protocol: "TCP" }],
        sessionAffinity: "None",
        ipFamilyPolicy: "SingleStack",
        type: "ClusterIP"
      }
    });
    const ip = advertisedAddress(environment.settings);
    if (port === 0 || ip === void 0 || !registry.has("endpoints")) return void 0;
    const leases = environment.sharedStore ? new ServerLeases(environment, registry.byId("endpoints")) : void 0;
    const endpoints2 = new OwnEndpoints(host, { ip, port }, leases);
    await endpoints2.start();
    return endpoints2;
  }
};

// dist/runtime/controllers/priority-classes.js
var priorityClasses = {
  name: "scheduling/bootstrap-system-priority-classes",
  async start({ registry }) {
    const id = `priorityclasses.${registry.words.group("scheduling")}`;
    if (!registry.has(id)) return;
    await ensureAll(
      registry.byId(id),
      [...SYSTEM_CLASSES].map(([name, { value: value2, description }]) => ({ metadata: { name }, value: value2, description }))
    );
  }
};

// dist/runtime/controllers/role-aggregation/index.js
var roleAggregation = loadedLater(
  {
    name: "clusterrole-aggregation",
    standsAside: true,
    wanted: (settings) => settings.list("authorization-mode").includes("RBAC")
  },
  () => import("./chunk-UZ2UZT5U.js")
);

// dist/runtime/auth/authorizers/rbac/default-roles/callers.js
var CALLERS = [
  { name: "cluster-admin", groups: ["system:masters"], rules: "* : * : *\n* : *" },
  {
    name: "system:discovery",
    groups: ["system:authenticated"],
    rules: "get : /api /api/* /apis /apis/* /healthz /livez /openapi /openapi/* /readyz /version /version/"
  },
  {
    name: "system:monitoring",
    groups: ["system:monitoring"],
    rules: "get : /healthz /healthz/* /livez /livez/* /metrics /readyz /readyz/*"
  },
  {
    name: "system:basic-user",
    groups: ["system:authenticated"],
    rules: "create : authorization. : selfsubjectaccessreviews selfsubjectrulesreviews"
  },
  {
    name: "system:public-info-viewer",
    groups: ["system:authenticated", "system:unauthenticated"],
    rules: "get : /healthz /livez /readyz /version /version/"
  },
  {
    name: "system:service-account-issuer-discovery",
    groups: ["system:serviceaccounts"],
    rules: "get : /.well-known/openid-configuration /openid/v1/jwks"
  },
  { name: "admin", gathers: "admin" },
  { name: "edit", gathers: "edit", feeds: "admin" },
  { name: "view", gathers: "view", feeds: "edit" },
  {
    name: "system:aggregate-to-admin",
    feeds: "admin",
    rules: `
      create : authorization. : localsubjectaccessreviews
      READ WRITE : rbac.authorization. : roles rolebindings`
  },
  {
    name: "system:aggregate-to-edit",
    feeds: "edit",
    rules: `
      READ : core : pods/attach pods/exec pods/portforward pods/proxy secrets services/proxy
      impersonate : core : serviceaccounts
      WRITE : core : pods pods/attach pods/exec pods/portforward pods/proxy
      WRITE : core : configmaps endpoints persistentvolumeclaims replicationcontrollers replicationcontrollers/scale secrets serviceaccounts services services/proxy
      WRITE : apps : daemonsets deployments deployments/rollback deployments/scale replicasets replicasets/scale statefulsets statefulsets/scale
      WRITE : autoscaling : horizontalpodautoscalers
      WRITE : batch : cronjobs jobs
      WRITE : extensions : daemonsets deployments deployments/rollback deployments/scale ingresses networkpolicies replicasets replicasets/scale replicationcontrollers/scale
      WRITE : policy : poddisruptionbudgets
      WRITE : networking. : ingresses networkpolicies`
  },
  {
    name: "system:aggregate-to-view",
    feeds: "view",
    rules: `
      READ : core : configmaps endpoints persistentvolumeclaims persistentvolumeclaims/status pods replicationcontrollers replicationcontrollers/scale serviceaccounts services services/status
      READ : core : bindings events limitranges namespaces/status pods/log pods/status replicationcontrollers/status resourcequotas resourcequotas/status
      READ : core : namespaces
      READ : apps : controllerrevisions daemonsets daemonsets/status deployments deployments/scale deployments/status replicasets replicasets/scale replicasets/status statefulsets statefulsets/scale statefulsets/status
      READ : autoscaling : horizontalpodautoscalers horizontalpodautoscalers/status
      READ : batch : cronjobs cronjobs/status jobs jobs/status
      READ : extensions : daemonsets daemonsets/status deployments deployments/scale deployments/status ingresses ingresses/status networkpolicies replicasets replicasets/scale replicasets/status replicationcontrollers/scale
      READ : policy : poddisruptionbudgets poddisruptionbudgets/status
      READ : networking. : ingresses ingresses/status networkpolicies`
  }
];

// dist/runtime/auth/authorizers/rbac/default-roles/components.js
var REVIEWS = `
  create : authentication. : tokenreviews
  create : authorization. : subjectaccessreviews`;
var leadership = (name) => `
  create : coordination. : leases
  get update : coordination. : leases : ${name}
  create : core : endpoints
  get update : core : endpoints : ${name}`;
var approver = ({ group: group2 }, name, signer) => ({
  name: `system:${group2("certificates")}:${name}`,
  rules: `approve : certificates. : signers : @${signer}`
});
var requester = ({ group: group2 }, name) => ({
  name: `system:${group2("certificates")}:certificatesigningrequests:${name}`,
  rules: `create : certificates. : certificatesigningrequests/${name}`
});
var components = (words) => [
  { name: "system:auth-delegator", rules: REVIEWS },
  {
    name: "system:node",
    subjects: [],
    rules: `
      create : authentication. : tokenreviews
      create : authorization. : localsubjectaccessreviews subjectaccessreviews
      READ : core : services
      create READ : core : nodes
      patch update : core : nodes/status
      patch update : core : nodes
      create patch update : core : events
      READ : core : pods
      create delete : core : pods
      patch update : core : pods/status
      create : core : pods/eviction
      READ : core : configmaps secrets
      get : core : persistentvolumeclaims persistentvolumes
      get : core : endpoints
      create READ : certificates. : certificatesigningrequests
      create delete get patch update : coordination. : leases
      get : storage. : volumeattachments
      create : core : serviceaccounts/token
      get patch update : core : persistentvolumeclaims/status
      READ : storage. : csidrivers
      create delete get patch update : storage. : csinodes
      READ : node. : runtimeclasses`
  },
  { name: "system:node-problem-detector", rules: "get : core : nodes\npatch : core : nodes/status\nEVENTS" },
  {
    name: "system:node-proxier",
    users: ["system:kube-proxy"],
    rules: `
      list watch : core : endpoints services
      READ : core : nodes
      EVENTS
      list watch : discovery. : endpointslices`
  },
  { name: "system:node-bootstrapper", rules: "create READ : certificates. : certificatesigningrequests" },
  {
    name: "system:kubelet-api-admin",
    rules: `
      READ : core : nodes
      proxy : core : nodes
      * : core : nodes/log nodes/metrics nodes/proxy nodes/spec nodes/stats`
  },
  { name: "system:heapster", rules: "READ : core : events namespaces nodes pods\nREAD : extensions : deployments" },
  { name: "system:kube-aggregator", rules: "READ : core : endpoints services" },
  {
    name: "system:kube-controller-manager",
    users: ["system:kube-controller-manager"],
    rules: `
      EVENTS
      ${leadership("kube-controller-manager")}
      create : core : secrets serviceaccounts
      delete : core : secrets
      get : core : configmaps namespaces secrets serviceaccounts
      update : core : secrets serviceaccounts
      ${REVIEWS}
      list watch : * : *
      create : core : serviceaccounts/token`
  },
  { name: "system:kube-dns", accounts: ["kube-dns"], rules: "list watch : core : endpoints services" },
  {
    name: "system:kube-scheduler",
    users: ["system:kube-scheduler"],
    rules: `
      EVENTS
      ${leadership("kube-scheduler")}
      READ : core : nodes
      delete READ : core : pods
      create : core : bindings pods/binding
      patch update : core : pods/status
      READ : core : replicationcontrollers services
      READ : apps extensions : replicasets
      READ : apps : statefulsets
      READ : policy : poddisruptionbudgets
      READ : core : persistentvolumeclaims persistentvolumes
      ${REVIEWS}
      READ : storage. : csinodes
      READ : core : namespaces
      READ : storage. : csidrivers
      READ : storage. : csistoragecapacities`
  },
  {
    name: "system:volume-scheduler",
    users: ["system:kube-scheduler"],
    rules: `
      READ patch update : core : persistentvolumes
      READ : storage. : storageclasses
      READ patch update : core : persistentvolumeclaims`
  },
  {
    name: "system:persistent-volume-provisioner",
    rules: `
      create delete READ : core : persistentvolumes
      READ update : core : persistentvolumeclaims
      READ : storage. : storageclasses
      watch : core : events
      EVENTS`
  },
  requester(words, "nodeclient"),
  requester(words, "selfnodeclient"),
  approver(words, "legacy-unknown-approver", "legacy-unknown"),
  approver(words, "kubelet-serving-approver", "kubelet-serving"),
  approver(words, "kube-apiserver-client-approver", "kube-apiserver-client"),
  approver(words, "kube-apiserver-client-kubelet-approver", "kube-apiserver-client-kubelet")
];

// dist/runtime/auth/authorizers/rbac/default-roles/controllers.js
var RULES5 = {
  "attachdetach-controller": `
    list watch : core : persistentvolumeclaims persistentvolumes
    READ : core : nodes
    patch update : core : nodes/status
    list watch : core : pods
    EVENTS
    create delete READ : storage. : volumeattachments
    READ : storage. : csidrivers
    READ : storage. : csinodes`,
  "certificate-controller": `
    delete READ : certificates. : certificatesigningrequests
    update : certificates. : certificatesigningrequests/approval certificatesigningrequests/status
    approve : certificates. : signers : @kube-apiserver-client-kubelet
    sign : certificates. : signers : @kube-apiserver-client @kube-apiserver-client-kubelet @kubelet-serving @legacy-unknown
    create : authorization. : subjectaccessreviews
    EVENTS`,
  "clusterrole-aggregation-controller": `
    escalate get list patch update watch : rbac.authorization. : clusterroles`,
  "cronjob-controller": `
    READ update : batch : cronjobs
    create delete patch READ update : batch : jobs
    update : batch : cronjobs/status
    update : batch : cronjobs/finalizers
    delete list : core : pods
    EVENTS`,
  "daemon-set-controller": `
    READ : apps extensions : daemonsets
    update : apps extensions : daemonsets/status
    update : apps extensions : daemonsets/finalizers
    list watch : core : nodes
    create delete list patch watch : core : pods
    create : core : pods/binding
    create delete patch READ update : apps : controllerrevisions
    EVENTS`,
  "deployment-controller": `
    READ update : apps extensions : deployments
    update : apps extensions : deployments/status
    update : apps extensions : deployments/finalizers
    create delete patch READ update : apps extensions : replicasets
    READ update : core : pods
    EVENTS`,
  "disruption-controller": `
    READ : apps extensions : deployments
    READ : apps extensions : replicasets
    READ : core : replicationcontrollers
    READ : policy : poddisruptionbudgets
    READ : apps : statefulsets
    update : policy : poddisruptionbudgets/status
    get : * : */scale
    EVENTS`,
  "endpoint-controller": `
    READ : core : pods services
    create delete get list update : core : endpoints
    create : core : endpoints/restricted
    EVENTS`,
  "endpointslice-controller": `
    READ : core : nodes pods services
    update : core : services/finalizers
    create delete get list update : discovery. : endpointslices
    create : discovery. : endpointslices/restricted
    EVENTS`,
  "endpointslicemirroring-controller": `
    READ : core : endpoints services
    update : core : services/finalizers
    update : core : endpoints/finalizers
    create delete get list update : discovery. : endpointslices
    create : discovery. : endpointslices/restricted
    EVENTS`,
  "ephemeral-volume-controller": `
    update : core : pods/finalizers
    READ : core : pods
    create READ : core : persistentvolumeclaims
    EVENTS`,
  "expand-controller": `
    patch READ update : core : persistentvolumes
    patch update : core : persistentvolumeclaims/status
    READ : core : persistentvolumeclaims
    READ : storage. : storageclasses
    get : core : endpoints services
    get : core : secrets
    EVENTS`,
  "generic-garbage-collector": `
    delete patch READ update : * : *
    EVENTS`,
  "horizontal-pod-autoscaler": `
    READ : autoscaling : horizontalpodautoscalers
    update : autoscaling : horizontalpodautoscalers/status
    get update : * : */scale
    list : core : pods
    list : metrics. : pods
    get list : custom.metrics. : *
    get list : external.metrics. : *
    EVENTS`,
  "job-controller": `
    patch READ update : batch : jobs
    update : batch : jobs/status
    update : batch : jobs/finalizers
    create delete list patch watch : core : pods
    EVENTS`,
  "namespace-controller": `
    delete READ : core : namespaces
    update : core : namespaces/finalize namespaces/status
    delete deletecollection get list : * : *`,
  "node-controller": `
    delete get list patch update : core : nodes
    patch update : core : nodes/status
    patch update : core : pods/status
    delete list : core : pods
    EVENTS`,
  "persistent-volume-binder": `
    create delete READ update : core : persistentvolumes
    update : core : persistentvolumes/status
    READ update : core : persistentvolumeclaims
    update : core : persistentvolumeclaims/status
    create delete READ : core : pods
    READ : storage. : storageclasses
    create delete get : core : endpoints services
    get list : core : secrets
    get list : core : nodes
    watch : core : events
    EVENTS`,
  "pod-garbage-collector": `
    delete list watch : core : pods
    get list : core : nodes`,
  "pv-protection-controller": `
    READ update : core : persistentvolumes
    EVENTS`,
  "pvc-protection-controller": `
    READ update : core : persistentvolumeclaims
    READ : core : pods
    EVENTS`,
  "replicaset-controller": `
    READ update : apps extensions : replicasets
    update : apps extensions : replicasets/status
    update : apps extensions : replicasets/finalizers
    create delete list patch watch : core : pods
    EVENTS`,
  "replication-controller": `
    READ update : core : replicationcontrollers
    update : core : replicationcontrollers/status
    update : core : replicationcontrollers/finalizers
    create delete list patch watch : core : pods
    EVENTS`,
  "resourcequota-controller": `
    list watch : * : *
    update : core : resourcequotas/status
    EVENTS`,
  "root-ca-cert-publisher": `
    create update : core : configmaps
    EVENTS`,
  "route-controller": `
    list watch : core : nodes
    patch : core : nodes/status
    EVENTS`,
  "service-account-controller": `
    create : core : serviceaccounts
    EVENTS`,
  "service-controller": `
    READ : core : services
    patch update : core : services/status
    list watch : core : nodes
    EVENTS`,
  "statefulset-controller": `
    list watch : core : pods
    READ : apps : statefulsets
    update : apps : statefulsets/status
    update : apps : statefulsets/finalizers
    create delete get patch update : core : pods
    create delete patch READ update : apps : controllerrevisions
    create get : core : persistentvolumeclaims
    EVENTS`,
  "ttl-after-finished-controller": `
    delete READ : batch : jobs
    EVENTS`,
  "ttl-controller": `
    list patch update watch : core : nodes
    EVENTS`
};
var CONTROLLERS = Object.entries(RULES5).map(([name, rules]) => ({
  name: `system:controller:${name}`,
  accounts: [name],
  rules
}));

// dist/runtime/auth/authorizers/rbac/default-roles/namespaced.js
var leader = (component) => ({
  namespace: "kube-system",
  name: `system::leader-locking-${component}`,
  users: [`system:${component}`],
  accounts: [component],
  rules: `
    watch : core : configmaps
    get update : core : configmaps : ${component}`
});
var NAMESPACED = [
  {
    namespace: "kube-system",
    name: "extension-apiserver-authentication-reader",
    binding: "system::extension-apiserver-authentication-reader",
    users: ["system:kube-controller-manager", "system:kube-scheduler"],
    rules: "READ : core : configmaps : extension-apiserver-authentication"
  },
  {
    namespace: "kube-system",
    name: "system:controller:bootstrap-signer",
    accounts: ["bootstrap-signer"],
    rules: "READ : core : secrets"
  },
  {
    namespace: "kube-system",
    name: "system:controller:cloud-provider",
    accounts: ["cloud-provider"],
    rules: "create READ : core : configmaps"
  },
  {
    namespace: "kube-system",
    name: "system:controller:token-cleaner",
    accounts: ["token-cleaner"],
    rules: "delete READ : core : secrets\nEVENTS"
  },
  leader("kube-controller-manager"),
  leader("kube-scheduler"),
  {
    namespace: "kube-public",
    name: "system:controller:bootstrap-signer",
    accounts: ["bootstrap-signer"],
    rules: `
      READ : core : configmaps
      update : core : configmaps : cluster-info
      EVENTS`
  }
];

// dist/runtime/auth/authorizers/rbac/default-roles/rule-lines.js
var READ = ["get", "list", "watch"];
var WRITE = ["create", "delete", "deletecollection", "patch", "update"];
var EVENTS = "create patch update : core events. : events";
var parts = (text2) => (text2 ?? "").split(" ").filter((word) => word !== "");
var verbsOf = (text2) => parts(text2).flatMap((word) => word === "READ" ? READ : word === "WRITE" ? WRITE : [word]).sort();
function ruleOf(line2, { group: group2, label }) {
  const groupOf3 = (word) => word === "core" ? "" : word.endsWith(".") ? group2(word.slice(0, -1)) : word;
  const nameOf3 = (word) => word.startsWith("@") ? label(word.slice(1)) : word;
  const [verbs, second2, resources, names] = (line2 === "EVENTS" ? EVENTS : line2).split(" : ");
  if (resources === void 0) return { verbs: verbsOf(verbs), nonResourceURLs: parts(second2).sort() };
  return {
    verbs: verbsOf(verbs),
    apiGroups: parts(second2).map(groupOf3),
    resources: parts(resources).sort(),
    ...names === void 0 ? {} : { resourceNames: parts(names).map(nameOf3) }
  };
}
var ruleLines = (text2, words) => text2.split("\n").map((line2) => line2.trim()).filter((line2) => line2 !== "").map((line2) => ruleOf(line2, words));

// dist/runtime/auth/authorizers/rbac/bootstrap-policy.js
var SYSTEM = "kube-system";
function bootstrapPolicy(words) {
  const rows = [...CALLERS, ...components(words), ...CONTROLLERS];
  const apiGroup = words.group("rbac.authorization");
  const metadata2 = (name, namespace2 = "", labels = {}) => ({
    name,
    ...namespace2 === "" ? {} : { namespace: namespace2 },
    labels: { [words.label("bootstrapping")]: "rbac-defaults", ...labels },
    annotations: { [words.label("autoupdate", "rbac.authorization")]: "true" }
  });
  const rulesOf2 = ({ rules }) => rules === void 0 ? null : ruleLines(rules, words);
  const aggregateTo = (name) => ({ [`${apiGroup}/aggregate-to-${name}`]: "true" });
  const subjectsOf = ({ groups = [], users = [], accounts = [] }) => [
    ...groups.map((name) => ({ kind: "Group", apiGroup, name })),
    ...users.map((name) => ({ kind: "User", apiGroup, name })),
    ...accounts.map((name) => ({ kind: "ServiceAccount", name, namespace: SYSTEM }))
  ];
  return {
    clusterRoles: rows.map((row2) => ({
      metadata: metadata2(row2.name, "", row2.feeds === void 0 ? {} : aggregateTo(row2.feeds)),
      ...row2.gathers === void 0 ? {} : { aggregationRule: { clusterRoleSelectors: [{ matchLabels: aggregateTo(row2.gathers) }] } },
      rules: rulesOf2(row2)
    })),
    clusterRoleBindings: rows.filter(isBound).map((row2) => ({
      metadata: metadata2(row2.name),
      roleRef: { apiGroup, kind: "ClusterRole", name: row2.name },
      subjects: subjectsOf(row2)
    })),
    roles: NAMESPACED.map((row2) => ({ metadata: metadata2(row2.name, row2.namespace), rules: rulesOf2(row2) })),
    roleBindings: NAMESPACED.map((row2) => ({
      metadata: metadata2(row2.binding ?? row2.name, row2.namespace),
      roleRef: { apiGroup, kind: "Role", name: row2.name },
      subjects: subjectsOf(row2)
    }))
  };
}
var isBound = ({ groups, users, accounts, subjects }) => [groups, users, accounts, subjects].some((named7) => named7 !== void 0);

// dist/runtime/controllers/roles.js
var bootstrapRoles = {
  name: "rbac/bootstrap-roles",
  wanted: (settings) => settings.list("authorization-mode").includes("RBAC"),
  async start({ registry, environment: { words } }) {
    const policy = bootstrapPolicy(words);
    const made = (plural, objects) => ensureAll(registry.byId(`${plural}.${words.group("rbac.authorization")}`), objects);
    await Promise.all([
      made("clusterroles", policy.clusterRoles),
      made("clusterrolebindings", policy.clusterRoleBindings),
      made("roles", policy.roles),
      made("rolebindings", policy.roleBindings)
    ]);
  }
};

// dist/runtime/controllers/system-namespaces.js
var NAMES2 = ["kube-system", "kube-public", "kube-node-lease", "default"];
var systemNamespaces = {
  name: "system-namespaces",
  async start({ registry }) {
    if (!registry.has("namespaces")) return;
    await ensureAll(
      registry.byId("namespaces"),
      NAMES2.map((name) => ({ metadata: { name } }))
    );
  }
};

// dist/runtime/controllers/index.js
var later = (name, load) => loadedLater({ name, standsAside: true }, load);
var clusterControllers = [
  flowControl,
  systemNamespaces,
  bootstrapRoles,
  roleAggregation,
  apiService2,
  priorityClasses,
  namespaceDeletion,
  garbageCollection,
  later("serviceaccount", async () => (await import("./chunk-CMGJQO7J.js")).defaultAccounts),
  later("serviceaccount-token", async () => (await import("./chunk-2XIL2GTU.js")).tokenSecrets),
  later("root-ca-cert-publisher", async () => (await import("./chunk-Z6F4KVZ4.js")).rootCaPublisher),
  later("csrapproving", async () => (await import("./chunk-DGW5X7XE.js")).certificateApprover),
  later("csrsigning", async () => (await import("./chunk-BFVY7UIH.js")).certificateSigner),
  later("csrcleaner", async () => (await import("./chunk-WMYXOSGY.js")).certificateCleaner),
  later("bootstrapsigner", async () => (await import("./chunk-GWYCYM4N.js")).bootstrapSigner),
  later("tokencleaner", async () => (await import("./chunk-RDY7R3R4.js")).tokenCleaner),
  later("pvc-protection", async () => (await import("./chunk-5HE6XTQQ.js")).claimProtection),
  later("pv-protection", async () => (await import("./chunk-AWFELMQR.js")).volumeProtection),
  later("ttl-after-finished", async () => (await import("./chunk-BEWVVOIT.js")).finishedJobs),
  later("disruption", async () => (await import("./chunk-2DNGUJ3N.js")).disruptionBudgets),
  later("resourcequota", async () => (await import("./chunk-VSA3ONUT.js")).resourceQuotas)
];

// dist/runtime/admission/chain.js
var AdmissionChain = class {
  constructor(plugins) {
    this.plugins = plugins;
  }
  plugins;
  async admit(request) {
    for (const plugin of this.plugins()) {
      const done = plugin.admit?.(request);
      if (done !== void 0) await done;
    }
  }
  async validate(request) {
    for (const plugin of this.plugins()) {
      const done = plugin.validate?.(request);
      if (done !== void 0) await done;
    }
  }
};

// dist/runtime/client/kubeconfig.js
import { stringify as stringify2 } from "yaml";
function kubeconfigText({ url, authority: authority2, token: token2 }) {
  const name = "kindwright";
  return stringify2({
    apiVersion: "v1",
    kind: "Config",
    clusters: [{ name, cluster: { server: url, "certificate-authority-data": Buffer.from(authority2).toString("base64") } }],
    users: [{ name: "admin", user: { token: token2 } }],
    contexts: [{ name, context: { cluster: name, user: "admin" } }],
    "current-context": name
  });
}

// dist/runtime/codec/yaml-thread.js
import { Worker } from "node:worker_threads";
var AT_ONCE = 4096;
var MAX_WAITING = 16;
var MAX_HEAP = 1024;
var LIMITS = { documentMs: 1e4, idleMs: 1e4 };
var YamlThread = class {
  constructor(limits = LIMITS) {
    this.limits = limits;
  }
  limits;
  #waiting = [];
  #worker;
  #reading;
  #timer;
  #closed = false;
  /**
   * The first document of the text. Throws SyntaxError and BoundsError as `parseYaml` does, and ApiError: 413 where reading
   * takes too long or too much memory, 429 where too many documents wait, 503 once the server stops.
   */
  async read(text2, maxDepth) {
    if (text2.length <= AT_ONCE) return parseYaml(text2, maxDepth);
    if (this.#closed) throw stopping();
    if (this.#waiting.length >= MAX_WAITING) throw busy();
    const json = await new Promise((resolve, reject) => {
      this.#waiting.push({ request: { text: text2, maxDepth }, resolve, reject });
      this.#next();
    });
    return parseJson(json, maxDepth);
  }
  /** Ends the thread; what is being read or waits is refused. */
  async close() {
    this.#closed = true;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(stopping());
    await this.#end(stopping());
  }
  #next() {
    if (this.#reading !== void 0) return;
    this.#reading = this.#waiting.shift();
    clearTimeout(this.#timer);
    if (this.#reading === void 0) {
      this.#worker?.unref();
      this.#timer = setTimeout(() => void this.#end(stopping()), this.limits.idleMs).unref();
      return;
    }
    this.#worker ??= this.#started();
    this.#worker.ref();
    this.#timer = setTimeout(
      () => this.#giveUp(tooLarge("Request entity too large: reading the YAML takes too long")),
      this.limits.documentMs
    );
    this.#worker.postMessage(this.#reading.request);
  }
  #started() {
    const worker = new Worker(new URL("./yaml-worker.js", import.meta.url), {
      name: "kindwright-yaml",
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP }
    });
    worker.on("message", (reply) => {
      if (this.#worker !== worker) return;
      if ("json" in reply) this.#reading?.resolve(reply.json);
      else this.#reading?.reject(reply.outOfBounds ? new BoundsError(reply.fault) : new SyntaxError(reply.fault));
      this.#reading = void 0;
      this.#next();
    });
    worker.on("error", () => {
      if (this.#worker === worker) this.#giveUp(tooLarge("Request entity too large: reading the YAML takes too much memory"));
    });
    return worker;
  }
  /** Refuses the document that is being read, and goes on with the next in a new thread. */
  #giveUp(why) {
    void this.#end(why);
    this.#next();
  }
  async #end(why) {
    const [worker, reading] = [this.#worker, this.#reading];
    this.#worker = void 0;
    this.#reading = void 0;
    clearTimeout(this.#timer);
    reading?.reject(why);
    await worker?.terminate();
  }
};
var stopping = () => new ApiError(503, "ServiceUnavailable", "the server is shutting down", {});
var busy = () => new ApiError(
  429,
  "TooManyRequests",
  "too many large YAML documents are waiting to be read, please try again later",
  { retryAfterSeconds: 1 },
  { "Retry-After": "1" }
);

// dist/runtime/controllers/aggregation/aggregation.js
import { Agent } from "node:https";

// dist/runtime/controllers/aggregation/discovery-check.js
import https from "node:https";
var ATTEMPTS = 5;
var TIMEOUT_MS = 5e3;
async function discoveryFault(check3) {
  const done = new AbortController();
  const signal = AbortSignal.any([check3.signal, done.signal]);
  const calls = Array.from({ length: ATTEMPTS }, () => attempt({ ...check3, signal }));
  try {
    await Promise.any(calls);
    return void 0;
  } catch (error) {
    const last = error instanceof AggregateError ? error.errors.at(-1) : error;
    return last instanceof Error ? last.message : String(last);
  } finally {
    done.abort();
  }
}
async function attempt({ address, path: path7, tls, signal }) {
  const { host, port } = address();
  const url = `https://${host.includes(":") ? `[${host}]` : host}:${port}${path7}`;
  try {
    const status = await statusOf2({ host, port, path: path7, ...tls, signal });
    if (status < 200 || status > 299) throw new Error(`bad status from ${url}: ${status}`);
  } catch (error) {
    throw new Error(`failing or missing response from ${url}: ${error instanceof Error ? error.message || error.name : String(error)}`);
  }
}
var CALLER = { name: "system:kube-aggregator", uid: "", groups: [SUPERUSERS], extra: {} };
function statusOf2(options) {
  return new Promise((resolve, reject) => {
    const request = https.request({ ...options, agent: false, rejectUnauthorized: false, headers: callerHeaders(CALLER) }, (answer) => {
      resolve(answer.statusCode ?? 0);
      request.destroy();
    });
    const late = setTimeout(() => request.destroy(new Error("it took too long to answer")), TIMEOUT_MS);
    request.on("close", () => clearTimeout(late));
    request.on("error", reject);
    request.end();
  });
}

// dist/runtime/model/version-order.js
var FORM2 = /^v(\d+)(?:(alpha|beta)(\d+))?$/;
var STABILITY = { alpha: 1, beta: 2 };
var STABLE = 3;
function compareVersions(a, b) {
  const [left, right] = [FORM2.exec(a), FORM2.exec(b)];
  if (left === null || right === null) return left !== null ? -1 : right !== null ? 1 : a < b ? -1 : a > b ? 1 : 0;
  const [, majorA, levelA, minorA] = left;
  const [, majorB, levelB, minorB] = right;
  const stability = (STABILITY[levelB ?? ""] ?? STABLE) - (STABILITY[levelA ?? ""] ?? STABLE);
  return stability || Number(majorB) - Number(majorA) || Number(minorB ?? 0) - Number(minorA ?? 0);
}

// dist/runtime/controllers/aggregation/registration.js
var AVAILABLE2 = "Available";
var DEFAULT_PORT = 443;
function registrationOf(object3) {
  const { service: service2, ...spec } = object3.spec;
  return {
    name: object3.metadata.name ?? "",
    group: spec.group ?? "",
    version: spec.version ?? "",
    groupPriority: spec.groupPriorityMinimum,
    versionPriority: spec.versionPriority,
    service: service2 && { namespace: service2.namespace ?? "", name: service2.name ?? "", port: service2.port || DEFAULT_PORT },
    authorities: Buffer.from(spec.caBundle ?? "", "base64"),
    insecure: spec.insecureSkipTLSVerify === true,
    available: conditionOf(object3, AVAILABLE2)?.status === "True"
  };
}
var pathOf = ({ group: group2, version }) => group2 === "" ? `/api/${version}` : `/apis/${group2}/${version}`;
var byGroup = (a, b) => b.groupPriority - a.groupPriority || (a.name < b.name ? -1 : 1);
var byVersion = (a, b) => b.versionPriority - a.versionPriority || compareVersions(a.version, b.version);
function inDiscoveryOrder(registrations) {
  const groups = /* @__PURE__ */ new Map();
  for (const registration of [...registrations].sort(byGroup))
    groups.set(registration.group, [...groups.get(registration.group) ?? [], registration]);
  return [...groups].map(([name, members2]) => ({ name, versions: members2.sort(byVersion).map((m) => m.version) }));
}

// dist/runtime/controllers/aggregation/service-address.js
import { randomInt as randomInt2 } from "node:crypto";
function addressOf2(sources, { namespace: namespace2, name, port }) {
  const service2 = sources.services.get(namespace2, name);
  if (service2 === void 0) throw unavailable(`service ${JSON.stringify(name)} not found`);
  const { type, externalName = "", clusterIP: host = "" } = service2.spec;
  if (type === "ExternalName") return { host: externalName, port };
  const offered = portOf(service2.spec, port);
  if (offered === void 0) throw unavailable(`no service port ${port} found for service ${JSON.stringify(name)}`);
  if (sources.toEndpoints) return endpointOf(sources.endpoints, namespace2, name, offered.name);
  if (host === "" || host === "None") throw unavailable(`cannot route to service with ClusterIP ${JSON.stringify(host)}`);
  return { host, port };
}
var portOf = ({ ports = [] }, port) => ports.find((p) => p.port === port);
var readyAddresses = (subsets = [], portName = "") => subsets.flatMap(({ addresses = [], ports = [] }) => {
  const offered = ports.find(({ name = "" }) => name === portName);
  return offered === void 0 ? [] : addresses.map(({ ip }) => ({ host: ip, port: offered.port }));
});
function endpointOf(endpoints2, namespace2, name, portName) {
  const ready = readyAddresses(endpoints2.get(namespace2, name)?.subsets, portName);
  const one2 = ready.length === 0 ? void 0 : ready[randomInt2(ready.length)];
  if (one2 === void 0) throw unavailable(`no endpoints available for service ${JSON.stringify(name)}`);
  return one2;
}

// dist/runtime/controllers/aggregation/availability.js
var RECHECK_MS = 3e4;
var FIRST_RETRY_MS = 1e3;
var LONGEST_RETRY_MS = 3e4;
var condition = (status, reason, message) => ({
  type: AVAILABLE2,
  status,
  reason,
  message
});
var unavailable2 = (reason, message) => condition("False", reason, message);
var LOCAL = condition("True", "Local", "Local APIServices are always available");
var PASSED = condition("True", "Passed", "all checks passed");
var Availability = class {
  constructor(resource, apiServices, registrations, sources, tls, gauge) {
    this.resource = resource;
    this.apiServices = apiServices;
    this.registrations = registrations;
    this.sources = sources;
    this.tls = tls;
    this.gauge = gauge;
  }
  resource;
  apiServices;
  registrations;
  sources;
  tls;
  gauge;
  #watched = /* @__PURE__ */ new Map();
  #stopped = new AbortController();
  /** Resolves once every API service is kept an eye on; the first checks may then be under way. */
  async start() {
    for (const informer of [this.sources.services, this.sources.endpoints]) {
      informer.onChange(({ namespace: namespace2, name }) => {
        for (const behind of this.registrations.namesBehind(namespace2, name)) this.#check(behind);
      });
      await informer.synced();
    }
  }
  stop() {
    this.#stopped.abort();
    for (const { timer } of this.#watched.values()) clearTimeout(timer);
  }
  /** To be told of every API service that may have changed. */
  changed(name, change2) {
    const told = this.#toldAnew(change2);
    const known = this.#watched.get(name);
    if (told === void 0 || known?.found === void 0) this.#check(name);
    else if (told.status !== known.found.status || told.reason !== known.found.reason) this.#checkIn(FIRST_RETRY_MS, name, known);
  }
  /** The condition as it is told now, where nothing but the status changed. */
  #toldAnew({ object: now2, old: before }) {
    if (before === void 0) return void 0;
    const { labels, annotations } = now2.metadata;
    const same = sameValue(now2.spec, before.spec) && sameValue({ labels, annotations }, { labels: before.metadata.labels, annotations: before.metadata.annotations });
    return same && !sameValue(now2.status, before.status) ? conditionOf(now2, AVAILABLE2) ?? {} : void 0;
  }
  /** Checks an API service now, and again when it is due. */
  #check(name) {
    if (this.#stopped.signal.aborted) return;
    const watched = this.#watched.get(name) ?? { found: void 0, running: false, again: false, timer: void 0, retryMs: 0 };
    this.#watched.set(name, watched);
    watched.retryMs = FIRST_RETRY_MS;
    watched.again = true;
    if (!watched.running) void this.#run(name, watched);
  }
  async #run(name, watched) {
    clearTimeout(watched.timer);
    watched.running = true;
    let dueMs;
    while (watched.again && !this.#stopped.signal.aborted) {
      watched.again = false;
      dueMs = await this.#settle(name, watched).catch(() => FIRST_RETRY_MS);
    }
    watched.running = false;
    if (dueMs === void 0 || this.#stopped.signal.aborted) return;
    this.#checkIn(dueMs, name, watched);
  }
  #checkIn(ms, name, watched) {
    clearTimeout(watched.timer);
    watched.timer = setTimeout(() => {
      watched.again = true;
      if (!watched.running) void this.#run(name, watched);
    }, ms).unref();
  }
  /** Writes what is found where it is not told already. Milliseconds until the next look; undefined: when something changes. */
  async #settle(name, watched) {
    const registration = this.registrations.get(name);
    if (registration === void 0) {
      this.#watched.delete(name);
      this.gauge.forget({ name });
      return void 0;
    }
    const { service: service2 } = registration;
    const known = service2 === void 0 ? LOCAL : this.#serviceFault(service2);
    const state = known ?? await this.#discovered(registration);
    if (!sameValue(this.registrations.get(name)?.service, service2) || this.#stopped.signal.aborted) return void 0;
    watched.found = state;
    this.gauge.set({ name }, state.status === "True" ? 0 : 1);
    const object3 = this.apiServices.get("", name);
    if (object3 !== void 0 && !tells(object3, state)) await setCondition(this.resource, name, state, SERVER_MANAGER);
    if (known !== void 0) return void 0;
    if (state === PASSED) return RECHECK_MS;
    const due = watched.retryMs;
    watched.retryMs = Math.min(LONGEST_RETRY_MS, due * 2);
    return due;
  }
  /** What keeps a service from being called, as its objects tell; undefined where nothing does. */
  #serviceFault({ namespace: namespace2, name, port }) {
    const { services, endpoints: endpoints2 } = this.sources;
    const service2 = services.get(namespace2, name);
    const where = `service/${name} in ${JSON.stringify(namespace2)}`;
    if (service2 === void 0) return unavailable2("ServiceNotFound", `${where} is not present`);
    if (service2.spec.type !== "ClusterIP") return void 0;
    const offered = portOf(service2.spec, port);
    if (offered === void 0) return unavailable2("ServicePortError", `${where} is not listening on port ${port}`);
    const behind = endpoints2.get(namespace2, name);
    if (behind === void 0) return unavailable2("EndpointsNotFound", `cannot find endpoints for ${where}`);
    const { name: portName = "" } = offered;
    if (readyAddresses(behind.subsets, portName).length > 0) return void 0;
    return unavailable2("MissingEndpoints", `endpoints for ${where} have no addresses with port name ${JSON.stringify(portName)}`);
  }
  async #discovered(registration) {
    const { service: service2 } = registration;
    if (service2 === void 0) return LOCAL;
    const fault2 = await discoveryFault({
      address: () => addressOf2(this.sources, service2),
      path: pathOf(registration),
      tls: this.tls,
      signal: this.#stopped.signal
    });
    return fault2 === void 0 ? PASSED : unavailable2("FailedDiscoveryCheck", fault2);
  }
};

// dist/runtime/controllers/aggregation/registrations.js
var Registrations = class {
  /** `first`: the group that comes before all others and is never delegated, as the API services themselves are in it. */
  constructor(first, changed) {
    this.first = first;
    this.changed = changed;
  }
  first;
  changed;
  #byName = /* @__PURE__ */ new Map();
  /** Those that others answer for, by apiVersion. */
  #delegated = /* @__PURE__ */ new Map();
  #groups;
  /** Resolves once all that there are have been read. */
  async start(apiServices) {
    apiServices.onChange((change2) => this.#read(apiServices, change2));
    await apiServices.synced();
  }
  #read(apiServices, change2) {
    const { name } = change2;
    const former = this.#byName.get(name);
    if (former !== void 0) this.#delegated.delete(apiVersionOf(former.group, former.version));
    this.#byName.delete(name);
    const object3 = apiServices.get("", name);
    if (object3 !== void 0) {
      const registration = registrationOf(object3);
      this.#byName.set(name, registration);
      const { group: group2, version, service: service2 } = registration;
      if (service2 !== void 0 && group2 !== this.first.name) this.#delegated.set(apiVersionOf(group2, version), registration);
    }
    this.#groups = void 0;
    this.changed(name, change2);
  }
  get(name) {
    return this.#byName.get(name);
  }
  /** Whether other servers answer for any version. */
  get delegates() {
    return this.#delegated.size > 0;
  }
  /** The registration of a version that another server answers for. */
  delegated(group2, version) {
    return this.#delegated.get(apiVersionOf(group2, version));
  }
  /** Registrations that other servers answer for, by apiVersion. */
  allDelegated() {
    return this.#delegated;
  }
  /** Names of the registrations whose requests go to a service. */
  namesBehind(namespace2, service2) {
    const names = [];
    for (const [name, { service: behind }] of this.#byName)
      if (behind?.namespace === namespace2 && behind.name === service2) names.push(name);
    return names;
  }
  /** Groups that clients are told of, without the nameless one. */
  groups() {
    this.#groups ??= [this.first, ...inDiscoveryOrder(this.#byName.values()).filter(({ name }) => name !== "" && name !== this.first.name)];
    return this.#groups;
  }
};

// dist/runtime/controllers/aggregation/remote-documents.js
import { createHash } from "node:crypto";
import { once } from "node:events";
import https2 from "node:https";

// dist/runtime/http/openapi-join.js
var noForeignParts = { current: () => ({ revision: 0, parts: [] }) };
var DEFINITIONS = "#/definitions/";
var referred = (value2) => typeof value2 === "string" && value2.startsWith(DEFINITIONS) ? value2.slice(DEFINITIONS.length) : void 0;
function* references(value2) {
  if (Array.isArray(value2)) for (const item of value2) yield* references(item);
  else if (isObject(value2)) {
    const name = referred(value2.$ref);
    if (name !== void 0) yield name;
    for (const member2 of Object.values(value2)) yield* references(member2);
  }
}
function alike(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => alike(item, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const [x, y] = [a, b].map((o) => new Map(Object.entries(o).filter(([key2, v]) => key2 !== "description" || typeof v !== "string")));
  return x !== void 0 && y !== void 0 && x.size === y.size && [...x].every(([key2, v]) => y.has(key2) && alike(v, y.get(key2)));
}
function renamed(value2, names) {
  if (Array.isArray(value2)) return value2.map((item) => renamed(item, names));
  if (!isObject(value2)) return value2;
  return Object.fromEntries(
    Object.entries(value2).map(([key2, member2]) => {
      const name = key2 === "$ref" ? referred(member2) : void 0;
      return [key2, name === void 0 ? renamed(member2, names) : `${DEFINITIONS}${names.get(name) ?? name}`];
    })
  );
}
var membersOf = (value2) => new Map(Object.entries(isObject(value2) ? value2 : {}));
function partOf(document, prefix) {
  const { paths, definitions } = isObject(document) ? document : {};
  const kept2 = [...membersOf(paths)].filter(([path7, item]) => (path7 === prefix || path7.startsWith(`${prefix}/`)) && isObject(item));
  const known = membersOf(definitions);
  const reached = /* @__PURE__ */ new Map();
  const wanted2 = new Set(references(kept2.map(([, item]) => item)));
  for (const name of wanted2) {
    if (!known.has(name)) continue;
    reached.set(name, known.get(name));
    for (const next of references(known.get(name))) wanted2.add(next);
  }
  return { paths: new Map(kept2), definitions: reached };
}
function joined3(own2, parts2) {
  if (parts2.length === 0) return own2;
  const [paths, definitions] = [membersOf(own2.paths), membersOf(own2.definitions)];
  for (const part of parts2) {
    const names = otherNames(part.definitions, definitions);
    for (const [name, definition] of part.definitions) {
      const known = names.get(name) ?? name;
      if (!definitions.has(known)) definitions.set(known, renamed(definition, names));
    }
    for (const [path7, item] of part.paths) if (!paths.has(path7)) paths.set(path7, renamed(item, names));
  }
  return { ...own2, paths: inOrder(paths), definitions: inOrder(definitions) };
}
function otherNames(brought, taken2) {
  const names = /* @__PURE__ */ new Map();
  const rename3 = (name) => {
    let number2 = 2;
    while (taken2.has(`${name}_v${number2}`) || brought.has(`${name}_v${number2}`)) number2 += 1;
    names.set(name, `${name}_v${number2}`);
  };
  for (const [name, definition] of brought) if (taken2.has(name) && !alike(definition, taken2.get(name))) rename3(name);
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const [name, definition] of brought)
      if (!names.has(name) && taken2.has(name) && [...references(definition)].some((r) => names.has(r))) rename3(name);
  }
  return names;
}
var inOrder = (entries2) => Object.fromEntries([...entries2].sort(([a], [b]) => a < b ? -1 : 1));

// dist/runtime/controllers/aggregation/remote-documents.js
var FRESH_MS = 6e4;
var TIMEOUT_MS2 = 2e4;
var MAX_BYTES3 = 8 * 1024 * 1024;
var MAX_DEPTH2 = 100;
var CALLER2 = { name: "system:aggregator", uid: "", groups: [], extra: {} };
var RemoteDocuments = class {
  /** `connect` throws where the server cannot be called. */
  constructor(connect) {
    this.connect = connect;
  }
  connect;
  #held = /* @__PURE__ */ new Map();
  #stopped = new AbortController();
  #revision = 0;
  current() {
    const held = [...this.#held].sort(([a], [b]) => a < b ? -1 : 1);
    const now2 = performance.now();
    for (const [name, { askedAt, registration }] of held) if (registration.available && now2 - askedAt > FRESH_MS) void this.#fetch(name);
    return { revision: this.#revision, parts: held.flatMap(([, { part }]) => part === void 0 ? [] : [part]) };
  }
  /** To be told how a version is registered now; undefined: not at all. */
  changed(name, registration) {
    const held = this.#held.get(name);
    if (registration?.service === void 0) {
      if (this.#held.delete(name)) this.#revision += 1;
      return;
    }
    this.#held.set(name, { part: void 0, digest: "", etag: void 0, askedAt: 0, ...held, registration });
    if (registration.available && held?.registration.available !== true) void this.#fetch(name);
  }
  stop() {
    this.#stopped.abort();
  }
  /** A server without a document, or with none that can be read, has nothing to say; what it said before stays. */
  async #fetch(name) {
    const asked = this.#held.get(name);
    if (asked === void 0 || this.#stopped.signal.aborted) return;
    this.#held.set(name, { ...asked, askedAt: performance.now() });
    const answer = await this.#answer(asked).catch(() => void 0);
    const held = this.#held.get(name);
    if (answer === void 0 || held === void 0) return;
    this.#held.set(name, { ...held, ...answer });
    if (answer.digest !== held.digest) this.#revision += 1;
  }
  /** Undefined where nothing new is told. Rejects where there is no document, or one beyond the bounds. */
  async #answer({ registration, etag }) {
    const { host, port, tls } = this.connect(registration);
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(TIMEOUT_MS2)]);
    const headers = { ...callerHeaders(CALLER2), Accept: "application/json", ...etag === void 0 ? {} : { "If-None-Match": etag } };
    const request = https2.get({ host, port, path: "/openapi/v2", headers, ...tls, agent: false, signal });
    request.on("error", () => void 0);
    const [response2] = await once(request, "response");
    const read = response2.statusCode === 200 ? readBody(response2, MAX_BYTES3) : Promise.resolve(void 0);
    const bytes = await read.finally(() => request.destroy());
    if (bytes === void 0) return void 0;
    const text2 = bytes.toString("utf8");
    if (inspectJson(text2, MAX_DEPTH2).depth > MAX_DEPTH2) throw new Error(`the document is nested deeper than ${MAX_DEPTH2} levels`);
    const digest3 = createHash("sha256").update(bytes).digest("hex");
    return { part: partOf(JSON.parse(text2), pathOf(registration)), digest: digest3, etag: response2.headers.etag };
  }
};

// dist/runtime/controllers/aggregation/aggregation.js
var IDLE_MS = 9e4;
var Aggregation = class {
  constructor(options) {
    this.options = options;
  }
  options;
  name = "apiservice-registration-controller";
  #agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  #registrations;
  #availability;
  #sources;
  /** OpenAPI documents of the servers that are delegated to. */
  documents = new RemoteDocuments((registration) => this.#connection(registration));
  /** Follows registrations. What the catalogue does not have cannot be delegated to. */
  async start({ registry, metrics, api }) {
    const own2 = registry.words.group("apiregistration");
    const id = `apiservices.${own2}`;
    if (![id, "services", "endpoints"].every((needed) => registry.has(needed))) return;
    const apiServices = api.informer(id);
    const { toEndpoints, tls } = this.options;
    const sources = {
      services: api.informer("services"),
      endpoints: api.informer("endpoints"),
      toEndpoints
    };
    const first = registry.groups().find(({ name }) => name === own2) ?? { name: own2, versions: [] };
    const registrations = new Registrations(first, (name, change2) => {
      availability.changed(name, change2);
      this.documents.changed(name, registrations.get(name));
    });
    const gauge = metrics.gauge("aggregator_unavailable_apiservice");
    const availability = new Availability(registry.byId(id), apiServices, registrations, sources, tls, gauge);
    this.#availability?.stop();
    this.#availability = availability;
    this.#sources = sources;
    await availability.start();
    await registrations.start(apiServices);
    this.#registrations = registrations;
  }
  groups() {
    return this.#registrations?.groups();
  }
  delegateOf(info2) {
    if (this.#registrations?.delegates !== true) return void 0;
    const registration = registrationFor(info2, this.#registrations);
    return registration === void 0 ? void 0 : { connection: () => this.#connection(registration) };
  }
  delegated() {
    return [...this.#registrations?.allDelegated() ?? []].map(([apiVersion, registration]) => ({
      apiVersion,
      connection: () => this.#connection(registration)
    }));
  }
  #connection({ service: service2, available, insecure, authorities }) {
    if (service2 === void 0 || !available || this.#sources === void 0) throw unavailable("service unavailable");
    const { host, port } = addressOf2(this.#sources, service2);
    const ca = authorities.toString("utf8");
    if (ca !== "" && !ca.includes("-----BEGIN CERTIFICATE-----"))
      throw new ApiError(500, "InternalError", "unable to load root certificates: unable to parse bytes as PEM block", {});
    const tls = {
      ...this.options.tls,
      ...ca === "" ? {} : { ca },
      servername: `${service2.name}.${service2.namespace}.svc`,
      rejectUnauthorized: !insecure
    };
    return { host, port, tls, agent: this.#agent };
  }
  close() {
    this.#availability?.stop();
    this.documents.stop();
    this.#agent.destroy();
  }
};
function registrationFor({ path: path7, resourceRequest, group: group2, version }, registrations) {
  const [, root, first = "", second2 = "", ...rest] = path7.split("/");
  if (root === "api") return registrations.delegated("", first === "" ? "v1" : first);
  if (root !== "apis") return void 0;
  if (resourceRequest) return group2 === "" ? void 0 : registrations.delegated(group2, version);
  return rest.every((segment) => segment === "") && first !== "" && second2 !== "" ? registrations.delegated(first, second2) : void 0;
}

// dist/runtime/controllers/framework/controller-group.js
var RETRY_MS = 1e3;
var ControllerGroup = class {
  constructor(controllers, host, permission) {
    this.host = host;
    this.permission = permission;
    this.#members = controllers.map((controller) => ({ controller, running: void 0, work: Promise.resolve(), fault: "" }));
  }
  host;
  permission;
  #members;
  #permitted = false;
  #begun = false;
  #stopped = false;
  get names() {
    return this.#members.map(({ controller }) => controller.name);
  }
  begin() {
    if (this.#begun || this.#stopped) return;
    this.#begun = true;
    if (this.#members.length === 0) return;
    this.permission.start(() => this.#settle()).then(
      () => {
        this.#permitted = true;
        this.#settle();
      },
      (error) => console.error("controllers do not start:", error)
    );
  }
  /** Stops all, and then lets others have their turn. */
  async stop() {
    this.#stopped = true;
    this.#settle();
    await Promise.all(this.#members.map(({ work }) => work));
    if (this.#begun) await this.permission.stop();
  }
  /** What a controller waits for; undefined where it works, pauses or has not begun. */
  state(name) {
    const member2 = this.#members.find(({ controller }) => controller.name === name);
    return member2?.fault ? member2.fault : member2?.running?.state?.();
  }
  #settle() {
    for (const member2 of this.#members) member2.work = member2.work.then(() => this.#settleOne(member2));
  }
  async #settleOne(member2) {
    const { controller } = member2;
    const may = this.#permitted && !this.#stopped && this.permission.allows(controller);
    if (may === (member2.running !== void 0)) return;
    try {
      if (may) member2.running = await controller.start(this.host) ?? { stop: () => Promise.resolve() };
      else {
        const { running } = member2;
        member2.running = void 0;
        await running?.stop();
      }
      member2.fault = "";
    } catch (error) {
      const fault2 = error instanceof Error ? error.message : String(error);
      if (member2.fault !== fault2) console.error(`${controller.name} does not start:`, fault2);
      member2.fault = fault2;
      this.host.clock.after(RETRY_MS, () => this.#settle());
    }
  }
};

// dist/runtime/controllers/framework/object-index.js
var ObjectIndex = class {
  constructor(keysOf2) {
    this.keysOf = keysOf2;
  }
  keysOf;
  #places = /* @__PURE__ */ new Map();
  /** The object at a place changed from one to another; undefined where it was, or is, not there. */
  change(place, before, now2) {
    if (before !== void 0) for (const key2 of this.keysOf(before)) this.#remove(key2, place);
    if (now2 !== void 0) for (const key2 of this.keysOf(now2)) this.#add(key2, place);
  }
  places(key2) {
    return this.#places.get(key2) ?? [];
  }
  #add(key2, place) {
    const places = this.#places.get(key2);
    if (places === void 0) this.#places.set(key2, /* @__PURE__ */ new Set([place]));
    else places.add(place);
  }
  #remove(key2, place) {
    const places = this.#places.get(key2);
    if (places?.delete(place) === true && places.size === 0) this.#places.delete(key2);
  }
};

// dist/runtime/controllers/framework/cache-informer.js
var CacheInformer = class {
  constructor({ resource, version }, scope) {
    this.scope = scope;
    this.#resource = resource;
    this.#version = version;
    this.#apiVersion = apiVersionOf(version.group, version.version);
  }
  scope;
  #resource;
  #apiVersion;
  #version;
  #indexes = /* @__PURE__ */ new Map();
  #followers = /* @__PURE__ */ new Set();
  #starts = /* @__PURE__ */ new Set();
  async synced() {
    if (this.#followers.size === 0) await this.#resource.ready(this.#version);
    await Promise.all(this.#starts);
    await Promise.all([...this.#followers].map((follower) => follower.told()));
  }
  get(namespace2, name) {
    const entry = this.#resource.find(namespace2, name);
    return entry === void 0 ? void 0 : this.#shared(entry);
  }
  list(namespace2 = this.scope.namespace ?? "") {
    const entries2 = this.#resource.cache.readable(this.#resource.collection(namespace2));
    const { name } = this.scope;
    return entries2.filter(({ item }) => name === void 0 || item.name === name).map((entry) => this.#passing(entry));
  }
  addIndexer(name, keysOf2) {
    if (this.#indexes.has(name)) return;
    const index2 = new ObjectIndex(keysOf2);
    const follower = this.#follow((previous, current) => {
      const place = (current ?? previous)?.key ?? "";
      index2.change(place, previous && this.#passing(previous), current && this.#passing(current));
    });
    this.#indexes.set(name, { index: index2, follower, keysOf: keysOf2 });
  }
  byIndex(name, key2) {
    const known = this.#indexes.get(name);
    if (known === void 0) throw new Error(`there is no index ${name}`);
    const found = [];
    for (const place of /* @__PURE__ */ new Set([...known.index.places(key2), ...known.follower.untold()])) {
      const entry = this.#resource.cache.get(place);
      if (entry === void 0) continue;
      const object3 = this.#passing(entry);
      for (const own2 of known.keysOf(object3)) {
        if (own2 !== key2) continue;
        found.push(object3);
        break;
      }
    }
    return found;
  }
  onChange(listener) {
    const follower = this.#follow((previous, current) => {
      const entry = current ?? previous;
      if (entry !== void 0) listener(new EntryChange(entry, previous, current, (of) => this.#passing(of)));
    });
    return () => {
      follower.stop();
      this.#followers.delete(follower);
    };
  }
  onEvent(listener) {
    return this.onChange(listening(listener));
  }
  close() {
    for (const follower of this.#followers) follower.stop();
    this.#followers.clear();
  }
  #follow(listener) {
    const follower = new CacheFollower(this.#resource, this.scope, listener, this.#version);
    this.#followers.add(follower);
    const start = follower.start().then(() => void this.#starts.delete(start));
    this.#starts.add(start);
    return follower;
  }
  /** The object of an entry that is likely asked for again. */
  #shared(entry) {
    return this.#typed(this.#resource.readable(entry), this.#resource.definition.hub);
  }
  /** The object of one entry among many, which is not worth keeping. */
  #passing({ item }) {
    const { forms, recentObjects } = this.#resource;
    return this.#typed(recentObjects.recall(item) ?? item.parse(), forms.storageVersion);
  }
  /** Whoever asks for an informer of a kind names its type: here it is taken at their word. */
  #typed(object3, apiVersion) {
    return this.#resource.forms.between(object3, apiVersion, this.#apiVersion);
  }
};
var EntryChange = class {
  constructor(entry, previous, current, read) {
    this.entry = entry;
    this.previous = previous;
    this.read = read;
    this.namespace = entry.item.namespace;
    this.name = entry.item.name;
    this.type = previous === void 0 ? "added" : current === void 0 ? "deleted" : "updated";
  }
  entry;
  previous;
  read;
  namespace;
  name;
  type;
  #object;
  #old;
  get object() {
    this.#object ??= this.read(this.entry);
    return this.#object;
  }
  get old() {
    if (this.type !== "updated" || this.previous === void 0) return void 0;
    this.#old ??= this.read(this.previous);
    return this.#old;
  }
  mentions(text2) {
    return this.entry.item.json.includes(text2) || this.previous?.item.json.includes(text2) === true;
  }
};

// dist/runtime/patch/json-patch.js
var MAX_COPIED_BYTES = 3 * 1024 * 1024;
var MAX_MOVED_ITEMS = 1e8;
var rejected = () => new ApiError(422, "Invalid", "the server rejected our request due to an error in our request", {});
function applyJsonPatch(document, patch, maxOperations = 1e4, maxDepth = 1e3) {
  if (!Array.isArray(patch)) {
    throw badRequest(
      `json: cannot unmarshal ${isObject(patch) ? "object" : patch === null ? "null" : goKind2(patch)} into Go value of type jsonpatch.Patch`
    );
  }
  if (patch.length > maxOperations) {
    throw tooLarge(`Request entity too large: The allowed maximum operations in a JSON patch is ${maxOperations}, got ${patch.length}`);
  }
  const run = new PatchRun(document, maxDepth);
  for (const operation2 of patch) {
    if (!isObject(operation2)) throw badRequest("a JSON patch is a list of operations, and each operation is an object");
    run.perform(operation2);
  }
  checkDepth(run.document, maxDepth);
  return run.document;
}
var goKind2 = (value2) => typeof value2 === "bigint" || typeof value2 === "number" ? "number" : typeof value2 === "boolean" ? "bool" : "string";
var PatchRun = class {
  constructor(document, maxDepth) {
    this.maxDepth = maxDepth;
    this.document = document;
  }
  maxDepth;
  document;
  /** Containers made by this run, which it may change in place. */
  #ours = /* @__PURE__ */ new WeakSet();
  #copiedBytes = 0;
  #movedItems = 0;
  perform(operation2) {
    const path7 = pointer(own(operation2, "path"));
    switch (own(operation2, "op")) {
      case "add":
        this.#add(path7, givenValue(operation2));
        break;
      case "replace":
        this.#replace(path7, givenValue(operation2));
        break;
      case "remove":
        this.#remove(path7);
        break;
      case "move":
        this.#move(pointer(own(operation2, "from")), path7);
        break;
      case "copy":
        this.#add(path7, this.#copyOf(this.#get(pointer(own(operation2, "from")))));
        break;
      case "test":
        this.#test(path7, own(operation2, "value") ?? null);
        break;
      default:
        throw rejected();
    }
  }
  #add(path7, value2) {
    const place = this.#place(path7);
    if (place === void 0) this.document = value2;
    else if (Array.isArray(place.container)) {
      const list5 = place.container;
      const at = place.token === "-" ? list5.length : index(place.token);
      if (at > list5.length) throw rejected();
      this.#spendMoves(list5.length - at);
      list5.splice(at, 0, value2);
    } else setOwn(place.container, place.token, value2);
  }
  #replace(path7, value2) {
    const place = this.#place(path7);
    if (place === void 0) this.document = value2;
    else if (Array.isArray(place.container)) {
      const at = index(place.token);
      if (at >= place.container.length) throw rejected();
      place.container[at] = value2;
    } else setOwn(place.container, place.token, value2);
  }
  #remove(path7) {
    const place = this.#place(path7);
    if (place === void 0) throw rejected();
    const { container, token: token2 } = place;
    if (Array.isArray(container)) {
      const at = index(token2);
      if (at >= container.length) throw rejected();
      this.#spendMoves(container.length - at);
      return container.splice(at, 1)[0] ?? null;
    }
    const removed = own(container, token2);
    if (removed === void 0) throw rejected();
    delete container[token2];
    return removed;
  }
  /** Moves a value; throws 422 where it would move into itself. */
  #move(from, path7) {
    if (from.length < path7.length && from.every((token2, i) => token2 === path7[i])) throw rejected();
    if (from.length === path7.length && from.every((token2, i) => token2 === path7[i])) {
      this.#get(from);
      return;
    }
    this.#add(path7, this.#remove(from));
  }
  #test(path7, expected) {
    const actual = this.#find(path7);
    if (actual === void 0 ? expected !== null : !equalJson(actual, expected)) throw rejected();
  }
  #get(path7) {
    const value2 = this.#find(path7);
    if (value2 === void 0) throw rejected();
    return value2;
  }
  /** The value at the path; undefined for an absent member of an object that is there. */
  #find(path7) {
    let value2 = this.document;
    for (const token2 of path7) {
      if (Array.isArray(value2)) {
        const at = index(token2);
        if (at >= value2.length) throw rejected();
        value2 = value2[at];
      } else if (isObject(value2)) value2 = own(value2, token2);
      else throw rejected();
    }
    return value2;
  }
  /** Where the path's last token stands, every container above it made ours; undefined for the whole document. */
  #place(path7) {
    const token2 = path7.at(-1);
    if (token2 === void 0) return void 0;
    let container = this.#owned(this.document);
    this.document = container;
    for (let i = 0; i < path7.length - 1; i++) {
      const step = path7[i] ?? "";
      if (Array.isArray(container)) {
        const at = index(step);
        if (at >= container.length) throw rejected();
        const next = this.#owned(container[at]);
        container[at] = next;
        container = next;
      } else {
        const next = this.#owned(own(container, step));
        setOwn(container, step, next);
        container = next;
      }
    }
    return { container, token: token2 };
  }
  #owned(value2) {
    if (typeof value2 !== "object" || value2 === null) throw rejected();
    if (this.#ours.has(value2)) return value2;
    const copy = Array.isArray(value2) ? [...value2] : { ...value2 };
    this.#ours.add(copy);
    return copy;
  }
  #copyOf(value2) {
    checkDepth(value2, this.maxDepth);
    this.#copiedBytes += size(value2, MAX_COPIED_BYTES - this.#copiedBytes);
    if (this.#copiedBytes > MAX_COPIED_BYTES) {
      throw tooLarge(`Request entity too large: the copies in a JSON patch may take at most ${MAX_COPIED_BYTES} bytes`);
    }
    return copied(value2);
  }
  #spendMoves(items) {
    this.#movedItems += items;
    if (this.#movedItems > MAX_MOVED_ITEMS) {
      throw tooLarge("Request entity too large: the JSON patch moves too many list items");
    }
  }
};
function givenValue(operation2) {
  const value2 = own(operation2, "value");
  if (value2 === void 0) throw rejected();
  return value2;
}
function pointer(text2) {
  if (text2 === "") return [];
  if (typeof text2 !== "string" || !text2.startsWith("/")) throw rejected();
  const tokens2 = text2.slice(1).split("/");
  return text2.includes("~") ? tokens2.map((token2) => token2.replaceAll("~1", "/").replaceAll("~0", "~")) : tokens2;
}
function index(token2) {
  if (!/^(0|[1-9][0-9]{0,8})$/.test(token2)) throw rejected();
  return Number(token2);
}
function size(value2, limit) {
  if (typeof value2 === "string") return value2.length + 2;
  if (typeof value2 !== "object" || value2 === null) return 8;
  let total = 2;
  if (Array.isArray(value2)) {
    for (let i = 0; i < value2.length && total <= limit; i++) total += 1 + size(value2[i], limit - total);
    return total;
  }
  for (const key2 of Object.keys(value2)) {
    if (total > limit) break;
    total += key2.length + 4 + size(value2[key2], limit - total);
  }
  return total;
}

// dist/runtime/patch/merge-patch.js
function applyMergePatch(document, patch) {
  if (patch === null) throw badRequest("Invalid JSON Patch");
  if (!isObject(patch)) throw invalid({ group: "", name: "" }, "", [invalidValue("patch", patch, "a merge patch must be an object")]);
  return merged(document, patch);
}
function merged(target, patch) {
  const out = { ...target };
  for (const key2 of Object.keys(patch)) {
    const change2 = patch[key2];
    if (change2 === void 0) continue;
    if (change2 === null) delete out[key2];
    else if (isObject(change2)) {
      const before = own(out, key2);
      setOwn(out, key2, merged(isObject(before) ? before : {}, change2));
    } else setOwn(out, key2, change2);
  }
  return out;
}

// dist/runtime/patch/printed.js
function printed(value2) {
  if (value2 === void 0 || value2 === null) return "<nil>";
  if (Array.isArray(value2)) return `[${value2.map(printed).join(" ")}]`;
  if (typeof value2 !== "object") return String(value2);
  const members2 = Object.keys(value2).sort();
  return `map[${members2.map((key2) => `${key2}:${printed(value2[key2])}`).join(" ")}]`;
}

// dist/runtime/patch/strategic-lists.js
var scalarName = (item) => typeof item === "object" ? void 0 : `${typeof item} ${String(item)}`;
var namedBy = (mergeKey) => (item) => {
  const key2 = isObject(item) ? own(item, mergeKey) : void 0;
  return key2 === void 0 || key2 === null ? void 0 : scalarName(key2);
};
var noMergeKey = (item, mergeKey) => badRequest(`map: ${printed(item)} does not contain declared merge key: ${mergeKey}`);
function nameInPatch(item, mergeKey) {
  if (!isObject(item)) throw badRequest("list element types are not identical");
  const name = namedBy(mergeKey)(item);
  if (name === void 0) throw noMergeKey(item, mergeKey);
  return name;
}
var holdsObjects = (list5) => list5.some(isObject);
function mergeLists(live, patch, mergeKey, merge) {
  if (!holdsObjects(live) && !holdsObjects(patch)) return mergeScalars(live, patch);
  if (mergeKey === void 0) throw badRequest("cannot merge lists of objects that have no merge key");
  return mergeObjects(live, patch, mergeKey, merge);
}
function mergeScalars(live, patch) {
  const merged2 = /* @__PURE__ */ new Map();
  for (const item of [...live, ...patch]) if (!merged2.has(scalarName(item))) merged2.set(scalarName(item), item);
  return inOrder2([...merged2.values()], patch, live, scalarName);
}
function mergeObjects(live, patch, mergeKey, merge) {
  const { kept: kept2, changes } = heedDirectives(live, patch, mergeKey);
  const merged2 = [...kept2];
  const positions = firstPositions(kept2, namedBy(mergeKey));
  for (const change2 of changes) {
    const name = nameInPatch(change2, mergeKey);
    const at = positions.get(name);
    const item = at === void 0 ? void 0 : merged2[at];
    if (at !== void 0 && isObject(item)) merged2[at] = merge(item, change2);
    else {
      positions.set(name, merged2.length);
      merged2.push(merge({}, change2));
    }
  }
  return inOrder2(merged2, changes, kept2, namedBy(mergeKey));
}
function heedDirectives(live, patch, mergeKey) {
  const changes = [];
  const deleted2 = /* @__PURE__ */ new Set();
  let replaced = false;
  for (const item of patch) {
    if (!isObject(item)) throw badRequest("list element types are not identical");
    switch (own(item, "$patch")) {
      case void 0:
      case "merge":
        changes.push(item);
        break;
      case "delete":
        deleted2.add(nameInPatch(item, mergeKey));
        break;
      case "replace":
        replaced = true;
        break;
      default:
        throw unknownDirective(item);
    }
  }
  const name = namedBy(mergeKey);
  return { kept: replaced ? [] : live.filter((item) => !deleted2.has(name(item) ?? "")), changes };
}
var unknownDirective = (patch) => badRequest(`unknown patch type: ${printed(own(patch, "$patch"))} in map: ${printed(patch)}`);
function withoutScalars(live, deletions) {
  if (holdsObjects(live) || holdsObjects(deletions)) throw badRequest("list element types are not identical");
  const gone = new Set(deletions.map(scalarName));
  return live.filter((item) => !gone.has(scalarName(item)));
}
function ordered(merged2, order, patch, live, mergeKey) {
  if (mergeKey !== void 0 && holdsObjects(order)) for (const item of order) nameInPatch(item, mergeKey);
  const name = mergeKey !== void 0 && (holdsObjects(merged2) || holdsObjects(order)) ? namedBy(mergeKey) : scalarName;
  const mentioned = patch.filter((item) => !(isObject(item) && own(item, "$patch") !== void 0));
  let next = 0;
  for (const item of order) if (next < mentioned.length && name(mentioned[next] ?? null) === name(item)) next++;
  if (next < mentioned.length) {
    throw badRequest(`The order in patch list:
${printed([...patch])}
 doesn't match $setElementOrder list:
${printed([...order])}
`);
  }
  return inOrder2(merged2, order, live, name);
}
function firstPositions(list5, name) {
  const positions = /* @__PURE__ */ new Map();
  list5.forEach((item, i) => {
    const key2 = name(item);
    if (key2 !== void 0 && !positions.has(key2)) positions.set(key2, i);
  });
  return positions;
}
function inOrder2(items, wanted2, live, name) {
  const wantedAt = firstPositions(wanted2, name);
  const liveAt = firstPositions(live, name);
  const at = (positions, item) => positions.get(name(item) ?? "");
  const sorted3 = (list5, positions) => list5.sort((a, b) => (at(positions, a) ?? list5.length) - (at(positions, b) ?? list5.length));
  const first = sorted3(
    items.filter((item) => at(wantedAt, item) !== void 0),
    wantedAt
  );
  const others = sorted3(
    items.filter((item) => at(wantedAt, item) === void 0),
    liveAt
  );
  const out = [];
  let i = 0;
  for (const item of first) {
    const here = at(liveAt, item);
    for (; i < others.length; i++) {
      const other2 = others[i] ?? null;
      const there = at(liveAt, other2);
      if (here === void 0 || there === void 0 || there >= here) break;
      out.push(other2);
    }
    out.push(item);
  }
  return out.concat(others.slice(i));
}

// dist/runtime/patch/strategic-merge-patch.js
var DELETIONS = "$deleteFromPrimitiveList";
var ORDER2 = "$setElementOrder";
function applyStrategicMergePatch(document, patch, structure) {
  if (!isObject(patch)) throw badRequest("a strategic merge patch must be an object");
  return mergeObject(document, patch, structure);
}
function mergeObject(live, patch, structure) {
  switch (own(patch, "$patch")) {
    case void 0:
    case "merge":
      break;
    case "replace":
      return mergeObject({}, { ...patch, $patch: void 0 }, structure);
    case "delete":
      return {};
    default:
      throw unknownDirective(patch);
  }
  const out = retained(live, patch);
  for (const [name, change2] of memberPatches(patch)) {
    const value2 = mergeMember(own(out, name), change2, strategyOf(structure, name));
    if (value2 === void 0) delete out[name];
    else setOwn(out, name, value2);
  }
  return out;
}
function memberPatches(patch) {
  const members2 = /* @__PURE__ */ new Map();
  const member2 = (name) => {
    const found = members2.get(name) ?? {};
    members2.set(name, found);
    return found;
  };
  for (const key2 of Object.keys(patch)) {
    const value2 = patch[key2];
    if (value2 === void 0 || key2 === "$patch" || key2 === "$retainKeys") continue;
    if (isDirective(key2, DELETIONS)) member2(listName(key2)).deletions = listValue(key2, value2);
    else if (isDirective(key2, ORDER2)) member2(listName(key2)).order = listValue(key2, value2);
    else member2(key2).value = value2;
  }
  return members2;
}
var isDirective = (key2, directive) => key2.startsWith("$") && key2.startsWith(directive);
function listName(key2) {
  const slash = key2.indexOf("/");
  const directive = key2.slice(0, slash);
  if (directive !== DELETIONS && directive !== ORDER2) throw badRequest(`invalid patch format of list directive ${JSON.stringify(key2)}`);
  return key2.slice(slash + 1);
}
function listValue(key2, value2) {
  if (!Array.isArray(value2)) throw badRequest(`${key2} must be a list`);
  return value2;
}
function retained(live, patch) {
  const keys = own(patch, "$retainKeys");
  if (keys === void 0) return { ...live };
  if (!Array.isArray(keys)) throw badRequest("invalid patch format of retainKeys");
  const retain = new Set(keys);
  for (const key2 of Object.keys(patch)) {
    const value2 = patch[key2];
    if (key2 === "$retainKeys" || key2 === "$patch" || value2 === null || value2 === void 0) continue;
    if (!isDirective(key2, DELETIONS) && !isDirective(key2, ORDER2) && !retain.has(key2)) {
      throw badRequest("invalid patch format of retainKeys");
    }
  }
  const out = {};
  for (const key2 of Object.keys(live)) if (retain.has(key2)) setOwn(out, key2, live[key2]);
  return out;
}
function strategyOf(structure, name) {
  if (structure?.kind === "struct") {
    const field = structure.byName.get(name);
    return { structure: field?.type, field };
  }
  return { structure: structure?.kind === "map" ? structure.values : void 0, field: void 0 };
}
function mergeMember(live, patch, strategy) {
  const { value: value2 } = patch;
  if (value2 === null) return void 0;
  if (Array.isArray(value2) || value2 === void 0) return mergeListMember(live, patch, strategy);
  if (!isObject(value2)) return value2;
  if (live === void 0 && own(value2, "$patch") === "delete") return void 0;
  const merges = isObject(live) && strategy.field?.patchStrategy?.includes("replace") !== true;
  return mergeObject(merges ? live : {}, value2, strategy.structure);
}
function mergeListMember(live, patch, strategy) {
  const before = Array.isArray(live) ? live : [];
  const { value: value2, deletions, order } = patch;
  if (!Array.isArray(value2) && !Array.isArray(live)) return live;
  const list5 = deletions === void 0 ? before : withoutScalars(before, deletions);
  const itemType = strategy.structure?.kind === "list" ? strategy.structure.items : void 0;
  const merge = (item, change2) => mergeObject(item, change2, itemType);
  if (strategy.field?.patchStrategy?.includes("merge") !== true) {
    if (!Array.isArray(value2)) return list5;
    const items = Array.isArray(live) ? value2.filter((item) => !isMarker(item)) : value2.map(unmarked);
    return items.map((item) => isObject(item) ? merge({}, item) : item);
  }
  const mergeKey = strategy.field.patchMergeKey;
  const merged2 = Array.isArray(value2) ? mergeLists(list5, value2, mergeKey, merge) : list5;
  return order === void 0 ? merged2 : ordered(merged2, order, Array.isArray(value2) ? value2 : [], before, mergeKey);
}
var unmarked = (item) => isMarker(item) && isObject(item) ? { ...item, $patch: void 0 } : item;
var isMarker = (item) => isObject(item) && (own(item, "$patch") === "replace" || own(item, "$patch") === "delete");

// dist/runtime/http/patches.js
var JSON_PATCH = "application/json-patch+json";
var MERGE_PATCH = "application/merge-patch+json";
var STRATEGIC_PATCH = "application/strategic-merge-patch+json";
var APPLY = "application/apply-patch+yaml";
var PATCH_TYPES = [JSON_PATCH, MERGE_PATCH, STRATEGIC_PATCH, APPLY];
var isApply = (type) => type === APPLY;
function patchTypeOf(contentType, applying) {
  const given2 = (contentType ?? "").split(";")[0]?.trim();
  const type = PATCH_TYPES.find((known) => known === given2);
  if (type === void 0 || type === APPLY && !applying)
    throw new ApiError(415, "UnsupportedMediaType", "415: Unsupported Media Type", {});
  return type;
}
function patchOf(type, body, expected, name, limits) {
  const patch = readPatch(body, limits.depth);
  const patched = (document) => {
    if (type === JSON_PATCH) return jsonPatched(document, patch, limits);
    if (type === MERGE_PATCH) return applyMergePatch(document, patch);
    return applyStrategicMergePatch(document, patch, expected.code.structure);
  };
  return (live) => readPatched(patched(live), expected, name, type === STRATEGIC_PATCH ? patch : void 0);
}
function jsonPatched(document, patch, limits) {
  try {
    return applyJsonPatch(document, patch, limits.jsonPatchOperations, limits.depth);
  } catch (error) {
    if (error instanceof BoundsError) throw badRequest(error.message);
    throw error;
  }
}
function readPatch(body, depth) {
  let text2 = "";
  try {
    text2 = decodeText(body);
    return parseJson(text2, depth);
  } catch (error) {
    if (error instanceof BoundsError) throw badRequest(error.message);
    throw badRequest(jsonSyntaxFault(text2) ?? (error instanceof Error ? error.message : "the patch cannot be read"));
  }
}
function readPatched(result, expected, name, strategic) {
  const shown3 = () => strategic === void 0 ? stringify(result) : printed(strategic);
  const fault2 = (why) => invalid({ group: "", name: "" }, "", [invalidValue("patch", shown3(), why)]);
  if (typeof result !== "object" || result === null || Array.isArray(result)) throw fault2("the patched object is no object");
  const wanted2 = apiVersionOf(expected.group, expected.version);
  if (result.kind !== expected.kind || result.apiVersion !== wanted2)
    throw fault2(`kind and apiVersion must stay ${expected.kind} and ${wanted2}`);
  const { structure } = expected.code;
  let object3;
  try {
    object3 = { ...decode(structure, result), kind: expected.kind, apiVersion: wanted2 };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw fault2((strategic === void 0 ? jsonFault(structure, shown3()) : error.unrestored) ?? error.message);
  }
  checkName(object3, name);
  return object3;
}
function applyOf(config, applying) {
  const { fields, expected, name, manager, force, ignored, complete, turn } = applying;
  const metadata2 = config.metadata ?? null;
  const given2 = typeof metadata2 === "object" && !Array.isArray(metadata2) ? metadata2?.name ?? "" : "";
  const checked = ({ object: object3 }) => {
    if (given2 === "") throw badRequest(`error when creating patch: metadata.name must be set to ${JSON.stringify(name)}`);
    checkName(object3, name);
    return object3;
  };
  return (live) => {
    const options = {
      live,
      config,
      kind: expected.kind,
      apiVersion: apiVersionOf(expected.group, expected.version),
      manager,
      force,
      ignored,
      defaults: (merged2) => complete(decoded(merged2, expected))
    };
    return whenThere(fields.apply(options, turn), checked);
  };
}
var untracked = ({ group: group2, version, code }) => createFieldManager({
  structures: {
    structure: (apiVersion) => apiVersion === apiVersionOf(group2, version) ? code.structure : void 0,
    convert: (object3) => object3
  },
  now: timestamp
});
async function readConfig(body, reading) {
  let value2;
  try {
    const text2 = decodeText(body);
    value2 = /^\s*\{/.test(text2) ? parseJson(text2, reading.service.limits.depth) : await parseYamlText(text2, reading);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw badRequest(`error decoding YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (value2 === null) return {};
  if (typeof value2 !== "object" || Array.isArray(value2)) throw badRequest("error decoding YAML: the configuration is no object");
  return value2;
}

// dist/runtime/resource/continue-token.js
var LONGEST = 4096;
var versionOf = (metaGroup2) => `${metaGroup2}/v1`;
var encodeToken = (token2, metaGroup2) => Buffer.from(JSON.stringify({ v: versionOf(metaGroup2), ...token2 })).toString("base64url");
function decodeToken(text2, metaGroup2) {
  const value2 = readJson(text2);
  const { v, rv, start } = typeof value2 === "object" && value2 !== null ? value2 : {};
  const known = versionOf(metaGroup2);
  if (v !== known) throw fault(`server does not recognize this encoded version ${JSON.stringify(typeof v === "string" ? v : "")}`);
  if (typeof rv !== "number" || !Number.isSafeInteger(rv) || rv === 0 || rv < -1)
    throw fault(`incorrect encoded start resourceVersion (version ${known})`);
  if (typeof start !== "string" || start === "") throw fault(`encoded start key empty (version ${known})`);
  if (start.startsWith("/") || start.split("/").some((part) => part === ".." || part === ".")) throw fault(`invalid encoded start key`);
  return { rv, start };
}
var fault = (why) => badRequest(`invalid continue token: continue key is not valid: ${why}`);
function readJson(text2) {
  if (text2.length > LONGEST) throw fault("it is too long");
  const foreign = /[^A-Za-z0-9_-]/.exec(text2)?.index ?? (text2.length % 4 === 1 ? text2.length - 1 : -1);
  if (foreign >= 0) throw fault(`illegal base64 data at input byte ${foreign}`);
  const bytes = Buffer.from(text2, "base64url");
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw fault(syntaxFault(bytes.toString("latin1")));
  }
}
function syntaxFault(text2) {
  const first = text2.trimStart()[0];
  if (first === void 0) return "unexpected end of JSON input";
  if (!/[-{["\dtfn]/.test(first)) return `invalid character ${quoted2(first)} looking for beginning of value`;
  const end = text2.lastIndexOf("}");
  const after = text2.slice(end + 1).trimStart()[0];
  return end >= 0 && after !== void 0 ? `invalid character ${quoted2(after)} after top-level value` : "unexpected end of JSON input";
}
var quoted2 = (character) => {
  const code = character.charCodeAt(0);
  if (code === 12) return "'\\f'";
  return code < 32 || code >= 127 && code < 161 ? `'\\u00${code.toString(16).padStart(2, "0")}'` : `'${character}'`;
};

// dist/runtime/resource/list.js
var metaGroup = ({ environment }) => `meta.${environment.service.groupDomain}`;
var PATIENCE_MS2 = 3e3;
function revisionOf(text2) {
  if (!/^\d{1,19}$/.test(text2))
    throw badRequest(
      `resourceVersion: Invalid value: ${JSON.stringify(text2)}: strconv.ParseUint: parsing ${JSON.stringify(text2)}: invalid syntax`
    );
  return Number(text2);
}
async function list2(resource, version, namespace2, options, turn) {
  checkListMatch(options, metaGroup(resource));
  const filter = filterOf(version, options.labels, options.fields);
  const wanted2 = { resource, namespace: namespace2, limit: Math.max(options.limit, 0), filter, turn };
  if (options.continue !== "") {
    if (options.resourceVersion !== "" && options.resourceVersion !== "0")
      throw badRequest("specifying resource version is not allowed when using continue");
    return continued(wanted2, decodeToken(options.continue, metaGroup(resource)));
  }
  const revision = options.resourceVersion === "" ? 0 : revisionOf(options.resourceVersion);
  const exact = revision > 0 && (options.match === "Exact" || options.match === "" && wanted2.limit > 0);
  if (exact) return atRevision(wanted2, "", revision);
  if (revision > 0) await reach(resource, revision);
  if (options.resourceVersion === "" && !await resource.settled()) return fromHistory(wanted2, "", void 0);
  const unlimited = options.resourceVersion === "0" && resource.definition.writes.ttlFlag === void 0;
  return newest(unlimited ? { ...wanted2, limit: 0 } : wanted2, "");
}
async function reach(resource, revision) {
  if (resource.cache.revision >= revision) return;
  if (!await resource.cache.waitFor(revision, PATIENCE_MS2)) {
    throw resourceVersionTooLarge(`Timeout: Too large resource version: ${revision}, current: ${resource.cache.revision}`, 1);
  }
}
async function continued(wanted2, token2) {
  const { resource } = wanted2;
  if (token2.rv === -1) return await resource.settled() ? newest(wanted2, token2.start) : fromHistory(wanted2, token2.start, void 0);
  try {
    return await atRevision(wanted2, token2.start, token2.rv);
  } catch (error) {
    if (!(error instanceof CompactedOf)) throw error;
    throw expired(
      "The provided continue parameter is too old to display a consistent list result. You can start a new list without the continue parameter, or use the continue token in this response to retrieve the remainder of the results. Continuing with the provided token results in an inconsistent list - objects that were created, modified, or deleted between the time the first chunk was returned and now may show up in the list.",
      encodeToken({ rv: -1, start: token2.start }, metaGroup(resource))
    );
  }
}
var CompactedOf = class extends Error {
};
async function atRevision(wanted2, start, revision) {
  const { cache } = wanted2.resource;
  await reach(wanted2.resource, revision);
  if (revision >= cache.changedAt && revision <= cache.revision) return fromCache(wanted2, start, revision);
  try {
    return await fromHistory(wanted2, start, revision);
  } catch (error) {
    if (error instanceof FutureRevisionError)
      throw resourceVersionTooLarge(`Timeout: Too large resource version: ${revision}, current: ${error.newest}`, 1);
    if (error instanceof CompactedError) {
      if (start !== "") throw new CompactedOf();
      throw expired(`The resourceVersion for the provided list is too old.`);
    }
    throw error;
  }
}
var newest = (wanted2, start) => fromCache(wanted2, start, wanted2.resource.cache.revision);
function fromCache(wanted2, start, revision) {
  const { resource, namespace: namespace2, limit, filter } = wanted2;
  const prefix = resource.collection(namespace2);
  const { cache } = resource;
  const from = start === "" ? void 0 : `${prefix}${start}`;
  if (filter !== void 0)
    return selected(wanted2, filter, cache.list(prefix, from === void 0 ? {} : { start: from }).entries, revision);
  const range = cache.list(prefix, { ...from === void 0 ? {} : { start: from }, ...limit === 0 ? {} : { limit } });
  const last = range.entries[range.entries.length - 1];
  const more = range.more && last !== void 0;
  return {
    items: range.entries.map((entry) => entry.item),
    revision,
    continue: more ? encodeToken({ rv: revision, start: keyAfter(last.key).slice(prefix.length) }, metaGroup(resource)) : "",
    remaining: more ? range.count - range.entries.length : void 0,
    fingerprint: `${prefix} ${start} ${limit} ${cache.changedAt}`
  };
}
var STRIDE = 63;
async function selected({ resource, namespace: namespace2, limit, turn }, filter, entries2, revision) {
  const items = [];
  const page = { items, revision, remaining: void 0, fingerprint: void 0 };
  for (let i = 0; i < entries2.length; i += 1) {
    if ((i & STRIDE) === STRIDE) await turn();
    const entry = entries2[i];
    if (entry === void 0 || !filter(entry.item)) continue;
    items.push(entry.item);
    if (limit > 0 && items.length === limit && i + 1 < entries2.length) {
      const start = keyAfter(entry.key).slice(resource.collection(namespace2).length);
      return { ...page, continue: encodeToken({ rv: revision, start }, metaGroup(resource)) };
    }
  }
  return { ...page, continue: "" };
}
var HISTORY_PAGE = 500;
async function fromHistory({ resource, namespace: namespace2, limit, filter, turn }, start, at) {
  const prefix = resource.collection(namespace2);
  const items = [];
  let asked = at;
  let from = start === "" ? prefix : `${prefix}${start}`;
  for (; ; ) {
    const page = await resource.environment.engine.range(prefix, {
      start: from,
      ...asked === void 0 ? {} : { revision: asked },
      limit: filter === void 0 && limit > 0 ? limit : HISTORY_PAGE
    });
    const { revision } = page;
    asked = revision;
    for (const [i, entry] of page.entries.entries()) {
      await turn();
      const item = resource.itemOf(entry);
      if (filter !== void 0 && !filter(item)) continue;
      items.push(item);
      const moreInPage = i + 1 < page.entries.length;
      if (limit > 0 && items.length === limit && (moreInPage || page.more)) {
        const remaining = filter === void 0 ? page.count - page.entries.length : void 0;
        return {
          items,
          revision,
          continue: encodeToken({ rv: revision, start: keyAfter(entry.key).slice(prefix.length) }, metaGroup(resource)),
          remaining,
          fingerprint: void 0
        };
      }
    }
    const last = page.entries[page.entries.length - 1];
    if (!page.more || last === void 0) return { items, revision, continue: "", remaining: void 0, fingerprint: void 0 };
    from = keyAfter(last.key);
  }
}

// dist/runtime/controllers/framework/local-client.js
function resourceNamed(registry, name) {
  if (typeof name === "string") {
    const resource = registry.byId(name);
    return { resource, version: resource.forms.version(resource.definition.hub) };
  }
  for (const served of registry.inVersion(name.apiVersion)?.values() ?? []) if (served.version.kind === name.kind) return served;
  throw new ApiError(404, "NotFound", `no matches for kind ${JSON.stringify(name.kind)} in version ${JSON.stringify(name.apiVersion)}`);
}
var LocalClient = class {
  constructor(registry, author) {
    this.registry = registry;
    this.author = author;
  }
  registry;
  author;
  resource(name) {
    const known = resourceNamed(this.registry, name);
    if (known.resource.definition.storage === void 0) throw new Error(`${textOf(name)} is not stored`);
    return new LocalResource(known, this.author);
  }
};
var PATCH_TYPES2 = {
  merge: "application/merge-patch+json",
  strategic: "application/strategic-merge-patch+json",
  json: "application/json-patch+json"
};
var LocalResource = class {
  constructor({ resource, version }, author) {
    this.author = author;
    this.#resource = resource;
    this.#version = version;
    this.#apiVersion = apiVersionOf(version.group, version.version);
    this.#caller = { user: author.user, version, userAgent: author.manager, warn: () => void 0 };
  }
  author;
  #resource;
  #version;
  #apiVersion;
  #caller;
  async get(namespace2, name) {
    await this.#resource.ready(this.#version);
    return this.#shown(await this.#newest(namespace2, name));
  }
  async #newest(namespace2, name) {
    const resource = this.#resource;
    if (await resource.settled()) return resource.get(this.#version, namespace2, name).item;
    const { entry } = await resource.environment.engine.get(resource.key(namespace2, name));
    if (entry === void 0) throw notFound(resource.about(this.#version), name);
    return resource.itemOf(entry);
  }
  async list(namespace2 = "", selection = {}) {
    const resource = this.#resource;
    await resource.ready(this.#version);
    const turn = resource.environment.pace.begin();
    const options = listOptions(new URLSearchParams(Object.entries(selection)));
    const page = await list2(resource, this.#version, namespace2, options, turn);
    const objects = [];
    for (const item of page.items) {
      await turn();
      objects.push(this.#shown(item));
    }
    return objects;
  }
  async create(object3) {
    const read = await this.#read(object3);
    const { namespace: namespace2 = "" } = read.metadata;
    const item = await create(this.#resource, {
      caller: this.#caller,
      namespace: namespace2,
      object: read,
      options: this.#options,
      manager: this.author.manager
    });
    return this.#shown(item);
  }
  update(object3) {
    return this.updateSubresource(object3, "");
  }
  updateStatus(object3) {
    return this.updateSubresource(object3, "status");
  }
  async updateSubresource(object3, subresource) {
    const { namespace: namespace2 = "", name = "" } = object3.metadata;
    return this.#write(namespace2, name, { subresource, replaces: true, change: () => this.#read(object3) });
  }
  async patch(namespace2, name, patch, { type = "merge", subresource = "" } = {}) {
    await this.#resource.ready(this.#version);
    const { limits } = this.#resource.environment.service;
    const patched = patchOf(PATCH_TYPES2[type], Buffer.from(stringify(patch)), this.#expected, name, limits);
    return this.#write(namespace2, name, {
      subresource,
      replaces: false,
      change: (live) => this.#complete(patched(live ?? { metadata: {} }))
    });
  }
  async apply(object3, { force = true, subresource = "" } = {}) {
    const resource = this.#resource;
    await resource.ready(this.#version);
    const { namespace: namespace2 = "", name = "" } = object3.metadata ?? {};
    const config = { ...structuredClone(object3), apiVersion: this.#apiVersion, kind: this.#version.kind };
    const change2 = applyOf(config, {
      fields: resource.fieldManager,
      expected: this.#expected,
      name,
      manager: this.author.manager,
      force,
      ignored: resource.ignoredBy(this.#version, subresource),
      complete: (merged2) => this.#complete(merged2)
    });
    return this.#write(namespace2, name, { subresource, replaces: false, owned: true, creates: subresource === "", change: change2 });
  }
  async delete(namespace2, name, settings = {}) {
    await this.#resource.ready(this.#version);
    const { propagationPolicy, gracePeriodSeconds, preconditions } = settings;
    await remove(this.#resource, this.#caller, namespace2, name, {
      dryRun: false,
      gracePeriodSeconds,
      propagationPolicy,
      orphanDependents: void 0,
      preconditions
    });
  }
  get #options() {
    return { dryRun: false, fieldManager: this.author.manager, force: void 0 };
  }
  get #expected() {
    const { group: group2, version, kind } = this.#version;
    const code = this.#resource.forms.code(this.#apiVersion);
    return { group: group2, version, kind, code, structureOf: () => Promise.resolve(void 0) };
  }
  async #write(namespace2, name, request) {
    await this.#resource.ready(this.#version);
    const { item } = await update(this.#resource, {
      caller: this.#caller,
      namespace: namespace2,
      name,
      options: this.#options,
      manager: this.author.manager,
      rebuilds: true,
      ...request
    });
    return this.#shown(item);
  }
  /** The object as it is read from a request: of its own, decoded, with defaults. */
  async #read(object3) {
    const { definition, forms } = this.#resource;
    if (!this.#version.verbs.includes("create") && !this.#version.verbs.includes("update")) throw methodNotAllowed();
    await this.#resource.ready(this.#version);
    try {
      const read = decode(forms.code(this.#apiVersion).structure, structuredClone(object3));
      return this.#complete({ ...read, kind: definition.kind, apiVersion: this.#apiVersion });
    } catch (error) {
      if (error instanceof DecodeError) throw badRequest(error.message);
      throw error;
    }
  }
  #complete(object3) {
    this.#resource.fillDefaults(object3, this.#apiVersion);
    return this.#resource.forms.canonical(object3, this.#apiVersion);
  }
  #shown(item) {
    return this.#resource.forms.in(item, this.#apiVersion);
  }
};

// dist/runtime/controllers/framework/local-api.js
var LocalApi = class {
  constructor(registry, metrics, clock) {
    this.registry = registry;
    this.metrics = metrics;
    this.clock = clock;
  }
  registry;
  metrics;
  clock;
  #informers = /* @__PURE__ */ new Map();
  client(author) {
    return new LocalClient(this.registry, author);
  }
  informer(name, scope = {}) {
    const id = JSON.stringify([textOf(name), scope.namespace, scope.name]);
    const known = this.#informers.get(id) ?? new CacheInformer(resourceNamed(this.registry, name), scope);
    this.#informers.set(id, known);
    return known;
  }
  meter(name) {
    const depth = this.metrics.gauge("workqueue_depth");
    const adds = this.metrics.counter("workqueue_adds_total");
    const retries = this.metrics.counter("workqueue_retries_total");
    return {
      depth: (keys) => depth.set({ name }, keys),
      added: () => adds.add({ name }),
      retried: () => retries.add({ name })
    };
  }
  close() {
    for (const informer of this.#informers.values()) informer.close();
    this.#informers.clear();
  }
};

// dist/runtime/controllers/local-api-services.js
var AT_START = "onstart";
var automanaged = ({ label }) => label("automanaged", "kube-aggregator");
var wanted = (registry) => registry.ranked().filter(({ name }) => name !== registry.words.group("apiregistration")).flatMap(
  ({ name, priority: priority2, versions }) => versions.map((version) => ({
    metadata: { name: `${version.name}.${name}`, labels: { [automanaged(registry.words)]: AT_START } },
    spec: {
      ...name === "" ? {} : { group: name },
      version: version.name,
      groupPriorityMinimum: priority2,
      versionPriority: version.priority
    }
  }))
);
var localVersions = { name: "kube-apiserver-autoregistration", start: registerLocalVersions };
async function registerLocalVersions({ registry }) {
  const id = `apiservices.${registry.words.group("apiregistration")}`;
  if (!registry.has(id)) return;
  const services = registry.byId(id);
  const stored = registry.reader(id);
  const mark = automanaged(registry.words);
  const version = services.forms.version(services.definition.hub);
  await services.ready(version);
  const caller = { user: SERVER_USER, version, userAgent: SERVER_MANAGER, warn: () => void 0 };
  const desired = new Map(wanted(registry).map((object3) => [object3.metadata.name ?? "", object3]));
  const stale = services.cache.list().entries.filter(({ item }) => item.labels?.[mark] === AT_START && !desired.has(item.name)).map(({ item }) => remove(services, caller, "", item.name, deleteOptions(new URLSearchParams(), void 0, registry.words)));
  const made = [...desired.values()].map(async (object3) => {
    if (await ensure(services, object3)) return;
    const name = object3.metadata.name ?? "";
    const known = stored.peek("", name);
    if (known?.metadata.labels?.[mark] === AT_START && !sameValue(known.spec, object3.spec)) await settle2(services, name, object3, caller);
  });
  await Promise.all([...stale, ...made]);
}
async function settle2(services, name, object3, caller) {
  await update(services, {
    caller,
    namespace: "",
    name,
    subresource: "",
    options: { dryRun: false, fieldManager: SERVER_MANAGER, force: void 0 },
    manager: SERVER_MANAGER,
    replaces: false,
    change: (live) => ({ ...live ?? object3, spec: object3.spec })
  });
}

// dist/runtime/controllers/permission.js
import { randomUUID } from "node:crypto";
import { hostname as hostname2 } from "node:os";

// dist/runtime/controllers/framework/leader-election.js
var LEASE_DURATION_SECONDS = 15;
var RENEW_DEADLINE_SECONDS = 10;
var RETRY_PERIOD_SECONDS = 2;
var JITTER = 1.2;
var STOP_MS = 2e3;
var microTime = (ms) => `${new Date(ms).toISOString().slice(0, -1)}000Z`;
var LeaderElection = class {
  constructor(options) {
    this.options = options;
    this.#seconds = {
      lease: options.leaseDurationSeconds ?? LEASE_DURATION_SECONDS,
      deadline: options.renewDeadlineSeconds ?? RENEW_DEADLINE_SECONDS,
      retry: options.retryPeriodSeconds ?? RETRY_PERIOD_SECONDS
    };
  }
  options;
  #seconds;
  #observed;
  #leading = false;
  #stopped = false;
  #next;
  #deadline;
  #trying = Promise.resolve();
  get leading() {
    return this.#leading;
  }
  start() {
    this.#trying = this.#try();
  }
  /** Gives the lease up where it is held, so that others need not wait; a store that does not answer is not waited for. */
  async stop() {
    this.#stopped = true;
    this.#next?.cancel();
    this.#deadline?.cancel();
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([this.#giveUp(), late]);
    clearTimeout(timer);
  }
  async #giveUp() {
    await this.#trying;
    if (!this.#leading) return;
    this.#lose();
    await this.#release().catch(() => void 0);
  }
  async #try() {
    const held = await this.#acquireOrRenew().catch(() => false);
    if (this.#stopped) {
      this.#leading ||= held;
      return;
    }
    if (held) this.#hold();
    const { retry } = this.#seconds;
    const wait = this.#leading ? retry : retry * (1 + Math.random() * JITTER);
    this.#next = this.options.clock.after(wait * 1e3, () => {
      this.#trying = this.#try();
    });
  }
  #hold() {
    this.#deadline?.cancel();
    this.#deadline = this.options.clock.after(this.#seconds.deadline * 1e3, () => this.#lose());
    if (this.#leading) return;
    this.#leading = true;
    this.options.started();
  }
  #lose() {
    this.#deadline?.cancel();
    if (!this.#leading) return;
    this.#leading = false;
    this.options.stopped();
  }
  /** Whether the lease is held now. */
  async #acquireOrRenew() {
    const { leases, namespace: namespace2, name, identity: identity2, clock } = this.options;
    const now2 = clock.now();
    const time = microTime(now2);
    const own2 = { holderIdentity: identity2, leaseDurationSeconds: this.#seconds.lease, renewTime: time };
    let lease;
    try {
      lease = await leases.get(namespace2, name);
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== "NotFound") throw error;
      this.#observe(await leases.create({ metadata: { namespace: namespace2, name }, spec: { ...own2, acquireTime: time, leaseTransitions: 0 } }), now2);
      return true;
    }
    this.#observe(lease, now2);
    const { spec } = lease;
    const isOwn = spec.holderIdentity === identity2;
    const livesUntil = (this.#observed?.at ?? now2) + (spec.leaseDurationSeconds ?? this.#seconds.lease) * 1e3;
    if (!isOwn && spec.holderIdentity && livesUntil > now2) return false;
    const since = isOwn ? { acquireTime: spec.acquireTime, leaseTransitions: spec.leaseTransitions } : { acquireTime: time, leaseTransitions: (spec.leaseTransitions ?? 0) + 1 };
    this.#observe(await leases.update({ ...lease, spec: { ...spec, ...own2, ...since } }), now2);
    return true;
  }
  #observe({ spec }, now2) {
    const known = this.#observed?.spec;
    if (known?.holderIdentity !== spec.holderIdentity || known?.renewTime !== spec.renewTime) this.#observed = { spec, at: now2 };
  }
  async #release() {
    const { leases, namespace: namespace2, name, identity: identity2, clock } = this.options;
    const lease = await leases.get(namespace2, name);
    if (lease.spec.holderIdentity !== identity2) return;
    const time = microTime(clock.now());
    await leases.update({ ...lease, spec: { ...lease.spec, holderIdentity: "", leaseDurationSeconds: 1, renewTime: time } });
  }
};

// dist/runtime/controllers/permission.js
var SYSTEM2 = "kube-system";
var OWN_LOCK = "kindwright-controllers";
var SECONDS2 = { leaseDurationSeconds: 4, renewDeadlineSeconds: 3, retryPeriodSeconds: 0.8 };
var OUTSIDE_LOCK = "kube-controller-manager";
var LOCK_ANNOTATION = ["leader", "control-plane.alpha"];
var ControllerPermission = class {
  constructor(host) {
    this.host = host;
    const { api, clock, environment } = host;
    const leases = this.#leases;
    if (environment.sharedStore && leases !== void 0)
      this.#election = new LeaderElection({
        leases: api.client(serverAs("kindwright")).resource(leases),
        namespace: SYSTEM2,
        name: OWN_LOCK,
        identity: `${hostname2()}_${randomUUID()}`,
        clock,
        ...SECONDS2,
        started: () => this.#changed(),
        stopped: () => this.#changed()
      });
  }
  host;
  #election;
  #locks = [];
  #ends = [];
  #changed = () => void 0;
  async start(changed) {
    this.#changed = changed;
    this.#election?.start();
    const { registry } = this.host;
    const annotation3 = registry.words.label(...LOCK_ANNOTATION);
    const inAnnotation = ({ metadata: metadata2 }) => recordOf(metadata2.annotations?.[annotation3]);
    const leases = this.#leases;
    if (leases !== void 0) this.#lock(leases, (lease) => lease.spec);
    for (const resource of ["endpoints", "configmaps"]) if (registry.has(resource)) this.#lock(resource, inAnnotation);
    await Promise.all(this.#locks.map((lock) => lock.synced));
  }
  allows({ standsAside }) {
    if (this.#election?.leading === false) return false;
    return standsAside !== true || !this.#locks.some((lock) => lock.held);
  }
  async stop() {
    for (const end of this.#ends) end();
    for (const lock of this.#locks) lock.forget();
    await this.#election?.stop();
  }
  get #leases() {
    const { registry } = this.host;
    const id = `leases.${registry.words.group("coordination")}`;
    return registry.has(id) ? id : void 0;
  }
  #lock(resource, specOf) {
    const { api, clock } = this.host;
    const informer = api.informer(resource, { namespace: SYSTEM2, name: OUTSIDE_LOCK });
    const lock = new OutsideLock(clock, () => this.#changed());
    this.#ends.push(
      informer.onChange(({ type, object: object3 }) => {
        if (type === "deleted") lock.forget();
        else lock.saw(specOf(object3));
      })
    );
    lock.synced = informer.synced();
    this.#locks.push(lock);
  }
};
var OutsideLock = class {
  constructor(clock, changed) {
    this.clock = clock;
    this.changed = changed;
  }
  clock;
  changed;
  synced = Promise.resolve();
  #seen = "";
  #expiry;
  get held() {
    return this.#expiry !== void 0;
  }
  saw({ holderIdentity = "", renewTime = "", leaseDurationSeconds = 0 }) {
    const seen = `${holderIdentity} ${renewTime}`;
    if (seen === this.#seen) return;
    const first = this.#seen === "";
    this.#seen = seen;
    const remaining = leaseDurationSeconds * 1e3;
    if (holderIdentity === "" || first && Date.parse(renewTime) + remaining < this.clock.now()) {
      this.forget();
      return;
    }
    const before = this.held;
    this.#expiry?.cancel();
    this.#expiry = this.clock.after(remaining, () => this.forget());
    if (!before) this.changed();
  }
  /** Nobody holds it any more. */
  forget() {
    const before = this.held;
    this.#expiry?.cancel();
    this.#expiry = void 0;
    if (before) this.changed();
  }
};
function recordOf(text2) {
  try {
    const record = JSON.parse(text2 ?? "{}");
    return typeof record === "object" && record !== null ? record : {};
  } catch {
    return {};
  }
}

// dist/runtime/http/audit.js
import { randomUUID as randomUUID2 } from "node:crypto";
import { finished } from "node:stream";

// dist/runtime/observe/audit/source-ips.js
function sourceIPs(headers, remote) {
  const own2 = canonicalAddress(remote ?? "");
  const { "x-forwarded-for": forwarded, "x-real-ip": real } = headers;
  if (forwarded === void 0 && real === void 0) return own2 === void 0 ? [] : [own2];
  const out = [];
  for (const part of String(forwarded ?? "").split(",")) {
    const address = canonicalAddress(part.trim());
    if (address !== void 0) out.push(address);
  }
  const told = canonicalAddress(String(real ?? ""));
  if (told !== void 0 && !out.includes(told)) out.push(told);
  if (own2 !== void 0 && out.at(-1) !== own2) out.push(own2);
  return out;
}

// dist/runtime/http/store-failures.js
var MEANINGS = [
  { of: StoreFullError, code: 507, reason: "InsufficientStorage", retryAfter: 10 },
  { of: StoreUnavailableError, code: 503, reason: "ServiceUnavailable", retryAfter: 1 },
  { of: UncertainWriteError, code: 504, reason: "Timeout", retryAfter: void 0 },
  { of: ValueTooLargeError, code: 413, reason: "RequestEntityTooLarge", retryAfter: void 0 }
];
function storeFailure(error) {
  if (error instanceof UnreadableValueError || error instanceof StoreDamagedError) return internalError(error.message);
  const meaning = MEANINGS.find(({ of }) => error instanceof of);
  if (meaning === void 0 || !(error instanceof Error)) return void 0;
  const { code, reason, retryAfter } = meaning;
  if (retryAfter === void 0) return new ApiError(code, reason, error.message, {});
  return new ApiError(code, reason, error.message, { retryAfterSeconds: retryAfter }, { "Retry-After": String(retryAfter) });
}

// dist/runtime/http/audit.js
var HEADER2 = "Audit-Id";
var PRINTABLE = /^[\t\x20-\x7e\x80-\xff]+$/;
var PATIENCE_MS3 = 2e3;
var Auditing = class {
  constructor(auditor) {
    this.auditor = auditor;
  }
  auditor;
  /** Requests whose answers are streams that have not ended. */
  #streams = /* @__PURE__ */ new Set();
  #ended = () => void 0;
  /**
   * Opens the record of a request whose caller is known. In strict mode the request is refused where its first event cannot be
   * written.
   */
  open = async (ctx, next) => {
    const state = ctx.state;
    const record = this.#record(ctx, state, state.user);
    if (record === void 0) return next();
    if (!await record.received()) return this.#refuse(ctx, state);
    state.audit = record;
    try {
      await next();
    } catch (error) {
      if (!(error instanceof ApiError) && storeFailure(error) === void 0) record.panicked(error);
      throw error;
    }
  };
  /** Writes the event of the finished request, once its answer is ready to be sent. */
  async answered(ctx) {
    const state = ctx.state;
    const { audit: record } = state;
    if (record === void 0) return this.#unidentified(ctx, state);
    const status = statusOf3(ctx, state);
    if (ctx.respond === false) {
      this.#streams.add(ctx);
      await record.started(status);
      const own2 = state.version !== void 0 && state.info.verb === "watch";
      finished(upgradeOf(ctx.req)?.taken === true ? ctx.req.socket : ctx.res, async () => {
        await (own2 ? record.watched() : record.complete(status));
        this.#streams.delete(ctx);
        if (this.#streams.size === 0) this.#ended();
      });
      return;
    }
    if (record.wantsResponse && state.answer !== void 0) record.answers(stringify(state.answer));
    if (state.isStream) await record.started(status);
    await record.complete(status);
  }
  /** Waits for the last events. Must be called after all connections are closed. */
  async close() {
    if (this.#streams.size > 0)
      await new Promise((resolve) => {
        this.#ended = resolve;
        setTimeout(resolve, PATIENCE_MS3).unref();
      });
    await this.auditor.close();
  }
  /** A request that is refused before its caller is known has a single event. */
  async #unidentified(ctx, state) {
    if (state.user !== void 0 || ctx.status < 400) return;
    await this.#record(ctx, state, void 0)?.started(statusOf3(ctx, state));
  }
  #record(ctx, state, user2) {
    const { headers, url = "/", socket } = ctx.req;
    const record = this.auditor.open(state.info, user2, () => ({
      auditID: idOf(headers["audit-id"]),
      uri: url,
      attributes: state.info,
      user: user2,
      sourceIPs: sourceIPs(headers, socket.remoteAddress),
      userAgent: textOf5(headers["user-agent"] ?? ""),
      receivedAt: state.receivedAt
    }));
    if (record !== void 0) ctx.set(HEADER2, record.auditID);
    return record;
  }
  /** Refuses a request whose event cannot be written, in the words of conformant servers. */
  #refuse(ctx, { info: info2 }) {
    this.auditor.rejected();
    ctx.status = 500;
    ctx.set("X-Content-Type-Options", "nosniff");
    ctx.type = "text/plain; charset=utf-8";
    ctx.body = `Internal Server Error: ${JSON.stringify(info2.path).replace(/[&<>]/g, "")}: failed to store audit event
`;
  }
};
var textOf5 = (header) => Buffer.from(header, "latin1").toString("utf8");
var idOf = (header) => {
  const given2 = String(header ?? "");
  return PRINTABLE.test(given2) ? given2 : randomUUID2();
};
function statusOf3(ctx, { answer }) {
  const code = ctx.respond === false ? sentCode(ctx) : ctx.status;
  if (!isObject(answer) || answer.kind !== "Status") return { code };
  const { status, reason } = answer;
  return { ...typeof status === "string" ? { status } : {}, ...typeof reason === "string" ? { reason } : {}, code };
}
var SWITCHING_PROTOCOLS = 101;
var sentCode = (ctx) => upgradeOf(ctx.req)?.taken === true ? SWITCHING_PROTOCOLS : ctx.res.statusCode;
var MAX_BYTES4 = 16 * 1024 * 1024;
var audited = (record, presentation, json) => ({
  name: presentation.name,
  positional: presentation.positional,
  one(item) {
    record.answers(json.one(item).toString("utf8").trimEnd());
    return presentation.one(item);
  },
  list(page) {
    const parts2 = [];
    let size2 = 0;
    for (const part of json.list(page)) {
      size2 += part.length;
      if (size2 > MAX_BYTES4) break;
      parts2.push(part);
    }
    record.answers(size2 > MAX_BYTES4 ? void 0 : Buffer.concat(parts2, size2).toString("utf8").trimEnd());
    return presentation.list(page);
  },
  frame: (type, item, first) => presentation.frame(type, item, first),
  note: (type, object3) => presentation.note(type, object3)
});
var sentObject = (state, object3) => state.audit?.sent(object3.metadata, () => stringify(object3));
var sentOptions = (state, options) => state.audit?.sent(void 0, () => stringify({ ...options, apiVersion: apiVersionOf(state.info.group, state.info.version) }));
var sentConfig = (state, config) => state.audit?.sent(void 0, () => stringify(config));
function sentPatch(state, patch, depth) {
  if (state.audit === void 0) return;
  state.audit.sent(void 0, () => {
    try {
      return stringify(parseJsonText(decodeText(patch), depth));
    } catch {
      return void 0;
    }
  });
}

// dist/runtime/http/discovery.js
var versionOf2 = (group2, version) => ({
  groupVersion: apiVersionOf(group2, version),
  version
});
var Discovery = class {
  constructor(registry, renderer, enabled, delegation2) {
    this.registry = registry;
    this.renderer = renderer;
    this.enabled = enabled;
    this.delegation = delegation2;
  }
  registry;
  renderer;
  enabled;
  delegation;
  /** Answers a discovery path; false where the path is none. */
  async answer(ctx, path7) {
    const parts2 = (path7.endsWith("/") ? path7.slice(0, -1) : path7).split("/").slice(1);
    const document = this.document(parts2, ctx);
    if (document === void 0) return false;
    if (document === "unknown-group") {
      ctx.status = 404;
      ctx.set("Content-Type", "text/plain; charset=utf-8");
      ctx.body = "404 page not found\n";
      return true;
    }
    if (ctx.method !== "GET") throw methodNotAllowed();
    await this.renderer.object(ctx, 200, document, negotiate(ctx.get("accept"), this.renderer.offer(true, false)));
    return true;
  }
  document(parts2, ctx) {
    const [root, first, second2] = parts2;
    if (root === "api") {
      if (parts2.length === 1) return this.coreVersions(ctx);
      if (parts2.length === 2 && first !== void 0) return this.resources("", first);
    }
    if (root !== "apis") return void 0;
    if (first === void 0) return { kind: "APIGroupList", apiVersion: "v1", groups: this.groups().map((g) => this.group(g)) };
    const named7 = (g) => g.name === first;
    const own2 = this.served().find(named7);
    if (second2 === void 0) {
      const group2 = this.groups().find(named7) ?? own2;
      return group2 === void 0 ? "unknown-group" : { kind: "APIGroup", apiVersion: "v1", ...this.group(group2) };
    }
    if (own2 === void 0) return "unknown-group";
    return parts2.length === 3 ? this.resources(first, second2) : void 0;
  }
  /** Groups that this server answers for by itself. */
  served() {
    return this.registry.groups().filter((g) => g.name !== "");
  }
  /** Groups that clients are told of. */
  groups() {
    return this.delegation.groups() ?? this.served();
  }
  group({ name, versions }) {
    return { name, versions: versions.map((v) => versionOf2(name, v)), preferredVersion: versionOf2(name, versions[0] ?? "") };
  }
  coreVersions(ctx) {
    const core = this.registry.groups().find((g) => g.name === "");
    const address = `${ctx.req.socket.localAddress ?? "127.0.0.1"}:${ctx.req.socket.localPort ?? 443}`;
    return {
      kind: "APIVersions",
      versions: core?.versions ?? [],
      serverAddressByClientCIDRs: [{ clientCIDR: "0.0.0.0/0", serverAddress: address }]
    };
  }
  /** Resources and subresources of one version, by name. */
  resources(group2, version) {
    const apiVersion = apiVersionOf(group2, version);
    const served = this.registry.inVersion(apiVersion);
    if (served === void 0) throw new ApiError(404, "NotFound", "the server could not find the requested resource", {});
    const resources = [];
    for (const { version: definition } of served.values()) {
      resources.push({
        name: definition.plural,
        singularName: definition.singular,
        namespaced: definition.namespaced,
        kind: definition.kind,
        verbs: definition.verbs,
        ...definition.shortNames.length === 0 ? {} : { shortNames: definition.shortNames },
        ...definition.categories.length === 0 ? {} : { categories: definition.categories },
        ...definition.storageVersionHash === void 0 || !definition.verbs.includes("create") ? {} : { storageVersionHash: definition.storageVersionHash }
      });
      for (const sub of definition.subresources) {
        if (sub.featureGate !== void 0 && !this.enabled(sub.featureGate)) continue;
        const foreign = sub.group !== group2 || sub.version !== version;
        resources.push({
          name: `${definition.plural}/${sub.name}`,
          singularName: "",
          namespaced: definition.namespaced,
          ...foreign ? { group: sub.group, version: sub.version } : {},
          kind: sub.kind,
          verbs: sub.verbs
        });
      }
    }
    const bare = this.registry.catalogue.groups.some((g) => g.name === group2 && g.bareResourceList === true);
    resources.sort((a, b) => String(a.name) < String(b.name) ? -1 : 1);
    return {
      kind: "APIResourceList",
      ...bare ? {} : { apiVersion: "v1" },
      groupVersion: apiVersion,
      resources
    };
  }
};

// dist/runtime/http/answers.js
import { Readable } from "node:stream";
var WHOLE_MAX = 256 * 1024;
var SLICE = 256 * 1024;
var STALLED_MS = 3e4;
async function sendParts(ctx, { contentType }, answer, turn) {
  const parts2 = answer[Symbol.iterator]();
  const begun = [];
  ctx.status = 200;
  ctx.set("Content-Type", contentType);
  for (let size2 = 0; size2 <= WHOLE_MAX; await turn()) {
    const part = parts2.next();
    if (part.done === true) {
      ctx.body = Buffer.concat(begun);
      return;
    }
    begun.push(part.value);
    size2 += part.value.length;
  }
  ctx.body = Readable.from(
    slices(begun, parts2, turn, () => ctx.res.destroy()),
    { objectMode: false }
  );
}
async function* slices(begun, rest, turn, giveUp2) {
  const stalled = setTimeout(giveUp2, STALLED_MS);
  try {
    for (const slice of begun.flatMap((part) => [...cut2(part)])) {
      if (slice.length > 0) yield slice;
      stalled.refresh();
    }
    for (; ; ) {
      const from = performance.now();
      const part = rest.next();
      if (part.done === true) return;
      const wait = performance.now() - from > AT_HAND_MS ? turn() : void 0;
      if (wait !== void 0) await wait;
      for (const slice of cut2(part.value)) {
        if (slice.length > 0) yield slice;
        stalled.refresh();
      }
    }
  } finally {
    clearTimeout(stalled);
  }
}
var AT_HAND_MS = 0.1;
function* cut2(part) {
  let at = 0;
  for (; part.length - at > 2 * SLICE; at += SLICE) yield part.subarray(at, at + SLICE);
  yield at === 0 ? part : part.subarray(at);
}
var includeObject = (query) => {
  const asked = query.get("includeObject") ?? "";
  if (asked === "" || asked === "Metadata") return "Metadata";
  if (asked === "None" || asked === "Object") return asked;
  throw badRequest(`unrecognized includeObject value: ${JSON.stringify(asked)}`);
};
function checkedShape(accepted, state, count) {
  if (accepted.transform !== "metadata" || accepted.ofList === true === (count === "many")) return accepted;
  const asked = accepted.ofList === true ? "PartialObjectMetadataList" : "PartialObjectMetadata";
  const what = count === "many" ? `a list (${state.version.listKind})` : `not a list (${state.version.kind})`;
  throw new ApiError(406, "NotAcceptable", `you requested ${asked}, but the requested object is ${what}`, null);
}

// dist/runtime/resource/body-chunks.js
import { BinaryWriter } from "@bufbuild/protobuf/wire";
var CHUNK_BYTES = 64 * 1024;
var NO_BYTES = Buffer.alloc(0);
function* bufferChunks(parts2, bytes = CHUNK_BYTES) {
  let waiting = [];
  let size2 = 0;
  for (const part of parts2) {
    waiting.push(part);
    size2 += part.length;
    if (size2 < bytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size2 = 0;
  }
  yield Buffer.concat(waiting);
}
function* textChunks(texts3) {
  let waiting = "";
  for (const text2 of texts3) {
    waiting += text2;
    if (waiting.length < CHUNK_BYTES) continue;
    yield Buffer.from(waiting);
    waiting = "";
  }
  yield Buffer.from(waiting);
}
function* protobufListChunks(apiVersion, kind, metadata2, items) {
  const made = [];
  let size2 = fieldSize(metadata2.length);
  let since = 0;
  for (const item of items) {
    made.push(item);
    size2 += fieldSize(item.length);
    since += item.length;
    if (since < CHUNK_BYTES) continue;
    since = 0;
    yield NO_BYTES;
  }
  const { head, tail } = wrapParts(apiVersion, kind, size2);
  yield Buffer.concat([head, new BinaryWriter().uint32(10).bytes(metadata2).finish()]);
  yield* fieldsOf2(made);
  yield tail;
}
function* fieldsOf2(items) {
  let writer = new BinaryWriter();
  let size2 = 0;
  for (const item of items) {
    writer.uint32(18).bytes(item);
    size2 += item.length;
    if (size2 < CHUNK_BYTES) continue;
    yield Buffer.from(writer.finish());
    writer = new BinaryWriter();
    size2 = 0;
  }
  yield Buffer.from(writer.finish());
}
var fieldSize = (length) => 1 + Math.max(1, Math.ceil((32 - Math.clz32(length)) / 7)) + length;

// dist/runtime/resource/presentation.js
import { BinaryWriter as BinaryWriter2 } from "@bufbuild/protobuf/wire";
var listMetadata = (page) => ({
  resourceVersion: String(page.revision),
  ...page.continue === "" ? {} : { continue: page.continue },
  ...page.remaining === void 0 ? {} : { remainingItemCount: page.remaining }
});
var NEWLINE = Buffer.from("\n");
var frameHead = (type) => Buffer.from(`{"type":"${type}","object":`);
var HEADS = new Map(["ADDED", "MODIFIED", "DELETED", "BOOKMARK", "ERROR"].map((t) => [t, frameHead(t)]));
var FRAME_END = Buffer.from("}\n");
var jsonFrame = (type, object3) => Buffer.concat([HEADS.get(type) ?? frameHead(type), object3, FRAME_END]);
var JsonPresentation = class {
  constructor(resource, version) {
    this.resource = resource;
    this.version = version;
    this.apiVersion = apiVersionOf(version.group, version.version);
    this.name = `json ${this.apiVersion}`;
  }
  resource;
  version;
  name;
  positional = false;
  apiVersion;
  one(item) {
    return Buffer.concat([this.resource.forms.json(item, this.apiVersion), NEWLINE]);
  }
  *list(page) {
    yield Buffer.from(
      `{"kind":"${this.version.listKind}","apiVersion":"${this.apiVersion}","metadata":${JSON.stringify(listMetadata(page))},"items":[`
    );
    yield* this.resource.listBodies.chunks(
      `${this.name} ${page.fingerprint}`,
      page.fingerprint !== void 0,
      () => bufferChunks(this.parts(page.items), LIST_CHUNK_BYTES)
    );
    yield LIST_END;
  }
  *parts(items) {
    for (const [i, item] of items.entries()) {
      yield i === 0 ? OPEN2 : NEXT;
      yield this.resource.forms.listed(item, this.apiVersion);
    }
  }
  frame(type, item) {
    return jsonFrame(type, this.resource.forms.json(item, this.apiVersion));
  }
  note(type, object3) {
    return jsonFrame(type, Buffer.from(stringify(object3)));
  }
};
var LIST_CHUNK_BYTES = 256 * 1024;
var OPEN2 = Buffer.from("{");
var NEXT = Buffer.from(",{");
var LIST_END = Buffer.from("]}\n");
var ProtobufPresentation = class {
  constructor(resource, version, status) {
    this.resource = resource;
    this.version = version;
    this.status = status;
    this.apiVersion = apiVersionOf(version.group, version.version);
    this.name = `protobuf ${this.apiVersion}`;
  }
  resource;
  version;
  status;
  name;
  positional = false;
  apiVersion;
  one(item) {
    return this.resource.forms.wholeProtobuf(item, this.apiVersion) ?? NO_BYTES;
  }
  list(page) {
    return protobufListChunks(this.apiVersion, this.version.listKind, listMetaMessage(page), this.messages(page.items));
  }
  *messages(items) {
    for (const item of items) yield this.resource.forms.message(item, this.apiVersion) ?? NO_BYTES;
  }
  frame(type, item) {
    return delimited(type, this.resource.forms.protobuf(item, this.apiVersion) ?? NO_BYTES);
  }
  note(type, object3) {
    const codec = this.resource.forms.codec(this.apiVersion);
    const raw = type !== "ERROR" && codec !== void 0 ? wrap(this.apiVersion, this.version.kind, codec.encode(object3)) : wrap("v1", "Status", this.status.encode(object3));
    return delimited(type, raw);
  }
};
function listMetaMessage(page) {
  const writer = new BinaryWriter2().uint32(10).string("").uint32(18).string(String(page.revision)).uint32(26).string(page.continue);
  if (page.remaining !== void 0) writer.uint32(32).int64(page.remaining);
  return writer.finish();
}
function delimited(type, object3) {
  const message = new BinaryWriter2().uint32(10).string(type).uint32(18).bytes(new BinaryWriter2().uint32(10).bytes(object3).finish()).finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(message.length);
  return Buffer.concat([length, message]);
}

// dist/runtime/resource/metadata-presentation.js
var KIND = "PartialObjectMetadata";
var ProtobufMetadataPresentation = class {
  constructor(resource, shapeVersion, codec, status) {
    this.resource = resource;
    this.shapeVersion = shapeVersion;
    this.codec = codec;
    this.status = status;
  }
  resource;
  shapeVersion;
  codec;
  status;
  name = "";
  positional = false;
  message(item) {
    const { forms } = this.resource;
    const hub = forms.hub(item);
    try {
      return this.#encoded(hub);
    } catch {
      return this.#encoded(forms.fitting(hub, forms.definition.hub));
    }
  }
  #encoded({ metadata: metadata2 }) {
    return this.codec.encode({ metadata: withoutFormAnnotations(metadata2, this.resource.formAnnotations) });
  }
  one(item) {
    return wrap(this.shapeVersion, KIND, this.message(item));
  }
  list(page) {
    return protobufListChunks(
      this.shapeVersion,
      `${KIND}List`,
      listMetaMessage({ ...page, remaining: void 0 }),
      this.messages(page.items)
    );
  }
  *messages(items) {
    for (const item of items) yield this.message(item);
  }
  frame(type, item) {
    return delimited(type, this.one(item));
  }
  note(type, object3) {
    const raw = type === "ERROR" ? wrap("v1", "Status", this.status.encode(object3)) : wrap(this.shapeVersion, KIND, this.codec.encode({ metadata: object3.metadata }));
    return delimited(type, raw);
  }
};

// dist/runtime/codec/yaml-text.js
import { stringify as yamlText } from "yaml";
var SHOWN_LEVELS = 64;
var OPTIONS = { lineWidth: 0, version: "1.1", singleQuote: false };
var PLAIN = /^[A-Za-z/_][A-Za-z0-9/_.-]*$/;
var MEANINGFUL = /^(?:y|n|yes|no|on|off|true|false|null|e-?[0-9_]+)$/i;
var isPlain = (text2) => PLAIN.test(text2) && !MEANINGFUL.test(text2);
function toYaml(value2) {
  return `${new Writer().value(value2, "", 1)}
`;
}
var Writer = class {
  /** The text of a value whose further lines begin with the margin. */
  value(value2, margin, level) {
    if (typeof value2 !== "object" || value2 === null) return scalar(value2, margin);
    if (level > SHOWN_LEVELS || isEmpty3(value2)) return stringify(value2);
    return Array.isArray(value2) ? this.#list(value2, margin, level) : this.#map(value2, margin, level);
  }
  #list(items, margin, level) {
    return items.map((item) => `- ${this.value(item ?? null, `${margin}  `, level + 1)}`).join(`
${margin}`);
  }
  #map(object3, margin, level) {
    const members2 = Object.entries(object3).filter(([, member2]) => member2 !== void 0).sort(([a], [b]) => a < b ? -1 : 1);
    return members2.map(([name, member2]) => `${key(name, margin)}:${this.#member(member2, margin, level)}`).join(`
${margin}`);
  }
  #member(value2, margin, level) {
    const inner = Array.isArray(value2) ? margin : `${margin}  `;
    const text2 = this.value(value2, inner, level + 1);
    const onItsOwnLines = typeof value2 === "object" && value2 !== null && level < SHOWN_LEVELS && !isEmpty3(value2);
    return onItsOwnLines ? `
${inner}${text2}` : ` ${text2}`;
  }
};
function isEmpty3(value2) {
  if (Array.isArray(value2)) return value2.length === 0;
  for (const member2 of Object.values(value2)) if (member2 !== void 0) return false;
  return true;
}
var standsAsBlock = (text2) => text2.trimStart() === text2 && text2.split("\n").every((line2) => line2 === "" || line2.trim() !== "");
function scalar(value2, margin) {
  if (typeof value2 !== "string") return stringify(value2) ?? "null";
  if (isPlain(value2)) return value2;
  if (value2.includes("\n") && !standsAsBlock(value2)) return JSON.stringify(value2);
  const item = yamlText([value2], OPTIONS);
  const text2 = item.slice(2, -1);
  return text2.includes("\n") ? text2.replace(/\n {2}/g, `
${margin}`) : text2;
}
var MAX_KEY = 1e3;
function key(name, margin) {
  if (name.length > MAX_KEY) return `? ${JSON.stringify(name)}
${margin}`;
  return isPlain(name) ? name : yamlText({ [name]: 0 }, OPTIONS).slice(0, -": 0\n".length);
}

// dist/runtime/resource/text-form.js
var PLACE = [0];
function around(text2, item) {
  const at = text2.lastIndexOf(item);
  return [text2.slice(0, at), text2.slice(at + item.length)];
}
function* between(before, separator, texts3, after) {
  let gap = before;
  for (const text2 of texts3) {
    yield gap + text2;
    gap = separator;
  }
  yield after;
}
function* mapped(items, text2) {
  for (const item of items) yield text2(item);
}
var COMPACT = {
  whole: (value2) => `${stringify(value2)}
`,
  list(head, name, items) {
    const [before, after] = around(COMPACT.whole({ ...head, [name]: PLACE }), "0");
    return between(before, ",", mapped(items, stringify), after);
  }
};
var ITEM_MARGIN = "    ";
var PRETTY = {
  whole: (value2) => indented(value2, "", 1),
  list(head, name, items) {
    const [before, after] = around(PRETTY.whole({ ...head, [name]: PLACE }), `${ITEM_MARGIN}0`);
    return between(
      before,
      ",\n",
      mapped(items, (item) => ITEM_MARGIN + indented(item, ITEM_MARGIN, 3)),
      after
    );
  }
};
function indented(value2, margin, level) {
  if (typeof value2 !== "object" || value2 === null || level > SHOWN_LEVELS) return stringify(value2) ?? "null";
  const inner = `${margin}  `;
  if (Array.isArray(value2))
    return `[
${value2.length === 0 ? inner : value2.map((v) => `${inner}${indented(v ?? null, inner, level + 1)}`).join(",\n")}
${margin}]`;
  const members2 = Object.entries(value2).filter(([, v]) => v !== void 0);
  return `{
${members2.length === 0 ? inner : members2.map(([k, v]) => `${inner}${JSON.stringify(k)}: ${indented(v, inner, level + 1)}`).join(",\n")}
${margin}}`;
}
var YAML = {
  whole: toYaml,
  list(head, name, items) {
    const [before, after] = around(YAML.whole({ ...head, [name]: PLACE }), `
${name}:
- 0
`);
    return between(
      `${before}
${name}:
`,
      "",
      mapped(items, (item) => YAML.whole([item])),
      after
    );
  }
};

// dist/runtime/resource/text-presentation.js
var TextPresentation = class {
  constructor(resource, version, shape, shapeVersion, form, includeObject2) {
    this.resource = resource;
    this.version = version;
    this.shape = shape;
    this.shapeVersion = shapeVersion;
    this.form = form;
    this.includeObject = includeObject2;
    this.apiVersion = apiVersionOf(version.group, version.version);
    this.positional = shape === "table";
  }
  resource;
  version;
  shape;
  shapeVersion;
  form;
  includeObject;
  name = "";
  positional;
  apiVersion;
  object(item) {
    return this.resource.forms.in(item, this.apiVersion);
  }
  one(item) {
    if (this.shape === "table")
      return Buffer.from(this.form.whole(this.table([item], item.revision === 0 ? {} : { resourceVersion: String(item.revision) })));
    return Buffer.from(this.form.whole(this.shape === "metadata" ? this.metadata(item) : this.object(item)));
  }
  list(page) {
    const { head, name, none } = this.listOf(page);
    if (page.items.length === 0) return [Buffer.from(this.form.whole({ ...head, [name]: none }))];
    return textChunks(this.form.list(head, name, this.listed(page)));
  }
  /** The members of a list beside its items, and what stands in place of the items where there are none. */
  listOf(page) {
    const metadata2 = listMetadata(page);
    if (this.shape === "table") return { head: this.tableHead(metadata2), name: "rows", none: this.version.plainTable ? null : [] };
    if (this.shape === "object")
      return { head: { kind: this.version.listKind, apiVersion: this.apiVersion, metadata: metadata2 }, name: "items", none: [] };
    const { remainingItemCount: _, ...shown3 } = metadata2;
    return { head: { kind: "PartialObjectMetadataList", apiVersion: this.shapeVersion, metadata: shown3 }, name: "items", none: null };
  }
  *listed({ items }) {
    if (this.shape === "table") yield* this.rows(inRowOrder(this.resource, items));
    else
      for (const item of items) {
        const { kind: _, apiVersion: __, ...rest } = this.object(item);
        yield this.shape === "metadata" ? this.metadata(item) : rest;
      }
  }
  frame(type, item, first) {
    const object3 = this.shape === "table" ? this.table([item], { resourceVersion: String(item.revision) }, first) : this.shape === "metadata" ? this.metadata(item) : this.object(item);
    return jsonFrame(type, Buffer.from(stringify(object3)));
  }
  note(type, object3) {
    if (type === "ERROR") return jsonFrame(type, Buffer.from(stringify(object3)));
    const { metadata: metadata2 } = object3;
    const shown3 = this.shape === "table" ? {
      kind: "Table",
      apiVersion: this.shapeVersion,
      metadata: { resourceVersion: metadata2.resourceVersion },
      columnDefinitions: columnDefinitions(this.version),
      rows: [
        {
          ...row(this.resource, this.version, this.resource.blank(this.version, metadata2), /* @__PURE__ */ new Date()),
          object: {
            kind: "PartialObjectMetadata",
            apiVersion: this.shapeVersion,
            metadata: { ...metadata2, creationTimestamp: null }
          }
        }
      ]
    } : this.shape === "metadata" ? { kind: "PartialObjectMetadata", apiVersion: this.shapeVersion, metadata: metadata2 } : object3;
    return jsonFrame(type, Buffer.from(stringify(shown3)));
  }
  /** The object's metadata without annotations that carry what a version's form cannot hold. */
  metadata(item) {
    const metadata2 = withoutFormAnnotations(this.resource.forms.hub(item).metadata, this.resource.formAnnotations);
    return { kind: "PartialObjectMetadata", apiVersion: this.shapeVersion, metadata: metadata2 };
  }
  table(items, metadata2, withColumns = true) {
    return { ...this.tableHead(metadata2, withColumns), rows: [...this.rows(items)] };
  }
  tableHead(metadata2, withColumns = true) {
    return {
      kind: "Table",
      apiVersion: this.shapeVersion,
      metadata: metadata2,
      columnDefinitions: withColumns ? columnDefinitions(this.version) : null
    };
  }
  *rows(items) {
    const now2 = /* @__PURE__ */ new Date();
    for (const item of items) {
      const object3 = this.includeObject === "None" ? null : this.includeObject === "Object" ? this.object(item) : this.metadata(item);
      yield { ...rowOf(this.resource, this.version, item, now2), object: object3 };
    }
  }
};

// dist/runtime/resource/table-presentation.js
var ROWS = Buffer.from("[");
var CELLS = Buffer.from('{"cells":');
var ROW_END = Buffer.from("}}");
var COMMA = Buffer.from(",");
var TABLE_END = Buffer.from("]}\n");
var NO_ROWS = Buffer.from("null}\n");
var TablePresentation = class {
  constructor(resource, version, tableVersion) {
    this.resource = resource;
    this.version = version;
    this.tableVersion = tableVersion;
    this.name = `table ${tableVersion} of ${apiVersionOf(version.group, version.version)}`;
    this.object = Buffer.from(`,"object":{"kind":"PartialObjectMetadata","apiVersion":"${tableVersion}","metadata":`);
    this.notes = new TextPresentation(resource, version, "table", tableVersion, COMPACT, "Metadata");
  }
  resource;
  version;
  tableVersion;
  name;
  positional = true;
  object;
  notes;
  one(item) {
    return Buffer.concat([...this.table([item], item.revision === 0 ? {} : { resourceVersion: String(item.revision) }, true)]);
  }
  list(page) {
    return bufferChunks(this.table(page.items, listMetadata(page), true));
  }
  frame(type, item, first) {
    const table = Buffer.concat([...this.table([item], { resourceVersion: String(item.revision) }, first)]);
    return jsonFrame(type, table.subarray(0, table.length - 1));
  }
  note(type, object3) {
    return this.notes.note(type, object3);
  }
  *table(items, metadata2, withColumns) {
    const now2 = /* @__PURE__ */ new Date();
    const columns = withColumns ? columnDefinitions(this.version) : null;
    yield Buffer.from(
      `{"kind":"Table","apiVersion":"${this.tableVersion}","metadata":${JSON.stringify(metadata2)},"columnDefinitions":${JSON.stringify(columns)},"rows":`
    );
    if (items.length === 0 && this.version.plainTable) {
      yield NO_ROWS;
      return;
    }
    yield ROWS;
    for (const [i, item] of inRowOrder(this.resource, items).entries()) {
      if (i > 0) yield COMMA;
      yield CELLS;
      yield item.cellsJson(now2.getTime(), () => this.cells(item, now2));
      yield this.object;
      yield item.metadataJson();
      yield ROW_END;
    }
    yield TABLE_END;
  }
  cells(item, now2) {
    const { cells, conditions } = rowOf(this.resource, this.version, item, now2);
    return Buffer.from(`${stringify(cells)}${conditions === void 0 ? "" : `,"conditions":${stringify(conditions)}`}`);
  }
};

// dist/runtime/http/render.js
function isPretty(query, userAgent) {
  const asked = query.get("pretty");
  if (asked !== null) return asked !== "" && asked !== "false" && asked !== "0";
  return /^(curl|Wget|Mozilla\/5\.0)/.test(userAgent);
}
var textForm = ({ encoding }, pretty) => encoding === "yaml" ? YAML : pretty ? PRETTY : COMPACT;
var Renderer = class {
  constructor(catalogue, service2) {
    this.catalogue = catalogue;
    this.service = service2;
  }
  catalogue;
  service;
  offer(protobuf, transforms) {
    return { vendor: this.service.mediaVendor, groupDomain: this.service.groupDomain, protobuf, transforms };
  }
  /** Sends an object of a catalogue kind in the form the client accepts. */
  async object(ctx, status, object3, accepted) {
    ctx.status = status;
    ctx.set("Content-Type", accepted.contentType);
    ctx.state.answer = object3;
    ctx.body = await this.bytes(object3, accepted, isPretty(ctx.state.info?.query ?? new URLSearchParams(), ctx.get("user-agent")));
  }
  async bytes(object3, accepted, pretty) {
    if (accepted.encoding === "protobuf") return this.protobuf(object3);
    return Buffer.from(textForm(accepted, pretty).whole(object3));
  }
  /** Encodes an object of a catalogue kind, such as Status or APIGroupList, in the Protobuf envelope. */
  async protobuf(object3) {
    const { kind = "", apiVersion = "" } = object3;
    const load = this.catalogue.kinds[apiVersion] ?? this.catalogue.kinds[`meta.${this.service.groupDomain}/v1`];
    const kinds = await load?.();
    const fallback = kinds?.[kind] === void 0 ? await this.catalogue.kinds[`meta.${this.service.groupDomain}/v1`]?.() : void 0;
    const codec = await (kinds?.[kind] ?? fallback?.[kind])?.protobuf();
    if (codec === void 0) throw new Error(`${kind} has no protobuf form`);
    return wrap(apiVersion, kind, Buffer.from(codec.encode(object3)));
  }
  /** Sends the failure as a Status. Where the Accept header allows no form on offer, it is JSON. */
  async failure(ctx, error) {
    const failure = error instanceof ApiError ? error : storeFailure(error) ?? new ApiError(500, "InternalError", `Internal error occurred: ${error instanceof Error ? error.message : String(error)}`, {
      causes: [{ message: error instanceof Error ? error.message : String(error) }]
    });
    let shown3 = failure;
    let accepted = { encoding: "json", transform: "none", transformVersion: "", contentType: "application/json" };
    try {
      accepted = { ...negotiate(ctx.get("accept"), this.offer(true, true)), transform: "none" };
      accepted = { ...accepted, contentType: accepted.contentType.split(";")[0] ?? "application/json" };
    } catch (fault2) {
      if (fault2 instanceof ApiError && failure.code !== 401 && failure.code !== 403) shown3 = fault2;
    }
    for (const [name, value2] of Object.entries(shown3.headers)) ctx.set(name, value2);
    await this.object(ctx, shown3.code, shown3.toStatus(), accepted);
  }
};

// dist/runtime/http/presentations.js
function presentationOf(ctx, state, accepted, codecOf) {
  const { audit, info: info2, resource, version } = state;
  const pretty = accepted.encoding === "json" && isPretty(info2.query, ctx.req.headers["user-agent"] ?? "");
  if (audit?.wantsResponse === true && info2.verb !== "watch") return withAudit(audit, state, accepted, pretty, codecOf);
  if (isPlain2(accepted, pretty)) return new JsonPresentation(resource, version);
  return inForm(state, accepted, pretty, codecOf);
}
var isPlain2 = ({ transform, encoding }, pretty) => transform === "none" && encoding === "json" && !pretty;
async function withAudit(audit, state, accepted, pretty, codecOf) {
  const presentation = await inForm(state, accepted, pretty, codecOf);
  const plain = accepted.encoding === "json" && !pretty;
  return audited(audit, presentation, plain ? presentation : await inForm(state, { ...accepted, encoding: "json" }, false, codecOf));
}
function inForm(state, accepted, pretty, codecOf) {
  const { resource, version } = state;
  if (accepted.transform !== "none" || accepted.encoding !== "protobuf") return inOtherForm(state, accepted, pretty, codecOf);
  return whenThere(
    resource.ready(version, true),
    () => whenThere(codecOf("Status"), (status) => {
      if (status === void 0 || !resource.forms.ready(apiVersionOf(version.group, version.version), true)) throw notAcceptable();
      return new ProtobufPresentation(resource, version, status);
    })
  );
}
async function inOtherForm(state, accepted, pretty, codecOf) {
  const { resource, version, info: info2 } = state;
  await resource.ready(version, accepted.encoding === "protobuf");
  const status = accepted.encoding === "protobuf" ? await codecOf("Status") : void 0;
  if (isPlain2(accepted, pretty)) return new JsonPresentation(resource, version);
  if (accepted.transform === "metadata" && accepted.encoding === "protobuf") {
    const codec = await codecOf("PartialObjectMetadata");
    if (codec !== void 0 && status !== void 0)
      return new ProtobufMetadataPresentation(resource, accepted.transformVersion, codec, status);
  }
  const included = includeObject(info2.query);
  const { storageVersion: storageVersion3, definition } = resource.forms;
  const asStored = storageVersion3 === definition.hub && storageVersion3 === apiVersionOf(version.group, version.version);
  if (accepted.transform === "table" && accepted.encoding === "json" && !pretty && included === "Metadata" && asStored && resource.formAnnotations === void 0)
    return new TablePresentation(resource, version, accepted.transformVersion);
  return new TextPresentation(
    resource,
    version,
    accepted.transform === "none" ? "object" : accepted.transform,
    accepted.transformVersion,
    textForm(accepted, pretty),
    included
  );
}

// dist/runtime/http/refusal.js
function refusalOf(attributes, error) {
  const { user: user2, verb, group: group2, resource, subresource, namespace: namespace2, name, path: path7 } = attributes;
  const tail = error === void 0 ? "" : `: ${error}`;
  if (!attributes.resourceRequest)
    return new ApiError(
      403,
      "Forbidden",
      `forbidden: User ${JSON.stringify(user2.name)} cannot ${verb} path ${JSON.stringify(path7)}${tail}`,
      {}
    );
  const what = subresource === "" ? resource : `${resource}/${subresource}`;
  const where = namespace2 === "" ? "at the cluster scope" : `in the namespace ${JSON.stringify(namespace2)}`;
  const subject = name === "" ? `${group2 === "" ? resource : `${resource}.${group2}`} is forbidden` : `${group2 === "" ? resource : `${resource}.${group2}`} ${JSON.stringify(name)} is forbidden`;
  return new ApiError(
    403,
    "Forbidden",
    `${subject}: User ${JSON.stringify(user2.name)} cannot ${verb} resource ${JSON.stringify(what)} in API group ${JSON.stringify(group2)} ${where}${tail}`,
    {
      ...name === "" ? {} : { name },
      ...group2 === "" ? {} : { group: group2 },
      kind: resource
    }
  );
}

// dist/runtime/http/subresources.js
function createAdmission({ info: info2, resource, version }, caller, subresource, kind) {
  const chain = resource.environment.admission;
  const { dryRun } = writeOptions(info2.query, "CreateOptions", false, resource.environment.words);
  const about = (object3) => {
    const name = info2.name || (object3.metadata.name ?? "");
    const { namespace: namespace2 } = info2;
    const by = { ...caller, version };
    return admissionRequest({ operation: "CREATE", caller: by, kind, subresource, namespace: namespace2, name, object: object3, old: void 0, dryRun });
  };
  return {
    async admit(object3) {
      await admit(chain, about(object3));
      return object3;
    },
    validate: (object3) => chain.validate(about(object3))
  };
}
async function subresourceChange({ ctx, state, verb, expected, reading, body }) {
  const { info: info2, resource } = state;
  const { limits } = reading.service;
  if (verb !== "patch") {
    const options2 = writeOptions(info2.query, "UpdateOptions", false, resource.environment.words);
    const object3 = await body();
    return { options: options2, of: () => structuredClone(object3) };
  }
  const type = patchTypeOf(ctx.req.headers["content-type"], resource.environment.enabled("ServerSideApply"));
  const options = writeOptions(info2.query, "PatchOptions", isApply(type), resource.environment.words);
  const bytes = await readBody(ctx.req, limits.bodyBytes);
  if (!isApply(type)) {
    sentPatch(state, bytes, limits.depth);
    return { options, of: patchOf(type, bytes, expected, info2.name, limits) };
  }
  const config = await readConfig(bytes, reading);
  sentConfig(state, config);
  const applying = {
    fields: untracked(expected),
    expected,
    name: info2.name,
    manager: options.fieldManager ?? "",
    force: options.force === true,
    ignored: [["status"]],
    complete: (object3) => object3
  };
  return { options, of: applyOf(config, applying) };
}

// dist/runtime/http/warnings.js
var MAX_TOTAL = 4096;
var MAX_TEXT2 = 256;
var warningHeader = (text2) => `299 - "${text2.replace(new RegExp("\\p{Cc}", "gu"), " ").replace(/(["\\])/g, "\\$1")}"`;
function writeWarnings(ctx, state) {
  const texts3 = state.warnings.splice(0);
  if (texts3.length === 0) return;
  const isLong = texts3.reduce((sum, text2) => sum + text2.length, 0) > MAX_TOTAL;
  let left = MAX_TOTAL;
  for (const text2 of texts3) {
    const shown3 = isLong ? text2.slice(0, MAX_TEXT2) : text2;
    left -= shown3.length;
    if (left < 0) return;
    ctx.append("Warning", warningHeader(shown3));
  }
}
function deprecationOf(version, release) {
  const { deprecated, removed, replacement, silent } = version.lifetime;
  if (deprecated === void 0 || silent || compareReleases(deprecated, release) > 0) return void 0;
  const apiVersion = apiVersionOf(version.group, version.version);
  const use = replacement === void 0 ? "" : `; use ${replacement.replace(/\/([^/]+)$/, " $1")}`;
  const unavailable3 = removed === void 0 ? "" : `, unavailable in v${removed}+`;
  return { warning: `${apiVersion} ${version.kind} is deprecated in v${deprecated}+${unavailable3}${use}`, removed: removed ?? "" };
}

// dist/runtime/resource/watch.js
var STATE_STRIDE = 256 * 1024;
var Watch = class _Watch {
  constructor(request, from) {
    this.request = request;
    this.#filter = filterOf(request.version, request.options.labels, request.options.fields);
    this.#showsState = request.options.initialEvents ?? from === 0;
    this.#after = from;
  }
  request;
  #subscription;
  #stopped = false;
  #first = true;
  /** The watch shows what happened after this revision. */
  #after = 0;
  #filter;
  #showsState;
  /**
   * Checks the request and waits until its start can be shown. Throws 400 and 422 for options that do not go, 504 where
   * the state asked for does not come in time, UnreadableValueError where a part of it cannot be read.
   */
  static async prepare(request) {
    const { resource, options } = request;
    checkWatchMatch(options, `meta.${resource.environment.service.groupDomain}`);
    const from = options.resourceVersion === "" ? 0 : revisionOf(options.resourceVersion);
    const watch = new _Watch(request, from);
    if (watch.#showsState && from > 0) await reach(resource, from);
    if (options.resourceVersion === "" && !await resource.settled()) {
      const details = { retryAfterSeconds: 1 };
      throw new ApiError(504, "Timeout", "Timeout: the server is behind its store", details, { "Retry-After": "1" });
    }
    if (watch.#showsState) resource.cache.checkReadable(resource.collection(request.namespace));
    return watch;
  }
  /** Sends what the client asks to see first, then follows until it is stopped or the sink is closed. */
  async start(sink) {
    const { resource, options, namespace: namespace2 } = this.request;
    if (this.#showsState) {
      const { entries: entries2, revision } = resource.cache.list(resource.collection(namespace2));
      this.#after = revision;
      let waiting = 0;
      const turn = resource.environment.pace.begin();
      for (const { item } of entries2) {
        const wait = turn();
        if (wait !== void 0) {
          await wait;
          if (this.#stopped) return;
        }
        if (this.#filter !== void 0 && !this.#filter(item)) continue;
        const frame = this.request.presentation.frame("ADDED", item, this.#first);
        this.#first = false;
        waiting += frame.length;
        sink.write(frame);
        if (waiting < STATE_STRIDE) continue;
        waiting = 0;
        if (!await sink.drained()) return;
      }
      if (options.initialEvents === true && options.bookmarks) this.#bookmark(sink, revision, { [this.#endOfState()]: "true" });
    } else if (this.#after === 0) this.#after = resource.cache.revision;
    if (!this.#stopped) this.#follow(sink);
  }
  stop() {
    this.#stopped = true;
    this.#subscription?.close();
  }
  /**
   * Sends a bookmark with the revision up to which the client has been sent everything; sends nothing while older events are
   * still to come.
   */
  bookmark(sink) {
    const { revision } = this.request.resource.cache;
    if (this.#subscription?.live === true && revision >= this.#after) this.#bookmark(sink, revision);
  }
  #bookmark(sink, revision, annotations) {
    const { presentation, resource, version } = this.request;
    const metadata2 = { resourceVersion: String(revision), creationTimestamp: null, ...annotations === void 0 ? {} : { annotations } };
    sink.write(presentation.note("BOOKMARK", resource.blank(version, metadata2)));
  }
  /** The annotation of the bookmark that ends the initial state. */
  #endOfState() {
    return `${this.request.resource.environment.service.groupDomain}/initial-events-end`;
  }
  #follow(sink) {
    const { resource } = this.request;
    let paused = false;
    const subscription = resource.cache.subscribe(this.#scope(), {
      events: (events) => {
        for (const event2 of events) {
          if (paused && event2.revision !== this.#after) break;
          this.#tell(sink, event2);
          this.#after = event2.revision;
          paused = sink.full;
        }
        if (!paused) return;
        this.#subscription?.close();
        void this.#resume(sink);
      },
      closed: (error) => {
        if (error instanceof CompactedError) this.#fail(sink, this.#tooOld());
        if (error instanceof UnreadableValueError) this.#fail(sink, internalError(error.message));
        sink.end();
      }
    });
    if (paused || this.#stopped) subscription.close();
    else this.#subscription = subscription;
  }
  /**
   * Resumes a client that fell behind. It holds no events in memory meanwhile: once it has taken what was sent, it reads on from
   * the cache's recent events or from the engine's history. Where those are compacted it gets 410 and must list again.
   */
  async #resume(sink) {
    this.#subscription = void 0;
    if (await sink.drained() && !this.#stopped) this.#follow(sink);
  }
  #tooOld() {
    return expired(`too old resource version: ${this.#after} (${this.request.resource.cache.oldestRevision})`);
  }
  #fail(sink, error) {
    sink.write(this.request.presentation.note("ERROR", error.toStatus()));
  }
  /** A watch of one name or one namespace subscribes by key, so that it costs nothing when other objects change. */
  #scope() {
    const { resource, namespace: namespace2, options } = this.request;
    const named7 = options.fields.find(({ label, equal }) => label === "metadata.name" && equal);
    if (named7 !== void 0 && (namespace2 !== "" || !resource.definition.namespaced))
      return { after: this.#after, key: resource.key(namespace2, named7.value) };
    return { after: this.#after, keyPrefix: resource.collection(namespace2) };
  }
  #tell(sink, event2) {
    const filter = this.#filter;
    const before = event2.previous !== void 0 && (filter === void 0 || filter(event2.previous.item));
    const now2 = event2.current !== void 0 && (filter === void 0 || filter(event2.current.item));
    if (!before && !now2) return;
    const type = now2 ? before ? "MODIFIED" : "ADDED" : "DELETED";
    const frame = this.#frame(type, event2, now2);
    this.#first = false;
    sink.write(frame);
  }
  /** The frame of an event. It is encoded once for all watchers of a form, except for forms whose frames depend on the stream. */
  #frame(type, event2, now2) {
    const { presentation } = this.request;
    const first = this.#first && presentation.positional;
    if (presentation.name === "") return presentation.frame(type, shown2(event2, now2), first);
    const key2 = first ? `${type} first ${presentation.name}` : `${type} ${presentation.name}`;
    let frame = event2.memo.get(key2);
    if (frame === void 0) {
      frame = presentation.frame(type, shown2(event2, now2), first);
      event2.memo.set(key2, frame);
    }
    return frame;
  }
};
function shown2(event2, now2) {
  const item = now2 ? event2.current?.item : event2.previous?.item.at(event2.revision);
  if (item === void 0) throw new Error("an event without an object");
  return item;
}

// dist/runtime/http/watch-stream.js
var MAX_BEHIND = 1024 * 1024;
var STALLED_MS2 = 3e4;
var BOOKMARK_MS = 6e4;
var LAST_BOOKMARK_MS = 2e3;
var ResponseSink = class {
  constructor(response2, queue, onEnd) {
    this.response = response2;
    this.queue = queue;
    this.onEnd = onEnd;
  }
  response;
  queue;
  onEnd;
  #ended = false;
  /** Frames that wait until the queue writes to this stream. */
  #waiting = [];
  #waitingBytes = 0;
  write(frame) {
    if (this.#ended) return;
    this.#waitingBytes += frame.length;
    if (this.#waiting.push(frame) === 1) this.queue.add(this);
  }
  flush() {
    if (this.#ended || this.#waiting.length === 0) return;
    const frames = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.response.write(this.queue.joined(frames));
  }
  get full() {
    return this.#waitingBytes + this.response.writableLength > MAX_BEHIND;
  }
  async drained() {
    this.flush();
    if (!this.#ended && this.full) await this.#taken();
    else await new Promise((resolve) => setImmediate(resolve));
    return !this.#ended;
  }
  #taken() {
    const { response: response2 } = this;
    return new Promise((resolve) => {
      const stalled = setTimeout(() => response2.destroy(), STALLED_MS2);
      const done = () => {
        clearTimeout(stalled);
        response2.off("drain", done);
        response2.off("close", done);
        resolve();
      };
      response2.on("drain", done);
      response2.on("close", done);
    });
  }
  end() {
    if (this.#ended) return;
    this.flush();
    this.cut();
    this.response.end();
  }
  /** Takes no more frames. */
  cut() {
    if (this.#ended) return;
    this.#ended = true;
    this.#waiting = [];
    this.onEnd();
  }
};
async function streamWatch(ctx, request, accepted) {
  const watch = await Watch.prepare(request);
  const response2 = ctx.res;
  const timers = [];
  const { streams } = ctx.state;
  const sink = new ResponseSink(response2, streams.frames, () => {
    for (const timer of timers) clearTimeout(timer);
    over();
    watch.stop();
  });
  const end = () => sink.end();
  const over = streams.add(end);
  const cut3 = () => sink.cut();
  ctx.respond = false;
  const type = accepted.encoding === "protobuf" ? `${accepted.contentType};stream=watch` : accepted.contentType;
  response2.writeHead(200, { "Content-Type": type, ...ownHeaders(ctx) });
  response2.flushHeaders();
  response2.on("close", cut3);
  response2.on("error", cut3);
  const { timeoutSeconds, bookmarks } = request.options;
  const seconds2 = timeoutSeconds !== void 0 && timeoutSeconds > 0 ? timeoutSeconds : streams.minimumSeconds * (1 + Math.random());
  const lasts = Math.min(seconds2 * 1e3, 2 ** 31 - 1);
  timers.push(setTimeout(end, lasts));
  if (bookmarks) {
    timers.push(setInterval(() => watch.bookmark(sink), BOOKMARK_MS));
    timers.push(setTimeout(() => watch.bookmark(sink), Math.max(0, lasts - LAST_BOOKMARK_MS)));
  }
  await watch.start(sink).catch(() => response2.destroy());
}
var ownHeaders = (ctx) => {
  const out = {};
  for (const [name, value2] of Object.entries(ctx.response.headers)) {
    if (name !== "content-type" && name !== "content-length" && value2 !== void 0)
      out[name] = typeof value2 === "number" ? String(value2) : value2;
  }
  return out;
};

// dist/runtime/http/handlers.js
var ResourceHandlers = class {
  constructor(renderer, subresources, code, structureOf, authorizer, yaml) {
    this.renderer = renderer;
    this.subresources = subresources;
    this.code = code;
    this.structureOf = structureOf;
    this.authorizer = authorizer;
    this.reading = { service: renderer.service, yaml };
  }
  renderer;
  subresources;
  code;
  structureOf;
  authorizer;
  reading;
  /** The handler of a verb, as route tables mount it. */
  serve(verb, subresource = "") {
    const run = this.handlerOf(verb, subresource);
    return (ctx) => run(ctx, ctx.state);
  }
  handlerOf(verb, subresource) {
    if (subresource !== "") return (ctx, state) => this.through(ctx, state, verb, subresource);
    switch (verb) {
      case "get":
        return (ctx, state) => this.get(ctx, state);
      case "list":
        return (ctx, state) => this.list(ctx, state);
      case "create":
        return (ctx, state) => this.create(ctx, state);
      case "update":
        return (ctx, state) => this.update(ctx, state, "");
      case "patch":
        return (ctx, state) => this.patch(ctx, state, "");
      case "delete":
        return (ctx, state) => this.delete(ctx, state);
      case "deletecollection":
        return (ctx, state) => this.deleteCollection(ctx, state);
      default:
        throw new Error(`no handler for verb ${verb}`);
    }
  }
  accepted(ctx) {
    return negotiate(ctx.req.headers.accept, this.renderer.offer(true, true));
  }
  caller(ctx, state) {
    return {
      user: state.user,
      version: state.version,
      userAgent: ctx.req.headers["user-agent"] ?? "",
      warn: (text2) => state.warnings.push(text2)
    };
  }
  present(ctx, state, accepted) {
    return presentationOf(ctx, state, accepted, (kind) => this.#codecs.get(kind) ?? this.#codecOf(kind));
  }
  /** Protobuf codecs of the machinery's own kinds, once they are loaded. */
  #codecs = /* @__PURE__ */ new Map();
  async #codecOf(kind) {
    const { code } = await this.code(`meta.${this.renderer.service.groupDomain}`, "v1", kind);
    const codec = await code.protobuf();
    if (codec !== void 0) this.#codecs.set(kind, codec);
    return codec;
  }
  send(ctx, status, accepted, bytes) {
    ctx.status = status;
    ctx.set("Content-Type", accepted.contentType);
    ctx.body = bytes;
  }
  async get(ctx, state) {
    const accepted = checkedShape(this.accepted(ctx), state, "one");
    const presentation = await this.present(ctx, state, accepted);
    const { resource, info: info2 } = state;
    const wanted2 = info2.query.get("resourceVersion") ?? "";
    if (wanted2 !== "" && wanted2 !== "0") await reach(resource, revisionOf(wanted2));
    this.send(ctx, 200, accepted, presentation.one(await this.found(state, wanted2 === "")));
  }
  /** The object at the newest revision, or (not `newest`) at what the cache shows. */
  found({ resource, version, info: { namespace: namespace2, name } }, newest2) {
    return whenThere(!newest2 || resource.settled(), (reached) => {
      if (reached) return resource.get(version, namespace2, name).item;
      return this.readFromEngine(resource, version, namespace2, name);
    });
  }
  async readFromEngine(resource, version, namespace2, name) {
    const { entry } = await resource.environment.engine.get(resource.key(namespace2, name));
    if (entry === void 0) throw notFound(resource.about(version), name);
    return resource.itemOf(entry);
  }
  async list(ctx, state) {
    const { resource, version, info: info2 } = state;
    const watching = info2.verb === "watch";
    const accepted = checkedShape(this.accepted(ctx), state, watching ? "one" : "many");
    if (watching && accepted.encoding === "yaml") throw notAcceptable();
    const presentation = await this.present(ctx, state, accepted);
    const options = listOptions(info2.query);
    const named7 = info2.watchPath && info2.name !== "" ? { ...options, fields: [...options.fields, { label: "metadata.name", equal: true, value: info2.name }] } : options;
    if (watching) {
      writeWarnings(ctx, state);
      await streamWatch(ctx, { resource, version, namespace: info2.namespace, options: named7, presentation }, accepted);
    } else {
      const turn = resource.environment.pace.begin();
      await sendParts(ctx, accepted, presentation.list(await list2(resource, version, info2.namespace, options, turn)), turn);
    }
  }
  async create(ctx, state) {
    const { resource, info: info2 } = state;
    const virtual = this.subresources.find(resource, "");
    const accepted = virtual === void 0 ? checkedShape(this.accepted(ctx), state, "one") : negotiate(ctx.req.headers.accept, this.renderer.offer(true, false));
    const presentation = await this.present(ctx, state, accepted);
    const options = writeOptions(info2.query, "CreateOptions", false, state.resource.environment.words);
    const { read, turn } = await this.readObject(ctx, state);
    const object3 = await read();
    const caller = this.caller(ctx, state);
    if (virtual !== void 0) {
      const owned = await resource.tracked({
        live: void 0,
        updated: object3,
        manager: managerOf(options.fieldManager, caller.userAgent),
        apiVersion: apiVersionOf(state.version.group, state.version.version),
        ignored: []
      });
      const { admit: admit2, validate } = createAdmission(state, caller, "", state.version.kind);
      const answer = await virtual({
        ctx,
        resource,
        caller,
        verb: "create",
        namespace: info2.namespace,
        name: "",
        subresource: "",
        body: () => admit2(owned),
        validate,
        change: async () => ({ options, of: () => owned })
      });
      if (answer !== void 0) await this.renderer.object(ctx, answer.status, answer.object, accepted);
      return;
    }
    const manager = managerOf(options.fieldManager, caller.userAgent);
    const item = await create(resource, { caller, namespace: info2.namespace, object: object3, options, manager, turn });
    this.send(ctx, 201, accepted, presentation.one(item));
  }
  /** Reads the body. `read` makes an object of this kind of it, with defaults, a new one each time. */
  async readObject(ctx, state) {
    const body = await readBody(ctx.req, this.renderer.service.limits.bodyBytes);
    const turn = state.resource.environment.pace.ofObject(body.length);
    return { read: () => this.objectOf(ctx, state, body, turn), turn };
  }
  async objectOf(ctx, state, body, turn) {
    const { resource, version } = state;
    const apiVersion = apiVersionOf(version.group, version.version);
    const code = resource.forms.code(apiVersion);
    const expected = { group: version.group, version: version.version, kind: version.kind, code, structureOf: this.structureOf };
    const object3 = await decodeBody(body, ctx.req.headers["content-type"], expected, { ...this.reading, turn });
    if (turn !== void 0) await turn();
    resource.fillDefaults(object3, apiVersion);
    sentObject(state, object3);
    const canonical = resource.forms.canonical(object3, apiVersion);
    if (turn !== void 0) await turn();
    return canonical;
  }
  async update(ctx, state, subresource) {
    const { resource, info: info2 } = state;
    const accepted = checkedShape(this.accepted(ctx), state, "one");
    const presentation = await this.present(ctx, state, accepted);
    const options = writeOptions(info2.query, "UpdateOptions", false, state.resource.environment.words);
    const { read, turn } = await this.readObject(ctx, state);
    let first = await read();
    checkName(first, info2.name);
    const caller = this.caller(ctx, state);
    const { item, created } = await update(resource, {
      caller,
      namespace: info2.namespace,
      name: info2.name,
      subresource,
      options,
      manager: managerOf(options.fieldManager, caller.userAgent),
      replaces: true,
      turn,
      checkCreate: () => this.checkCreate(state),
      // A replace may lose a race and run again, with an object of its own.
      change: () => {
        const object3 = first ?? read();
        first = void 0;
        return object3;
      },
      rebuilds: true
    });
    this.send(ctx, created ? 201 : 200, accepted, presentation.one(item));
  }
  async patch(ctx, state, subresource) {
    const { resource, version, info: info2 } = state;
    const type = this.patchType(ctx, resource);
    const accepted = checkedShape(this.accepted(ctx), state, "one");
    const presentation = await this.present(ctx, state, accepted);
    const options = writeOptions(info2.query, "PatchOptions", isApply(type), state.resource.environment.words);
    const { limits } = this.renderer.service;
    const body = await readBody(ctx.req, limits.bodyBytes);
    const caller = this.caller(ctx, state);
    const manager = managerOf(options.fieldManager, caller.userAgent);
    const apiVersion = apiVersionOf(version.group, version.version);
    const code = resource.forms.code(apiVersion);
    const expected = { group: version.group, version: version.version, kind: version.kind, code, structureOf: this.structureOf };
    const complete = (object3) => {
      resource.fillDefaults(object3, apiVersion);
      return resource.forms.canonical(object3, apiVersion);
    };
    const turn = resource.environment.pace.ofObject(body.length);
    const request = {
      caller,
      namespace: info2.namespace,
      name: info2.name,
      subresource,
      options,
      manager,
      replaces: false,
      rebuilds: true,
      turn,
      checkCreate: () => this.checkCreate(state)
    };
    let updated;
    if (isApply(type)) {
      const { fieldManager: fields } = resource;
      const applying = {
        fields,
        expected,
        name: info2.name,
        manager,
        force: options.force === true,
        ignored: resource.ignoredBy(caller.version, subresource),
        complete,
        turn
      };
      const config = await readConfig(body, this.reading);
      sentConfig(state, config);
      updated = await update(resource, { ...request, owned: true, creates: subresource === "", change: applyOf(config, applying) });
    } else {
      sentPatch(state, body, limits.depth);
      const patched = patchOf(type, body, expected, info2.name, limits);
      updated = await update(resource, { ...request, change: (live) => complete(patched(live ?? { metadata: {} })) });
    }
    this.send(ctx, updated.created ? 201 : 200, accepted, presentation.one(updated.item));
  }
  patchType(ctx, resource) {
    return patchTypeOf(ctx.req.headers["content-type"], resource.environment.enabled("ServerSideApply"));
  }
  /** Whoever makes an object by replacing or applying what is not there needs the permission to create it, too. */
  async checkCreate({ user: user2, info: info2 }) {
    const attributes = { user: user2, ...info2, verb: "create" };
    const { decision, error } = await this.authorizer.authorize(attributes);
    if (decision !== "allow") throw refusalOf(attributes, error);
  }
  async readDeleteOptions(ctx, state) {
    const { service: service2 } = this.renderer;
    const body = await readBody(ctx.req, service2.limits.bodyBytes);
    if (body.length === 0) return deleteOptions(state.info.query, void 0, state.resource.environment.words);
    const type = mediaType(ctx.req.headers["content-type"]);
    const protobuf = `application/vnd.${service2.mediaVendor}.protobuf`;
    if (type !== "" && type !== "application/json" && type !== "application/yaml" && type !== protobuf) {
      throw new ApiError(
        415,
        "UnsupportedMediaType",
        `the body of the request was in an unknown format - accepted media types include: ${bodyTypes(service2).join(", ")}`,
        null
      );
    }
    const expected = await this.code(`meta.${service2.groupDomain}`, "v1", "DeleteOptions");
    const options = await decodeBody(body, type, { ...expected, anyVersion: true }, this.reading);
    sentOptions(state, options);
    return deleteOptions(state.info.query, options, state.resource.environment.words);
  }
  async delete(ctx, state) {
    const { resource, version, info: info2 } = state;
    const accepted = this.accepted(ctx);
    await resource.ready(version, accepted.encoding === "protobuf");
    const options = await this.readDeleteOptions(ctx, state);
    const { item, gone } = await remove(resource, this.caller(ctx, state), info2.namespace, info2.name, options);
    if (item !== void 0 && (!gone || resource.definition.writes.deleteReturnsObject)) {
      const presentation = await this.present(ctx, state, checkedShape(accepted, state, "one"));
      this.send(ctx, 200, accepted, presentation.one(item));
      return;
    }
    const uid = item?.parse().metadata.uid;
    const details = {
      name: info2.name,
      ...version.group === "" ? {} : { group: version.group },
      kind: version.plural,
      ...uid === void 0 ? {} : { uid }
    };
    const plain = { ...accepted, transform: "none", contentType: accepted.contentType.split(";")[0] ?? accepted.contentType };
    await this.renderer.object(ctx, 200, { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", details }, plain);
  }
  async deleteCollection(ctx, state) {
    const { resource, version, info: info2 } = state;
    const accepted = checkedShape(this.accepted(ctx), state, "many");
    const presentation = await this.present(ctx, state, accepted);
    const selection = listOptions(info2.query);
    const options = await this.readDeleteOptions(ctx, state);
    const turn = resource.environment.pace.begin();
    const page = await list2(resource, version, info2.namespace, selection, turn);
    const caller = this.caller(ctx, state);
    for (const item of page.items) {
      await turn();
      try {
        await remove(resource, caller, item.namespace, item.name, options);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 404) throw error;
      }
    }
    await sendParts(ctx, accepted, presentation.list(page), turn);
  }
  /** Subresources: views of the object, or operations of the kind's own. */
  async through(ctx, state, verb, subresource) {
    const { resource, version, info: info2 } = state;
    await resource.ready(version);
    const handler = this.subresources.find(resource, subresource);
    if (handler !== void 0) {
      const definition = version.subresources.find((s) => s.name === subresource);
      if (definition === void 0) throw pathNotFound();
      const accepted = definition.connects === true ? void 0 : this.accepted(ctx);
      const expected = await this.code(definition.group, definition.version, definition.kind);
      const { service: service2 } = this.renderer;
      const body = async () => {
        const bytes = await readBody(ctx.req, service2.limits.bodyBytes);
        const object3 = await decodeBody(bytes, ctx.req.headers["content-type"], expected, this.reading);
        expected.code.applyDefaults(object3);
        sentObject(state, object3);
        return object3;
      };
      const caller = this.caller(ctx, state);
      const answer = await handler({
        ctx,
        resource,
        caller,
        verb,
        namespace: info2.namespace,
        name: info2.name,
        subresource,
        body: async () => createAdmission(state, caller, subresource, definition.kind).admit(await body()),
        validate: (object3) => createAdmission(state, caller, subresource, definition.kind).validate(object3),
        change: () => subresourceChange({ ctx, state, verb, expected, body, reading: this.reading })
      });
      if (answer !== void 0) await this.renderer.object(ctx, answer.status, answer.object, accepted ?? this.accepted(ctx));
      return;
    }
    if (verb === "get") return this.get(ctx, state);
    if (verb === "update") return this.update(ctx, state, subresource);
    if (verb === "patch") return this.patch(ctx, state, subresource);
    throw methodNotAllowed();
  }
};

// dist/runtime/http/listen.js
import { STATUS_CODES } from "node:http";
import { createSecureServer } from "node:http2";

// dist/runtime/http/connections.js
import { constants } from "node:http2";
var CONNECTION_LIMITS = {
  maximum: 1e3,
  handshakeMs: 1e4,
  silentMs: 3e4,
  idleMs: 18e4,
  probeMs: 3e4,
  untakenMs: 6e4,
  unreadMs: 1e3
};
var SWEEP_MS = 5e3;
var IDLE_FRAMES = 1e3;
var IDLE_FRAMES_PER_SECOND = 100;
var sessionOf = (request) => "stream" in request ? request.stream.session : void 0;
var hasBody = (request) => "stream" in request ? !request.stream.endAfterHeaders : request.headers["content-length"] !== void 0 || request.headers["transfer-encoding"] !== void 0;
var Connection = class {
  constructor(socket, limits) {
    this.limits = limits;
    this.#socket = socket;
  }
  limits;
  /** Since when it waits for a request. */
  #idleSince = performance.now();
  #served = false;
  /** Answers under way, and since when each is complete; 0 for those that are not. */
  #answers = /* @__PURE__ */ new Map();
  #socket;
  #session;
  /** When the client was last asked for a sign of life; answered or not. */
  #probedAt = performance.now();
  #answered = true;
  #frames = IDLE_FRAMES;
  #framesAt = performance.now();
  get busy() {
    return this.#answers.size > 0;
  }
  /** The handshake is over. */
  secured(socket) {
    this.#socket = socket;
    this.#idleSince = performance.now();
  }
  /** The client speaks HTTP/2. */
  multiplexed(session) {
    this.#session = session;
    session.on("ping", () => this.#countFrame());
    session.on("remoteSettings", () => this.#countFrame());
  }
  begin(request, response2) {
    this.#answers.set(response2, 0);
    response2.on("close", () => {
      if (!response2.writableFinished) this.#countFrame();
      this.#served = true;
      this.#answers.delete(response2);
      if (!this.busy) this.#idleSince = performance.now();
    });
    if (hasBody(request)) response2.once("finish", () => this.#leaveBody(request));
  }
  /** A body of which nobody wants the rest is not waited for. */
  #leaveBody(request) {
    if (request.complete) return;
    setTimeout(() => {
      if (request.complete) return;
      if ("stream" in request) request.stream.close(constants.NGHTTP2_NO_ERROR);
      else request.socket.destroy();
    }, this.limits.unreadMs).unref();
  }
  /** Frames that ask for no work are taken at a bounded rate. */
  #countFrame() {
    if (this.#session === void 0) return;
    const now2 = performance.now();
    this.#frames = Math.min(IDLE_FRAMES, this.#frames + (now2 - this.#framesAt) / 1e3 * IDLE_FRAMES_PER_SECOND) - 1;
    this.#framesAt = now2;
    if (this.#frames < 0) this.#abort(this.#session, constants.NGHTTP2_ENHANCE_YOUR_CALM);
  }
  sweep(now2) {
    const { idleMs, silentMs } = this.limits;
    if (this.#session?.destroyed === true) {
      this.#socket.destroy();
      return;
    }
    if (!this.busy) {
      if (now2 - this.#idleSince > (this.#served ? idleMs : silentMs)) this.leave();
      return;
    }
    if (this.#session !== void 0) this.#probe(this.#session, now2);
    for (const [response2, since] of this.#answers) {
      if (!response2.writableEnded) continue;
      if (since === 0) this.#answers.set(response2, now2);
      else if (now2 - since > this.limits.untakenMs) response2.destroy();
    }
  }
  #probe(session, now2) {
    if (now2 - this.#probedAt < this.limits.probeMs) return;
    if (!this.#answered) {
      this.#abort(session);
      return;
    }
    this.#probedAt = now2;
    this.#answered = false;
    const sent = session.ping(() => {
      this.#answered = true;
    });
    if (!sent) this.#abort(session);
  }
  /**
   * Ends the session, and its socket soon after: a session waits until its last frames are taken, which a client that reads no
   * more never does.
   */
  #abort(session, code = constants.NGHTTP2_NO_ERROR) {
    if (session.destroyed) return;
    session.destroy(void 0, code);
    setTimeout(() => this.#socket.destroy(), this.limits.unreadMs).unref();
  }
  /** Closes it where it is idle: politely the first time. */
  leave() {
    if (this.#session === void 0 || this.#session.closed) this.destroy();
    else this.#session.close();
  }
  /** Takes no more requests, and closes when those under way are answered. */
  finish() {
    if (this.#session !== void 0) this.#session.close();
    else if (!this.busy) this.#socket.end();
  }
  destroy() {
    this.#session?.destroy();
    this.#socket.destroy();
  }
};
var Connections = class {
  constructor(limits) {
    this.limits = limits;
    const every = Math.min(SWEEP_MS, ...[limits.silentMs, limits.idleMs, limits.probeMs, limits.untakenMs].map((ms) => ms / 3));
    this.#sweeping = setInterval(() => this.#sweep(), every).unref();
  }
  limits;
  /** In the order in which they came. */
  #open = /* @__PURE__ */ new Map();
  #byChannel = /* @__PURE__ */ new WeakMap();
  #sweeping;
  get size() {
    return this.#open.size;
  }
  /** A connection before its handshake; it is closed at once where there is no room for it. */
  accept(socket) {
    const { maximum } = this.limits;
    const name = nameOf2(socket);
    if (name === void 0 || maximum > 0 && this.#open.size >= maximum && !this.#makeRoom()) {
      socket.destroy();
      return;
    }
    const connection = new Connection(socket, this.limits);
    this.#open.set(name, connection);
    socket.once("close", () => {
      if (this.#open.get(name) === connection) this.#open.delete(name);
    });
  }
  secured(socket) {
    const connection = this.#of(socket);
    if (connection === void 0) return;
    connection.secured(socket);
    this.#byChannel.set(socket, connection);
  }
  multiplexed(session) {
    const connection = this.#of(session.socket);
    if (connection === void 0) return;
    connection.multiplexed(session);
    this.#byChannel.set(session, connection);
  }
  begin(request, response2) {
    this.#byChannel.get(sessionOf(request) ?? request.socket)?.begin(request, response2);
  }
  /** Lets all of them end once what they ask for is answered. */
  finish() {
    for (const connection of this.#open.values()) connection.finish();
  }
  destroy() {
    for (const connection of this.#open.values()) connection.destroy();
  }
  /** Stops looking after them. */
  close() {
    clearInterval(this.#sweeping);
  }
  #of(socket) {
    const name = nameOf2(socket);
    return name === void 0 ? void 0 : this.#open.get(name);
  }
  #makeRoom() {
    for (const [name, connection] of this.#open) {
      if (connection.busy) continue;
      this.#open.delete(name);
      connection.destroy();
      return true;
    }
    return false;
  }
  #sweep() {
    const now2 = performance.now();
    for (const connection of this.#open.values()) connection.sweep(now2);
  }
};
var nameOf2 = ({ remoteAddress, remotePort }) => remoteAddress === void 0 ? void 0 : `${remoteAddress} ${remotePort}`;

// dist/runtime/http/listen.js
var REQUEST_MS = 12e4;
var HEADER_BYTES = 64 * 1024;
var HEADERS = 256;
var STREAMS = 250;
var TCP_PROBE_MS = 3e4;
var REFUSALS = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
async function listen(options, handler) {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const connections = new Connections(limits);
  const server = createSecureServer({
    cert: options.cert,
    key: options.key,
    allowHTTP1: true,
    ...options.clientAuthorities === void 0 ? {} : { ca: options.clientAuthorities, requestCert: true, rejectUnauthorized: false },
    // The fast ciphers first; both sides have hardware for them.
    ciphers: "TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES128-GCM-SHA256",
    honorCipherOrder: true,
    settings: { maxConcurrentStreams: STREAMS, initialWindowSize: 1024 * 1024, maxHeaderListSize: HEADER_BYTES },
    maxHeaderListPairs: HEADERS,
    handshakeTimeout: limits.handshakeMs,
    keepAlive: true,
    keepAliveInitialDelay: TCP_PROBE_MS
  });
  Object.assign(server, {
    headersTimeout: limits.silentMs,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: limits.idleMs,
    maxHeaderSize: HEADER_BYTES,
    maxHeadersCount: HEADERS
  });
  server.on("connection", (socket) => connections.accept(socket));
  server.on("secureConnection", (socket) => {
    connections.secured(socket);
    socket.setNoDelay(true);
    socket.on("error", () => socket.destroy());
  });
  server.on("session", (session) => {
    connections.multiplexed(session);
    session.on("error", () => session.destroy());
  });
  server.on("tlsClientError", (_, socket) => socket.destroy());
  server.on("clientError", (error, socket) => refuse(socket, REFUSALS[error.code ?? ""] ?? 400));
  const serve = (request, response2) => {
    connections.begin(request, response2);
    handler(request, response2);
  };
  server.on("request", serve);
  server.on("upgrade", ((request, socket, head) => asRequest(request, socket, head, serve)));
  await new Promise((resolve, reject) => {
    const fail = (error) => {
      const why = error.code === "EADDRINUSE" ? "the port is in use by another process" : error.message;
      reject(new Error(`cannot listen on ${options.host}:${options.port}: ${why}`, { cause: error }));
    };
    server.once("error", fail);
    server.listen(options.port, options.host, () => {
      server.off("error", fail);
      resolve();
    });
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : options.port;
  return {
    port,
    close: (patienceMs) => new Promise((resolve) => {
      const deadline2 = setTimeout(() => connections.destroy(), patienceMs);
      server.close(() => {
        clearTimeout(deadline2);
        connections.close();
        resolve();
      });
      connections.finish();
    })
  };
}
function refuse(socket, status) {
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r
Connection: close\r
\r
`);
  else socket.destroy();
}

// dist/runtime/observe/metrics.js
var METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";
var escaped = (text2) => text2.replace(/\\/g, "\\\\").replace(/\n/g, "\\n");
var quoted3 = (text2) => `"${escaped(text2).replace(/"/g, '\\"')}"`;
var Series = class {
  value = 0;
  add(count = 1) {
    this.value += count;
  }
};
var MAX_SERIES = 1e4;
var Metric = class {
  constructor(name, definition) {
    this.name = name;
    this.definition = definition;
  }
  name;
  definition;
  #series = /* @__PURE__ */ new Map();
  /** `labels` has a value for each label of the definition, and no other. A series is there from the first asking for it. */
  series(labels) {
    const key2 = this.#key(labels);
    const series = this.#series.get(key2) ?? new Series();
    if (this.#series.size < MAX_SERIES) this.#series.set(key2, series);
    return series;
  }
  /** Shows the series no longer. */
  forget(labels) {
    this.#series.delete(this.#key(labels));
  }
  #key(labels) {
    const { labels: declared } = this.definition;
    const given2 = Object.keys(labels);
    if (given2.length !== declared.length || declared.some((l) => labels[l] === void 0))
      throw new Error(`${this.name} has the labels ${declared.join(", ")}, not ${given2.join(", ")}`);
    const pairs = [...declared].sort().map((l) => `${l}=${quoted3(labels[l] ?? "")}`);
    return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
  }
  /** Its lines, series in order; none while there is no series. */
  lines() {
    if (this.#series.size === 0) return [];
    const { stability, description, type } = this.definition;
    return [
      `# HELP ${this.name} [${stability}] ${escaped(description)}`,
      `# TYPE ${this.name} ${type}`,
      ...[...this.#series].map(([labels, { value: value2 }]) => `${this.name}${labels} ${value2}`).sort()
    ];
  }
};
var Gauge = class extends Metric {
  set(labels, value2) {
    this.series(labels).value = value2;
  }
};
var Counter = class extends Metric {
  constructor(name, definition) {
    super(name, definition);
    if (definition.labels.length === 0) this.series({});
  }
  add(labels, count = 1) {
    this.series(labels).add(count);
  }
};
var CLASSES = { gauge: Gauge, counter: Counter };
var Metrics = class {
  #metrics;
  constructor(definitions) {
    this.#metrics = new Map(
      Object.entries(definitions).map(([name, definition]) => [name, new CLASSES[definition.type](name, definition)])
    );
  }
  /** Throws where the catalogue declares no such metric; so do those below. */
  gauge(name) {
    return this.#of(name, Gauge);
  }
  counter(name) {
    return this.#of(name, Counter);
  }
  #of(name, type) {
    const metric = this.#metrics.get(name);
    if (!(metric instanceof type)) throw new Error(`the catalogue has no ${type.name.toLowerCase()} ${name}`);
    return metric;
  }
  /** Everything that was measured, by name. */
  text() {
    const lines = [...this.#metrics.values()].sort((a, b) => a.name < b.name ? -1 : 1).flatMap((m) => m.lines());
    return lines.map((line2) => `${line2}
`).join("");
  }
};

// dist/runtime/http/metrics.js
function mountMetrics(router, metrics) {
  router.get("/metrics", (ctx) => {
    ctx.set("Content-Type", METRICS_TYPE);
    ctx.body = metrics.text();
  });
}

// dist/runtime/http/frame-queue.js
var TURN_MS = 2;
var FrameQueue = class {
  #joined;
  #waiting = [];
  #next = 0;
  #scheduled = false;
  add(stream) {
    this.#waiting.push(stream);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#turn());
  }
  #turn() {
    const until = performance.now() + TURN_MS;
    for (let stream = this.#waiting[this.#next]; stream !== void 0; stream = this.#waiting[this.#next]) {
      this.#next += 1;
      stream.flush();
      if (performance.now() < until) continue;
      setImmediate(() => this.#turn());
      return;
    }
    this.#waiting = [];
    this.#next = 0;
    this.#scheduled = false;
  }
  /** The frames as one buffer, made once for consecutive streams that are sent the same frames. */
  joined(frames) {
    const [only] = frames;
    if (only !== void 0 && frames.length === 1) return only;
    const last = this.#joined;
    if (last !== void 0 && last.frames.length === frames.length && last.frames.every((frame, i) => frame === frames[i]))
      return last.bytes;
    const bytes = Buffer.concat(frames);
    this.#joined = { frames, bytes };
    return bytes;
  }
};

// dist/runtime/http/open-streams.js
var OpenStreams = class {
  /** `minimumSeconds`: streams without a time-out of their own end at a random time from here to twice as much. */
  constructor(minimumSeconds) {
    this.minimumSeconds = minimumSeconds;
  }
  minimumSeconds;
  frames = new FrameQueue();
  #open = /* @__PURE__ */ new Set();
  /** Registers a function that ends a stream when the server stops. Returns the function to call once the stream is over. */
  add(end) {
    this.#open.add(end);
    return () => {
      this.#open.delete(end);
    };
  }
  /** Ends all streams. */
  drain() {
    for (const end of [...this.#open]) end();
  }
};

// dist/runtime/http/openapi.js
import { createHash as createHash2 } from "node:crypto";
import { readFile } from "node:fs/promises";

// dist/runtime/http/openapi-protobuf.js
import { stringify as stringify3 } from "yaml";

// dist/generated/protocols/openapi-v2.js
import { BinaryReader, BinaryWriter as BinaryWriter3 } from "@bufbuild/protobuf/wire";
function createBaseDocument() {
  return {
    swagger: void 0,
    info: void 0,
    paths: void 0,
    definitions: void 0,
    security: [],
    securityDefinitions: void 0
  };
}
var Document = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.swagger !== void 0) {
      writer.uint32(10).string(message.swagger);
    }
    if (message.info !== void 0) {
      Info.encode(message.info, writer.uint32(18).fork()).join();
    }
    if (message.paths !== void 0) {
      Paths.encode(message.paths, writer.uint32(66).fork()).join();
    }
    if (message.definitions !== void 0) {
      Definitions.encode(message.definitions, writer.uint32(74).fork()).join();
    }
    if (message.security !== void 0 && message.security.length !== 0) {
      for (const v of message.security) {
        SecurityRequirement.encode(v, writer.uint32(98).fork()).join();
      }
    }
    if (message.securityDefinitions !== void 0) {
      SecurityDefinitions.encode(message.securityDefinitions, writer.uint32(106).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseDocument();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.swagger = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.info = Info.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.paths = Paths.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.definitions = Definitions.decode(reader, reader.uint32());
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            const el = SecurityRequirement.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.security.push(el);
            }
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.securityDefinitions = SecurityDefinitions.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseInfo() {
  return { title: void 0, version: void 0 };
}
var Info = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.title !== void 0) {
      writer.uint32(10).string(message.title);
    }
    if (message.version !== void 0) {
      writer.uint32(18).string(message.version);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseInfo();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.title = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.version = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBasePaths() {
  return { path: [] };
}
var Paths = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.path !== void 0 && message.path.length !== 0) {
      for (const v of message.path) {
        NamedPathItem.encode(v, writer.uint32(18).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBasePaths();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = NamedPathItem.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.path.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNamedPathItem() {
  return { name: void 0, value: void 0 };
}
var NamedPathItem = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      PathItem.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseNamedPathItem();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.value = PathItem.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBasePathItem() {
  return { get: void 0, put: void 0, post: void 0, delete: void 0, patch: void 0, parameters: [] };
}
var PathItem = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.get !== void 0) {
      Operation.encode(message.get, writer.uint32(18).fork()).join();
    }
    if (message.put !== void 0) {
      Operation.encode(message.put, writer.uint32(26).fork()).join();
    }
    if (message.post !== void 0) {
      Operation.encode(message.post, writer.uint32(34).fork()).join();
    }
    if (message.delete !== void 0) {
      Operation.encode(message.delete, writer.uint32(42).fork()).join();
    }
    if (message.patch !== void 0) {
      Operation.encode(message.patch, writer.uint32(66).fork()).join();
    }
    if (message.parameters !== void 0 && message.parameters.length !== 0) {
      for (const v of message.parameters) {
        ParametersItem.encode(v, writer.uint32(74).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBasePathItem();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.get = Operation.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.put = Operation.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.post = Operation.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.delete = Operation.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.patch = Operation.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            const el = ParametersItem.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.parameters.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseOperation() {
  return {
    tags: [],
    description: void 0,
    operationId: void 0,
    produces: [],
    consumes: [],
    parameters: [],
    responses: void 0,
    schemes: [],
    vendorExtension: []
  };
}
var Operation = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.tags !== void 0 && message.tags.length !== 0) {
      for (const v of message.tags) {
        writer.uint32(10).string(v);
      }
    }
    if (message.description !== void 0) {
      writer.uint32(26).string(message.description);
    }
    if (message.operationId !== void 0) {
      writer.uint32(42).string(message.operationId);
    }
    if (message.produces !== void 0 && message.produces.length !== 0) {
      for (const v of message.produces) {
        writer.uint32(50).string(v);
      }
    }
    if (message.consumes !== void 0 && message.consumes.length !== 0) {
      for (const v of message.consumes) {
        writer.uint32(58).string(v);
      }
    }
    if (message.parameters !== void 0 && message.parameters.length !== 0) {
      for (const v of message.parameters) {
        ParametersItem.encode(v, writer.uint32(66).fork()).join();
      }
    }
    if (message.responses !== void 0) {
      Responses.encode(message.responses, writer.uint32(74).fork()).join();
    }
    if (message.schemes !== void 0 && message.schemes.length !== 0) {
      for (const v of message.schemes) {
        writer.uint32(82).string(v);
      }
    }
    if (message.vendorExtension !== void 0 && message.vendorExtension.length !== 0) {
      for (const v of message.vendorExtension) {
        NamedAny.encode(v, writer.uint32(106).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseOperation();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.tags.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.operationId = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.produces.push(el);
            }
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.consumes.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            const el = ParametersItem.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.parameters.push(el);
            }
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.responses = Responses.decode(reader, reader.uint32());
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.schemes.push(el);
            }
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            const el = NamedAny.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.vendorExtension.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseParametersItem() {
  return { parameter: void 0 };
}
var ParametersItem = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.parameter !== void 0) {
      Parameter.encode(message.parameter, writer.uint32(10).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseParametersItem();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.parameter = Parameter.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseParameter() {
  return { bodyParameter: void 0, nonBodyParameter: void 0 };
}
var Parameter = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.bodyParameter !== void 0) {
      BodyParameter.encode(message.bodyParameter, writer.uint32(10).fork()).join();
    }
    if (message.nonBodyParameter !== void 0) {
      NonBodyParameter.encode(message.nonBodyParameter, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseParameter();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.bodyParameter = BodyParameter.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.nonBodyParameter = NonBodyParameter.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseBodyParameter() {
  return { description: void 0, name: void 0, in: void 0, required: void 0, schema: void 0 };
}
var BodyParameter = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.description !== void 0) {
      writer.uint32(10).string(message.description);
    }
    if (message.name !== void 0) {
      writer.uint32(18).string(message.name);
    }
    if (message.in !== void 0) {
      writer.uint32(26).string(message.in);
    }
    if (message.required !== void 0) {
      writer.uint32(32).bool(message.required);
    }
    if (message.schema !== void 0) {
      Schema.encode(message.schema, writer.uint32(42).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseBodyParameter();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.in = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.required = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.schema = Schema.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNonBodyParameter() {
  return { queryParameter: void 0, pathParameter: void 0 };
}
var NonBodyParameter = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.queryParameter !== void 0) {
      QueryParameter.encode(message.queryParameter, writer.uint32(26).fork()).join();
    }
    if (message.pathParameter !== void 0) {
      PathParameter.encode(message.pathParameter, writer.uint32(34).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseNonBodyParameter();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.queryParameter = QueryParameter.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.pathParameter = PathParameter.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseQueryParameter() {
  return {
    required: void 0,
    in: void 0,
    description: void 0,
    name: void 0,
    type: void 0,
    uniqueItems: void 0
  };
}
var QueryParameter = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.required !== void 0) {
      writer.uint32(8).bool(message.required);
    }
    if (message.in !== void 0) {
      writer.uint32(18).string(message.in);
    }
    if (message.description !== void 0) {
      writer.uint32(26).string(message.description);
    }
    if (message.name !== void 0) {
      writer.uint32(34).string(message.name);
    }
    if (message.type !== void 0) {
      writer.uint32(50).string(message.type);
    }
    if (message.uniqueItems !== void 0) {
      writer.uint32(160).bool(message.uniqueItems);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseQueryParameter();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.required = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.in = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 20: {
            if (tag !== 160) {
              break;
            }
            message.uniqueItems = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBasePathParameter() {
  return {
    required: void 0,
    in: void 0,
    description: void 0,
    name: void 0,
    type: void 0,
    uniqueItems: void 0
  };
}
var PathParameter = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.required !== void 0) {
      writer.uint32(8).bool(message.required);
    }
    if (message.in !== void 0) {
      writer.uint32(18).string(message.in);
    }
    if (message.description !== void 0) {
      writer.uint32(26).string(message.description);
    }
    if (message.name !== void 0) {
      writer.uint32(34).string(message.name);
    }
    if (message.type !== void 0) {
      writer.uint32(42).string(message.type);
    }
    if (message.uniqueItems !== void 0) {
      writer.uint32(152).bool(message.uniqueItems);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBasePathParameter();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.required = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.in = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 19: {
            if (tag !== 152) {
              break;
            }
            message.uniqueItems = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseResponses() {
  return { responseCode: [] };
}
var Responses = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.responseCode !== void 0 && message.responseCode.length !== 0) {
      for (const v of message.responseCode) {
        NamedResponseValue.encode(v, writer.uint32(10).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseResponses();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = NamedResponseValue.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.responseCode.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNamedResponseValue() {
  return { name: void 0, value: void 0 };
}
var NamedResponseValue = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      ResponseValue.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseNamedResponseValue();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.value = ResponseValue.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseResponseValue() {
  return { response: void 0 };
}
var ResponseValue = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.response !== void 0) {
      Response.encode(message.response, writer.uint32(10).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseResponseValue();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.response = Response.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseResponse() {
  return { description: void 0, schema: void 0 };
}
var Response = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.description !== void 0) {
      writer.uint32(10).string(message.description);
    }
    if (message.schema !== void 0) {
      SchemaItem.encode(message.schema, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.schema = SchemaItem.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSchemaItem() {
  return { schema: void 0 };
}
var SchemaItem = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.schema !== void 0) {
      Schema.encode(message.schema, writer.uint32(10).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSchemaItem();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.schema = Schema.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseDefinitions() {
  return { additionalProperties: [] };
}
var Definitions = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.additionalProperties !== void 0 && message.additionalProperties.length !== 0) {
      for (const v of message.additionalProperties) {
        NamedSchema.encode(v, writer.uint32(10).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseDefinitions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = NamedSchema.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.additionalProperties.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNamedSchema() {
  return { name: void 0, value: void 0 };
}
var NamedSchema = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      Schema.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseNamedSchema();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.value = Schema.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSchema() {
  return {
    ref: void 0,
    format: void 0,
    description: void 0,
    required: [],
    additionalProperties: void 0,
    type: void 0,
    items: void 0,
    properties: void 0,
    vendorExtension: []
  };
}
var Schema = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.ref !== void 0) {
      writer.uint32(10).string(message.ref);
    }
    if (message.format !== void 0) {
      writer.uint32(18).string(message.format);
    }
    if (message.description !== void 0) {
      writer.uint32(34).string(message.description);
    }
    if (message.required !== void 0 && message.required.length !== 0) {
      for (const v of message.required) {
        writer.uint32(154).string(v);
      }
    }
    if (message.additionalProperties !== void 0) {
      SchemaItem.encode(message.additionalProperties, writer.uint32(170).fork()).join();
    }
    if (message.type !== void 0) {
      TypeItem.encode(message.type, writer.uint32(178).fork()).join();
    }
    if (message.items !== void 0) {
      ItemsItem.encode(message.items, writer.uint32(186).fork()).join();
    }
    if (message.properties !== void 0) {
      Properties.encode(message.properties, writer.uint32(202).fork()).join();
    }
    if (message.vendorExtension !== void 0 && message.vendorExtension.length !== 0) {
      for (const v of message.vendorExtension) {
        NamedAny.encode(v, writer.uint32(250).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSchema();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.ref = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.format = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 19: {
            if (tag !== 154) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.required.push(el);
            }
            continue;
          }
          case 21: {
            if (tag !== 170) {
              break;
            }
            message.additionalProperties = SchemaItem.decode(reader, reader.uint32());
            continue;
          }
          case 22: {
            if (tag !== 178) {
              break;
            }
            message.type = TypeItem.decode(reader, reader.uint32());
            continue;
          }
          case 23: {
            if (tag !== 186) {
              break;
            }
            message.items = ItemsItem.decode(reader, reader.uint32());
            continue;
          }
          case 25: {
            if (tag !== 202) {
              break;
            }
            message.properties = Properties.decode(reader, reader.uint32());
            continue;
          }
          case 31: {
            if (tag !== 250) {
              break;
            }
            const el = NamedAny.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.vendorExtension.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseTypeItem() {
  return { value: [] };
}
var TypeItem = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.value !== void 0 && message.value.length !== 0) {
      for (const v of message.value) {
        writer.uint32(10).string(v);
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseTypeItem();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.value.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseItemsItem() {
  return { schema: [] };
}
var ItemsItem = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.schema !== void 0 && message.schema.length !== 0) {
      for (const v of message.schema) {
        Schema.encode(v, writer.uint32(10).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseItemsItem();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = Schema.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.schema.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseProperties() {
  return { additionalProperties: [] };
}
var Properties = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.additionalProperties !== void 0 && message.additionalProperties.length !== 0) {
      for (const v of message.additionalProperties) {
        NamedSchema.encode(v, writer.uint32(10).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseProperties();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = NamedSchema.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.additionalProperties.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNamedAny() {
  return { name: void 0, value: void 0 };
}
var NamedAny = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      Any.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseNamedAny();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.value = Any.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseAny() {
  return { yaml: void 0 };
}
var Any = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.yaml !== void 0) {
      writer.uint32(18).string(message.yaml);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseAny();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.yaml = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSecurityRequirement() {
  return { additionalProperties: [] };
}
var SecurityRequirement = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.additionalProperties !== void 0 && message.additionalProperties.length !== 0) {
      for (const v of message.additionalProperties) {
        NamedStringArray.encode(v, writer.uint32(10).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSecurityRequirement();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = NamedStringArray.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.additionalProperties.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNamedStringArray() {
  return { name: void 0, value: void 0 };
}
var NamedStringArray = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      StringArray.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseNamedStringArray();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.value = StringArray.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseStringArray() {
  return { value: [] };
}
var StringArray = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.value !== void 0 && message.value.length !== 0) {
      for (const v of message.value) {
        writer.uint32(10).string(v);
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseStringArray();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.value.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSecurityDefinitions() {
  return { additionalProperties: [] };
}
var SecurityDefinitions = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.additionalProperties !== void 0 && message.additionalProperties.length !== 0) {
      for (const v of message.additionalProperties) {
        NamedSecurityDefinitionsItem.encode(v, writer.uint32(10).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSecurityDefinitions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = NamedSecurityDefinitionsItem.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.additionalProperties.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNamedSecurityDefinitionsItem() {
  return { name: void 0, value: void 0 };
}
var NamedSecurityDefinitionsItem = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      SecurityDefinitionsItem.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseNamedSecurityDefinitionsItem();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.value = SecurityDefinitionsItem.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSecurityDefinitionsItem() {
  return { apiKeySecurity: void 0 };
}
var SecurityDefinitionsItem = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.apiKeySecurity !== void 0) {
      ApiKeySecurity.encode(message.apiKeySecurity, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSecurityDefinitionsItem();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.apiKeySecurity = ApiKeySecurity.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseApiKeySecurity() {
  return { type: void 0, name: void 0, in: void 0, description: void 0 };
}
var ApiKeySecurity = {
  encode(message, writer = new BinaryWriter3()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.name !== void 0) {
      writer.uint32(18).string(message.name);
    }
    if (message.in !== void 0) {
      writer.uint32(26).string(message.in);
    }
    if (message.description !== void 0) {
      writer.uint32(34).string(message.description);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseApiKeySecurity();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.in = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.description = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/runtime/http/openapi-protobuf.js
var object = (value2) => isObject(value2) ? value2 : {};
var list3 = (value2) => Array.isArray(value2) ? value2 : [];
var text = (value2) => value2 === void 0 ? void 0 : String(value2);
var texts = (value2) => list3(value2).map(String);
var flag = (value2) => value2 === true ? true : void 0;
var optional = (value2, message) => value2 === void 0 ? void 0 : message(value2);
var entries = (value2, message) => Object.entries(object(value2)).map(([name, member2]) => ({ name, value: message(member2) }));
var extensions = (value2) => Object.entries(value2).filter(([name]) => name.startsWith("x-")).map(([name, member2]) => ({ name, value: { yaml: stringify3(member2) } }));
function schema(value2) {
  const { $ref, format, description, required: required2, additionalProperties, type, items, properties, ...rest } = object(value2);
  return {
    ref: text($ref),
    format: text(format),
    description: text(description),
    required: texts(required2),
    additionalProperties: optional(additionalProperties, (values) => ({ schema: schema(values) })),
    type: optional(type, (types) => ({ value: texts([types].flat()) })),
    items: optional(items, (item) => ({ schema: [schema(item)] })),
    properties: optional(properties, (members2) => ({ additionalProperties: entries(members2, schema) })),
    vendorExtension: extensions(rest)
  };
}
function parameter(value2) {
  const { description, name, in: place, required: required2, schema: body, type, uniqueItems } = object(value2);
  const shared = { description: text(description), name: text(name), in: text(place), required: flag(required2) };
  if (place === "body") return { parameter: { bodyParameter: { ...shared, schema: optional(body, schema) } } };
  const plain = { ...shared, type: text(type), uniqueItems: flag(uniqueItems) };
  return { parameter: { nonBodyParameter: place === "path" ? { pathParameter: plain } : { queryParameter: plain } } };
}
function response(value2) {
  const { description, schema: body } = object(value2);
  return { response: { description: text(description), schema: optional(body, (inner) => ({ schema: schema(inner) })) } };
}
function operation(value2) {
  const { tags, description, operationId, produces, consumes, parameters, responses, schemes, ...rest } = object(value2);
  return {
    tags: texts(tags),
    description: text(description),
    operationId: text(operationId),
    produces: texts(produces),
    consumes: texts(consumes),
    parameters: list3(parameters).map(parameter),
    responses: optional(responses, (codes) => ({ responseCode: entries(codes, response) })),
    schemes: texts(schemes),
    vendorExtension: extensions(rest)
  };
}
function pathItem(value2) {
  const { get, put, post, delete: deletion, patch, parameters } = object(value2);
  return {
    get: optional(get, operation),
    put: optional(put, operation),
    post: optional(post, operation),
    delete: optional(deletion, operation),
    patch: optional(patch, operation),
    parameters: list3(parameters).map(parameter)
  };
}
function info(value2) {
  const { title, version } = object(value2);
  return { title: text(title), version: text(version) };
}
function securityDefinition(value2) {
  const { type, name, in: place, description } = object(value2);
  return { apiKeySecurity: { type: text(type), name: text(name), in: text(place), description: text(description) } };
}
var requirement = (value2) => ({
  additionalProperties: entries(value2, (scopes) => ({ value: texts(scopes) }))
});
function encodeDocument(value2) {
  const { swagger, info: about, paths, definitions, security, securityDefinitions } = value2;
  const document = {
    swagger: text(swagger),
    info: optional(about, info),
    paths: optional(paths, (all) => ({ path: entries(all, pathItem) })),
    definitions: optional(definitions, (all) => ({ additionalProperties: entries(all, schema) })),
    security: list3(security).map(requirement),
    securityDefinitions: optional(securityDefinitions, (all) => ({ additionalProperties: entries(all, securityDefinition) }))
  };
  return Buffer.from(Document.encode(document).finish());
}

// dist/runtime/http/openapi.js
var answerOf = (bytes) => ({
  bytes,
  etag: `"${createHash2("sha256").update(bytes).digest("hex").slice(0, 32).toUpperCase()}"`
});
var OpenApi = class {
  constructor(registry, folder, version, foreign = noForeignParts) {
    this.registry = registry;
    this.folder = folder;
    this.version = version;
    this.foreign = foreign;
  }
  registry;
  folder;
  version;
  foreign;
  #kept = /* @__PURE__ */ new Map();
  #joined = /* @__PURE__ */ new Map();
  #parts;
  /** Adds the routes. `withV3` adds the documents of single versions, which newer clients prefer to the joined one. */
  mount(router, withV3) {
    router.all("/openapi/v2", async (ctx) => this.v2(ctx));
    if (!withV3) return;
    router.get("/openapi/v3", async (ctx) => this.index(ctx));
    router.get("/openapi/v3/*path", async (ctx) => this.v3(ctx));
  }
  /** Parts of every version, each read once. */
  parts() {
    this.#parts ??= this.read();
    return this.#parts;
  }
  async read() {
    const names = JSON.parse(await readFile(new URL("index.json", this.folder), "utf8"));
    if (!Array.isArray(names)) throw new Error("the index of OpenAPI parts is no list");
    return Promise.all(names.map(async (name) => JSON.parse(await readFile(new URL(`${String(name)}.json`, this.folder), "utf8"))));
  }
  once(name, make) {
    const known = this.#kept.get(name);
    if (known !== void 0) return known;
    const made = make().then(answerOf);
    this.#kept.set(name, made);
    made.catch(() => this.#kept.delete(name));
    return made;
  }
  send(ctx, answer, type) {
    ctx.set("Etag", answer.etag);
    if (ctx.get("if-none-match") === answer.etag) {
      ctx.status = 304;
      return;
    }
    ctx.status = 200;
    ctx.set("Content-Type", type);
    ctx.body = answer.bytes;
  }
  /** The joined document in one encoding; it is made again when another server's part has changed. */
  v2As(form, make) {
    const { revision, parts: parts2 } = this.foreign.current();
    const known = this.#joined.get(form);
    if (known?.revision === revision) return known.answer;
    const answer = this.documentV2().then((own2) => answerOf(make(joined3(own2, parts2))));
    this.#joined.set(form, { revision, answer });
    answer.catch(() => this.#joined.delete(form));
    return answer;
  }
  async v2(ctx) {
    const accept = ctx.get("accept");
    if (accept.includes("application/com.github.proto-openapi.spec.v2@v1.0+protobuf")) {
      return this.send(ctx, await this.v2As("protobuf", encodeDocument), "application/octet-stream");
    }
    if (accept !== "" && !/application\/json|\*\/\*|application\/\*/.test(accept)) {
      ctx.body = null;
      ctx.status = 406;
      return;
    }
    const answer = await this.v2As("json", (document) => Buffer.from(JSON.stringify(document)));
    this.send(ctx, answer, "text/plain; charset=utf-8");
  }
  /** Paths of served resources, and every schema they reach. */
  async selected(only) {
    const parts2 = await this.parts();
    const all = new Map(parts2.flatMap((p) => Object.entries(p.schemas)));
    const paths = {};
    const wanted2 = /* @__PURE__ */ new Set();
    for (const part of parts2) {
      const served = this.registry.inVersion(part.apiVersion);
      if (only === void 0 ? part.shared : false) for (const name of Object.keys(part.schemas)) wanted2.add(name);
      if (served === void 0 || only !== void 0 && part.apiVersion !== only) continue;
      for (const [path7, item] of Object.entries(part.paths)) {
        const plural = pluralIn(path7);
        if (plural === void 0 || !served.has(plural)) continue;
        paths[path7] = item;
        collect(item, wanted2);
      }
    }
    const schemas2 = {};
    for (const name of wanted2) {
      const schema2 = all.get(name);
      if (schema2 === void 0) continue;
      schemas2[name] = schema2;
      collect(schema2, wanted2);
    }
    return { paths: sortedKeys(paths), schemas: sortedKeys(schemas2) };
  }
  info() {
    const word = this.registry.catalogue.service.mediaVendor;
    return { title: word.charAt(0).toUpperCase() + word.slice(1), version: this.version };
  }
  async documentV2() {
    const { paths, schemas: schemas2 } = await this.selected();
    return {
      swagger: "2.0",
      info: this.info(),
      paths: Object.fromEntries(Object.entries(paths).map(([p, item]) => [p, isObject(item) ? pathV2(item) : item])),
      definitions: Object.fromEntries(Object.entries(schemas2).map(([n, s]) => [n, schemaV2(s)])),
      securityDefinitions: {
        BearerToken: { description: "Bearer Token authentication", type: "apiKey", name: "authorization", in: "header" }
      },
      security: [{ BearerToken: [] }]
    };
  }
  async index(ctx) {
    const answer = await this.once("v3 index", async () => {
      const paths = {};
      for (const { name, versions } of this.registry.groups()) {
        for (const version of versions) {
          const place = name === "" ? `api/${version}` : `apis/${name}/${version}`;
          const { etag } = await this.documentV3(apiVersionOf(name, version));
          paths[place] = { serverRelativeURL: `/openapi/v3/${place}?hash=${etag.replace(/"/g, "")}` };
        }
      }
      return Buffer.from(JSON.stringify({ paths }));
    });
    this.send(ctx, answer, "application/json");
  }
  documentV3(apiVersion) {
    return this.once(`v3 ${apiVersion}`, async () => {
      const { paths, schemas: schemas2 } = await this.selected(apiVersion);
      return Buffer.from(
        JSON.stringify({
          openapi: "3.0.0",
          info: this.info(),
          paths,
          components: {
            schemas: schemas2,
            securitySchemes: {
              BearerToken: { type: "apiKey", name: "authorization", in: "header", description: "Bearer Token authentication" }
            }
          },
          security: [{ BearerToken: [] }]
        })
      );
    });
  }
  async v3(ctx) {
    const match = /^\/openapi\/v3\/(?:api\/([^/]+)|apis\/([^/]+)\/([^/]+))$/.exec(ctx.state.info.path);
    const apiVersion = match === null ? void 0 : match[1] !== void 0 ? match[1] : apiVersionOf(match[2] ?? "", match[3] ?? "");
    if (apiVersion === void 0 || this.registry.inVersion(apiVersion) === void 0) {
      ctx.status = 404;
      ctx.set("Content-Type", "text/plain; charset=utf-8");
      ctx.body = "404 page not found\n";
      return;
    }
    this.send(ctx, await this.documentV3(apiVersion), "application/json");
  }
};
function pluralIn(path7) {
  const [, root, ...segments] = path7.split("/");
  const below = segments.slice(root === "api" ? 1 : 2);
  return below[1] === "{namespace}" ? below[2] : below[0];
}
var sortedKeys = (o) => Object.fromEntries(Object.entries(o).sort(([a], [b]) => a < b ? -1 : 1));
var PREFIX2 = "#/components/schemas/";
function collect(value2, into) {
  if (Array.isArray(value2)) for (const v of value2) collect(v, into);
  else if (isObject(value2)) {
    if (typeof value2.$ref === "string" && value2.$ref.startsWith(PREFIX2)) into.add(value2.$ref.slice(PREFIX2.length));
    for (const v of Object.values(value2)) collect(v, into);
  }
}
var KEPT = ["description", "type", "format", "required"];
function schemaV2(schema2) {
  if (!isObject(schema2)) return {};
  const out = {};
  for (const key2 of KEPT) if (schema2[key2] !== void 0) out[key2] = schema2[key2];
  for (const [key2, value2] of Object.entries(schema2)) if (key2.startsWith("x-")) out[key2] = value2;
  if (typeof schema2.$ref === "string") out.$ref = schema2.$ref.replace(PREFIX2, "#/definitions/");
  const [whole] = Array.isArray(schema2.allOf) ? schema2.allOf : [];
  if (isObject(whole) && typeof whole.$ref === "string") out.$ref = whole.$ref.replace(PREFIX2, "#/definitions/");
  if (Array.isArray(schema2.oneOf)) out.type = "string";
  if (schema2.items !== void 0) out.items = schemaV2(schema2.items);
  if (isObject(schema2.additionalProperties)) out.additionalProperties = schemaV2(schema2.additionalProperties);
  if (isObject(schema2.properties))
    out.properties = Object.fromEntries(Object.entries(schema2.properties).map(([n, s]) => [n, schemaV2(s)]));
  return out;
}
var METHODS = ["get", "put", "post", "delete", "patch"];
function pathV2(item) {
  const out = {};
  for (const method of METHODS) {
    const operation2 = item[method];
    if (isObject(operation2)) out[method] = operationV2(operation2);
  }
  if (Array.isArray(item.parameters)) out.parameters = item.parameters.map(parameterV2);
  return out;
}
function parameterV2(parameter2) {
  if (!isObject(parameter2)) return {};
  const { schema: schema2, ...rest } = parameter2;
  return { ...isObject(schema2) ? schema2 : {}, ...rest };
}
var contentOf2 = (value2) => isObject(value2) && isObject(value2.content) ? value2.content : {};
function operationV2(operation2) {
  const { parameters, requestBody, responses, ...rest } = operation2;
  const accepted = contentOf2(requestBody);
  const [bodyType] = Object.values(accepted);
  const body = isObject(bodyType) ? [
    {
      name: "body",
      in: "body",
      ...isObject(requestBody) && requestBody.required === true ? { required: true } : {},
      schema: schemaV2(bodyType.schema)
    }
  ] : [];
  const answers = isObject(responses) ? responses : {};
  const produced = Object.keys(contentOf2(answers["200"]));
  return {
    ...rest,
    consumes: Object.keys(accepted).length > 0 ? Object.keys(accepted) : ["*/*"],
    produces: produced,
    schemes: ["https"],
    parameters: [...body, ...Array.isArray(parameters) ? parameters.map(parameterV2) : []],
    responses: Object.fromEntries(
      Object.entries(answers).map(([code, answer]) => {
        const [first] = Object.values(contentOf2(answer));
        return [
          code,
          {
            description: isObject(answer) ? answer.description : "",
            ...isObject(first) ? { schema: schemaV2(first.schema) } : {}
          }
        ];
      })
    )
  };
}

// dist/runtime/http/scale.js
var scaleHandler = (request) => request.verb === "get" ? show(request) : change(request);
function definitionOf({ caller, subresource }) {
  const found = caller.version.subresources.find((s) => s.name === subresource);
  if (found?.scale === void 0) throw new Error(`${caller.version.plural} has no scale`);
  return { ...found, scale: found.scale };
}
function viewOf(object3, revision, definition) {
  const { name, namespace: namespace2, uid, creationTimestamp } = object3.metadata;
  const replicas = Number(valueAt(object3, definition.scale.specReplicas) ?? 0);
  const source = valueAt(object3, definition.scale.selector);
  const isSelector = source !== void 0 && ("matchLabels" in source || "matchExpressions" in source || Object.keys(source).length === 0);
  const selector = printSelector(selectorOfObject(isSelector ? source : { matchLabels: source }));
  return {
    kind: definition.kind,
    apiVersion: apiVersionOf(definition.group, definition.version),
    metadata: { name, namespace: namespace2, uid, ...revision === void 0 ? {} : { resourceVersion: revision }, creationTimestamp },
    spec: replicas === 0 ? {} : { replicas },
    status: { replicas: Number(valueAt(object3, definition.scale.statusReplicas) ?? 0), ...selector === "" ? {} : { selector } }
  };
}
async function show(request) {
  const { resource, caller, namespace: namespace2, name } = request;
  const entry = resource.find(namespace2, name);
  if (entry === void 0) throw absent(request);
  const object3 = resource.forms.in(entry.item, apiVersionOf(caller.version.group, caller.version.version));
  return { status: 200, object: viewOf(object3, String(entry.revision), definitionOf(request)) };
}
var absent = ({ caller, name, subresource }) => notFound({ group: caller.version.group, name: `${caller.version.plural}/${subresource}` }, name);
async function change(request) {
  const { resource, caller, namespace: namespace2, name } = request;
  const definition = definitionOf(request);
  const { options, of: next } = await request.change();
  if (resource.find(namespace2, name) === void 0) throw absent(request);
  const { item } = await update(resource, {
    caller,
    namespace: namespace2,
    name,
    subresource: "scale",
    options,
    manager: "",
    owned: true,
    replaces: false,
    change: async (live, revision) => {
      if (live === void 0) throw absent(request);
      const scale = await next(viewOf(live, String(revision), definition));
      checkName(scale, name);
      check2(scale, definition, name, namespace2);
      const replicas = Number(valueAt(scale, ".spec.replicas") ?? 0);
      const object22 = withReplicas(live, definition.scale.specReplicas, replicas);
      object22.metadata = { ...live.metadata, resourceVersion: scale.metadata.resourceVersion, uid: scale.metadata.uid || live.metadata.uid };
      if (!scale.metadata.resourceVersion) delete object22.metadata.resourceVersion;
      return object22;
    }
  });
  const object3 = resource.forms.in(item, apiVersionOf(caller.version.group, caller.version.version));
  return { status: 200, object: viewOf(object3, item.revision === 0 ? void 0 : String(item.revision), definition) };
}
function check2(scale, definition, name, namespace2) {
  const replicas = Number(valueAt(scale, ".spec.replicas") ?? 0);
  const faults24 = [
    ...scale.metadata.namespace ? [] : [required("metadata.namespace")],
    ...replicas < 0 ? [invalidValue("spec.replicas", replicas, "must be greater than or equal to 0")] : []
  ];
  if (faults24.length > 0) throw invalid({ group: definition.group, name: definition.kind }, name, faults24);
  if (scale.metadata.namespace !== namespace2)
    throw new ApiError(
      400,
      "BadRequest",
      `the namespace of the object (${scale.metadata.namespace}) does not match the namespace on the request (${namespace2})`,
      null
    );
}
function withReplicas(object3, path7, replicas) {
  const keys = path7.replace(/^\./, "").split(".");
  const out = structuredClone(object3);
  let owner = out;
  for (const key2 of keys.slice(0, -1)) {
    const child3 = owner[key2];
    const next = typeof child3 === "object" && child3 !== null ? child3 : {};
    owner[key2] = next;
    owner = next;
  }
  owner[keys[keys.length - 1] ?? ""] = replicas;
  return out;
}

// dist/runtime/http/operations.js
var Operations = class {
  #handlers = /* @__PURE__ */ new Map();
  constructor(operations, parts2) {
    for (const [id, ofKind] of operations)
      for (const [subresource, operation2] of Object.entries(ofKind)) this.#handlers.set(`${id}/${subresource}`, operation2(parts2));
  }
  find(resource, subresource) {
    return this.#handlers.get(`${resource.definition.id}/${subresource}`) ?? (subresource === "scale" ? scaleHandler : void 0);
  }
};

// dist/runtime/http/router.js
import Router from "@koa/router";
var newRouter = () => new Router({ sensitive: true });

// dist/runtime/http/version.js
function mountVersion(router, release) {
  const [major = "", minor = ""] = release.split(".");
  const version = {
    major,
    minor,
    gitVersion: `v${release}.0`,
    gitCommit: "",
    gitTreeState: "clean",
    buildDate: "1970-01-01T00:00:00Z",
    goVersion: process.version,
    compiler: "node",
    platform: `${process.platform}/${process.arch}`
  };
  router.get("/version", (ctx) => {
    ctx.status = 200;
    ctx.set("Content-Type", "application/json");
    ctx.body = JSON.stringify(version, void 0, 2);
  });
}

// dist/runtime/model/kind-functions.js
var KindFunctions = class {
  constructor(words, defaulters, conversions) {
    this.words = words;
    this.defaulters = defaulters;
    this.conversions = conversions;
  }
  words;
  defaulters;
  conversions;
  /** A fault for each name that the catalogue refers to and no kind provides. */
  faults(names) {
    return [...faultsOf5("defaulter", names.defaulters, this.defaulters), ...faultsOf5("conversion", names.conversions, this.conversions)];
  }
  /** Runs a defaulter. */
  fill(name, value2) {
    named4(this.defaulters, name)(value2, this.words);
  }
  /** Runs a conversion. */
  finish(name, converted, original) {
    named4(this.conversions, name)(converted, original, this.words);
  }
};
var faultsOf5 = (what, names, given2) => names.filter((name) => !given2.has(name)).map((name) => `no kind in code gives the ${what} ${name}, which the catalogue names${suggestion(name, given2.keys())}`);
function named4(functions, name) {
  const found = functions.get(name);
  if (found === void 0) throw new Error(`no kind of this server gives the function ${name}, which its catalogue names`);
  return found;
}

// dist/runtime/kinds/kind-set.js
var NONE2 = {};
var KindSet = class {
  functions;
  operations = /* @__PURE__ */ new Map();
  #strategies = /* @__PURE__ */ new Map();
  constructor(kinds, words) {
    const defaulters = /* @__PURE__ */ new Map();
    const conversions = /* @__PURE__ */ new Map();
    for (const kind of kinds) {
      const id = words.filled(kind.resource);
      if (this.#strategies.has(id)) throw new Error(`two kinds in code are for ${id}`);
      this.#strategies.set(id, kind.strategy);
      this.operations.set(id, kind.operations);
      add(defaulters, kind.defaulters, "defaulter");
      add(conversions, kind.conversions, "conversion");
    }
    this.functions = new KindFunctions(words, defaulters, conversions);
  }
  /** Ids of the resources that the kinds are for. */
  get resources() {
    return [...this.#strategies.keys()];
  }
  /** A fault for each word by which the catalogue refers to code that no kind gives: functions, and rules that versions are without. */
  faults({ functions, resources }) {
    const ruleFaults5 = resources.flatMap(({ id, versions }) => {
      const known = Object.keys(this.strategy(id).rules ?? {});
      const named7 = new Set([...versions.values()].flatMap((version) => version.withoutRules ?? []));
      return [...named7].filter((rule) => !known.includes(rule)).map((rule) => `a version of ${id} is without the rule ${rule}, which its kind in code does not have${suggestion(rule, known)}`);
    });
    return [...this.functions.faults(functions), ...ruleFaults5];
  }
  /** What the kind of a resource adds; nothing where no kind in code is for it. */
  strategy(id) {
    return this.#strategies.get(id) ?? NONE2;
  }
};
function add(all, given2, what) {
  for (const [name, f] of Object.entries(given2)) {
    if (all.has(name)) throw new Error(`two kinds in code give the ${what} ${name}`);
    all.set(name, f);
  }
}

// dist/runtime/model/bound-code.js
var boundCode = (code, functions) => ({
  ...code,
  applyDefaults: (object3) => code.applyDefaults(object3, functions),
  toHub: (object3) => code.toHub(object3, functions),
  fromHub: (object3) => code.fromHub(object3, functions)
});

// dist/runtime/model/clock.js
var LONGEST_MS = 2 ** 31 - 1;
var systemClock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(Math.max(ms, 0), LONGEST_MS)).unref();
    return { cancel: () => clearTimeout(timer) };
  }
};

// dist/runtime/model/words.js
var Words = class {
  constructor(service2) {
    this.service = service2;
  }
  service;
  /** The domain of the API's own labels and annotations, `prefix` in front of it. */
  labelDomain = (prefix = "") => `${prefix === "" ? "" : `${prefix}.`}${this.service.labelDomain}`;
  /** A label, annotation, type or signer name of the API's own domain: `name` below it, `prefix` in front of it. */
  label = (name, prefix = "") => `${this.labelDomain(prefix)}/${name}`;
  /** An API group of the API's own domain. */
  group = (prefix) => `${prefix}.${this.service.groupDomain}`;
  /** A key of the API's own group domain itself, for facts about requests. */
  domainKey = (name) => `${this.service.groupDomain}/${name}`;
  /** The vendor's word, which is also the finalizer that every namespace has. */
  vendor = () => this.service.mediaVendor;
  /** A name with the words in place of `{groupDomain}`, `{labelDomain}` and `{mediaVendor}`, as in files of the catalogue. */
  filled = (text2) => text2.replace(/\{(groupDomain|labelDomain|mediaVendor)\}/g, (_, word) => this.service[word]);
};

// dist/runtime/resource/recent-objects.js
var KEPT_BYTES = 128 * 1024 * 1024;
var PARSED = 5;
var RecentObjects = class {
  /** `frozen`: a change to a kept object throws, which tests ask for. */
  constructor(frozen) {
    this.frozen = frozen;
  }
  frozen;
  #objects = new BoundedCache(KEPT_BYTES);
  /** Keeps what was stored, in the version of the store, and forgets what it replaced. */
  keep(before, item, stored) {
    this.#objects.delete(before);
    this.remember(item, { ...stored, metadata: { ...stored.metadata, resourceVersion: String(item.revision) } });
  }
  /** The object, which is kept from now on. */
  remember(item, object3) {
    this.#objects.set(item, this.frozen ? freeze(object3) : object3, PARSED * item.json.length);
    return object3;
  }
  recall(item) {
    return this.#objects.get(item);
  }
};
function freeze(value2) {
  if (typeof value2 === "object" && value2 !== null && !Object.isFrozen(value2)) {
    Object.freeze(value2);
    for (const member2 of Object.values(value2)) freeze(member2);
  }
  return value2;
}

// dist/runtime/resource/reader.js
var ObjectReader = class {
  constructor(resource) {
    this.resource = resource;
  }
  resource;
  /**
   * Resolves once the kind is loaded and `peek` and `peekAll` can be used. Rejects with StoreUnavailableError where the store cannot
   * be read in time.
   */
  async ready() {
    const { forms, definition } = this.resource;
    await this.resource.ready(forms.version(definition.hub));
  }
  /** The object as it is now, undefined where there is none; the namespace of cluster-wide objects is empty. Waits as `ready` does. */
  async get(namespace2, name) {
    await this.ready();
    return this.peek(namespace2, name);
  }
  /** All objects of a namespace, or of all of them for the empty name. Waits as `ready` does. */
  async list(namespace2 = "") {
    await this.ready();
    return this.peekAll(namespace2);
  }
  /** The same as `get` without waiting, for code that runs after `ready`. */
  peek(namespace2, name) {
    const entry = this.resource.find(namespace2, name);
    return entry === void 0 ? void 0 : this.#object(entry);
  }
  /** The same as `list` without waiting, for code that runs after `ready`. */
  peekAll(namespace2 = "") {
    const { cache } = this.resource;
    return cache.list(this.resource.collection(namespace2)).entries.map((entry) => this.#object(entry));
  }
  /** A copy of the object as the item holds it, such as that of an event or one of many that are not worth keeping. */
  copy(item) {
    return this.resource.forms.hub(item);
  }
  /** Whoever asks for a reader of a kind names its type: here, and in `copy`, it is taken at their word. */
  #object(entry) {
    return this.resource.readable(entry);
  }
};

// dist/runtime/model/constraints.js
function explain(schema2, value2, old, rulesOnly = false) {
  const walked = { named: schema2.named, rulesOnly, faults: [] };
  walk(walked, schema2.root, value2, "", old === void 0 ? void 0 : { value: old }, {});
  return walked.faults;
}
var isSpent = ({ faults: faults24 }) => faults24.length >= MAX_FAULTS;
var child2 = (path7, name) => path7 === "" ? name : `${path7}.${name}`;
function walk(at, schema2, value2, path7, old, because, rules) {
  if (!isObject(schema2) || value2 === void 0 || isSpent(at)) return;
  if (typeof schema2.$ref === "string") {
    walk(at, at.named[schema2.$ref], value2, path7, old, because, rules);
    return;
  }
  if (Array.isArray(schema2.anyOf)) {
    const branch = branchFor(schema2.anyOf, value2);
    if (branch !== void 0) walk(at, branch, value2, path7, old, because, rules);
    return;
  }
  if (Array.isArray(value2)) explainList(at, schema2, value2, path7, because, rules?.unique);
  else if (isObject(value2)) explainObject(at, schema2, value2, path7, old, because);
  else if (at.rulesOnly) return;
  else if (Array.isArray(schema2.enum)) explainEnum(schema2.enum, value2, path7, at.faults);
  else if (typeof value2 === "string") explainText(schema2, value2, path7, at.faults, because);
  else if (typeof value2 === "number" || typeof value2 === "bigint") explainNumber(schema2, value2, path7, at.faults, because);
}
function branchFor(branches, value2) {
  const of = (type2) => branches.find((b) => isObject(b) && (b.type === type2 || type2 === "integer" && b.type === "number"));
  if (value2 === null) return of("null");
  if (typeof value2 === "bigint") return of("bigint") ?? of("integer");
  const type = Array.isArray(value2) ? "array" : typeof value2 === "number" ? "integer" : typeof value2;
  return of(type) ?? branches.find((b) => isObject(b) && b.type === void 0);
}
function explainEnum(values, value2, path7, faults24) {
  if (!values.includes(value2)) faults24.push(notSupported(path7, value2, values.map(String)));
}
function explainText(schema2, value2, path7, faults24, because) {
  if (typeof schema2.minLength === "number" && value2.length < schema2.minLength) {
    faults24.push(
      value2 === "" ? required(path7) : invalidValue(path7, value2, because.length ?? `must have at least ${schema2.minLength} characters`)
    );
    return;
  }
  if (typeof schema2.maxLength === "number" && value2.length > schema2.maxLength)
    faults24.push(because.length === void 0 ? tooLong(path7, schema2.maxLength) : invalidValue(path7, value2, because.length));
  if (typeof schema2.format === "string") for (const fault2 of faultsOf(schema2.format, value2)) faults24.push(invalidValue(path7, value2, fault2));
  if (typeof schema2.pattern === "string" && !matching(schema2.pattern).test(value2))
    faults24.push(invalidValue(path7, value2, because.pattern ?? `must match ${schema2.pattern}`));
}
function explainNumber(schema2, value2, path7, faults24, because) {
  const min = typeof schema2.minimum === "number" ? schema2.minimum : void 0;
  const max = typeof schema2.maximum === "number" ? schema2.maximum : void 0;
  if ((min === void 0 || value2 >= min) && (max === void 0 || value2 <= max)) return;
  const said = because.range ?? (min !== void 0 && value2 < min ? because.min : because.max);
  const bounds = min !== void 0 && max !== void 0 ? `must be between ${min} and ${max}, inclusive` : min !== void 0 ? `must be greater than or equal to ${min}` : `must be less than or equal to ${max}`;
  faults24.push(invalidValue(path7, value2, said ?? bounds));
}
function explainList(at, schema2, value2, path7, because, unique) {
  if (!at.rulesOnly) {
    if (typeof schema2.minItems === "number" && value2.length < schema2.minItems)
      at.faults.push(
        value2.length === 0 ? required(path7, because.items) : invalidValue(path7, value2.length, because.items ?? `must have at least ${schema2.minItems} items`)
      );
    if (typeof schema2.maxItems === "number" && value2.length > schema2.maxItems) at.faults.push(tooMany(path7, value2.length, schema2.maxItems));
  }
  const repeats = unique === void 0 ? void 0 : repeatFinder(unique, path7);
  for (const [i, item] of value2.entries()) {
    if (isSpent(at)) break;
    walk(at, schema2.items, item, `${path7}[${i}]`, void 0, because);
    at.faults.push(...repeats?.(item, i) ?? []);
  }
}
function explainObject(at, schema2, value2, path7, old, because) {
  if (at.rulesOnly && schema2.between !== true) return;
  const properties = isObject(schema2.properties) ? schema2.properties : {};
  const before = isObject(old?.value) ? old.value : void 0;
  for (const [name, inner] of Object.entries(properties))
    explainField(at, inner, value2, name, child2(path7, name), before === void 0 ? void 0 : { value: before[name] });
  if (!isObject(schema2.additionalProperties)) return;
  for (const [name, member2] of Object.entries(value2))
    if (!isSpent(at) && !Object.hasOwn(properties, name))
      walk(at, schema2.additionalProperties, member2, `${path7}[${name}]`, void 0, because);
}
var EMPTY = { text: "", struct: {} };
function explainField(at, schema2, holder, name, path7, old) {
  if (!isObject(schema2)) return;
  const rules = isObject(schema2.rules) ? schema2.rules : void 0;
  const because = isObject(schema2.because) ? schema2.because : {};
  const given2 = holder[name];
  const absent2 = given2 === void 0 || given2 === null;
  const value2 = absent2 && rules?.held !== void 0 ? EMPTY[rules.held] : given2;
  const presence = rules === void 0 ? [] : presenceFaults(rules, because, value2, holder, path7);
  at.faults.push(...presence);
  const unchecked = at.rulesOnly && absent2 && rules?.held === "text";
  if (presence.length === 0) walk(unchecked ? { ...at, rulesOnly: false } : at, schema2, value2, path7, old, because, rules);
  if (rules?.immutable) at.faults.push(...changeFaults(because, given2, old, path7));
}

// dist/runtime/model/fault-order.js
var STEP = /\[([^\]]*)(?:\]|$)|([^.[\]]+)/g;
function placeOf(root, path7) {
  const out = [];
  let type = root;
  for (const [, inBrackets, name] of path7.matchAll(STEP)) {
    if (type?.kind === "struct" && name !== void 0) {
      const { fields } = type;
      out.push(fields.findIndex((f) => f.name === name));
      type = type.byName.get(name)?.type;
    } else {
      out.push(Number(inBrackets ?? 0) || 0);
      type = type?.kind === "list" ? type.items : type?.kind === "map" ? type.values : void 0;
    }
  }
  return out;
}
function compare(a, b) {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
function inFieldOrder(first, second2, root) {
  if (first.length === 0) return second2;
  if (second2.length === 0) return first;
  const places = first.map((fault2) => placeOf(root, fault2.field));
  let next = 0;
  const upTo = (place) => {
    const from = next;
    while (next < first.length && compare(places[next] ?? [], place) <= 0) next += 1;
    return first.slice(from, next);
  };
  const merged2 = second2.flatMap((fault2) => [...upTo(placeOf(root, fault2.field)), fault2]);
  return [...merged2, ...first.slice(next)];
}

// dist/runtime/model/printed-by-type.js
var STEP2 = /\[([^\]]*)(?:\]|$)|([^.[\]]+)/g;
function sitesAlong(root, path7) {
  const out = [{ type: root, pointer: false, holder: "", field: "" }];
  for (const [, inBrackets, name] of path7.matchAll(STEP2)) {
    const site = out[out.length - 1];
    const { type } = site;
    if (type.kind === "struct" && name !== void 0) {
      const field = type.byName.get(name);
      if (field === void 0) return [];
      out.push({ type: field.type, pointer: field.pointer, holder: goTypeName(type), field: name });
    } else if (type.kind === "list" && inBrackets !== void 0) out.push({ ...site, type: type.items, pointer: false });
    else if (type.kind === "map" && (inBrackets ?? name) !== void 0) out.push({ ...site, type: type.values, pointer: false });
    else return [];
  }
  return out;
}
var fits = ({ type, pointer: pointer2 }, value2) => {
  if (Array.isArray(value2)) return type.kind === "list";
  if (isObject(value2)) return type.kind === "struct" || type.kind === "map" || type.kind === "free";
  return pointer2 || type.kind === "list" || type.kind === "map";
};
var goTypeName = (type) => `${type.goPackage}.${type.name.slice(type.name.indexOf(".") + 1)}`;
var SCALARS = {
  string: "string",
  bool: "bool",
  int32: "int32",
  int64: "int64",
  double: "float64",
  bytes: "[]uint8",
  time: "v1.Time",
  microtime: "v1.MicroTime",
  duration: "v1.Duration",
  quantity: "resource.Quantity",
  intorstring: "intstr.IntOrString"
};
function goType(type, holder, field) {
  switch (type.kind) {
    case "scalar":
      return type.scalar === "string" ? goItemType(holder, field) : SCALARS[type.scalar];
    case "struct":
      return goTypeName(type);
    case "list":
      return `[]${goType(type.items, holder, field)}`;
    case "map":
      return type.values.kind === "scalar" && type.values.scalar === "quantity" ? "core.ResourceList" : `map[string]${goType(type.values, holder, field)}`;
    case "free":
      return "runtime.RawExtension";
  }
}
function printScalar(scalar2, value2) {
  if (scalar2 === "quantity") return printedQuantity(value2).text;
  if (scalar2 === "intorstring") return printedIntOrString(value2).text;
  if (value2 === void 0 || value2 === null)
    return scalar2 === "string" || scalar2 === "bytes" ? '""' : scalar2 === "bool" ? "false" : scalar2.includes("time") ? "<nil>" : "0";
  return typeof value2 === "string" ? quoted(value2) : String(value2);
}
function print({ type, pointer: pointer2, holder, field }, value2) {
  const absent2 = value2 === void 0 || value2 === null;
  if (pointer2) {
    if (absent2) return type.kind === "scalar" && type.scalar.includes("time") ? "<nil>" : `(*${goType(type, "", "")})(nil)`;
    return `${type.kind === "scalar" ? "" : "&"}${print({ type, pointer: false, holder, field }, value2)}`;
  }
  switch (type.kind) {
    case "scalar":
      return printScalar(type.scalar, value2);
    case "free":
      return absent2 ? "runtime.RawExtension{}" : stringify(value2);
    case "list": {
      const name = goType(type, holder, field);
      if (!Array.isArray(value2)) return `${name}(nil)`;
      return `${name}{${value2.map((item) => print({ type: type.items, pointer: false, holder, field }, item)).join(", ")}}`;
    }
    case "map": {
      const name = goType(type, holder, field);
      if (!isObject(value2)) return `${name}(nil)`;
      const members2 = Object.keys(value2).sort();
      return `${name}{${members2.map((k) => `${quoted(k)}:${print({ type: type.values, pointer: false, holder, field }, value2[k])}`).join(", ")}}`;
    }
    case "struct": {
      const fields = isObject(value2) ? value2 : {};
      const of = goTypeName(type);
      const members2 = type.fields.filter((f) => !type.byName.has("metadata") || f.name !== "kind" && f.name !== "apiVersion").map((f) => {
        const name = goMemberName(f.name, f.type.kind === "struct" ? f.type.name : void 0);
        return `${name}:${print({ type: f.type, pointer: f.pointer, holder: of, field: f.name }, fields[f.name])}`;
      });
      return `${of}{${members2.join(", ")}}`;
    }
  }
}
function withPrintedValue(fault2, root) {
  const { bad } = fault2;
  if (bad === void 0) return fault2;
  const [path7, value2] = bad.value instanceof Placed ? [bad.value.path, bad.value.value] : [fault2.field, bad.value];
  const site = sitesAlong(root, path7).findLast((s) => fits(s, value2));
  const pointsNowhere = site?.pointer === true && (value2 === void 0 || value2 === null);
  if (site === void 0 || pointsNowhere) return fault2;
  return { ...fault2, message: `${bad.before}${cut(print({ ...site, pointer: false }, abridged(value2)))}${bad.after}` };
}

// dist/runtime/codec/canonicalize.js
var AS_IT_IS = { sorted: false, collapsed: false };
function canonicalize(structure, value2, how = AS_IT_IS) {
  const { places, always } = orderOf(structure);
  let [last, present] = [-1, 0];
  for (const name in value2) {
    const place = places.get(name);
    const member2 = value2[name];
    if (place === void 0 || place.at <= last || member2 === void 0) return rebuilt(structure, value2, how);
    last = place.at;
    if (place.always) present += 1;
    if (member2 === null) {
      if (place.nullable) continue;
      return rebuilt(structure, value2, how);
    }
    const canonical = canonicalField(place.field, member2, structure.name, how);
    if (canonical === void 0) return rebuilt(structure, value2, how);
    if (canonical !== member2) value2[name] = canonical;
  }
  return present === always ? value2 : rebuilt(structure, value2, how);
}
var orders = /* @__PURE__ */ new WeakMap();
function orderOf(structure) {
  const known = orders.get(structure);
  if (known !== void 0) return known;
  const places = structure.fields.map((field, at) => {
    const written = {};
    writeAbsent(written, field);
    return { field, at, always: field.name in written, nullable: written[field.name] === null };
  });
  const order = { places: new Map(places.map((place) => [place.field.name, place])), always: places.filter((p) => p.always).length };
  orders.set(structure, order);
  return order;
}
function rebuilt(structure, value2, how) {
  const out = {};
  for (const field of structure.fields) {
    const member2 = Object.hasOwn(value2, field.name) ? value2[field.name] : void 0;
    const canonical = member2 === void 0 || member2 === null ? void 0 : canonicalField(field, member2, structure.name, how);
    if (canonical === void 0) writeAbsent(out, field);
    else out[field.name] = canonical;
  }
  return out;
}
function canonicalField(field, member2, path7, how) {
  const { type, pointer: pointer2 } = field;
  const value2 = canonicalValue(type, member2, path7, field.name, how);
  if (pointer2 || !isEmpty(type, value2)) return value2;
  if (field.omitEmpty) return void 0;
  return how.collapsed && type.kind !== "scalar" ? null : value2;
}
function canonicalValue(type, value2, path7, name, how) {
  if (type.kind === "struct" && isObject(value2)) return canonicalize(type, value2, how);
  if (type.kind === "map" && isObject(value2)) return canonicalMap(type, value2, path7, name, how);
  if (type.kind === "list" && Array.isArray(value2)) {
    for (let i = 0; i < value2.length; i += 1) {
      const item = value2[i] ?? null;
      const canonical = item === null ? decodeItem(type.items, item, path7, name) : canonicalValue(type.items, item, path7, name, how);
      if (canonical !== item) value2[i] = canonical;
    }
    return value2;
  }
  if (type.kind === "free" && type.either !== void 0)
    return canonicalValue(shapeOf(type.either, value2, path7, name), value2, path7, name, how);
  return decodeValue(type, value2, path7, name);
}
function canonicalMap(type, value2, path7, name, how) {
  const { values } = type;
  if (values.kind === "scalar") {
    const decoded3 = values.scalar === "string" && holdsTexts(value2) ? value2 : decodeValue(type, value2, path7, name);
    return inOrder3(holdsSame(value2, decoded3) ? value2 : decoded3, how);
  }
  for (const key2 in value2) {
    const member2 = value2[key2];
    if (member2 === void 0) continue;
    const canonical = member2 === null ? decodeItem(values, member2, path7, name) : canonicalValue(values, member2, path7, name, how);
    if (canonical !== member2) setOwn(value2, key2, canonical);
  }
  return inOrder3(value2, how);
}
function holdsTexts(value2) {
  for (const name in value2) if (typeof value2[name] !== "string") return false;
  return true;
}
function holdsSame(value2, decoded3) {
  if (value2 === decoded3) return true;
  for (const name in value2) if (value2[name] !== decoded3[name]) return false;
  return true;
}
function inOrder3(value2, how) {
  if (!how.sorted) return value2;
  let last = "";
  for (const name in value2) {
    if (name < last || value2[name] === void 0) return sorted2(value2);
    last = name;
  }
  return value2;
}
function sorted2(value2) {
  const out = {};
  for (const name of Object.keys(value2).sort()) {
    const member2 = value2[name];
    if (member2 !== void 0) setOwn(out, name, member2);
  }
  return out;
}

// dist/runtime/codec/fitting.js
var fitting = (structure, value2) => decode(structure, fittingPart(structure, value2) ?? {});
function fittingPart(type, value2) {
  if (value2 === null) return null;
  switch (type.kind) {
    case "struct":
      return isObject(value2) ? fittingMembers(value2, (name) => type.byName.get(name)?.type) : void 0;
    case "map":
      return isObject(value2) ? fittingMembers(value2, () => type.values) : void 0;
    case "list":
      return Array.isArray(value2) ? value2.map((item) => fittingPart(type.items, item)).filter((item) => item !== void 0) : void 0;
    default:
      return decodes(type, value2) ? value2 : void 0;
  }
}
function fittingMembers(value2, typeOf) {
  const out = {};
  for (const name of Object.keys(value2)) {
    const type = typeOf(name);
    const member2 = type === void 0 ? void 0 : fittingPart(type, value2[name] ?? null);
    if (member2 !== void 0) setOwn(out, name, member2);
  }
  return out;
}
function decodes(type, value2) {
  try {
    decodeItem(type, value2, "", "");
    return true;
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}

// dist/runtime/resource/form.js
var Forms = class {
  constructor(definition, functions) {
    this.definition = definition;
    this.functions = functions;
  }
  definition;
  functions;
  #loaded = /* @__PURE__ */ new Map();
  /** Loads the code of a version; the versions of hub and store are loaded with it. */
  async load(apiVersion, withProtobuf = false) {
    const needed = [apiVersion, this.definition.hub, this.storageVersion];
    for (const version of needed) {
      const known = this.#loaded.get(version);
      if (known !== void 0 && (!withProtobuf || known.protobuf !== void 0 || version !== apiVersion)) continue;
      const definition = this.definition.versions.get(version);
      if (definition === void 0) throw new Error(`${this.definition.id} has no version ${version}`);
      const code = known?.code ?? boundCode(await definition.load(), this.functions);
      this.#loaded.set(version, {
        code,
        protobuf: withProtobuf && version === apiVersion ? await code.protobuf() : known?.protobuf
      });
    }
  }
  /** True once `load` has made the version ready. */
  ready(apiVersion, withProtobuf = false) {
    const loaded = this.#loaded.get(apiVersion);
    return loaded !== void 0 && (!withProtobuf || loaded.protobuf !== void 0);
  }
  /** The structure of a version that is loaded; ownership entries of other versions count as gone. */
  structure(apiVersion) {
    return this.#loaded.get(apiVersion)?.code.structure;
  }
  /** Loads the versions that the object's managedFields were written in. */
  async loadOwned(object3) {
    for (const entry of object3?.metadata.managedFields ?? []) {
      const { apiVersion } = entry;
      if (apiVersion !== void 0 && !this.ready(apiVersion) && this.definition.versions.has(apiVersion)) await this.load(apiVersion);
    }
  }
  get storageVersion() {
    return this.definition.storage?.version ?? this.definition.hub;
  }
  code(apiVersion) {
    const loaded = this.#loaded.get(apiVersion);
    if (loaded === void 0) throw new Error(`version ${apiVersion} of ${this.definition.id} is not loaded`);
    return loaded.code;
  }
  version(apiVersion) {
    const definition = this.definition.versions.get(apiVersion);
    if (definition === void 0) throw new Error(`${this.definition.id} has no version ${apiVersion}`);
    return definition;
  }
  /** The object in another version; undefined where that version is not there. */
  convert(object3, to) {
    return this.#loaded.has(to) ? this.between(object3, object3.apiVersion ?? this.definition.hub, to) : void 0;
  }
  /** The object in another version, canonical in key order. */
  between(object3, from, to) {
    if (from === to) return object3;
    const hub = this.code(from).toHub(object3);
    return this.fitted(to === this.definition.hub ? hub : this.code(to).fromHub(hub), to);
  }
  /** An object that a request made, in the hub version. */
  toHub(object3, from) {
    const hub = this.code(from).toHub(object3);
    return from === this.definition.hub ? hub : this.fitted(structuredClone(hub), this.definition.hub);
  }
  /** A converted object in canonical form, without values of wrong types: conversion puts back what clients may have written into annotations. */
  fitted(converted, apiVersion) {
    try {
      return this.canonical(converted, apiVersion);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return this.fitting(converted, apiVersion);
    }
  }
  /** The object with all its parts in canonical form; may be, and share, what was given. */
  canonical(object3, apiVersion, how) {
    const out = canonicalize(this.code(apiVersion).structure, object3, how);
    out.kind = this.definition.kind;
    out.apiVersion = apiVersion;
    return out;
  }
  /** The hub object in the storage version, with UNWRITTEN as its resourceVersion. */
  stored(hub) {
    const version = this.storageVersion;
    const converted = this.code(version).fromHub(hub);
    const marked = { ...converted, metadata: { ...converted.metadata, resourceVersion: UNWRITTEN } };
    return this.canonical(marked, version, { sorted: true, collapsed: this.definition.storage?.encoding !== "json" });
  }
  /** Like `stored`, for objects that clients made: throws 422 where a value does not fit the kind. */
  storable(hub) {
    try {
      return this.stored(hub);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      const [group2 = ""] = this.definition.hub.includes("/") ? this.definition.hub.split("/") : [];
      throw invalid({ group: group2, name: this.definition.kind }, hub.metadata.name ?? "", [invalidValue(error.path, "", error.fault)]);
    }
  }
  /** Like `stored`, for objects that are being deleted, which must not fail: what does not fit the kind is left out. */
  storedFitting(hub) {
    try {
      return this.stored(hub);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return this.stored(this.fitting(hub, this.definition.hub));
    }
  }
  /** The object without the values that do not fit the kind in this version. */
  fitting(object3, apiVersion) {
    const fits2 = fitting(this.code(apiVersion).structure, object3);
    return { ...fits2, kind: this.definition.kind, apiVersion };
  }
  /** The stored object in the hub version: a copy that may be changed. */
  hub(item) {
    return this.in(item, this.definition.hub);
  }
  /**
   * The stored object in a version. Where the stored object holds values that do not fit its kind, other versions than the stored
   * one leave them out, so that one bad object does not break a list.
   */
  in(item, apiVersion) {
    if (item.apiVersion === apiVersion) return item.parse();
    try {
      return this.between(item.parse(), item.apiVersion, apiVersion);
    } catch {
      return this.between(this.fitting(item.parse(), item.apiVersion), item.apiVersion, apiVersion);
    }
  }
  /** JSON of the object in a version. Of the stored version these are the cached bytes themselves. */
  json(item, apiVersion) {
    if (item.apiVersion === apiVersion) return item.json;
    return item.made(apiVersion, () => Buffer.from(stringify(this.in(item, apiVersion))));
  }
  /** JSON of the object as an item of a list: without kind and apiVersion. */
  listed(item, apiVersion) {
    const json = this.json(item, apiVersion);
    const head = `{"kind":${JSON.stringify(this.definition.kind)},"apiVersion":${JSON.stringify(apiVersion)},`;
    return json.subarray(head.length);
  }
  /** The enveloped Protobuf form; undefined where the kind has none. */
  protobuf(item, apiVersion) {
    const codec = this.#loaded.get(apiVersion)?.protobuf;
    if (codec === void 0) return void 0;
    return item.made(`${apiVersion} protobuf`, () => wrap(apiVersion, this.definition.kind, this.#encode(codec, item, apiVersion)));
  }
  /** The bare message, as items of a list carry it. */
  message(item, apiVersion) {
    const codec = this.#loaded.get(apiVersion)?.protobuf;
    if (codec === void 0) return void 0;
    return item.made(`${apiVersion} message`, () => Buffer.from(this.#encode(codec, item, apiVersion)));
  }
  /** Stored objects that cannot be encoded as they are, with the reason. */
  #unwritable = /* @__PURE__ */ new WeakMap();
  /** The object's message. Values that no message can hold are left out, and the reason is kept in #unwritable. */
  #encode(codec, item, apiVersion) {
    const object3 = this.in(item, apiVersion);
    try {
      return codec.encode(object3);
    } catch (error) {
      this.#unwritable.set(item, error instanceof Error ? error.message : String(error));
      return codec.encode(this.fitting(object3, apiVersion));
    }
  }
  /**
   * The enveloped message of an object that a client asked for by name; undefined where the kind has no Protobuf form. Throws
   * 500, with the object's name, where values would be left out: a client that reads one object must learn that something is
   * missing.
   */
  wholeProtobuf(item, apiVersion) {
    const bytes = this.protobuf(item, apiVersion);
    const why = this.#unwritable.get(item);
    if (why === void 0) return bytes;
    const name = item.namespace === "" ? item.name : `${item.namespace}/${item.name}`;
    const message = `the stored ${this.definition.kind} ${JSON.stringify(name)} cannot be written as Protobuf, but as JSON: ${why}`;
    throw new ApiError(500, "InternalError", message, { name: item.name, kind: this.definition.kind });
  }
  codec(apiVersion) {
    return this.#loaded.get(apiVersion)?.protobuf;
  }
};

// dist/runtime/resource/keyed-lock.js
var MAX_WAIT_MS = 100;
var KeyedLock = class {
  /** For each key that is locked, or waited for: the promise of its last holder in line. */
  #last = /* @__PURE__ */ new Map();
  /** Runs the work once every earlier holder of the key is done, or has taken longer than MAX_WAIT_MS. */
  async run(key2, work) {
    const before = this.#last.get(key2);
    let release = () => void 0;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    this.#last.set(key2, held);
    try {
      if (before !== void 0) await releasedInTime(before);
      return await work();
    } finally {
      release();
      if (this.#last.get(key2) === held) this.#last.delete(key2);
    }
  }
};
function releasedInTime(held) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    void held.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

// dist/runtime/resource/list-body-cache.js
var KEPT_MAX = 32 * 1024 * 1024;
var ListBodyCache = class {
  #kept;
  #asked = "";
  /**
   * The chunks of the body that `name` stands for, from the cache or else from `make`. A body is kept when it is asked for twice in
   * a row and `lasting`, which says that the name will never stand for another body.
   */
  *chunks(name, lasting, make) {
    if (this.#kept?.name === name) {
      yield* this.#kept.chunks;
      return;
    }
    const again = lasting && this.#asked === name;
    if (lasting) this.#asked = name;
    if (again) yield* this.#keep(name, make());
    else yield* make();
  }
  *#keep(name, made) {
    const chunks = [];
    let size2 = 0;
    for (const chunk of made) {
      size2 += chunk.length;
      if (size2 <= KEPT_MAX) chunks.push(chunk);
      else chunks.length = 0;
      yield chunk;
    }
    if (size2 <= KEPT_MAX) this.#kept = { name, chunks };
  }
};

// dist/runtime/resource/resource.js
var LOADING_MS = 3e4;
async function inTime(ready) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailableError("the store cannot be read")), LOADING_MS);
  });
  await Promise.race([ready, late]).finally(() => clearTimeout(timer));
}
function rejectable() {
  let reject = () => void 0;
  const promise = new Promise((_, rejects) => {
    reject = rejects;
  });
  promise.catch(() => void 0);
  return { promise, reject };
}
var Resource = class {
  constructor(definition, environment) {
    this.definition = definition;
    this.environment = environment;
    this.forms = new Forms(definition, environment.functions);
    this.recentObjects = environment.recentObjects;
    this.strategy = environment.strategy(definition);
    this.formAnnotations = this.strategy.formAnnotations?.(environment.words);
    this.prefix = `${environment.keyRoot}${definition.storage?.prefix ?? definition.id}/`;
    this.#storedForm = environment.sharedStore ? new SharedForm(this.forms) : new OwnForm(this.forms);
    this.cache = new WatchCache(environment.engine, {
      prefix: this.prefix,
      prepare: () => this.#storedForm.load(),
      ingest: (key2, value2, revision, attachment) => {
        const known = attachment;
        const item = new Item(this.forms.storageVersion, known?.json ?? this.#storedForm.json(value2), revision, known, this.#extract);
        if (known === void 0 && this.key(item.namespace, item.name) !== key2)
          throw new Error(
            `it is an object named ${JSON.stringify(item.name)}${item.namespace === "" ? "" : ` of ${JSON.stringify(item.namespace)}`}`
          );
        return item;
      },
      unreadable: (error) => console.error(`${error.message}. ${definition.id} cannot be listed with it; delete it by its name, or restore a backup.`),
      damaged: (error) => {
        console.error(`${definition.id} cannot be read: ${error.message}`);
        this.#damaged.reject(error);
      },
      weigh: (item) => item.json.length
    });
    this.#extract = extractor(definition, this.strategy);
    this.fieldManager = createFieldManager({ structures: this.forms, now: () => timestamp() });
  }
  definition;
  environment;
  forms;
  strategy;
  cache;
  /** Prefix of this resource's keys. */
  prefix;
  fieldManager;
  /** Held, by key, while an object is changed. */
  writeLock = new KeyedLock();
  /** Annotations in which older versions carry what they have no fields for. */
  formAnnotations;
  #storedForm;
  recentObjects;
  #extract;
  /** Rejects where the store is too damaged to load this resource. */
  #damaged = rejectable();
  /** Waits until the cache and the code of a version are there, which mostly they are. */
  ready(version, protobuf = false) {
    const apiVersion = apiVersionOf(version.group, version.version);
    if (this.cache.healthy && this.forms.ready(apiVersion, protobuf)) return;
    return this.#prepared(apiVersion, protobuf);
  }
  async #prepared(apiVersion, protobuf) {
    if (!this.forms.ready(apiVersion, protobuf)) await this.forms.load(apiVersion, protobuf);
    if (!this.cache.healthy) await inTime(Promise.race([this.cache.ready(), this.#damaged.promise]));
  }
  /**
   * Waits until the cache shows every write that any server acknowledged before the call (specification 1, most recent). False
   * where the cache is behind, so that only a read of the engine is up to date.
   */
  settled() {
    const { engine } = this.environment;
    return engine.confirm === void 0 ? true : engine.confirm();
  }
  key(namespace2, name) {
    return this.definition.namespaced ? `${this.prefix}${namespace2}/${name}` : `${this.prefix}${name}`;
  }
  /** Prefix of the keys of one namespace; for an empty name or a cluster-wide kind, of all keys. */
  collection(namespace2) {
    return this.definition.namespaced && namespace2 !== "" ? `${this.prefix}${namespace2}/` : this.prefix;
  }
  /** The item of an entry that was read from the engine and not from the cache. Throws UnreadableValueError. */
  itemOf(entry) {
    try {
      if (entry.damage !== void 0) throw new Error(entry.damage);
      return new Item(this.forms.storageVersion, this.#storedForm.json(entry.value), entry.revision, void 0, this.#extract);
    } catch (error) {
      throw new UnreadableValueError(entry.key, entry.revision, error instanceof Error ? error.message : String(error));
    }
  }
  /**
   * Stores the object under the key if its current revision is `expected`; 0 means that the key must be absent. `json` is the
   * object's JSON with UNWRITTEN as its resourceVersion.
   */
  write(key2, expected, object3, json) {
    const ttl = this.definition.writes.ttlFlag;
    return this.cache.write({
      key: key2,
      value: this.#storedForm.encode(object3, json),
      expected,
      attachment: { object: object3, json },
      ...ttl === void 0 ? {} : { ttlSeconds: this.environment.settings.number(ttl) }
    });
  }
  /** The plural resource with the group it was asked in, as errors name it. */
  about(version) {
    return { group: version.group, name: version.plural };
  }
  aboutKind(version) {
    return { group: version.group, name: version.kind };
  }
  find(namespace2, name) {
    return this.cache.get(this.key(namespace2, name));
  }
  /** A stored object in the hub version, for reading only. */
  readable({ item }) {
    const known = this.recentObjects.recall(item) ?? this.recentObjects.remember(item, item.parse());
    return this.forms.between(known, this.forms.storageVersion, this.definition.hub);
  }
  /** Why the object of the name cannot be read; undefined where it can, or is not there. */
  unreadable(namespace2, name) {
    return this.cache.unreadable.get(this.key(namespace2, name));
  }
  /** The stored entry, or 404. */
  get(version, namespace2, name) {
    const entry = this.find(namespace2, name);
    if (entry === void 0) throw notFound(this.about(version), name);
    return entry;
  }
  listBodies = new ListBodyCache();
  /** An object of the version that has nothing but the metadata, as bookmarks show it. */
  blank(version, metadata2) {
    return this.forms.canonical({ metadata: { ...metadata2 } }, apiVersionOf(version.group, version.version));
  }
  /** Fills in what an object that was read from a request leaves out, in place. */
  fillDefaults(object3, apiVersion) {
    this.forms.code(apiVersion).applyDefaults(object3);
    this.strategy.featureDefaults?.(object3, this.environment);
  }
  /** The object with managedFields after an ordinary write; without any where ownership is switched off. */
  tracked(options, turn) {
    if (this.environment.enabled("ServerSideApply") && this.definition.writes.ownership)
      return this.fieldManager.trackUpdate(options, turn);
    delete options.updated.metadata.managedFields;
    return options.updated;
  }
  /** Top-level fields that only the status subresource may write; none in versions whose ordinary writes carry the status. */
  statusFields(version) {
    return version.writesStatus === true ? [] : this.definition.writes.statusFields;
  }
  /** The object in the hub version, with managedFields after an ordinary write. */
  trackedHub(options, turn) {
    const { apiVersion } = options;
    if (apiVersion === this.definition.hub) return this.tracked(options, turn);
    const code = this.forms.code(apiVersion);
    const hub = this.forms.toHub(options.updated, apiVersion);
    const updated = this.forms.canonical(code.fromHub(structuredClone(hub)), apiVersion);
    return whenThere(this.tracked({ ...options, updated }, turn), ({ metadata: { managedFields } }) => {
      hub.metadata = { ...hub.metadata };
      if (managedFields === void 0) delete hub.metadata.managedFields;
      else hub.metadata.managedFields = managedFields;
      return hub;
    });
  }
  /** Paths of fields that a write through the subresource cannot change, and so cannot own. */
  ignoredBy(version, subresource) {
    return subresource === "" ? this.statusFields(version).map((f) => [f]) : subresource === "status" ? [["spec"], ...(this.strategy.statusKeeps ?? []).map((k) => ["metadata", k])] : [];
  }
  context(caller, subresource, old) {
    return {
      words: this.environment.words,
      settings: this.environment.settings,
      metadataRules: this.environment.metadataRules,
      user: caller.user,
      now: timestamp(),
      apiVersion: apiVersionOf(caller.version.group, caller.version.version),
      subresource,
      enabled: (gate) => this.environment.enabled(gate),
      asks: (name) => {
        const rule = this.strategy.rules?.[name];
        if (rule === void 0) throw new Error(`${this.definition.id} has no rule ${name}`);
        if (caller.version.withoutRules?.includes(name)) return false;
        return old === void 0 || rule.brokenBy?.(old, this.environment.words) !== true;
      }
    };
  }
  /** Every fault of a new or changed object: metadata, the catalogue's constraints, and the kind's own rules. */
  async check(object3, old, caller, context) {
    const { definition, environment } = this;
    const rule = { format: definition.writes.nameFormat, namespaced: definition.namespaced };
    const faults24 = metadataFaults(object3.metadata, rule, environment.metadataRules);
    if (old !== void 0) {
      faults24.push(...metadataUpdateFaults(object3.metadata, old.metadata));
      faults24.push(...managedFieldsFaults(object3.metadata.managedFields ?? []));
    }
    const code = this.forms.code(definition.hub);
    const fits2 = code.check(object3);
    const schema2 = fits2 ? code.rules : code.schema;
    const declared = schema2 === void 0 ? [] : explain(await schema2(), object3, old, fits2);
    const { strategy } = this;
    const coded = (old === void 0 ? void 0 : strategy.validateUpdate?.(object3, old, context)) ?? strategy.validate?.(object3, context) ?? [];
    faults24.push(...inFieldOrder(declared, coded, code.structure));
    if (faults24.length === 0) return;
    const printed2 = faults24.slice(0, MAX_FAULTS).map((fault2) => withPrintedValue(fault2, code.structure));
    const about = { ...this.aboutKind(caller.version), group: definition.writes.faultGroup ?? caller.version.group };
    throw invalid(about, object3.metadata.name ?? "", printed2);
  }
  /** 409 for a write that lost a race. */
  changed(version, name) {
    return conflict(
      this.about(version),
      name,
      "the object has been modified; please apply your changes to the latest version and try again"
    );
  }
};

// dist/runtime/resource/registry.js
var levelOf = (version) => version.includes("alpha") ? "alpha" : version.includes("beta") ? "beta" : "ga";
function isServed(definition, { release, switches: switches2 }) {
  const apiVersion = apiVersionOf(definition.group, definition.version);
  const { lifetime } = definition;
  if (lifetime.introduced !== void 0 && compareReleases(lifetime.introduced, release) > 0) return false;
  if (lifetime.removed !== void 0 && compareReleases(lifetime.removed, release) <= 0) return false;
  const level = levelOf(definition.version);
  const named7 = switches2.get(`${apiVersion}/${definition.plural}`) ?? switches2.get(apiVersion) ?? switches2.get(`api/${level}`) ?? switches2.get("api/all");
  return named7 ?? (definition.enabledByDefault && level !== "alpha");
}
var Registry = class {
  constructor(catalogue, environment, rules) {
    this.catalogue = catalogue;
    this.rules = rules;
    this.words = environment.words;
    this.resources = catalogue.resources.map((definition) => new Resource(definition, environment));
    for (const resource of this.resources) {
      this.#byId.set(resource.definition.id, resource);
      for (const [apiVersion, version] of resource.definition.versions) {
        if (!isServed(version, rules)) continue;
        const inVersion = this.#served.get(apiVersion) ?? /* @__PURE__ */ new Map();
        inVersion.set(version.plural, { resource, version });
        this.#served.set(apiVersion, inVersion);
      }
    }
  }
  catalogue;
  rules;
  resources;
  #served = /* @__PURE__ */ new Map();
  #byId = /* @__PURE__ */ new Map();
  /** Domain words of the API. */
  words;
  /** The resource and version that a path names; undefined where they are not served. */
  find(group2, version, plural) {
    return this.#served.get(apiVersionOf(group2, version))?.get(plural);
  }
  /** Everything one version serves, by plural name. */
  inVersion(apiVersion) {
    return this.#served.get(apiVersion);
  }
  /** A resource by `<plural>.<group of its hub>`; throws where the catalogue has no such one. */
  byId(id) {
    const resource = this.#byId.get(id);
    if (resource === void 0) throw new Error(`the catalogue has no resource ${id}`);
    return resource;
  }
  /** Reads stored objects of a resource by its id, as `byId` takes it; `T` is the generated interface of its hub version. */
  reader(id) {
    return new ObjectReader(this.byId(id));
  }
  has(id) {
    return this.#byId.has(id);
  }
  /** Served groups in discovery order, each with its served versions, the preferred one first. */
  groups() {
    return this.ranked().map(({ name, versions }) => ({ name, versions: versions.map((v) => v.name) }));
  }
  /** The same, with the rank of each group and version. */
  ranked() {
    const { release } = this.rules;
    return this.catalogue.groups.map(({ name, priority: priority2, formerPriority, versions }) => ({
      name,
      priority: formerPriority !== void 0 && compareReleases(release, formerPriority.until) <= 0 ? formerPriority.priority : priority2,
      versions: versions.filter((v) => this.#served.has(apiVersionOf(name, v.name)))
    })).filter((g) => g.versions.length > 0).sort((a, b) => b.priority - a.priority);
  }
};

// dist/runtime/settings/feature-gates.js
var STAGES = { AllAlpha: "ALPHA", AllBeta: "BETA" };
var FeatureGates = class {
  #on = /* @__PURE__ */ new Set();
  /** Throws FlagError that names every gate that is unknown, or locked to the other value. */
  constructor(features, switches2) {
    const faults24 = [];
    for (const [name, on] of switches2) {
      const feature = Object.hasOwn(features, name) ? features[name] : void 0;
      if (feature === void 0) faults24.push(`unrecognized feature gate: ${name}`);
      else if (feature.locked && on !== feature.default)
        faults24.push(`cannot set feature gate ${name} to ${on}, feature is locked to ${feature.default}`);
    }
    if (faults24.length > 0) throw new FlagError(faults24);
    const stages = new Map(Object.entries(STAGES).map(([gate, stage]) => [stage, switches2.get(gate)]));
    for (const [name, feature] of Object.entries(features)) {
      const ofStage = feature.locked || STAGES[name] !== void 0 ? void 0 : stages.get(feature.stage);
      if (switches2.get(name) ?? ofStage ?? feature.default) this.#on.add(name);
    }
  }
  /** False for a gate that is not in the catalogue. */
  enabled(name) {
    return this.#on.has(name);
  }
};
function featureGates(features, switches2, release) {
  const gates = new FeatureGates(Object.fromEntries(Object.entries(features).map(([name, f]) => [name, inRelease(f, release)])), switches2);
  return (gate) => gates.enabled(gate);
}
function inRelease(feature, release) {
  const reached = Object.entries(feature.since ?? {}).filter(([from]) => compareReleases(from, release) <= 0).sort(([a], [b]) => compareReleases(a, b));
  return { ...feature, ...reached.at(-1)?.[1] };
}

// dist/runtime/client/post.js
import http from "node:http";
import https3 from "node:https";
var TIMEOUT_MS3 = 3e4;
var Poster = class {
  constructor(service2) {
    this.service = service2;
    this.#agent = service2.url.protocol === "https:" ? new https3.Agent({ keepAlive: true, ...service2.tls }) : new http.Agent({ keepAlive: true });
  }
  service;
  #agent;
  /** Rejects unless the service answers that it took the text. */
  post(json) {
    const url = new URL(this.service.url);
    url.searchParams.set("timeout", `${TIMEOUT_MS3 / 1e3}s`);
    const body = Buffer.from(json);
    const authorization2 = this.service.authorization();
    const { request } = url.protocol === "https:" ? https3 : http;
    return new Promise((resolve, reject) => {
      const call = request(url, {
        method: "POST",
        agent: this.#agent,
        timeout: TIMEOUT_MS3,
        headers: {
          "Content-Type": "application/json",
          "Content-Length": body.length,
          Accept: "application/json, */*",
          ...authorization2 === void 0 ? {} : { Authorization: authorization2 }
        }
      });
      call.on("timeout", () => call.destroy(new Error(`${url.host} did not answer in time`)));
      call.on("error", reject);
      call.on("response", (answer) => {
        const { statusCode = 0 } = answer;
        answer.resume();
        answer.on("error", reject);
        if (statusCode >= 200 && statusCode < 300) answer.on("end", resolve);
        else reject(new Error(`${url.host} answered ${statusCode}`));
      });
      call.end(body);
    });
  }
  close() {
    this.#agent.destroy();
  }
};

// dist/runtime/client/webhook-config.js
import { existsSync, readFileSync as readFileSync2 } from "node:fs";
import path from "node:path";

// dist/runtime/codec/config-file.js
import { readFileSync } from "node:fs";
var ConfigError = class extends Error {
  name = "ConfigError";
};
var MAX_DEPTH3 = 50;
function readConfig2(file, read) {
  try {
    return parseConfig(decodeText(readFileSync(file)), file, read);
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
function parseConfig(text2, file, read) {
  const faults24 = [];
  let value2;
  try {
    value2 = read(
      new ConfigReader(parseYaml(text2, MAX_DEPTH3) ?? void 0, "", (path7, why) => faults24.push(path7 === "" ? why : `${path7}: ${why}`))
    );
  } catch (error) {
    faults24.push(error instanceof Error ? error.message : String(error));
  }
  if (value2 === void 0 || faults24.length > 0) throw new ConfigError(faults24.map((fault2) => `${file}: ${fault2}`).join("\n"));
  return value2;
}
var ConfigReader = class _ConfigReader {
  constructor(value2, path7, report) {
    this.value = value2;
    this.path = path7;
    this.report = report;
  }
  value;
  path;
  report;
  fault(why) {
    this.report(this.path, why);
  }
  /** Reports fields other than these, and a value that is no object. */
  only(names) {
    if (!isObject(this.value)) this.fault("must be an object");
    for (const name of isObject(this.value) ? Object.keys(this.value) : [])
      if (!names.includes(name)) this.report(this.below(name), `unknown field; there are ${names.join(", ")}`);
  }
  member(name) {
    const object3 = isObject(this.value) ? this.value : {};
    return new _ConfigReader(Object.hasOwn(object3, name) ? object3[name] ?? void 0 : void 0, this.below(name), this.report);
  }
  items() {
    if (this.value === void 0) return [];
    if (Array.isArray(this.value)) return this.value.map((item, i) => new _ConfigReader(item, `${this.path}[${i}]`, this.report));
    this.fault("must be a list");
    return [];
  }
  texts() {
    return this.items().map((item) => item.text());
  }
  /** The text; empty where it is absent. */
  text() {
    if (this.value === void 0) return "";
    if (typeof this.value === "string") return this.value;
    this.fault("must be a text");
    return "";
  }
  /** One of the texts, which must be given. */
  oneOf(known) {
    const found = known.find((text2) => text2 === this.value);
    if (this.value === void 0) this.fault(`required; one of ${known.join(", ")}`);
    else if (found === void 0) this.fault(`${stringify(this.value)} is none of ${known.join(", ")}`);
    return found ?? known[0];
  }
  truth() {
    if (this.value === void 0 || typeof this.value === "boolean") return this.value ?? false;
    this.fault("must be true or false");
    return false;
  }
  get isGiven() {
    return this.value !== void 0;
  }
  below(name) {
    return this.path === "" ? name : `${this.path}.${name}`;
  }
};

// dist/runtime/client/webhook-config.js
var readRemoteService = (file) => readConfig2(file, (reader) => serviceOf(reader, path.dirname(file)));
var UNSUPPORTED2 = ["exec", "auth-provider", "as", "as-groups", "as-user-extra"];
function serviceOf(reader, folder) {
  const wanted2 = reader.member("current-context");
  const context = named5(reader.member("contexts"), wanted2)?.member("context");
  if (context === void 0) wanted2.fault("there is no context of this name");
  const cluster = context && named5(reader.member("clusters"), context.member("cluster"))?.member("cluster");
  if (context !== void 0 && cluster === void 0) context.member("cluster").fault("there is no cluster of this name");
  const givenUser = context?.member("user");
  const user2 = givenUser?.isGiven === true ? named5(reader.member("users"), givenUser)?.member("user") : void 0;
  if (givenUser?.isGiven === true && user2 === void 0) givenUser.fault("there is no user of this name");
  for (const name of UNSUPPORTED2) if (user2?.member(name).isGiven) user2.member(name).fault("is not supported");
  if (cluster?.member("proxy-url").isGiven) cluster.member("proxy-url").fault("is not supported");
  const ca = pemOf2(cluster, "certificate-authority", folder);
  const cert = pemOf2(user2, "client-certificate", folder);
  const key2 = pemOf2(user2, "client-key", folder);
  const servername = cluster?.member("tls-server-name").text() ?? "";
  return {
    url: urlOf(cluster?.member("server")),
    tls: {
      ...ca === void 0 ? {} : { ca },
      ...cert === void 0 ? {} : { cert },
      ...key2 === void 0 ? {} : { key: key2 },
      ...servername === "" ? {} : { servername },
      rejectUnauthorized: cluster?.member("insecure-skip-tls-verify").truth() !== true
    },
    authorization: authorizationOf(user2, folder)
  };
}
var named5 = (list5, name) => {
  const wanted2 = name.text();
  return list5.items().find((entry) => entry.member("name").text() === wanted2);
};
function urlOf(server) {
  const text2 = server?.text() ?? "";
  const url = URL.canParse(text2) ? new URL(text2) : void 0;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url;
  server?.fault(`${JSON.stringify(text2)} is no address such as https://10.0.0.1:9443/audit`);
  return new URL("https://localhost");
}
function pemOf2(reader, name, folder) {
  const data = reader?.member(`${name}-data`).text() ?? "";
  if (data !== "") return Buffer.from(data, "base64").toString("utf8");
  return textOf6(reader?.member(name), folder);
}
function textOf6(reader, folder) {
  const name = reader?.text() ?? "";
  if (name === "") return void 0;
  const file = path.resolve(folder, name);
  if (existsSync(file)) return readFileSync2(file, "utf8");
  reader?.fault(`there is no file ${file}`);
  return void 0;
}
function authorizationOf(user2, folder) {
  const [token2, tokenFile, name, password] = ["token", "tokenFile", "username", "password"].map((n) => user2?.member(n).text() ?? "");
  if (tokenFile) {
    textOf6(user2?.member("tokenFile"), folder);
    const file = path.resolve(folder, tokenFile);
    return () => `Bearer ${readFileSync2(file, "utf8").trim()}`;
  }
  if (token2) return () => `Bearer ${token2}`;
  if (name) return () => `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
  return () => void 0;
}

// dist/runtime/observe/audit/policy.js
var LEVELS3 = ["None", "Metadata", "Request", "RequestResponse"];
var STAGES2 = ["RequestReceived", "ResponseStarted", "ResponseComplete", "Panic"];
function verdictsOf(policy) {
  const rules = policy.rules.map((rule) => ({
    conditions: conditionsOf2(rule),
    verdict: { level: rule.level, omitted: /* @__PURE__ */ new Set([...policy.omitStages, ...rule.omitStages]) }
  }));
  const otherwise = { level: "None", omitted: new Set(policy.omitStages) };
  return (attributes, user2) => rules.find(({ conditions }) => conditions.every((holds2) => holds2(attributes, user2)))?.verdict ?? otherwise;
}
function conditionsOf2({ users, userGroups, verbs, namespaces, resources, nonResourceURLs }) {
  const conditions = [];
  if (verbs.length > 0) conditions.push(({ verb }) => verbs.includes(verb));
  if (users.length > 0) conditions.push((_, user2) => user2 !== void 0 && users.includes(user2.name));
  if (userGroups.length > 0) conditions.push((_, user2) => user2?.groups.some((group2) => userGroups.includes(group2)) === true);
  if (namespaces.length > 0 || resources.length > 0) {
    conditions.push(({ resourceRequest }) => resourceRequest);
    if (namespaces.length > 0) conditions.push(({ namespace: namespace2 }) => namespaces.includes(namespace2));
    if (resources.length > 0) conditions.push((attributes) => resources.some((some2) => covers4(some2, attributes)));
  } else if (nonResourceURLs.length > 0)
    conditions.push(({ resourceRequest, path: path7 }) => !resourceRequest && nonResourceURLs.some((url) => covered(url, path7)));
  return conditions;
}
function covers4({ group: group2, resources, resourceNames }, about) {
  if (group2 !== about.group) return false;
  if (resources.length === 0) return true;
  if (resourceNames.length > 0 && !resourceNames.includes(about.name)) return false;
  const { resource, subresource } = about;
  const whole = subresource === "" ? resource : `${resource}/${subresource}`;
  return resources.some(
    (wanted2) => wanted2 === "*" || wanted2 === whole || wanted2 === `${resource}/*` || subresource !== "" && wanted2 === `*/${subresource}`
  );
}
var covered = (url, path7) => url === path7 || url.endsWith("*") && path7.startsWith(trimEnd(url, "*"));

// dist/runtime/observe/audit/clock.js
var DRIFT_MS = 2;
var origin = performance.timeOrigin;
function now() {
  const [wall, fine] = [Date.now(), performance.now()];
  if (Math.abs(origin + fine - wall) > DRIFT_MS) origin = wall - fine;
  return origin + fine;
}
var second = Number.NaN;
var secondText = "";
function microTime2(ms) {
  const whole = Math.floor(ms / 1e3);
  if (whole !== second) {
    second = whole;
    secondText = new Date(whole * 1e3).toISOString().slice(0, "yyyy-mm-ddThh:mm:ss.".length);
  }
  return `${secondText}${String(Math.floor((ms - whole * 1e3) * 1e3)).padStart(6, "0")}Z`;
}

// dist/runtime/observe/audit/record.js
var MAX_USER_AGENT = 1024;
var STREAM_ENDED = { status: "Success", message: "Connection closed early", code: 200 };
var STORED = Promise.resolve(true);
var truncatedKey = (group2) => `${group2}/truncated`;
var AuditRecord = class {
  constructor(request, verdict, deliver, words) {
    this.request = request;
    this.verdict = verdict;
    this.deliver = deliver;
    this.words = words;
    const { resourceRequest, resource, subresource, namespace: namespace2, name, group: apiGroup, version: apiVersion } = request.attributes;
    if (resourceRequest) this.#objectRef = { resource, namespace: namespace2, name, uid: "", apiGroup, apiVersion, resourceVersion: "", subresource };
  }
  request;
  verdict;
  deliver;
  words;
  #annotations = /* @__PURE__ */ new Map();
  #objectRef;
  #impersonated;
  #requestObject;
  #responseObject;
  #panic;
  get auditID() {
    return this.request.auditID;
  }
  /** Whether events have the body of the answer. */
  get wantsResponse() {
    return this.verdict.level === "RequestResponse";
  }
  get wantsRequest() {
    return this.verdict.level === "Request" || this.verdict.level === "RequestResponse";
  }
  /** A fact for the annotations; the first of a key stays. */
  annotate(key2, value2) {
    if (!this.#annotations.has(key2)) this.#annotations.set(key2, value2);
  }
  authorized({ decision, reason, error }) {
    const allowed2 = decision === "allow";
    const about = this.words.group("authorization");
    this.annotate(`${about}/decision`, allowed2 ? "allow" : "forbid");
    this.annotate(`${about}/reason`, allowed2 ? reason : error ?? reason);
  }
  /** The version asked for is going away; `removed` is the release without it, empty where none is known. */
  deprecated(removed) {
    this.annotate(this.words.domainKey("deprecated"), "true");
    if (removed !== "") this.annotate(this.words.domainKey("removed-release"), removed);
  }
  impersonates(user2) {
    this.#impersonated = user2;
  }
  /** The object that the client sent, with defaults and before admission; the first of several readings counts. */
  sent(metadata2, text2) {
    const reference2 = this.#objectRef;
    if (reference2 !== void 0 && metadata2 !== void 0) {
      reference2.namespace ||= metadata2.namespace ?? "";
      reference2.name ||= metadata2.name ?? "";
      reference2.uid ||= metadata2.uid ?? "";
      reference2.resourceVersion ||= metadata2.resourceVersion ?? "";
    }
    if (this.wantsRequest) this.#requestObject ??= text2();
  }
  /** The object that is answered; undefined where it is too large to be told. A later answer takes the place of an earlier one. */
  answers(text2) {
    this.#responseObject = text2;
    if (text2 === void 0) this.annotate(truncatedKey(this.words.group("audit")), "true");
  }
  /** The request met a fault of the server's own; its last event tells of that instead of the answer. */
  panicked(error) {
    const message = `APIServer panic'd: ${error instanceof Error ? error.message : String(error)}`;
    this.#panic = { status: "Failure", message, reason: "InternalError", code: 500 };
  }
  /** False where the request must not go on. */
  received() {
    return this.at("RequestReceived");
  }
  /** The answer begins and goes on for as long as the client wants. */
  async started(status) {
    await this.at("ResponseStarted", status);
  }
  /** The answer is whole. */
  async complete(status) {
    if (this.#panic === void 0) await this.at("ResponseComplete", status);
    else await this.at("Panic", this.#panic);
  }
  /** The server's own watch has ended. */
  watched() {
    return this.complete(STREAM_ENDED);
  }
  at(stage, responseStatus) {
    const { verdict, request } = this;
    if (verdict.omitted.has(stage)) return STORED;
    const { attributes, userAgent } = request;
    const requestReceivedTimestamp = microTime2(request.receivedAt);
    return this.deliver({
      level: verdict.level,
      auditID: request.auditID,
      stage,
      requestURI: request.uri,
      verb: attributes.verb,
      user: request.user,
      impersonatedUser: this.#impersonated,
      sourceIPs: request.sourceIPs,
      userAgent: userAgent.length > MAX_USER_AGENT ? `${userAgent.slice(0, MAX_USER_AGENT)}...TRUNCATED` : userAgent,
      objectRef: this.#objectRef && { ...this.#objectRef },
      responseStatus,
      requestObject: this.#requestObject,
      responseObject: stage === "ResponseComplete" ? this.#responseObject : void 0,
      requestReceivedTimestamp,
      stageTimestamp: stage === "RequestReceived" ? requestReceivedTimestamp : microTime2(now()),
      annotations: new Map(this.#annotations)
    });
  }
};

// dist/runtime/observe/audit/auditor.js
var QUIET_MS = 6e4;
var Auditor = class {
  constructor(policy, metrics, words, sinks) {
    this.words = words;
    this.#verdict = verdictsOf(policy);
    this.#events = metrics.counter("apiserver_audit_event_total").series({});
    const levels = metrics.counter("apiserver_audit_level_total");
    this.#levelSeries = (level) => levels.series({ level });
    this.#rejected = metrics.counter("apiserver_audit_requests_rejected_total").series({});
    const errors = metrics.counter("apiserver_audit_error_total");
    const printed2 = /* @__PURE__ */ new Map();
    this.#sinks = sinks((plugin, count, error) => {
      errors.add({ plugin }, count);
      if (Date.now() - (printed2.get(plugin) ?? 0) < QUIET_MS) return;
      printed2.set(plugin, Date.now());
      console.error(
        `Error in audit plugin '${plugin}' affecting ${count} audit events: ${error instanceof Error ? error.message : String(error)}`
      );
    });
  }
  words;
  #verdict;
  #sinks;
  #events;
  #rejected;
  /** Made as levels are met. */
  #levels = /* @__PURE__ */ new Map();
  #levelSeries;
  /** The record of a request; undefined where the policy leaves it out. */
  open(attributes, user2, request) {
    const verdict = this.#verdict(attributes, user2);
    this.#counted(verdict.level);
    if (verdict.level === "None") return void 0;
    return new AuditRecord(request(), verdict, (event2) => this.#deliver(event2), this.words);
  }
  #counted(level) {
    let series = this.#levels.get(level);
    if (series === void 0) {
      series = this.#levelSeries(level);
      this.#levels.set(level, series);
    }
    series.add();
  }
  /** To be told where a request is refused because its first event is lost. */
  rejected() {
    this.#rejected.add();
  }
  #deliver(event2) {
    this.#events.add();
    const [only, ...others] = this.#sinks;
    if (only !== void 0 && others.length === 0) return only.process(event2);
    return Promise.all(this.#sinks.map((sink) => sink.process(event2))).then((stored) => stored.every(Boolean));
  }
  async close() {
    await Promise.all(this.#sinks.map((sink) => sink.close()));
  }
};

// dist/runtime/observe/audit/event.js
var EVENT_VERSIONS = ["v1", "v1beta1", "v1alpha1"];
var eventText = (event2, { group: group2, version }) => `{"kind":"Event","apiVersion":${JSON.stringify(`${group2}/${version}`)},${members(event2, version)}}`;
var eventListText = (events, { group: group2, version }) => `{"kind":"EventList","apiVersion":${JSON.stringify(`${group2}/${version}`)},"metadata":{},"items":[${events.map((event2) => `{${members(event2, version)}}`).join(",")}]}`;
function members(event2, version) {
  const { impersonatedUser, sourceIPs: sourceIPs2, objectRef, responseStatus, requestObject, responseObject, annotations } = event2;
  const { requestReceivedTimestamp, stageTimestamp } = event2;
  const older = version !== "v1";
  const creation = older ? `"metadata":{"creationTimestamp":"${wholeSeconds(stageTimestamp)}"},` : "";
  const timestamp2 = older ? `,"timestamp":"${wholeSeconds(requestReceivedTimestamp)}"` : "";
  const before = `${creation}"level":"${event2.level}"${timestamp2},"auditID":${JSON.stringify(event2.auditID)},"stage":"${event2.stage}","requestURI":${JSON.stringify(event2.requestURI)},"verb":${JSON.stringify(event2.verb)},"user":${userText(event2.user)}`;
  return before + (impersonatedUser === void 0 ? "" : `,"impersonatedUser":${userText(impersonatedUser)}`) + (sourceIPs2.length === 0 ? "" : `,"sourceIPs":${JSON.stringify(sourceIPs2)}`) + member("userAgent", event2.userAgent) + (objectRef === void 0 ? "" : `,"objectRef":${referenceText2(objectRef, version)}`) + (responseStatus === void 0 ? "" : `,"responseStatus":${statusText2(responseStatus)}`) + // Bodies are JSON already.
  (requestObject === void 0 ? "" : `,"requestObject":${requestObject}`) + (responseObject === void 0 ? "" : `,"responseObject":${responseObject}`) + `,"requestReceivedTimestamp":"${requestReceivedTimestamp}","stageTimestamp":"${stageTimestamp}"` + (annotations.size === 0 ? "" : `,"annotations":${annotationsText(annotations)}`);
}
var member = (name, text2) => text2 === void 0 || text2 === "" ? "" : `,"${name}":${JSON.stringify(text2)}`;
var object2 = (members2) => `{${members2.slice(1)}}`;
var wholeSeconds = (time) => `${time.slice(0, "yyyy-mm-ddThh:mm:ss".length)}Z`;
function userText(user2) {
  if (user2 === void 0) return "{}";
  const { name, uid, groups, extra } = user2;
  return object2(
    member("username", name) + member("uid", uid) + (groups.length === 0 ? "" : `,"groups":${JSON.stringify(groups)}`) + (isEmpty4(extra) ? "" : `,"extra":${JSON.stringify(extra)}`)
  );
}
function isEmpty4(extra) {
  for (const _ in extra) return false;
  return true;
}
function referenceText2(reference2, version) {
  const { resource, namespace: namespace2, name, uid, apiGroup, apiVersion, resourceVersion, subresource } = reference2;
  const joined6 = version === "v1alpha1" && apiGroup !== "";
  return object2(
    member("resource", resource) + member("namespace", namespace2) + member("name", name) + member("uid", uid) + (joined6 ? "" : member("apiGroup", apiGroup)) + member("apiVersion", joined6 ? `${apiGroup}/${apiVersion}` : apiVersion) + member("resourceVersion", resourceVersion) + member("subresource", subresource)
  );
}
var statusText2 = ({ status, message, reason, code }) => `{"metadata":{}${member("status", status)}${member("message", message)}${member("reason", reason)},"code":${code}}`;
var annotationsText = (annotations) => object2(
  [...annotations].sort(([a], [b]) => a < b ? -1 : 1).map(([key2, value2]) => `,${JSON.stringify(key2)}:${JSON.stringify(value2)}`).join("")
);

// dist/runtime/observe/audit/legacy-text.js
var listed = (texts3) => texts3.map(quoted).join(",");
var INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
var value = (text2) => quoted(text2).replace(INVISIBLE, (c) => {
  const code = c.codePointAt(0) ?? 0;
  return code > 65535 ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
});
function legacyText(event2) {
  const { user: user2, impersonatedUser: as } = event2;
  const groups = user2 !== void 0 && user2.name !== "" && user2.groups.length > 0 ? listed(user2.groups) : "<none>";
  const fields = [
    ["id", event2.auditID],
    ["stage", event2.stage],
    ["ip", event2.sourceIPs[0] ?? "<unknown>"],
    ["method", event2.verb],
    ["user", user2?.name || "<none>"],
    ["groups", groups],
    ["as", as?.name ?? "<self>"],
    ["asgroups", as === void 0 ? "<lookup>" : listed(as.groups)],
    ["user-agent", event2.userAgent],
    ["namespace", event2.objectRef?.namespace || "<none>"],
    ["uri", event2.requestURI],
    ["response", event2.responseStatus === void 0 ? "<deferred>" : String(event2.responseStatus.code)]
  ];
  const time = `${trimEnd(trimEnd(event2.requestReceivedTimestamp.slice(0, -1), "0"), ".")}Z`;
  return `${time} AUDIT: ${fields.map(([name, text2]) => `${name}=${value(text2)}`).join(" ")}`;
}

// dist/runtime/observe/audit/log-backend.js
var logBackend = (output, format, form) => ({
  name: "log",
  send: (events) => output.append(events.map((event2) => `${format === "json" ? eventText(event2, form) : legacyText(event2)}
`).join("")),
  hurry: () => void 0,
  close: () => output.close()
});
function standardOutput(stream = process.stdout) {
  stream.on("error", () => void 0);
  return {
    append: (text2) => new Promise((resolve, reject) => {
      stream.write(text2, (error) => error ? reject(error) : resolve());
    }),
    close: async () => void 0
  };
}

// dist/runtime/observe/audit/batches.js
var bodiesOf = ({ requestObject, responseObject }) => (requestObject?.length ?? 0) + (responseObject?.length ?? 0);
var Batches = class {
  constructor(limits, send) {
    this.limits = limits;
    this.send = send;
    this.#tokens = limits.throttle?.burst ?? 0;
  }
  limits;
  send;
  #waiting = [];
  #timer;
  #waitingBodies = 0;
  /** When the oldest of those that wait came. */
  #since = 0;
  #sending = /* @__PURE__ */ new Set();
  #draining = false;
  #tokens;
  #tokensAt = performance.now();
  /** False where the queue is full. */
  add(event2) {
    const bodies = bodiesOf(event2);
    if (this.#waiting.length >= this.limits.bufferSize || this.#waitingBodies + bodies > this.limits.bufferBodies) return false;
    this.#waitingBodies += bodies;
    if (this.#waiting.push(event2) === 1) this.#since = performance.now();
    this.#schedule();
    return true;
  }
  /** Sends everything that waits. */
  async drain() {
    this.#draining = true;
    this.#schedule();
    while (this.#sending.size > 0) {
      await Promise.race(this.#sending);
      this.#schedule();
    }
  }
  #schedule() {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0 && this.#sending.size < this.limits.concurrency) {
      const due = this.#dueMs();
      if (due > 0) {
        this.#timer = setTimeout(() => this.#schedule(), due);
        return;
      }
      if (this.limits.throttle !== void 0) this.#tokens -= 1;
      const events = this.#waiting.splice(0, this.limits.maxSize);
      for (const event2 of events) this.#waitingBodies -= bodiesOf(event2);
      const sending = this.send(events);
      this.#since = performance.now();
      this.#sending.add(sending);
      void sending.then(() => {
        this.#sending.delete(sending);
        this.#schedule();
      });
    }
  }
  /** Milliseconds until the next batch may go. */
  #dueMs() {
    if (this.#draining) return 0;
    const at = performance.now();
    const full = this.#waiting.length >= this.limits.maxSize;
    const filling = full ? 0 : Math.ceil(this.#since + this.limits.maxWaitMs - at);
    const { throttle } = this.limits;
    if (throttle === void 0) return filling;
    this.#tokens = Math.min(throttle.burst, this.#tokens + (at - this.#tokensAt) / 1e3 * throttle.qps);
    this.#tokensAt = at;
    return Math.max(filling, Math.ceil((1 - this.#tokens) / throttle.qps * 1e3));
  }
};

// dist/runtime/observe/audit/modes.js
var blocking = (backend, strict, lost) => ({
  async process(event2) {
    try {
      await backend.send([event2]);
      return true;
    } catch (error) {
      lost(backend.name, 1, error);
      return !strict;
    }
  },
  close() {
    backend.hurry();
    return backend.close();
  }
});
function batching(backend, limits, lost) {
  const batches = new Batches(limits, (events) => backend.send(events).catch((error) => lost(backend.name, events.length, error)));
  return {
    async process(event2) {
      if (!batches.add(event2)) lost("buffered", 1, new Error("audit buffer queue blocked"));
      return true;
    },
    async close() {
      backend.hurry();
      await batches.drain();
      await backend.close();
    }
  };
}

// dist/runtime/observe/audit/policy-file.js
var readPolicyFile = (file, words) => readConfig2(file, (reader) => policyOf(reader, words));
function policyOf(reader, { group: group2 }) {
  reader.only(["apiVersion", "kind", "metadata", "omitStages", "rules"]);
  const of = group2("audit");
  reader.member("apiVersion").oneOf([`${of}/v1`, `${of}/v1beta1`, `${of}/v1alpha1`]);
  reader.member("kind").oneOf(["Policy"]);
  const rules = reader.member("rules");
  const policy = { omitStages: stagesOf(reader), rules: rules.items().map(ruleOf2) };
  if (policy.rules.length === 0) rules.fault("there must be at least one rule");
  return policy;
}
function ruleOf2(reader) {
  reader.only(["level", "users", "userGroups", "verbs", "resources", "namespaces", "nonResourceURLs", "omitStages"]);
  const [level, urls] = [reader.member("level"), reader.member("nonResourceURLs")];
  const rule = {
    level: level.oneOf(LEVELS3),
    users: reader.member("users").texts(),
    userGroups: reader.member("userGroups").texts(),
    verbs: reader.member("verbs").texts(),
    resources: reader.member("resources").items().map(resourcesOf),
    namespaces: reader.member("namespaces").texts(),
    nonResourceURLs: urls.items().map(urlOf2),
    omitStages: stagesOf(reader)
  };
  if (rule.nonResourceURLs.length > 0 && (rule.resources.length > 0 || rule.namespaces.length > 0))
    urls.fault("rules cannot apply to both regular resources and non-resource URLs");
  return rule;
}
function resourcesOf(reader) {
  reader.only(["group", "resources", "resourceNames"]);
  const [of, names] = [reader.member("group"), reader.member("resourceNames")];
  const out = { group: of.text(), resources: reader.member("resources").texts(), resourceNames: names.texts() };
  if (out.group !== "") for (const why of faultsOf("dns-subdomain", out.group)) of.fault(`${quoted(out.group)}: ${why}`);
  if (out.resourceNames.length > 0 && out.resources.length === 0) names.fault("using resourceNames requires at least one resource");
  return out;
}
function urlOf2(reader) {
  const url = reader.text();
  if (url === "*") return url;
  if (!url.startsWith("/")) reader.fault(`${quoted(url)}: non-resource URL rules must begin with a '/' character`);
  if (url.slice(0, -1).includes("*"))
    reader.fault(`${quoted(url)}: non-resource URL wildcards '*' must be the final character of the rule`);
  return url;
}
var stagesOf = (reader) => reader.member("omitStages").items().map((stage) => stage.oneOf(STAGES2));

// dist/runtime/observe/audit/rotating-file.js
import { open, rename as rename2 } from "node:fs/promises";
import path3 from "node:path";

// dist/runtime/observe/audit/backups.js
import { createReadStream, createWriteStream, existsSync as existsSync2 } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path2 from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
var DAY_MS = 864e5;
var STAMP = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3})$/;
var Backups = class {
  constructor(file, limits) {
    this.limits = limits;
    const { dir, name, ext } = path2.parse(file);
    this.#folder = dir === "" ? "." : dir;
    this.#prefix = `${name}-`;
    this.#extension = ext;
  }
  limits;
  #folder;
  #prefix;
  #extension;
  /** Resolves when what was begun is done. */
  tidied = Promise.resolve();
  /** A name that nothing has yet. */
  async freeName() {
    for (let at = Date.now(); ; at += 1) {
      const stamp = new Date(at).toISOString().slice(0, -1).replace(/:/g, "-");
      const file = path2.join(this.#folder, `${this.#prefix}${stamp}${this.#extension}`);
      if (!existsSync2(file) && !existsSync2(`${file}.gz`)) return file;
    }
  }
  /** Removes what is too old or too much, and compresses the rest; one run after the other. What fails is tried again by the next. */
  tidy() {
    this.tidied = this.tidied.then(() => this.#tidy()).catch(() => void 0);
    return this.tidied;
  }
  async #tidy() {
    const { maxBackups, maxAgeDays, compress } = this.limits;
    if (maxBackups === 0 && maxAgeDays === 0 && !compress) return;
    const backups = await this.#all();
    const oldest = maxAgeDays === 0 ? Number.NEGATIVE_INFINITY : Date.now() - maxAgeDays * DAY_MS;
    for (const [i, { file, at, compressed }] of backups.entries()) {
      if (maxBackups > 0 && i >= maxBackups || at < oldest) await rm(file, { force: true });
      else if (compress && !compressed) await compressFile(file);
    }
  }
  /** The newest first. */
  async #all() {
    const backups = [];
    for (const name of await readdir(this.#folder)) {
      const compressed = name.endsWith(".gz");
      const plain = compressed ? name.slice(0, -".gz".length) : name;
      if (!plain.startsWith(this.#prefix) || !plain.endsWith(this.#extension)) continue;
      const stamp = STAMP.exec(plain.slice(this.#prefix.length, plain.length - this.#extension.length));
      if (stamp === null) continue;
      backups.push({ file: path2.join(this.#folder, name), at: Date.parse(`${stamp[1]}:${stamp[2]}:${stamp[3]}Z`), compressed });
    }
    return backups.sort((a, b) => b.at - a.at);
  }
};
async function compressFile(file) {
  const unfinished = `${file}.gz.unfinished`;
  try {
    await rm(unfinished, { force: true });
    ownerOnlyFile(unfinished);
    await pipeline(createReadStream(file), createGzip(), createWriteStream(unfinished));
    await rename(unfinished, `${file}.gz`);
    await rm(file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

// dist/runtime/observe/audit/rotating-file.js
var RotatingFile = class _RotatingFile {
  constructor(file, maxBytes, limits, handle, size2) {
    this.file = file;
    this.maxBytes = maxBytes;
    this.handle = handle;
    this.size = size2;
    this.#backups = new Backups(file, limits);
  }
  file;
  maxBytes;
  handle;
  size;
  #waiting = [];
  #writing;
  #backups;
  /** Makes the file and its folder where they are missing, for the owner only. Throws where that cannot be. */
  static async open(file, maxBytes, limits) {
    makeOwnerOnlyFolder(path3.dirname(file));
    const handle = await opened(file);
    const { size: size2 } = await handle.stat();
    const made = new _RotatingFile(file, maxBytes, limits, handle, size2);
    void made.#backups.tidy();
    return made;
  }
  /** What comes while something is written is written together after it. */
  append(text2) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text: text2, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }
  async #writeAll() {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const { taken: taken2, bytes } = this.#take();
      try {
        if (this.size > 0 && this.size + bytes.length > this.maxBytes) await this.#rotate();
        await this.#write(bytes);
        for (const { resolve } of taken2) resolve();
      } catch (error) {
        for (const { reject } of taken2) reject(error);
      }
    }
    this.#writing = void 0;
  }
  /** As much as fits into one file, but at least one text. */
  #take() {
    const parts2 = [];
    let size2 = 0;
    for (const { text: text2 } of this.#waiting) {
      const part = Buffer.from(text2);
      if (parts2.length > 0 && this.size + size2 + part.length > this.maxBytes) break;
      size2 += part.length;
      parts2.push(part);
    }
    return { taken: this.#waiting.splice(0, parts2.length), bytes: Buffer.concat(parts2, size2) };
  }
  async #write(bytes) {
    try {
      for (let at = 0; at < bytes.length; ) at += (await this.handle.write(bytes, at)).bytesWritten;
      this.size += bytes.length;
    } catch (error) {
      await this.handle.truncate(this.size).catch(() => void 0);
      throw error;
    }
  }
  /** Where no new file can be made, the present one goes on beyond its size: nothing is lost. */
  async #rotate() {
    const backup = await this.#backups.freeName();
    try {
      await rename2(this.file, backup);
    } catch (error) {
      return this.#complain(error);
    }
    try {
      const next = await opened(this.file);
      await this.handle.close();
      [this.handle, this.size] = [next, 0];
    } catch (error) {
      await rename2(backup, this.file).catch(() => void 0);
      return this.#complain(error);
    }
    void this.#backups.tidy();
  }
  #complaint = "";
  #complain(error) {
    const why = error instanceof Error ? error.message : String(error);
    if (why !== this.#complaint) console.error(`The audit log cannot be rotated: ${why}`);
    this.#complaint = why;
  }
  async close() {
    await this.#writing;
    await this.#backups.tidied;
    await this.handle.close();
  }
};
function opened(file) {
  ownerOnlyFile(file);
  return open(file, "a");
}

// dist/runtime/observe/audit/truncation.js
function truncating(sink, maxBytes, form, strict, lost) {
  const fits2 = (event2) => Buffer.byteLength(eventText(event2, form)) <= maxBytes;
  return {
    async process(event2) {
      if (fits2(event2)) return sink.process(event2);
      const annotations = new Map([...event2.annotations, [truncatedKey(form.group), "true"]]);
      const truncated = { ...event2, requestObject: void 0, responseObject: void 0, annotations };
      const hadBodies = event2.requestObject !== void 0 || event2.responseObject !== void 0;
      if (hadBodies && fits2(truncated)) return sink.process(truncated);
      lost("truncate", 1, new Error(`an event is larger than ${maxBytes} bytes even without bodies`));
      return !strict;
    },
    close: () => sink.close()
  };
}
function splitting(backend, maxBytes, form) {
  return {
    name: backend.name,
    async send(events) {
      let [from, size2] = [0, 0];
      for (const [i, event2] of events.entries()) {
        const bytes = Buffer.byteLength(eventText(event2, form));
        if (i > from && size2 + bytes > maxBytes) {
          await backend.send(events.slice(from, i));
          [from, size2] = [i, 0];
        }
        size2 += bytes;
      }
      await backend.send(events.slice(from));
    },
    hurry: () => backend.hurry(),
    close: () => backend.close()
  };
}

// dist/runtime/observe/audit/webhook-backend.js
import { setTimeout as sleep } from "node:timers/promises";
var ATTEMPTS2 = 5;
var GROWTH = 1.5;
var JITTER2 = 0.2;
function webhookBackend(service2, backoffMs, form) {
  const closing = new AbortController();
  return {
    name: "webhook",
    async send(events) {
      const json = eventListText(events, form);
      for (let attempt2 = 1, pause = backoffMs; ; attempt2 += 1, pause *= GROWTH) {
        try {
          return await service2.post(json);
        } catch (error) {
          if (attempt2 === ATTEMPTS2 || closing.signal.aborted) throw error;
          await sleep(pause * (1 + JITTER2 * Math.random()), void 0, { signal: closing.signal }).catch(() => void 0);
        }
      }
    },
    hurry: () => closing.abort(),
    async close() {
      service2.close();
    }
  };
}

// dist/runtime/server/auditing.js
var CONCURRENCY = { log: 1, webhook: 8 };
var MEGABYTE = 1024 * 1024;
var BUFFERED_BODIES = 128 * MEGABYTE;
var DEFAULT_MEGABYTES = 100;
function auditFaults(settings) {
  const faults24 = [];
  for (const to of ["log", "webhook"]) {
    if (settings.text(to === "log" ? "audit-log-path" : "audit-webhook-config-file") === "") continue;
    const flag2 = (name) => `audit-${to}-${name}`;
    if (settings.text(flag2("mode")) === "batch") {
      if (settings.number(flag2("batch-max-size")) > settings.number(flag2("batch-buffer-size")))
        faults24.push(`--${flag2("batch-max-size")} is larger than --${flag2("batch-buffer-size")}`);
      if (settings.flag(flag2("batch-throttle-enable"))) {
        for (const name of ["batch-throttle-qps", "batch-throttle-burst"])
          if (settings.number(flag2(name)) <= 0) faults24.push(`--${flag2(name)} must be greater than 0 where batches are limited`);
      }
    }
    if (settings.number(flag2("truncate-max-batch-size")) < settings.number(flag2("truncate-max-event-size")))
      faults24.push(`--${flag2("truncate-max-batch-size")} is smaller than --${flag2("truncate-max-event-size")}`);
  }
  return faults24;
}
async function auditorOf(settings, words) {
  const file = settings.text("audit-policy-file");
  const policy = file === "" ? void 0 : readPolicyFile(file, words);
  const backends = await backendsOf2(settings, words);
  if (policy === void 0 && backends.length > 0) console.error("There is no --audit-policy-file, so that nothing is audited.");
  if (policy === void 0 || backends.length === 0) return void 0;
  return (metrics) => new Auditor(
    policy,
    metrics,
    words,
    (lost) => backends.map(([to, backend]) => sinkOf(settings, to, backend, formOf(settings, to, words), lost))
  );
}
async function backendsOf2(settings, words) {
  const backends = [];
  const log = settings.text("audit-log-path");
  if (log !== "") {
    const output = log === "-" ? standardOutput() : await fileOf(settings, log);
    const format = settings.text("audit-log-format") === "legacy" ? "legacy" : "json";
    backends.push(["log", logBackend(output, format, formOf(settings, "log", words))]);
  }
  const config = settings.text("audit-webhook-config-file");
  if (config !== "") {
    const service2 = new Poster(readRemoteService(config));
    const backoff = settings.seconds("audit-webhook-initial-backoff") * 1e3;
    backends.push(["webhook", webhookBackend(service2, backoff, formOf(settings, "webhook", words))]);
  }
  return backends;
}
async function fileOf(settings, file) {
  try {
    return await RotatingFile.open(file, (settings.number("audit-log-maxsize") || DEFAULT_MEGABYTES) * MEGABYTE, {
      maxBackups: settings.number("audit-log-maxbackup"),
      maxAgeDays: settings.number("audit-log-maxage"),
      compress: settings.flag("audit-log-compress")
    });
  } catch (error) {
    throw new Error(`--audit-log-path: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
var formOf = (settings, to, words) => ({
  group: words.group("audit"),
  version: EVENT_VERSIONS.find((version) => settings.text(`audit-${to}-version`).endsWith(`/${version}`)) ?? "v1"
});
function sinkOf(settings, to, backend, form, lost) {
  const mode = settings.text(`audit-${to}-mode`);
  const truncates = settings.flag(`audit-${to}-truncate-enabled`);
  const sized = truncates ? splitting(backend, settings.number(`audit-${to}-truncate-max-batch-size`), form) : backend;
  const strict = mode === "blocking-strict";
  const sink = mode === "batch" ? batching(sized, limitsOf2(settings, to), lost) : blocking(sized, strict, lost);
  return truncates ? truncating(sink, settings.number(`audit-${to}-truncate-max-event-size`), form, strict, lost) : sink;
}
var limitsOf2 = (settings, to) => ({
  bufferSize: settings.number(`audit-${to}-batch-buffer-size`),
  bufferBodies: BUFFERED_BODIES,
  maxSize: settings.number(`audit-${to}-batch-max-size`),
  maxWaitMs: settings.seconds(`audit-${to}-batch-max-wait`) * 1e3,
  throttle: settings.flag(`audit-${to}-batch-throttle-enable`) ? { qps: settings.number(`audit-${to}-batch-throttle-qps`), burst: settings.number(`audit-${to}-batch-throttle-burst`) } : void 0,
  concurrency: CONCURRENCY[to]
});

// dist/runtime/server/authentication.js
import { readFileSync as readFileSync6 } from "node:fs";

// dist/runtime/auth/authenticators/bootstrap-token.js
import { createHash as createHash3, timingSafeEqual } from "node:crypto";

// dist/runtime/auth/authenticators/bearer.js
function bearerToken(header) {
  const [scheme = "", token2 = ""] = (header ?? "").trim().split(" ");
  return scheme.toLowerCase() === "bearer" && token2 !== "" ? token2 : void 0;
}
var INVALID_TOKEN = "invalid bearer token";
function bearerAuthenticator({ authenticateToken }) {
  const known = (answer) => answer.outcome === "none" ? { outcome: "invalid", why: INVALID_TOKEN } : answer;
  return {
    authenticateToken,
    authenticate({ headers }) {
      const token2 = bearerToken(headers.authorization);
      if (token2 === void 0) return { outcome: "none" };
      const answer = authenticateToken(token2);
      return answer instanceof Promise ? answer.then(known) : known(answer);
    }
  };
}

// dist/runtime/auth/authenticators/bootstrap-token.js
var USER_PREFIX = "system:bootstrap:";
var UNKNOWN2 = { outcome: "none" };
var digest = (text2) => createHash3("sha256").update(text2).digest();
var bootstrapTokenAuthenticator = ({ lookup, words, apiAudiences, now: now2 = Date.now }) => bearerAuthenticator({
  async authenticateToken(text2, audiences = apiAudiences) {
    const shown3 = parseBootstrapToken(text2);
    const common = audiences.filter((audience) => apiAudiences.includes(audience));
    if (shown3 === void 0 || audiences.length > 0 && common.length === 0) return UNKNOWN2;
    const stored = await lookup("secrets", TOKEN_NAMESPACE, secretNameOf(shown3.id));
    const secret2 = stored && BootstrapSecret.of(stored, words);
    const token2 = secret2?.token();
    if (secret2 === void 0 || token2 === void 0 || !timingSafeEqual(digest(token2.secret), digest(shown3.secret))) return UNKNOWN2;
    const groups = secret2.groups();
    if (secret2.expires() <= now2() || !secret2.serves(Usage.authentication) || groups === void 0) return UNKNOWN2;
    return { outcome: "user", user: { name: `${USER_PREFIX}${token2.id}`, uid: "", groups, extra: {} }, audiences: common };
  }
});

// dist/runtime/auth/authenticators/client-certificate.js
var texts2 = (value2) => value2 === void 0 ? [] : Array.isArray(value2) ? value2 : [value2];
var certificateAuthenticator = {
  authenticate(credentials) {
    const certificate = credentials.certificate();
    if (certificate === void 0) return { outcome: "none" };
    if (!credentials.certificateTrusted) return { outcome: "invalid", why: "the client certificate is not signed by a known authority" };
    const name = texts2(certificate.subject?.CN).at(-1);
    if (name === void 0 || name === "") return { outcome: "none" };
    return { outcome: "user", user: { name, uid: "", groups: texts2(certificate.subject.O), extra: {} } };
  }
};

// dist/runtime/auth/authenticators/authenticated-group.js
var joined4 = /* @__PURE__ */ new WeakMap();
function withAuthenticatedGroup(user2) {
  if (user2.groups.includes(ALL_AUTHENTICATED) || user2.groups.includes(ALL_UNAUTHENTICATED)) return user2;
  const known = joined4.get(user2);
  if (known !== void 0) return known;
  const made = { ...user2, groups: [...user2.groups, ALL_AUTHENTICATED] };
  joined4.set(user2, made);
  return made;
}

// dist/runtime/auth/authenticators/review-token.js
async function reviewToken(methods, text2, audiences) {
  const token2 = bearerToken(`Bearer ${text2}`);
  const faults24 = [];
  for (const method of token2 === void 0 ? [] : methods) {
    const answer = await method.authenticateToken(token2 ?? "", audiences);
    if (answer.outcome === "user") return { ...answer, user: withAuthenticatedGroup(answer.user) };
    if (answer.outcome === "invalid") faults24.push(answer.why);
  }
  return { outcome: "invalid", why: faults24.length === 0 ? INVALID_TOKEN : `[${[INVALID_TOKEN, ...faults24].join(", ")}]` };
}

// dist/runtime/auth/authenticators/service-account-token.js
var LEEWAY = 60;
var refused2 = (why) => ({ outcome: "invalid", why });
var GONE = "Token has been invalidated";
function serviceAccountAuthenticator(tokens2, lookup, { secretTokens } = { secretTokens: true }) {
  const faults24 = {
    requested: async (claims) => lookup === void 0 ? void 0 : boundFault(claims, lookup),
    secret: async (claims, token2) => lookup === void 0 || !secretTokens ? void 0 : secretFault(claims, token2, lookup)
  };
  return bearerAuthenticator({
    async authenticateToken(token2, audiences = tokens2.audiences) {
      const kind = tokens2.kindOf(token2);
      if (kind === void 0) return { outcome: "none" };
      const payload = await tokens2.verify(token2);
      if (payload === void 0) return refused2("the signature of the token does not hold");
      const named7 = audiencesOf(payload);
      const own2 = named7.length === 0 && kind === "secret" ? tokens2.audiences : named7;
      const common = audiences.filter((a) => own2.includes(a));
      if (common.length === 0) return refused2(`token audiences ${list4(own2)} is invalid for the target audiences ${list4(audiences)}`);
      const claims = kind === "secret" ? secretTokenClaims(payload, tokens2.words) : boundClaims(payload, tokens2.words);
      if (claims === void 0) return refused2("the claims of the token do not fit one another");
      const fault2 = timeFault(payload, kind) ?? await faults24[kind](claims, token2);
      return fault2 === void 0 ? { outcome: "user", user: userOf2(claims, tokens2.words), audiences: common } : refused2(fault2);
    }
  });
}
var audiencesOf = ({ aud }) => aud === void 0 ? [] : Array.isArray(aud) ? aud : [aud];
var list4 = (texts3) => `[${texts3.map((t) => JSON.stringify(t)).join(" ")}]`;
function timeFault({ exp, nbf }, kind) {
  const now2 = Date.now() / 1e3;
  if (exp === void 0 ? kind === "requested" : exp + LEEWAY < now2) return "Token has expired";
  return nbf !== void 0 && nbf - LEEWAY > now2 ? "Token is not valid yet" : void 0;
}
var deleted = ({ metadata: metadata2 }) => metadata2.deletionTimestamp !== void 0 && Date.parse(metadata2.deletionTimestamp) < Date.now() - LEEWAY * 1e3;
var isThere = (object3, uid) => object3 !== void 0 && object3.metadata.uid === uid && !deleted(object3);
async function boundFault({ namespace: namespace2, serviceaccount, pod: pod2, secret: secret2 }, lookup) {
  const wanted2 = [
    ["serviceaccounts", serviceaccount],
    ["pods", pod2],
    ["secrets", secret2]
  ];
  for (const [plural, named7] of wanted2) {
    if (named7 !== void 0 && !isThere(await lookup(plural, namespace2, named7.name), named7.uid)) return GONE;
  }
  return void 0;
}
async function secretFault({ namespace: namespace2, serviceaccount, secret: secret2 }, token2, lookup) {
  const kept2 = await lookup("secrets", namespace2, secret2?.name ?? "");
  if (kept2 === void 0 || deleted(kept2) || tokenOf(kept2) !== token2) return GONE;
  return isThere(await lookup("serviceaccounts", namespace2, serviceaccount.name), serviceaccount.uid) ? void 0 : GONE;
}
function tokenOf({ data }) {
  const value2 = new Map(typeof data === "object" && data !== null ? Object.entries(data) : []).get("token");
  return typeof value2 === "string" ? Buffer.from(value2, "base64").toString() : void 0;
}
var userOf2 = ({ namespace: namespace2, serviceaccount, pod: pod2 }, { label }) => ({
  name: accountUser(namespace2, serviceaccount.name),
  uid: serviceaccount.uid,
  groups: ["system:serviceaccounts", `system:serviceaccounts:${namespace2}`],
  extra: pod2 === void 0 ? {} : { [label("pod-name", "authentication")]: [pod2.name], [label("pod-uid", "authentication")]: [pod2.uid] }
});

// dist/runtime/auth/authenticators/token-file.js
import { hash } from "node:crypto";
var digest2 = (token2) => hash("sha256", token2, "base64");
function parseTokenFile(text2) {
  const users = /* @__PURE__ */ new Map();
  text2.split(/\r?\n/).forEach((line2, i) => {
    if (line2.trim() === "") return;
    const columns = columnsOf(line2, i + 1);
    const [token2 = "", name = "", uid = "", groups] = columns;
    if (columns.length < 3) throw new Error(`line ${i + 1} has ${columns.length} columns; token, user name and user id are needed`);
    if (token2 === "") return;
    users.set(digest2(token2), { name, uid, groups: groups === void 0 ? [] : groups.split(","), extra: {} });
  });
  return users;
}
function columnsOf(line2, number2) {
  const columns = [];
  let rest = line2;
  for (; ; ) {
    const quoted4 = /^"((?:[^"]|"")*)"(,|$)/.exec(rest);
    const plain = quoted4 === null ? /^([^",]*)(,|$)/.exec(rest) : null;
    const match = quoted4 ?? plain;
    if (match === null) throw new Error(`line ${number2}: a quote stands where none may`);
    columns.push((match[1] ?? "").replace(/""/g, '"'));
    rest = rest.slice(match[0].length);
    if (match[2] === "") return columns;
  }
}
var tokenAuthenticator = (users, apiAudiences = []) => bearerAuthenticator({
  authenticateToken(token2, audiences = apiAudiences) {
    const user2 = users.get(digest2(token2));
    const common = audiences.filter((a) => apiAudiences.includes(a));
    if (user2 === void 0 || audiences.length > 0 && common.length === 0) return { outcome: "none" };
    return { outcome: "user", user: user2, audiences: common };
  }
});
var singleToken = (token2, user2) => /* @__PURE__ */ new Map([[digest2(token2), user2]]);

// dist/runtime/auth/authenticators/anonymous.js
var ANSWER = { outcome: "user", user: ANONYMOUS };
var anonymousAuthenticator = { authenticate: () => ANSWER };

// dist/runtime/auth/authenticators/union.js
function identifyBy(authenticators, credentials, { anonymous }) {
  const ask = (from, refused3) => {
    const authenticator = authenticators[from] ?? (anonymous && !refused3 ? anonymousAuthenticator : void 0);
    if (authenticator === void 0) throw unauthorized();
    return whenThere(
      authenticator.authenticate(credentials),
      (answer) => answer.outcome === "user" ? withAuthenticatedGroup(answer.user) : ask(from + 1, refused3 || answer.outcome === "invalid")
    );
  };
  return ask(0, false);
}

// dist/runtime/auth/service-account-tokens.js
import { createPublicKey as createPublicKey2, hash as hash2 } from "node:crypto";
import { compactVerify, decodeJwt, SignJWT } from "jose";

// dist/runtime/auth/service-account-keys.js
import { createHash as createHash4, createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { existsSync as existsSync3, readFileSync as readFileSync3 } from "node:fs";
var CURVES = { prime256v1: "ES256", secp384r1: "ES384", secp521r1: "ES512" };
var algorithmOf = (key2) => key2.asymmetricKeyType === "rsa" ? "RS256" : CURVES[key2.asymmetricKeyDetails?.namedCurve ?? ""];
var keyId = (key2) => createHash4("sha256").update((key2.type === "private" ? createPublicKey(key2) : key2).export({ type: "spki", format: "der" })).digest("base64url");
function signingKey(file) {
  if (!existsSync3(file)) {
    const { privateKey } = generateKeyPairSync("ec", {
      namedCurve: "P-256",
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
      publicKeyEncoding: { type: "spki", format: "pem" }
    });
    writeOwnerOnly(file, privateKey);
  }
  return usable(file, createPrivateKey, readFileSync3(file, "utf8"));
}
var PARAMETERS = "EC PARAMETERS";
var verificationKeys = (files) => files.flatMap((file) => {
  const blocks = pemBlocks(readFileSync3(file, "utf8")).filter(({ label }) => label !== PARAMETERS);
  if (blocks.length === 0) throw new Error(`${file} holds no key`);
  return blocks.map(({ text: text2 }) => usable(file, createPublicKey, text2));
});
function usable(file, read, pem) {
  let key2;
  try {
    key2 = read(pem);
  } catch {
    key2 = void 0;
  }
  if (key2 === void 0 || algorithmOf(key2) === void 0) throw new Error(`${file} holds no RSA or EC key that can sign tokens`);
  return key2;
}

// dist/runtime/auth/service-account-tokens.js
var KEPT_BYTES2 = 16 * 1024 * 1024;
var ENTRY_BYTES2 = 500;
var ServiceAccountTokens = class {
  constructor(signing, verifying, issuer, audiences, words) {
    this.signing = signing;
    this.issuer = issuer;
    this.audiences = audiences;
    this.words = words;
    this.keys = [createPublicKey2(signing), ...verifying];
  }
  signing;
  issuer;
  audiences;
  words;
  keys;
  /** Payloads of tokens whose signature held, by the digest of the token. */
  #verified = new BoundedCache(KEPT_BYTES2);
  /** A token that is good from now, for so many seconds. */
  async issue({ namespace: namespace2, account: account2, bound }, audiences, seconds2) {
    const now2 = Math.floor(Date.now() / 1e3);
    const claims = {
      namespace: namespace2,
      serviceaccount: named6(account2),
      ...bound === void 0 ? {} : { [bound.kind.toLowerCase()]: named6(bound.object) }
    };
    const token2 = await new SignJWT({ [claimKey(this.words)]: claims }).setProtectedHeader({ alg: algorithmOf(this.signing) ?? "", kid: keyId(this.signing) }).setIssuer(this.issuer).setSubject(accountUser(namespace2, account2.metadata.name ?? "")).setAudience([...audiences]).setIssuedAt(now2).setNotBefore(now2).setExpirationTime(now2 + seconds2).sign(this.signing);
    return { token: token2, expires: `${new Date((now2 + seconds2) * 1e3).toISOString().slice(0, 19)}Z` };
  }
  /** A token that is good for as long as the secret of the name holds it, and the account is there. */
  async issueForSecret({ namespace: namespace2, account: account2 }, secretName) {
    const claims = secretClaims({ namespace: namespace2, serviceaccount: named6(account2), secret: { name: secretName, uid: "" } }, this.words);
    return new SignJWT(claims).setProtectedHeader({ alg: algorithmOf(this.signing) ?? "", kid: keyId(this.signing) }).setIssuer(secretIssuer(this.words)).setSubject(accountUser(namespace2, account2.metadata.name ?? "")).sign(this.signing);
  }
  /** Which kind of token of this server the text says to be, before anything of it is verified; undefined for other text. */
  kindOf(token2) {
    try {
      const { iss } = decodeJwt(token2);
      return iss === this.issuer ? "requested" : iss === secretIssuer(this.words) ? "secret" : void 0;
    } catch {
      return void 0;
    }
  }
  /** The payload, where one of the keys signed it; its times and claims are not looked at. */
  async verify(token2) {
    const digest3 = hash2("sha256", token2, "base64");
    const known = this.#verified.get(digest3);
    if (known !== void 0) return known;
    for (const key2 of this.keys) {
      try {
        await compactVerify(token2, key2, { algorithms: [algorithmOf(key2) ?? ""] });
      } catch {
        continue;
      }
      const payload = decodeJwt(token2);
      this.#verified.set(digest3, payload, 2 * token2.length + ENTRY_BYTES2);
      return payload;
    }
    return void 0;
  }
};
var named6 = ({ metadata: metadata2 }) => ({ name: metadata2.name ?? "", uid: metadata2.uid ?? "" });
var secretIssuer = ({ labelDomain }) => `${labelDomain().split(".")[0] ?? ""}/serviceaccount`;

// dist/runtime/server/data-folder.js
import { generateKeyPairSync as generateKeyPairSync3, randomBytes } from "node:crypto";
import { existsSync as existsSync5, readFileSync as readFileSync5 } from "node:fs";
import path5 from "node:path";

// dist/runtime/auth/certificates.js
import { createPrivateKey as createPrivateKey2, generateKeyPairSync as generateKeyPairSync2, X509Certificate as X509Certificate2 } from "node:crypto";
import { existsSync as existsSync4, readFileSync as readFileSync4 } from "node:fs";
import { isIP as isIP3 } from "node:net";
import path4 from "node:path";
var DAY_MS2 = 24 * 3600 * 1e3;
var LIFE_DAYS = 365;
var AUTHORITY_LIFE_DAYS = 3650;
var RENEW_DAYS = 30;
var ANY_ADDRESS = /* @__PURE__ */ new Set(["0.0.0.0", "::"]);
function servingHosts({ mediaVendor }, bindAddress) {
  const service2 = [mediaVendor, `${mediaVendor}.default`, `${mediaVendor}.default.svc`, `${mediaVendor}.default.svc.cluster.local`];
  const bound = ANY_ADDRESS.has(bindAddress) ? [] : [bindAddress];
  return [.../* @__PURE__ */ new Set(["localhost", "127.0.0.1", "::1", ...service2, ...bound])];
}
var servingCertificate = (folder, hosts) => kept(
  folder,
  "apiserver",
  (certificate) => servesAll(certificate, hosts),
  () => selfSigned(hosts)
);
var servesAll = (certificate, hosts) => hosts.every((host) => (isIP3(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host)) !== void 0);
var keptAuthority = (folder) => kept(folder, "ca", ({ ca }) => ca, newAuthority);
function kept(folder, name, good, make) {
  const certFile = path4.join(folder, `${name}.crt`);
  const keyFile = path4.join(folder, `${name}.key`);
  if (existsSync4(certFile) && existsSync4(keyFile)) {
    closeToOthers(keyFile);
    const found = { cert: readFileSync4(certFile, "utf8"), key: readFileSync4(keyFile, "utf8") };
    if (isWhole(found, good)) return found;
  }
  const made = make();
  writeOwnerOnly(keyFile, made.key);
  writeOwnerOnly(certFile, made.cert);
  return made;
}
function isWhole({ cert, key: key2 }, good) {
  try {
    const certificate = new X509Certificate2(cert);
    if (!certificate.checkPrivateKey(createPrivateKey2(key2))) return false;
    return Date.parse(certificate.validTo) >= Date.now() + RENEW_DAYS * DAY_MS2 && good(certificate);
  } catch {
    return false;
  }
}
function selfSigned(hosts) {
  const { privateKey } = generateKeyPairSync2("rsa", { modulusLength: 2048 });
  return ownCertificate(privateKey, "pkcs1", hosts[0] ?? "localhost", LIFE_DAYS, [
    ...usageExtensions(["digital signature", "key encipherment", "cert sign", "server auth"]),
    alternativeNames(hosts.map(hostName))
  ]);
}
function newAuthority() {
  const { privateKey } = generateKeyPairSync2("ec", { namedCurve: "prime256v1" });
  return ownCertificate(privateKey, "pkcs8", "cluster-signing-authority", AUTHORITY_LIFE_DAYS, [
    ...usageExtensions(["digital signature", "cert sign", "crl sign"]),
    subjectKeyIdentifier(keyIdentifier(privateKey))
  ]);
}
function ownCertificate(key2, type, commonName, days, extensions2) {
  const name = distinguishedName([{ type: COMMON_NAME, value: commonName }]);
  const cert = signedCertificate(
    {
      issuer: name,
      subject: name,
      publicKey: publicBytes(key2),
      notBefore: new Date(Date.now() - DAY_MS2),
      notAfter: new Date(Date.now() + days * DAY_MS2),
      extensions: [basicConstraints(true), ...extensions2]
    },
    key2
  );
  return { cert, key: key2.export({ type, format: "pem" }).toString() };
}

// dist/runtime/server/data-folder.js
function openDataFolder(settings) {
  const folder = settings.text("data-dir");
  if (folder !== "") named("data-dir", () => ownerOnlyFolder(folder));
}
function administratorToken(settings) {
  const folder = settings.text("data-dir");
  if (folder === "") return randomBytes(32).toString("base64url");
  return named("data-dir", () => keptToken(path5.join(folder, "admin.token")));
}
function keptToken(file) {
  if (existsSync5(file)) {
    closeToOthers(file);
    const kept2 = readFileSync5(file, "utf8").trim();
    if (kept2 !== "") return kept2;
  }
  const token2 = randomBytes(32).toString("base64url");
  writeOwnerOnly(file, `${token2}
`);
  return token2;
}
function accountKey(settings) {
  const [given2, folder] = [settings.text("service-account-signing-key-file"), settings.text("data-dir")];
  if (given2 !== "") return signingKey(given2);
  if (folder === "") return generateKeyPairSync3("ec", { namedCurve: "prime256v1" }).privateKey;
  return named("data-dir", () => {
    const own2 = path5.join(folder, "pki", "service-account.key");
    closeToOthers(own2);
    return signingKey(own2);
  });
}
function servingFiles(settings, service2) {
  const given2 = settings.text("tls-cert-file");
  if (given2 !== "") return { cert: readFileSync5(given2, "utf8"), key: readFileSync5(settings.text("tls-private-key-file"), "utf8") };
  const hosts = servingHosts(service2, settings.text("bind-address"));
  const [own2, data] = [settings.text("cert-dir"), settings.text("data-dir")];
  if (own2 !== "") return named("cert-dir", () => servingCertificate(own2, hosts));
  return data === "" ? selfSigned(hosts) : named("data-dir", () => servingCertificate(path5.join(data, "pki"), hosts));
}

// dist/runtime/server/authentication.js
var audiencesOf2 = (settings) => {
  const audiences = settings.list("api-audiences");
  return audiences.length === 0 ? [settings.text("service-account-issuer")] : audiences;
};
function accountTokens(settings, words) {
  return new ServiceAccountTokens(
    accountKey(settings),
    verificationKeys(settings.list("service-account-key-file")),
    settings.text("service-account-issuer"),
    audiencesOf2(settings),
    words
  );
}
var judgesTokens = (authenticator) => "authenticateToken" in authenticator;
function authenticatorsOf(settings, tokens2, administrator, parts2) {
  const file = settings.text("token-auth-file");
  const staticTokens = tokenAuthenticator(
    new Map([
      ...file === "" ? [] : parseTokenFile(readFileSync6(file, "utf8")),
      ...singleToken(administrator, { name: "admin", uid: "", groups: [SUPERUSERS], extra: {} })
    ]),
    audiencesOf2(settings)
  );
  const lookup = (plural, namespace2, name) => parts2.registry.reader(plural).get(namespace2, name);
  const accounts = serviceAccountAuthenticator(tokens2, lookup, { secretTokens: settings.flag("service-account-lookup") });
  const certificates = parts2.authorities.clients === void 0 ? [] : [certificateAuthenticator];
  const bootstrap = settings.flag("enable-bootstrap-token-auth") ? [bootstrapTokenAuthenticator({ lookup, words: parts2.environment.words, apiAudiences: audiencesOf2(settings) })] : [];
  return [...certificates, staticTokens, ...bootstrap, accounts];
}
var takesAnonymous = (settings) => settings.flag("anonymous-auth") && !settings.list("authorization-mode").includes("AlwaysAllow");
var RequestCredentials = class {
  #request;
  constructor(request) {
    this.#request = request;
  }
  get headers() {
    return this.#request.headers;
  }
  certificate() {
    const certificate = this.#request.socket.getPeerCertificate?.();
    return certificate === void 0 || certificate === null || Object.keys(certificate).length === 0 ? void 0 : certificate;
  }
  get certificateTrusted() {
    return this.#request.socket.authorized;
  }
};
var identify = (ctx, authenticators, anonymous) => identifyBy(authenticators, new RequestCredentials(ctx.req), { anonymous });
var reviewBy = (methods) => (token2, audiences) => reviewToken(methods, token2, audiences);

// dist/runtime/server/authorities.js
import { createPrivateKey as createPrivateKey3, X509Certificate as X509Certificate3 } from "node:crypto";
import { readFileSync as readFileSync7 } from "node:fs";
import path6 from "node:path";
var SIGNING = "csrsigning";
var GENERAL = "cluster-signing";
var OWN = {
  [Signer.client]: `${GENERAL}-kube-apiserver-client`,
  [Signer.nodeClient]: `${GENERAL}-kubelet-client`,
  [Signer.nodeServing]: `${GENERAL}-kubelet-serving`,
  [Signer.legacyUnknown]: `${GENERAL}-legacy-unknown`
};
var SIGNING_FILES = [GENERAL, ...Object.values(OWN)].map((start) => [
  `${start}-cert-file`,
  `${start}-key-file`
]);
function signingFaults(settings) {
  const [general, ...own2] = SIGNING_FILES.map(([cert]) => cert).filter((flag2) => settings.text(flag2) !== "");
  return general === SIGNING_FILES[0]?.[0] && own2.length > 0 ? [`--${general} goes together with no ${own2.map((f) => `--${f}`).join(", ")}`] : [];
}
var authorityOf = ({ cert, key: key2 }) => ({
  certificate: new X509Certificate3(cert),
  key: createPrivateKey3(key2)
});
function given(settings, start) {
  const cert = settings.text(`${start}-cert-file`);
  if (cert === "") return void 0;
  return authorityOf({ cert: readFileSync7(cert, "utf8"), key: readFileSync7(settings.text(`${start}-key-file`), "utf8") });
}
function ownAuthority(settings, controllers) {
  const signs = controllers.some(({ name }) => name === SIGNING) && isChosen(settings, SIGNING);
  if (!signs || settings.list("etcd-servers").length > 0) return void 0;
  const folder = settings.text("data-dir");
  return folder === "" ? newAuthority() : named("data-dir", () => keptAuthority(path6.join(folder, "pki")));
}
function clusterAuthorities(settings, servingCertificate2, controllers) {
  const general = given(settings, GENERAL);
  const signers = new Map(Object.entries(OWN).map(([signer, start]) => [signer, given(settings, start) ?? general]));
  const own2 = [...signers.values()].every((authority2) => authority2 === void 0) ? ownAuthority(settings, controllers) : void 0;
  const made = own2 && authorityOf(own2);
  const [root, clients] = [settings.text("root-ca-file"), settings.text("client-ca-file")];
  const trusted = [...clients === "" ? [] : [readFileSync7(clients, "utf8")], ...own2 === void 0 ? [] : [own2.cert]];
  return {
    root: root === "" ? servingCertificate2 : readFileSync7(root, "utf8"),
    clients: trusted.length === 0 ? void 0 : trusted.join("\n"),
    signerOf: (signer) => signers.get(signer) ?? made
  };
}

// dist/runtime/auth/authorizers/superusers.js
var ALLOW = { decision: "allow", reason: "" };
var ABSTAIN2 = { decision: "abstain", reason: "" };
var superusers = { authorize: ({ user: user2 }) => user2.groups.includes(SUPERUSERS) ? ALLOW : ABSTAIN2 };

// dist/runtime/auth/authorizers/union.js
var ABSTAIN3 = { decision: "abstain", reason: "" };
function unionAuthorizer(authorizers) {
  const from = (attributes, start, abstained) => {
    for (let i = start; i < authorizers.length; i += 1) {
      const result = authorizers[i]?.authorize(attributes) ?? ABSTAIN3;
      if (result instanceof Promise) {
        return result.then((decision) => decision.decision === "abstain" ? from(attributes, i + 1, [...abstained, decision]) : decision);
      }
      if (result.decision !== "abstain") return result;
      abstained.push(result);
    }
    return joined5(abstained);
  };
  return {
    authorize: (attributes) => from(attributes, 0, []),
    rulesOf: (user2, namespace2) => allRules(authorizers, user2, namespace2)
  };
}
async function allRules(authorizers, user2, namespace2) {
  const each = [];
  for (const authorizer of authorizers) {
    const rules = await authorizer.rulesOf?.(user2, namespace2);
    if (rules !== void 0) each.push(rules);
  }
  const errors = each.flatMap((r) => r.error === void 0 ? [] : [r.error]);
  return {
    resourceRules: each.flatMap((r) => r.resourceRules),
    nonResourceRules: each.flatMap((r) => r.nonResourceRules),
    ...errors.length === 0 ? {} : { error: errors.join(", ") }
  };
}
function joined5(abstained) {
  const reasons = abstained.map((d) => d.reason).filter((r) => r !== "");
  const errors = abstained.flatMap((d) => d.error === void 0 ? [] : [d.error]);
  return { decision: "abstain", reason: reasons.join("\n"), ...errors.length === 0 ? {} : { error: errors.join(", ") } };
}

// dist/runtime/auth/authorizers/always-allow.js
var ALLOW2 = { decision: "allow", reason: "" };
var EVERYTHING3 = {
  resourceRules: [{ verbs: ["*"], apiGroups: ["*"], resources: ["*"], resourceNames: [] }],
  nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }]
};
var alwaysAllow = { authorize: () => ALLOW2, rulesOf: () => EVERYTHING3 };

// dist/runtime/auth/authorizers/always-deny.js
var ABSTAIN4 = { decision: "abstain", reason: "Everything is forbidden." };
var alwaysDeny = { authorize: () => ABSTAIN4 };

// dist/runtime/auth/authorizers/modes.js
var modesInOrder = (modes) => unionAuthorizer([superusers, ...modes]);

// dist/runtime/server/authorization.js
function authorizerOf({ registry, environment }) {
  const modes = {
    AlwaysAllow: () => alwaysAllow,
    AlwaysDeny: () => alwaysDeny,
    RBAC: () => rbacAuthorizer(registry)
  };
  return modesInOrder(environment.settings.list("authorization-mode").map((mode) => modes[mode]?.() ?? alwaysDeny));
}

// dist/runtime/server/engine.js
import { readFileSync as readFileSync8 } from "node:fs";
function engineOf(settings) {
  const servers = settings.list("etcd-servers");
  const historySeconds = settings.seconds("etcd-compaction-interval");
  if (servers.length > 0) {
    const file = (flag2) => settings.text(flag2) === "" ? void 0 : readFileSync8(settings.text(flag2), "utf8");
    return new EtcdEngine({
      servers,
      ca: file("etcd-cafile"),
      cert: file("etcd-certfile"),
      key: file("etcd-keyfile"),
      compactionSeconds: historySeconds
    });
  }
  if (settings.text("storage") === "memory") return new MemoryEngine();
  return new SqliteEngine({ directory: settings.text("data-dir"), historySeconds });
}
var keyRootOf = (settings) => `/${settings.text("etcd-prefix").split("/").filter((segment) => segment !== "").join("/")}/`;

// dist/runtime/server/flag-files.js
import { createPrivateKey as createPrivateKey4, X509Certificate as X509Certificate4 } from "node:crypto";
import { readFileSync as readFileSync9, statSync } from "node:fs";
var MAX_BYTES5 = 16 * 1024 * 1024;
function textOfFile(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === void 0) throw new Error(`there is no file ${file}`);
  if (found.isDirectory()) throw new Error(`${file} is a folder, not a file`);
  if (!found.isFile()) throw new Error(`${file} is a pipe or a device, not a file`);
  if (found.size > MAX_BYTES5) throw new Error(`${file} is larger than ${MAX_BYTES5} bytes`);
  return readFileSync9(file, "utf8");
}
var BEGIN = "-----BEGIN CERTIFICATE-----";
var END = "-----END CERTIFICATE-----";
function certificatesOf(file) {
  const pieces = textOfFile(file).split(BEGIN).slice(1);
  if (pieces.length === 0) throw new Error(`${file} holds no certificate`);
  return pieces.map((piece, i) => {
    const end = piece.indexOf(END);
    try {
      return new X509Certificate4(`${BEGIN}${piece.slice(0, end < 0 ? void 0 : end)}${END}
`);
    } catch {
      throw new Error(`certificate ${i + 1} of ${file} cannot be read`);
    }
  });
}
function privateKeyOf(file) {
  const text2 = textOfFile(file);
  try {
    return createPrivateKey4(text2);
  } catch {
    const encrypted = text2.includes("ENCRYPTED");
    throw new Error(encrypted ? `${file} holds an encrypted key; only plain ones are read` : `${file} holds no private key`);
  }
}
function signingKeyOf(file) {
  if (signatureAlgorithm(privateKeyOf(file)) === void 0)
    throw new Error(`${file} holds no RSA, EC or Ed25519 key that can sign certificates`);
}
function tokens(file) {
  const text2 = textOfFile(file);
  try {
    parseTokenFile(text2);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
function remoteService(file) {
  textOfFile(file);
  const { tls } = readRemoteService(file);
  const bad = (what) => new Error(`${file}: the ${what} cannot be read`);
  if (tls.ca !== void 0 && !parses(tls.ca, (pem) => new X509Certificate4(pem))) throw bad("certificate authority");
  if (tls.cert !== void 0 && !parses(tls.cert, (pem) => new X509Certificate4(pem))) throw bad("client certificate");
  if (tls.key !== void 0 && !parses(tls.key, createPrivateKey4)) throw bad("client key");
  if (tls.cert === void 0 !== (tls.key === void 0)) throw new Error(`${file}: a client certificate and its key go together`);
  if (tls.cert !== void 0 && tls.key !== void 0 && !new X509Certificate4(tls.cert).checkPrivateKey(createPrivateKey4(tls.key)))
    throw new Error(`${file}: the client key is not the key of the client certificate`);
}
function parses(pem, read) {
  try {
    read(pem);
    return true;
  } catch {
    return false;
  }
}
var CHECKS = {
  "tls-cert-file": certificatesOf,
  "tls-private-key-file": privateKeyOf,
  "client-ca-file": certificatesOf,
  "token-auth-file": tokens,
  "root-ca-file": certificatesOf,
  ...Object.fromEntries(
    SIGNING_FILES.flatMap(([cert, key2]) => [
      [cert, certificatesOf],
      [key2, signingKeyOf]
    ])
  ),
  "service-account-key-file": (file) => {
    textOfFile(file);
    verificationKeys([file]);
  },
  "service-account-signing-key-file": (file) => {
    textOfFile(file);
    signingKey(file);
  },
  "etcd-cafile": certificatesOf,
  "etcd-certfile": certificatesOf,
  "etcd-keyfile": privateKeyOf,
  "kubelet-certificate-authority": certificatesOf,
  "kubelet-client-certificate": certificatesOf,
  "kubelet-client-key": privateKeyOf,
  "proxy-client-cert-file": certificatesOf,
  "proxy-client-key-file": privateKeyOf,
  "audit-policy-file": (file, words) => {
    textOfFile(file);
    readPolicyFile(file, words);
  },
  "audit-webhook-config-file": remoteService
};
var PAIRS = [
  ["etcd-certfile", "etcd-keyfile"],
  ["tls-cert-file", "tls-private-key-file"],
  ["kubelet-client-certificate", "kubelet-client-key"],
  ["proxy-client-cert-file", "proxy-client-key-file"],
  ...SIGNING_FILES
];
function fileFaults(settings, words) {
  const faults24 = [];
  const faulty = /* @__PURE__ */ new Set();
  for (const [flag2, check3] of Object.entries(CHECKS))
    for (const file of settings.texts(flag2)) {
      try {
        check3(file, words);
      } catch (error) {
        faulty.add(flag2);
        const lines = (error instanceof Error ? error.message : String(error)).split("\n");
        faults24.push(...lines.map((line2) => `--${flag2}: ${line2}`));
      }
    }
  for (const [cert, key2] of PAIRS) {
    const [certFile, keyFile] = [settings.text(cert), settings.text(key2)];
    if (certFile === "" !== (keyFile === "")) faults24.push(`--${cert} and --${key2} go together`);
    else if (certFile !== "" && !faulty.has(cert) && !faulty.has(key2) && !isPair(certFile, keyFile))
      faults24.push(`--${key2}: ${keyFile} is not the key of the certificate in ${certFile}, which --${cert} names`);
  }
  return faults24;
}
var isPair = (certFile, keyFile) => certificatesOf(certFile)[0]?.checkPrivateKey(privateKeyOf(keyFile)) === true;

// dist/runtime/server/flag-faults.js
var OLDEST_RELEASE = 15;
var NEWEST_RELEASE = 25;
function transportDirective(text2) {
  if (!/^(max-age=\d+|includeSubDomains|preload)$/.test(text2))
    throw new Error(`${JSON.stringify(text2)} is none of max-age=<seconds>, includeSubDomains and preload`);
}
var FORMS = {
  "service-cluster-ip-range": addressRanges,
  "service-node-port-range": portRange,
  "cors-allowed-origins": matching,
  "strict-transport-security-directives": transportDirective
};
function controllerFaults3(settings, controllers) {
  const names = new Set(controllers.filter(({ phase }) => phase === "running").map(({ name }) => name));
  return settings.list("controllers").filter((chosen) => chosen !== "*" && !names.has(chosen.replace(/^-/, ""))).map((chosen) => `--controllers: ${JSON.stringify(chosen)} is none of *, ${[...names].sort().join(", ")}, or one of them after a -`);
}
function flagFaults(settings, catalogue, words) {
  const faults24 = [];
  if (settings.text("data-dir") === "" && settings.text("storage") === "sqlite" && settings.list("etcd-servers").length === 0)
    faults24.push("--data-dir: the name of the folder is empty");
  for (const server of settings.list("etcd-servers"))
    if (!/^https?:\/\/[^/]+\/?$/.test(server) || !URL.canParse(server))
      faults24.push(`invalid value ${JSON.stringify(server)} for --etcd-servers: it is no address such as https://10.0.0.1:2379`);
  const minor = Number(/^1\.(\d+)$/.exec(settings.text("release"))?.[1]);
  if (!(minor >= OLDEST_RELEASE && minor <= NEWEST_RELEASE))
    faults24.push(
      `invalid value ${JSON.stringify(settings.text("release"))} for --release: it is one of 1.${OLDEST_RELEASE} to 1.${NEWEST_RELEASE}`
    );
  const keys = keysOf(catalogue.resources);
  for (const key2 of settings.map("runtime-config").keys()) {
    if (!keys.has(key2)) faults24.push(`--runtime-config: unknown key ${JSON.stringify(key2)}`);
  }
  for (const [flag2, read] of Object.entries(FORMS)) {
    for (const text2 of catalogue.flags[flag2]?.type === "strings" ? settings.list(flag2) : [settings.text(flag2)]) {
      try {
        read(text2);
      } catch (error) {
        faults24.push(`--${flag2}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return [...faults24, ...auditFaults(settings), ...signingFaults(settings), ...fileFaults(settings, words)];
}

// dist/runtime/server/health-checks.js
var healthChecks = (engine, registry, startup, group2, draining) => [
  { name: "ping", at: ["healthz", "livez", "readyz"], run: () => void 0 },
  { name: "log", at: ["healthz", "livez", "readyz"], run: () => void 0 },
  { name: "etcd", at: ["healthz", "livez", "readyz"], run: () => storeHealth(engine) },
  { name: "informer-sync", at: ["readyz"], run: () => startup.state() },
  ...startup.checks(),
  ...group2.names.map((name) => ({ name: `controller-${name}`, at: ["readyz"], warns: true, run: () => group2.state(name) })),
  { name: "stored-objects", at: ["readyz"], warns: true, run: () => storedFaults(registry) },
  { name: "shutdown", at: ["readyz"], run: () => draining() ? "the server is shutting down" : void 0 }
];
async function storeHealth(engine) {
  try {
    await engine.currentRevision();
    return void 0;
  } catch (error) {
    return error instanceof Error ? error.message : "the store does not answer";
  }
}
var SHOWN_FAULTS = 20;
function storedFaults(registry) {
  const faults24 = [];
  for (const { cache, definition } of registry.resources) {
    if (cache.failure !== void 0) faults24.push(`${definition.id}: ${cache.failure.message}`);
    for (const error of cache.unreadable.values()) faults24.push(error.message);
  }
  if (faults24.length === 0) return void 0;
  const more = faults24.length > SHOWN_FAULTS ? `; and ${faults24.length - SHOWN_FAULTS} more` : "";
  return `${faults24.slice(0, SHOWN_FAULTS).join("; ")}${more}`;
}

// dist/runtime/server/mount.js
var mounted = (answer, prefix, paths) => {
  if (prefix !== "" && (!prefix.startsWith("/") || prefix.endsWith("/")))
    throw new Error(`a prefix is a path such as /cluster, not ${JSON.stringify(prefix)}`);
  return async (ctx, next) => {
    const url = ctx.req.url ?? "/";
    const own2 = prefix === "" ? isListed(url, paths()) : isBelow(url, prefix);
    if (!own2) return next();
    ctx.respond = false;
    ctx.req.url = url.slice(prefix.length) || "/";
    if (!ctx.req.url.startsWith("/")) ctx.req.url = `/${ctx.req.url}`;
    const answered = new Promise((resolve) => ctx.res.once("close", resolve));
    ctx.res.statusCode = 200;
    answer(ctx.req, ctx.res);
    await answered;
  };
};
var firstSegment = (path7) => path7.split(/[/?]/, 2)[1] ?? "";
var isListed = (url, paths) => {
  const segment = firstSegment(url);
  return segment !== "" && paths.some((path7) => firstSegment(path7) === segment);
};
var isBelow = (url, prefix) => url.startsWith(prefix) && (url.length === prefix.length || url[prefix.length] === "/" || url[prefix.length] === "?");

// dist/runtime/server/request-path.js
import Koa, {} from "koa";

// dist/runtime/auth/impersonation.js
var PREFIX3 = "impersonate-";
var USER = `${PREFIX3}user`;
var GROUP2 = `${PREFIX3}group`;
var EXTRA = `${PREFIX3}extra-`;
var ACCOUNT2 = "system:serviceaccount:";
var textOf7 = (header) => Buffer.from(header, "latin1").toString("utf8");
function decodedName(name) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
function accountOf(user2) {
  if (!user2.startsWith(ACCOUNT2)) return void 0;
  const [namespace2 = "", name = "", ...more] = user2.slice(ACCOUNT2.length).split(":");
  const fits2 = faultsOf("dns-label", namespace2).length === 0 && faultsOf("dns-subdomain", name).length === 0;
  return fits2 && more.length === 0 ? [namespace2, name] : void 0;
}
function withEverybody(name, groups) {
  const known = groups.includes(ALL_UNAUTHENTICATED);
  if (name === ANONYMOUS.name) return known ? groups : [...groups, ALL_UNAUTHENTICATED];
  return known || groups.includes(ALL_AUTHENTICATED) ? groups : [...groups, ALL_AUTHENTICATED];
}
function asksToImpersonate(headers) {
  for (const name in headers) if (name.startsWith(PREFIX3)) return true;
  return false;
}
function impersonationOf(headers, caller, words) {
  let name = "";
  const groups = [];
  const extra = /* @__PURE__ */ new Map();
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const [header, value2] = [(headers[i] ?? "").toLowerCase(), textOf7(headers[i + 1] ?? "")];
    if (header === USER) name ||= value2;
    else if (header === GROUP2) groups.push(value2);
    else if (header.startsWith(EXTRA)) {
      const key2 = decodedName(textOf7(header.slice(EXTRA.length)));
      extra.set(key2, [...extra.get(key2) ?? [], value2]);
    }
  }
  if (name === "") {
    if (groups.length > 0 || extra.size > 0) throw badRequest("impersonating groups or extra needs a user to impersonate");
    return void 0;
  }
  const needs = (resource, of) => ({
    user: caller,
    verb: "impersonate",
    resourceRequest: true,
    path: "",
    group: "",
    version: "",
    resource,
    subresource: "",
    namespace: "",
    name: "",
    ...of
  });
  const account2 = accountOf(name);
  const own2 = account2 === void 0 ? [] : ["system:serviceaccounts", `system:serviceaccounts:${account2[0]}`];
  return {
    user: { name, uid: "", groups: withEverybody(name, groups.length > 0 ? groups : own2), extra: Object.fromEntries(extra) },
    needed: [
      account2 === void 0 ? needs("users", { name }) : needs("serviceaccounts", { namespace: account2[0], name: account2[1] }),
      ...groups.map((g) => needs("groups", { name: g })),
      ...[...extra].flatMap(
        ([key2, values]) => values.map((value2) => needs("userextras", { group: words.group("authentication"), version: "v1", subresource: key2, name: value2 }))
      )
    ]
  };
}

// dist/runtime/http/browsers.js
var CROSS_ORIGIN_HEADERS = {
  "Access-Control-Allow-Methods": "POST, GET, OPTIONS, PUT, DELETE, PATCH",
  "Access-Control-Allow-Headers": "Content-Type, Content-Length, Accept-Encoding, X-CSRF-Token, Authorization, X-Requested-With, If-Modified-Since",
  "Access-Control-Expose-Headers": "Date",
  "Access-Control-Allow-Credentials": "true"
};
var strictTransport = (directives) => (ctx, next) => {
  ctx.set("Strict-Transport-Security", directives.join("; "));
  return next();
};
var crossOrigin = (allowed2) => async (ctx, next) => {
  const origin2 = ctx.get("origin");
  if (origin2 === "" || !allowed2.some((pattern) => pattern.test(origin2))) return next();
  ctx.set({ ...CROSS_ORIGIN_HEADERS, "Access-Control-Allow-Origin": origin2 });
  if (ctx.method === "OPTIONS") ctx.status = 204;
  else await next();
};

// dist/runtime/http/deadline.js
var MAX_MS = 2 ** 31 - 1;
var deadline = (limitSeconds) => (ctx, next) => {
  const { info: info2, isStream: isStream2 } = ctx.state;
  const ms = isStream2 ? 0 : allowedMs(info2.query.get("timeout") ?? "", limitSeconds * 1e3);
  if (ms === 0) return next();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      giveUp(ctx);
      resolve();
    }, ms);
    next().then(
      () => {
        clearTimeout(timer);
        resolve();
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      }
    );
  });
};
function allowedMs(asked, limitMs) {
  const wanted2 = asked === "" ? 0 : askedMs(asked);
  const limit = limitMs === 0 ? MAX_MS : Math.min(limitMs, MAX_MS);
  if (wanted2 > 0) return Math.min(wanted2, limit);
  return limitMs === 0 ? 0 : limit;
}
function askedMs(text2) {
  const duration = parseDuration(text2);
  if (typeof duration === "bigint") return Number(duration) / 1e6;
  throw badRequest(`invalid timeout specified in the request URL - time: ${duration} duration ${JSON.stringify(text2)}`);
}
function giveUp(ctx) {
  ctx.status = 504;
  ctx.set("Content-Type", "text/plain; charset=utf-8");
  const message = "Timeout: request did not complete within the allotted timeout";
  ctx.body = `${JSON.stringify({ metadata: {}, status: "Failure", message, reason: "Timeout", details: {}, code: 504 })}
`;
}

// dist/runtime/http/delegation.js
var AMBIGUOUS = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c|[\\#]/i;
async function answerBy(ctx, delegate) {
  const { info: info2, user: user2 } = ctx.state;
  if (AMBIGUOUS.test(info2.path)) throw badRequest(`the path ${JSON.stringify(info2.path)} may be read in more than one way`);
  const url = ctx.req.url ?? "";
  try {
    await forward(ctx, {
      ...delegate.connection(),
      secure: true,
      path: info2.path,
      query: queryOf(url),
      prefix: "",
      caller: user2,
      lasting: info2.verb === "watch"
    });
  } catch (error) {
    if (!(error instanceof ApiError) || ctx.headerSent) throw error;
    ctx.status = error.code;
    ctx.set("Content-Type", "text/plain; charset=utf-8");
    ctx.set("X-Content-Type-Options", "nosniff");
    ctx.body = `${error.message}
`;
  }
}
function queryOf(url) {
  const mark = url.indexOf("?");
  const pairs = mark < 0 ? [] : url.slice(mark + 1).split("&").filter((pair) => pair !== "");
  const encoded = pairs.map((pair) => {
    const [key2 = "", ...value2] = pair.split("=");
    return [reencoded(key2), reencoded(value2.join("="))];
  });
  const sorted3 = encoded.sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
  return sorted3.length === 0 ? "" : `?${sorted3.map((pair) => pair.join("=")).join("&")}`;
}
var reencoded = (text2) => text2.replaceAll("+", " ").replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))).replace(/[^\w.~-]/g, (byte) => byte === " " ? "+" : `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);

// dist/runtime/http/health.js
var ENDPOINTS = ["healthz", "livez", "readyz"];
async function answerHealth(ctx, path7, query, checks) {
  const [, root, name, ...rest] = path7.split("/");
  const endpoint = ENDPOINTS.find((e) => e === root);
  if (endpoint === void 0 || rest.length > 0) return false;
  const wanted2 = checks.filter((c) => c.at.includes(endpoint));
  ctx.set("Content-Type", "text/plain; charset=utf-8");
  ctx.set("X-Content-Type-Options", "nosniff");
  if (name !== void 0 && name !== "") {
    const check3 = wanted2.find((c) => c.name === name);
    if (check3 === void 0) return false;
    const why = await check3.run();
    ctx.status = why === void 0 ? 200 : 500;
    ctx.body = why === void 0 ? "ok" : `internal server error: ${why}
`;
    return true;
  }
  const excluded = new Set(query.getAll("exclude"));
  const lines = [];
  const failed = [];
  for (const check3 of wanted2) {
    if (excluded.delete(check3.name)) {
      lines.push(`[+]${check3.name} excluded: ok`);
      continue;
    }
    const why = await check3.run();
    if (why !== void 0 && check3.warns === true) {
      lines.push(`[!]${check3.name} warns: see /${endpoint}/${check3.name}`);
      continue;
    }
    lines.push(why === void 0 ? `[+]${check3.name} ok` : `[-]${check3.name} failed: reason withheld`);
    if (why !== void 0) failed.push(check3.name);
  }
  if (excluded.size > 0)
    lines.push(`warn: some health checks cannot be excluded: no matches for ${[...excluded].map((e) => `"${e}"`).join(",")}`);
  ctx.status = failed.length === 0 ? 200 : 500;
  if (failed.length > 0) ctx.body = `${lines.join("\n")}
${endpoint} check failed
`;
  else ctx.body = query.has("verbose") ? `${lines.join("\n")}
${endpoint} check passed
` : "ok";
  return true;
}

// dist/runtime/http/inflight.js
import { Stream } from "node:stream";
var READING = ["get", "list", "watch"];
var RETRY_SECONDS = 1;
function inflight(limits) {
  const taken2 = { reading: 0, mutating: 0 };
  return (ctx, next) => {
    const { info: info2, user: user2, isStream: isStream2 } = ctx.state;
    const sort = READING.includes(info2.verb) ? "reading" : "mutating";
    const limit = limits[sort];
    if (limit === 0 || isStream2) return next();
    if (taken2[sort] >= limit) {
      if (user2.groups.includes(SUPERUSERS)) return next();
      refuse2(ctx);
      return;
    }
    taken2[sort] += 1;
    const leave = () => {
      taken2[sort] -= 1;
    };
    const over = () => {
      if (ctx.body instanceof Stream && !isGone(ctx)) ctx.res.once("close", leave);
      else leave();
    };
    return next().then(over, (error) => {
      over();
      throw error;
    });
  };
}
var isGone = ({ res }) => "stream" in res ? res.stream.destroyed === true : res.closed;
function refuse2(ctx) {
  ctx.status = 429;
  ctx.set("Content-Type", "text/plain; charset=utf-8");
  ctx.set("Retry-After", String(RETRY_SECONDS));
  ctx.body = "Too many requests, please try again later.\n";
}

// dist/runtime/http/request-info.js
var METHOD_VERBS = /* @__PURE__ */ new Map([
  ["POST", "create"],
  ["GET", "get"],
  ["HEAD", "get"],
  ["PUT", "update"],
  ["PATCH", "patch"],
  ["DELETE", "delete"]
]);
var isMethod = (method) => METHOD_VERBS.has(method) || method === "OPTIONS" || method === "TRACE";
var decoded2 = (segment) => {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
function pathOfTarget(target) {
  const scheme = target.startsWith("/") ? -1 : target.indexOf("://");
  if (scheme < 0) return target || "/";
  if (!URL.canParse(target)) return void 0;
  const path7 = target.slice(scheme + 3).search(/[/?]/);
  return path7 < 0 ? "/" : target.slice(scheme + 3 + path7);
}
var NO_QUERY = new URLSearchParams();
function requestInfoReader({ segment, subresources }) {
  const ofNamespaces = new Set(subresources);
  return (method, url) => infoOf(method, url, segment, ofNamespaces);
}
function infoOf(method, url, segment, ofNamespaces) {
  const mark = url.indexOf("?");
  const path7 = (mark < 0 ? url : url.slice(0, mark)) || "/";
  const query = mark < 0 ? NO_QUERY : new URLSearchParams(url.slice(mark + 1));
  const raw = path7.split("/");
  const info2 = {
    path: path7,
    query,
    resourceRequest: false,
    verb: method.toLowerCase(),
    group: "",
    version: "",
    namespace: "",
    resource: "",
    subresource: "",
    name: "",
    rest: "",
    watchPath: false,
    route: ""
  };
  const core = raw[1] === "api";
  if (raw[0] !== "" || !core && raw[1] !== "apis") return info2;
  if (raw[raw.length - 1] === "") raw.pop();
  const parts2 = path7.includes("%") ? raw.map(decoded2) : raw;
  let at = core ? 2 : 3;
  if (parts2.length <= at + 1) return info2;
  info2.group = core ? "" : parts2[2] ?? "";
  info2.version = parts2[at] ?? "";
  at += 1;
  info2.resourceRequest = true;
  info2.verb = METHOD_VERBS.get(method) ?? "";
  const special = (parts2[at] === "watch" || parts2[at] === "proxy") && parts2.length > at + 1;
  if (special) {
    info2.watchPath = parts2[at] === "watch";
    info2.verb = info2.watchPath ? "watch" : "proxy";
    at += 1;
  }
  const below = at;
  if (parts2[at] === segment && parts2.length > at + 1) {
    info2.namespace = parts2[at + 1] ?? "";
    const inside2 = parts2[at + 2];
    if (inside2 !== void 0 && !ofNamespaces.has(inside2)) at += 2;
  }
  info2.resource = parts2[at] ?? "";
  info2.name = parts2[at + 1] ?? "";
  info2.subresource = parts2[at + 2] ?? "";
  if (parts2.length > at + 3) info2.rest = `/${raw.slice(at + 3).join("/")}`;
  const segments = raw.slice(below, at + 3);
  const plain = !special && parts2 === raw && !path7.endsWith("/") && !segments.includes("");
  info2.route = plain ? path7 : special && !info2.watchPath ? "" : routeOf(info2, segments, segment);
  if (info2.name !== "" || special) return info2;
  if (info2.verb === "get") {
    info2.verb = isTrue(query, "watch") ? "watch" : "list";
    info2.name = nameInSelector(query);
  } else if (info2.verb === "delete") info2.verb = "deletecollection";
  return info2;
}
function routeOf(info2, segments, namespaces) {
  if (segments.includes("")) return "";
  const { group: group2, version, resource, name, subresource, rest } = info2;
  const named7 = name === "" ? 1 : subresource === "" ? 2 : 3;
  const base = group2 === "" ? `/api/${version}` : `/apis/${group2}/${version}`;
  const scope = segments.length > named7 ? `/${namespaces}/${segments[1]}` : "";
  const own2 = segments[segments.length - named7 + 1];
  return `${base}${scope}/${resource}${name === "" ? "" : `/${own2}`}${subresource === "" ? "" : `/${subresource}`}${rest}`;
}
function nameInSelector(query) {
  const selector = query.get("fieldSelector");
  if (selector === null) return "";
  try {
    const name = parseFieldSelector(selector).find((term) => term.label === "metadata.name" && term.equal)?.value ?? "";
    return name === "." || name === ".." || name.includes("/") || name.includes("%") ? "" : name;
  } catch {
    return "";
  }
}

// dist/runtime/server/request-path.js
function requestPath(path7) {
  const app = new Koa();
  app.silent = true;
  app.use(receive(path7));
  if (path7.strictTransport.length > 0) app.use(strictTransport(path7.strictTransport));
  app.use(deadline(path7.requestSeconds));
  if (path7.allowedOrigins.length > 0) app.use(crossOrigin(path7.allowedOrigins));
  app.use(identification(path7));
  if (path7.auditing !== void 0) app.use(path7.auditing.open);
  app.use(impersonation(path7));
  app.use(inflight(path7.inflight));
  app.use(authorization(path7));
  app.use(delegation(path7));
  app.use(resourceRequests(path7));
  app.use(otherRequests(path7));
  return app;
}
var STREAMS2 = ["attach", "exec", "log", "portforward", "proxy"];
function isStream(registry, { verb, group: group2, version, resource, subresource }) {
  if (subresource === "") return verb === "watch";
  const served = registry.find(group2, version, resource);
  if (served === void 0) return STREAMS2.includes(subresource);
  return served.version.subresources.find(({ name }) => name === subresource)?.connects === true;
}
var NOT_ACCEPTABLE = 406;
var receive = ({ renderer, auditing, streams, registry }) => {
  const requestInfoOf = requestInfoReader(registry.catalogue.namespaces);
  return async (ctx, next) => {
    const state = ctx.state;
    if (auditing !== void 0) state.receivedAt = now();
    state.warnings = [];
    state.streams = streams;
    const target = pathOfTarget(ctx.req.url ?? "/");
    ctx.req.url = target ?? "/";
    state.info = requestInfoOf(ctx.method, ctx.req.url);
    state.isStream = isStream(registry, state.info);
    try {
      if (target === void 0) throw badRequest("the request target is no valid URL");
      await next();
    } catch (error) {
      if (ctx.headerSent) ctx.res.destroy();
      else {
        ctx.respond = true;
        if (error instanceof ApiError && error.code === NOT_ACCEPTABLE) state.warnings = [];
        await renderer.failure(ctx, error);
      }
    }
    if (auditing !== void 0) await auditing.answered(ctx);
    writeWarnings(ctx, state);
    if (ctx.respond !== false) ctx.set("Cache-Control", "no-cache, private");
    if (!ctx.req.complete) ctx.req.resume();
  };
};
var identification = ({ identify: identify2 }) => (ctx, next) => whenThere(identify2(ctx), (user2) => {
  ctx.state.user = user2;
  return next();
});
var impersonation = ({ authorizer, registry }) => (ctx, next) => {
  if (!asksToImpersonate(ctx.req.headers)) return next();
  const state = ctx.state;
  const asked = impersonationOf(ctx.req.rawHeaders, state.user, registry.words);
  if (asked === void 0) return next();
  const mayAll = asked.needed.map((attributes) => () => allowed(authorizer, attributes));
  return mayAll.reduce((before, may) => before.then(may), Promise.resolve()).then(() => {
    state.user = asked.user;
    state.audit?.impersonates(asked.user);
    return next();
  });
};
var authorization = ({ authorizer }) => (ctx, next) => {
  const { info: info2, user: user2, audit } = ctx.state;
  return whenThere(allowed(authorizer, { user: user2, ...info2 }, audit), () => {
    if (!isMethod(ctx.method)) throw methodNotAllowed();
    return next();
  });
};
function allowed(authorizer, attributes, audit) {
  return whenThere(authorizer.authorize(attributes), (decision) => {
    audit?.authorized(decision);
    if (decision.decision !== "allow") throw refusalOf(attributes, decision.error);
  });
}
var delegation = ({ delegation: delegation2 }) => (ctx, next) => {
  const delegate = delegation2.delegateOf(ctx.state.info);
  return delegate === void 0 ? next() : answerBy(ctx, delegate);
};
function routed(dispatch, ctx, path7, otherwise) {
  ctx.newRouterPath = path7;
  return dispatch(ctx, otherwise);
}
var isRouted = (ctx) => "matched" in ctx && Array.isArray(ctx.matched) && ctx.matched.length > 0;
var resourceRequests = ({ registry, routes, handlers, release, metrics }) => {
  const requested = metrics.gauge("apiserver_requested_deprecated_apis");
  const telling = (version, handler) => {
    const deprecation = deprecationOf(version, release);
    if (deprecation === void 0) return handler;
    const { warning, removed } = deprecation;
    const { group: group2, version: name, plural: resource } = version;
    return (ctx, next) => {
      const { info: info2, warnings, audit } = ctx.state;
      warnings.push(warning);
      audit?.deprecated(removed);
      requested.set({ group: group2, version: name, resource, subresource: info2.subresource, removed_release: removed }, 1);
      return handler(ctx, next);
    };
  };
  const routings = /* @__PURE__ */ new Map();
  const routingOf = async (served) => {
    const { version } = served;
    const apiVersion = apiVersionOf(version.group, version.version);
    const table = (await routes[apiVersion]?.())?.[version.plural];
    if (table === void 0) throw new Error(`no routes for ${version.plural} in ${apiVersion}`);
    const router = newRouter();
    table(router, (verb, subresource) => telling(version, handlers.serve(verb, subresource)));
    const routing = { router, dispatch: router.routes(), watch: telling(version, handlers.serve("list")) };
    routings.set(served, routing);
    return routing;
  };
  return (ctx, next) => {
    const state = ctx.state;
    const { info: info2 } = state;
    if (!info2.resourceRequest) return next();
    const served = registry.find(info2.group, info2.version, info2.resource);
    if (served === void 0) {
      if (info2.group !== "" && !registry.groups().some((g) => g.name === info2.group)) return next();
      throw pathNotFound();
    }
    const { resource, version } = served;
    const sub = info2.subresource === "" ? void 0 : subresourceOf(served, info2.subresource);
    if (info2.route === "" || info2.subresource !== "" && sub === void 0) throw pathNotFound();
    state.resource = resource;
    state.version = version;
    return whenThere(
      resource.ready(version),
      () => whenThere(routings.get(served) ?? routingOf(served), ({ router, dispatch, watch }) => {
        if (info2.watchPath) {
          if (sub !== void 0 || !router.match(info2.route, "GET").route) throw pathNotFound();
          if (ctx.method !== "GET" || !version.verbs.includes("watch")) throw methodNotAllowed();
          return watch(ctx, next);
        }
        if (ctx.method === "HEAD" && sub?.connects !== true)
          throw router.match(info2.route, "GET").path.length === 0 ? pathNotFound() : methodNotAllowed();
        return routed(dispatch, ctx, info2.route, () => {
          throw isRouted(ctx) ? methodNotAllowed() : pathNotFound();
        });
      })
    );
  };
};
var subresourceOf = ({ resource, version }, wanted2) => version.subresources.find(
  ({ name, featureGate }) => name === wanted2 && (featureGate === void 0 || resource.environment.enabled(featureGate))
);
var otherRequests = ({ checks, discovery, documents, paths }) => {
  const route = documents.routes();
  return async (ctx) => {
    const { info: info2 } = ctx.state;
    if (await answerHealth(ctx, info2.path, info2.query, checks)) return;
    if (await discovery.answer(ctx, info2.path)) return;
    await routed(route, ctx, info2.path, async () => {
      ctx.status = info2.path === "/" ? 200 : 404;
      ctx.set("Content-Type", "application/json");
      ctx.body = `${JSON.stringify({ paths: paths() }, void 0, 2)}`;
    });
  };
};

// dist/runtime/server/root-paths.js
function rootPaths(groups, checks, documents) {
  const paths = /* @__PURE__ */ new Set(["/api", "/apis", "/apis/", "/healthz", "/livez", "/readyz"]);
  for (const { name, versions } of groups) {
    if (name !== "") paths.add(`/apis/${name}`);
    for (const v of versions) paths.add(name === "" ? `/api/${v}` : `/apis/${apiVersionOf(name, v)}`);
  }
  for (const check3 of checks) for (const at of check3.at) paths.add(`/${at}/${check3.name}`);
  for (const layer of documents.stack) if (!String(layer.path).includes(":")) paths.add(String(layer.path));
  return [...paths].sort();
}

// dist/runtime/server/startup.js
var RETRY_MS2 = 500;
var Startup = class {
  constructor(controllers, host) {
    this.controllers = controllers;
    this.host = host;
    this.done = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.#pending = new Set(controllers.map(({ name }) => name));
  }
  controllers;
  host;
  /** Resolves when every controller has started. */
  done;
  #finish = () => void 0;
  /** Names of the controllers that have not started. */
  #pending;
  #started = [];
  #fault = "";
  #work;
  #stopped = false;
  /** Starts the controllers one after the other. Further calls do nothing. */
  start() {
    this.#work ??= this.#run();
  }
  /** Starts nothing more, and stops what was started. */
  async stop() {
    this.#stopped = true;
    await Promise.all(this.#started.map((running) => running.stop()));
  }
  async #run() {
    for (const controller of this.controllers) {
      while (!await this.#starts(controller)) {
        if (this.#stopped) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS2));
      }
      this.#pending.delete(controller.name);
    }
    this.#finish();
  }
  async #starts(controller) {
    try {
      const running = await controller.start(this.host);
      if (running) this.#started.push(running);
      return true;
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error);
      return false;
    }
  }
  /** Names the controllers that have not started and the last failure; undefined when all have started. */
  state() {
    return this.#pending.size === 0 ? void 0 : `waiting for ${[...this.#pending].join(", ")}${this.#fault === "" ? "" : `: ${this.#fault}`}`;
  }
  checks() {
    return this.controllers.map(({ name }) => ({
      name: `poststarthook/${name}`,
      at: ["healthz", "livez", "readyz"],
      run: () => this.#pending.has(name) ? "not finished" : void 0
    }));
  }
};

// dist/runtime/server/create-server.js
var DRAIN_MS = 1e4;
async function createServer(options) {
  const {
    catalogue,
    settings: given2,
    kinds,
    admission,
    controllers,
    engine: givenEngine,
    authenticators,
    authorizer,
    audit,
    clock = systemClock,
    ...rest
  } = options;
  const { aggregation: givenAggregation, serving: givenServing, frozen = false, connectionLimits, ...named7 } = rest;
  const settings = given2 ?? settingsOf(named7, catalogue.flags);
  const release = settings.text("release");
  const enabled = featureGates(catalogue.features, settings.map("feature-gates"), release);
  const words = new Words(catalogue.service);
  const known = new Set(catalogue.resources.map(({ id }) => id));
  const kindSet = new KindSet(kinds ?? clusterKinds, words);
  const faults24 = [
    ...flagFaults(settings, catalogue, words),
    ...kindSet.faults(catalogue),
    ...kinds === void 0 ? [] : kindSet.resources.filter((id) => !known.has(id)).map((id) => `a kind in code is for ${id}, which the catalogue does not have`),
    ...controllerFaults3(settings, [...clusterControllers, ...controllers ?? []])
  ];
  if (faults24.length > 0) throw new FlagError(faults24);
  openDataFolder(settings);
  const serving = givenServing ?? servingFiles(settings, catalogue.service);
  const authorities = clusterAuthorities(settings, serving.cert, controllers ?? clusterControllers);
  const administrator = administratorToken(settings);
  const tokens2 = accountTokens(settings, words);
  const engine = givenEngine ?? engineOf(settings);
  let plugins = [];
  const environment = {
    engine,
    sharedStore: engine.confirm !== void 0,
    service: catalogue.service,
    metadataRules: metadataRulesOf(catalogue),
    words,
    functions: kindSet.functions,
    // Plugins are looked up at each request because they are created after the resources that use this chain.
    admission: new AdmissionChain(() => plugins),
    keyRoot: keyRootOf(settings),
    strategy: ({ id }) => kindSet.strategy(id),
    enabled,
    recentObjects: new RecentObjects(frozen),
    pace: new Pace(),
    settings
  };
  const registry = new Registry(catalogue, environment, { release, switches: settings.map("runtime-config") });
  const metrics = new Metrics(catalogue.metrics);
  let listener;
  const parts2 = {
    registry,
    environment,
    metrics,
    tokens: tokens2,
    authorities,
    listeningPort: () => listener?.port ?? 0,
    authorizer: { authorize: () => ({ decision: "abstain", reason: "" }) },
    reviewToken: reviewBy([]),
    clock
  };
  const callers = authenticators?.(parts2) ?? authenticatorsOf(settings, tokens2, administrator, parts2);
  parts2.reviewToken = reviewBy(callers.filter(judgesTokens));
  parts2.authorizer = (authorizer ?? authorizerOf)(parts2);
  plugins = (admission ?? clusterAdmission).map((plugin) => plugin(parts2));
  const aggregation = givenAggregation ?? new Aggregation({
    toEndpoints: settings.flag("enable-aggregator-routing"),
    tls: pemOf(settings, { cert: "proxy-client-cert-file", key: "proxy-client-key-file" })
  });
  const all = [localVersions, aggregation, ...controllers ?? clusterControllers];
  const wanted2 = all.filter((controller) => controller.wanted?.(settings) !== false);
  const api = new LocalApi(registry, metrics, clock);
  const controllerHost = { ...parts2, api, delegation: aggregation };
  const startup = new Startup(
    wanted2.filter(({ phase }) => phase !== "running"),
    controllerHost
  );
  const running = wanted2.filter(({ phase, name }) => phase === "running" && isChosen(settings, name));
  const group2 = new ControllerGroup(running, controllerHost, new ControllerPermission(controllerHost));
  void startup.done.then(() => group2.begin());
  const documents = newRouter();
  mountMetrics(documents, metrics);
  mountVersion(documents, release);
  new OpenApi(registry, catalogue.documents, `v${release}.0`, aggregation.documents).mount(documents, enabled("OpenAPIV3"));
  const codeOf = async (apiVersion, kind) => {
    const code = Object.hasOwn(catalogue.kinds, apiVersion) ? await catalogue.kinds[apiVersion]?.() : void 0;
    const generated = code !== void 0 && Object.hasOwn(code, kind) ? code[kind] : void 0;
    return generated && boundCode(generated, kindSet.functions);
  };
  const structureOf = async (apiVersion, kind) => (await codeOf(apiVersion, kind))?.structure;
  const renderer = new Renderer(catalogue, catalogue.service);
  const yaml = new YamlThread();
  const handlers = new ResourceHandlers(
    renderer,
    new Operations(kindSet.operations, parts2),
    async (group22, version, kind) => {
      const code = await codeOf(apiVersionOf(group22, version), kind);
      if (code === void 0) throw new Error(`the catalogue has no ${kind} in ${apiVersionOf(group22, version)}`);
      return { group: group22, version, kind, code, structureOf };
    },
    structureOf,
    parts2.authorizer,
    yaml
  );
  let draining = false;
  const checks = healthChecks(engine, registry, startup, group2, () => draining);
  const auditor = (audit ?? await auditorOf(settings, words))?.(metrics);
  const auditing = auditor && new Auditing(auditor);
  const streams = new OpenStreams(settings.number("min-request-timeout"));
  const anonymous = takesAnonymous(settings);
  const paths = () => rootPaths([...registry.groups(), ...aggregation.groups() ?? []], checks, documents);
  const app = requestPath({
    renderer,
    registry,
    delegation: aggregation,
    discovery: new Discovery(registry, renderer, enabled, aggregation),
    handlers,
    routes: catalogue.routes,
    identify: (ctx) => identify(ctx, callers, anonymous),
    auditing,
    inflight: { reading: settings.number("max-requests-inflight"), mutating: settings.number("max-mutating-requests-inflight") },
    authorizer: parts2.authorizer,
    release,
    metrics,
    streams,
    checks,
    requestSeconds: settings.number("request-timeout"),
    strictTransport: settings.list("strict-transport-security-directives"),
    allowedOrigins: settings.list("cors-allowed-origins").map(matching),
    documents,
    paths
  });
  await engine.open();
  const callback = app.callback();
  const host = settings.text("bind-address");
  const server = {
    ...controllerHost,
    get port() {
      return parts2.listeningPort();
    },
    get url() {
      const address = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
      return `https://${address.includes(":") ? `[${address}]` : address}:${parts2.listeningPort()}`;
    },
    authority: serving.cert,
    get client() {
      return { url: server.url, authority: serving.cert, token: administrator };
    },
    kubeconfig: () => kubeconfigText(server.client),
    async listen() {
      const limits = { maximum: settings.number("max-connections"), ...connectionLimits };
      listener = await listen(
        { host, port: settings.number("secure-port"), ...serving, clientAuthorities: authorities.clients, limits },
        callback
      );
      startup.start();
    },
    callback() {
      startup.start();
      return callback;
    },
    upgrade: (request, socket, head) => asRequest(request, socket, head, callback),
    middleware(prefix = "") {
      startup.start();
      return mounted(callback, prefix, paths);
    },
    ready: () => startup.done,
    async close() {
      draining = true;
      const stopped = Promise.all([startup.stop(), group2.stop()]);
      streams.drain();
      await listener?.close(DRAIN_MS);
      await stopped;
      api.close();
      aggregation.close();
      await yaml.close();
      await auditing?.close();
      for (const resource of registry.resources) resource.cache.close();
      await engine.close();
    }
  };
  return server;
}

export {
  engineOf,
  keyRootOf,
  FlagError,
  parseFlags,
  clusterKinds,
  KindSet,
  Words,
  Forms,
  OwnForm,
  SharedForm,
  SERVER_LEASES,
  clusterAdmission,
  clusterControllers,
  createServer
};
