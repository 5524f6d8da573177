// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of meta.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Discovery record for a named API group and its versions. */
export const APIGroup: GeneratedCode = {
      structure: structures.APIGroup,
      applyDefaults: () => undefined,
      check: validators.checkAPIGroup,
      schema: async () => (await import('./schemas.js')).APIGroup,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).APIGroup,
    };
/** Discovery document at /apis that enumerates the named API groups. */
export const APIGroupList: GeneratedCode = {
      structure: structures.APIGroupList,
      applyDefaults: () => undefined,
      check: validators.checkAPIGroupList,
      schema: async () => (await import('./schemas.js')).APIGroupList,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).APIGroupList,
    };
/** Discovery document that enumerates the resources of one group version. */
export const APIResourceList: GeneratedCode = {
      structure: structures.APIResourceList,
      applyDefaults: () => undefined,
      check: validators.checkAPIResourceList,
      schema: async () => (await import('./schemas.js')).APIResourceList,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).APIResourceList,
    };
/** Discovery document at /api that tells which versions of the core API are served. */
export const APIVersions: GeneratedCode = {
      structure: structures.APIVersions,
      applyDefaults: () => undefined,
      check: validators.checkAPIVersions,
      schema: async () => (await import('./schemas.js')).APIVersions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).APIVersions,
    };
/** Settings for a server-side apply call made through a typed client. */
export const ApplyOptions: GeneratedCode = {
      structure: structures.ApplyOptions,
      applyDefaults: () => undefined,
      check: validators.checkApplyOptions,
      schema: async () => (await import('./schemas.js')).ApplyOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ApplyOptions,
    };
/** Query parameters accepted when creating an object. */
export const CreateOptions: GeneratedCode = {
      structure: structures.CreateOptions,
      applyDefaults: () => undefined,
      check: validators.checkCreateOptions,
      schema: async () => (await import('./schemas.js')).CreateOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CreateOptions,
    };
/** Body or query parameters that control how an object is removed. */
export const DeleteOptions: GeneratedCode = {
      structure: structures.DeleteOptions,
      applyDefaults: () => undefined,
      check: validators.checkDeleteOptions,
      schema: async () => (await import('./schemas.js')).DeleteOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).DeleteOptions,
    };
/** Deprecated parameters for stripping cluster-specific data on read; remove unwanted fields on the client side instead. */
export const ExportOptions: GeneratedCode = {
      structure: structures.ExportOptions,
      applyDefaults: () => undefined,
      check: validators.checkExportOptions,
      schema: async () => (await import('./schemas.js')).ExportOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ExportOptions,
    };
/** Query parameters accepted when reading one object. */
export const GetOptions: GeneratedCode = {
      structure: structures.GetOptions,
      applyDefaults: () => undefined,
      check: validators.checkGetOptions,
      schema: async () => (await import('./schemas.js')).GetOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).GetOptions,
    };
/** Query parameters accepted by list and watch requests. */
export const ListOptions: GeneratedCode = {
      structure: structures.ListOptions,
      applyDefaults: () => undefined,
      check: validators.checkListOptions,
      schema: async () => (await import('./schemas.js')).ListOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ListOptions,
    };
/** Any object cut down to its metadata, for clients that need nothing else. */
export const PartialObjectMetadata: GeneratedCode = {
      structure: structures.PartialObjectMetadata,
      applyDefaults: () => undefined,
      check: validators.checkPartialObjectMetadata,
      schema: async () => (await import('./schemas.js')).PartialObjectMetadata,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).PartialObjectMetadata,
    };
/** Query parameters accepted by patch requests, server-side apply included. */
export const PatchOptions: GeneratedCode = {
      structure: structures.PatchOptions,
      applyDefaults: () => undefined,
      check: validators.checkPatchOptions,
      schema: async () => (await import('./schemas.js')).PatchOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).PatchOptions,
    };
/** The answer the server gives for failed calls and for operations that return no object. */
export const Status: GeneratedCode = {
      structure: structures.Status,
      applyDefaults: () => undefined,
      check: validators.checkStatus,
      schema: async () => (await import('./schemas.js')).Status,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).Status,
    };
/** A ready-to-print rendering of objects as rows and columns, sent when a client asks for tabular output. */
export const Table: GeneratedCode = {
      structure: structures.Table,
      applyDefaults: () => undefined,
      check: validators.checkTable,
      schema: async () => (await import('./schemas.js')).Table,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => undefined,
    };
/** Query parameters for requests that ask for tabular output. */
export const TableOptions: GeneratedCode = {
      structure: structures.TableOptions,
      applyDefaults: () => undefined,
      check: validators.checkTableOptions,
      schema: async () => (await import('./schemas.js')).TableOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).TableOptions,
    };
/** Query parameters accepted when replacing an existing object. */
export const UpdateOptions: GeneratedCode = {
      structure: structures.UpdateOptions,
      applyDefaults: () => undefined,
      check: validators.checkUpdateOptions,
      schema: async () => (await import('./schemas.js')).UpdateOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).UpdateOptions,
    };
