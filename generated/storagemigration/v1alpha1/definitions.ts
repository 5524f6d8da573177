// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of storagemigration.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const StorageVersionMigration: VersionDefinition = {
      group: "storagemigration.k8s.io",
      version: "v1alpha1",
      kind: "StorageVersionMigration",
      listKind: "StorageVersionMigrationList",
      plural: "storageversionmigrations",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      featureGate: "StorageVersionMigrator",
      subresources: [{"name":"status","group":"storagemigration.k8s.io","version":"v1alpha1","kind":"StorageVersionMigration","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"","description":"Name of the StorageVersionMigration, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Resource","type":"string","format":"","description":"Resource of the StorageVersionMigration.","priority":0,"value":".spec.resource.resource"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.30","deprecated":"1.33","removed":"1.35"},
      storageVersionHash: "N0mJdFqO17c=",
      load: async () => (await import('./kinds.js')).StorageVersionMigration,
    };
