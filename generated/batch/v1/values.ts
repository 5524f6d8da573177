// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of batch/v1 may hold, in the order in which clients print them. */

export const JobSpec: Readonly<Record<"completionMode", readonly string[]>> = {
    completionMode: ["NonIndexed","Indexed"],
    };
