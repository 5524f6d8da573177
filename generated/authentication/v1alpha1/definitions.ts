// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of authentication.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const SelfSubjectReview: VersionDefinition = {
      group: "authentication.k8s.io",
      version: "v1alpha1",
      kind: "SelfSubjectReview",
      listKind: "SelfSubjectReviewList",
      plural: "selfsubjectreviews",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create"],
      enabledByDefault: false,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the SelfSubjectReview, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Created At","type":"date","format":"","description":"Time at which the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: true,
      selectableFields: [],
      lifetime: {"introduced":"1.26","deprecated":"1.29","removed":"1.32","replacement":"authentication.k8s.io/v1/SelfSubjectReview"},
      load: async () => (await import('./kinds.js')).SelfSubjectReview,
    };
