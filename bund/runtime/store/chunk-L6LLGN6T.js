import {
  ObjectReference,
  checkObjectReference
} from "./chunk-RWTCUW7N.js";
import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/discovery/v1alpha1/conversions.js
import { eachItem } from "kindwright/generated-code";
var EndpointSliceMapping = {
  inner: { endpoints: eachItem(() => EndpointMapping) }
};
var EndpointMapping = {
  renamed: [["topology", "deprecatedTopology"]],
  keptInHub: ["hints"],
  derivedInHub: ["zone"]
};

// dist/generated/discovery/v1alpha1/defaults.js
import { each, items } from "kindwright/generated-code";
function defaultEndpointSlice(v, functions) {
  each(v, "ports", items(defaultEndpointPort), functions);
}
function defaultEndpointPort(v) {
  v.name ??= "";
  v.protocol ??= "TCP";
}

// dist/generated/discovery/v1alpha1/structures.js
import { BOOL, INT32, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
var EndpointSlice = struct("v1alpha1.EndpointSlice", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("addressType", STRING, "+"),
  field("endpoints", listOf(Endpoint), "+", { listType: "atomic" }),
  field("ports", listOf(EndpointPort), "+", { listType: "atomic" })
], void 0, "discovery");
var Endpoint = struct("v1alpha1.Endpoint", () => [
  field("addresses", listOf(STRING), "+", { listType: "set" }),
  field("conditions", EndpointConditions, "?"),
  field("hostname", STRING, "*"),
  field("targetRef", ObjectReference, "*"),
  field("topology", mapOf(STRING), "?"),
  field("nodeName", STRING, "*")
], void 0, "discovery");
var EndpointConditions = struct("v1alpha1.EndpointConditions", () => [
  field("ready", BOOL, "*"),
  field("serving", BOOL, "*", { featureGate: "EndpointSliceTerminatingCondition" }),
  field("terminating", BOOL, "*", { featureGate: "EndpointSliceTerminatingCondition" })
], void 0, "discovery");
var EndpointPort = struct("v1alpha1.EndpointPort", () => [
  field("name", STRING, "*", { default: "" }),
  field("protocol", STRING, "*", { default: "TCP" }),
  field("port", INT32, "*"),
  field("appProtocol", STRING, "*")
], void 0, "discovery");

// dist/generated/discovery/v1alpha1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.addressType === void 0 || (!("addressType" in value) || (typeof value.addressType === "string" || value.addressType === null))) && (value.endpoints === void 0 || (!("endpoints" in value) || (Array.isArray(value.endpoints) && value.endpoints.every((unique_0, index) => check_3(unique_0)) || value.endpoints === null))) && (value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_4, index) => check_6(unique_4)) || value.ports === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.addresses === void 0 || (!("addresses" in value) || (Array.isArray(value.addresses) && value.addresses.every((unique_1, index) => typeof unique_1 === "string") || value.addresses === null))) && (value.conditions === void 0 || (!("conditions" in value) || (check_4(value.conditions) || value.conditions === null))) && (value.hostname === void 0 || (!("hostname" in value) || (typeof value.hostname === "string" || value.hostname === null))) && (value.targetRef === void 0 || (!("targetRef" in value) || (check_5(value.targetRef) || value.targetRef === null))) && (value.topology === void 0 || (!("topology" in value) || (typeof value.topology === "object" && value.topology !== null && !Array.isArray(value.topology) && (Object.getOwnPropertyNames(value.topology).every((unique_2, unique_3) => External[0].test(unique_2) || typeof value.topology[unique_2] === "string") && true) || value.topology === null))) && (value.nodeName === void 0 || (!("nodeName" in value) || (typeof value.nodeName === "string" || value.nodeName === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ready === void 0 || (!("ready" in value) || (typeof value.ready === "boolean" || value.ready === null))) && (value.serving === void 0 || (!("serving" in value) || (typeof value.serving === "boolean" || value.serving === null))) && (value.terminating === void 0 || (!("terminating" in value) || (typeof value.terminating === "boolean" || value.terminating === null)))));
var check_5 = (value) => checkObjectReference(value);
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.protocol === void 0 || (!("protocol" in value) || (typeof value.protocol === "string" || value.protocol === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || value.port === null))) && (value.appProtocol === void 0 || (!("appProtocol" in value) || (typeof value.appProtocol === "string" || value.appProtocol === null)))));
var checkEndpointSlice = check_1;

// dist/generated/discovery/v1alpha1/kinds.js
import { converter } from "kindwright/generated-code";
var EndpointSlice2 = {
  structure: EndpointSlice,
  applyDefaults: defaultEndpointSlice,
  check: checkEndpointSlice,
  schema: async () => (await import("./chunk-IB7R3RF6.js")).EndpointSlice,
  ...converter({ here: "discovery.k8s.io/v1alpha1", hub: "discovery.k8s.io/v1", mapping: EndpointSliceMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "endpointSliceToHub", finishFromHub: "endpointSliceFromHub" }),
  protobuf: async () => (await import("./chunk-PYRSKTMG.js")).EndpointSlice
};
export {
  EndpointSlice2 as EndpointSlice
};
