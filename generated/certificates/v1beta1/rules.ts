// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of certificates.k8s.io/v1beta1 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "certificates/v1beta1.ClusterTrustBundle": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"certificates/v1beta1.ClusterTrustBundleSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "certificates/v1beta1.ClusterTrustBundleSpec": { between: true, properties: {
        signerName: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"immutable":true}},
      } },
      "certificates/v1beta1.PodCertificateRequest": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"certificates/v1beta1.PodCertificateRequestSpec"}],"rules":{"held":"struct","immutable":true}},
      } },
      "certificates/v1beta1.PodCertificateRequestSpec": { between: true, properties: {
        pkixPublicKey: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"bytes":{"max":10240,"base64":true}}},
        proofOfPossession: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"bytes":{"max":10240,"base64":true}}},
        stubPKCS10Request: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"bytes":{"max":10240,"base64":true}}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const ClusterTrustBundle: SchemaOfType = { root: types["certificates/v1beta1.ClusterTrustBundle"], get named() { return named(); } };
export const PodCertificateRequest: SchemaOfType = { root: types["certificates/v1beta1.PodCertificateRequest"], get named() { return named(); } };
