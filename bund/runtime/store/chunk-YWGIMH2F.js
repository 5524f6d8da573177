import "./chunk-7FSAQLAA.js";

// dist/generated/storage/v1alpha1/routes.js
var csistoragecapacities = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities", serve("list"));
  router.get("/apis/storage.k8s.io/v1alpha1/csistoragecapacities", serve("list"));
  router.post("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities", serve("create"));
  router.delete("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1alpha1/namespaces/:namespace/csistoragecapacities/:name", serve("delete"));
};
var volumeattachments = (router, serve) => {
  router.get("/apis/storage.k8s.io/v1alpha1/volumeattachments", serve("list"));
  router.post("/apis/storage.k8s.io/v1alpha1/volumeattachments", serve("create"));
  router.delete("/apis/storage.k8s.io/v1alpha1/volumeattachments", serve("deletecollection"));
  router.get("/apis/storage.k8s.io/v1alpha1/volumeattachments/:name", serve("get"));
  router.put("/apis/storage.k8s.io/v1alpha1/volumeattachments/:name", serve("update"));
  router.patch("/apis/storage.k8s.io/v1alpha1/volumeattachments/:name", serve("patch"));
  router.delete("/apis/storage.k8s.io/v1alpha1/volumeattachments/:name", serve("delete"));
};
export {
  csistoragecapacities,
  volumeattachments
};
