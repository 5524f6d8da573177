// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of admissionregistration.k8s.io/v1beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface MutatingWebhookConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    webhooks?: MutatingWebhook[];
}

/** Several MutatingWebhookConfiguration objects, as a list request answers them. */
export interface MutatingWebhookConfigurationList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: MutatingWebhookConfiguration[] | null;
}

/** - */
export interface MutatingWebhook {
    /** - */
    name: string | null;
    /** - */
    clientConfig: WebhookClientConfig | null;
    /** - */
    rules?: RuleWithOperations[];
    /** - */
    failurePolicy?: string | null;
    /** - */
    matchPolicy?: string | null;
    /** - */
    namespaceSelector?: metaV1.LabelSelector | null;
    /** - */
    objectSelector?: metaV1.LabelSelector | null;
    /** - */
    sideEffects?: string | null;
    /** - */
    timeoutSeconds?: number | null;
    /** - */
    admissionReviewVersions?: string[];
    /** - */
    reinvocationPolicy?: string | null;
}

/** - */
export interface ValidatingWebhookConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    webhooks?: ValidatingWebhook[];
}

/** Several ValidatingWebhookConfiguration objects, as a list request answers them. */
export interface ValidatingWebhookConfigurationList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: ValidatingWebhookConfiguration[] | null;
}

/** - */
export interface ValidatingWebhook {
    /** - */
    name: string | null;
    /** - */
    clientConfig: WebhookClientConfig | null;
    /** - */
    rules?: RuleWithOperations[];
    /** - */
    failurePolicy?: string | null;
    /** - */
    matchPolicy?: string | null;
    /** - */
    namespaceSelector?: metaV1.LabelSelector | null;
    /** - */
    objectSelector?: metaV1.LabelSelector | null;
    /** - */
    sideEffects?: string | null;
    /** - */
    timeoutSeconds?: number | null;
    /** - */
    admissionReviewVersions?: string[];
}

/** - */
export interface Rule {
    /** - */
    apiGroups?: string[];
    /** - */
    apiVersions?: string[];
    /** - */
    resources?: string[];
    /** - */
    scope?: string | null;
}

/** - */
export interface RuleWithOperations {
    /** - */
    operations?: string[];
    /** - */
    apiGroups?: string[];
    /** - */
    apiVersions?: string[];
    /** - */
    resources?: string[];
    /** - */
    scope?: string | null;
}

/** - */
export interface WebhookClientConfig {
    /** - */
    url?: string | null;
    /** - */
    service?: ServiceReference | null;
    /** - */
    caBundle?: string;
}

/** - */
export interface ServiceReference {
    /** - */
    namespace: string | null;
    /** - */
    name: string | null;
    /** - */
    path?: string | null;
    /** - */
    port?: number | null;
}
