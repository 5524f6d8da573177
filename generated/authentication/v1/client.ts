// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of authentication.k8s.io/v1, for clients. */

import type * as authenticationV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Tells the sender of the request who the server takes it for, after all ways of authentication and impersonation. */
export const selfsubjectreviews: Kind<{
      object: authenticationV1.SelfSubjectReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authentication.k8s.io/v1","kind":"SelfSubjectReview","plural":"selfsubjectreviews"};
/** Asks the API server whether a bearer token is valid and whose it is; the answer comes back in status and nothing is stored. */
export const tokenreviews: Kind<{
      object: authenticationV1.TokenReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authentication.k8s.io/v1","kind":"TokenReview","plural":"tokenreviews"};
