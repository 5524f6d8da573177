// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of admissionregistration.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/api/admissionregistration/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import * as admissionregistrationV1 from "../v1/codecs.js";
import { asObject, bytesFrom, bytesTo, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function mutatingWebhookConfigurationToMessage(v: Value, shown: ShownRelease): messages.MutatingWebhookConfiguration {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      Webhooks: listTo(v.webhooks, mutatingWebhookToMessage, shown),
    };
}

export function mutatingWebhookConfigurationFromMessage(m: messages.MutatingWebhookConfiguration, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.Webhooks?.length)) out.webhooks = listFrom(m.Webhooks, mutatingWebhookFromMessage, shown);
    return out;
}

export function mutatingWebhookToMessage(v: Value, shown: ShownRelease): messages.MutatingWebhook {
    return {
      name: v.name ?? '',
      clientConfig: webhookClientConfigToMessage(v.clientConfig ?? {}, shown),
      rules: listTo(v.rules, admissionregistrationV1.ruleWithOperationsToMessage, shown),
      failurePolicy: v.failurePolicy ?? undefined,
      matchPolicy: v.matchPolicy ?? undefined,
      namespaceSelector: optionalTo(v.namespaceSelector, metaV1.labelSelectorToMessage, shown),
      objectSelector: optionalTo(v.objectSelector, metaV1.labelSelectorToMessage, shown),
      sideEffects: v.sideEffects ?? undefined,
      timeoutSeconds: v.timeoutSeconds ?? undefined,
      admissionReviewVersions: listTo(v.admissionReviewVersions, same, shown),
      reinvocationPolicy: v.reinvocationPolicy ?? undefined,
      matchConditions: shown.has("1.27") ? listTo(v.matchConditions, matchConditionToMessage, shown) : undefined,
    };
}

export function mutatingWebhookFromMessage(m: messages.MutatingWebhook, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.clientConfig = webhookClientConfigFromMessage(m.clientConfig ?? {}, shown);
    if (!(!m.rules?.length)) out.rules = listFrom(m.rules, admissionregistrationV1.ruleWithOperationsFromMessage, shown);
    if (m.failurePolicy !== undefined) out.failurePolicy = m.failurePolicy;
    if (m.matchPolicy !== undefined) out.matchPolicy = m.matchPolicy;
    if (m.namespaceSelector !== undefined) out.namespaceSelector = metaV1.labelSelectorFromMessage(m.namespaceSelector ?? {}, shown);
    if (m.objectSelector !== undefined) out.objectSelector = metaV1.labelSelectorFromMessage(m.objectSelector ?? {}, shown);
    if (m.sideEffects !== undefined) out.sideEffects = m.sideEffects;
    if (m.timeoutSeconds !== undefined) out.timeoutSeconds = m.timeoutSeconds;
    if (!(!m.admissionReviewVersions?.length)) out.admissionReviewVersions = listFrom(m.admissionReviewVersions, same, shown);
    if (m.reinvocationPolicy !== undefined) out.reinvocationPolicy = m.reinvocationPolicy;
    if (shown.has("1.27")) { if (!(!m.matchConditions?.length)) out.matchConditions = listFrom(m.matchConditions, matchConditionFromMessage, shown); }

    return out;
}

export function matchConditionToMessage(v: Value, _shown: ShownRelease): messages.MatchCondition {
    return {
      name: v.name ?? '',
      expression: v.expression ?? '',
    };
}

export function matchConditionFromMessage(m: messages.MatchCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.expression = !m.expression ? '' : m.expression;
    return out;
}

export function validatingWebhookConfigurationToMessage(v: Value, shown: ShownRelease): messages.ValidatingWebhookConfiguration {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      Webhooks: listTo(v.webhooks, validatingWebhookToMessage, shown),
    };
}

export function validatingWebhookConfigurationFromMessage(m: messages.ValidatingWebhookConfiguration, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.Webhooks?.length)) out.webhooks = listFrom(m.Webhooks, validatingWebhookFromMessage, shown);
    return out;
}

export function validatingWebhookToMessage(v: Value, shown: ShownRelease): messages.ValidatingWebhook {
    return {
      name: v.name ?? '',
      clientConfig: webhookClientConfigToMessage(v.clientConfig ?? {}, shown),
      rules: listTo(v.rules, admissionregistrationV1.ruleWithOperationsToMessage, shown),
      failurePolicy: v.failurePolicy ?? undefined,
      matchPolicy: v.matchPolicy ?? undefined,
      namespaceSelector: optionalTo(v.namespaceSelector, metaV1.labelSelectorToMessage, shown),
      objectSelector: optionalTo(v.objectSelector, metaV1.labelSelectorToMessage, shown),
      sideEffects: v.sideEffects ?? undefined,
      timeoutSeconds: v.timeoutSeconds ?? undefined,
      admissionReviewVersions: listTo(v.admissionReviewVersions, same, shown),
      matchConditions: shown.has("1.27") ? listTo(v.matchConditions, matchConditionToMessage, shown) : undefined,
    };
}

