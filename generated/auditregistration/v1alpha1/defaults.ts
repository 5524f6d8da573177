// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of auditregistration.k8s.io/v1alpha1, filled in place. */

import { each, eachMade } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultAuditSink(v: Defaultable): void {
    eachMade(v, "spec", defaultAuditSinkSpec);
}

export function defaultAuditSinkSpec(v: Defaultable): void {
    eachMade(v, "webhook", defaultWebhook);
}

export function defaultWebhook(v: Defaultable): void {
    v.throttle ??= {};
    each(v, "throttle", defaultWebhookThrottleConfig);
    eachMade(v, "clientConfig", defaultWebhookClientConfig);
}

export function defaultWebhookThrottleConfig(v: Defaultable): void {
    v.qps ??= 10;
    v.burst ??= 15;
}

export function defaultWebhookClientConfig(v: Defaultable): void {
    each(v, "service", defaultServiceReference);
}

export function defaultServiceReference(v: Defaultable): void {
    v.port ??= 443;
}
