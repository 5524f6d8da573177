// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of policy/v1beta1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "../../../runtime/model/definition.js";
export const PodDisruptionBudget: VersionDefinition = {
      group: "policy",
      version: "v1beta1",
      kind: "PodDisruptionBudget",
      listKind: "PodDisruptionBudgetList",
      plural: "poddisruptionbudgets",
      singular: "",
      shortNames: ["pdb"],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"status","group":"policy","version":"v1beta1","kind":"PodDisruptionBudget","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the PodDisruptionBudget, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Min Available","type":"string","format":"","description":"Min Available of the PodDisruptionBudget.","priority":0},{"name":"Max Unavailable","type":"string","format":"","description":"Max Unavailable of the PodDisruptionBudget.","priority":0},{"name":"Allowed Disruptions","type":"integer","format":"","description":"Allowed Disruptions of the PodDisruptionBudget.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.5","deprecated":"1.21","removed":"1.25","replacement":"policy/v1/PodDisruptionBudget"},
      storageVersionHash: "6BGBu0kpHtk=",
      load: async () => (await import('./kinds.js')).PodDisruptionBudget,
    };
export const PodSecurityPolicy: VersionDefinition = {
      group: "policy",
      version: "v1beta1",
      kind: "PodSecurityPolicy",
      listKind: "PodSecurityPolicyList",
      plural: "podsecuritypolicies",
      singular: "",
      shortNames: ["psp"],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the PodSecurityPolicy, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Priv","type":"string","format":"","description":"Priv of the PodSecurityPolicy.","priority":0},{"name":"Caps","type":"string","format":"","description":"Caps of the PodSecurityPolicy.","priority":0},{"name":"SELinux","type":"string","format":"","description":"SELinux of the PodSecurityPolicy.","priority":0},{"name":"RunAsUser","type":"string","format":"","description":"RunAsUser of the PodSecurityPolicy.","priority":0},{"name":"FsGroup","type":"string","format":"","description":"FsGroup of the PodSecurityPolicy.","priority":0},{"name":"SupGroup","type":"string","format":"","description":"SupGroup of the PodSecurityPolicy.","priority":0},{"name":"ReadOnlyRootFs","type":"string","format":"","description":"ReadOnlyRootFs of the PodSecurityPolicy.","priority":0},{"name":"Volumes","type":"string","format":"","description":"Volumes of the PodSecurityPolicy.","priority":0}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.10","deprecated":"1.21","removed":"1.25"},
      storageVersionHash: "khBLobUXkqA=",
      load: async () => (await import('./kinds.js')).PodSecurityPolicy,
    };
