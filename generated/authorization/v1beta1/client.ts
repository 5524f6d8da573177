// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of authorization.k8s.io/v1beta1, for clients. */

import type * as authorizationV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Asks whether a user may do something in one namespace, so that the right to ask can be granted per namespace. Deprecated since 1.19 and removed in 1.22; use authorization.k8s.io/v1. */
export const localsubjectaccessreviews: Kind<{
      object: authorizationV1beta1.LocalSubjectAccessReview;
      scope: "Namespaced";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authorization.k8s.io/v1beta1","kind":"LocalSubjectAccessReview","plural":"localsubjectaccessreviews","scopedBy":"namespaces"};
/** Asks whether the sender of this request may do something, as kubectl auth can-i does. Deprecated since 1.19 and removed in 1.22; use authorization.k8s.io/v1. */
export const selfsubjectaccessreviews: Kind<{
      object: authorizationV1beta1.SelfSubjectAccessReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authorization.k8s.io/v1beta1","kind":"SelfSubjectAccessReview","plural":"selfsubjectaccessreviews"};
/** Lists what the sender may do in a namespace; meant for showing or hiding controls, not for deciding access. Deprecated since 1.19 and removed in 1.22; use authorization.k8s.io/v1. */
export const selfsubjectrulesreviews: Kind<{
      object: authorizationV1beta1.SelfSubjectRulesReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authorization.k8s.io/v1beta1","kind":"SelfSubjectRulesReview","plural":"selfsubjectrulesreviews"};
/** Asks whether some user or group may do something; the answer comes back in status and nothing is stored. Deprecated since 1.19 and removed in 1.22; use authorization.k8s.io/v1. */
export const subjectaccessreviews: Kind<{
      object: authorizationV1beta1.SubjectAccessReview;
      scope: "Cluster";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"authorization.k8s.io/v1beta1","kind":"SubjectAccessReview","plural":"subjectaccessreviews"};
