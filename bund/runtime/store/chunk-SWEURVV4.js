import "./chunk-7FSAQLAA.js";

// dist/generated/apiextensions/v1beta1/routes.js
var customresourcedefinitions = (router, serve) => {
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
export {
  customresourcedefinitions
};
