import "./chunk-7FSAQLAA.js";

// dist/generated/internal.apiserver/v1alpha1/routes.js
var storageversions = (router, serve) => {
  router.get("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions", serve("list"));
  router.post("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions", serve("create"));
  router.delete("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions", serve("deletecollection"));
  router.get("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions/:name", serve("get"));
  router.put("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions/:name", serve("update"));
  router.patch("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions/:name", serve("patch"));
  router.delete("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions/:name", serve("delete"));
  router.get("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions/:name/status", serve("get", "status"));
  router.put("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions/:name/status", serve("update", "status"));
  router.patch("/apis/internal.apiserver.k8s.io/v1alpha1/storageversions/:name/status", serve("patch", "status"));
};
export {
  storageversions
};
