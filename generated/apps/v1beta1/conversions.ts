// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How apps/v1beta1 maps to the hub versions of its kinds. */

import { one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const DeploymentMapping: Mapping = {
      inner: { spec: one(() => DeploymentSpecMapping) },
    };
export const DeploymentSpecMapping: Mapping = {
      keptHere: ["rollbackTo"],
    };
