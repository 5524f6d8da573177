// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of scheduling.k8s.io/v1alpha2: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const PodGroup: VersionDefinition = {
      group: "scheduling.k8s.io",
      version: "v1alpha2",
      kind: "PodGroup",
      listKind: "PodGroupList",
      plural: "podgroups",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [{"name":"status","group":"scheduling.k8s.io","version":"v1alpha2","kind":"PodGroup","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the PodGroup, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Policy","type":"string","format":"","description":"Policy of the PodGroup.","priority":0},{"name":"Workload","type":"string","format":"","description":"Workload of the PodGroup.","priority":0},{"name":"Status","type":"string","format":"","description":"Status of the PodGroup.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.36"},
      storageVersionHash: "YYgX3v5V204=",
      load: async () => (await import('./kinds.js')).PodGroup,
    };
export const Workload: VersionDefinition = {
      group: "scheduling.k8s.io",
      version: "v1alpha2",
      kind: "Workload",
      listKind: "WorkloadList",
      plural: "workloads",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the Workload, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.36"},
      storageVersionHash: "vSX7gJe5Mx8=",
      load: async () => (await import('./kinds.js')).Workload,
    };
