// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of resource.k8s.io/v1alpha3. */

import type { RouteTable } from "kindwright/generated-code";
export const devicetaintrules: RouteTable = (router, serve) => {
  router.get("/apis/resource.k8s.io/v1alpha3/devicetaintrules", serve("list"));
  router.post("/apis/resource.k8s.io/v1alpha3/devicetaintrules", serve("create"));
  router.delete("/apis/resource.k8s.io/v1alpha3/devicetaintrules", serve("deletecollection"));
  router.get("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name", serve("get"));
  router.put("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name", serve("update"));
  router.patch("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name", serve("patch"));
  router.delete("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name", serve("delete"));
  router.get("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name/status", serve("get", "status"));
  router.put("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name/status", serve("update", "status"));
  router.patch("/apis/resource.k8s.io/v1alpha3/devicetaintrules/:name/status", serve("patch", "status"));
};
