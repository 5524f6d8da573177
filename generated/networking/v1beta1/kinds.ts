// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of networking.k8s.io/v1beta1. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** An address that is taken, and by what; its name is the address in its shortest form. Deprecated since 1.34 and removed in 1.37. */
export const IPAddress: GeneratedCode = {
      structure: structures.IPAddress,
      applyDefaults: () => undefined,
      check: validators.checkIPAddress,
      schema: async () => (await import('./schemas.js')).IPAddress,
      ...renamed("networking.k8s.io/v1beta1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).IPAddress,
    };
/** Rules by which HTTP traffic from outside reaches Services inside; an ingress controller has to be running to carry them out. Deprecated since 1.19 and removed in 1.22; use networking.k8s.io/v1. */
export const Ingress: GeneratedCode = {
      structure: structures.Ingress,
      applyDefaults: defaults.defaultIngress,
      check: validators.checkIngress,
      schema: async () => (await import('./schemas.js')).Ingress,
      ...converter({ here: "networking.k8s.io/v1beta1", hub: "networking.k8s.io/v1", mapping: conversions.IngressMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "ingressToHub", finishFromHub: "ingressFromHub" }),
      protobuf: async () => (await import('./codecs.js')).Ingress,
    };
/** Names a kind of ingress controller that Ingresses can choose; an annotation can make it the default one. Deprecated since 1.19 and removed in 1.22; use networking.k8s.io/v1. */
export const IngressClass: GeneratedCode = {
      structure: structures.IngressClass,
      applyDefaults: () => undefined,
      check: validators.checkIngressClass,
      schema: async () => (await import('./schemas.js')).IngressClass,
      ...renamed("networking.k8s.io/v1beta1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).IngressClass,
    };
/** Ranges from which services get their addresses. Deprecated since 1.34 and removed in 1.37. */
export const ServiceCIDR: GeneratedCode = {
      structure: structures.ServiceCIDR,
      applyDefaults: () => undefined,
      check: validators.checkServiceCIDR,
      schema: async () => (await import('./schemas.js')).ServiceCIDR,
      ...renamed("networking.k8s.io/v1beta1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ServiceCIDR,
    };
