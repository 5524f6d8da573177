// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of storagemigration.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const storageversionmigrations: RouteTable = (router, serve) => {
  router.get("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations", serve("list"));
  router.post("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations", serve("create"));
  router.delete("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations", serve("deletecollection"));
  router.get("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations/:name", serve("get"));
  router.put("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations/:name", serve("update"));
  router.patch("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations/:name", serve("patch"));
  router.delete("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations/:name", serve("delete"));
  router.get("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations/:name/status", serve("get", "status"));
  router.put("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations/:name/status", serve("update", "status"));
  router.patch("/apis/storagemigration.k8s.io/v1alpha1/storageversionmigrations/:name/status", serve("patch", "status"));
};
