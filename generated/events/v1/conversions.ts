// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How events.k8s.io/v1 maps to the hub versions of its kinds. */

import type { Mapping } from "kindwright/generated-code";
export const EventMapping: Mapping = {
      renamed: [["reportingController","reportingComponent"],["regarding","involvedObject"],["note","message"],["deprecatedSource","source"],["deprecatedFirstTimestamp","firstTimestamp"],["deprecatedLastTimestamp","lastTimestamp"],["deprecatedCount","count"]],
    };
