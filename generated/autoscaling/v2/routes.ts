// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of autoscaling/v2. */

import type { RouteTable } from "kindwright/generated-code";
export const horizontalpodautoscalers: RouteTable = (router, serve) => {
  router.get("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers", serve("list"));
  router.get("/apis/autoscaling/v2/horizontalpodautoscalers", serve("list"));
  router.post("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers", serve("create"));
  router.delete("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers", serve("deletecollection"));
  router.get("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers/:name", serve("get"));
  router.put("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers/:name", serve("update"));
  router.patch("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers/:name", serve("patch"));
  router.delete("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers/:name", serve("delete"));
  router.get("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers/:name/status", serve("get", "status"));
  router.put("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers/:name/status", serve("update", "status"));
  router.patch("/apis/autoscaling/v2/namespaces/:namespace/horizontalpodautoscalers/:name/status", serve("patch", "status"));
};
