// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of auditregistration.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const auditsinks: RouteTable = (router, serve) => {
  router.get("/apis/auditregistration.k8s.io/v1alpha1/auditsinks", serve("list"));
  router.post("/apis/auditregistration.k8s.io/v1alpha1/auditsinks", serve("create"));
  router.delete("/apis/auditregistration.k8s.io/v1alpha1/auditsinks", serve("deletecollection"));
  router.get("/apis/auditregistration.k8s.io/v1alpha1/auditsinks/:name", serve("get"));
  router.put("/apis/auditregistration.k8s.io/v1alpha1/auditsinks/:name", serve("update"));
  router.patch("/apis/auditregistration.k8s.io/v1alpha1/auditsinks/:name", serve("patch"));
  router.delete("/apis/auditregistration.k8s.io/v1alpha1/auditsinks/:name", serve("delete"));
};
