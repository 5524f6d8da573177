// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of extensions/v1beta1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import * as coreV1 from "../../core/v1/defaults.js";
import { each, eachMade, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultDaemonSet(v: Defaultable): void {
    functions.legacyWorkload(v);
    eachMade(v, "spec", defaultDaemonSetSpec);
}

export function defaultDaemonSetUpdateStrategy(v: Defaultable): void {
    v.type ??= "OnDelete";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateDaemonSet);
}

export function defaultRollingUpdateDaemonSet(v: Defaultable): void {
    v.maxUnavailable ??= 1;
}

export function defaultDaemonSetSpec(v: Defaultable): void {
    v.revisionHistoryLimit ??= 10;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec);
    eachMade(v, "updateStrategy", defaultDaemonSetUpdateStrategy);
}

export function defaultDeployment(v: Defaultable): void {
    functions.legacyWorkload(v);
    eachMade(v, "spec", defaultDeploymentSpec);
}

export function defaultDeploymentSpec(v: Defaultable): void {
    v.replicas ??= 1;
    v.revisionHistoryLimit ??= 2147483647;
    v.progressDeadlineSeconds ??= 2147483647;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec);
    eachMade(v, "strategy", defaultDeploymentStrategy);
}

export function defaultDeploymentStrategy(v: Defaultable): void {
    v.type ??= "RollingUpdate";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateDeployment);
}

export function defaultRollingUpdateDeployment(v: Defaultable): void {
    v.maxUnavailable ??= 1;
    v.maxSurge ??= 1;
}

export function defaultIngress(v: Defaultable): void {
    eachMade(v, "spec", defaultIngressSpec);
}

export function defaultIngressSpec(v: Defaultable): void {
    each(v, "rules", items(defaultIngressRule));
}

export function defaultIngressRule(v: Defaultable): void {
    each(v, "http", defaultHTTPIngressRuleValue);
}

export function defaultIngressRuleValue(v: Defaultable): void {
    each(v, "http", defaultHTTPIngressRuleValue);
}

export function defaultHTTPIngressRuleValue(v: Defaultable): void {
    each(v, "paths", items(defaultHTTPIngressPath));
}

export function defaultHTTPIngressPath(v: Defaultable): void {
    v.pathType ??= "ImplementationSpecific";
}

export function defaultNetworkPolicy(v: Defaultable): void {
    eachMade(v, "spec", defaultNetworkPolicySpec);
}

export function defaultNetworkPolicySpec(v: Defaultable): void {
    functions.networkPolicySpec(v);
    each(v, "ingress", items(defaultNetworkPolicyIngressRule));
    each(v, "egress", items(defaultNetworkPolicyEgressRule));
}

export function defaultNetworkPolicyIngressRule(v: Defaultable): void {
    each(v, "ports", items(defaultNetworkPolicyPort));
}

export function defaultNetworkPolicyEgressRule(v: Defaultable): void {
    each(v, "ports", items(defaultNetworkPolicyPort));
}

export function defaultNetworkPolicyPort(v: Defaultable): void {
    v.protocol ??= "TCP";
}

export function defaultPodSecurityPolicy(v: Defaultable): void {
    eachMade(v, "spec", defaultPodSecurityPolicySpec);
}

export function defaultPodSecurityPolicySpec(v: Defaultable): void {
    v.allowPrivilegeEscalation ??= true;
}

export function defaultReplicaSet(v: Defaultable): void {
    functions.legacyWorkload(v);
    eachMade(v, "spec", defaultReplicaSetSpec);
}

export function defaultReplicaSetSpec(v: Defaultable): void {
    v.replicas ??= 1;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec);
}
