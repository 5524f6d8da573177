// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of events.k8s.io/v1beta1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const Event: VersionDefinition = {
      group: "events.k8s.io",
      version: "v1beta1",
      kind: "Event",
      listKind: "EventList",
      plural: "events",
      singular: "",
      shortNames: ["ev"],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [],
      columns: [{"name":"Last Seen","type":"string","format":"","description":"Last Seen of the Event.","priority":0},{"name":"Type","type":"string","format":"","description":"Type of the Event.","priority":0},{"name":"Reason","type":"string","format":"","description":"Reason of the Event.","priority":0},{"name":"Object","type":"string","format":"","description":"Object of the Event.","priority":0},{"name":"Subobject","type":"string","format":"","description":"Subobject of the Event.","priority":1},{"name":"Source","type":"string","format":"","description":"Source of the Event.","priority":1},{"name":"Message","type":"string","format":"","description":"Message of the Event.","priority":0},{"name":"First Seen","type":"string","format":"","description":"First Seen of the Event.","priority":1},{"name":"Count","type":"string","format":"","description":"Count of the Event.","priority":1},{"name":"Name","type":"string","format":"name","description":"Name of the Event, unique in its scope.","priority":1,"value":".metadata.name"}],
      plainTable: false,
      selectableFields: [{"label":"reason","path":"reason"},{"label":"regarding.apiVersion","path":"involvedObject.apiVersion"},{"label":"regarding.fieldPath","path":"involvedObject.fieldPath"},{"label":"regarding.kind","path":"involvedObject.kind"},{"label":"regarding.name","path":"involvedObject.name"},{"label":"regarding.namespace","path":"involvedObject.namespace"},{"label":"regarding.resourceVersion","path":"involvedObject.resourceVersion"},{"label":"regarding.uid","path":"involvedObject.uid"},{"label":"reportingController","path":"reportingComponent"},{"label":"type","path":"type"}],
      lifetime: {"introduced":"1.8","deprecated":"1.22","removed":"1.25","changes":["type is Normal or Warning.","action, reason, reportingController and reportingInstance are required, and eventTime is.","The deprecated fields are only read."]},
      withoutRules: ["newForm"],
      storageVersionHash: "r2yiGXH7wu8=",
      load: async () => (await import('./kinds.js')).Event,
    };
