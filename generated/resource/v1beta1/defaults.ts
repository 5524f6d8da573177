// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of resource.k8s.io/v1beta1, filled in place. */

import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultResourceClaim(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultResourceClaimSpec, functions);
    eachMade(v, "status", defaultResourceClaimStatus, functions);
}

export function defaultResourceClaimSpec(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "devices", defaultDeviceClaim, functions);
}

export function defaultResourceClaimStatus(v: Defaultable, functions: KindFunctions): void {
    each(v, "allocation", defaultAllocationResult, functions);
}

export function defaultDeviceClaim(v: Defaultable, functions: KindFunctions): void {
    each(v, "requests", items(defaultDeviceRequest), functions);
}

export function defaultAllocationResult(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "devices", defaultDeviceAllocationResult, functions);
}

export function defaultDeviceRequest(v: Defaultable, functions: KindFunctions): void {
    functions.fill("deviceRequestWithOneWay", v);
    each(v, "firstAvailable", items(defaultDeviceSubRequest), functions);
    each(v, "tolerations", items(defaultDeviceToleration), functions);
}

export function defaultDeviceAllocationResult(v: Defaultable, functions: KindFunctions): void {
    each(v, "results", items(defaultDeviceRequestAllocationResult), functions);
}

export function defaultDeviceSubRequest(v: Defaultable, functions: KindFunctions): void {
    v.allocationMode ??= "ExactCount";
    if ((v.count === undefined || v.count === null) && v.allocationMode === "ExactCount") v.count = 1;
    each(v, "tolerations", items(defaultDeviceToleration), functions);
}

export function defaultDeviceRequestAllocationResult(v: Defaultable, functions: KindFunctions): void {
    each(v, "tolerations", items(defaultDeviceToleration), functions);
}

export function defaultDeviceToleration(v: Defaultable): void {
    v.operator ??= "Equal";
}

export function defaultResourceClaimTemplate(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultResourceClaimTemplateSpec, functions);
}

export function defaultResourceClaimTemplateSpec(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultResourceClaimSpec, functions);
}
