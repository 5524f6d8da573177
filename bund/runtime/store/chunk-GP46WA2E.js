import {
  LoadBalancerStatus,
  TypedLocalObjectReference,
  checkLoadBalancerStatus,
  checkTypedLocalObjectReference
} from "./chunk-RWTCUW7N.js";
import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/networking/v1beta1/conversions.js
import { eachItem, one } from "kindwright/generated-code";
var IngressMapping = {
  inner: { spec: one(() => IngressSpecMapping) }
};
var IngressSpecMapping = {
  renamed: [["backend", "defaultBackend"]],
  inner: { backend: one(() => IngressBackendMapping), rules: eachItem(() => IngressRuleMapping) }
};
var IngressBackendMapping = {
  renamed: [["serviceName", "service.name"]],
  derivedHere: ["servicePort"]
};
var IngressRuleMapping = {
  inner: { http: one(() => HTTPIngressRuleValueMapping) }
};
var HTTPIngressRuleValueMapping = {
  inner: { paths: eachItem(() => HTTPIngressPathMapping) }
};
var HTTPIngressPathMapping = {
  inner: { backend: one(() => IngressBackendMapping) }
};

// dist/generated/networking/v1beta1/defaults.js
import { each, eachMade, items } from "kindwright/generated-code";
function defaultIngress(v, functions) {
  eachMade(v, "spec", defaultIngressSpec, functions);
}
function defaultIngressSpec(v, functions) {
  each(v, "rules", items(defaultIngressRule), functions);
}
function defaultIngressRule(v, functions) {
  each(v, "http", defaultHTTPIngressRuleValue, functions);
}
function defaultHTTPIngressRuleValue(v, functions) {
  each(v, "paths", items(defaultHTTPIngressPath), functions);
}
function defaultHTTPIngressPath(v) {
  v.pathType ??= "ImplementationSpecific";
}
function defaultIngressClass(v, functions) {
  eachMade(v, "spec", defaultIngressClassSpec, functions);
}
function defaultIngressClassSpec(v, functions) {
  each(v, "parameters", defaultIngressClassParametersReference, functions);
}
function defaultIngressClassParametersReference(v) {
  v.scope ??= "Cluster";
}

// dist/generated/networking/v1beta1/structures.js
import { INTORSTRING, STRING, field, listOf, struct } from "kindwright/generated-code";
var Ingress = struct("v1beta1.Ingress", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", IngressSpec, "?"),
  field("status", IngressStatus, "?")
], void 0, "networking");
var IngressSpec = struct("v1beta1.IngressSpec", () => [
  field("ingressClassName", STRING, "*"),
  field("backend", IngressBackend, "*"),
  field("tls", listOf(IngressTLS), "?"),
  field("rules", listOf(IngressRule), "?")
], void 0, "networking");
var IngressTLS = struct("v1beta1.IngressTLS", () => [
  field("hosts", listOf(STRING), "?"),
  field("secretName", STRING, "?")
], void 0, "networking");
var IngressStatus = struct("v1beta1.IngressStatus", () => [
  field("loadBalancer", LoadBalancerStatus, "?")
], void 0, "networking");
var IngressRule = struct("v1beta1.IngressRule", () => [
  field("host", STRING, "?"),
  field("http", HTTPIngressRuleValue, "*")
], void 0, "networking");
var HTTPIngressRuleValue = struct("v1beta1.HTTPIngressRuleValue", () => [
  field("paths", listOf(HTTPIngressPath), "+")
], void 0, "networking");
var HTTPIngressPath = struct("v1beta1.HTTPIngressPath", () => [
  field("path", STRING, "?"),
  field("pathType", STRING, "*", { default: "ImplementationSpecific" }),
  field("backend", IngressBackend, "+")
], void 0, "networking");
var IngressBackend = struct("v1beta1.IngressBackend", () => [
  field("serviceName", STRING, "?"),
  field("servicePort", INTORSTRING, "?"),
  field("resource", TypedLocalObjectReference, "*")
], void 0, "networking");
var IngressClass = struct("v1beta1.IngressClass", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", IngressClassSpec, "?")
], void 0, "networking");
var IngressClassSpec = struct("v1beta1.IngressClassSpec", () => [
  field("controller", STRING, "?"),
  field("parameters", IngressClassParametersReference, "*")
], void 0, "networking");
var IngressClassParametersReference = struct("v1beta1.IngressClassParametersReference", () => [
  field("apiGroup", STRING, "*"),
  field("kind", STRING, "+"),
  field("name", STRING, "+"),
  field("scope", STRING, "!", { default: "Cluster", featureGate: "IngressClassNamespacedParams", gateOff: null }),
  field("namespace", STRING, "*", { featureGate: "IngressClassNamespacedParams" })
], void 0, "networking");

