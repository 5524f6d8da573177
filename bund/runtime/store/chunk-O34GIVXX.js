// dist/runtime/controllers/service-accounts/active-namespaces.js
var oneOfEach = (resource, name) => ({
  resource,
  concerns: (change) => change.name === name,
  keys: ({ metadata }) => [{ namespace: "", name: metadata.namespace ?? "" }]
});
var isActive = (namespace) => namespace !== void 0 && namespace.metadata.deletionTimestamp === void 0 && namespace.status.phase === "Active";

export {
  oneOfEach,
  isActive
};
