import "./chunk-7FSAQLAA.js";

// dist/generated/autoscaling/v1/routes.js
var horizontalpodautoscalers = (router, serve) => {
  router.get("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers", serve("list"));
  router.get("/apis/autoscaling/v1/horizontalpodautoscalers", serve("list"));
  router.post("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers", serve("create"));
  router.delete("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers", serve("deletecollection"));
  router.get("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers/:name", serve("get"));
  router.put("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers/:name", serve("update"));
  router.patch("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers/:name", serve("patch"));
  router.delete("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers/:name", serve("delete"));
  router.get("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers/:name/status", serve("get", "status"));
  router.put("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers/:name/status", serve("update", "status"));
  router.patch("/apis/autoscaling/v1/namespaces/:namespace/horizontalpodautoscalers/:name/status", serve("patch", "status"));
};
export {
  horizontalpodautoscalers
};
