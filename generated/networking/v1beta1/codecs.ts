// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of networking.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/networking/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function iPAddressToMessage(v: Value, shown: ShownRelease): messages.IPAddress {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: iPAddressSpecToMessage(v.spec ?? {}, shown),
    };
}

export function iPAddressFromMessage(m: messages.IPAddress, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = iPAddressSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function iPAddressSpecToMessage(v: Value, shown: ShownRelease): messages.IPAddressSpec {
    return {
      parentRef: optionalTo(v.parentRef, parentReferenceToMessage, shown),
    };
}

export function iPAddressSpecFromMessage(m: messages.IPAddressSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.parentRef !== undefined) out.parentRef = parentReferenceFromMessage(m.parentRef ?? {}, shown);
    return out;
}

export function parentReferenceToMessage(v: Value, _shown: ShownRelease): messages.ParentReference {
    return {
      group: v.group ?? '',
      resource: v.resource ?? '',
      namespace: v.namespace ?? '',
      name: v.name ?? '',
    };
}

export function parentReferenceFromMessage(m: messages.ParentReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.group)) out.group = m.group;
    if (!(!m.resource)) out.resource = m.resource;
    if (!(!m.namespace)) out.namespace = m.namespace;
    if (!(!m.name)) out.name = m.name;
    return out;
}

export function ingressToMessage(v: Value, shown: ShownRelease): messages.Ingress {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: ingressSpecToMessage(v.spec ?? {}, shown),
      status: ingressStatusToMessage(v.status ?? {}, shown),
    };
}

export function ingressFromMessage(m: messages.Ingress, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = ingressSpecFromMessage(m.spec ?? {}, shown);
    out.status = ingressStatusFromMessage(m.status ?? {}, shown);
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

export function ingressSpecFromMessage(m: messages.IngressSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.ingressClassName !== undefined) out.ingressClassName = m.ingressClassName;
    if (m.backend !== undefined) out.backend = ingressBackendFromMessage(m.backend ?? {}, shown);
    if (!(!m.tls?.length)) out.tls = listFrom(m.tls, ingressTLSFromMessage, shown);
    if (!(!m.rules?.length)) out.rules = listFrom(m.rules, ingressRuleFromMessage, shown);
    return out;
}

export function ingressTLSToMessage(v: Value, shown: ShownRelease): messages.IngressTLS {
    return {
      hosts: listTo(v.hosts, same, shown),
      secretName: v.secretName ?? '',
    };
}

export function ingressTLSFromMessage(m: messages.IngressTLS, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.hosts?.length)) out.hosts = listFrom(m.hosts, same, shown);
    if (!(!m.secretName)) out.secretName = m.secretName;
    return out;
}

export function ingressStatusToMessage(v: Value, shown: ShownRelease): messages.IngressStatus {
    return {
      loadBalancer: ingressLoadBalancerStatusToMessage(v.loadBalancer ?? {}, shown),
    };
}

export function ingressStatusFromMessage(m: messages.IngressStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.loadBalancer = ingressLoadBalancerStatusFromMessage(m.loadBalancer ?? {}, shown);
    return out;
}

export function ingressRuleToMessage(v: Value, shown: ShownRelease): messages.IngressRule {
    return {
      host: v.host ?? '',
      ingressRuleValue: ingressRuleValueToMessage(v, shown),
    };
}

export function ingressRuleFromMessage(m: messages.IngressRule, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.host)) out.host = m.host;
    Object.assign(out, ingressRuleValueFromMessage(m.ingressRuleValue ?? {}, shown));
    return out;
}

export function ingressRuleValueToMessage(v: Value, shown: ShownRelease): messages.IngressRuleValue {
    return {
      http: optionalTo(v.http, hTTPIngressRuleValueToMessage, shown),
    };
}

export function ingressRuleValueFromMessage(m: messages.IngressRuleValue, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.http !== undefined) out.http = hTTPIngressRuleValueFromMessage(m.http ?? {}, shown);
    return out;
}

export function hTTPIngressRuleValueToMessage(v: Value, shown: ShownRelease): messages.HTTPIngressRuleValue {
    return {
      paths: listTo(v.paths, hTTPIngressPathToMessage, shown),
    };
}

export function hTTPIngressRuleValueFromMessage(m: messages.HTTPIngressRuleValue, shown: ShownRelease): Value {
    const out: Value = {};
    out.paths = !m.paths?.length ? null : listFrom(m.paths, hTTPIngressPathFromMessage, shown);
    return out;
}

export function hTTPIngressPathToMessage(v: Value, shown: ShownRelease): messages.HTTPIngressPath {
    return {
      path: v.path ?? '',
      pathType: v.pathType ?? undefined,
      backend: ingressBackendToMessage(v.backend ?? {}, shown),
    };
}

export function hTTPIngressPathFromMessage(m: messages.HTTPIngressPath, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.path)) out.path = m.path;
    if (m.pathType !== undefined) out.pathType = m.pathType;
    out.backend = ingressBackendFromMessage(m.backend ?? {}, shown);
    return out;
}

export function ingressBackendToMessage(v: Value, shown: ShownRelease): messages.IngressBackend {
    return {
      serviceName: v.serviceName ?? '',
      servicePort: intOrStringTo(v.servicePort ?? undefined),
      resource: optionalTo(v.resource, coreV1.typedLocalObjectReferenceToMessage, shown),
    };
}

