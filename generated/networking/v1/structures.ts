// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of networking.k8s.io/v1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, INTORSTRING, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const IPAddress: StructStructure = struct("v1.IPAddress", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IPAddressSpec, "?"),
    ], undefined, "networking", true);
export const IPAddressSpec: StructStructure = struct("v1.IPAddressSpec", () => [
      field("parentRef", ParentReference, "*"),
    ], undefined, "networking");
export const ParentReference: StructStructure = struct("v1.ParentReference", () => [
      field("group", STRING, "?"),
      field("resource", STRING, "?"),
      field("namespace", STRING, "?"),
      field("name", STRING, "?"),
    ], undefined, "networking");
export const Ingress: StructStructure = struct("v1.Ingress", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IngressSpec, "?"),
      field("status", IngressStatus, "?"),
    ], undefined, "networking", true);
export const IngressSpec: StructStructure = struct("v1.IngressSpec", () => [
      field("ingressClassName", STRING, "*"),
      field("defaultBackend", IngressBackend, "*"),
      field("tls", listOf(IngressTLS), "?", { listType: "atomic" }),
      field("rules", listOf(IngressRule), "?", { listType: "atomic" }),
    ], undefined, "networking", true);
export const IngressTLS: StructStructure = struct("v1.IngressTLS", () => [
      field("hosts", listOf(STRING), "?", { listType: "atomic" }),
      field("secretName", STRING, "?"),
    ], undefined, "networking");
export const IngressStatus: StructStructure = struct("v1.IngressStatus", () => [
      field("loadBalancer", coreV1.LoadBalancerStatus, "?", { changes: { "1.26": { type: IngressLoadBalancerStatus } } }),
    ], undefined, "networking", true);
export const IngressRule: StructStructure = struct("v1.IngressRule", () => [
      field("host", STRING, "?"),
      field("http", HTTPIngressRuleValue, "*"),
    ], undefined, "networking", true);
export const HTTPIngressRuleValue: StructStructure = struct("v1.HTTPIngressRuleValue", () => [
      field("paths", listOf(HTTPIngressPath), "+", { listType: "atomic" }),
    ], undefined, "networking", true);
export const HTTPIngressPath: StructStructure = struct("v1.HTTPIngressPath", () => [
      field("path", STRING, "?"),
      field("pathType", STRING, "*"),
      field("backend", IngressBackend, "+"),
    ], undefined, "networking", true);
export const IngressBackend: StructStructure = struct("v1.IngressBackend", () => [
      field("service", IngressServiceBackend, "*"),
      field("resource", coreV1.TypedLocalObjectReference, "*"),
    ], undefined, "networking", true);
export const IngressServiceBackend: StructStructure = struct("v1.IngressServiceBackend", () => [
      field("name", STRING, "+"),
      field("port", ServiceBackendPort, "?"),
    ], undefined, "networking", true);
export const ServiceBackendPort: StructStructure = struct("v1.ServiceBackendPort", () => [
      field("name", STRING, "?"),
      field("number", INT32, "?"),
    ], {"1.31":"atomic"}, "networking", true);
export const IngressLoadBalancerStatus: StructStructure = struct("v1.IngressLoadBalancerStatus", () => [
      field("ingress", listOf(IngressLoadBalancerIngress), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "networking", true);
export const IngressLoadBalancerIngress: StructStructure = struct("v1.IngressLoadBalancerIngress", () => [
      field("ip", STRING, "?"),
      field("hostname", STRING, "?"),
      field("ports", listOf(IngressPortStatus), "?", { listType: "atomic" }),
    ], undefined, "networking", true);
export const IngressPortStatus: StructStructure = struct("v1.IngressPortStatus", () => [
      field("port", INT32, "+"),
      field("protocol", STRING, "+"),
      field("error", STRING, "*"),
    ], undefined, "networking", true);
export const IngressClass: StructStructure = struct("v1.IngressClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IngressClassSpec, "?"),
    ], undefined, "networking", true);
export const IngressClassSpec: StructStructure = struct("v1.IngressClassSpec", () => [
      field("controller", STRING, "?"),
      field("parameters", IngressClassParametersReference, "*"),
    ], undefined, "networking");
export const IngressClassParametersReference: StructStructure = struct("v1.IngressClassParametersReference", () => [
      field("apiGroup", STRING, "*"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("scope", STRING, "!", { featureGate: "IngressClassNamespacedParams", gateOff: null }),
      field("namespace", STRING, "*", { featureGate: "IngressClassNamespacedParams" }),
    ], undefined, "networking");
export const NetworkPolicy: StructStructure = struct("v1.NetworkPolicy", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", NetworkPolicySpec, "?"),
      field("status", NetworkPolicyStatus, "?", { since: "1.24", until: "1.27" }),
    ], undefined, "networking", true);
export const NetworkPolicySpec: StructStructure = struct("v1.NetworkPolicySpec", () => [
      field("podSelector", metaV1.LabelSelector, "+"),
      field("ingress", listOf(NetworkPolicyIngressRule), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("egress", listOf(NetworkPolicyEgressRule), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("policyTypes", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "networking", true);
export const NetworkPolicyIngressRule: StructStructure = struct("v1.NetworkPolicyIngressRule", () => [
      field("ports", listOf(NetworkPolicyPort), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("from", listOf(NetworkPolicyPeer), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "networking", true);
export const NetworkPolicyEgressRule: StructStructure = struct("v1.NetworkPolicyEgressRule", () => [
      field("ports", listOf(NetworkPolicyPort), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("to", listOf(NetworkPolicyPeer), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "networking", true);
export const NetworkPolicyPort: StructStructure = struct("v1.NetworkPolicyPort", () => [
      field("protocol", STRING, "*", { default: "TCP" }),
      field("port", INTORSTRING, "*"),
      field("endPort", INT32, "*", { featureGate: "NetworkPolicyEndPort" }),
    ], undefined, "networking", true);
export const IPBlock: StructStructure = struct("v1.IPBlock", () => [
      field("cidr", STRING, "+"),
      field("except", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "networking", true);
export const NetworkPolicyPeer: StructStructure = struct("v1.NetworkPolicyPeer", () => [
      field("podSelector", metaV1.LabelSelector, "*"),
      field("namespaceSelector", metaV1.LabelSelector, "*"),
      field("ipBlock", IPBlock, "*"),
    ], undefined, "networking", true);
export const NetworkPolicyStatus: StructStructure = struct("v1.NetworkPolicyStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type", featureGate: "NetworkPolicyStatus" }),
    ], undefined, "networking");
export const ServiceCIDR: StructStructure = struct("v1.ServiceCIDR", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ServiceCIDRSpec, "?"),
      field("status", ServiceCIDRStatus, "?"),
    ], undefined, "networking", true);
export const ServiceCIDRSpec: StructStructure = struct("v1.ServiceCIDRSpec", () => [
      field("cidrs", listOf(STRING), "?", { listType: "atomic" }),
    ], undefined, "networking");
export const ServiceCIDRStatus: StructStructure = struct("v1.ServiceCIDRStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "networking");
