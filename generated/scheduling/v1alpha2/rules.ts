// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of scheduling.k8s.io/v1alpha2 that look beyond single values. */

import { rulesOfGangSchedulingPolicy, rulesOfPodGroupResourceClaim, rulesOfPodGroupSchedulingPolicy, rulesOfPodGroupTemplateReference } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "scheduling/v1alpha2.PodGroup": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"scheduling/v1alpha2.PodGroupSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "scheduling/v1alpha2.PodGroupSpec": { between: true, properties: {
        podGroupTemplateRef: {"anyOf":[{"$ref":"scheduling/v1alpha2.PodGroupTemplateReference"},{"type":"null"}],"rules":{"immutable":true}},
        schedulingPolicy: {"anyOf":[{"$ref":"scheduling/v1alpha2.PodGroupSchedulingPolicy"},{"type":"null"}],"rules":{"held":"struct","immutable":true}},
        schedulingConstraints: {"anyOf":[{"$ref":"scheduling/v1alpha2.PodGroupSchedulingConstraints"},{"type":"null"}],"rules":{"immutable":true}},
        resourceClaims: {"anyOf":[{"type":"array","items":{"$ref":"scheduling/v1alpha2.PodGroupResourceClaim"},"maxItems":4},{"type":"null"}],"rules":{"immutable":true}},
        disruptionMode: {"anyOf":[{"enum":["Pod","PodGroup"]},{"type":"null"}],"rules":{"immutable":true}},
        priorityClassName: {"anyOf":[{"type":"string","format":"dns-subdomain"},{"type":"null"}],"rules":{"immutable":true}},
        priority: {"anyOf":[{"type":"integer","minimum":-2147483648,"maximum":1000000000},{"type":"null"}],"rules":{"immutable":true}},
      } },
      "scheduling/v1alpha2.PodGroupTemplateReference": { between: true, rules: rulesOfPodGroupTemplateReference, properties: {

      } },
      "scheduling/v1alpha2.Workload": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"scheduling/v1alpha2.WorkloadSpec"}],"rules":{"held":"struct"}},
      } },
      "scheduling/v1alpha2.WorkloadSpec": { between: true, properties: {
        controllerRef: {"anyOf":[{"$ref":"scheduling/v1alpha2.TypedLocalObjectReference"},{"type":"null"}],"rules":{"immutable":true}},
        podGroupTemplates: {"anyOf":[{"type":"array","items":{"$ref":"scheduling/v1alpha2.PodGroupTemplate"},"minItems":1,"maxItems":8}],"rules":{"needed":true,"immutable":true}},
      } },
      "scheduling/v1alpha2.PodGroupTemplate": { between: true, properties: {
        schedulingPolicy: {"anyOf":[{"$ref":"scheduling/v1alpha2.PodGroupSchedulingPolicy"},{"type":"null"}],"rules":{"held":"struct"}},
        resourceClaims: {"anyOf":[{"type":"array","items":{"$ref":"scheduling/v1alpha2.PodGroupResourceClaim"},"maxItems":4},{"type":"null"}]},
      } },
      "scheduling/v1alpha2.PodGroupSchedulingPolicy": { between: true, rules: rulesOfPodGroupSchedulingPolicy, properties: {
        gang: {"anyOf":[{"$ref":"scheduling/v1alpha2.GangSchedulingPolicy"},{"type":"null"}]},
      } },
      "scheduling/v1alpha2.GangSchedulingPolicy": { between: true, rules: rulesOfGangSchedulingPolicy, properties: {

      } },
      "scheduling/v1alpha2.PodGroupResourceClaim": { between: true, rules: rulesOfPodGroupResourceClaim, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const PodGroup: SchemaOfType = { root: types["scheduling/v1alpha2.PodGroup"], get named() { return named(); } };
export const Workload: SchemaOfType = { root: types["scheduling/v1alpha2.Workload"], get named() { return named(); } };
