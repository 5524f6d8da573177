// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of admission.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** The envelope the API server exchanges with an admission webhook: it sends a request and gets the same kind back with a response. */
export const AdmissionReview: GeneratedCode = {
      structure: structures.AdmissionReview,
      applyDefaults: () => undefined,
      check: validators.checkAdmissionReview,
      schema: async () => (await import('./schemas.js')).AdmissionReview,
      ...renamed("admission.k8s.io/v1", "admission.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).AdmissionReview,
    };
