// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of node.k8s.io/v1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "node/v1.RuntimeClass": { between: true, properties: {
        handler: {"anyOf":[{"type":"string","format":"dns-label"}],"rules":{"held":"text","immutable":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const RuntimeClass: SchemaOfType = { root: types["node/v1.RuntimeClass"], get named() { return named(); } };
