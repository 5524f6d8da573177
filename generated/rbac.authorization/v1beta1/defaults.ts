// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of rbac.authorization.k8s.io/v1beta1, filled in place. */

import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultClusterRoleBinding(v: Defaultable, functions: KindFunctions): void {
    each(v, "subjects", items(defaultSubject), functions);
    eachMade(v, "roleRef", defaultRoleRef, functions);
}

export function defaultRoleBinding(v: Defaultable, functions: KindFunctions): void {
    each(v, "subjects", items(defaultSubject), functions);
    eachMade(v, "roleRef", defaultRoleRef, functions);
}

export function defaultSubject(v: Defaultable, functions: KindFunctions): void {
    functions.fill("rbacSubject", v);
}

export function defaultRoleRef(v: Defaultable): void {
    if ((v.apiGroup === undefined || v.apiGroup === null || v.apiGroup === '')) v.apiGroup = "rbac.authorization.k8s.io";
}
