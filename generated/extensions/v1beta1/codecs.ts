// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of extensions/v1beta1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/extensions/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function daemonSetToMessage(v: Value, shown: ShownRelease): messages.DaemonSet {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: daemonSetSpecToMessage(v.spec ?? {}, shown),
      status: daemonSetStatusToMessage(v.status ?? {}, shown),
    };
}

export function daemonSetFromMessage(m: messages.DaemonSet, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = daemonSetSpecFromMessage(m.spec ?? {}, shown);
    out.status = daemonSetStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function daemonSetUpdateStrategyToMessage(v: Value, shown: ShownRelease): messages.DaemonSetUpdateStrategy {
    return {
      type: v.type ?? '',
      rollingUpdate: optionalTo(v.rollingUpdate, rollingUpdateDaemonSetToMessage, shown),
    };
}

export function daemonSetUpdateStrategyFromMessage(m: messages.DaemonSetUpdateStrategy, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.type)) out.type = m.type;
    if (m.rollingUpdate !== undefined) out.rollingUpdate = rollingUpdateDaemonSetFromMessage(m.rollingUpdate ?? {}, shown);
    return out;
}

export function rollingUpdateDaemonSetToMessage(v: Value, shown: ShownRelease): messages.RollingUpdateDaemonSet {
    return {
      maxUnavailable: optionalTo(v.maxUnavailable, intOrStringTo, shown),
      maxSurge: optionalTo(v.maxSurge, intOrStringTo, shown),
    };
}

export function rollingUpdateDaemonSetFromMessage(m: messages.RollingUpdateDaemonSet, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.maxUnavailable !== undefined) out.maxUnavailable = intOrStringFrom(m.maxUnavailable);
    if (m.maxSurge !== undefined) out.maxSurge = intOrStringFrom(m.maxSurge);
    return out;
}

export function daemonSetSpecToMessage(v: Value, shown: ShownRelease): messages.DaemonSetSpec {
    return {
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      template: coreV1.podTemplateSpecToMessage(v.template ?? {}, shown),
      updateStrategy: daemonSetUpdateStrategyToMessage(v.updateStrategy ?? {}, shown),
      minReadySeconds: v.minReadySeconds ?? 0,
      templateGeneration: longTo(v.templateGeneration ?? 0),
      revisionHistoryLimit: v.revisionHistoryLimit ?? undefined,
    };
}

export function daemonSetSpecFromMessage(m: messages.DaemonSetSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {}, shown);
    out.updateStrategy = daemonSetUpdateStrategyFromMessage(m.updateStrategy ?? {}, shown);
    if (!(!m.minReadySeconds)) out.minReadySeconds = m.minReadySeconds;
    if (!(!m.templateGeneration)) out.templateGeneration = longFrom(m.templateGeneration);
    if (m.revisionHistoryLimit !== undefined) out.revisionHistoryLimit = m.revisionHistoryLimit;
    return out;
}

export function daemonSetStatusToMessage(v: Value, shown: ShownRelease): messages.DaemonSetStatus {
    return {
      currentNumberScheduled: v.currentNumberScheduled ?? 0,
      numberMisscheduled: v.numberMisscheduled ?? 0,
      desiredNumberScheduled: v.desiredNumberScheduled ?? 0,
      numberReady: v.numberReady ?? 0,
      observedGeneration: longTo(v.observedGeneration ?? 0),
      updatedNumberScheduled: v.updatedNumberScheduled ?? 0,
      numberAvailable: v.numberAvailable ?? 0,
      numberUnavailable: v.numberUnavailable ?? 0,
      collisionCount: v.collisionCount ?? undefined,
      conditions: listTo(v.conditions, daemonSetConditionToMessage, shown),
    };
}

