// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How batch/v2alpha1 maps to the hub versions of its kinds. */

import { one } from "../../../runtime/model/converting.js";
import type { Mapping } from "../../../runtime/model/converting.js";
export const CronJobMapping: Mapping = {
      inner: { status: one(() => CronJobStatusMapping) },
    };
export const CronJobStatusMapping: Mapping = {
      keptInHub: ["lastSuccessfulTime"],
    };
