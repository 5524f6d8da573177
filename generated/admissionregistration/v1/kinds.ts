// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of admissionregistration.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Registers webhooks that may change objects as well as refuse requests, before validation takes place. */
export const MutatingWebhookConfiguration: GeneratedCode = {
      structure: structures.MutatingWebhookConfiguration,
      applyDefaults: defaults.defaultMutatingWebhookConfiguration,
      check: validators.checkMutatingWebhookConfiguration,
      schema: async () => (await import('./schemas.js')).MutatingWebhookConfiguration,
      ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).MutatingWebhookConfiguration,
    };
/** Registers webhooks that may accept or refuse requests but not change them. */
export const ValidatingWebhookConfiguration: GeneratedCode = {
      structure: structures.ValidatingWebhookConfiguration,
      applyDefaults: defaults.defaultValidatingWebhookConfiguration,
      check: validators.checkValidatingWebhookConfiguration,
      schema: async () => (await import('./schemas.js')).ValidatingWebhookConfiguration,
      ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ValidatingWebhookConfiguration,
    };
