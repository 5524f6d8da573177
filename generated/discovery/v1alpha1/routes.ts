// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of discovery.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const endpointslices: RouteTable = (router, serve) => {
  router.get("/apis/discovery.k8s.io/v1alpha1/namespaces/:namespace/endpointslices", serve("list"));
  router.get("/apis/discovery.k8s.io/v1alpha1/endpointslices", serve("list"));
  router.post("/apis/discovery.k8s.io/v1alpha1/namespaces/:namespace/endpointslices", serve("create"));
  router.delete("/apis/discovery.k8s.io/v1alpha1/namespaces/:namespace/endpointslices", serve("deletecollection"));
  router.get("/apis/discovery.k8s.io/v1alpha1/namespaces/:namespace/endpointslices/:name", serve("get"));
  router.put("/apis/discovery.k8s.io/v1alpha1/namespaces/:namespace/endpointslices/:name", serve("update"));
  router.patch("/apis/discovery.k8s.io/v1alpha1/namespaces/:namespace/endpointslices/:name", serve("patch"));
  router.delete("/apis/discovery.k8s.io/v1alpha1/namespaces/:namespace/endpointslices/:name", serve("delete"));
};
