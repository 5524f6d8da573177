// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of batch/v1, for clients. */

import type * as batchV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Creates a Job at set times, written as a cron schedule. */
export const cronjobs: Kind<{
      object: batchV1.CronJob;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: batchV1.CronJob; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"batch/v1","kind":"CronJob","plural":"cronjobs","scopedBy":"namespaces"};
/** Runs pods until a given number of them have succeeded, then stops. */
export const jobs: Kind<{
      object: batchV1.Job;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: batchV1.Job; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"batch/v1","kind":"Job","plural":"jobs","scopedBy":"namespaces"};
