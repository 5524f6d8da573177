// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of authorization.k8s.io/v1, for clients. */

import type * as authorizationV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Asks whether a user may do something in one namespace, so that the right to ask can be granted per namespace. */
export const localsubjectaccessreviews: Kind<{
      object: authorizationV1.LocalSubjectAccessReview;
      scope: "Namespaced";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authorization.k8s.io/v1","kind":"LocalSubjectAccessReview","plural":"localsubjectaccessreviews","scopedBy":"namespaces"};
/** Asks whether the sender of this request may do something, as kubectl auth can-i does. */
export const selfsubjectaccessreviews: Kind<{
      object: authorizationV1.SelfSubjectAccessReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authorization.k8s.io/v1","kind":"SelfSubjectAccessReview","plural":"selfsubjectaccessreviews"};
/** Lists what the sender may do in a namespace; meant for showing or hiding controls, not for deciding access. */
export const selfsubjectrulesreviews: Kind<{
      object: authorizationV1.SelfSubjectRulesReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authorization.k8s.io/v1","kind":"SelfSubjectRulesReview","plural":"selfsubjectrulesreviews"};
/** Asks whether some user or group may do something; the answer comes back in status and nothing is stored. */
export const subjectaccessreviews: Kind<{
      object: authorizationV1.SubjectAccessReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authorization.k8s.io/v1","kind":"SubjectAccessReview","plural":"subjectaccessreviews"};
