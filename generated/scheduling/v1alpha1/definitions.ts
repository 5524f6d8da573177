// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of scheduling.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const PriorityClass: VersionDefinition = {
      group: "scheduling.k8s.io",
      version: "v1alpha1",
      kind: "PriorityClass",
      listKind: "PriorityClassList",
      plural: "priorityclasses",
      singular: "",
      shortNames: ["pc"],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the PriorityClass, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Value","type":"integer","format":"","description":"Value of the PriorityClass.","priority":0},{"name":"Global-Default","type":"boolean","format":"","description":"Global-Default of the PriorityClass.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"},{"name":"PreemptionPolicy","type":"string","format":"","description":"PreemptionPolicy of the PriorityClass.","priority":0,"since":"1.32"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"removed":"1.23","replacement":"scheduling.k8s.io/v1/PriorityClass"},
      storageVersionHash: "1QwjyaZjj3Y=",
      load: async () => (await import('./kinds.js')).PriorityClass,
    };
export const Workload: VersionDefinition = {
      group: "scheduling.k8s.io",
      version: "v1alpha1",
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
      lifetime: {"introduced":"1.35","removed":"1.36"},
      storageVersionHash: "7X3nQnlLxCA=",
      load: async () => (await import('./kinds.js')).Workload,
    };
