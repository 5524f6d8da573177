// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of events.k8s.io/v1, for clients. */

import type * as eventsV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Reports something that happened to an object; kept for a limited time only, and meant for people rather than programs. */
export const events: Kind<{
      object: eventsV1.Event;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"events.k8s.io/v1","kind":"Event","plural":"events","scopedBy":"namespaces"};
