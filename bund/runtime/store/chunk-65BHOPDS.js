import "./chunk-7FSAQLAA.js";

// dist/generated/apiregistration/v1/routes.js
var apiservices = (router, serve) => {
  router.get("/apis/apiregistration.k8s.io/v1/apiservices", serve("list"));
  router.post("/apis/apiregistration.k8s.io/v1/apiservices", serve("create"));
  router.delete("/apis/apiregistration.k8s.io/v1/apiservices", serve("deletecollection"));
  router.get("/apis/apiregistration.k8s.io/v1/apiservices/:name", serve("get"));
  router.put("/apis/apiregistration.k8s.io/v1/apiservices/:name", serve("update"));
  router.patch("/apis/apiregistration.k8s.io/v1/apiservices/:name", serve("patch"));
  router.delete("/apis/apiregistration.k8s.io/v1/apiservices/:name", serve("delete"));
  router.get("/apis/apiregistration.k8s.io/v1/apiservices/:name/status", serve("get", "status"));
  router.put("/apis/apiregistration.k8s.io/v1/apiservices/:name/status", serve("update", "status"));
  router.patch("/apis/apiregistration.k8s.io/v1/apiservices/:name/status", serve("patch", "status"));
};
export {
  apiservices
};
