// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of autoscaling/v2 may hold, in the order in which clients print them. */

export const MetricTarget: Readonly<Record<"type", readonly string[]>> = {
    type: ["Utilization","Value","AverageValue"],
    };
