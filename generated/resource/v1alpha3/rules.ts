// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of resource.k8s.io/v1alpha3 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "resource/v1alpha3.ResourcePoolStatusRequest": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1alpha3.ResourcePoolStatusRequestSpec"},{"type":"null"}],"rules":{"immutable":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const ResourcePoolStatusRequest: SchemaOfType = { root: types["resource/v1alpha3.ResourcePoolStatusRequest"], get named() { return named(); } };
