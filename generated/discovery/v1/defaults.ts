// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of discovery.k8s.io/v1, filled in place. */

import { each, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";
import type { KindFunctions } from "../../../runtime/model/kind-functions.js";

export function defaultEndpointSlice(v: Defaultable, functions: KindFunctions): void {
    each(v, "ports", items(defaultEndpointPort), functions);
}

export function defaultEndpointPort(v: Defaultable): void {
    v.name ??= "";
    v.protocol ??= "TCP";
}
