// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How certificates.k8s.io/v1alpha1 maps to the hub versions of its kinds. */

import { one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const PodCertificateRequestMapping: Mapping = {
      inner: { spec: one(() => PodCertificateRequestSpecMapping) },
    };
export const PodCertificateRequestSpecMapping: Mapping = {
      keptInHub: ["stubPKCS10Request","unverifiedUserAnnotations"],
    };
