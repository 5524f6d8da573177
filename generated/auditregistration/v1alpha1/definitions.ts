// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of auditregistration.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const AuditSink: VersionDefinition = {
      group: "auditregistration.k8s.io",
      version: "v1alpha1",
      kind: "AuditSink",
      listKind: "AuditSinkList",
      plural: "auditsinks",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the AuditSink, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Created At","type":"date","format":"","description":"Time at which the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: true,
      selectableFields: [],
      lifetime: {"introduced":"1.13","removed":"1.19"},
      storageVersionHash: "5iywoRT/X2k=",
      load: async () => (await import('./kinds.js')).AuditSink,
    };
