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
