// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of admissionregistration.k8s.io/v1, for clients. */

import type * as admissionregistrationV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Changes in CEL that are made to objects of requests, where a binding puts them in force. */
export const mutatingadmissionpolicies: Kind<{
      object: admissionregistrationV1.MutatingAdmissionPolicy;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1","kind":"MutatingAdmissionPolicy","plural":"mutatingadmissionpolicies"};
/** Puts a policy in force, with its parameters. */
export const mutatingadmissionpolicybindings: Kind<{
      object: admissionregistrationV1.MutatingAdmissionPolicyBinding;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1","kind":"MutatingAdmissionPolicyBinding","plural":"mutatingadmissionpolicybindings"};
/** Registers webhooks that may change objects as well as refuse requests, before validation takes place. */
export const mutatingwebhookconfigurations: Kind<{
      object: admissionregistrationV1.MutatingWebhookConfiguration;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1","kind":"MutatingWebhookConfiguration","plural":"mutatingwebhookconfigurations"};
/** Rules in CEL that requests must keep, where a binding puts them in force. */
export const validatingadmissionpolicies: Kind<{
      object: admissionregistrationV1.ValidatingAdmissionPolicy;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: admissionregistrationV1.ValidatingAdmissionPolicy; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"admissionregistration.k8s.io/v1","kind":"ValidatingAdmissionPolicy","plural":"validatingadmissionpolicies"};
/** Puts a policy in force, with its parameters. */
export const validatingadmissionpolicybindings: Kind<{
      object: admissionregistrationV1.ValidatingAdmissionPolicyBinding;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1","kind":"ValidatingAdmissionPolicyBinding","plural":"validatingadmissionpolicybindings"};
/** Registers webhooks that may accept or refuse requests but not change them. */
export const validatingwebhookconfigurations: Kind<{
      object: admissionregistrationV1.ValidatingWebhookConfiguration;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"admissionregistration.k8s.io/v1","kind":"ValidatingWebhookConfiguration","plural":"validatingwebhookconfigurations"};
