// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of certificates.k8s.io/v1beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface CertificateSigningRequest {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: CertificateSigningRequestSpec | null;
    /** - */
    status?: CertificateSigningRequestStatus | null;
}

/** Several CertificateSigningRequest objects, as a list request answers them. */
export interface CertificateSigningRequestList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: CertificateSigningRequest[] | null;
}

/** - */
export interface CertificateSigningRequestSpec {
    /** - */
    request: string | null;
    /** - */
    signerName?: string | null;
    /** - */
    usages?: string[];
    /** - */
    username?: string;
    /** - */
    uid?: string;
    /** - */
    groups?: string[];
    /** - */
    extra?: Record<string, ExtraValue>;
}

/** - */
export type ExtraValue = string[];

/** - */
export interface CertificateSigningRequestStatus {
    /** - */
    conditions?: CertificateSigningRequestCondition[];
    /** - */
    certificate?: string;
}

/** - */
export interface CertificateSigningRequestCondition {
    /** - */
    type: string | null;
    /** - */
    status?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
    /** - */
    lastUpdateTime?: string | null;
    /** - */
    lastTransitionTime?: string | null;
}
