// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of node.k8s.io/v1alpha1, for clients. */

import type * as nodeV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Names a container runtime set-up that pods can ask for with runtimeClassName. */
export const runtimeclasses: Kind<{
      object: nodeV1alpha1.RuntimeClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"node.k8s.io/v1alpha1","kind":"RuntimeClass","plural":"runtimeclasses"};
