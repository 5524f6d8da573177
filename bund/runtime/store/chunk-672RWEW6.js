import {
  ObjectReference,
  checkObjectReference
} from "./chunk-RWTCUW7N.js";
import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/discovery/v1/defaults.js
import { each, items } from "kindwright/generated-code";
function defaultEndpointSlice(v, functions) {
  each(v, "ports", items(defaultEndpointPort), functions);
}
function defaultEndpointPort(v) {
  v.name ??= "";
  v.protocol ??= "TCP";
}

// dist/generated/discovery/v1/structures.js
import { BOOL, INT32, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
var EndpointSlice = struct("v1.EndpointSlice", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("addressType", STRING, "+"),
  field("endpoints", listOf(Endpoint), "+", { listType: "atomic" }),
  field("ports", listOf(EndpointPort), "+", { listType: "atomic" })
], void 0, "discovery");
var Endpoint = struct("v1.Endpoint", () => [
  field("addresses", listOf(STRING), "+", { listType: "set" }),
  field("conditions", EndpointConditions, "?"),
  field("hostname", STRING, "*"),
  field("targetRef", ObjectReference, "*"),
  field("deprecatedTopology", mapOf(STRING), "?"),
  field("nodeName", STRING, "*"),
  field("zone", STRING, "*"),
  field("hints", EndpointHints, "*", { featureGate: "TopologyAwareHints" })
], void 0, "discovery");
var EndpointConditions = struct("v1.EndpointConditions", () => [
  field("ready", BOOL, "*"),
  field("serving", BOOL, "*", { featureGate: "EndpointSliceTerminatingCondition" }),
  field("terminating", BOOL, "*", { featureGate: "EndpointSliceTerminatingCondition" })
], void 0, "discovery");
var EndpointHints = struct("v1.EndpointHints", () => [
  field("forZones", listOf(ForZone), "?", { listType: "atomic" })
], void 0, "discovery");
var ForZone = struct("v1.ForZone", () => [
  field("name", STRING, "+")
], void 0, "discovery");
var EndpointPort = struct("v1.EndpointPort", () => [
  field("name", STRING, "*", { default: "" }),
  field("protocol", STRING, "*", { default: "TCP" }),
  field("port", INT32, "*"),
  field("appProtocol", STRING, "*")
], void 0, "discovery");

// dist/generated/discovery/v1/validators.js
import { fitting } from "kindwright/generated-code";
var External = [fitting("dns-label"), /(?!)/u, fitting("dns-subdomain"), fitting("label-value"), fitting("qualified-name")];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.addressType === void 0 || (!("addressType" in value) || (value.addressType === "FQDN" || value.addressType === "IPv4" || value.addressType === "IPv6" || value.addressType === null))) && (value.endpoints === void 0 || (!("endpoints" in value) || (Array.isArray(value.endpoints) && (value.endpoints.every((unique_0, index) => check_3(unique_0)) && value.endpoints.length <= 1e3) || value.endpoints === null))) && (value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && (value.ports.every((unique_5, index) => check_8(unique_5)) && value.ports.length <= 100) || value.ports === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.addresses === void 0 || (!("addresses" in value) || (Array.isArray(value.addresses) && (value.addresses.every((unique_1, index) => typeof unique_1 === "string") && value.addresses.length <= 100) || value.addresses === null))) && (value.conditions === void 0 || (!("conditions" in value) || (check_4(value.conditions) || value.conditions === null))) && (value.hostname === void 0 || (!("hostname" in value) || (typeof value.hostname === "string" && External[0](value.hostname) || value.hostname === null))) && (value.targetRef === void 0 || (!("targetRef" in value) || (check_5(value.targetRef) || value.targetRef === null))) && (value.deprecatedTopology === void 0 || (!("deprecatedTopology" in value) || (typeof value.deprecatedTopology === "object" && value.deprecatedTopology !== null && !Array.isArray(value.deprecatedTopology) && (Object.getOwnPropertyNames(value.deprecatedTopology).every((unique_2, unique_3) => External[1].test(unique_2) || typeof value.deprecatedTopology[unique_2] === "string") && true) || value.deprecatedTopology === null))) && (value.nodeName === void 0 || (!("nodeName" in value) || (typeof value.nodeName === "string" && External[2](value.nodeName) || value.nodeName === null))) && (value.zone === void 0 || (!("zone" in value) || (typeof value.zone === "string" || value.zone === null))) && (value.hints === void 0 || (!("hints" in value) || (check_6(value.hints) || value.hints === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ready === void 0 || (!("ready" in value) || (typeof value.ready === "boolean" || value.ready === null))) && (value.serving === void 0 || (!("serving" in value) || (typeof value.serving === "boolean" || value.serving === null))) && (value.terminating === void 0 || (!("terminating" in value) || (typeof value.terminating === "boolean" || value.terminating === null)))));
var check_5 = (value) => checkObjectReference(value);
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.forZones === void 0 || (!("forZones" in value) || (Array.isArray(value.forZones) && (value.forZones.every((unique_4, index) => check_7(unique_4)) && value.forZones.length <= 8) || value.forZones === null))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" && External[3](value.name) || value.name === null))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.protocol === void 0 || (!("protocol" in value) || (value.protocol === "SCTP" || value.protocol === "TCP" || value.protocol === "UDP" || value.protocol === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || value.port === null))) && (value.appProtocol === void 0 || (!("appProtocol" in value) || (typeof value.appProtocol === "string" && External[4](value.appProtocol) || value.appProtocol === null)))));
var checkEndpointSlice = check_1;

// dist/generated/discovery/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var EndpointSlice2 = {
  structure: EndpointSlice,
  applyDefaults: defaultEndpointSlice,
  check: checkEndpointSlice,
  rules: async () => (await import("./chunk-DBPDAHBN.js")).EndpointSlice,
  schema: async () => (await import("./chunk-4VSKRIVL.js")).EndpointSlice,
  ...renamed("discovery.k8s.io/v1", "discovery.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-NURWTHGK.js")).EndpointSlice
};
export {
  EndpointSlice2 as EndpointSlice
};
