// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of node.k8s.io/v1beta1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const RuntimeClass: VersionDefinition = {
      group: "node.k8s.io",
      version: "v1beta1",
      kind: "RuntimeClass",
      listKind: "RuntimeClassList",
      plural: "runtimeclasses",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the RuntimeClass, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Handler","type":"string","format":"","description":"Handler of the RuntimeClass.","priority":0,"value":".handler"},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.13","deprecated":"1.22","removed":"1.25"},
      storageVersionHash: "WQTu1GL3T2Q=",
      load: async () => (await import('./kinds.js')).RuntimeClass,
    };
