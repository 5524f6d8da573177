// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of admissionregistration.k8s.io/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Changes in CEL that are made to objects of requests, where a binding puts them in force. */
export interface MutatingAdmissionPolicy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The changes, and what they are about. */
    spec: MutatingAdmissionPolicySpec;
}

/** Several MutatingAdmissionPolicy objects, as a list request answers them. */
export interface MutatingAdmissionPolicyList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: MutatingAdmissionPolicy[] | null;
}

/** Changes, and what they are about. */
export interface MutatingAdmissionPolicySpec {
    /** Kind of the objects that bindings may give the changes as parameters. */
    paramKind?: ParamKind;
    /** Requests that the policy is about. */
    matchConstraints?: MatchResources;
    /** Values that expressions after them can use as variables.<name>; each is worked out once, when it is needed. */
    variables?: Variable[];
    /** The changes, made in this order. */
    mutations?: Mutation[];
    /** Whether requests are refused (Fail) or go on (Ignore) where changes cannot be made; Fail by default. */
    failurePolicy: string;
    /** Expressions about the request that must all hold for the policy to count; 64 at most. */
    matchConditions?: MatchCondition[];
    /** Whether the policy runs again where others changed the object after it - Never or IfNeeded. */
    reinvocationPolicy?: string;
}

/** One change. */
export interface Mutation {
    /** ApplyConfiguration or JSONPatch. */
    patchType: string;
    /** An object that is merged into the one of the request. */
    applyConfiguration?: ApplyConfiguration;
    /** Operations on the object of the request. */
    jsonPatch?: JSONPatch;
}

/** A change by merging. */
export interface ApplyConfiguration {
    /** Expression that gives an object, as in Object{spec; Object.spec{...}}, which is merged as an apply merges. */
    expression?: string;
}

/** A change by operations. */
export interface JSONPatch {
    /** Expression that gives a list of operations, each a JSONPatch{...}. */
    expression?: string;
}

/** Puts a policy in force, with its parameters. */
export interface MutatingAdmissionPolicyBinding {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Which policy, and for what. */
    spec: MutatingAdmissionPolicyBindingSpec;
}

/** Several MutatingAdmissionPolicyBinding objects, as a list request answers them. */
export interface MutatingAdmissionPolicyBindingList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: MutatingAdmissionPolicyBinding[] | null;
}

/** Which policy is in force, and for what. */
export interface MutatingAdmissionPolicyBindingSpec {
    /** Name of the policy; nothing happens where there is none. */
    policyName?: string;
    /** Objects that serve as the policy's parameters. */
    paramRef?: ParamRef;
    /** Requests that the binding is about, of those that the policy is about. */
    matchResources?: MatchResources;
}

/** Registers webhooks that may change objects as well as refuse requests, before validation takes place. */
export interface MutatingWebhookConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The webhooks to call, each with the operations it wants to see. */
    webhooks?: MutatingWebhook[];
}

/** Several MutatingWebhookConfiguration objects, as a list request answers them. */
export interface MutatingWebhookConfigurationList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: MutatingWebhookConfiguration[] | null;
}

/** One webhook that may change objects on their way to storage. */
export interface MutatingWebhook {
    /** Fully qualified name, such as sidecar.example.com; unique within its configuration object. */
    name: string;
    /** How the API server reaches the webhook. */
    clientConfig: WebhookClientConfig;
    /** Operations on resources that are sent to the webhook; one fitting rule is enough. */
    rules?: RuleWithOperations[];
    /** What to do when the webhook cannot be reached or fails: Fail (the default) refuses the request, Ignore lets it pass. */
    failurePolicy: string;
    /** Exact compares rules with the request as made; Equivalent (the default) also matches other versions of the resource, converting the object. */
    matchPolicy: string;
    /** Only objects in namespaces with fitting labels are sent; empty fits all, and cluster-wide objects are always sent. */
    namespaceSelector: metaV1.LabelSelector;
    /** Only requests where the old or the new object has fitting labels are sent; users can dodge it by changing labels. */
    objectSelector: metaV1.LabelSelector;
    /** Whether a call changes anything elsewhere: None, or NoneOnDryRun if it refrains on dry runs; other values make dry runs fail. */
    sideEffects: string | null;
    /** How long to wait for an answer, 1 to 30 seconds; 10 by default, after which failurePolicy decides. */
    timeoutSeconds: number;
    /** Versions of AdmissionReview the webhook understands, most wanted first; the server sends the first it knows. */
    admissionReviewVersions: string[] | null;
    /** IfNeeded calls the webhook again if a later one changed the object; Never (the default) calls it once. */
    reinvocationPolicy: string;
    /** Expressions about the request that must all hold for the webhook to be called. */
    matchConditions?: MatchCondition[];
}

/** An expression that must hold for something to be called. */
export interface MatchCondition {
    /** Name of the condition, by which errors and audit tell of it; each is there once. */
    name: string;
    /** CEL expression over object, oldObject, request and authorizer that gives a boolean. */
    expression: string;
}

