// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of scheduling.k8s.io/v1alpha2 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "scheduling/v1alpha2.PodGroup": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"scheduling/v1alpha2.PodGroupSpec"},{"type":"null"}],"rules":{"immutable":true}},
      } },
      "scheduling/v1alpha2.Workload": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"scheduling/v1alpha2.WorkloadSpec"}],"rules":{"held":"struct"}},
      } },
      "scheduling/v1alpha2.WorkloadSpec": { between: true, properties: {
        podGroupTemplates: {"anyOf":[{"type":"array","items":{"$ref":"scheduling/v1alpha2.PodGroupTemplate"},"minItems":1,"maxItems":8}],"rules":{"needed":true,"unique":"name","immutable":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const PodGroup: SchemaOfType = { root: types["scheduling/v1alpha2.PodGroup"], get named() { return named(); } };
export const Workload: SchemaOfType = { root: types["scheduling/v1alpha2.Workload"], get named() { return named(); } };
