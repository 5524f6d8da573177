// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of auditregistration.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface AuditSink {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: AuditSinkSpec | null;
}

/** - */
export interface AuditSinkSpec {
    /** - */
    policy: Policy | null;
    /** - */
    webhook: Webhook | null;
}

/** - */
export interface Policy {
    /** - */
    level: string | null;
    /** - */
    stages?: string[] | null;
}

/** - */
export interface Webhook {
    /** - */
    throttle?: WebhookThrottleConfig | null;
    /** - */
    clientConfig: WebhookClientConfig | null;
}

/** - */
export interface WebhookThrottleConfig {
    /** - */
    qps?: number | bigint | null;
    /** - */
    burst?: number | bigint | null;
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
