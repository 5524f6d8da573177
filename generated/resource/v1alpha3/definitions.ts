// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of resource.k8s.io/v1alpha3: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const DeviceTaintRule: VersionDefinition = {
      group: "resource.k8s.io",
      version: "v1alpha3",
      kind: "DeviceTaintRule",
      listKind: "DeviceTaintRuleList",
      plural: "devicetaintrules",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [{"name":"status","group":"resource.k8s.io","version":"v1alpha3","kind":"DeviceTaintRule","verbs":["get","patch","update"],"since":"1.35"}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the DeviceTaintRule, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Key","type":"string","format":"","description":"Key of the DeviceTaintRule.","priority":0},{"name":"Value","type":"string","format":"","description":"Value of the DeviceTaintRule.","priority":0},{"name":"Effect","type":"string","format":"","description":"Effect of the DeviceTaintRule.","priority":0},{"name":"TimeAdded","type":"string","format":"","description":"TimeAdded of the DeviceTaintRule.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.33","deprecated":"1.36","removed":"1.39"},
      storageVersionHash: "DJ3UJ0fj8MI=",
      load: async () => (await import('./kinds.js')).DeviceTaintRule,
    };
