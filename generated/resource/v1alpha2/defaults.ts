// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of resource.k8s.io/v1alpha2, filled in place. */

import { eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultResourceClaim(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultResourceClaimSpec, functions);
}

export function defaultResourceClaimSpec(v: Defaultable): void {
    v.allocationMode ??= "WaitForFirstConsumer";
}

export function defaultResourceClaimTemplate(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultResourceClaimTemplateSpec, functions);
}

export function defaultResourceClaimTemplateSpec(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultResourceClaimSpec, functions);
}
