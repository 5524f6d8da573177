// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of resource.k8s.io/v1alpha2 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "resource/v1alpha2.ResourceClaim": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1alpha2.ResourceClaimSpec"}],"rules":{"held":"struct","immutable":true}},
      } },
      "resource/v1alpha2.ResourceClaimTemplate": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1alpha2.ResourceClaimTemplateSpec"}],"rules":{"held":"struct","immutable":true}},
      } },
      "resource/v1alpha2.ResourceClaimTemplateSpec": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1alpha2.ResourceClaimSpec"}],"rules":{"held":"struct","immutable":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const ResourceClaim: SchemaOfType = { root: types["resource/v1alpha2.ResourceClaim"], get named() { return named(); } };
export const ResourceClaimTemplate: SchemaOfType = { root: types["resource/v1alpha2.ResourceClaimTemplate"], get named() { return named(); } };
