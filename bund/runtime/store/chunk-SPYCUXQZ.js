import "./chunk-7FSAQLAA.js";

// dist/generated/auditregistration/v1alpha1/routes.js
var auditsinks = (router, serve) => {
  router.get("/apis/auditregistration.k8s.io/v1alpha1/auditsinks", serve("list"));
  router.post("/apis/auditregistration.k8s.io/v1alpha1/auditsinks", serve("create"));
  router.delete("/apis/auditregistration.k8s.io/v1alpha1/auditsinks", serve("deletecollection"));
  router.get("/apis/auditregistration.k8s.io/v1alpha1/auditsinks/:name", serve("get"));
  router.put("/apis/auditregistration.k8s.io/v1alpha1/auditsinks/:name", serve("update"));
  router.patch("/apis/auditregistration.k8s.io/v1alpha1/auditsinks/:name", serve("patch"));
  router.delete("/apis/auditregistration.k8s.io/v1alpha1/auditsinks/:name", serve("delete"));
};
export {
  auditsinks
};
