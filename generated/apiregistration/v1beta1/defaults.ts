// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of apiregistration.k8s.io/v1beta1, filled in place. */

import { each, eachMade } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";
import type { KindFunctions } from "../../../runtime/model/kind-functions.js";

export function defaultAPIService(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultAPIServiceSpec, functions);
}

export function defaultServiceReference(v: Defaultable): void {
    v.port ??= 443;
}

export function defaultAPIServiceSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "service", defaultServiceReference, functions);
}