export function daemonSetStatusFromMessage(m: messages.DaemonSetStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.currentNumberScheduled = !m.currentNumberScheduled ? 0 : m.currentNumberScheduled;
    out.numberMisscheduled = !m.numberMisscheduled ? 0 : m.numberMisscheduled;
    out.desiredNumberScheduled = !m.desiredNumberScheduled ? 0 : m.desiredNumberScheduled;
    out.numberReady = !m.numberReady ? 0 : m.numberReady;
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    if (!(!m.updatedNumberScheduled)) out.updatedNumberScheduled = m.updatedNumberScheduled;
    if (!(!m.numberAvailable)) out.numberAvailable = m.numberAvailable;
    if (!(!m.numberUnavailable)) out.numberUnavailable = m.numberUnavailable;
    if (m.collisionCount !== undefined) out.collisionCount = m.collisionCount;
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, daemonSetConditionFromMessage, shown);
    return out;
}

export function daemonSetConditionToMessage(v: Value, _shown: ShownRelease): messages.DaemonSetCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function daemonSetConditionFromMessage(m: messages.DaemonSetCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function deploymentToMessage(v: Value, shown: ShownRelease): messages.Deployment {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: deploymentSpecToMessage(v.spec ?? {}, shown),
      status: deploymentStatusToMessage(v.status ?? {}, shown),
    };
}

export function deploymentFromMessage(m: messages.Deployment, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = deploymentSpecFromMessage(m.spec ?? {}, shown);
    out.status = deploymentStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function deploymentSpecToMessage(v: Value, shown: ShownRelease): messages.DeploymentSpec {
    return {
      replicas: v.replicas ?? undefined,
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      template: coreV1.podTemplateSpecToMessage(v.template ?? {}, shown),
      strategy: deploymentStrategyToMessage(v.strategy ?? {}, shown),
      minReadySeconds: v.minReadySeconds ?? 0,
      revisionHistoryLimit: v.revisionHistoryLimit ?? undefined,
      paused: v.paused ?? false,
      rollbackTo: optionalTo(v.rollbackTo, rollbackConfigToMessage, shown),
      progressDeadlineSeconds: v.progressDeadlineSeconds ?? undefined,
    };
}

export function deploymentSpecFromMessage(m: messages.DeploymentSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.replicas !== undefined) out.replicas = m.replicas;
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {}, shown);
    out.strategy = deploymentStrategyFromMessage(m.strategy ?? {}, shown);
    if (!(!m.minReadySeconds)) out.minReadySeconds = m.minReadySeconds;
    if (m.revisionHistoryLimit !== undefined) out.revisionHistoryLimit = m.revisionHistoryLimit;
    if (!(!m.paused)) out.paused = m.paused;
    if (m.rollbackTo !== undefined) out.rollbackTo = rollbackConfigFromMessage(m.rollbackTo ?? {}, shown);
    if (m.progressDeadlineSeconds !== undefined) out.progressDeadlineSeconds = m.progressDeadlineSeconds;
    return out;
}

export function deploymentStrategyToMessage(v: Value, shown: ShownRelease): messages.DeploymentStrategy {
    return {
      type: v.type ?? '',
      rollingUpdate: optionalTo(v.rollingUpdate, rollingUpdateDeploymentToMessage, shown),
    };
}

export function deploymentStrategyFromMessage(m: messages.DeploymentStrategy, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.type)) out.type = m.type;
    if (m.rollingUpdate !== undefined) out.rollingUpdate = rollingUpdateDeploymentFromMessage(m.rollingUpdate ?? {}, shown);
    return out;
}

export function rollingUpdateDeploymentToMessage(v: Value, shown: ShownRelease): messages.RollingUpdateDeployment {
    return {
      maxUnavailable: optionalTo(v.maxUnavailable, intOrStringTo, shown),
      maxSurge: optionalTo(v.maxSurge, intOrStringTo, shown),
    };
}

export function rollingUpdateDeploymentFromMessage(m: messages.RollingUpdateDeployment, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.maxUnavailable !== undefined) out.maxUnavailable = intOrStringFrom(m.maxUnavailable);
    if (m.maxSurge !== undefined) out.maxSurge = intOrStringFrom(m.maxSurge);
    return out;
}

