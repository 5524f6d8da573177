// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of resource.k8s.io/v1beta2 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "resource/v1beta2.DeviceTaintRule": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"resource/v1beta2.DeviceTaintRuleSpec"}],"rules":{"held":"struct"}},
      } },
      "resource/v1beta2.DeviceTaintRuleSpec": { between: true, properties: {
        deviceSelector: {"anyOf":[{"$ref":"resource/v1beta2.DeviceTaintSelector"},{"type":"null"}]},
      } },
      "resource/v1beta2.DeviceTaintSelector": { between: true, properties: {
        driver: {"anyOf":[{"type":"string","minLength":1,"format":"dns-subdomain-any-case"},{"type":"null"}],"rules":{"bytes":{"max":63}}},
        pool: {"anyOf":[{"type":"string","minLength":1,"format":"subdomain-path"},{"type":"null"}],"rules":{"bytes":{"max":253}}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const DeviceTaintRule: SchemaOfType = { root: types["resource/v1beta2.DeviceTaintRule"], get named() { return named(); } };
