// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How apps/v1beta1 maps to the hub versions of its kinds. */

import { one } from "../../../runtime/model/converting.js";
import type { Mapping } from "../../../runtime/model/converting.js";
export const DeploymentMapping: Mapping = {
      inner: { spec: one(() => DeploymentSpecMapping) },
    };
export const DeploymentSpecMapping: Mapping = {
      keptHere: ["rollbackTo"],
    };
