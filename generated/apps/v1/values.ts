// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of apps/v1 may hold, in the order in which clients print them. */

export const DaemonSetUpdateStrategy: Readonly<Record<"type", readonly string[]>> = {
    type: ["RollingUpdate","OnDelete"],
    };
export const DeploymentStrategy: Readonly<Record<"type", readonly string[]>> = {
    type: ["Recreate","RollingUpdate"],
    };
export const StatefulSetUpdateStrategy: Readonly<Record<"type", readonly string[]>> = {
    type: ["RollingUpdate","OnDelete"],
    };
