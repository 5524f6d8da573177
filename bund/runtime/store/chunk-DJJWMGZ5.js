import "./chunk-7FSAQLAA.js";

// dist/generated/core/v1/routes.js
var bindings = (router, serve) => {
  router.post("/api/v1/namespaces/:namespace/bindings", serve("create"));
};
var componentstatuses = (router, serve) => {
  router.get("/api/v1/componentstatuses", serve("list"));
  router.get("/api/v1/componentstatuses/:name", serve("get"));
};
var configmaps = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/configmaps", serve("list"));
  router.get("/api/v1/configmaps", serve("list"));
  router.post("/api/v1/namespaces/:namespace/configmaps", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/configmaps", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/configmaps/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/configmaps/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/configmaps/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/configmaps/:name", serve("delete"));
};
var endpoints = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/endpoints", serve("list"));
  router.get("/api/v1/endpoints", serve("list"));
  router.post("/api/v1/namespaces/:namespace/endpoints", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/endpoints", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/endpoints/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/endpoints/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/endpoints/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/endpoints/:name", serve("delete"));
};
var events = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/events", serve("list"));
  router.get("/api/v1/events", serve("list"));
  router.post("/api/v1/namespaces/:namespace/events", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/events", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/events/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/events/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/events/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/events/:name", serve("delete"));
};
var limitranges = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/limitranges", serve("list"));
  router.get("/api/v1/limitranges", serve("list"));
  router.post("/api/v1/namespaces/:namespace/limitranges", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/limitranges", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/limitranges/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/limitranges/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/limitranges/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/limitranges/:name", serve("delete"));
};
var namespaces = (router, serve) => {
  router.get("/api/v1/namespaces", serve("list"));
  router.post("/api/v1/namespaces", serve("create"));
  router.get("/api/v1/namespaces/:name", serve("get"));
  router.put("/api/v1/namespaces/:name", serve("update"));
  router.patch("/api/v1/namespaces/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:name", serve("delete"));
  router.put("/api/v1/namespaces/:name/finalize", serve("update", "finalize"));
  router.get("/api/v1/namespaces/:name/status", serve("get", "status"));
  router.put("/api/v1/namespaces/:name/status", serve("update", "status"));
  router.patch("/api/v1/namespaces/:name/status", serve("patch", "status"));
};
var nodes = (router, serve) => {
  router.get("/api/v1/nodes", serve("list"));
  router.post("/api/v1/nodes", serve("create"));
  router.delete("/api/v1/nodes", serve("deletecollection"));
  router.get("/api/v1/nodes/:name", serve("get"));
  router.put("/api/v1/nodes/:name", serve("update"));
  router.patch("/api/v1/nodes/:name", serve("patch"));
  router.delete("/api/v1/nodes/:name", serve("delete"));
  router.get("/api/v1/nodes/:name/proxy", serve("get", "proxy"));
  router.get("/api/v1/nodes/:name/proxy/*path", serve("get", "proxy"));
  router.post("/api/v1/nodes/:name/proxy", serve("create", "proxy"));
  router.post("/api/v1/nodes/:name/proxy/*path", serve("create", "proxy"));
  router.put("/api/v1/nodes/:name/proxy", serve("update", "proxy"));
  router.put("/api/v1/nodes/:name/proxy/*path", serve("update", "proxy"));
  router.patch("/api/v1/nodes/:name/proxy", serve("patch", "proxy"));
  router.patch("/api/v1/nodes/:name/proxy/*path", serve("patch", "proxy"));
  router.delete("/api/v1/nodes/:name/proxy", serve("delete", "proxy"));
  router.delete("/api/v1/nodes/:name/proxy/*path", serve("delete", "proxy"));
  router.get("/api/v1/nodes/:name/status", serve("get", "status"));
  router.put("/api/v1/nodes/:name/status", serve("update", "status"));
  router.patch("/api/v1/nodes/:name/status", serve("patch", "status"));
};
var persistentvolumes = (router, serve) => {
  router.get("/api/v1/persistentvolumes", serve("list"));
  router.post("/api/v1/persistentvolumes", serve("create"));
  router.delete("/api/v1/persistentvolumes", serve("deletecollection"));
  router.get("/api/v1/persistentvolumes/:name", serve("get"));
  router.put("/api/v1/persistentvolumes/:name", serve("update"));
  router.patch("/api/v1/persistentvolumes/:name", serve("patch"));
  router.delete("/api/v1/persistentvolumes/:name", serve("delete"));
  router.get("/api/v1/persistentvolumes/:name/status", serve("get", "status"));
  router.put("/api/v1/persistentvolumes/:name/status", serve("update", "status"));
  router.patch("/api/v1/persistentvolumes/:name/status", serve("patch", "status"));
};
var persistentvolumeclaims = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/persistentvolumeclaims", serve("list"));
  router.get("/api/v1/persistentvolumeclaims", serve("list"));
  router.post("/api/v1/namespaces/:namespace/persistentvolumeclaims", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/persistentvolumeclaims", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/persistentvolumeclaims/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/persistentvolumeclaims/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/persistentvolumeclaims/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/persistentvolumeclaims/:name", serve("delete"));
  router.get("/api/v1/namespaces/:namespace/persistentvolumeclaims/:name/status", serve("get", "status"));
  router.put("/api/v1/namespaces/:namespace/persistentvolumeclaims/:name/status", serve("update", "status"));
  router.patch("/api/v1/namespaces/:namespace/persistentvolumeclaims/:name/status", serve("patch", "status"));
};
var pods = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/pods", serve("list"));
  router.get("/api/v1/pods", serve("list"));
  router.post("/api/v1/namespaces/:namespace/pods", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/pods", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/pods/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/pods/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/pods/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/pods/:name", serve("delete"));
  router.get("/api/v1/namespaces/:namespace/pods/:name/attach", serve("get", "attach"));
  router.post("/api/v1/namespaces/:namespace/pods/:name/attach", serve("create", "attach"));
  router.post("/api/v1/namespaces/:namespace/pods/:name/binding", serve("create", "binding"));
  router.get("/api/v1/namespaces/:namespace/pods/:name/ephemeralcontainers", serve("get", "ephemeralcontainers"));
  router.put("/api/v1/namespaces/:namespace/pods/:name/ephemeralcontainers", serve("update", "ephemeralcontainers"));
  router.patch("/api/v1/namespaces/:namespace/pods/:name/ephemeralcontainers", serve("patch", "ephemeralcontainers"));
  router.post("/api/v1/namespaces/:namespace/pods/:name/eviction", serve("create", "eviction"));
  router.get("/api/v1/namespaces/:namespace/pods/:name/exec", serve("get", "exec"));
  router.post("/api/v1/namespaces/:namespace/pods/:name/exec", serve("create", "exec"));
  router.get("/api/v1/namespaces/:namespace/pods/:name/log", serve("get", "log"));
  router.get("/api/v1/namespaces/:namespace/pods/:name/portforward", serve("get", "portforward"));
  router.post("/api/v1/namespaces/:namespace/pods/:name/portforward", serve("create", "portforward"));
  router.get("/api/v1/namespaces/:namespace/pods/:name/proxy", serve("get", "proxy"));
  router.get("/api/v1/namespaces/:namespace/pods/:name/proxy/*path", serve("get", "proxy"));
  router.post("/api/v1/namespaces/:namespace/pods/:name/proxy", serve("create", "proxy"));
  router.post("/api/v1/namespaces/:namespace/pods/:name/proxy/*path", serve("create", "proxy"));
  router.put("/api/v1/namespaces/:namespace/pods/:name/proxy", serve("update", "proxy"));
  router.put("/api/v1/namespaces/:namespace/pods/:name/proxy/*path", serve("update", "proxy"));
  router.patch("/api/v1/namespaces/:namespace/pods/:name/proxy", serve("patch", "proxy"));
  router.patch("/api/v1/namespaces/:namespace/pods/:name/proxy/*path", serve("patch", "proxy"));
  router.delete("/api/v1/namespaces/:namespace/pods/:name/proxy", serve("delete", "proxy"));
  router.delete("/api/v1/namespaces/:namespace/pods/:name/proxy/*path", serve("delete", "proxy"));
  router.get("/api/v1/namespaces/:namespace/pods/:name/status", serve("get", "status"));
  router.put("/api/v1/namespaces/:namespace/pods/:name/status", serve("update", "status"));
  router.patch("/api/v1/namespaces/:namespace/pods/:name/status", serve("patch", "status"));
};
var podtemplates = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/podtemplates", serve("list"));
  router.get("/api/v1/podtemplates", serve("list"));
  router.post("/api/v1/namespaces/:namespace/podtemplates", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/podtemplates", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/podtemplates/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/podtemplates/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/podtemplates/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/podtemplates/:name", serve("delete"));
};
var replicationcontrollers = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/replicationcontrollers", serve("list"));
  router.get("/api/v1/replicationcontrollers", serve("list"));
  router.post("/api/v1/namespaces/:namespace/replicationcontrollers", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/replicationcontrollers", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/replicationcontrollers/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/replicationcontrollers/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/replicationcontrollers/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/replicationcontrollers/:name", serve("delete"));
  router.get("/api/v1/namespaces/:namespace/replicationcontrollers/:name/scale", serve("get", "scale"));
  router.put("/api/v1/namespaces/:namespace/replicationcontrollers/:name/scale", serve("update", "scale"));
  router.patch("/api/v1/namespaces/:namespace/replicationcontrollers/:name/scale", serve("patch", "scale"));
  router.get("/api/v1/namespaces/:namespace/replicationcontrollers/:name/status", serve("get", "status"));
  router.put("/api/v1/namespaces/:namespace/replicationcontrollers/:name/status", serve("update", "status"));
  router.patch("/api/v1/namespaces/:namespace/replicationcontrollers/:name/status", serve("patch", "status"));
};
var resourcequotas = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/resourcequotas", serve("list"));
  router.get("/api/v1/resourcequotas", serve("list"));
  router.post("/api/v1/namespaces/:namespace/resourcequotas", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/resourcequotas", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/resourcequotas/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/resourcequotas/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/resourcequotas/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/resourcequotas/:name", serve("delete"));
  router.get("/api/v1/namespaces/:namespace/resourcequotas/:name/status", serve("get", "status"));
  router.put("/api/v1/namespaces/:namespace/resourcequotas/:name/status", serve("update", "status"));
  router.patch("/api/v1/namespaces/:namespace/resourcequotas/:name/status", serve("patch", "status"));
};
var secrets = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/secrets", serve("list"));
  router.get("/api/v1/secrets", serve("list"));
  router.post("/api/v1/namespaces/:namespace/secrets", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/secrets", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/secrets/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/secrets/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/secrets/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/secrets/:name", serve("delete"));
};
var services = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/services", serve("list"));
  router.get("/api/v1/services", serve("list"));
  router.post("/api/v1/namespaces/:namespace/services", serve("create"));
  router.get("/api/v1/namespaces/:namespace/services/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/services/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/services/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/services/:name", serve("delete"));
  router.get("/api/v1/namespaces/:namespace/services/:name/proxy", serve("get", "proxy"));
  router.get("/api/v1/namespaces/:namespace/services/:name/proxy/*path", serve("get", "proxy"));
  router.post("/api/v1/namespaces/:namespace/services/:name/proxy", serve("create", "proxy"));
  router.post("/api/v1/namespaces/:namespace/services/:name/proxy/*path", serve("create", "proxy"));
  router.put("/api/v1/namespaces/:namespace/services/:name/proxy", serve("update", "proxy"));
  router.put("/api/v1/namespaces/:namespace/services/:name/proxy/*path", serve("update", "proxy"));
  router.patch("/api/v1/namespaces/:namespace/services/:name/proxy", serve("patch", "proxy"));
  router.patch("/api/v1/namespaces/:namespace/services/:name/proxy/*path", serve("patch", "proxy"));
  router.delete("/api/v1/namespaces/:namespace/services/:name/proxy", serve("delete", "proxy"));
  router.delete("/api/v1/namespaces/:namespace/services/:name/proxy/*path", serve("delete", "proxy"));
  router.get("/api/v1/namespaces/:namespace/services/:name/status", serve("get", "status"));
  router.put("/api/v1/namespaces/:namespace/services/:name/status", serve("update", "status"));
  router.patch("/api/v1/namespaces/:namespace/services/:name/status", serve("patch", "status"));
};
var serviceaccounts = (router, serve) => {
  router.get("/api/v1/namespaces/:namespace/serviceaccounts", serve("list"));
  router.get("/api/v1/serviceaccounts", serve("list"));
  router.post("/api/v1/namespaces/:namespace/serviceaccounts", serve("create"));
  router.delete("/api/v1/namespaces/:namespace/serviceaccounts", serve("deletecollection"));
  router.get("/api/v1/namespaces/:namespace/serviceaccounts/:name", serve("get"));
  router.put("/api/v1/namespaces/:namespace/serviceaccounts/:name", serve("update"));
  router.patch("/api/v1/namespaces/:namespace/serviceaccounts/:name", serve("patch"));
  router.delete("/api/v1/namespaces/:namespace/serviceaccounts/:name", serve("delete"));
  router.post("/api/v1/namespaces/:namespace/serviceaccounts/:name/token", serve("create", "token"));
};
export {
  bindings,
  componentstatuses,
  configmaps,
  endpoints,
  events,
  limitranges,
  namespaces,
  nodes,
  persistentvolumeclaims,
  persistentvolumes,
  pods,
  podtemplates,
  replicationcontrollers,
  resourcequotas,
  secrets,
  serviceaccounts,
  services
};
