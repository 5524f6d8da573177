// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of auditregistration.k8s.io/v1alpha1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Sends audit events to a webhook, set up through the API instead of server flags; removed after release 1.18. */
export const AuditSink: GeneratedCode = {
      structure: structures.AuditSink,
      applyDefaults: defaults.defaultAuditSink,
      check: validators.checkAuditSink,
      rules: async () => (await import('./rules.js')).AuditSink,
      schema: async () => (await import('./schemas.js')).AuditSink,
      ...renamed("auditregistration.k8s.io/v1alpha1", "auditregistration.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).AuditSink,
    };
