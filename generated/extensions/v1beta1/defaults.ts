// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of extensions/v1beta1, filled in place. */

import * as coreV1 from "../../core/v1/defaults.js";
import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultDaemonSet(v: Defaultable, functions: KindFunctions): void {
    functions.fill("legacyWorkload", v);
    eachMade(v, "spec", defaultDaemonSetSpec, functions);
}

export function defaultDaemonSetUpdateStrategy(v: Defaultable, functions: KindFunctions): void {
    v.type ??= "OnDelete";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateDaemonSet, functions);
}

export function defaultRollingUpdateDaemonSet(v: Defaultable): void {
    v.maxUnavailable ??= 1;
}

export function defaultDaemonSetSpec(v: Defaultable, functions: KindFunctions): void {
    v.revisionHistoryLimit ??= 10;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec, functions);
    eachMade(v, "updateStrategy", defaultDaemonSetUpdateStrategy, functions);
}

export function defaultDeployment(v: Defaultable, functions: KindFunctions): void {
    functions.fill("legacyWorkload", v);
    eachMade(v, "spec", defaultDeploymentSpec, functions);
}

export function defaultDeploymentSpec(v: Defaultable, functions: KindFunctions): void {
    v.replicas ??= 1;
    v.revisionHistoryLimit ??= 2147483647;
    v.progressDeadlineSeconds ??= 2147483647;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec, functions);
    eachMade(v, "strategy", defaultDeploymentStrategy, functions);
}

export function defaultDeploymentStrategy(v: Defaultable, functions: KindFunctions): void {
    v.type ??= "RollingUpdate";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateDeployment, functions);
}

export function defaultRollingUpdateDeployment(v: Defaultable): void {
    v.maxUnavailable ??= 1;
    v.maxSurge ??= 1;
}

export function defaultIngress(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultIngressSpec, functions);
}

export function defaultIngressSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "rules", items(defaultIngressRule), functions);
}

export function defaultIngressRule(v: Defaultable, functions: KindFunctions): void {
    each(v, "http", defaultHTTPIngressRuleValue, functions);
}

export function defaultHTTPIngressRuleValue(v: Defaultable, functions: KindFunctions): void {
    each(v, "paths", items(defaultHTTPIngressPath), functions);
}

export function defaultHTTPIngressPath(v: Defaultable): void {
    v.pathType ??= "ImplementationSpecific";
}

export function defaultNetworkPolicy(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultNetworkPolicySpec, functions);
}

export function defaultNetworkPolicySpec(v: Defaultable, functions: KindFunctions): void {
    functions.fill("networkPolicySpec", v);
    each(v, "ingress", items(defaultNetworkPolicyIngressRule), functions);
    each(v, "egress", items(defaultNetworkPolicyEgressRule), functions);
}

export function defaultNetworkPolicyIngressRule(v: Defaultable, functions: KindFunctions): void {
    each(v, "ports", items(defaultNetworkPolicyPort), functions);
}

export function defaultNetworkPolicyEgressRule(v: Defaultable, functions: KindFunctions): void {
    each(v, "ports", items(defaultNetworkPolicyPort), functions);
}

export function defaultNetworkPolicyPort(v: Defaultable): void {
    v.protocol ??= "TCP";
}

export function defaultPodSecurityPolicy(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultPodSecurityPolicySpec, functions);
}

export function defaultPodSecurityPolicySpec(v: Defaultable): void {
    v.allowPrivilegeEscalation ??= true;
}

export function defaultReplicaSet(v: Defaultable, functions: KindFunctions): void {
    functions.fill("legacyWorkload", v);
    eachMade(v, "spec", defaultReplicaSetSpec, functions);
}

export function defaultReplicaSetSpec(v: Defaultable, functions: KindFunctions): void {
    v.replicas ??= 1;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec, functions);
}
