// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of certificates.k8s.io/v1alpha1. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Certificates of authorities that pods can trust. Deprecated since 1.34 and removed in 1.37. */
export const ClusterTrustBundle: GeneratedCode = {
      structure: structures.ClusterTrustBundle,
      applyDefaults: () => undefined,
      check: validators.checkClusterTrustBundle,
      schema: async () => (await import('./schemas.js')).ClusterTrustBundle,
      ...renamed("certificates.k8s.io/v1alpha1", "certificates.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).ClusterTrustBundle,
    };
/** Asks a signer for a certificate for a pod. Deprecated since 1.38 and removed in 1.41. */
export const PodCertificateRequest: GeneratedCode = {
      structure: structures.PodCertificateRequest,
      applyDefaults: defaults.defaultPodCertificateRequest,
      check: validators.checkPodCertificateRequest,
      schema: async () => (await import('./schemas.js')).PodCertificateRequest,
      ...converter({ here: "certificates.k8s.io/v1alpha1", hub: "certificates.k8s.io/v1beta1", mapping: conversions.PodCertificateRequestMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).PodCertificateRequest,
    };
