// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of autoscaling/v1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const HorizontalPodAutoscaler: VersionDefinition = {
      group: "autoscaling",
      version: "v1",
      kind: "HorizontalPodAutoscaler",
      listKind: "HorizontalPodAutoscalerList",
      plural: "horizontalpodautoscalers",
      singular: "",
      shortNames: ["hpa"],
      categories: ["all"],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"status","group":"autoscaling","version":"v1","kind":"HorizontalPodAutoscaler","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the HorizontalPodAutoscaler, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Reference","type":"string","format":"","description":"Reference of the HorizontalPodAutoscaler.","priority":0},{"name":"Targets","type":"string","format":"","description":"Targets of the HorizontalPodAutoscaler.","priority":0},{"name":"MinPods","type":"string","format":"","description":"MinPods of the HorizontalPodAutoscaler.","priority":0},{"name":"MaxPods","type":"string","format":"","description":"MaxPods of the HorizontalPodAutoscaler.","priority":0},{"name":"Replicas","type":"string","format":"","description":"Replicas of the HorizontalPodAutoscaler.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.2"},
      storageVersionHash: "oQlkt7f5j/A=",
      changes: {"1.27":{"storageVersionHash":"qwQve8ut294="}},
      load: async () => (await import('./kinds.js')).HorizontalPodAutoscaler,
    };
