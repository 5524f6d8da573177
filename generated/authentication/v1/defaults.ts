// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of authentication.k8s.io/v1, filled in place. */

import { eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultTokenRequest(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultTokenRequestSpec, functions);
}

export function defaultTokenRequestSpec(v: Defaultable): void {
    v.expirationSeconds ??= 3600;
}
