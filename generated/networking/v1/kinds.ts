// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of networking.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "../../../runtime/model/converting.js";
import type { VersionCode } from "../../../runtime/model/definition.js";
/** - */
export const Ingress: VersionCode = {
      structure: structures.Ingress,
      applyDefaults: () => undefined,
      check: validators.checkIngress,
      schema: async () => (await import('./schemas.js')).Ingress,
      ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).Ingress,
    };
/** - */
export const IngressClass: VersionCode = {
      structure: structures.IngressClass,
      applyDefaults: () => undefined,
      check: validators.checkIngressClass,
      schema: async () => (await import('./schemas.js')).IngressClass,
      ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).IngressClass,
    };
/** - */
export const NetworkPolicy: VersionCode = {
      structure: structures.NetworkPolicy,
      applyDefaults: defaults.defaultNetworkPolicy,
      check: validators.checkNetworkPolicy,
      schema: async () => (await import('./schemas.js')).NetworkPolicy,
      ...renamed("networking.k8s.io/v1", "networking.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).NetworkPolicy,
    };
