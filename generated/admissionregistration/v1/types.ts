// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of admissionregistration.k8s.io/v1. */

import * as metaV1 from "../../meta/v1/types.js";

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
