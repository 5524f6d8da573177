// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of authentication.k8s.io/v1alpha1, for clients. */

import type * as authenticationV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Tells the sender of the request who the server takes it for, after all ways of authentication and impersonation. Deprecated since 1.29 and removed in 1.32; use authentication.k8s.io/v1. */
export const selfsubjectreviews: Kind<{
      object: authenticationV1alpha1.SelfSubjectReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authentication.k8s.io/v1alpha1","kind":"SelfSubjectReview","plural":"selfsubjectreviews"};
