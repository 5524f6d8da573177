// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of apiextensions.k8s.io/v1beta1, for clients. */

import type * as apiextensionsV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Adds a new kind of object to the API, named plural.group. Deprecated since 1.16 and removed in 1.22; use apiextensions.k8s.io/v1. */
export const customresourcedefinitions: Kind<{
      object: apiextensionsV1beta1.CustomResourceDefinition;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: apiextensionsV1beta1.CustomResourceDefinition; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apiextensions.k8s.io/v1beta1","kind":"CustomResourceDefinition","plural":"customresourcedefinitions"};
