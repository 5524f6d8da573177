// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of events.k8s.io/v1beta1. */

import type { RouteTable } from "kindwright/generated-code";
export const events: RouteTable = (router, serve) => {
  router.get("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events", serve("list"));
  router.get("/apis/events.k8s.io/v1beta1/events", serve("list"));
  router.post("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events", serve("create"));
  router.delete("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events", serve("deletecollection"));
  router.get("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events/:name", serve("get"));
  router.put("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events/:name", serve("update"));
  router.patch("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events/:name", serve("patch"));
  router.delete("/apis/events.k8s.io/v1beta1/namespaces/:namespace/events/:name", serve("delete"));
};
