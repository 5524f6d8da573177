// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of authentication.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const selfsubjectreviews: RouteTable = (router, serve) => {
  router.post("/apis/authentication.k8s.io/v1alpha1/selfsubjectreviews", serve("create"));
};
