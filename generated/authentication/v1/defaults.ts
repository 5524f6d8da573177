// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of authentication.k8s.io/v1, filled in place. */

import { eachMade } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";
import type { KindFunctions } from "../../../runtime/model/kind-functions.js";

export function defaultTokenRequest(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultTokenRequestSpec, functions);
}

export function defaultTokenRequestSpec(v: Defaultable): void {
    v.expirationSeconds ??= 3600;
}
