// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of apps/v1beta1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import * as coreV1 from "../../core/v1/defaults.js";
import { each, eachMade, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultDeployment(v: Defaultable): void {
    functions.legacyWorkload(v);
    eachMade(v, "spec", defaultDeploymentSpec);
}

export function defaultDeploymentSpec(v: Defaultable): void {
    v.replicas ??= 1;
    v.revisionHistoryLimit ??= 2;
    v.progressDeadlineSeconds ??= 600;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec);
    eachMade(v, "strategy", defaultDeploymentStrategy);
}

export function defaultDeploymentStrategy(v: Defaultable): void {
    v.type ??= "RollingUpdate";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateDeployment);
}

export function defaultRollingUpdateDeployment(v: Defaultable): void {
    v.maxUnavailable ??= "25%";
    v.maxSurge ??= "25%";
}

export function defaultStatefulSet(v: Defaultable): void {
    functions.legacyWorkload(v);
    eachMade(v, "spec", defaultStatefulSetSpec);
}

export function defaultStatefulSetUpdateStrategy(v: Defaultable): void {
    v.type ??= "OnDelete";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateStatefulSetStrategy);
}

export function defaultRollingUpdateStatefulSetStrategy(v: Defaultable): void {
    v.partition ??= 0;
}

export function defaultStatefulSetSpec(v: Defaultable): void {
    functions.statefulSetSpec(v);
    v.replicas ??= 1;
    v.podManagementPolicy ??= "OrderedReady";
    v.revisionHistoryLimit ??= 10;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec);
    each(v, "volumeClaimTemplates", items(coreV1.defaultPersistentVolumeClaim));
    eachMade(v, "updateStrategy", defaultStatefulSetUpdateStrategy);
}
