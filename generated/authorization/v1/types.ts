// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of authorization.k8s.io/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Asks whether a user may do something in one namespace, so that the right to ask can be granted per namespace. */
export interface LocalSubjectAccessReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Who wants to do what; its namespace must equal that of the request. */
    spec: SubjectAccessReviewSpec;
    /** Whether the action would be allowed, and why; filled in by the server. */
    status: SubjectAccessReviewStatus;
}

/** Asks whether the sender of this request may do something, as kubectl auth can-i does. */
export interface SelfSubjectAccessReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The action that the sender asks about. */
    spec: SelfSubjectAccessReviewSpec;
    /** Whether the action would be allowed, and why; filled in by the server. */
    status: SubjectAccessReviewStatus;
}

/** The action that the sender asks about; exactly one field is given. */
export interface SelfSubjectAccessReviewSpec {
    /** The action, if it concerns API objects. */
    resourceAttributes?: ResourceAttributes;
    /** The action, if it concerns a plain URL path. */
    nonResourceAttributes?: NonResourceAttributes;
}

/** Lists what the sender may do in a namespace; meant for showing or hiding controls, not for deciding access. */
export interface SelfSubjectRulesReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The namespace for which the sender's rights are listed. */
    spec: SelfSubjectRulesReviewSpec;
    /** The actions that the sender may take. */
    status: SubjectRulesReviewStatus;
}

/** The namespace for which rights are listed. */
export interface SelfSubjectRulesReviewSpec {
    /** Namespace whose rights are listed; it must be given. */
    namespace?: string;
}

/** Rights found for the sender; the list may have gaps. */
export interface SubjectRulesReviewStatus {
    /** Actions allowed on API objects; order carries no meaning, and entries may overlap. */
    resourceRules: ResourceRule[] | null;
    /** Actions allowed on plain URL paths; order carries no meaning, and entries may overlap. */
    nonResourceRules: NonResourceRule[] | null;
    /** True if some authorizer cannot list its rules, so that more may be allowed than is shown. */
    incomplete: boolean;
    /** Trouble met while collecting the rules, which may be why some are missing. */
    evaluationError?: string;
}

/** Actions that are allowed on API objects. */
export interface ResourceRule {
    /** Actions allowed, such as get or list; * stands for all. */
    verbs: string[] | null;
    /** API groups of the resources; * stands for all. */
    apiGroups?: string[];
    /** Plural resource names, with a subresource after a slash; * stands for all. */
    resources?: string[];
    /** Names of the objects the rule is limited to; empty means all objects. */
    resourceNames?: string[];
}

/** Actions allowed on plain URL paths. */
export interface NonResourceRule {
    /** HTTP verbs allowed, in lower case; * stands for all. */
    verbs: string[] | null;
    /** Paths covered, where * may stand only as the whole last step. */
    nonResourceURLs?: string[];
}

/** Asks whether some user or group may do something; the answer comes back in status and nothing is stored. */
export interface SubjectAccessReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The user or groups asked about, and the action. */
    spec: SubjectAccessReviewSpec;
    /** Whether the action would be allowed, and why; filled in by the server. */
    status: SubjectAccessReviewStatus;
}

/** An action on API objects; fields left empty usually mean all. */
export interface ResourceAttributes {
    /** Namespace of the action; empty stands for cluster-wide objects or, for namespaced ones, all namespaces. */
    namespace?: string;
    /** Action such as get, list, watch, create, update, delete or proxy; * stands for all. */
    verb?: string;
    /** API group of the resource; * stands for all. */
    group?: string;
    /** API version of the resource; * stands for all. */
    version?: string;
    /** Plural name of the resource; * stands for all. */
    resource?: string;
    /** Subresource, such as log or status; empty means none. */
    subresource?: string;
    /** Name of the single object for a get or delete; empty means all. */
    name?: string;
    /** Narrows a list, watch or deletecollection by fields; authorizers that do not look at it decide as if it were absent. */
    fieldSelector?: FieldSelectorAttributes;
    /** Narrows a list, watch or deletecollection by labels; authorizers that do not look at it decide as if it were absent. */
    labelSelector?: LabelSelectorAttributes;
}

/** A condition on fields, either as text or as requirements. */
export interface FieldSelectorAttributes {
    /** The condition as text, as a fieldSelector parameter has it; the server reads it into requirements for authorizers. */
    rawSelector?: string;
    /** The condition as requirements, all of which must hold. */
    requirements?: (metaV1.FieldSelectorRequirement)[];
}

/** A condition on labels, either as text or as requirements. */
export interface LabelSelectorAttributes {
    /** The condition as text, as a labelSelector parameter has it; the server reads it into requirements for authorizers. */
    rawSelector?: string;
    /** The condition as requirements, all of which must hold. */
    requirements?: (metaV1.LabelSelectorRequirement)[];
}

/** An action on a URL path that is not an API object. */
export interface NonResourceAttributes {
    /** URL path that would be requested, such as /healthz. */
    path?: string;
    /** HTTP verb in lower case, such as get or post. */
    verb?: string;
}

/** Who is asked about and what they want to do; exactly one of the two attribute fields is given. */
export interface SubjectAccessReviewSpec {
    /** The action, if it concerns API objects. */
    resourceAttributes?: ResourceAttributes;
    /** The action, if it concerns a plain URL path. */
    nonResourceAttributes?: NonResourceAttributes;
    /** User asked about; with groups but no user, the question is about the groups alone. */
    user?: string;
    /** Groups the user is taken to belong to. */
    groups?: string[];
    /** Further facts about the user, as authentication would supply them, for authorizers that look at these. */
    extra?: Record<string, ExtraValue | null>;
    /** Unique identifier of the user asked about. */
    uid?: string;
}

/** List of strings that hold one further fact about a user. */
export type ExtraValue = string[];

/** Tells whether an action would be allowed, and why. */
export interface SubjectAccessReviewStatus {
    /** True if the action would be allowed. */
    allowed: boolean;
    /** True if some authorizer expressly forbids it; when this and allowed are false, nobody had an opinion. */
    denied?: boolean;
    /** Why the action was allowed or forbidden. */
    reason?: string;
    /** Trouble while checking; it need not prevent an answer, for instance when a role is missing but others suffice. */
    evaluationError?: string;
}
