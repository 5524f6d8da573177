// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of networking.k8s.io/v1alpha1, for clients. */

import type * as networkingV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** A range of addresses from which pods of some nodes get theirs. Deprecated since 1.28 and removed in 1.29. */
export const clustercidrs: Kind<{
      object: networkingV1alpha1.ClusterCIDR;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"networking.k8s.io/v1alpha1","kind":"ClusterCIDR","plural":"clustercidrs"};
/** An address that is taken, and by what; its name is the address in its shortest form. Deprecated since 1.30 and removed in 1.31. */
export const ipaddresses: Kind<{
      object: networkingV1alpha1.IPAddress;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"networking.k8s.io/v1alpha1","kind":"IPAddress","plural":"ipaddresses"};
/** Ranges from which services get their addresses. Deprecated since 1.30 and removed in 1.31. */
export const servicecidrs: Kind<{
      object: networkingV1alpha1.ServiceCIDR;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: networkingV1alpha1.ServiceCIDR; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"networking.k8s.io/v1alpha1","kind":"ServiceCIDR","plural":"servicecidrs"};
