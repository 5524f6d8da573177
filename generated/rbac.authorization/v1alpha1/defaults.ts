// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of rbac.authorization.k8s.io/v1alpha1, filled in place. */

import { eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultClusterRoleBinding(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "roleRef", defaultRoleRef, functions);
}

export function defaultRoleBinding(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "roleRef", defaultRoleRef, functions);
}

export function defaultRoleRef(v: Defaultable): void {
    if ((v.apiGroup === undefined || v.apiGroup === null || v.apiGroup === '')) v.apiGroup = "rbac.authorization.k8s.io";
}
