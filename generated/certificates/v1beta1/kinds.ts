// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of certificates.k8s.io/v1beta1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Asks a signer to issue a certificate; it must be approved first and disappears by itself after some time. Deprecated since 1.19 and removed in 1.22; use certificates.k8s.io/v1. */
export const CertificateSigningRequest: GeneratedCode = {
      structure: structures.CertificateSigningRequest,
      applyDefaults: defaults.defaultCertificateSigningRequest,
      check: validators.checkCertificateSigningRequest,
      schema: async () => (await import('./schemas.js')).CertificateSigningRequest,
      ...renamed("certificates.k8s.io/v1beta1", "certificates.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CertificateSigningRequest,
    };
/** Certificates of authorities that pods can trust. Deprecated since 1.37 and removed in 1.40. */
export const ClusterTrustBundle: GeneratedCode = {
      structure: structures.ClusterTrustBundle,
      applyDefaults: () => undefined,
      check: validators.checkClusterTrustBundle,
      rules: async () => (await import('./rules.js')).ClusterTrustBundle,
      schema: async () => (await import('./schemas.js')).ClusterTrustBundle,
      ...renamed("certificates.k8s.io/v1beta1", "certificates.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).ClusterTrustBundle,
    };
/** Asks a signer for a certificate for a pod. Deprecated since 1.38 and removed in 1.41. */
export const PodCertificateRequest: GeneratedCode = {
      structure: structures.PodCertificateRequest,
      applyDefaults: defaults.defaultPodCertificateRequest,
      check: validators.checkPodCertificateRequest,
      rules: async () => (await import('./rules.js')).PodCertificateRequest,
      schema: async () => (await import('./schemas.js')).PodCertificateRequest,
      ...renamed("certificates.k8s.io/v1beta1", "certificates.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).PodCertificateRequest,
    };
