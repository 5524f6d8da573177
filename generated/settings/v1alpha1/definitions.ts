// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of settings.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const PodPreset: VersionDefinition = {
      group: "settings.k8s.io",
      version: "v1alpha1",
      kind: "PodPreset",
      listKind: "PodPresetList",
      plural: "podpresets",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the PodPreset, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Created At","type":"date","format":"","description":"Time at which the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: true,
      selectableFields: [],
      lifetime: {"introduced":"1.6","removed":"1.20"},
      storageVersionHash: "m42I63HOBR0=",
      load: async () => (await import('./kinds.js')).PodPreset,
    };
