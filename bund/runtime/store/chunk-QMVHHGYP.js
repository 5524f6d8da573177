import "./chunk-7FSAQLAA.js";

// dist/generated/node/v1alpha1/routes.js
var runtimeclasses = (router, serve) => {
  router.get("/apis/node.k8s.io/v1alpha1/runtimeclasses", serve("list"));
  router.post("/apis/node.k8s.io/v1alpha1/runtimeclasses", serve("create"));
  router.delete("/apis/node.k8s.io/v1alpha1/runtimeclasses", serve("deletecollection"));
  router.get("/apis/node.k8s.io/v1alpha1/runtimeclasses/:name", serve("get"));
  router.put("/apis/node.k8s.io/v1alpha1/runtimeclasses/:name", serve("update"));
  router.patch("/apis/node.k8s.io/v1alpha1/runtimeclasses/:name", serve("patch"));
  router.delete("/apis/node.k8s.io/v1alpha1/runtimeclasses/:name", serve("delete"));
};
export {
  runtimeclasses
};
