import {
  LoadBalancerStatus,
  TypedLocalObjectReference,
  checkLoadBalancerStatus,
  checkTypedLocalObjectReference
} from "./chunk-RWTCUW7N.js";
import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/networking/v1/defaults.js
import { each, eachMade, items } from "kindwright/generated-code";
function defaultIngressClass(v, functions) {
  eachMade(v, "spec", defaultIngressClassSpec, functions);
}
function defaultIngressClassSpec(v, functions) {
  each(v, "parameters", defaultIngressClassParametersReference, functions);
}
function defaultIngressClassParametersReference(v) {
  v.scope ??= "Cluster";
}
function defaultNetworkPolicy(v, functions) {
  eachMade(v, "spec", defaultNetworkPolicySpec, functions);
}
function defaultNetworkPolicySpec(v, functions) {
  functions.fill("networkPolicySpec", v);
  each(v, "ingress", items(defaultNetworkPolicyIngressRule), functions);
  each(v, "egress", items(defaultNetworkPolicyEgressRule), functions);
}
function defaultNetworkPolicyIngressRule(v, functions) {
  each(v, "ports", items(defaultNetworkPolicyPort), functions);
}
function defaultNetworkPolicyEgressRule(v, functions) {
  each(v, "ports", items(defaultNetworkPolicyPort), functions);
}
function defaultNetworkPolicyPort(v) {
  v.protocol ??= "TCP";
}

// dist/generated/networking/v1/structures.js
import { INT32, INTORSTRING, STRING, field, listOf, struct } from "kindwright/generated-code";
var Ingress = struct("v1.Ingress", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", IngressSpec, "?"),
  field("status", IngressStatus, "?")
], void 0, "networking");
var IngressSpec = struct("v1.IngressSpec", () => [
  field("ingressClassName", STRING, "*"),
  field("defaultBackend", IngressBackend, "*"),
  field("tls", listOf(IngressTLS), "?", { listType: "atomic" }),
  field("rules", listOf(IngressRule), "?", { listType: "atomic" })
], void 0, "networking");
var IngressTLS = struct("v1.IngressTLS", () => [
  field("hosts", listOf(STRING), "?", { listType: "atomic" }),
  field("secretName", STRING, "?")
], void 0, "networking");
var IngressStatus = struct("v1.IngressStatus", () => [
  field("loadBalancer", LoadBalancerStatus, "?")
], void 0, "networking");
var IngressRule = struct("v1.IngressRule", () => [
  field("host", STRING, "?"),
  field("http", HTTPIngressRuleValue, "*")
], void 0, "networking");
var HTTPIngressRuleValue = struct("v1.HTTPIngressRuleValue", () => [
  field("paths", listOf(HTTPIngressPath), "+", { listType: "atomic" })
], void 0, "networking");
var HTTPIngressPath = struct("v1.HTTPIngressPath", () => [
  field("path", STRING, "?"),
  field("pathType", STRING, "*"),
  field("backend", IngressBackend, "+")
], void 0, "networking");
var IngressBackend = struct("v1.IngressBackend", () => [
  field("service", IngressServiceBackend, "*"),
  field("resource", TypedLocalObjectReference, "*")
], void 0, "networking");
var IngressServiceBackend = struct("v1.IngressServiceBackend", () => [
  field("name", STRING, "+"),
  field("port", ServiceBackendPort, "?")
], void 0, "networking");
var ServiceBackendPort = struct("v1.ServiceBackendPort", () => [
  field("name", STRING, "?"),
  field("number", INT32, "?")
], void 0, "networking");
var IngressClass = struct("v1.IngressClass", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", IngressClassSpec, "?")
], void 0, "networking");
var IngressClassSpec = struct("v1.IngressClassSpec", () => [
  field("controller", STRING, "?"),
  field("parameters", IngressClassParametersReference, "*")
], void 0, "networking");
var IngressClassParametersReference = struct("v1.IngressClassParametersReference", () => [
  field("apiGroup", STRING, "*"),
  field("kind", STRING, "+"),
  field("name", STRING, "+"),
  field("scope", STRING, "!", { default: "Cluster", featureGate: "IngressClassNamespacedParams", gateOff: null }),
  field("namespace", STRING, "*", { featureGate: "IngressClassNamespacedParams" })
], void 0, "networking");
var NetworkPolicy = struct("v1.NetworkPolicy", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", NetworkPolicySpec, "?")
], void 0, "networking");
var NetworkPolicySpec = struct("v1.NetworkPolicySpec", () => [
  field("podSelector", LabelSelector, "+"),
  field("ingress", listOf(NetworkPolicyIngressRule), "?"),
  field("egress", listOf(NetworkPolicyEgressRule), "?"),
  field("policyTypes", listOf(STRING), "?")
], void 0, "networking");
var NetworkPolicyIngressRule = struct("v1.NetworkPolicyIngressRule", () => [
  field("ports", listOf(NetworkPolicyPort), "?"),
  field("from", listOf(NetworkPolicyPeer), "?")
], void 0, "networking");
var NetworkPolicyEgressRule = struct("v1.NetworkPolicyEgressRule", () => [
  field("ports", listOf(NetworkPolicyPort), "?"),
  field("to", listOf(NetworkPolicyPeer), "?")
], void 0, "networking");
var NetworkPolicyPort = struct("v1.NetworkPolicyPort", () => [
  field("protocol", STRING, "*", { default: "TCP" }),
  field("port", INTORSTRING, "*"),
  field("endPort", INT32, "*", { featureGate: "NetworkPolicyEndPort" })
], void 0, "networking");
var IPBlock = struct("v1.IPBlock", () => [
  field("cidr", STRING, "+"),
  field("except", listOf(STRING), "?")
], void 0, "networking");
var NetworkPolicyPeer = struct("v1.NetworkPolicyPeer", () => [
  field("podSelector", LabelSelector, "*"),
  field("namespaceSelector", LabelSelector, "*"),
  field("ipBlock", IPBlock, "*")
], void 0, "networking");

