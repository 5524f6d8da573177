// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of admissionregistration.k8s.io/v1alpha1, for clients. */

import type * as admissionregistrationV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Changes in CEL that are made to objects of requests, where a binding puts them in force. Deprecated since 1.35 and removed in 1.38. */
export const mutatingadmissionpolicies: Kind<{
      object: admissionregistrationV1alpha1.MutatingAdmissionPolicy;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1alpha1","kind":"MutatingAdmissionPolicy","plural":"mutatingadmissionpolicies"};
/** Puts a policy in force, with its parameters. Deprecated since 1.35 and removed in 1.38. */
export const mutatingadmissionpolicybindings: Kind<{
      object: admissionregistrationV1alpha1.MutatingAdmissionPolicyBinding;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1alpha1","kind":"MutatingAdmissionPolicyBinding","plural":"mutatingadmissionpolicybindings"};
/** Rules in CEL that requests must keep, where a binding puts them in force. Deprecated since 1.29 and removed in 1.32. */
export const validatingadmissionpolicies: Kind<{
      object: admissionregistrationV1alpha1.ValidatingAdmissionPolicy;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: admissionregistrationV1alpha1.ValidatingAdmissionPolicy; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"admissionregistration.k8s.io/v1alpha1","kind":"ValidatingAdmissionPolicy","plural":"validatingadmissionpolicies"};
/** Puts a policy in force, with its parameters. Deprecated since 1.29 and removed in 1.32. */
export const validatingadmissionpolicybindings: Kind<{
      object: admissionregistrationV1alpha1.ValidatingAdmissionPolicyBinding;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1alpha1","kind":"ValidatingAdmissionPolicyBinding","plural":"validatingadmissionpolicybindings"};
