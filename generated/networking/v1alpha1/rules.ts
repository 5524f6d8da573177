// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of networking.k8s.io/v1alpha1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "networking/v1alpha1.ClusterCIDR": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"networking/v1alpha1.ClusterCIDRSpec"},{"type":"null"}],"rules":{"immutable":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const ClusterCIDR: SchemaOfType = { root: types["networking/v1alpha1.ClusterCIDR"], get named() { return named(); } };
