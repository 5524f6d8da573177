// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of certificates.k8s.io/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Asks a signer to issue a certificate; it must be approved first and disappears by itself after some time. */
export interface CertificateSigningRequest {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The request and its sender; cannot be changed after creation. */
    spec: CertificateSigningRequestSpec;
    /** Whether it was approved, and the certificate once issued. */
    status: CertificateSigningRequestStatus;
}

/** Several CertificateSigningRequest objects, as a list request answers them. */
export interface CertificateSigningRequestList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: CertificateSigningRequest[] | null;
}

/** What should be signed, by whom, and who asked for it. */
export interface CertificateSigningRequestSpec {
    /** The PKCS#10 request as a PEM block of type CERTIFICATE REQUEST, base64-encoded in JSON. */
    request: string | null;
    /** Signer that should handle this, such as kubernetes.io/kube-apiserver-client; it decides on trust, allowed subjects and lifetime. */
    signerName: string;
    /** How long the certificate is wanted for, in seconds; the signer may make it valid for less or more. */
    expirationSeconds?: number;
    /** Uses the certificate should allow, such as digital signature, key encipherment and client auth; required. */
    usages?: string[];
    /** User who created the request, filled in by the server. */
    username?: string;
    /** Unique identifier of the user who created the request, filled in by the server. */
    uid?: string;
    /** Groups of the user who created the request, filled in by the server. */
    groups?: string[];
    /** Further facts about the user who created the request, filled in by the server. */
    extra?: Record<string, ExtraValue | null>;
}

/** List of strings that hold one further fact about a user. */
export type ExtraValue = string[];

/** How far the request has come. */
export interface CertificateSigningRequestStatus {
    /** Approval, denial or failure; Approved and Denied cannot be taken back or combined. */
    conditions?: CertificateSigningRequestCondition[];
    /** The issued certificate as PEM, followed by intermediate certificates if any; set once by the signer. */
    certificate?: string;
}

/** Approval, denial or failure of a request. */
export interface CertificateSigningRequestCondition {
    /** Approved or Denied by an approver, or Failed when the signer could not issue the certificate. */
    type: string;
    /** True, False or Unknown; Approved, Denied and Failed must be True. */
    status: string;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
    /** When the controller last wrote this condition, whether or not its status changed. */
    lastUpdateTime: string | null;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
}
