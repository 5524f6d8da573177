// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of node.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const RuntimeClass: VersionDefinition = {
      group: "node.k8s.io",
      version: "v1alpha1",
      kind: "RuntimeClass",
      listKind: "RuntimeClassList",
      plural: "runtimeclasses",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the RuntimeClass, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Handler","type":"string","format":"","description":"Handler of the RuntimeClass.","priority":0,"value":".spec.runtimeHandler"},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"removed":"1.24","replacement":"node.k8s.io/v1/RuntimeClass"},
      storageVersionHash: "WQTu1GL3T2Q=",
      load: async () => (await import('./kinds.js')).RuntimeClass,
    };
