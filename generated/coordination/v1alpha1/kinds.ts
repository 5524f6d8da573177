// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of coordination.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A candidate for holding a lease. Deprecated since 1.35 and removed in 1.38. */
export const LeaseCandidate: GeneratedCode = {
      structure: structures.LeaseCandidate,
      applyDefaults: () => undefined,
      check: validators.checkLeaseCandidate,
      schema: async () => (await import('./schemas.js')).LeaseCandidate,
      ...renamed("coordination.k8s.io/v1alpha1", "coordination.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).LeaseCandidate,
    };