export function deploymentStatusToMessage(v: Value, shown: ShownRelease): messages.DeploymentStatus {
    return {
      observedGeneration: longTo(v.observedGeneration ?? 0),
      replicas: v.replicas ?? 0,
      updatedReplicas: v.updatedReplicas ?? 0,
      readyReplicas: v.readyReplicas ?? 0,
      availableReplicas: v.availableReplicas ?? 0,
      unavailableReplicas: v.unavailableReplicas ?? 0,
      terminatingReplicas: v.terminatingReplicas ?? undefined,
      conditions: listTo(v.conditions, deploymentConditionToMessage, shown),
      collisionCount: v.collisionCount ?? undefined,
    };
}

export function deploymentStatusFromMessage(m: messages.DeploymentStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    if (!(!m.replicas)) out.replicas = m.replicas;
    if (!(!m.updatedReplicas)) out.updatedReplicas = m.updatedReplicas;
    if (!(!m.readyReplicas)) out.readyReplicas = m.readyReplicas;
    if (!(!m.availableReplicas)) out.availableReplicas = m.availableReplicas;
    if (!(!m.unavailableReplicas)) out.unavailableReplicas = m.unavailableReplicas;
    if (shown.has("1.33")) { if (m.terminatingReplicas !== undefined) out.terminatingReplicas = m.terminatingReplicas; }

    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, deploymentConditionFromMessage, shown);
    if (m.collisionCount !== undefined) out.collisionCount = m.collisionCount;
    return out;
}

export function deploymentConditionToMessage(v: Value, _shown: ShownRelease): messages.DeploymentCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastUpdateTime: timeTo(v.lastUpdateTime ?? undefined),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function deploymentConditionFromMessage(m: messages.DeploymentCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastUpdateTime = timeFrom(m.lastUpdateTime);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function deploymentRollbackToMessage(v: Value, shown: ShownRelease): messages.DeploymentRollback {
    return {
      name: v.name ?? '',
      updatedAnnotations: mapTo(v.updatedAnnotations, same, shown),
      rollbackTo: rollbackConfigToMessage(v.rollbackTo ?? {}, shown),
    };
}

export function deploymentRollbackFromMessage(m: messages.DeploymentRollback, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.updatedAnnotations?.size)) out.updatedAnnotations = mapFrom(m.updatedAnnotations, same, shown);
    out.rollbackTo = rollbackConfigFromMessage(m.rollbackTo ?? {}, shown);
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

export function networkPolicyToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicy {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: networkPolicySpecToMessage(v.spec ?? {}, shown),
      status: shown.has("1.24") && !shown.has("1.28") ? networkPolicyStatusToMessage(v.status ?? {}, shown) : undefined,
    };
}

export function networkPolicyFromMessage(m: messages.NetworkPolicy, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = networkPolicySpecFromMessage(m.spec ?? {}, shown);
    if (shown.has("1.24") && !shown.has("1.28")) { out.status = networkPolicyStatusFromMessage(m.status ?? {}, shown); }

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

export function networkPolicySpecFromMessage(m: messages.NetworkPolicySpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.podSelector = metaV1.labelSelectorFromMessage(m.podSelector ?? {}, shown);
    if (!(!m.ingress?.length)) out.ingress = listFrom(m.ingress, networkPolicyIngressRuleFromMessage, shown);
    if (!(!m.egress?.length)) out.egress = listFrom(m.egress, networkPolicyEgressRuleFromMessage, shown);
    if (!(!m.policyTypes?.length)) out.policyTypes = listFrom(m.policyTypes, same, shown);
    return out;
}

export function networkPolicyIngressRuleToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicyIngressRule {
    return {
      ports: listTo(v.ports, networkPolicyPortToMessage, shown),
      from: listTo(v.from, networkPolicyPeerToMessage, shown),
    };
}

export function networkPolicyIngressRuleFromMessage(m: messages.NetworkPolicyIngressRule, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, networkPolicyPortFromMessage, shown);
    if (!(!m.from?.length)) out.from = listFrom(m.from, networkPolicyPeerFromMessage, shown);
    return out;
}

export function networkPolicyEgressRuleToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicyEgressRule {
    return {
      ports: listTo(v.ports, networkPolicyPortToMessage, shown),
      to: listTo(v.to, networkPolicyPeerToMessage, shown),
    };
}

export function networkPolicyEgressRuleFromMessage(m: messages.NetworkPolicyEgressRule, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, networkPolicyPortFromMessage, shown);
    if (!(!m.to?.length)) out.to = listFrom(m.to, networkPolicyPeerFromMessage, shown);
    return out;
}

export function networkPolicyPortToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicyPort {
    return {
      protocol: v.protocol ?? undefined,
      port: optionalTo(v.port, intOrStringTo, shown),
      endPort: v.endPort ?? undefined,
    };
}

export function networkPolicyPortFromMessage(m: messages.NetworkPolicyPort, _shown: ShownRelease): Value {
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

export function iPBlockFromMessage(m: messages.IPBlock, shown: ShownRelease): Value {
    const out: Value = {};
    out.cidr = !m.cidr ? '' : m.cidr;
    if (!(!m.except?.length)) out.except = listFrom(m.except, same, shown);
    return out;
}

export function networkPolicyPeerToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicyPeer {
    return {
      podSelector: optionalTo(v.podSelector, metaV1.labelSelectorToMessage, shown),
      namespaceSelector: optionalTo(v.namespaceSelector, metaV1.labelSelectorToMessage, shown),
      ipBlock: optionalTo(v.ipBlock, iPBlockToMessage, shown),
    };
}

export function networkPolicyPeerFromMessage(m: messages.NetworkPolicyPeer, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.podSelector !== undefined) out.podSelector = metaV1.labelSelectorFromMessage(m.podSelector ?? {}, shown);
    if (m.namespaceSelector !== undefined) out.namespaceSelector = metaV1.labelSelectorFromMessage(m.namespaceSelector ?? {}, shown);
    if (m.ipBlock !== undefined) out.ipBlock = iPBlockFromMessage(m.ipBlock ?? {}, shown);
    return out;
}

export function networkPolicyStatusToMessage(v: Value, shown: ShownRelease): messages.NetworkPolicyStatus {
    return {
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
    };
}

export function networkPolicyStatusFromMessage(m: messages.NetworkPolicyStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    return out;
}

export function podSecurityPolicyToMessage(v: Value, shown: ShownRelease): messages.PodSecurityPolicy {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podSecurityPolicySpecToMessage(v.spec ?? {}, shown),
    };
}