// dist/generated/networking/v1/validators.js
import { Guard } from "kindwright/generated-code";
import { fitting } from "kindwright/generated-code";
var External = [fitting("dns-subdomain"), fitting("path-segment"), fitting("path-segment"), fitting("dns-label")];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_12(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ingressClassName === void 0 || (!("ingressClassName" in value) || (typeof value.ingressClassName === "string" || value.ingressClassName === null))) && (value.defaultBackend === void 0 || (!("defaultBackend" in value) || (check_4(value.defaultBackend) || value.defaultBackend === null))) && (value.tls === void 0 || (!("tls" in value) || (Array.isArray(value.tls) && value.tls.every((unique_0, index) => check_8(unique_0)) || value.tls === null))) && (value.rules === void 0 || (!("rules" in value) || (Array.isArray(value.rules) && value.rules.every((unique_2, index) => check_9(unique_2)) || value.rules === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.service === void 0 || (!("service" in value) || (check_5(value.service) || value.service === null))) && (value.resource === void 0 || (!("resource" in value) || (check_7(value.resource) || value.resource === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.port === void 0 || (!("port" in value) || (check_6(value.port) || value.port === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.number === void 0 || (!("number" in value) || (Number.isInteger(value.number) || value.number === null)))));
var check_7 = (value) => checkTypedLocalObjectReference(value);
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.hosts === void 0 || (!("hosts" in value) || (Array.isArray(value.hosts) && value.hosts.every((unique_1, index) => typeof unique_1 === "string") || value.hosts === null))) && (value.secretName === void 0 || (!("secretName" in value) || (typeof value.secretName === "string" || value.secretName === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.host === void 0 || (!("host" in value) || (typeof value.host === "string" || value.host === null))) && (value.http === void 0 || (!("http" in value) || (check_10(value.http) || value.http === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.paths === void 0 || (!("paths" in value) || (Array.isArray(value.paths) && value.paths.every((unique_3, index) => check_11(unique_3)) || value.paths === null))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.pathType === void 0 || (!("pathType" in value) || (typeof value.pathType === "string" || value.pathType === null))) && (value.backend === void 0 || (!("backend" in value) || (check_4(value.backend) || value.backend === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.loadBalancer === void 0 || (!("loadBalancer" in value) || (check_13(value.loadBalancer) || value.loadBalancer === null))));
var check_13 = (value) => checkLoadBalancerStatus(value);
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_15(value.spec) || value.spec === null)))));
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.controller === void 0 || (!("controller" in value) || (typeof value.controller === "string" && ((value.controller.length >= 2 || value.controller.length >= 1 && Guard.CodePointCount(value.controller) >= 1) && (value.controller.length <= 250 || value.controller.length <= 500 && Guard.CodePointCount(value.controller) <= 250)) || value.controller === null))) && (value.parameters === void 0 || (!("parameters" in value) || (check_16(value.parameters) || value.parameters === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.apiGroup === void 0 || (!("apiGroup" in value) || (typeof value.apiGroup === "string" && External[0](value.apiGroup) || value.apiGroup === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" && ((value.kind.length >= 2 || value.kind.length >= 1 && Guard.CodePointCount(value.kind) >= 1) && External[1](value.kind)) || value.kind === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" && ((value.name.length >= 2 || value.name.length >= 1 && Guard.CodePointCount(value.name) >= 1) && External[2](value.name)) || value.name === null))) && (value.scope === void 0 || (!("scope" in value) || (value.scope === "Cluster" || value.scope === "Namespace" || value.scope === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" && External[3](value.namespace) || value.namespace === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_18(value.spec) || value.spec === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.podSelector === void 0 || (!("podSelector" in value) || (check_19(value.podSelector) || value.podSelector === null))) && (value.ingress === void 0 || (!("ingress" in value) || (Array.isArray(value.ingress) && value.ingress.every((unique_4, index) => check_20(unique_4)) || value.ingress === null))) && (value.egress === void 0 || (!("egress" in value) || (Array.isArray(value.egress) && value.egress.every((unique_8, index) => check_24(unique_8)) || value.egress === null))) && (value.policyTypes === void 0 || (!("policyTypes" in value) || (Array.isArray(value.policyTypes) && value.policyTypes.every((unique_11, index) => unique_11 === "Ingress" || unique_11 === "Egress") || value.policyTypes === null)))));
var check_19 = (value) => checkLabelSelector(value);
var check_20 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_5, index) => check_21(unique_5)) || value.ports === null))) && (value.from === void 0 || (!("from" in value) || (Array.isArray(value.from) && value.from.every((unique_6, index) => check_22(unique_6)) || value.from === null)))));
var check_21 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.protocol === void 0 || (!("protocol" in value) || (value.protocol === "TCP" || value.protocol === "UDP" || value.protocol === "SCTP" || value.protocol === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || typeof value.port === "string" || value.port === null))) && (value.endPort === void 0 || (!("endPort" in value) || (Number.isInteger(value.endPort) && (!(Number.isFinite(value.endPort) || typeof value.endPort === "bigint") || value.endPort >= 1 && value.endPort <= 65535) || value.endPort === null)))));
var check_22 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.podSelector === void 0 || (!("podSelector" in value) || (check_19(value.podSelector) || value.podSelector === null))) && (value.namespaceSelector === void 0 || (!("namespaceSelector" in value) || (check_19(value.namespaceSelector) || value.namespaceSelector === null))) && (value.ipBlock === void 0 || (!("ipBlock" in value) || (check_23(value.ipBlock) || value.ipBlock === null)))));
var check_23 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.cidr === void 0 || (!("cidr" in value) || (typeof value.cidr === "string" && (value.cidr.length >= 2 || value.cidr.length >= 1 && Guard.CodePointCount(value.cidr) >= 1) || value.cidr === null))) && (value.except === void 0 || (!("except" in value) || (Array.isArray(value.except) && value.except.every((unique_7, index) => typeof unique_7 === "string") || value.except === null)))));
var check_24 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_9, index) => check_21(unique_9)) || value.ports === null))) && (value.to === void 0 || (!("to" in value) || (Array.isArray(value.to) && value.to.every((unique_10, index) => check_22(unique_10)) || value.to === null)))));
var checkIngress = check_1;
var checkIngressClass = check_14;
var checkNetworkPolicy = check_17;

// dist/generated/networking/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var Ingress2 = {
  structure: Ingress,
  applyDefaults: () => void 0,
  check: checkIngress,
  schema: async () => (await import("./chunk-RPDW6RSQ.js")).Ingress,
  ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-P7F3I777.js")).Ingress
};
var IngressClass2 = {
  structure: IngressClass,
  applyDefaults: defaultIngressClass,
  check: checkIngressClass,
  rules: async () => (await import("./chunk-OUXF66CS.js")).IngressClass,
  schema: async () => (await import("./chunk-RPDW6RSQ.js")).IngressClass,
  ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-P7F3I777.js")).IngressClass
};
var NetworkPolicy2 = {
  structure: NetworkPolicy,
  applyDefaults: defaultNetworkPolicy,
  check: checkNetworkPolicy,
  rules: async () => (await import("./chunk-OUXF66CS.js")).NetworkPolicy,
  schema: async () => (await import("./chunk-RPDW6RSQ.js")).NetworkPolicy,
  ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-P7F3I777.js")).NetworkPolicy
};
export {
  Ingress2 as Ingress,
  IngressClass2 as IngressClass,
  NetworkPolicy2 as NetworkPolicy
};
