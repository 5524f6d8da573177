// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of discovery.k8s.io/v1, for clients. */

import type * as discoveryV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** One portion of the network endpoints behind a Service; the Service's slices together make up the full set. */
export const endpointslices: Kind<{
      object: discoveryV1.EndpointSlice;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"discovery.k8s.io/v1","kind":"EndpointSlice","plural":"endpointslices","scopedBy":"namespaces"};
