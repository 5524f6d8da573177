// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of auditregistration.k8s.io/v1alpha1 may hold, in the order in which clients print them. */

export const Policy: Readonly<Record<"level" | "stages", readonly string[]>> = {
    level: ["Metadata","None","Request","RequestResponse"],
    stages: ["Panic","RequestReceived","ResponseComplete","ResponseStarted"],
    };
