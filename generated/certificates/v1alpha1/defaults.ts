// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of certificates.k8s.io/v1alpha1, filled in place. */

import { eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultPodCertificateRequest(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultPodCertificateRequestSpec, functions);
}

export function defaultPodCertificateRequestSpec(v: Defaultable): void {
    v.maxExpirationSeconds ??= 86400;
}
