// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of node.k8s.io/v1beta1, for clients. */

import type * as nodeV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Names a container runtime set-up that pods can ask for with runtimeClassName. Deprecated since 1.22 and removed in 1.25. */
export const runtimeclasses: Kind<{
      object: nodeV1beta1.RuntimeClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"node.k8s.io/v1beta1","kind":"RuntimeClass","plural":"runtimeclasses"};
