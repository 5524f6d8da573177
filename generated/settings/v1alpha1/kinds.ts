// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of settings.k8s.io/v1alpha1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Adds environment variables and volumes to new pods that fit its selector; removed after release 1.19. */
export const PodPreset: GeneratedCode = {
      structure: structures.PodPreset,
      applyDefaults: defaults.defaultPodPreset,
      check: validators.checkPodPreset,
      schema: async () => (await import('./schemas.js')).PodPreset,
      ...renamed("settings.k8s.io/v1alpha1", "settings.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).PodPreset,
    };
