// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of networking.k8s.io/v1beta1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, INTORSTRING, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const IPAddress: StructStructure = struct("v1beta1.IPAddress", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IPAddressSpec, "?"),
    ], undefined, "networking", true);
export const IPAddressSpec: StructStructure = struct("v1beta1.IPAddressSpec", () => [
      field("parentRef", ParentReference, "*"),
    ], undefined, "networking");
export const ParentReference: StructStructure = struct("v1beta1.ParentReference", () => [
      field("group", STRING, "?"),
      field("resource", STRING, "?"),
      field("namespace", STRING, "?"),
      field("name", STRING, "?"),
    ], undefined, "networking");
export const Ingress: StructStructure = struct("v1beta1.Ingress", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IngressSpec, "?"),
      field("status", IngressStatus, "?"),
    ], undefined, "networking", true);
export const IngressSpec: StructStructure = struct("v1beta1.IngressSpec", () => [
      field("ingressClassName", STRING, "*"),
      field("backend", IngressBackend, "*"),
      field("tls", listOf(IngressTLS), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("rules", listOf(IngressRule), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "networking", true);
export const IngressTLS: StructStructure = struct("v1beta1.IngressTLS", () => [
      field("hosts", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("secretName", STRING, "?"),
    ], undefined, "networking", true);
export const IngressStatus: StructStructure = struct("v1beta1.IngressStatus", () => [
      field("loadBalancer", coreV1.LoadBalancerStatus, "?", { changes: { "1.26": { type: IngressLoadBalancerStatus } } }),
    ], undefined, "networking", true);
export const IngressRule: StructStructure = struct("v1beta1.IngressRule", () => [
      field("host", STRING, "?"),
      field("http", HTTPIngressRuleValue, "*"),
    ], undefined, "networking", true);
export const HTTPIngressRuleValue: StructStructure = struct("v1beta1.HTTPIngressRuleValue", () => [
      field("paths", listOf(HTTPIngressPath), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "networking", true);
export const HTTPIngressPath: StructStructure = struct("v1beta1.HTTPIngressPath", () => [
      field("path", STRING, "?"),
      field("pathType", STRING, "*", { default: "ImplementationSpecific" }),
      field("backend", IngressBackend, "+"),
    ], undefined, "networking", true);
export const IngressBackend: StructStructure = struct("v1beta1.IngressBackend", () => [
      field("serviceName", STRING, "?"),
      field("servicePort", INTORSTRING, "?"),
      field("resource", coreV1.TypedLocalObjectReference, "*"),
    ], undefined, "networking", true);
export const IngressLoadBalancerStatus: StructStructure = struct("v1beta1.IngressLoadBalancerStatus", () => [
      field("ingress", listOf(IngressLoadBalancerIngress), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "networking", true);
export const IngressLoadBalancerIngress: StructStructure = struct("v1beta1.IngressLoadBalancerIngress", () => [
      field("ip", STRING, "?"),
      field("hostname", STRING, "?"),
      field("ports", listOf(IngressPortStatus), "?", { listType: "atomic" }),
    ], undefined, "networking", true);
export const IngressPortStatus: StructStructure = struct("v1beta1.IngressPortStatus", () => [
      field("port", INT32, "+"),
      field("protocol", STRING, "+"),
      field("error", STRING, "*"),
    ], undefined, "networking", true);
export const IngressClass: StructStructure = struct("v1beta1.IngressClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IngressClassSpec, "?"),
    ], undefined, "networking", true);
export const IngressClassSpec: StructStructure = struct("v1beta1.IngressClassSpec", () => [
      field("controller", STRING, "?"),
      field("parameters", IngressClassParametersReference, "*"),
    ], undefined, "networking", true);
export const IngressClassParametersReference: StructStructure = struct("v1beta1.IngressClassParametersReference", () => [
      field("apiGroup", STRING, "*"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("scope", STRING, "!", { featureGate: "IngressClassNamespacedParams", gateOff: null }),
      field("namespace", STRING, "*", { featureGate: "IngressClassNamespacedParams" }),
    ], undefined, "networking", true);
export const ServiceCIDR: StructStructure = struct("v1beta1.ServiceCIDR", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ServiceCIDRSpec, "?"),
      field("status", ServiceCIDRStatus, "?"),
    ], undefined, "networking", true);
export const ServiceCIDRSpec: StructStructure = struct("v1beta1.ServiceCIDRSpec", () => [
      field("cidrs", listOf(STRING), "?", { listType: "atomic" }),
    ], undefined, "networking");
export const ServiceCIDRStatus: StructStructure = struct("v1beta1.ServiceCIDRStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "networking");
