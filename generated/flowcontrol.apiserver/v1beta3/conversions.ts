// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How flowcontrol.apiserver.k8s.io/v1beta3 maps to the hub versions of its kinds. */

import { one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const PriorityLevelConfigurationMapping: Mapping = {
      inner: { spec: one(() => PriorityLevelConfigurationSpecMapping) },
    };
export const PriorityLevelConfigurationSpecMapping: Mapping = {
      inner: { limited: one(() => LimitedPriorityLevelConfigurationMapping) },
    };
export const LimitedPriorityLevelConfigurationMapping: Mapping = {
      renamed: [["nominalConcurrencyShares","assuredConcurrencyShares"]],
    };
