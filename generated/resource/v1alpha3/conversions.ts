// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How resource.k8s.io/v1alpha3 maps to the hub versions of its kinds. */

import { one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const DeviceTaintRuleMapping: Mapping = {
      inner: { spec: one(() => DeviceTaintRuleSpecMapping) },
    };
export const DeviceTaintRuleSpecMapping: Mapping = {
      inner: { deviceSelector: one(() => DeviceTaintSelectorMapping) },
    };
export const DeviceTaintSelectorMapping: Mapping = {
      keptHere: ["deviceClassName","selectors"],
    };
