// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of batch/v2alpha1, for clients. */

import type * as batchV2alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Creates a Job at set times, written as a cron schedule. */
export const cronjobs: Kind<{
      object: batchV2alpha1.CronJob;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: batchV2alpha1.CronJob; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"batch/v2alpha1","kind":"CronJob","plural":"cronjobs","scopedBy":"namespaces"};
