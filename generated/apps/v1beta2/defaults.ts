// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of apps/v1beta2, filled in place. */

import * as coreV1 from "../../core/v1/defaults.js";
import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultDaemonSet(v: Defaultable, functions: KindFunctions): void {
    functions.fill("daemonSet", v);
    eachMade(v, "spec", defaultDaemonSetSpec, functions);
}

export function defaultDaemonSetUpdateStrategy(v: Defaultable, functions: KindFunctions): void {
    v.type ??= "RollingUpdate";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateDaemonSet, functions);
}

export function defaultRollingUpdateDaemonSet(v: Defaultable): void {
    v.maxUnavailable ??= 1;
    v.maxSurge ??= 0;
}

export function defaultDaemonSetSpec(v: Defaultable, functions: KindFunctions): void {
    v.revisionHistoryLimit ??= 10;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec, functions);
    eachMade(v, "updateStrategy", defaultDaemonSetUpdateStrategy, functions);
}

export function defaultDeployment(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultDeploymentSpec, functions);
}

export function defaultDeploymentSpec(v: Defaultable, functions: KindFunctions): void {
    v.replicas ??= 1;
    v.revisionHistoryLimit ??= 10;
    v.progressDeadlineSeconds ??= 600;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec, functions);
    eachMade(v, "strategy", defaultDeploymentStrategy, functions);
}

export function defaultDeploymentStrategy(v: Defaultable, functions: KindFunctions): void {
    v.type ??= "RollingUpdate";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateDeployment, functions);
}

export function defaultRollingUpdateDeployment(v: Defaultable): void {
    v.maxUnavailable ??= "25%";
    v.maxSurge ??= "25%";
}

export function defaultReplicaSet(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultReplicaSetSpec, functions);
}

export function defaultReplicaSetSpec(v: Defaultable, functions: KindFunctions): void {
    v.replicas ??= 1;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec, functions);
}

export function defaultStatefulSet(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultStatefulSetSpec, functions);
}

export function defaultStatefulSetUpdateStrategy(v: Defaultable, functions: KindFunctions): void {
    functions.fill("statefulSetRollout", v);
    v.type ??= "RollingUpdate";
    each(v, "rollingUpdate", defaultRollingUpdateStatefulSetStrategy, functions);
}

export function defaultRollingUpdateStatefulSetStrategy(v: Defaultable): void {
    v.partition ??= 0;
}

export function defaultStatefulSetSpec(v: Defaultable, functions: KindFunctions): void {
    functions.fill("statefulSetSpec", v);
    v.replicas ??= 1;
    v.podManagementPolicy ??= "OrderedReady";
    v.revisionHistoryLimit ??= 10;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec, functions);
    each(v, "volumeClaimTemplates", items(coreV1.defaultPersistentVolumeClaim), functions);
    eachMade(v, "updateStrategy", defaultStatefulSetUpdateStrategy, functions);
}
