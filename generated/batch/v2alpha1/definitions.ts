// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of batch/v2alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const CronJob: VersionDefinition = {
      group: "batch",
      version: "v2alpha1",
      kind: "CronJob",
      listKind: "CronJobList",
      plural: "cronjobs",
      singular: "",
      shortNames: ["cj"],
      categories: ["all"],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [{"name":"status","group":"batch","version":"v2alpha1","kind":"CronJob","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the CronJob, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Schedule","type":"string","format":"","description":"Schedule of the CronJob.","priority":0},{"name":"Suspend","type":"boolean","format":"","description":"Suspend of the CronJob.","priority":0},{"name":"Active","type":"integer","format":"","description":"Active of the CronJob.","priority":0},{"name":"Last Schedule","type":"string","format":"","description":"Last Schedule of the CronJob.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"},{"name":"Containers","type":"string","format":"","description":"Containers of the CronJob.","priority":1},{"name":"Images","type":"string","format":"","description":"Images of the CronJob.","priority":1},{"name":"Selector","type":"string","format":"","description":"Selector of the CronJob.","priority":1}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.5","removed":"1.21"},
      orphans: true,
      storageVersionHash: "h/JlFAZkyyY=",
      changes: {"1.23":{"storageVersionHash":"sd5LIXh4Fjs="}},
      load: async () => (await import('./kinds.js')).CronJob,
    };
