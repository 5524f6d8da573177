// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of networking.k8s.io/v1alpha1. */

import * as conversions from "./conversions.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A range of addresses from which pods of some nodes get theirs. Deprecated since 1.28 and removed in 1.29. */
export const ClusterCIDR: GeneratedCode = {
      structure: structures.ClusterCIDR,
      applyDefaults: () => undefined,
      check: validators.checkClusterCIDR,
      rules: async () => (await import('./rules.js')).ClusterCIDR,
      schema: async () => (await import('./schemas.js')).ClusterCIDR,
      ...renamed("networking.k8s.io/v1alpha1", "networking.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).ClusterCIDR,
    };
/** An address that is taken, and by what; its name is the address in its shortest form. Deprecated since 1.30 and removed in 1.31. */
export const IPAddress: GeneratedCode = {
      structure: structures.IPAddress,
      applyDefaults: () => undefined,
      check: validators.checkIPAddress,
      schema: async () => (await import('./schemas.js')).IPAddress,
      ...converter({ here: "networking.k8s.io/v1alpha1", hub: "networking.k8s.io/v1", mapping: conversions.IPAddressMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).IPAddress,
    };
/** Ranges from which services get their addresses. Deprecated since 1.30 and removed in 1.31. */
export const ServiceCIDR: GeneratedCode = {
      structure: structures.ServiceCIDR,
      applyDefaults: () => undefined,
      check: validators.checkServiceCIDR,
      schema: async () => (await import('./schemas.js')).ServiceCIDR,
      ...renamed("networking.k8s.io/v1alpha1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ServiceCIDR,
    };
