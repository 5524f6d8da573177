// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of auditregistration.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/auditregistration/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, bytesFrom, bytesTo, listFrom, listTo, longFrom, longTo, optionalTo, same } from "kindwright/generated-code";
import type { ProtobufCodec, Value } from "kindwright/generated-code";

export function auditSinkToMessage(v: Value): messages.AuditSink {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      spec: auditSinkSpecToMessage(v.spec ?? {}),
    };
}

export function auditSinkFromMessage(m: messages.AuditSink): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = auditSinkSpecFromMessage(m.spec ?? {});
    return out;
}

export function auditSinkSpecToMessage(v: Value): messages.AuditSinkSpec {
    return {
      policy: policyToMessage(v.policy ?? {}),
      webhook: webhookToMessage(v.webhook ?? {}),
    };
}

export function auditSinkSpecFromMessage(m: messages.AuditSinkSpec): Value {
    const out: Value = {};
    out.policy = policyFromMessage(m.policy ?? {});
    out.webhook = webhookFromMessage(m.webhook ?? {});
    return out;
}

export function policyToMessage(v: Value): messages.Policy {
    return {
      level: v.level ?? '',
      stages: listTo(v.stages, same),
    };
}

export function policyFromMessage(m: messages.Policy): Value {
    const out: Value = {};
    out.level = !m.level ? '' : m.level;
    out.stages = !m.stages?.length ? null : listFrom(m.stages, same);
    return out;
}

export function webhookToMessage(v: Value): messages.Webhook {
    return {
      throttle: optionalTo(v.throttle, webhookThrottleConfigToMessage),
      clientConfig: webhookClientConfigToMessage(v.clientConfig ?? {}),
    };
}

export function webhookFromMessage(m: messages.Webhook): Value {
    const out: Value = {};
    if (m.throttle !== undefined) out.throttle = webhookThrottleConfigFromMessage(m.throttle ?? {});
    out.clientConfig = webhookClientConfigFromMessage(m.clientConfig ?? {});
    return out;
}

export function webhookThrottleConfigToMessage(v: Value): messages.WebhookThrottleConfig {
    return {
      qps: optionalTo(v.qps, longTo),
      burst: optionalTo(v.burst, longTo),
    };
}

export function webhookThrottleConfigFromMessage(m: messages.WebhookThrottleConfig): Value {
    const out: Value = {};
    if (m.qps !== undefined) out.qps = longFrom(m.qps);
    if (m.burst !== undefined) out.burst = longFrom(m.burst);
    return out;
}

export function webhookClientConfigToMessage(v: Value): messages.WebhookClientConfig {
    return {
      url: v.url ?? undefined,
      service: optionalTo(v.service, serviceReferenceToMessage),
      caBundle: optionalTo(v.caBundle, bytesTo),
    };
}

export function webhookClientConfigFromMessage(m: messages.WebhookClientConfig): Value {
    const out: Value = {};
    if (m.url !== undefined) out.url = m.url;
    if (m.service !== undefined) out.service = serviceReferenceFromMessage(m.service ?? {});
    if (!(!m.caBundle?.length)) out.caBundle = bytesFrom(m.caBundle);
    return out;
}

export function serviceReferenceToMessage(v: Value): messages.ServiceReference {
    return {
      namespace: v.namespace ?? '',
      name: v.name ?? '',
      path: v.path ?? undefined,
      port: v.port ?? undefined,
    };
}

export function serviceReferenceFromMessage(m: messages.ServiceReference): Value {
    const out: Value = {};
    out.namespace = !m.namespace ? '' : m.namespace;
    out.name = !m.name ? '' : m.name;
    if (m.path !== undefined) out.path = m.path;
    if (m.port !== undefined) out.port = m.port;
    return out;
}

export const AuditSink: ProtobufCodec = {
      encode: (object) => messages.AuditSink.encode(auditSinkToMessage(object)).finish(),
      decode: (bytes) => asObject("AuditSink", "auditregistration.k8s.io/v1alpha1", auditSinkFromMessage(messages.AuditSink.decode(bytes))),
    };
