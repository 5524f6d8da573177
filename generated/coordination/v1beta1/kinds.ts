// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of coordination.k8s.io/v1beta1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A claim that must be renewed to stay valid; used for leader election and as a sign of life of nodes. Deprecated since 1.19 and removed in 1.22; use coordination.k8s.io/v1. */
export const Lease: GeneratedCode = {
      structure: structures.Lease,
      applyDefaults: () => undefined,
      check: validators.checkLease,
      schema: async () => (await import('./schemas.js')).Lease,
      ...renamed("coordination.k8s.io/v1beta1", "coordination.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).Lease,
    };
/** A candidate for holding a lease. Deprecated since 1.36 and removed in 1.39. */
export const LeaseCandidate: GeneratedCode = {
      structure: structures.LeaseCandidate,
      applyDefaults: () => undefined,
      check: validators.checkLeaseCandidate,
      rules: async () => (await import('./rules.js')).LeaseCandidate,
      schema: async () => (await import('./schemas.js')).LeaseCandidate,
      ...renamed("coordination.k8s.io/v1beta1", "coordination.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).LeaseCandidate,
    };
