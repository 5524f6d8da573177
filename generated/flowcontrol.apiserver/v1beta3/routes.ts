// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Routes of flowcontrol.apiserver.k8s.io/v1beta3. */

import type { RouteTable } from "kindwright/generated-code";
export const flowschemas: RouteTable = (router, serve) => {
  router.get("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas", serve("list"));
  router.post("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas", serve("create"));
  router.delete("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas", serve("deletecollection"));
  router.get("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas/:name", serve("get"));
  router.put("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas/:name", serve("update"));
  router.patch("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas/:name", serve("patch"));
  router.delete("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas/:name", serve("delete"));
  router.get("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas/:name/status", serve("get", "status"));
  router.put("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas/:name/status", serve("update", "status"));
  router.patch("/apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas/:name/status", serve("patch", "status"));
};
export const prioritylevelconfigurations: RouteTable = (router, serve) => {
  router.get("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations", serve("list"));
  router.post("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations", serve("create"));
  router.delete("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations", serve("deletecollection"));
  router.get("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations/:name", serve("get"));
  router.put("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations/:name", serve("update"));
  router.patch("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations/:name", serve("patch"));
  router.delete("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations/:name", serve("delete"));
  router.get("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations/:name/status", serve("get", "status"));
  router.put("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations/:name/status", serve("update", "status"));
  router.patch("/apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations/:name/status", serve("patch", "status"));
};
