// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of networking.k8s.io/v1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, INTORSTRING, STRING, field, listOf, struct } from "../../../runtime/model/structure.js";
import type { StructStructure } from "../../../runtime/model/structure.js";
export const Ingress: StructStructure = struct("v1.Ingress", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IngressSpec, "?"),
      field("status", IngressStatus, "?"),
    ]);
export const IngressList: StructStructure = struct("v1.IngressList", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ListMeta, "?"),
      field("items", listOf(Ingress), "+"),
    ]);
export const IngressSpec: StructStructure = struct("v1.IngressSpec", () => [
      field("ingressClassName", STRING, "*"),
      field("defaultBackend", IngressBackend, "*"),
      field("tls", listOf(IngressTLS), "?", { listType: "atomic" }),
      field("rules", listOf(IngressRule), "?", { listType: "atomic" }),
    ]);
export const IngressTLS: StructStructure = struct("v1.IngressTLS", () => [
      field("hosts", listOf(STRING), "?", { listType: "atomic" }),
      field("secretName", STRING, "?"),
    ]);
export const IngressStatus: StructStructure = struct("v1.IngressStatus", () => [
      field("loadBalancer", coreV1.LoadBalancerStatus, "?"),
    ]);
export const IngressRule: StructStructure = struct("v1.IngressRule", () => [
      field("host", STRING, "?"),
      field("http", HTTPIngressRuleValue, "*"),
    ]);
export const IngressRuleValue: StructStructure = struct("v1.IngressRuleValue", () => [
      field("http", HTTPIngressRuleValue, "*"),
    ]);
export const HTTPIngressRuleValue: StructStructure = struct("v1.HTTPIngressRuleValue", () => [
      field("paths", listOf(HTTPIngressPath), "+", { listType: "atomic" }),
    ]);
export const HTTPIngressPath: StructStructure = struct("v1.HTTPIngressPath", () => [
      field("path", STRING, "?"),
      field("pathType", STRING, "*"),
      field("backend", IngressBackend, "+"),
    ]);
export const IngressBackend: StructStructure = struct("v1.IngressBackend", () => [
      field("service", IngressServiceBackend, "*"),
      field("resource", coreV1.TypedLocalObjectReference, "*"),
    ]);
export const IngressServiceBackend: StructStructure = struct("v1.IngressServiceBackend", () => [
      field("name", STRING, "+"),
      field("port", ServiceBackendPort, "?"),
    ]);
export const ServiceBackendPort: StructStructure = struct("v1.ServiceBackendPort", () => [
      field("name", STRING, "?"),
      field("number", INT32, "?"),
    ]);
export const IngressClass: StructStructure = struct("v1.IngressClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IngressClassSpec, "?"),
    ]);
export const IngressClassList: StructStructure = struct("v1.IngressClassList", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ListMeta, "?"),
      field("items", listOf(IngressClass), "+"),
    ]);
export const IngressClassSpec: StructStructure = struct("v1.IngressClassSpec", () => [
      field("controller", STRING, "?"),
      field("parameters", IngressClassParametersReference, "*"),
    ]);
export const IngressClassParametersReference: StructStructure = struct("v1.IngressClassParametersReference", () => [
      field("apiGroup", STRING, "*"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("scope", STRING, "!", { featureGate: "IngressClassNamespacedParams" }),
      field("namespace", STRING, "*", { featureGate: "IngressClassNamespacedParams" }),
    ]);
export const NetworkPolicy: StructStructure = struct("v1.NetworkPolicy", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", NetworkPolicySpec, "?"),
    ]);
export const NetworkPolicyList: StructStructure = struct("v1.NetworkPolicyList", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ListMeta, "?"),
      field("items", listOf(NetworkPolicy), "+"),
    ]);
export const NetworkPolicySpec: StructStructure = struct("v1.NetworkPolicySpec", () => [
      field("podSelector", metaV1.LabelSelector, "+"),
      field("ingress", listOf(NetworkPolicyIngressRule), "?"),
      field("egress", listOf(NetworkPolicyEgressRule), "?"),
      field("policyTypes", listOf(STRING), "?"),
    ]);
export const NetworkPolicyIngressRule: StructStructure = struct("v1.NetworkPolicyIngressRule", () => [
      field("ports", listOf(NetworkPolicyPort), "?"),
      field("from", listOf(NetworkPolicyPeer), "?"),
    ]);
export const NetworkPolicyEgressRule: StructStructure = struct("v1.NetworkPolicyEgressRule", () => [
      field("ports", listOf(NetworkPolicyPort), "?"),
      field("to", listOf(NetworkPolicyPeer), "?"),
    ]);
export const NetworkPolicyPort: StructStructure = struct("v1.NetworkPolicyPort", () => [
      field("protocol", STRING, "*", { default: "TCP" }),
      field("port", INTORSTRING, "*"),
      field("endPort", INT32, "*"),
    ]);
export const IPBlock: StructStructure = struct("v1.IPBlock", () => [
      field("cidr", STRING, "+"),
      field("except", listOf(STRING), "?"),
    ]);
export const NetworkPolicyPeer: StructStructure = struct("v1.NetworkPolicyPeer", () => [
      field("podSelector", metaV1.LabelSelector, "*"),
      field("namespaceSelector", metaV1.LabelSelector, "*"),
      field("ipBlock", IPBlock, "*"),
    ]);