export function validatingWebhookFromMessage(m: messages.ValidatingWebhook, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.clientConfig = webhookClientConfigFromMessage(m.clientConfig ?? {}, shown);
    if (!(!m.rules?.length)) out.rules = listFrom(m.rules, admissionregistrationV1.ruleWithOperationsFromMessage, shown);
    if (m.failurePolicy !== undefined) out.failurePolicy = m.failurePolicy;
    if (m.matchPolicy !== undefined) out.matchPolicy = m.matchPolicy;
    if (m.namespaceSelector !== undefined) out.namespaceSelector = metaV1.labelSelectorFromMessage(m.namespaceSelector ?? {}, shown);
    if (m.objectSelector !== undefined) out.objectSelector = metaV1.labelSelectorFromMessage(m.objectSelector ?? {}, shown);
    if (m.sideEffects !== undefined) out.sideEffects = m.sideEffects;
    if (m.timeoutSeconds !== undefined) out.timeoutSeconds = m.timeoutSeconds;
    if (!(!m.admissionReviewVersions?.length)) out.admissionReviewVersions = listFrom(m.admissionReviewVersions, same, shown);
    if (shown.has("1.27")) { if (!(!m.matchConditions?.length)) out.matchConditions = listFrom(m.matchConditions, matchConditionFromMessage, shown); }

    return out;
}

export function ruleToMessage(v: Value, shown: ShownRelease): messages.Rule {
    return {
      apiGroups: listTo(v.apiGroups, same, shown),
      apiVersions: listTo(v.apiVersions, same, shown),
      resources: listTo(v.resources, same, shown),
      scope: v.scope ?? undefined,
    };
}

export function ruleFromMessage(m: messages.Rule, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.apiGroups?.length)) out.apiGroups = listFrom(m.apiGroups, same, shown);
    if (!(!m.apiVersions?.length)) out.apiVersions = listFrom(m.apiVersions, same, shown);
    if (!(!m.resources?.length)) out.resources = listFrom(m.resources, same, shown);
    if (m.scope !== undefined) out.scope = m.scope;
    return out;
}

export function ruleWithOperationsToMessage(v: Value, shown: ShownRelease): messages.RuleWithOperations {
    return {
      operations: listTo(v.operations, same, shown),
      rule: ruleToMessage(v, shown),
    };
}

export function ruleWithOperationsFromMessage(m: messages.RuleWithOperations, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.operations?.length)) out.operations = listFrom(m.operations, same, shown);
    Object.assign(out, ruleFromMessage(m.rule ?? {}, shown));
    return out;
}

export function webhookClientConfigToMessage(v: Value, shown: ShownRelease): messages.WebhookClientConfig {
    return {
      url: v.url ?? undefined,
      service: optionalTo(v.service, serviceReferenceToMessage, shown),
      caBundle: optionalTo(v.caBundle, bytesTo, shown),
    };
}

export function webhookClientConfigFromMessage(m: messages.WebhookClientConfig, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.url !== undefined) out.url = m.url;
    if (m.service !== undefined) out.service = serviceReferenceFromMessage(m.service ?? {}, shown);
    if (!(!m.caBundle?.length)) out.caBundle = bytesFrom(m.caBundle);
    return out;
}

export function serviceReferenceToMessage(v: Value, _shown: ShownRelease): messages.ServiceReference {
    return {
      namespace: v.namespace ?? '',
      name: v.name ?? '',
      path: v.path ?? undefined,
      port: v.port ?? undefined,
    };
}

export function serviceReferenceFromMessage(m: messages.ServiceReference, _shown: ShownRelease): Value {
    const out: Value = {};
    out.namespace = !m.namespace ? '' : m.namespace;
    out.name = !m.name ? '' : m.name;
    if (m.path !== undefined) out.path = m.path;
    if (m.port !== undefined) out.port = m.port;
    return out;
}

export const MutatingWebhookConfiguration: GeneratedCodec = {
      encode: (object, shown) => messages.MutatingWebhookConfiguration.encode(mutatingWebhookConfigurationToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("MutatingWebhookConfiguration", "admissionregistration.k8s.io/v1beta1", mutatingWebhookConfigurationFromMessage(messages.MutatingWebhookConfiguration.decode(bytes), shown)),
    };
export const ValidatingWebhookConfiguration: GeneratedCodec = {
      encode: (object, shown) => messages.ValidatingWebhookConfiguration.encode(validatingWebhookConfigurationToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ValidatingWebhookConfiguration", "admissionregistration.k8s.io/v1beta1", validatingWebhookConfigurationFromMessage(messages.ValidatingWebhookConfiguration.decode(bytes), shown)),
    };
