// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of coordination.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const LeaseCandidate: VersionDefinition = {
      group: "coordination.k8s.io",
      version: "v1alpha1",
      kind: "LeaseCandidate",
      listKind: "LeaseCandidateList",
      plural: "leasecandidates",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the LeaseCandidate, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"LeaseName","type":"string","format":"","description":"LeaseName of the LeaseCandidate.","priority":0,"value":".spec.leaseName"},{"name":"BinaryVersion","type":"string","format":"","description":"BinaryVersion of the LeaseCandidate.","priority":0,"value":".spec.binaryVersion"},{"name":"EmulationVersion","type":"string","format":"","description":"EmulationVersion of the LeaseCandidate.","priority":0,"value":".spec.emulationVersion"},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.31","removed":"1.32"},
      storageVersionHash: "VM2ILh8OBCI=",
      load: async () => (await import('./kinds.js')).LeaseCandidate,
    };
