// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of coordination.k8s.io/v1 that look beyond single values. */

import { rulesOfLeaseSpec } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "coordination/v1.Lease": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"coordination/v1.LeaseSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "coordination/v1.LeaseSpec": { between: true, rules: rulesOfLeaseSpec, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const Lease: SchemaOfType = { root: types["coordination/v1.Lease"], get named() { return named(); } };
