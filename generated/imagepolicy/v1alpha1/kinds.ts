// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of imagepolicy.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Sent to a webhook to ask whether the images of a pod may be used. */
export const ImageReview: GeneratedCode = {
      structure: structures.ImageReview,
      applyDefaults: () => undefined,
      check: validators.checkImageReview,
      schema: async () => (await import('./schemas.js')).ImageReview,
      ...renamed("imagepolicy.k8s.io/v1alpha1", "imagepolicy.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).ImageReview,
    };
