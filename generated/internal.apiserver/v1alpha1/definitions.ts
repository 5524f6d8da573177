// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of internal.apiserver.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const StorageVersion: VersionDefinition = {
      group: "internal.apiserver.k8s.io",
      version: "v1alpha1",
      kind: "StorageVersion",
      listKind: "StorageVersionList",
      plural: "storageversions",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [{"name":"status","group":"internal.apiserver.k8s.io","version":"v1alpha1","kind":"StorageVersion","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the StorageVersion, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"CommonEncodingVersion","type":"string","format":"","description":"CommonEncodingVersion of the StorageVersion.","priority":0},{"name":"StorageVersions","type":"string","format":"","description":"StorageVersions of the StorageVersion.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {},
      storageVersionHash: "c8YZt5U0nPk=",
      load: async () => (await import('./kinds.js')).StorageVersion,
    };
