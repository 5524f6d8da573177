// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of policy/v1 that look beyond single values. */

import { rulesOfPodDisruptionBudgetSpec } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "policy/v1.PodDisruptionBudget": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"policy/v1.PodDisruptionBudgetSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "policy/v1.PodDisruptionBudgetSpec": { between: true, rules: rulesOfPodDisruptionBudgetSpec, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const PodDisruptionBudget: SchemaOfType = { root: types["policy/v1.PodDisruptionBudget"], get named() { return named(); } };
