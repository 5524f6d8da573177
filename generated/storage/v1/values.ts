// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of storage.k8s.io/v1 may hold, in the order in which clients print them. */

export const CSIDriverSpec: Readonly<Record<"volumeLifecycleModes", readonly string[]>> = {
    volumeLifecycleModes: ["Persistent","Ephemeral"],
    };