export function podSecurityPolicyFromMessage(m: messages.PodSecurityPolicy, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podSecurityPolicySpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function podSecurityPolicySpecToMessage(v: Value, shown: ShownRelease): messages.PodSecurityPolicySpec {
    return {
      privileged: v.privileged ?? false,
      defaultAddCapabilities: listTo(v.defaultAddCapabilities, same, shown),
      requiredDropCapabilities: listTo(v.requiredDropCapabilities, same, shown),
      allowedCapabilities: listTo(v.allowedCapabilities, same, shown),
      volumes: listTo(v.volumes, same, shown),
      hostNetwork: v.hostNetwork ?? false,
      hostPorts: listTo(v.hostPorts, hostPortRangeToMessage, shown),
      hostPID: v.hostPID ?? false,
      hostIPC: v.hostIPC ?? false,
      seLinux: sELinuxStrategyOptionsToMessage(v.seLinux ?? {}, shown),
      runAsUser: runAsUserStrategyOptionsToMessage(v.runAsUser ?? {}, shown),
      runAsGroup: optionalTo(v.runAsGroup, runAsGroupStrategyOptionsToMessage, shown),
      supplementalGroups: supplementalGroupsStrategyOptionsToMessage(v.supplementalGroups ?? {}, shown),
      fsGroup: fSGroupStrategyOptionsToMessage(v.fsGroup ?? {}, shown),
      readOnlyRootFilesystem: v.readOnlyRootFilesystem ?? false,
      defaultAllowPrivilegeEscalation: v.defaultAllowPrivilegeEscalation ?? undefined,
      allowPrivilegeEscalation: v.allowPrivilegeEscalation ?? undefined,
      allowedHostPaths: listTo(v.allowedHostPaths, allowedHostPathToMessage, shown),
      allowedFlexVolumes: listTo(v.allowedFlexVolumes, allowedFlexVolumeToMessage, shown),
      allowedCSIDrivers: listTo(v.allowedCSIDrivers, allowedCSIDriverToMessage, shown),
      allowedUnsafeSysctls: listTo(v.allowedUnsafeSysctls, same, shown),
      forbiddenSysctls: listTo(v.forbiddenSysctls, same, shown),
      allowedProcMountTypes: listTo(v.allowedProcMountTypes, same, shown),
      runtimeClass: optionalTo(v.runtimeClass, runtimeClassStrategyOptionsToMessage, shown),
    };
}

export function podSecurityPolicySpecFromMessage(m: messages.PodSecurityPolicySpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.privileged)) out.privileged = m.privileged;
    if (!(!m.defaultAddCapabilities?.length)) out.defaultAddCapabilities = listFrom(m.defaultAddCapabilities, same, shown);
    if (!(!m.requiredDropCapabilities?.length)) out.requiredDropCapabilities = listFrom(m.requiredDropCapabilities, same, shown);
    if (!(!m.allowedCapabilities?.length)) out.allowedCapabilities = listFrom(m.allowedCapabilities, same, shown);
    if (!(!m.volumes?.length)) out.volumes = listFrom(m.volumes, same, shown);
    if (!(!m.hostNetwork)) out.hostNetwork = m.hostNetwork;
    if (!(!m.hostPorts?.length)) out.hostPorts = listFrom(m.hostPorts, hostPortRangeFromMessage, shown);
    if (!(!m.hostPID)) out.hostPID = m.hostPID;
    if (!(!m.hostIPC)) out.hostIPC = m.hostIPC;
    out.seLinux = sELinuxStrategyOptionsFromMessage(m.seLinux ?? {}, shown);
    out.runAsUser = runAsUserStrategyOptionsFromMessage(m.runAsUser ?? {}, shown);
    if (m.runAsGroup !== undefined) out.runAsGroup = runAsGroupStrategyOptionsFromMessage(m.runAsGroup ?? {}, shown);
    out.supplementalGroups = supplementalGroupsStrategyOptionsFromMessage(m.supplementalGroups ?? {}, shown);
    out.fsGroup = fSGroupStrategyOptionsFromMessage(m.fsGroup ?? {}, shown);
    if (!(!m.readOnlyRootFilesystem)) out.readOnlyRootFilesystem = m.readOnlyRootFilesystem;
    if (m.defaultAllowPrivilegeEscalation !== undefined) out.defaultAllowPrivilegeEscalation = m.defaultAllowPrivilegeEscalation;
    if (m.allowPrivilegeEscalation !== undefined) out.allowPrivilegeEscalation = m.allowPrivilegeEscalation;
    if (!(!m.allowedHostPaths?.length)) out.allowedHostPaths = listFrom(m.allowedHostPaths, allowedHostPathFromMessage, shown);
    if (!(!m.allowedFlexVolumes?.length)) out.allowedFlexVolumes = listFrom(m.allowedFlexVolumes, allowedFlexVolumeFromMessage, shown);
    if (!(!m.allowedCSIDrivers?.length)) out.allowedCSIDrivers = listFrom(m.allowedCSIDrivers, allowedCSIDriverFromMessage, shown);
    if (!(!m.allowedUnsafeSysctls?.length)) out.allowedUnsafeSysctls = listFrom(m.allowedUnsafeSysctls, same, shown);
    if (!(!m.forbiddenSysctls?.length)) out.forbiddenSysctls = listFrom(m.forbiddenSysctls, same, shown);
    if (!(!m.allowedProcMountTypes?.length)) out.allowedProcMountTypes = listFrom(m.allowedProcMountTypes, same, shown);
    if (m.runtimeClass !== undefined) out.runtimeClass = runtimeClassStrategyOptionsFromMessage(m.runtimeClass ?? {}, shown);
    return out;
}

