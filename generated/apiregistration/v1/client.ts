// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of apiregistration.k8s.io/v1, for clients. */

import type * as apiregistrationV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Registers one version of an API group, served by this API server or by another behind a Service; named version.group. */
export const apiservices: Kind<{
      object: apiregistrationV1.APIService;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: apiregistrationV1.APIService; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apiregistration.k8s.io/v1","kind":"APIService","plural":"apiservices"};
