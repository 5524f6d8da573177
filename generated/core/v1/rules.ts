// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of v1 that look beyond single values. */

import { rulesOfReplicationControllerStatus } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "core/v1.ReplicationController": { between: true, properties: {
        status: {"anyOf":[{"$ref":"core/v1.ReplicationControllerStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "core/v1.ReplicationControllerStatus": { between: true, rules: rulesOfReplicationControllerStatus, properties: {

      } },
      "core/v1.Secret": { between: true, properties: {
        type: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"immutable":true}},
      } },
      "core/v1.TopologySelectorTerm": { between: true, properties: {
        matchLabelExpressions: {"anyOf":[{"type":"array","items":{"$ref":"core/v1.TopologySelectorLabelRequirement"}},{"type":"null"}],"rules":{"unique":"key"}},
      } },
      "core/v1.TopologySelectorLabelRequirement": { between: true, properties: {
        values: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"unique":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const ReplicationController: SchemaOfType = { root: types["core/v1.ReplicationController"], get named() { return named(); } };
export const Secret: SchemaOfType = { root: types["core/v1.Secret"], get named() { return named(); } };
