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
    if ((v.replicas === undefined || v.replicas === null)) v.replicas = 1;
    if ((v.revisionHistoryLimit === undefined || v.revisionHistoryLimit === null)) v.revisionHistoryLimit = 2;
    if ((v.progressDeadlineSeconds === undefined || v.progressDeadlineSeconds === null)) v.progressDeadlineSeconds = 600;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec);
    eachMade(v, "strategy", defaultDeploymentStrategy);
}

export function defaultDeploymentStrategy(v: Defaultable): void {
    if ((v.type === undefined || v.type === null)) v.type = "RollingUpdate";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateDeployment);
}

export function defaultRollingUpdateDeployment(v: Defaultable): void {
    if ((v.maxUnavailable === undefined || v.maxUnavailable === null)) v.maxUnavailable = "25%";
    if ((v.maxSurge === undefined || v.maxSurge === null)) v.maxSurge = "25%";
}

export function defaultStatefulSet(v: Defaultable): void {
    functions.legacyWorkload(v);
    eachMade(v, "spec", defaultStatefulSetSpec);
}

export function defaultStatefulSetUpdateStrategy(v: Defaultable): void {
    if ((v.type === undefined || v.type === null)) v.type = "OnDelete";
    if ((v.rollingUpdate === undefined || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
    each(v, "rollingUpdate", defaultRollingUpdateStatefulSetStrategy);
}

export function defaultRollingUpdateStatefulSetStrategy(v: Defaultable): void {
    if ((v.partition === undefined || v.partition === null)) v.partition = 0;
}

export function defaultStatefulSetSpec(v: Defaultable): void {
    if ((v.replicas === undefined || v.replicas === null)) v.replicas = 1;
    if ((v.podManagementPolicy === undefined || v.podManagementPolicy === null)) v.podManagementPolicy = "OrderedReady";
    if ((v.revisionHistoryLimit === undefined || v.revisionHistoryLimit === null)) v.revisionHistoryLimit = 10;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec);
    each(v, "volumeClaimTemplates", items(coreV1.defaultPersistentVolumeClaim));
    eachMade(v, "updateStrategy", defaultStatefulSetUpdateStrategy);
}
