// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of admission.k8s.io/v1beta1. */

import * as authenticationV1 from "../../authentication/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** The envelope the API server exchanges with an admission webhook: it sends a request and gets the same kind back with a response. Deprecated since 1.19 and removed in 1.22; use admission.k8s.io/v1. */
export interface AdmissionReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** What the API server asks the webhook to judge. */
    request?: AdmissionRequest;
    /** The webhook's verdict; left empty in what the API server sends. */
    response?: AdmissionResponse;
}

/** Describes an operation that is about to be carried out, for a webhook to judge. */
export interface AdmissionRequest {
    /** Identifies this one call; the response must carry the same value. */
    uid: string;
    /** Group, version and kind of the object that is sent, in the form the webhook registered for. */
    kind: metaV1.GroupVersionKind;
    /** Group, version and plural name of the resource, in the form the webhook registered for. */
    resource: metaV1.GroupVersionResource;
    /** Subresource addressed, such as scale or status; empty for the object itself. */
    subResource?: string;
    /** Kind as the client originally asked for it, which differs from kind when the object was converted for the webhook. */
    requestKind?: metaV1.GroupVersionKind;
    /** Resource as the client originally asked for it, before conversion to the version the webhook registered for. */
    requestResource?: metaV1.GroupVersionResource;
    /** Subresource as the client originally asked for it. */
    requestSubResource?: string;
    /** Name of the object; may be empty on creation when the server is to generate it. */
    name?: string;
    /** Namespace of the object; empty for cluster-wide ones. */
    namespace?: string;
    /** What is being done: CREATE, UPDATE, DELETE or CONNECT; may differ from the HTTP verb, as when a patch creates. */
    operation: string;
    /** Name, groups and further facts about whoever sent the request. */
    userInfo: authenticationV1.UserInfo;
    /** The object as it would be stored; null for DELETE. */
    object: Record<string, unknown> | null;
    /** The object as it is stored now; null for CREATE and CONNECT. */
    oldObject: Record<string, unknown> | null;
    /** If true nothing will be stored, so the webhook must not have lasting side effects. */
    dryRun?: boolean;
    /** Options object of the operation, such as CreateOptions or DeleteOptions. */
    options: Record<string, unknown> | null;
}

/** The verdict of an admission webhook. */
export interface AdmissionResponse {
    /** Copy of the request's uid, so that the answer can be matched to it. */
    uid: string;
    /** Whether the operation may go ahead. */
    allowed: boolean;
    /** Code and message shown to the client on refusal; ignored when the request is allowed. */
    status?: metaV1.Status;
    /** Changes to the object as a base64-encoded patch; only mutating webhooks may send it. */
    patch?: string;
    /** Format of patch; JSONPatch is the only one, and it must be given whenever patch is. */
    patchType?: string;
    /** Keys and values for the audit log; the server puts the webhook's name in front of each key. */
    auditAnnotations?: Record<string, string>;
    /** Messages shown to the client as warning headers; keep each one below 120 characters. */
    warnings?: string[];
}