export function ingressBackendFromMessage(m: messages.IngressBackend, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.serviceName)) out.serviceName = m.serviceName;
    out.servicePort = intOrStringFrom(m.servicePort);
    if (m.resource !== undefined) out.resource = coreV1.typedLocalObjectReferenceFromMessage(m.resource ?? {}, shown);
    return out;
}

export function ingressLoadBalancerStatusToMessage(v: Value, shown: ShownRelease): messages.IngressLoadBalancerStatus {
    return {
      ingress: listTo(v.ingress, ingressLoadBalancerIngressToMessage, shown),
    };
}

export function ingressLoadBalancerStatusFromMessage(m: messages.IngressLoadBalancerStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ingress?.length)) out.ingress = listFrom(m.ingress, ingressLoadBalancerIngressFromMessage, shown);
    return out;
}

export function ingressLoadBalancerIngressToMessage(v: Value, shown: ShownRelease): messages.IngressLoadBalancerIngress {
    return {
      ip: v.ip ?? '',
      hostname: v.hostname ?? '',
      ports: listTo(v.ports, ingressPortStatusToMessage, shown),
    };
}

export function ingressLoadBalancerIngressFromMessage(m: messages.IngressLoadBalancerIngress, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ip)) out.ip = m.ip;
    if (!(!m.hostname)) out.hostname = m.hostname;
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, ingressPortStatusFromMessage, shown);
    return out;
}

export function ingressPortStatusToMessage(v: Value, _shown: ShownRelease): messages.IngressPortStatus {
    return {
      port: v.port ?? 0,
      protocol: v.protocol ?? '',
      error: v.error ?? undefined,
    };
}

export function ingressPortStatusFromMessage(m: messages.IngressPortStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    out.port = !m.port ? 0 : m.port;
    out.protocol = !m.protocol ? '' : m.protocol;
    if (m.error !== undefined) out.error = m.error;
    return out;
}

export function ingressClassToMessage(v: Value, shown: ShownRelease): messages.IngressClass {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: ingressClassSpecToMessage(v.spec ?? {}, shown),
    };
}

export function ingressClassFromMessage(m: messages.IngressClass, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = ingressClassSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function ingressClassSpecToMessage(v: Value, shown: ShownRelease): messages.IngressClassSpec {
    return {
      controller: v.controller ?? '',
      parameters: optionalTo(v.parameters, ingressClassParametersReferenceToMessage, shown),
    };
}

export function ingressClassSpecFromMessage(m: messages.IngressClassSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.controller)) out.controller = m.controller;
    if (m.parameters !== undefined) out.parameters = ingressClassParametersReferenceFromMessage(m.parameters ?? {}, shown);
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

export function ingressClassParametersReferenceFromMessage(m: messages.IngressClassParametersReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.aPIGroup !== undefined) out.apiGroup = m.aPIGroup;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    out.scope = m.scope === undefined ? null : m.scope;
    if (m.namespace !== undefined) out.namespace = m.namespace;
    return out;
}

export function serviceCIDRToMessage(v: Value, shown: ShownRelease): messages.ServiceCIDR {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: serviceCIDRSpecToMessage(v.spec ?? {}, shown),
      status: serviceCIDRStatusToMessage(v.status ?? {}, shown),
    };
}

export function serviceCIDRFromMessage(m: messages.ServiceCIDR, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = serviceCIDRSpecFromMessage(m.spec ?? {}, shown);
    out.status = serviceCIDRStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function serviceCIDRSpecToMessage(v: Value, shown: ShownRelease): messages.ServiceCIDRSpec {
    return {
      cidrs: listTo(v.cidrs, same, shown),
    };
}

export function serviceCIDRSpecFromMessage(m: messages.ServiceCIDRSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.cidrs?.length)) out.cidrs = listFrom(m.cidrs, same, shown);
    return out;
}

export function serviceCIDRStatusToMessage(v: Value, shown: ShownRelease): messages.ServiceCIDRStatus {
    return {
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
    };
}

export function serviceCIDRStatusFromMessage(m: messages.ServiceCIDRStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    return out;
}

export const IPAddress: GeneratedCodec = {
      encode: (object, shown) => messages.IPAddress.encode(iPAddressToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("IPAddress", "networking.k8s.io/v1beta1", iPAddressFromMessage(messages.IPAddress.decode(bytes), shown)),
    };
export const Ingress: GeneratedCodec = {
      encode: (object, shown) => messages.Ingress.encode(ingressToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Ingress", "networking.k8s.io/v1beta1", ingressFromMessage(messages.Ingress.decode(bytes), shown)),
    };
export const IngressClass: GeneratedCodec = {
      encode: (object, shown) => messages.IngressClass.encode(ingressClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("IngressClass", "networking.k8s.io/v1beta1", ingressClassFromMessage(messages.IngressClass.decode(bytes), shown)),
    };
export const ServiceCIDR: GeneratedCodec = {
      encode: (object, shown) => messages.ServiceCIDR.encode(serviceCIDRToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ServiceCIDR", "networking.k8s.io/v1beta1", serviceCIDRFromMessage(messages.ServiceCIDR.decode(bytes), shown)),
    };
