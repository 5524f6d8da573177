// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of apiregistration.k8s.io/v1beta1, filled in place. */

import { each, eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultAPIService(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultAPIServiceSpec, functions);
}

export function defaultServiceReference(v: Defaultable): void {
    v.port ??= 443;
}

export function defaultAPIServiceSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "service", defaultServiceReference, functions);
}
