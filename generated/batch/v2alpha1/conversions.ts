// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How batch/v2alpha1 maps to the hub versions of its kinds. */

import { one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const CronJobMapping: Mapping = {
      inner: { spec: one(() => CronJobSpecMapping), status: one(() => CronJobStatusMapping) },
    };
export const CronJobSpecMapping: Mapping = {
      keptInHub: ["timeZone"],
    };
export const CronJobStatusMapping: Mapping = {
      keptInHub: ["lastSuccessfulTime"],
    };
