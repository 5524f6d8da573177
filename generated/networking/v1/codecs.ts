// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of networking.k8s.io/v1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/networking/v1/generated.js";
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
      defaultBackend: optionalTo(v.defaultBackend, ingressBackendToMessage, shown),
      tls: listTo(v.tls, ingressTLSToMessage, shown),
      rules: listTo(v.rules, ingressRuleToMessage, shown),
    };
}

export function ingressSpecFromMessage(m: messages.IngressSpec): Value {
    const out: Value = {};
    if (m.ingressClassName !== undefined) out.ingressClassName = m.ingressClassName;
    if (m.defaultBackend !== undefined) out.defaultBackend = ingressBackendFromMessage(m.defaultBackend ?? {});
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
      service: optionalTo(v.service, ingressServiceBackendToMessage, shown),
      resource: optionalTo(v.resource, coreV1.typedLocalObjectReferenceToMessage, shown),
    };
}

export function ingressBackendFromMessage(m: messages.IngressBackend): Value {
    const out: Value = {};
    if (m.service !== undefined) out.service = ingressServiceBackendFromMessage(m.service ?? {});
    if (m.resource !== undefined) out.resource = coreV1.typedLocalObjectReferenceFromMessage(m.resource ?? {});
    return out;
}

export function ingressServiceBackendToMessage(v: Value, shown: ShownRelease): messages.IngressServiceBackend {
    return {
      name: v.name ?? '',
      port: serviceBackendPortToMessage(v.port ?? {}, shown),
    };
}

export function ingressServiceBackendFromMessage(m: messages.IngressServiceBackend): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.port = serviceBackendPortFromMessage(m.port ?? {});
    return out;
}

export function serviceBackendPortToMessage(v: Value, _shown: ShownRelease): messages.ServiceBackendPort {
    return {
      name: v.name ?? '',
      number: v.number ?? 0,
    };
}

export function serviceBackendPortFromMessage(m: messages.ServiceBackendPort): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (!(!m.number)) out.number = m.number;
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

export function networkPolicyToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicy {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: networkPolicySpecToMessage(v.spec ?? {}, shown),
    };
}

export function networkPolicyFromMessage(m: messages.NetworkPolicy): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = networkPolicySpecFromMessage(m.spec ?? {});
    return out;
}

export function networkPolicySpecToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicySpec {
    return {
      podSelector: metaV1.labelSelectorToMessage(v.podSelector ?? {}, shown),
      ingress: listTo(v.ingress, networkPolicyIngressRuleToMessage, shown),
      egress: listTo(v.egress, networkPolicyEgressRuleToMessage, shown),
      policyTypes: listTo(v.policyTypes, same, shown),
    };
}

export function networkPolicySpecFromMessage(m: messages.NetworkPolicySpec): Value {
    const out: Value = {};
    out.podSelector = metaV1.labelSelectorFromMessage(m.podSelector ?? {});
    if (!(!m.ingress?.length)) out.ingress = listFrom(m.ingress, networkPolicyIngressRuleFromMessage);
    if (!(!m.egress?.length)) out.egress = listFrom(m.egress, networkPolicyEgressRuleFromMessage);
    if (!(!m.policyTypes?.length)) out.policyTypes = listFrom(m.policyTypes, same);
    return out;
}

export function networkPolicyIngressRuleToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicyIngressRule {
    return {
      ports: listTo(v.ports, networkPolicyPortToMessage, shown),
      from: listTo(v.from, networkPolicyPeerToMessage, shown),
    };
}

export function networkPolicyIngressRuleFromMessage(m: messages.NetworkPolicyIngressRule): Value {
    const out: Value = {};
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, networkPolicyPortFromMessage);
    if (!(!m.from?.length)) out.from = listFrom(m.from, networkPolicyPeerFromMessage);
    return out;
}

export function networkPolicyEgressRuleToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicyEgressRule {
    return {
      ports: listTo(v.ports, networkPolicyPortToMessage, shown),
      to: listTo(v.to, networkPolicyPeerToMessage, shown),
    };
}

export function networkPolicyEgressRuleFromMessage(m: messages.NetworkPolicyEgressRule): Value {
    const out: Value = {};
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, networkPolicyPortFromMessage);
    if (!(!m.to?.length)) out.to = listFrom(m.to, networkPolicyPeerFromMessage);
    return out;
}

export function networkPolicyPortToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicyPort {
    return {
      protocol: v.protocol ?? undefined,
      port: optionalTo(v.port, intOrStringTo, shown),
      endPort: v.endPort ?? undefined,
    };
}

export function networkPolicyPortFromMessage(m: messages.NetworkPolicyPort): Value {
    const out: Value = {};
    if (m.protocol !== undefined) out.protocol = m.protocol;
    if (m.port !== undefined) out.port = intOrStringFrom(m.port);
    if (m.endPort !== undefined) out.endPort = m.endPort;
    return out;
}

export function iPBlockToMessage(v: Value, shown: ShownRelease): messages.IPBlock {
    return {
      cidr: v.cidr ?? '',
      except: listTo(v.except, same, shown),
    };
}

export function iPBlockFromMessage(m: messages.IPBlock): Value {
    const out: Value = {};
    out.cidr = !m.cidr ? '' : m.cidr;
    if (!(!m.except?.length)) out.except = listFrom(m.except, same);
    return out;
}

export function networkPolicyPeerToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicyPeer {
    return {
      podSelector: optionalTo(v.podSelector, metaV1.labelSelectorToMessage, shown),
      namespaceSelector: optionalTo(v.namespaceSelector, metaV1.labelSelectorToMessage, shown),
      ipBlock: optionalTo(v.ipBlock, iPBlockToMessage, shown),
    };
}

export function networkPolicyPeerFromMessage(m: messages.NetworkPolicyPeer): Value {
    const out: Value = {};
    if (m.podSelector !== undefined) out.podSelector = metaV1.labelSelectorFromMessage(m.podSelector ?? {});
    if (m.namespaceSelector !== undefined) out.namespaceSelector = metaV1.labelSelectorFromMessage(m.namespaceSelector ?? {});
    if (m.ipBlock !== undefined) out.ipBlock = iPBlockFromMessage(m.ipBlock ?? {});
    return out;
}

export const Ingress: GeneratedCodec = {
      encode: (object, shown) => messages.Ingress.encode(ingressToMessage(object, shown)).finish(),
      decode: (bytes) => asObject("Ingress", "networking.k8s.io/v1", ingressFromMessage(messages.Ingress.decode(bytes))),
    };
export const IngressClass: GeneratedCodec = {
      encode: (object, shown) => messages.IngressClass.encode(ingressClassToMessage(object, shown)).finish(),
      decode: (bytes) => asObject("IngressClass", "networking.k8s.io/v1", ingressClassFromMessage(messages.IngressClass.decode(bytes))),
    };
export const NetworkPolicy: GeneratedCodec = {
      encode: (object, shown) => messages.NetworkPolicy.encode(networkPolicyToMessage(object, shown)).finish(),
      decode: (bytes) => asObject("NetworkPolicy", "networking.k8s.io/v1", networkPolicyFromMessage(messages.NetworkPolicy.decode(bytes))),
    };
