// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of rbac.authorization.k8s.io/v1 may hold, in the order in which clients print them. */

export const RoleRef: Readonly<Record<"kind", readonly string[]>> = {
    kind: ["Role","ClusterRole"],
    };