/** Rules in CEL that requests must keep, where a binding puts them in force. */
export interface ValidatingAdmissionPolicy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The rules, and what they are about. */
    spec: ValidatingAdmissionPolicySpec;
    /** What was found when the rules were checked. */
    status: ValidatingAdmissionPolicyStatus;
}

/** Several ValidatingAdmissionPolicy objects, as a list request answers them. */
export interface ValidatingAdmissionPolicyList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ValidatingAdmissionPolicy[] | null;
}

/** Rules, and what they are about. */
export interface ValidatingAdmissionPolicySpec {
    /** Kind of the objects that bindings may give the rules as parameters. */
    paramKind?: ParamKind;
    /** Requests that the policy is about. */
    matchConstraints?: MatchResources;
    /** The rules, all of which are judged. */
    validations?: Validation[];
    /** Whether requests are refused (Fail) or go on (Ignore) where rules cannot be judged; Fail by default. */
    failurePolicy: string;
    /** Annotations that the policy adds to the audit of a request. */
    auditAnnotations?: AuditAnnotation[];
    /** Expressions about the request that must all hold for the policy to count; 64 at most. */
    matchConditions?: MatchCondition[];
    /** Values that expressions after them can use as variables.<name>; each is worked out once, when it is needed. */
    variables?: Variable[];
}

/** What was found when the rules were checked. */
export interface ValidatingAdmissionPolicyStatus {
    /** Generation of the policy that was checked. */
    observedGeneration?: number | bigint;
    /** Doubts about the types in expressions. */
    typeChecking?: TypeChecking;
    /** Aspects of the policy that were observed. */
    conditions?: (metaV1.Condition)[];
}

/** The kind of objects that serve as parameters. */
export interface ParamKind {
    /** Group and version of the kind. */
    apiVersion?: string;
    /** Name of the kind. */
    kind?: string;
}

/** Requests by what they are about. */
export interface MatchResources {
    /** Labels of the namespace of the object; for namespaces, their own. */
    namespaceSelector: metaV1.LabelSelector;
    /** Labels of the object, before or after the request. */
    objectSelector: metaV1.LabelSelector;
    /** Operations on resources that count. */
    resourceRules?: NamedRuleWithOperations[];
    /** Operations on resources that do not count, though a rule names them. */
    excludeResourceRules?: NamedRuleWithOperations[];
    /** Whether requests in other versions of a named resource count, too (Equivalent), or not (Exact). */
    matchPolicy: string;
}

/** One rule. */
export interface Validation {
    /** Expression over object, oldObject, request, params, namespaceObject, variables and authorizer that is true for what is allowed. */
    expression: string;
    /** What clients are told where the rule is broken. */
    message?: string;
    /** Why the request fails, as a reason of a status; Invalid by default. */
    reason?: string;
    /** Expression that gives the message, which comes before the plain one. */
    messageExpression?: string;
}

/** An annotation for the audit of a request. */
export interface AuditAnnotation {
    /** Last part of the annotation's key, after the name of the policy. */
    key: string;
    /** Expression that gives the value; there is no annotation where it gives null. */
    valueExpression: string;
}

/** A value that expressions can use. */
export interface Variable {
    /** Name of the value, an identifier of CEL. */
    name: string;
    /** Expression that gives the value. */
    expression: string;
}

/** Doubts about the types in expressions. */
export interface TypeChecking {
    /** The doubts, by expression. */
    expressionWarnings?: ExpressionWarning[];
}

/** Operations on resources, or on some objects of them. */
export interface NamedRuleWithOperations {
    /** Names of the objects; all where it is empty. */
    resourceNames?: string[];
    /** Operations that match: CREATE, UPDATE, DELETE, CONNECT, or * alone for all of them. */
    operations?: string[];
    /** API groups that match, the empty string being the core group; * alone stands for all. */
    apiGroups?: string[];
    /** API versions that match, such as v1; * alone stands for all. */
    apiVersions?: string[];
    /** Plural resource names that match; pods/* covers a resource's subresources, *\/scale one subresource everywhere, *\/* everything. */
    resources?: string[];
    /** Cluster or Namespaced limits the rule to such resources; * (the default) takes both, and subresources go with their parent. */
    scope: string;
}

/** A doubt about the types in one expression. */
export interface ExpressionWarning {
    /** Path of the field that holds the expression. */
    fieldRef: string;
    /** What is wrong, for each kind that the expression may be judged with. */
    warning: string;
}

/** Puts a policy in force, with its parameters. */
export interface ValidatingAdmissionPolicyBinding {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Which policy, for what, and with what consequence. */
    spec: ValidatingAdmissionPolicyBindingSpec;
}

/** Several ValidatingAdmissionPolicyBinding objects, as a list request answers them. */
export interface ValidatingAdmissionPolicyBindingList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ValidatingAdmissionPolicyBinding[] | null;
}

