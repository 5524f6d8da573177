// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of admissionregistration.k8s.io/v1, filled in place. */

import { each, eachMade, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultMutatingWebhookConfiguration(v: Defaultable): void {
    each(v, "webhooks", items(defaultMutatingWebhook));
}

export function defaultMutatingWebhook(v: Defaultable): void {
    if ((v.failurePolicy === undefined || v.failurePolicy === null)) v.failurePolicy = "Fail";
    if ((v.matchPolicy === undefined || v.matchPolicy === null)) v.matchPolicy = "Equivalent";
    if ((v.namespaceSelector === undefined || v.namespaceSelector === null)) v.namespaceSelector = {};
    if ((v.objectSelector === undefined || v.objectSelector === null)) v.objectSelector = {};
    if ((v.timeoutSeconds === undefined || v.timeoutSeconds === null)) v.timeoutSeconds = 10;
    if ((v.reinvocationPolicy === undefined || v.reinvocationPolicy === null)) v.reinvocationPolicy = "Never";
    eachMade(v, "clientConfig", defaultWebhookClientConfig);
    each(v, "rules", items(defaultRuleWithOperations));
}

export function defaultValidatingWebhookConfiguration(v: Defaultable): void {
    each(v, "webhooks", items(defaultValidatingWebhook));
}

export function defaultValidatingWebhook(v: Defaultable): void {
    if ((v.failurePolicy === undefined || v.failurePolicy === null)) v.failurePolicy = "Fail";
    if ((v.matchPolicy === undefined || v.matchPolicy === null)) v.matchPolicy = "Equivalent";
    if ((v.namespaceSelector === undefined || v.namespaceSelector === null)) v.namespaceSelector = {};
    if ((v.objectSelector === undefined || v.objectSelector === null)) v.objectSelector = {};
    if ((v.timeoutSeconds === undefined || v.timeoutSeconds === null)) v.timeoutSeconds = 10;
    eachMade(v, "clientConfig", defaultWebhookClientConfig);
    each(v, "rules", items(defaultRuleWithOperations));
}

export function defaultRule(v: Defaultable): void {
    if ((v.scope === undefined || v.scope === null)) v.scope = "*";
}

export function defaultRuleWithOperations(v: Defaultable): void {
    if ((v.scope === undefined || v.scope === null)) v.scope = "*";
}

export function defaultWebhookClientConfig(v: Defaultable): void {
    each(v, "service", defaultServiceReference);
}

export function defaultServiceReference(v: Defaultable): void {
    if ((v.port === undefined || v.port === null)) v.port = 443;
}
