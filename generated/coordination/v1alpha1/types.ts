// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of coordination.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** A candidate for holding a lease. Deprecated since 1.35 and removed in 1.38. */
export interface LeaseCandidate {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** What the candidate tells of itself. */
    spec: LeaseCandidateSpec;
}

/** Several LeaseCandidate objects, as a list request answers them. */
export interface LeaseCandidateList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: LeaseCandidate[] | null;
}

/** What a candidate for a lease tells of itself. */
export interface LeaseCandidateSpec {
    /** Name of the lease, in the same namespace; cannot be changed later. */
    leaseName: string;
    /** When the server last asked whether the candidate is there. */
    pingTime?: string;
    /** When the candidate last said that it is there. */
    renewTime?: string;
    /** Version of the candidate's program, as semver.org writes them. */
    binaryVersion?: string;
    /** Version that the program behaves as. */
    emulationVersion?: string;
    /** How the candidate wants the holder to be chosen, by preference. */
    preferredStrategies?: string[];
}
