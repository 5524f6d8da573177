// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of resource.k8s.io/v1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "resource/v1.ResourceClaim": { between: true, properties: {
        status: {"anyOf":[{"$ref":"resource/v1.ResourceClaimStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.ResourceClaimStatus": { between: true, properties: {
        allocation: {"anyOf":[{"$ref":"resource/v1.AllocationResult"},{"type":"null"}]},
      } },
      "resource/v1.AllocationResult": { between: true, properties: {
        devices: {"anyOf":[{"$ref":"resource/v1.DeviceAllocationResult"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.DeviceAllocationResult": { between: true, properties: {
        results: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.DeviceRequestAllocationResult"},"maxItems":32},{"type":"null"}]},
      } },
      "resource/v1.DeviceRequestAllocationResult": { between: true, properties: {
        bindingConditions: {"anyOf":[{"type":"array","items":{"type":"string","format":"qualified-name"},"maxItems":4},{"type":"null"}],"rules":{"unique":true}},
        bindingFailureConditions: {"anyOf":[{"type":"array","items":{"type":"string","format":"qualified-name"},"maxItems":4},{"type":"null"}],"rules":{"unique":true}},
      } },
      "resource/v1.ResourceSlice": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1.ResourceSliceSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "resource/v1.ResourceSliceSpec": { between: true, properties: {
        driver: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"immutable":true}},
        pool: {"anyOf":[{"$ref":"resource/v1.ResourcePool"},{"type":"null"}],"rules":{"held":"struct"}},
        devices: {"anyOf":[{"type":"array","items":{"$ref":"resource/v1.Device"}},{"type":"null"}]},
      } },
      "resource/v1.ResourcePool": { between: true, properties: {
        name: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"immutable":true}},
      } },
      "resource/v1.Device": { between: true, properties: {
        bindingConditions: {"anyOf":[{"type":"array","items":{"type":"string","format":"qualified-name"},"maxItems":4},{"type":"null"}],"rules":{"unique":true}},
        bindingFailureConditions: {"anyOf":[{"type":"array","items":{"type":"string","format":"qualified-name"},"maxItems":4},{"type":"null"}],"rules":{"unique":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const ResourceClaim: SchemaOfType = { root: types["resource/v1.ResourceClaim"], get named() { return named(); } };
export const ResourceSlice: SchemaOfType = { root: types["resource/v1.ResourceSlice"], get named() { return named(); } };
