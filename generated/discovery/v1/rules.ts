// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of discovery.k8s.io/v1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "discovery/v1.EndpointSlice": { between: true, properties: {
        addressType: {"anyOf":[{"enum":["FQDN","IPv4","IPv6"]}],"rules":{"needed":true,"immutable":true}},
        endpoints: {"anyOf":[{"type":"array","items":{"$ref":"discovery/v1.Endpoint"},"maxItems":1000},{"type":"null"}]},
        ports: {"anyOf":[{"type":"array","items":{"$ref":"discovery/v1.EndpointPort"},"maxItems":100},{"type":"null"}],"rules":{"unique":"name"}},
      } },
      "discovery/v1.Endpoint": { between: true, properties: {
        hints: {"anyOf":[{"$ref":"discovery/v1.EndpointHints"},{"type":"null"}]},
      } },
      "discovery/v1.EndpointHints": { between: true, properties: {
        forZones: {"anyOf":[{"type":"array","items":{"$ref":"discovery/v1.ForZone"},"maxItems":8},{"type":"null"}],"rules":{"unique":"name"}},
        forNodes: {"anyOf":[{"type":"array","items":{"$ref":"discovery/v1.ForNode"},"maxItems":8},{"type":"null"}],"rules":{"unique":"name"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const EndpointSlice: SchemaOfType = { root: types["discovery/v1.EndpointSlice"], get named() { return named(); } };