/** Which policy is in force, for what, and with what consequence. */
export interface ValidatingAdmissionPolicyBindingSpec {
    /** Name of the policy; nothing happens where there is none. */
    policyName?: string;
    /** Objects that serve as the policy's parameters. */
    paramRef?: ParamRef;
    /** Requests that the binding is about, of those that the policy is about. */
    matchResources?: MatchResources;
    /** What happens where a rule is broken - Deny, Warn, Audit; Deny and Warn not together. */
    validationActions?: string[];
}

/** Objects that serve as parameters, by name or by labels. */
export interface ParamRef {
    /** Name of the one object; not together with a selector. */
    name?: string;
    /** Namespace of the objects; that of the request where it is absent. Only for kinds in namespaces. */
    namespace?: string;
    /** Labels of the objects; the policy is judged with each of them. */
    selector?: metaV1.LabelSelector;
    /** Whether the request goes on (Allow) or is refused (Deny) where no object is found. */
    parameterNotFoundAction?: string;
}

/** Registers webhooks that may accept or refuse requests but not change them. */
export interface ValidatingWebhookConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The webhooks to call, each with the operations it wants to see; all must accept. */
    webhooks?: ValidatingWebhook[];
}

/** Several ValidatingWebhookConfiguration objects, as a list request answers them. */
export interface ValidatingWebhookConfigurationList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ValidatingWebhookConfiguration[] | null;
}

/** One webhook that accepts or refuses requests. */
export interface ValidatingWebhook {
    /** Fully qualified name, such as imagepolicy.example.com; unique within its configuration object. */
    name: string;
    /** How the API server reaches the webhook. */
    clientConfig: WebhookClientConfig;
    /** Operations on resources that are sent to the webhook; one fitting rule is enough. */
    rules?: RuleWithOperations[];
    /** What to do when the webhook cannot be reached or fails: Fail (the default) refuses the request, Ignore lets it pass. */
    failurePolicy: string;
    /** Exact compares rules with the request as made; Equivalent (the default) also matches other versions of the resource, converting the object. */
    matchPolicy: string;
    /** Only objects in namespaces with fitting labels are sent; empty fits all, and cluster-wide objects are always sent. */
    namespaceSelector: metaV1.LabelSelector;
    /** Only requests where the old or the new object has fitting labels are sent; users can dodge it by changing labels. */
    objectSelector: metaV1.LabelSelector;
    /** Whether a call changes anything elsewhere: None, or NoneOnDryRun if it refrains on dry runs; other values make dry runs fail. */
    sideEffects: string | null;
    /** How long to wait for an answer, 1 to 30 seconds; 10 by default, after which failurePolicy decides. */
    timeoutSeconds: number;
    /** Versions of AdmissionReview the webhook understands, most wanted first; the server sends the first it knows. */
    admissionReviewVersions: string[] | null;
    /** Expressions about the request that must all hold for the webhook to be called. */
    matchConditions?: MatchCondition[];
}

/** Says which resources are meant; group, version, resource and scope must all fit. */
export interface Rule {
    /** API groups that match, the empty string being the core group; * alone stands for all. */
    apiGroups?: string[];
    /** API versions that match, such as v1; * alone stands for all. */
    apiVersions?: string[];
    /** Plural resource names that match; pods/* covers a resource's subresources, *\/scale one subresource everywhere, *\/* everything. */
    resources?: string[];
    /** Cluster or Namespaced limits the rule to such resources; * (the default) takes both, and subresources go with their parent. */
    scope: string;
}

/** Operations together with the resources they concern; both must fit. */
export interface RuleWithOperations {
    /** Operations that match: CREATE, UPDATE, DELETE, CONNECT, or * alone for all of them. */
    operations?: string[];
    /** API groups that match, the empty string being the core group; * alone stands for all. */
    apiGroups?: string[];
    /** API versions that match, such as v1; * alone stands for all. */
    apiVersions?: string[];
    /** Plural resource names that match; pods/* covers a resource's subresources, *\/scale one subresource everywhere, *\/* everything. */
    resources?: string[];
    /** Cluster or Namespaced limits the rule to such resources; * (the default) takes both, and subresources go with their parent. */
    scope: string;
}

/** How to reach a webhook; exactly one of url and service is given. */
export interface WebhookClientConfig {
    /** Full https address of a webhook; it must not contain user data, a query or a fragment. */
    url?: string;
    /** Service in the cluster that fronts the webhook, which is called over https. */
    service?: ServiceReference;
    /** PEM certificates of the authorities that may sign the webhook's server certificate; left out, the server's system roots apply. */
    caBundle?: string;
}

/** Points to a Service in the cluster that answers webhook calls. */
export interface ServiceReference {
    /** Namespace in which the Service lives; required. */
    namespace: string;
    /** Name of the Service that fronts the webhook; required. */
    name: string;
    /** URL path used in the calls; none by default. */
    path?: string;
    /** Port of the Service, 1 to 65535; 443 by default. */
    port: number;
}
