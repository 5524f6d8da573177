// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of flowcontrol.apiserver.k8s.io/v1beta3: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const FlowSchema: VersionDefinition = {
      group: "flowcontrol.apiserver.k8s.io",
      version: "v1beta3",
      kind: "FlowSchema",
      listKind: "FlowSchemaList",
      plural: "flowschemas",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"status","group":"flowcontrol.apiserver.k8s.io","version":"v1beta3","kind":"FlowSchema","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the FlowSchema, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"PriorityLevel","type":"string","format":"","description":"PriorityLevel of the FlowSchema.","priority":0},{"name":"MatchingPrecedence","type":"string","format":"","description":"MatchingPrecedence of the FlowSchema.","priority":0},{"name":"DistinguisherMethod","type":"string","format":"","description":"DistinguisherMethod of the FlowSchema.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"},{"name":"MissingPL","type":"string","format":"","description":"MissingPL of the FlowSchema.","priority":0}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.26","deprecated":"1.29","removed":"1.32","replacement":"flowcontrol.apiserver.k8s.io/v1/FlowSchema"},
      storageVersionHash: "9bSnTLYweJ0=",
      load: async () => (await import('./kinds.js')).FlowSchema,
    };
export const PriorityLevelConfiguration: VersionDefinition = {
      group: "flowcontrol.apiserver.k8s.io",
      version: "v1beta3",
      kind: "PriorityLevelConfiguration",
      listKind: "PriorityLevelConfigurationList",
      plural: "prioritylevelconfigurations",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"status","group":"flowcontrol.apiserver.k8s.io","version":"v1beta3","kind":"PriorityLevelConfiguration","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the PriorityLevelConfiguration, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Type","type":"string","format":"","description":"Type of the PriorityLevelConfiguration.","priority":0},{"name":"NominalConcurrencyShares","type":"string","format":"","description":"NominalConcurrencyShares of the PriorityLevelConfiguration.","priority":0},{"name":"Queues","type":"string","format":"","description":"Queues of the PriorityLevelConfiguration.","priority":0},{"name":"HandSize","type":"string","format":"","description":"HandSize of the PriorityLevelConfiguration.","priority":0},{"name":"QueueLengthLimit","type":"string","format":"","description":"QueueLengthLimit of the PriorityLevelConfiguration.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.26","deprecated":"1.29","removed":"1.32","replacement":"flowcontrol.apiserver.k8s.io/v1/PriorityLevelConfiguration"},
      storageVersionHash: "BFVwf8eYnsw=",
      load: async () => (await import('./kinds.js')).PriorityLevelConfiguration,
    };
