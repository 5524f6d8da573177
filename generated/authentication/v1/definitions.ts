// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of authentication.k8s.io/v1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const SelfSubjectReview: VersionDefinition = {
      group: "authentication.k8s.io",
      version: "v1",
      kind: "SelfSubjectReview",
      listKind: "SelfSubjectReviewList",
      plural: "selfsubjectreviews",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create"],
      enabledByDefault: true,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the SelfSubjectReview, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Created At","type":"date","format":"","description":"Time at which the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: true,
      selectableFields: [],
      lifetime: {"introduced":"1.28"},
      load: async () => (await import('./kinds.js')).SelfSubjectReview,
    };
export const TokenReview: VersionDefinition = {
      group: "authentication.k8s.io",
      version: "v1",
      kind: "TokenReview",
      listKind: "TokenReviewList",
      plural: "tokenreviews",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create"],
      enabledByDefault: true,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the TokenReview, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Created At","type":"date","format":"","description":"Time at which the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: true,
      selectableFields: [],
      lifetime: {"introduced":"1.6"},
      load: async () => (await import('./kinds.js')).TokenReview,
    };
