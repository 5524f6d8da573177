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
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const ReplicationController: SchemaOfType = { root: types["core/v1.ReplicationController"], get named() { return named(); } };
