// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of certificates.k8s.io/v1beta1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import { eachMade } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultCertificateSigningRequest(v: Defaultable): void {
    eachMade(v, "spec", defaultCertificateSigningRequestSpec);
}

export function defaultCertificateSigningRequestSpec(v: Defaultable): void {
    functions.certificateRequestSpec(v);
}
