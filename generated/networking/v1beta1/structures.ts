// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of networking.k8s.io/v1beta1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { INTORSTRING, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Ingress: StructStructure = struct("v1beta1.Ingress", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IngressSpec, "?"),
      field("status", IngressStatus, "?"),
    ], undefined, "networking");
export const IngressSpec: StructStructure = struct("v1beta1.IngressSpec", () => [
      field("ingressClassName", STRING, "*"),
      field("backend", IngressBackend, "*"),
      field("tls", listOf(IngressTLS), "?"),
      field("rules", listOf(IngressRule), "?"),
    ], undefined, "networking");
export const IngressTLS: StructStructure = struct("v1beta1.IngressTLS", () => [
      field("hosts", listOf(STRING), "?"),
      field("secretName", STRING, "?"),
    ], undefined, "networking");
export const IngressStatus: StructStructure = struct("v1beta1.IngressStatus", () => [
      field("loadBalancer", coreV1.LoadBalancerStatus, "?"),
    ], undefined, "networking");
export const IngressRule: StructStructure = struct("v1beta1.IngressRule", () => [
      field("host", STRING, "?"),
      field("http", HTTPIngressRuleValue, "*"),
    ], undefined, "networking");
export const HTTPIngressRuleValue: StructStructure = struct("v1beta1.HTTPIngressRuleValue", () => [
      field("paths", listOf(HTTPIngressPath), "+"),
    ], undefined, "networking");
export const HTTPIngressPath: StructStructure = struct("v1beta1.HTTPIngressPath", () => [
      field("path", STRING, "?"),
      field("pathType", STRING, "*", { default: "ImplementationSpecific" }),
      field("backend", IngressBackend, "+"),
    ], undefined, "networking");
export const IngressBackend: StructStructure = struct("v1beta1.IngressBackend", () => [
      field("serviceName", STRING, "?"),
      field("servicePort", INTORSTRING, "?"),
      field("resource", coreV1.TypedLocalObjectReference, "*"),
    ], undefined, "networking");
export const IngressClass: StructStructure = struct("v1beta1.IngressClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IngressClassSpec, "?"),
    ], undefined, "networking");
export const IngressClassSpec: StructStructure = struct("v1beta1.IngressClassSpec", () => [
      field("controller", STRING, "?"),
      field("parameters", IngressClassParametersReference, "*"),
    ], undefined, "networking");
export const IngressClassParametersReference: StructStructure = struct("v1beta1.IngressClassParametersReference", () => [
      field("apiGroup", STRING, "*"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("scope", STRING, "!", { featureGate: "IngressClassNamespacedParams", gateOff: null }),
      field("namespace", STRING, "*", { featureGate: "IngressClassNamespacedParams" }),
    ], undefined, "networking");
