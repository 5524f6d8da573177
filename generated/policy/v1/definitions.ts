// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of policy/v1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const PodDisruptionBudget: VersionDefinition = {
      group: "policy",
      version: "v1",
      kind: "PodDisruptionBudget",
      listKind: "PodDisruptionBudgetList",
      plural: "poddisruptionbudgets",
      singular: "",
      shortNames: ["pdb"],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"status","group":"policy","version":"v1","kind":"PodDisruptionBudget","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the PodDisruptionBudget, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Min Available","type":"string","format":"","description":"Min Available of the PodDisruptionBudget.","priority":0},{"name":"Max Unavailable","type":"string","format":"","description":"Max Unavailable of the PodDisruptionBudget.","priority":0},{"name":"Allowed Disruptions","type":"integer","format":"","description":"Allowed Disruptions of the PodDisruptionBudget.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.21"},
      storageVersionHash: "6BGBu0kpHtk=",
      changes: {"1.27":{"storageVersionHash":"EVWiDmWqyJw="}},
      load: async () => (await import('./kinds.js')).PodDisruptionBudget,
    };
