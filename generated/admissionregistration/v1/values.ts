// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of admissionregistration.k8s.io/v1 may hold, in the order in which clients print them. */

export const ValidatingWebhook: Readonly<Record<"sideEffects", readonly string[]>> = {
    sideEffects: ["None","NoneOnDryRun"],
    };
