// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of batch/v1beta1, for clients. */

import type * as batchV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Creates a Job at set times, written as a cron schedule. Deprecated since 1.21 and removed in 1.25; use batch/v1. */
export const cronjobs: Kind<{
      object: batchV1beta1.CronJob;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: batchV1beta1.CronJob; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"batch/v1beta1","kind":"CronJob","plural":"cronjobs","scopedBy":"namespaces"};
