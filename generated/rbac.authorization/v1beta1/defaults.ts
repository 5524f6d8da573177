// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of rbac.authorization.k8s.io/v1beta1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import { each, eachMade, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultClusterRoleBinding(v: Defaultable): void {
    each(v, "subjects", items(defaultSubject));
    eachMade(v, "roleRef", defaultRoleRef);
}

export function defaultRoleBinding(v: Defaultable): void {
    each(v, "subjects", items(defaultSubject));
    eachMade(v, "roleRef", defaultRoleRef);
}

export function defaultSubject(v: Defaultable): void {
    functions.rbacSubject(v);
}

export function defaultRoleRef(v: Defaultable): void {
    if ((v.apiGroup === undefined || v.apiGroup === null || v.apiGroup === '')) v.apiGroup = "rbac.authorization.k8s.io";
}
