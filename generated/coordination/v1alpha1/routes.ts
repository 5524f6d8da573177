// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of coordination.k8s.io/v1alpha1. */

import type { RouteTable } from "kindwright/generated-code";
export const leasecandidates: RouteTable = (router, serve) => {
  router.get("/apis/coordination.k8s.io/v1alpha1/namespaces/:namespace/leasecandidates", serve("list"));
  router.get("/apis/coordination.k8s.io/v1alpha1/leasecandidates", serve("list"));
  router.post("/apis/coordination.k8s.io/v1alpha1/namespaces/:namespace/leasecandidates", serve("create"));
  router.delete("/apis/coordination.k8s.io/v1alpha1/namespaces/:namespace/leasecandidates", serve("deletecollection"));
  router.get("/apis/coordination.k8s.io/v1alpha1/namespaces/:namespace/leasecandidates/:name", serve("get"));
  router.put("/apis/coordination.k8s.io/v1alpha1/namespaces/:namespace/leasecandidates/:name", serve("update"));
  router.patch("/apis/coordination.k8s.io/v1alpha1/namespaces/:namespace/leasecandidates/:name", serve("patch"));
  router.delete("/apis/coordination.k8s.io/v1alpha1/namespaces/:namespace/leasecandidates/:name", serve("delete"));
};
