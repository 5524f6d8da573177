// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of meta.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "../../../runtime/model/converting.js";
import type { VersionCode } from "../../../runtime/model/definition.js";
/** - */
export const APIGroup: VersionCode = {
      structure: structures.APIGroup,
      applyDefaults: () => undefined,
      check: validators.checkAPIGroup,
      schema: async () => (await import('./schemas.js')).APIGroup,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).APIGroup,
    };
/** - */
export const APIGroupList: VersionCode = {
      structure: structures.APIGroupList,
      applyDefaults: () => undefined,
      check: validators.checkAPIGroupList,
      schema: async () => (await import('./schemas.js')).APIGroupList,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).APIGroupList,
    };
/** - */
export const APIResourceList: VersionCode = {
      structure: structures.APIResourceList,
      applyDefaults: () => undefined,
      check: validators.checkAPIResourceList,
      schema: async () => (await import('./schemas.js')).APIResourceList,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).APIResourceList,
    };
/** - */
export const APIVersions: VersionCode = {
      structure: structures.APIVersions,
      applyDefaults: () => undefined,
      check: validators.checkAPIVersions,
      schema: async () => (await import('./schemas.js')).APIVersions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).APIVersions,
    };
/** - */
export const ApplyOptions: VersionCode = {
      structure: structures.ApplyOptions,
      applyDefaults: () => undefined,
      check: validators.checkApplyOptions,
      schema: async () => (await import('./schemas.js')).ApplyOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ApplyOptions,
    };
/** - */
export const CreateOptions: VersionCode = {
      structure: structures.CreateOptions,
      applyDefaults: () => undefined,
      check: validators.checkCreateOptions,
      schema: async () => (await import('./schemas.js')).CreateOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CreateOptions,
    };
/** - */
export const DeleteOptions: VersionCode = {
      structure: structures.DeleteOptions,
      applyDefaults: () => undefined,
      check: validators.checkDeleteOptions,
      schema: async () => (await import('./schemas.js')).DeleteOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).DeleteOptions,
    };
/** - */
export const ExportOptions: VersionCode = {
      structure: structures.ExportOptions,
      applyDefaults: () => undefined,
      check: validators.checkExportOptions,
      schema: async () => (await import('./schemas.js')).ExportOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ExportOptions,
    };
/** - */
export const GetOptions: VersionCode = {
      structure: structures.GetOptions,
      applyDefaults: () => undefined,
      check: validators.checkGetOptions,
      schema: async () => (await import('./schemas.js')).GetOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).GetOptions,
    };
/** - */
export const ListOptions: VersionCode = {
      structure: structures.ListOptions,
      applyDefaults: () => undefined,
      check: validators.checkListOptions,
      schema: async () => (await import('./schemas.js')).ListOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ListOptions,
    };
/** - */
export const PartialObjectMetadata: VersionCode = {
      structure: structures.PartialObjectMetadata,
      applyDefaults: () => undefined,
      check: validators.checkPartialObjectMetadata,
      schema: async () => (await import('./schemas.js')).PartialObjectMetadata,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).PartialObjectMetadata,
    };
/** - */
export const PatchOptions: VersionCode = {
      structure: structures.PatchOptions,
      applyDefaults: () => undefined,
      check: validators.checkPatchOptions,
      schema: async () => (await import('./schemas.js')).PatchOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).PatchOptions,
    };
/** - */
export const Status: VersionCode = {
      structure: structures.Status,
      applyDefaults: () => undefined,
      check: validators.checkStatus,
      schema: async () => (await import('./schemas.js')).Status,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).Status,
    };
/** - */
export const Table: VersionCode = {
      structure: structures.Table,
      applyDefaults: () => undefined,
      check: validators.checkTable,
      schema: async () => (await import('./schemas.js')).Table,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => undefined,
    };
/** - */
export const TableOptions: VersionCode = {
      structure: structures.TableOptions,
      applyDefaults: () => undefined,
      check: validators.checkTableOptions,
      schema: async () => (await import('./schemas.js')).TableOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).TableOptions,
    };
/** - */
export const UpdateOptions: VersionCode = {
      structure: structures.UpdateOptions,
      applyDefaults: () => undefined,
      check: validators.checkUpdateOptions,
      schema: async () => (await import('./schemas.js')).UpdateOptions,
      ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).UpdateOptions,
    };
