// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of discovery.k8s.io/v1beta1, filled in place. */

import { each, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultEndpointSlice(v: Defaultable, functions: KindFunctions): void {
    each(v, "ports", items(defaultEndpointPort), functions);
}

export function defaultEndpointPort(v: Defaultable): void {
    v.name ??= "";
    v.protocol ??= "TCP";
}