// dist/generated/networking/v1beta1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_10(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ingressClassName === void 0 || (!("ingressClassName" in value) || (typeof value.ingressClassName === "string" || value.ingressClassName === null))) && (value.backend === void 0 || (!("backend" in value) || (check_4(value.backend) || value.backend === null))) && (value.tls === void 0 || (!("tls" in value) || (Array.isArray(value.tls) && value.tls.every((unique_0, index) => check_6(unique_0)) || value.tls === null))) && (value.rules === void 0 || (!("rules" in value) || (Array.isArray(value.rules) && value.rules.every((unique_2, index) => check_7(unique_2)) || value.rules === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.serviceName === void 0 || (!("serviceName" in value) || (typeof value.serviceName === "string" || value.serviceName === null))) && (value.servicePort === void 0 || (!("servicePort" in value) || (Number.isInteger(value.servicePort) || typeof value.servicePort === "string" || value.servicePort === null))) && (value.resource === void 0 || (!("resource" in value) || (check_5(value.resource) || value.resource === null)))));
var check_5 = (value) => checkTypedLocalObjectReference(value);
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.hosts === void 0 || (!("hosts" in value) || (Array.isArray(value.hosts) && value.hosts.every((unique_1, index) => typeof unique_1 === "string") || value.hosts === null))) && (value.secretName === void 0 || (!("secretName" in value) || (typeof value.secretName === "string" || value.secretName === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.host === void 0 || (!("host" in value) || (typeof value.host === "string" || value.host === null))) && (value.http === void 0 || (!("http" in value) || (check_8(value.http) || value.http === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.paths === void 0 || (!("paths" in value) || (Array.isArray(value.paths) && value.paths.every((unique_3, index) => check_9(unique_3)) || value.paths === null))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.pathType === void 0 || (!("pathType" in value) || (typeof value.pathType === "string" || value.pathType === null))) && (value.backend === void 0 || (!("backend" in value) || (check_4(value.backend) || value.backend === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.loadBalancer === void 0 || (!("loadBalancer" in value) || (check_11(value.loadBalancer) || value.loadBalancer === null))));
var check_11 = (value) => checkLoadBalancerStatus(value);
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_13(value.spec) || value.spec === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.controller === void 0 || (!("controller" in value) || (typeof value.controller === "string" || value.controller === null))) && (value.parameters === void 0 || (!("parameters" in value) || (check_14(value.parameters) || value.parameters === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.apiGroup === void 0 || (!("apiGroup" in value) || (typeof value.apiGroup === "string" || value.apiGroup === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.scope === void 0 || (!("scope" in value) || (typeof value.scope === "string" || value.scope === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null)))));
var checkIngress = check_1;
var checkIngressClass = check_12;

// dist/generated/networking/v1beta1/kinds.js
import { converter, renamed } from "kindwright/generated-code";
var Ingress2 = {
  structure: Ingress,
  applyDefaults: defaultIngress,
  check: checkIngress,
  schema: async () => (await import("./chunk-SVNQ4TFS.js")).Ingress,
  ...converter({ here: "networking.k8s.io/v1beta1", hub: "networking.k8s.io/v1", mapping: IngressMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "ingressToHub", finishFromHub: "ingressFromHub" }),
  protobuf: async () => (await import("./chunk-JXJI24MW.js")).Ingress
};
var IngressClass2 = {
  structure: IngressClass,
  applyDefaults: defaultIngressClass,
  check: checkIngressClass,
  schema: async () => (await import("./chunk-SVNQ4TFS.js")).IngressClass,
  ...renamed("networking.k8s.io/v1beta1", "networking.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-JXJI24MW.js")).IngressClass
};
export {
  Ingress2 as Ingress,
  IngressClass2 as IngressClass
};
