// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of certificates.k8s.io/v1beta1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import { each, eachMade, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultCertificateSigningRequest(v: Defaultable): void {
    eachMade(v, "spec", defaultCertificateSigningRequestSpec);
    eachMade(v, "status", defaultCertificateSigningRequestStatus);
}

export function defaultCertificateSigningRequestSpec(v: Defaultable): void {
    functions.certificateRequestSpec(v);
}

export function defaultCertificateSigningRequestStatus(v: Defaultable): void {
    each(v, "conditions", items(defaultCertificateSigningRequestCondition));
}

export function defaultCertificateSigningRequestCondition(v: Defaultable): void {
    if ((v.status === undefined || v.status === null || v.status === '')) v.status = "True";
}
