// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apiserver.config.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Settings for the plugins that call admission webhooks; the v1 form of this kind is preferred. */
export const WebhookAdmission: GeneratedCode = {
      structure: structures.WebhookAdmission,
      applyDefaults: () => undefined,
      check: validators.checkWebhookAdmission,
      schema: async () => (await import('./schemas.js')).WebhookAdmission,
      ...renamed("apiserver.config.k8s.io/v1alpha1", "apiserver.config.k8s.io/v1alpha1"),
      protobuf: async () => undefined,
    };
