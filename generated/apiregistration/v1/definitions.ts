// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of apiregistration.k8s.io/v1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const APIService: VersionDefinition = {
      group: "apiregistration.k8s.io",
      version: "v1",
      kind: "APIService",
      listKind: "APIServiceList",
      plural: "apiservices",
      singular: "",
      shortNames: [],
      categories: ["api-extensions"],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"status","group":"apiregistration.k8s.io","version":"v1","kind":"APIService","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the APIService, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Service","type":"string","format":"","description":"Service of the APIService.","priority":0},{"name":"Available","type":"string","format":"","description":"Available of the APIService.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.10"},
      storageVersionHash: "InPBPD7+PqM=",
      load: async () => (await import('./kinds.js')).APIService,
    };
