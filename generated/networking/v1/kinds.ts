// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of networking.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** An address that is taken, and by what; its name is the address in its shortest form. */
export const IPAddress: GeneratedCode = {
      structure: structures.IPAddress,
      applyDefaults: () => undefined,
      check: validators.checkIPAddress,
      schema: async () => (await import('./schemas.js')).IPAddress,
      ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).IPAddress,
    };
/** Rules by which HTTP traffic from outside reaches Services inside; an ingress controller has to be running to carry them out. */
export const Ingress: GeneratedCode = {
      structure: structures.Ingress,
      applyDefaults: () => undefined,
      check: validators.checkIngress,
      schema: async () => (await import('./schemas.js')).Ingress,
      ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).Ingress,
    };
/** Names a kind of ingress controller that Ingresses can choose; an annotation can make it the default one. */
export const IngressClass: GeneratedCode = {
      structure: structures.IngressClass,
      applyDefaults: () => undefined,
      check: validators.checkIngressClass,
      rules: async () => (await import('./rules.js')).IngressClass,
      schema: async () => (await import('./schemas.js')).IngressClass,
      ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).IngressClass,
    };
/** Limits which network traffic the selected pods may receive or send; it works only if the network plugin enforces it. */
export const NetworkPolicy: GeneratedCode = {
      structure: structures.NetworkPolicy,
      applyDefaults: defaults.defaultNetworkPolicy,
      check: validators.checkNetworkPolicy,
      rules: async () => (await import('./rules.js')).NetworkPolicy,
      schema: async () => (await import('./schemas.js')).NetworkPolicy,
      ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).NetworkPolicy,
    };
/** Ranges from which services get their addresses. */
export const ServiceCIDR: GeneratedCode = {
      structure: structures.ServiceCIDR,
      applyDefaults: () => undefined,
      check: validators.checkServiceCIDR,
      schema: async () => (await import('./schemas.js')).ServiceCIDR,
      ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ServiceCIDR,
    };