export function allowedHostPathToMessage(v: Value, _shown: ShownRelease): messages.AllowedHostPath {
    return {
      pathPrefix: v.pathPrefix ?? '',
      readOnly: v.readOnly ?? false,
    };
}

export function allowedHostPathFromMessage(m: messages.AllowedHostPath, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.pathPrefix)) out.pathPrefix = m.pathPrefix;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function allowedFlexVolumeToMessage(v: Value, _shown: ShownRelease): messages.AllowedFlexVolume {
    return {
      driver: v.driver ?? '',
    };
}

export function allowedFlexVolumeFromMessage(m: messages.AllowedFlexVolume, _shown: ShownRelease): Value {
    const out: Value = {};
    out.driver = !m.driver ? '' : m.driver;
    return out;
}

export function allowedCSIDriverToMessage(v: Value, _shown: ShownRelease): messages.AllowedCSIDriver {
    return {
      name: v.name ?? '',
    };
}

export function allowedCSIDriverFromMessage(m: messages.AllowedCSIDriver, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    return out;
}

export function hostPortRangeToMessage(v: Value, _shown: ShownRelease): messages.HostPortRange {
    return {
      min: v.min ?? 0,
      max: v.max ?? 0,
    };
}

export function hostPortRangeFromMessage(m: messages.HostPortRange, _shown: ShownRelease): Value {
    const out: Value = {};
    out.min = !m.min ? 0 : m.min;
    out.max = !m.max ? 0 : m.max;
    return out;
}

export function sELinuxStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.SELinuxStrategyOptions {
    return {
      rule: v.rule ?? '',
      seLinuxOptions: optionalTo(v.seLinuxOptions, coreV1.sELinuxOptionsToMessage, shown),
    };
}

export function sELinuxStrategyOptionsFromMessage(m: messages.SELinuxStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    out.rule = !m.rule ? '' : m.rule;
    if (m.seLinuxOptions !== undefined) out.seLinuxOptions = coreV1.sELinuxOptionsFromMessage(m.seLinuxOptions ?? {}, shown);
    return out;
}

export function runAsUserStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.RunAsUserStrategyOptions {
    return {
      rule: v.rule ?? '',
      ranges: listTo(v.ranges, iDRangeToMessage, shown),
    };
}

export function runAsUserStrategyOptionsFromMessage(m: messages.RunAsUserStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    out.rule = !m.rule ? '' : m.rule;
    if (!(!m.ranges?.length)) out.ranges = listFrom(m.ranges, iDRangeFromMessage, shown);
    return out;
}

export function runAsGroupStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.RunAsGroupStrategyOptions {
    return {
      rule: v.rule ?? '',
      ranges: listTo(v.ranges, iDRangeToMessage, shown),
    };
}

export function runAsGroupStrategyOptionsFromMessage(m: messages.RunAsGroupStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    out.rule = !m.rule ? '' : m.rule;
    if (!(!m.ranges?.length)) out.ranges = listFrom(m.ranges, iDRangeFromMessage, shown);
    return out;
}

export function iDRangeToMessage(v: Value, _shown: ShownRelease): messages.IDRange {
    return {
      min: longTo(v.min ?? 0),
      max: longTo(v.max ?? 0),
    };
}

export function iDRangeFromMessage(m: messages.IDRange, _shown: ShownRelease): Value {
    const out: Value = {};
    out.min = !m.min ? 0 : longFrom(m.min);
    out.max = !m.max ? 0 : longFrom(m.max);
    return out;
}

