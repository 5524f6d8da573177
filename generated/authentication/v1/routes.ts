// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of authentication.k8s.io/v1. */

import type { RouteTable } from "kindwright/generated-code";
export const selfsubjectreviews: RouteTable = (router, serve) => {
  router.post("/apis/authentication.k8s.io/v1/selfsubjectreviews", serve("create"));
};
export const tokenreviews: RouteTable = (router, serve) => {
  router.post("/apis/authentication.k8s.io/v1/tokenreviews", serve("create"));
};
