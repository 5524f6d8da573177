// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of admissionregistration.k8s.io/v1 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "admissionregistration/v1.ValidatingAdmissionPolicyBinding": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"admissionregistration/v1.ValidatingAdmissionPolicyBindingSpec"}],"rules":{"held":"struct"}},
      } },
      "admissionregistration/v1.ValidatingAdmissionPolicyBindingSpec": { between: true, properties: {
        validationActions: {"anyOf":[{"type":"array","items":{"enum":["Audit","Deny","Warn"]},"minItems":1}],"rules":{"needed":true,"unique":true},"because":{"nonEmpty":"at least one validation action is required"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const ValidatingAdmissionPolicyBinding: SchemaOfType = { root: types["admissionregistration/v1.ValidatingAdmissionPolicyBinding"], get named() { return named(); } };
