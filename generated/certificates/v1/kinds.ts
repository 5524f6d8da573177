// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of certificates.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Asks a signer to issue a certificate; it must be approved first and disappears by itself after some time. */
export const CertificateSigningRequest: GeneratedCode = {
      structure: structures.CertificateSigningRequest,
      applyDefaults: () => undefined,
      check: validators.checkCertificateSigningRequest,
      rules: async () => (await import('./rules.js')).CertificateSigningRequest,
      schema: async () => (await import('./schemas.js')).CertificateSigningRequest,
      ...renamed("certificates.k8s.io/v1", "certificates.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CertificateSigningRequest,
    };
