// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of policy/v1beta1, filled in place. */

import { eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultPodSecurityPolicy(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultPodSecurityPolicySpec, functions);
}

export function defaultPodSecurityPolicySpec(v: Defaultable): void {
    v.allowPrivilegeEscalation ??= true;
}
