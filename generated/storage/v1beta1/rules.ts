// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of storage.k8s.io/v1beta1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "storage/v1beta1.CSIStorageCapacity": { between: true, properties: {
        nodeTopology: {"anyOf":[{"$ref":"meta/v1.LabelSelector"},{"type":"null"}],"rules":{"immutable":true}},
        storageClassName: {"anyOf":[{"type":"string","format":"dns-subdomain"}],"rules":{"held":"text","immutable":true}},
      } },
      "storage/v1beta1.StorageClass": { between: true, properties: {
        allowedTopologies: {"anyOf":[{"type":"array","items":{"$ref":"core/v1.TopologySelectorTerm"}},{"type":"null"}]},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const CSIStorageCapacity: SchemaOfType = { root: types["storage/v1beta1.CSIStorageCapacity"], get named() { return named(); } };
export const StorageClass: SchemaOfType = { root: types["storage/v1beta1.StorageClass"], get named() { return named(); } };
