// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of certificates.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Certificates of authorities that pods can trust. Deprecated since 1.34 and removed in 1.37. */
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
