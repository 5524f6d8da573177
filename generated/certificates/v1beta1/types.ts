// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of certificates.k8s.io/v1beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Asks a signer to issue a certificate; it must be approved first and disappears by itself after some time. Deprecated since 1.19 and removed in 1.22; use certificates.k8s.io/v1. */
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
    /** Signer that should handle this; when left out, a kubelet signer is chosen if the request fits one, else kubernetes.io/legacy-unknown. */
    signerName?: string;
    /** How long the certificate is wanted for, in seconds; the signer may make it valid for less or more. */
    expirationSeconds?: number;
    /** Uses the certificate should allow; digital signature and key encipherment by default in this version. */
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
    /** Approved, Denied or Failed are the known types; an Approved request is signed, the others are not. */
    type: string;
    /** True, False or Unknown; True by default in this version, and Approved, Denied and Failed admit nothing else. */
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

/** Certificates of authorities that pods can trust. Deprecated since 1.37 and removed in 1.40. */
export interface ClusterTrustBundle {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The certificates, and the signer that they belong to. */
    spec: ClusterTrustBundleSpec;
}

/** Several ClusterTrustBundle objects, as a list request answers them. */
export interface ClusterTrustBundleList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ClusterTrustBundle[] | null;
}

/** Certificates of authorities, and the signer that they belong to. */
export interface ClusterTrustBundleSpec {
    /** Signer whose authorities they are; cannot be changed later. Names of such bundles begin with that of the signer. */
    signerName?: string;
    /** The certificates as PEM, in any order. */
    trustBundle: string;
}

/** Asks a signer for a certificate for a pod. Deprecated since 1.38 and removed in 1.41. */
export interface PodCertificateRequest {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Who asks, and for what; cannot be changed later. */
    spec: PodCertificateRequestSpec;
    /** The certificate, or why there is none. */
    status: PodCertificateRequestStatus;
}

/** Several PodCertificateRequest objects, as a list request answers them. */
export interface PodCertificateRequestList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PodCertificateRequest[] | null;
}

/** Who asks for a certificate, and for what. */
export interface PodCertificateRequestSpec {
    /** Signer that is asked. */
    signerName: string;
    /** Name of the pod that the certificate is for. */
    podName: string;
    /** UID of the pod. */
    podUID: string;
    /** Name of the service account that the pod runs as. */
    serviceAccountName: string;
    /** UID of the service account. */
    serviceAccountUID: string;
    /** Name of the node that the pod runs on. */
    nodeName: string;
    /** UID of the node. */
    nodeUID: string;
    /** How long the certificate may be valid at most, in seconds; 24 hours by default. */
    maxExpirationSeconds: number;
    /** The public key as PKIX writes it. */
    pkixPublicKey: string | null;
    /** A signature over the UID of the pod by the private key. */
    proofOfPossession: string | null;
    /** A request in the form of PKCS 10 that holds the key and is signed with it. */
    stubPKCS10Request: string | null;
    /** Texts from the pod's own spec for the signer; nobody has checked them. */
    unverifiedUserAnnotations?: Record<string, string>;
}

/** What a signer answered. */
export interface PodCertificateRequestStatus {
    /** Issued, Denied, Failed or SuggestedKeyType. */
    conditions?: (metaV1.Condition)[];
    /** The certificate and those of the authorities above it, as PEM. */
    certificateChain?: string;
    /** From when on the certificate is valid. */
    notBefore?: string;
    /** From when on a new one should be asked for. */
    beginRefreshAt?: string;
    /** Until when the certificate is valid. */
    notAfter?: string;
}
