// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of meta.k8s.io/v1 may hold, in the order in which clients print them. */

export const Condition: Readonly<Record<"status", readonly string[]>> = {
    status: ["False","True","Unknown"],
    };
