// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of scheduling.k8s.io/v1 that look beyond single values. */

import { rulesOfPriorityClass } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "scheduling/v1.PriorityClass": { between: true, rules: rulesOfPriorityClass, properties: {
        preemptionPolicy: {"anyOf":[{"enum":["PreemptLowerPriority","Never"]},{"type":"null"}],"rules":{"immutable":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const PriorityClass: SchemaOfType = { root: types["scheduling/v1.PriorityClass"], get named() { return named(); } };
