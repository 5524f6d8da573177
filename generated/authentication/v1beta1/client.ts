// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of authentication.k8s.io/v1beta1, for clients. */

import type * as authenticationV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Tells the sender of the request who the server takes it for, after all ways of authentication and impersonation. Deprecated since 1.30 and removed in 1.33; use authentication.k8s.io/v1. */
export const selfsubjectreviews: Kind<{
      object: authenticationV1beta1.SelfSubjectReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authentication.k8s.io/v1beta1","kind":"SelfSubjectReview","plural":"selfsubjectreviews"};
/** Asks the API server whether a bearer token is valid and whose it is; the answer comes back in status and nothing is stored. Deprecated since 1.19 and removed in 1.22; use authentication.k8s.io/v1. */
export const tokenreviews: Kind<{
      object: authenticationV1beta1.TokenReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authentication.k8s.io/v1beta1","kind":"TokenReview","plural":"tokenreviews"};
