// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of flowcontrol.apiserver.k8s.io/v1, for clients. */

import type * as flowcontrolApiserverV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Sorts incoming API requests into a flow and assigns them to a priority level, so that heavy clients cannot crowd out others. */
export const flowschemas: Kind<{
      object: flowcontrolApiserverV1.FlowSchema;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: flowcontrolApiserverV1.FlowSchema; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"flowcontrol.apiserver.k8s.io/v1","kind":"FlowSchema","plural":"flowschemas"};
/** Limits how many requests of one importance class the API server handles at once, and what happens to the rest. */
export const prioritylevelconfigurations: Kind<{
      object: flowcontrolApiserverV1.PriorityLevelConfiguration;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: flowcontrolApiserverV1.PriorityLevelConfiguration; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"flowcontrol.apiserver.k8s.io/v1","kind":"PriorityLevelConfiguration","plural":"prioritylevelconfigurations"};
