// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of certificates.k8s.io/v1beta1, filled in place. */

import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultCertificateSigningRequest(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultCertificateSigningRequestSpec, functions);
    eachMade(v, "status", defaultCertificateSigningRequestStatus, functions);
}

export function defaultCertificateSigningRequestSpec(v: Defaultable, functions: KindFunctions): void {
    functions.fill("certificateRequestSpec", v);
}

export function defaultCertificateSigningRequestStatus(v: Defaultable, functions: KindFunctions): void {
    each(v, "conditions", items(defaultCertificateSigningRequestCondition), functions);
}

export function defaultCertificateSigningRequestCondition(v: Defaultable): void {
    if ((v.status === undefined || v.status === null || v.status === '')) v.status = "True";
}

export function defaultPodCertificateRequest(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultPodCertificateRequestSpec, functions);
}

export function defaultPodCertificateRequestSpec(v: Defaultable): void {
    v.maxExpirationSeconds ??= 86400;
}
