// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of flowcontrol.apiserver.k8s.io/v1beta3, for clients. */

import type * as flowcontrolApiserverV1beta3 from "./types.js";
import type { Kind } from "kindwright/client";
/** Sorts incoming API requests into a flow and assigns them to a priority level, so that heavy clients cannot crowd out others. Deprecated since 1.29 and removed in 1.32; use flowcontrol.apiserver.k8s.io/v1. */
export const flowschemas: Kind<{
      object: flowcontrolApiserverV1beta3.FlowSchema;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: flowcontrolApiserverV1beta3.FlowSchema; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"flowcontrol.apiserver.k8s.io/v1beta3","kind":"FlowSchema","plural":"flowschemas"};
/** Limits how many requests of one importance class the API server handles at once, and what happens to the rest. Deprecated since 1.29 and removed in 1.32; use flowcontrol.apiserver.k8s.io/v1. */
export const prioritylevelconfigurations: Kind<{
      object: flowcontrolApiserverV1beta3.PriorityLevelConfiguration;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: flowcontrolApiserverV1beta3.PriorityLevelConfiguration; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"flowcontrol.apiserver.k8s.io/v1beta3","kind":"PriorityLevelConfiguration","plural":"prioritylevelconfigurations"};
