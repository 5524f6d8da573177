import "./chunk-7FSAQLAA.js";

// dist/generated/coordination/v1/routes.js
var leases = (router, serve) => {
  router.get("/apis/coordination.k8s.io/v1/namespaces/:namespace/leases", serve("list"));
  router.get("/apis/coordination.k8s.io/v1/leases", serve("list"));
  router.post("/apis/coordination.k8s.io/v1/namespaces/:namespace/leases", serve("create"));
  router.delete("/apis/coordination.k8s.io/v1/namespaces/:namespace/leases", serve("deletecollection"));
  router.get("/apis/coordination.k8s.io/v1/namespaces/:namespace/leases/:name", serve("get"));
  router.put("/apis/coordination.k8s.io/v1/namespaces/:namespace/leases/:name", serve("update"));
  router.patch("/apis/coordination.k8s.io/v1/namespaces/:namespace/leases/:name", serve("patch"));
  router.delete("/apis/coordination.k8s.io/v1/namespaces/:namespace/leases/:name", serve("delete"));
};
export {
  leases
};
