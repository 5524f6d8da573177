// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of apiregistration.k8s.io/v1 that look beyond single values. */

import { rulesOfAPIServiceSpec } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "apiregistration/v1.APIService": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"apiregistration/v1.APIServiceSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "apiregistration/v1.APIServiceSpec": { between: true, rules: rulesOfAPIServiceSpec, properties: {
        group: {"anyOf":[{"type":"string","format":"dns-subdomain"},{"type":"null"}],"rules":{"requiredIf":{"version":{"values":["v1"],"not":true}}},"because":{"requiredIf":"only v1 may have an empty group and it better be legacy kube"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const APIService: SchemaOfType = { root: types["apiregistration/v1.APIService"], get named() { return named(); } };