export function fSGroupStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.FSGroupStrategyOptions {
    return {
      rule: v.rule ?? '',
      ranges: listTo(v.ranges, iDRangeToMessage, shown),
    };
}

export function fSGroupStrategyOptionsFromMessage(m: messages.FSGroupStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.rule)) out.rule = m.rule;
    if (!(!m.ranges?.length)) out.ranges = listFrom(m.ranges, iDRangeFromMessage, shown);
    return out;
}

export function supplementalGroupsStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.SupplementalGroupsStrategyOptions {
    return {
      rule: v.rule ?? '',
      ranges: listTo(v.ranges, iDRangeToMessage, shown),
    };
}

export function supplementalGroupsStrategyOptionsFromMessage(m: messages.SupplementalGroupsStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.rule)) out.rule = m.rule;
    if (!(!m.ranges?.length)) out.ranges = listFrom(m.ranges, iDRangeFromMessage, shown);
    return out;
}

export function runtimeClassStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.RuntimeClassStrategyOptions {
    return {
      allowedRuntimeClassNames: listTo(v.allowedRuntimeClassNames, same, shown),
      defaultRuntimeClassName: v.defaultRuntimeClassName ?? undefined,
    };
}

export function runtimeClassStrategyOptionsFromMessage(m: messages.RuntimeClassStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    out.allowedRuntimeClassNames = !m.allowedRuntimeClassNames?.length ? null : listFrom(m.allowedRuntimeClassNames, same, shown);
    if (m.defaultRuntimeClassName !== undefined) out.defaultRuntimeClassName = m.defaultRuntimeClassName;
    return out;
}

export function replicaSetToMessage(v: Value, shown: ShownRelease): messages.ReplicaSet {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: replicaSetSpecToMessage(v.spec ?? {}, shown),
      status: replicaSetStatusToMessage(v.status ?? {}, shown),
    };
}

export function replicaSetFromMessage(m: messages.ReplicaSet, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = replicaSetSpecFromMessage(m.spec ?? {}, shown);
    out.status = replicaSetStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function replicaSetSpecToMessage(v: Value, shown: ShownRelease): messages.ReplicaSetSpec {
    return {
      replicas: v.replicas ?? undefined,
      minReadySeconds: v.minReadySeconds ?? 0,
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      template: coreV1.podTemplateSpecToMessage(v.template ?? {}, shown),
    };
}

export function replicaSetSpecFromMessage(m: messages.ReplicaSetSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.replicas !== undefined) out.replicas = m.replicas;
    if (!(!m.minReadySeconds)) out.minReadySeconds = m.minReadySeconds;
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {}, shown);
    return out;
}

export function replicaSetStatusToMessage(v: Value, shown: ShownRelease): messages.ReplicaSetStatus {
    return {
      replicas: v.replicas ?? 0,
      fullyLabeledReplicas: v.fullyLabeledReplicas ?? 0,
      readyReplicas: v.readyReplicas ?? 0,
      availableReplicas: v.availableReplicas ?? 0,
      terminatingReplicas: v.terminatingReplicas ?? undefined,
      observedGeneration: longTo(v.observedGeneration ?? 0),
      conditions: listTo(v.conditions, replicaSetConditionToMessage, shown),
    };
}

export function replicaSetStatusFromMessage(m: messages.ReplicaSetStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.replicas = !m.replicas ? 0 : m.replicas;
    if (!(!m.fullyLabeledReplicas)) out.fullyLabeledReplicas = m.fullyLabeledReplicas;
    if (!(!m.readyReplicas)) out.readyReplicas = m.readyReplicas;
    if (!(!m.availableReplicas)) out.availableReplicas = m.availableReplicas;
    if (shown.has("1.33")) { if (m.terminatingReplicas !== undefined) out.terminatingReplicas = m.terminatingReplicas; }

    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, replicaSetConditionFromMessage, shown);
    return out;
}

