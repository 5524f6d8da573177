// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of auditregistration.k8s.io/v1alpha1, for clients. */

import type * as auditregistrationV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Sends audit events to a webhook, set up through the API instead of server flags; removed after release 1.18. */
export const auditsinks: Kind<{
      object: auditregistrationV1alpha1.AuditSink;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"auditregistration.k8s.io/v1alpha1","kind":"AuditSink","plural":"auditsinks"};
