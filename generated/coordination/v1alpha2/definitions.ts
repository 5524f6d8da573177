// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of coordination.k8s.io/v1alpha2: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const LeaseCandidate: VersionDefinition = {
      group: "coordination.k8s.io",
      version: "v1alpha2",
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
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the LeaseCandidate, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"LeaseName","type":"string","format":"","description":"LeaseName of the LeaseCandidate.","priority":0},{"name":"BinaryVersion","type":"string","format":"","description":"BinaryVersion of the LeaseCandidate.","priority":0},{"name":"EmulationVersion","type":"string","format":"","description":"EmulationVersion of the LeaseCandidate.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.32","deprecated":"1.35","removed":"1.38"},
      storageVersionHash: "RuOD9aJW3DI=",
      changes: {"1.33":{"storageVersionHash":"lvME0iHWE20="}},
      load: async () => (await import('./kinds.js')).LeaseCandidate,
    };
