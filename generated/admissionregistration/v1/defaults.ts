// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of admissionregistration.k8s.io/v1, filled in place. */

import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultMutatingAdmissionPolicy(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultMutatingAdmissionPolicySpec, functions);
}

export function defaultMutatingAdmissionPolicySpec(v: Defaultable, functions: KindFunctions): void {
    v.failurePolicy ??= "Fail";
    each(v, "matchConstraints", defaultMatchResources, functions);
}

export function defaultMutatingAdmissionPolicyBinding(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultMutatingAdmissionPolicyBindingSpec, functions);
}

export function defaultMutatingAdmissionPolicyBindingSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "matchResources", defaultMatchResources, functions);
}

export function defaultMutatingWebhookConfiguration(v: Defaultable, functions: KindFunctions): void {
    each(v, "webhooks", items(defaultMutatingWebhook), functions);
}

export function defaultMutatingWebhook(v: Defaultable, functions: KindFunctions): void {
    v.failurePolicy ??= "Fail";
    v.matchPolicy ??= "Equivalent";
    v.namespaceSelector ??= {};
    v.objectSelector ??= {};
    v.timeoutSeconds ??= 10;
    v.reinvocationPolicy ??= "Never";
    eachMade(v, "clientConfig", defaultWebhookClientConfig, functions);
    each(v, "rules", items(defaultRuleWithOperations), functions);
}

export function defaultValidatingAdmissionPolicy(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultValidatingAdmissionPolicySpec, functions);
}

export function defaultValidatingAdmissionPolicySpec(v: Defaultable, functions: KindFunctions): void {
    v.failurePolicy ??= "Fail";
    each(v, "matchConstraints", defaultMatchResources, functions);
}

export function defaultMatchResources(v: Defaultable, functions: KindFunctions): void {
    v.namespaceSelector ??= {};
    v.objectSelector ??= {};
    v.matchPolicy ??= "Equivalent";
    each(v, "resourceRules", items(defaultNamedRuleWithOperations), functions);
    each(v, "excludeResourceRules", items(defaultNamedRuleWithOperations), functions);
}

export function defaultNamedRuleWithOperations(v: Defaultable): void {
    v.scope ??= "*";
}

export function defaultValidatingAdmissionPolicyBinding(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultValidatingAdmissionPolicyBindingSpec, functions);
}

export function defaultValidatingAdmissionPolicyBindingSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "matchResources", defaultMatchResources, functions);
}

export function defaultValidatingWebhookConfiguration(v: Defaultable, functions: KindFunctions): void {
    each(v, "webhooks", items(defaultValidatingWebhook), functions);
}

export function defaultValidatingWebhook(v: Defaultable, functions: KindFunctions): void {
    v.failurePolicy ??= "Fail";
    v.matchPolicy ??= "Equivalent";
    v.namespaceSelector ??= {};
    v.objectSelector ??= {};
    v.timeoutSeconds ??= 10;
    eachMade(v, "clientConfig", defaultWebhookClientConfig, functions);
    each(v, "rules", items(defaultRuleWithOperations), functions);
}

export function defaultRuleWithOperations(v: Defaultable): void {
    v.scope ??= "*";
}

export function defaultWebhookClientConfig(v: Defaultable, functions: KindFunctions): void {
    each(v, "service", defaultServiceReference, functions);
}

export function defaultServiceReference(v: Defaultable): void {
    v.port ??= 443;
}
