// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of apiextensions.k8s.io/v1beta1. */

import type { RouteTable } from "kindwright/generated-code";
export const customresourcedefinitions: RouteTable = (router, serve) => {
  router.get("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions", serve("list"));
  router.post("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions", serve("create"));
  router.delete("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions", serve("deletecollection"));
  router.get("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions/:name", serve("get"));
  router.put("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions/:name", serve("update"));
  router.patch("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions/:name", serve("patch"));
  router.delete("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions/:name", serve("delete"));
  router.get("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions/:name/status", serve("get", "status"));
  router.put("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions/:name/status", serve("update", "status"));
  router.patch("/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions/:name/status", serve("patch", "status"));
};
