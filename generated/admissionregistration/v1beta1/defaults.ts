// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of admissionregistration.k8s.io/v1beta1, filled in place. */

import { each, eachMade, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultMutatingWebhookConfiguration(v: Defaultable): void {
    each(v, "webhooks", items(defaultMutatingWebhook));
}

export function defaultMutatingWebhook(v: Defaultable): void {
    v.failurePolicy ??= "Ignore";
    v.matchPolicy ??= "Exact";
    v.namespaceSelector ??= {};
    v.objectSelector ??= {};
    v.sideEffects ??= "Unknown";
    v.timeoutSeconds ??= 30;
    v.admissionReviewVersions ??= ["v1beta1"];
    v.reinvocationPolicy ??= "Never";
    eachMade(v, "clientConfig", defaultWebhookClientConfig);
    each(v, "rules", items(defaultRuleWithOperations));
}

export function defaultValidatingWebhookConfiguration(v: Defaultable): void {
    each(v, "webhooks", items(defaultValidatingWebhook));
}

export function defaultValidatingWebhook(v: Defaultable): void {
    v.failurePolicy ??= "Ignore";
    v.matchPolicy ??= "Exact";
    v.namespaceSelector ??= {};
    v.objectSelector ??= {};
    v.sideEffects ??= "Unknown";
    v.timeoutSeconds ??= 30;
    v.admissionReviewVersions ??= ["v1beta1"];
    eachMade(v, "clientConfig", defaultWebhookClientConfig);
    each(v, "rules", items(defaultRuleWithOperations));
}

export function defaultRule(v: Defaultable): void {
    v.scope ??= "*";
}

export function defaultRuleWithOperations(v: Defaultable): void {
    v.scope ??= "*";
}

export function defaultWebhookClientConfig(v: Defaultable): void {
    each(v, "service", defaultServiceReference);
}

export function defaultServiceReference(v: Defaultable): void {
    v.port ??= 443;
}
