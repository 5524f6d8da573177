// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of auditregistration.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/auditregistration/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, bytesFrom, bytesTo, listFrom, listTo, longFrom, longTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function auditSinkToMessage(v: Value, shown: ShownRelease): messages.AuditSink {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: auditSinkSpecToMessage(v.spec ?? {}, shown),
    };
}

export function auditSinkFromMessage(m: messages.AuditSink, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = auditSinkSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function auditSinkSpecToMessage(v: Value, shown: ShownRelease): messages.AuditSinkSpec {
    return {
      policy: policyToMessage(v.policy ?? {}, shown),
      webhook: webhookToMessage(v.webhook ?? {}, shown),
    };
}

export function auditSinkSpecFromMessage(m: messages.AuditSinkSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.policy = policyFromMessage(m.policy ?? {}, shown);
    out.webhook = webhookFromMessage(m.webhook ?? {}, shown);
    return out;
}

export function policyToMessage(v: Value, shown: ShownRelease): messages.Policy {
    return {
      level: v.level ?? '',
      stages: listTo(v.stages, same, shown),
    };
}

export function policyFromMessage(m: messages.Policy, shown: ShownRelease): Value {
    const out: Value = {};
    out.level = !m.level ? '' : m.level;
    out.stages = !m.stages?.length ? null : listFrom(m.stages, same, shown);
    return out;
}

export function webhookToMessage(v: Value, shown: ShownRelease): messages.Webhook {
    return {
      throttle: optionalTo(v.throttle, webhookThrottleConfigToMessage, shown),
      clientConfig: webhookClientConfigToMessage(v.clientConfig ?? {}, shown),
    };
}

export function webhookFromMessage(m: messages.Webhook, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.throttle !== undefined) out.throttle = webhookThrottleConfigFromMessage(m.throttle ?? {}, shown);
    out.clientConfig = webhookClientConfigFromMessage(m.clientConfig ?? {}, shown);
    return out;
}

export function webhookThrottleConfigToMessage(v: Value, shown: ShownRelease): messages.WebhookThrottleConfig {
    return {
      qps: optionalTo(v.qps, longTo, shown),
      burst: optionalTo(v.burst, longTo, shown),
    };
}

export function webhookThrottleConfigFromMessage(m: messages.WebhookThrottleConfig, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.qps !== undefined) out.qps = longFrom(m.qps);
    if (m.burst !== undefined) out.burst = longFrom(m.burst);
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

export const AuditSink: GeneratedCodec = {
      encode: (object, shown) => messages.AuditSink.encode(auditSinkToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("AuditSink", "auditregistration.k8s.io/v1alpha1", auditSinkFromMessage(messages.AuditSink.decode(bytes), shown)),
    };
