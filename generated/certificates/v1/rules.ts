// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of certificates.k8s.io/v1 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "certificates/v1.CertificateSigningRequest": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"certificates/v1.CertificateSigningRequestSpec"}],"rules":{"held":"struct"}},
        status: {"anyOf":[{"$ref":"certificates/v1.CertificateSigningRequestStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "certificates/v1.CertificateSigningRequestSpec": { between: true, properties: {
        usages: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"unique":true,"gates":{"unique":"uniqueUsages"}},"because":{"nonEmpty":"usages must be provided"}},
      } },
      "certificates/v1.CertificateSigningRequestStatus": { between: true, properties: {
        conditions: {"anyOf":[{"type":"array","items":{"$ref":"certificates/v1.CertificateSigningRequestCondition"}},{"type":"null"}],"rules":{"unique":"type","gates":{"unique":"uniqueConditions"}}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const CertificateSigningRequest: SchemaOfType = { root: types["certificates/v1.CertificateSigningRequest"], get named() { return named(); } };
