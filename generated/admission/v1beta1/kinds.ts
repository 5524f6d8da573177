// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of admission.k8s.io/v1beta1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** The envelope the API server exchanges with an admission webhook: it sends a request and gets the same kind back with a response. Deprecated since 1.19 and removed in 1.22; use admission.k8s.io/v1. */
export const AdmissionReview: GeneratedCode = {
      structure: structures.AdmissionReview,
      applyDefaults: () => undefined,
      check: validators.checkAdmissionReview,
      schema: async () => (await import('./schemas.js')).AdmissionReview,
      ...renamed("admission.k8s.io/v1beta1", "admission.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).AdmissionReview,
    };
