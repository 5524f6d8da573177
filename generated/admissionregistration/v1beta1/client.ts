// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of admissionregistration.k8s.io/v1beta1, for clients. */

import type * as admissionregistrationV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Changes in CEL that are made to objects of requests, where a binding puts them in force. Deprecated since 1.37 and removed in 1.40; use admissionregistration.k8s.io/v1. */
export const mutatingadmissionpolicies: Kind<{
      object: admissionregistrationV1beta1.MutatingAdmissionPolicy;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1beta1","kind":"MutatingAdmissionPolicy","plural":"mutatingadmissionpolicies"};
/** Puts a policy in force, with its parameters. Deprecated since 1.37 and removed in 1.40; use admissionregistration.k8s.io/v1. */
export const mutatingadmissionpolicybindings: Kind<{
      object: admissionregistrationV1beta1.MutatingAdmissionPolicyBinding;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1beta1","kind":"MutatingAdmissionPolicyBinding","plural":"mutatingadmissionpolicybindings"};
/** Registers webhooks that may change objects as well as refuse requests, before validation takes place. Deprecated since 1.16 and removed in 1.22; use admissionregistration.k8s.io/v1. */
export const mutatingwebhookconfigurations: Kind<{
      object: admissionregistrationV1beta1.MutatingWebhookConfiguration;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1beta1","kind":"MutatingWebhookConfiguration","plural":"mutatingwebhookconfigurations"};
/** Rules in CEL that requests must keep, where a binding puts them in force. Deprecated since 1.31 and removed in 1.34. */
export const validatingadmissionpolicies: Kind<{
      object: admissionregistrationV1beta1.ValidatingAdmissionPolicy;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: admissionregistrationV1beta1.ValidatingAdmissionPolicy; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"admissionregistration.k8s.io/v1beta1","kind":"ValidatingAdmissionPolicy","plural":"validatingadmissionpolicies"};
/** Puts a policy in force, with its parameters. Deprecated since 1.31 and removed in 1.34. */
export const validatingadmissionpolicybindings: Kind<{
      object: admissionregistrationV1beta1.ValidatingAdmissionPolicyBinding;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1beta1","kind":"ValidatingAdmissionPolicyBinding","plural":"validatingadmissionpolicybindings"};
/** Registers webhooks that may accept or refuse requests but not change them. Deprecated since 1.16 and removed in 1.22; use admissionregistration.k8s.io/v1. */
export const validatingwebhookconfigurations: Kind<{
      object: admissionregistrationV1beta1.ValidatingWebhookConfiguration;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1beta1","kind":"ValidatingWebhookConfiguration","plural":"validatingwebhookconfigurations"};
