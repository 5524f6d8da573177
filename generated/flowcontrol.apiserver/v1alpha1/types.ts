// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of flowcontrol.apiserver.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface FlowSchema {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: FlowSchemaSpec | null;
    /** - */
    status?: FlowSchemaStatus | null;
}

/** - */
export interface FlowSchemaSpec {
    /** - */
    priorityLevelConfiguration: PriorityLevelConfigurationReference | null;
    /** - */
    matchingPrecedence?: number | null;
    /** - */
    distinguisherMethod?: FlowDistinguisherMethod | null;
    /** - */
    rules?: PolicyRulesWithSubjects[];
}

/** - */
export interface FlowDistinguisherMethod {
    /** - */
    type: string | null;
}

/** - */
export interface PriorityLevelConfigurationReference {
    /** - */
    name: string | null;
}

/** - */
export interface PolicyRulesWithSubjects {
    /** - */
    subjects: Subject[] | null;
    /** - */
    resourceRules?: ResourcePolicyRule[];
    /** - */
    nonResourceRules?: NonResourcePolicyRule[];
}

/** - */
export interface Subject {
    /** - */
    kind: string | null;
    /** - */
    user?: UserSubject | null;
    /** - */
    group?: GroupSubject | null;
    /** - */
    serviceAccount?: ServiceAccountSubject | null;
}

/** - */
export interface UserSubject {
    /** - */
    name: string | null;
}

/** - */
export interface GroupSubject {
    /** - */
    name: string | null;
}

/** - */
export interface ServiceAccountSubject {
    /** - */
    namespace: string | null;
    /** - */
    name: string | null;
}

/** - */
export interface ResourcePolicyRule {
    /** - */
    verbs: string[] | null;
    /** - */
    apiGroups: string[] | null;
    /** - */
    resources: string[] | null;
    /** - */
    clusterScope?: boolean;
    /** - */
    namespaces?: string[] | null;
}

/** - */
export interface NonResourcePolicyRule {
    /** - */
    verbs: string[] | null;
    /** - */
    nonResourceURLs: string[] | null;
}

/** - */
export interface FlowSchemaStatus {
    /** - */
    conditions?: FlowSchemaCondition[];
}

/** - */
export interface FlowSchemaCondition {
    /** - */
    type?: string;
    /** - */
    status?: string;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface PriorityLevelConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: PriorityLevelConfigurationSpec | null;
    /** - */
    status?: PriorityLevelConfigurationStatus | null;
}

/** - */
export interface PriorityLevelConfigurationSpec {
    /** - */
    type: string | null;
    /** - */
    limited?: LimitedPriorityLevelConfiguration | null;
}

/** - */
export interface LimitedPriorityLevelConfiguration {
    /** - */
    assuredConcurrencyShares?: number | null;
    /** - */
    limitResponse?: LimitResponse | null;
}

/** - */
export interface LimitResponse {
    /** - */
    type: string | null;
    /** - */
    queuing?: QueuingConfiguration | null;
}

/** - */
export interface QueuingConfiguration {
    /** - */
    queues?: number | null;
    /** - */
    handSize?: number | null;
    /** - */
    queueLengthLimit?: number | null;
}

/** - */
export interface PriorityLevelConfigurationStatus {
    /** - */
    conditions?: PriorityLevelConfigurationCondition[];
}

/** - */
export interface PriorityLevelConfigurationCondition {
    /** - */
    type?: string;
    /** - */
    status?: string;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}
