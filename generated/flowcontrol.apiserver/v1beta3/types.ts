// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of flowcontrol.apiserver.k8s.io/v1beta3. */

import * as metaV1 from "../../meta/v1/types.js";

/** Sorts incoming API requests into a flow and assigns them to a priority level, so that heavy clients cannot crowd out others. Deprecated since 1.29 and removed in 1.32; use flowcontrol.apiserver.k8s.io/v1. */
export interface FlowSchema {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Which requests match, and the priority level they go to. */
    spec: FlowSchemaSpec;
    /** Whether the schema refers to a priority level that exists. */
    status: FlowSchemaStatus;
}

/** Several FlowSchema objects, as a list request answers them. */
export interface FlowSchemaList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: FlowSchema[] | null;
}

/** Which requests a FlowSchema catches and what becomes of them. */
export interface FlowSchemaSpec {
    /** The priority level under which matching requests are handled; if it does not exist, the schema is ignored. */
    priorityLevelConfiguration: PriorityLevelConfigurationReference;
    /** Order among schemas that match the same request, from 1 to 10000; the lowest number wins and 1000 is the default. */
    matchingPrecedence: number;
    /** How matching requests are split into separate flows; left out, they all share one flow. */
    distinguisherMethod?: FlowDistinguisherMethod;
    /** A request matches if any of these rules does; with none, the schema never matches. */
    rules?: PolicyRulesWithSubjects[];
}

/** What the server last noted about a FlowSchema. */
export interface FlowSchemaStatus {
    /** Current observations, one entry per type. */
    conditions?: FlowSchemaCondition[];
}

/** Points to the priority level that requests are sent to. */
export interface PriorityLevelConfigurationReference {
    /** Name of the PriorityLevelConfiguration object that is meant; required. */
    name: string;
}

/** Way of telling apart the flows of one FlowSchema. */
export interface FlowDistinguisherMethod {
    /** ByUser makes a flow per requesting user; ByNamespace makes one per namespace of the requested object. */
    type: string;
}

/** A rule that matches when both the requester and the request itself fit. */
export interface PolicyRulesWithSubjects {
    /** Users, groups or service accounts the rule applies to; at least one, and any of them suffices. */
    subjects: Subject[] | null;
    /** Requests for API objects that match; together with nonResourceRules at least one entry is needed. */
    resourceRules?: ResourcePolicyRule[];
    /** Requests for plain paths, such as /healthz, that match. */
    nonResourceRules?: NonResourcePolicyRule[];
}

/** One observation about the state of a FlowSchema. */
export interface FlowSchemaCondition {
    /** Dangling is the type in use: True when the priority level named in the spec does not exist. */
    type?: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status?: string;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** Names a requester: a user, a group or a service account. */
export interface Subject {
    /** Which of the other fields is filled in: User, Group or ServiceAccount. */
    kind: string;
    /** The user meant, when kind is User. */
    user?: UserSubject;
    /** The group meant, when kind is Group. */
    group?: GroupSubject;
    /** The service account meant, when kind is ServiceAccount. */
    serviceAccount?: ServiceAccountSubject;
}

/** Matches requests for API objects by verb, group, resource and namespace; every part must fit. */
export interface ResourcePolicyRule {
    /** Verbs that match, such as get, list or watch; * alone stands for all of them. */
    verbs: string[] | null;
    /** API groups that match, the empty string being the core group; * alone stands for all of them. */
    apiGroups: string[] | null;
    /** Plural resource names that match, with a subresource after a slash as in pods/log; * alone stands for all of them. */
    resources: string[] | null;
    /** Whether requests that name no namespace match as well; false by default. */
    clusterScope?: boolean;
    /** Namespaces in which requests match; * alone stands for all, and empty is allowed only together with clusterScope. */
    namespaces: string[] | null;
}

/** Matches requests for paths that are not API objects. */
export interface NonResourcePolicyRule {
    /** Lower-case HTTP verbs that match; * alone stands for all of them. */
    verbs: string[] | null;
    /** Paths that match, where a final * after a slash covers everything beneath, as in /healthz/*. */
    nonResourceURLs: string[] | null;
}

/** Picks a single user, or every user. */
export interface UserSubject {
    /** User name that must match, or * for every user. */
    name: string;
}

/** Picks all members of a group. */
export interface GroupSubject {
    /** Group that the requester must belong to, such as system:masters, or * for every group. */
    name: string;
}

/** Picks a service account, or all of those in a namespace. */
export interface ServiceAccountSubject {
    /** Namespace in which the service account lives. */
    namespace: string;
    /** Name of the service account, or * for all in the namespace. */
    name: string;
}

/** Limits how many requests of one importance class the API server handles at once, and what happens to the rest. Deprecated since 1.29 and removed in 1.32; use flowcontrol.apiserver.k8s.io/v1. */
export interface PriorityLevelConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Whether the level is limited, and how. */
    spec: PriorityLevelConfigurationSpec;
    /** What the server last noted about this level. */
    status: PriorityLevelConfigurationStatus;
}

/** Several PriorityLevelConfiguration objects, as a list request answers them. */
export interface PriorityLevelConfigurationList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PriorityLevelConfiguration[] | null;
}

/** Tells whether a priority level is limited, and how. */
export interface PriorityLevelConfigurationSpec {
    /** Limited enforces the settings in limited; Exempt lets requests through at once and is kept for the built-in exempt level. */
    type: string;
    /** The limits, required when type is Limited and not allowed otherwise. */
    limited?: LimitedPriorityLevelConfiguration;
    /** Shares of a level whose requests never wait; only for the type Exempt. */
    exempt?: ExemptPriorityLevelConfiguration;
}

/** What the server last noted about a priority level. */
export interface PriorityLevelConfigurationStatus {
    /** Current observations, one entry per type. */
    conditions?: PriorityLevelConfigurationCondition[];
}

/** How much is handled at once, and what to do with requests beyond that. */
export interface LimitedPriorityLevelConfiguration {
    /** Part of the server's seats that the level is reckoned with, relative to the others; 30 by default. */
    nominalConcurrencyShares: number;
    /** What to do with requests that cannot be handled right away. */
    limitResponse: LimitResponse;
    /** Percentage of its seats that other levels may borrow; 0 by default. */
    lendablePercent: number;
    /** How much it may borrow from others, as a percentage of its own seats; without limit where it is absent. */
    borrowingLimitPercent?: number;
}

/** Shares of a level whose requests never wait. */
export interface ExemptPriorityLevelConfiguration {
    /** Part of the server's seats that the level is reckoned with; 0 by default. */
    nominalConcurrencyShares: number;
    /** Percentage of its seats that other levels may borrow; 0 by default. */
    lendablePercent: number;
}

/** One observation about a priority level. */
export interface PriorityLevelConfigurationCondition {
    /** Name of the observation; ConcurrencyShared is the one defined. */
    type?: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status?: string;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** Treatment of requests that arrive when the level is full. */
export interface LimitResponse {
    /** Queue holds them back until there is room; Reject answers at once with status 429. */
    type: string;
    /** Queue settings, allowed only when type is Queue. */
    queuing?: QueuingConfiguration;
}

/** How waiting requests are spread over queues so that one flow cannot block the others. */
export interface QueuingConfiguration {
    /** Number of queues, 64 by default; more make it rarer that two flows disturb each other, and 1 turns fair queuing off. */
    queues: number;
    /** How many queues are picked for each flow, of which the shortest takes the request; 8 by default, at most the number of queues. */
    handSize: number;
    /** How many requests may wait in one queue before further ones are rejected; 50 by default. */
    queueLengthLimit: number;
}
