// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of authorization.k8s.io/v1. */

import type { RouteTable } from "kindwright/generated-code";
export const localsubjectaccessreviews: RouteTable = (router, serve) => {
  router.post("/apis/authorization.k8s.io/v1/namespaces/:namespace/localsubjectaccessreviews", serve("create"));
};
export const selfsubjectaccessreviews: RouteTable = (router, serve) => {
  router.post("/apis/authorization.k8s.io/v1/selfsubjectaccessreviews", serve("create"));
};
export const selfsubjectrulesreviews: RouteTable = (router, serve) => {
  router.post("/apis/authorization.k8s.io/v1/selfsubjectrulesreviews", serve("create"));
};
export const subjectaccessreviews: RouteTable = (router, serve) => {
  router.post("/apis/authorization.k8s.io/v1/subjectaccessreviews", serve("create"));
};
