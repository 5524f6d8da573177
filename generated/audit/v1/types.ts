// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of audit.k8s.io/v1. */

import * as authenticationV1 from "../../authentication/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** One record in the audit log: who asked the API server for what, and with what result. */
export interface Event {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** How much detail the record has: Metadata, Request or RequestResponse. */
    level: string;
    /** Identifier shared by all records of the same request. */
    auditID: string;
    /** Point in handling at which the record was made: RequestReceived, ResponseStarted, ResponseComplete or Panic. */
    stage: string;
    /** Path and query that the client sent. */
    requestURI: string;
    /** What the request does to API objects, such as get or create; for other paths the HTTP method in lower case. */
    verb: string;
    /** Name, groups and further facts about whoever sent the request. */
    user: authenticationV1.UserInfo;
    /** Whom the sender acted as, if impersonation was used. */
    impersonatedUser?: authenticationV1.UserInfo;
    /** How the requester proved who it is, beyond its user information. */
    authenticationMetadata?: AuthenticationMetadata;
    /** Addresses the request came through; earlier ones come from headers and can be forged. */
    sourceIPs?: string[];
    /** Name that the client program gives itself; not to be trusted. */
    userAgent?: string;
    /** The object or collection that the request is about; absent for paths that are not API objects. */
    objectRef?: ObjectReference;
    /** Status of the response; for answers that are not a Status, only the code is filled in. */
    responseStatus?: metaV1.Status;
    /** Body of the request as sent, before defaults and admission; only at level Request and above. */
    requestObject?: Record<string, unknown>;
    /** Body of the response, in the version sent to the client; only at level RequestResponse. */
    responseObject?: Record<string, unknown>;
    /** When the request reached the API server. */
    requestReceivedTimestamp: string | null;
    /** When handling reached the stage of this record. */
    stageTimestamp: string | null;
    /** Further facts added by authorization, admission and other plugins; not copied from the object. */
    annotations?: Record<string, string>;
}

/** Points to the object that an audited request is about. */
export interface ObjectReference {
    /** Plural name of the resource, such as pods. */
    resource?: string;
    /** Namespace of the object, if it has one. */
    namespace?: string;
    /** Name of the object, if the request gave it. */
    name?: string;
    /** Unique identifier of the object, if known. */
    uid?: string;
    /** API group of the resource; empty for the core group. */
    apiGroup?: string;
    /** API version used in the request, without the group. */
    apiVersion?: string;
    /** Resource version given in the request, if any. */
    resourceVersion?: string;
    /** Subresource addressed, such as status or log. */
    subresource?: string;
}

/** How a requester proved who it is. */
export interface AuthenticationMetadata {
    /** The constrained verb under which the impersonation was allowed. */
    impersonationConstraint?: string;
}

/** Rules for what the API server records in its audit log, read from a file. */
export interface Policy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Tried in order, the first fitting one deciding the level; a request that fits none is not recorded. */
    rules: PolicyRule[] | null;
    /** Stages for which no record is made, whatever the rule; added to those of the rule. */
    omitStages?: string[];
    /** Whether the ownership of fields is left out of recorded bodies, where rules say nothing else. */
    omitManagedFields?: boolean;
}

/** Sets the level for requests that fit; all conditions given must hold. */
export interface PolicyRule {
    /** Amount of detail: None, Metadata, Request (adds the request body) or RequestResponse (adds both bodies). */
    level: string;
    /** Users the rule applies to; empty means every user. */
    users?: string[];
    /** Groups the rule applies to, one of which the user must belong to; empty means every group. */
    userGroups?: string[];
    /** Verbs the rule applies to; empty means every verb. */
    verbs?: string[];
    /** Resources the rule applies to; empty means all kinds in all API groups. */
    resources?: GroupResources[];
    /** Namespaces the rule applies to, the empty string standing for cluster-wide objects; an empty list means all. */
    namespaces?: string[];
    /** Paths the rule applies to, such as /metrics or /healthz*; a rule has either these or resources. */
    nonResourceURLs?: string[];
    /** Stages for which this rule makes no record; empty leaves out none. */
    omitStages?: string[];
    /** Whether the ownership of fields is left out of the bodies that this rule records. */
    omitManagedFields?: boolean;
}

/** Resources, or single objects, of one API group that a rule covers. */
export interface GroupResources {
    /** API group of the resources; the empty string is the core group. */
    group?: string;
    /** Names such as pods, pods/log, pods/* or *\/scale; empty means all resources of the group. */
    resources?: string[];
    /** Names of single objects the rule is limited to; empty means every object. */
    resourceNames?: string[];
}