export function replicaSetConditionToMessage(v: Value, _shown: ShownRelease): messages.ReplicaSetCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function replicaSetConditionFromMessage(m: messages.ReplicaSetCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function scaleToMessage(v: Value, shown: ShownRelease): messages.Scale {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: scaleSpecToMessage(v.spec ?? {}, shown),
      status: scaleStatusToMessage(v.status ?? {}, shown),
    };
}

export function scaleFromMessage(m: messages.Scale, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = scaleSpecFromMessage(m.spec ?? {}, shown);
    out.status = scaleStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function scaleSpecToMessage(v: Value, _shown: ShownRelease): messages.ScaleSpec {
    return {
      replicas: v.replicas ?? 0,
    };
}

export function scaleSpecFromMessage(m: messages.ScaleSpec, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.replicas)) out.replicas = m.replicas;
    return out;
}

export function scaleStatusToMessage(v: Value, shown: ShownRelease): messages.ScaleStatus {
    return {
      replicas: v.replicas ?? 0,
      selector: mapTo(v.selector, same, shown),
      targetSelector: v.targetSelector ?? '',
    };
}

export function scaleStatusFromMessage(m: messages.ScaleStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.replicas = !m.replicas ? 0 : m.replicas;
    if (!(!m.selector?.size)) out.selector = mapFrom(m.selector, same, shown);
    if (!(!m.targetSelector)) out.targetSelector = m.targetSelector;
    return out;
}

export function rollbackConfigToMessage(v: Value, _shown: ShownRelease): messages.RollbackConfig {
    return {
      revision: longTo(v.revision ?? 0),
    };
}

export function rollbackConfigFromMessage(m: messages.RollbackConfig, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.revision)) out.revision = longFrom(m.revision);
    return out;
}

export const DaemonSet: GeneratedCodec = {
      encode: (object, shown) => messages.DaemonSet.encode(daemonSetToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("DaemonSet", "extensions/v1beta1", daemonSetFromMessage(messages.DaemonSet.decode(bytes), shown)),
    };
export const Deployment: GeneratedCodec = {
      encode: (object, shown) => messages.Deployment.encode(deploymentToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Deployment", "extensions/v1beta1", deploymentFromMessage(messages.Deployment.decode(bytes), shown)),
    };
export const DeploymentRollback: GeneratedCodec = {
      encode: (object, shown) => messages.DeploymentRollback.encode(deploymentRollbackToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("DeploymentRollback", "extensions/v1beta1", deploymentRollbackFromMessage(messages.DeploymentRollback.decode(bytes), shown)),
    };
export const Ingress: GeneratedCodec = {
      encode: (object, shown) => messages.Ingress.encode(ingressToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Ingress", "extensions/v1beta1", ingressFromMessage(messages.Ingress.decode(bytes), shown)),
    };
export const NetworkPolicy: GeneratedCodec = {
      encode: (object, shown) => messages.NetworkPolicy.encode(networkPolicyToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("NetworkPolicy", "extensions/v1beta1", networkPolicyFromMessage(messages.NetworkPolicy.decode(bytes), shown)),
    };
export const PodSecurityPolicy: GeneratedCodec = {
      encode: (object, shown) => messages.PodSecurityPolicy.encode(podSecurityPolicyToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodSecurityPolicy", "extensions/v1beta1", podSecurityPolicyFromMessage(messages.PodSecurityPolicy.decode(bytes), shown)),
    };
export const ReplicaSet: GeneratedCodec = {
      encode: (object, shown) => messages.ReplicaSet.encode(replicaSetToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ReplicaSet", "extensions/v1beta1", replicaSetFromMessage(messages.ReplicaSet.decode(bytes), shown)),
    };
export const Scale: GeneratedCodec = {
      encode: (object, shown) => messages.Scale.encode(scaleToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Scale", "extensions/v1beta1", scaleFromMessage(messages.Scale.decode(bytes), shown)),
    };
