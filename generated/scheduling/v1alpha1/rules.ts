// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of scheduling.k8s.io/v1alpha1 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "scheduling/v1alpha1.Workload": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"scheduling/v1alpha1.WorkloadSpec"}],"rules":{"held":"struct"}},
      } },
      "scheduling/v1alpha1.WorkloadSpec": { between: true, properties: {
        podGroups: {"anyOf":[{"type":"array","items":{"$ref":"scheduling/v1alpha1.PodGroup"},"minItems":1,"maxItems":8}],"rules":{"needed":true,"unique":"name","immutable":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const Workload: SchemaOfType = { root: types["scheduling/v1alpha1.Workload"], get named() { return named(); } };
