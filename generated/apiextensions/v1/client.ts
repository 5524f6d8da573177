// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of apiextensions.k8s.io/v1, for clients. */

import type * as apiextensionsV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Adds a new kind of object to the API, named plural.group. */
export const customresourcedefinitions: Kind<{
      object: apiextensionsV1.CustomResourceDefinition;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: apiextensionsV1.CustomResourceDefinition; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","plural":"customresourcedefinitions"};
