import "./chunk-7FSAQLAA.js";

// dist/generated/settings/v1alpha1/routes.js
var podpresets = (router, serve) => {
  router.get("/apis/settings.k8s.io/v1alpha1/namespaces/:namespace/podpresets", serve("list"));
  router.get("/apis/settings.k8s.io/v1alpha1/podpresets", serve("list"));
  router.post("/apis/settings.k8s.io/v1alpha1/namespaces/:namespace/podpresets", serve("create"));
  router.delete("/apis/settings.k8s.io/v1alpha1/namespaces/:namespace/podpresets", serve("deletecollection"));
  router.get("/apis/settings.k8s.io/v1alpha1/namespaces/:namespace/podpresets/:name", serve("get"));
  router.put("/apis/settings.k8s.io/v1alpha1/namespaces/:namespace/podpresets/:name", serve("update"));
  router.patch("/apis/settings.k8s.io/v1alpha1/namespaces/:namespace/podpresets/:name", serve("patch"));
  router.delete("/apis/settings.k8s.io/v1alpha1/namespaces/:namespace/podpresets/:name", serve("delete"));
};
export {
  podpresets
};
