// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of networking.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/networking/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function ingressToMessage(v: Value, shown: ShownRelease): messages.Ingress {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: ingressSpecToMessage(v.spec ?? {}, shown),
      status: ingressStatusToMessage(v.status ?? {}, shown),
    };
}

export function ingressFromMessage(m: messages.Ingress): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = ingressSpecFromMessage(m.spec ?? {});
    out.status = ingressStatusFromMessage(m.status ?? {});
    return out;
}

export function ingressSpecToMessage(v: Value, shown: ShownRelease): messages.IngressSpec {
    return {
      ingressClassName: v.ingressClassName ?? undefined,
      backend: optionalTo(v.backend, ingressBackendToMessage, shown),
      tls: listTo(v.tls, ingressTLSToMessage, shown),
      rules: listTo(v.rules, ingressRuleToMessage, shown),
    };
}

export function ingressSpecFromMessage(m: messages.IngressSpec): Value {
    const out: Value = {};
    if (m.ingressClassName !== undefined) out.ingressClassName = m.ingressClassName;
    if (m.backend !== undefined) out.backend = ingressBackendFromMessage(m.backend ?? {});
    if (!(!m.tls?.length)) out.tls = listFrom(m.tls, ingressTLSFromMessage);
    if (!(!m.rules?.length)) out.rules = listFrom(m.rules, ingressRuleFromMessage);
    return out;
}

export function ingressTLSToMessage(v: Value, shown: ShownRelease): messages.IngressTLS {
    return {
      hosts: listTo(v.hosts, same, shown),
      secretName: v.secretName ?? '',
    };
}

export function ingressTLSFromMessage(m: messages.IngressTLS): Value {
    const out: Value = {};
    if (!(!m.hosts?.length)) out.hosts = listFrom(m.hosts, same);
    if (!(!m.secretName)) out.secretName = m.secretName;
    return out;
}

export function ingressStatusToMessage(v: Value, shown: ShownRelease): messages.IngressStatus {
    return {
      loadBalancer: coreV1.loadBalancerStatusToMessage(v.loadBalancer ?? {}, shown),
    };
}

export function ingressStatusFromMessage(m: messages.IngressStatus): Value {
    const out: Value = {};
    out.loadBalancer = coreV1.loadBalancerStatusFromMessage(m.loadBalancer ?? {});
    return out;
}

export function ingressRuleToMessage(v: Value, shown: ShownRelease): messages.IngressRule {
    return {
      host: v.host ?? '',
      ingressRuleValue: ingressRuleValueToMessage(v, shown),
    };
}

export function ingressRuleFromMessage(m: messages.IngressRule): Value {
    const out: Value = {};
    if (!(!m.host)) out.host = m.host;
    Object.assign(out, ingressRuleValueFromMessage(m.ingressRuleValue ?? {}));
    return out;
}

export function ingressRuleValueToMessage(v: Value, shown: ShownRelease): messages.IngressRuleValue {
    return {
      http: optionalTo(v.http, hTTPIngressRuleValueToMessage, shown),
    };
}

export function ingressRuleValueFromMessage(m: messages.IngressRuleValue): Value {
    const out: Value = {};
    if (m.http !== undefined) out.http = hTTPIngressRuleValueFromMessage(m.http ?? {});
    return out;
}

export function hTTPIngressRuleValueToMessage(v: Value, shown: ShownRelease): messages.HTTPIngressRuleValue {
    return {
      paths: listTo(v.paths, hTTPIngressPathToMessage, shown),
    };
}

export function hTTPIngressRuleValueFromMessage(m: messages.HTTPIngressRuleValue): Value {
    const out: Value = {};
    out.paths = !m.paths?.length ? null : listFrom(m.paths, hTTPIngressPathFromMessage);
    return out;
}

export function hTTPIngressPathToMessage(v: Value, shown: ShownRelease): messages.HTTPIngressPath {
    return {
      path: v.path ?? '',
      pathType: v.pathType ?? undefined,
      backend: ingressBackendToMessage(v.backend ?? {}, shown),
    };
}

export function hTTPIngressPathFromMessage(m: messages.HTTPIngressPath): Value {
    const out: Value = {};
    if (!(!m.path)) out.path = m.path;
    if (m.pathType !== undefined) out.pathType = m.pathType;
    out.backend = ingressBackendFromMessage(m.backend ?? {});
    return out;
}

export function ingressBackendToMessage(v: Value, shown: ShownRelease): messages.IngressBackend {
    return {
      serviceName: v.serviceName ?? '',
      servicePort: intOrStringTo(v.servicePort ?? undefined),
      resource: optionalTo(v.resource, coreV1.typedLocalObjectReferenceToMessage, shown),
    };
}

export function ingressBackendFromMessage(m: messages.IngressBackend): Value {
    const out: Value = {};
    if (!(!m.serviceName)) out.serviceName = m.serviceName;
    out.servicePort = intOrStringFrom(m.servicePort);
    if (m.resource !== undefined) out.resource = coreV1.typedLocalObjectReferenceFromMessage(m.resource ?? {});
    return out;
}

export function ingressClassToMessage(v: Value, shown: ShownRelease): messages.IngressClass {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: ingressClassSpecToMessage(v.spec ?? {}, shown),
    };
}

export function ingressClassFromMessage(m: messages.IngressClass): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = ingressClassSpecFromMessage(m.spec ?? {});
    return out;
}

export function ingressClassSpecToMessage(v: Value, shown: ShownRelease): messages.IngressClassSpec {
    return {
      controller: v.controller ?? '',
      parameters: optionalTo(v.parameters, ingressClassParametersReferenceToMessage, shown),
    };
}

export function ingressClassSpecFromMessage(m: messages.IngressClassSpec): Value {
    const out: Value = {};
    if (!(!m.controller)) out.controller = m.controller;
    if (m.parameters !== undefined) out.parameters = ingressClassParametersReferenceFromMessage(m.parameters ?? {});
    return out;
}

export function ingressClassParametersReferenceToMessage(v: Value, _shown: ShownRelease): messages.IngressClassParametersReference {
    return {
      aPIGroup: v.apiGroup ?? undefined,
      kind: v.kind ?? '',
      name: v.name ?? '',
      scope: v.scope ?? undefined,
      namespace: v.namespace ?? undefined,
    };
}

export function ingressClassParametersReferenceFromMessage(m: messages.IngressClassParametersReference): Value {
    const out: Value = {};
    if (m.aPIGroup !== undefined) out.apiGroup = m.aPIGroup;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    out.scope = m.scope === undefined ? null : m.scope;
    if (m.namespace !== undefined) out.namespace = m.namespace;
    return out;
}

export const Ingress: GeneratedCodec = {
      encode: (object, shown) => messages.Ingress.encode(ingressToMessage(object, shown)).finish(),
      decode: (bytes) => asObject("Ingress", "networking.k8s.io/v1beta1", ingressFromMessage(messages.Ingress.decode(bytes))),
    };
export const IngressClass: GeneratedCodec = {
      encode: (object, shown) => messages.IngressClass.encode(ingressClassToMessage(object, shown)).finish(),
      decode: (bytes) => asObject("IngressClass", "networking.k8s.io/v1beta1", ingressClassFromMessage(messages.IngressClass.decode(bytes))),
    };
