// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of networking.k8s.io/v1 may hold, in the order in which clients print them. */

export const HTTPIngressPath: Readonly<Record<"pathType", readonly string[]>> = {
    pathType: ["Exact","ImplementationSpecific","Prefix"],
    };
