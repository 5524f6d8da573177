import "./chunk-7FSAQLAA.js";

// dist/generated/policy/v1/routes.js
var poddisruptionbudgets = (router, serve) => {
  router.get("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets", serve("list"));
  router.get("/apis/policy/v1/poddisruptionbudgets", serve("list"));
  router.post("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets", serve("create"));
  router.delete("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets", serve("deletecollection"));
  router.get("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets/:name", serve("get"));
  router.put("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets/:name", serve("update"));
  router.patch("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets/:name", serve("patch"));
  router.delete("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets/:name", serve("delete"));
  router.get("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets/:name/status", serve("get", "status"));
  router.put("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets/:name/status", serve("update", "status"));
  router.patch("/apis/policy/v1/namespaces/:namespace/poddisruptionbudgets/:name/status", serve("patch", "status"));
};
export {
  poddisruptionbudgets
};
