// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of auditregistration.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Sends audit events to a webhook, set up through the API instead of server flags; removed after release 1.18. */
export interface AuditSink {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Which events are sent, and where. */
    spec: AuditSinkSpec;
}

/** Several AuditSink objects, as a list request answers them. */
export interface AuditSinkList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: AuditSink[] | null;
}

/** What one audit sink records and where it sends that. */
export interface AuditSinkSpec {
    /** How much is recorded, and at which stages. */
    policy: Policy;
    /** The receiver of the events and limits on how fast it is fed. */
    webhook: Webhook;
}

/** Decides how much of each request is recorded. */
export interface Policy {
    /** Amount of detail: None, Metadata, Request (adds the request body) or RequestResponse (adds both bodies). */
    level: string;
    /** Stages of a request at which an event is written, such as ResponseComplete. */
    stages: string[] | null;
}

/** Receiver of audit events and how fast it is fed. */
export interface Webhook {
    /** Limits on how fast events are sent. */
    throttle: WebhookThrottleConfig;
    /** How the API server reaches the webhook. */
    clientConfig: WebhookClientConfig;
}

/** Rate limit for sending events to a webhook. */
export interface WebhookThrottleConfig {
    /** Most batches sent per second on average; 10 by default. */
    qps: number | bigint;
    /** Most batches sent at once after a quiet time; 15 by default. */
    burst: number | bigint;
}

/** How to reach an audit webhook; exactly one of url and service is given. */
export interface WebhookClientConfig {
    /** Full https address of the webhook; it must not contain user data, a query or a fragment. */
    url?: string;
    /** Service in the cluster that fronts the webhook. */
    service?: ServiceReference;
    /** PEM certificates of the authorities that may sign the webhook's server certificate; left out, the server's system roots apply. */
    caBundle?: string;
}

/** Points to a Service in the cluster that receives audit events. */
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
