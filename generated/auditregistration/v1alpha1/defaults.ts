// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of auditregistration.k8s.io/v1alpha1, filled in place. */

import { each, eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultAuditSink(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultAuditSinkSpec, functions);
}

export function defaultAuditSinkSpec(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "webhook", defaultWebhook, functions);
}

export function defaultWebhook(v: Defaultable, functions: KindFunctions): void {
    v.throttle ??= {};
    each(v, "throttle", defaultWebhookThrottleConfig, functions);
    eachMade(v, "clientConfig", defaultWebhookClientConfig, functions);
}

export function defaultWebhookThrottleConfig(v: Defaultable): void {
    v.qps ??= 10;
    v.burst ??= 15;
}

export function defaultWebhookClientConfig(v: Defaultable, functions: KindFunctions): void {
    each(v, "service", defaultServiceReference, functions);
}

export function defaultServiceReference(v: Defaultable): void {
    v.port ??= 443;
}
