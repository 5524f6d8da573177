import {
  APIGroup,
  APIGroupList,
  APIResourceList,
  APIVersions,
  ApplyOptions,
  CreateOptions,
  DeleteOptions,
  ExportOptions,
  GetOptions,
  ListOptions,
  PartialObjectMetadata,
  PatchOptions,
  Status,
  Table,
  TableOptions,
  UpdateOptions,
  checkAPIGroup,
  checkAPIGroupList,
  checkAPIResourceList,
  checkAPIVersions,
  checkApplyOptions,
  checkCreateOptions,
  checkDeleteOptions,
  checkExportOptions,
  checkGetOptions,
  checkListOptions,
  checkPartialObjectMetadata,
  checkPatchOptions,
  checkStatus,
  checkTable,
  checkTableOptions,
  checkUpdateOptions
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/meta/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var APIGroup2 = {
  structure: APIGroup,
  applyDefaults: () => void 0,
  check: checkAPIGroup,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).APIGroup,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).APIGroup
};
var APIGroupList2 = {
  structure: APIGroupList,
  applyDefaults: () => void 0,
  check: checkAPIGroupList,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).APIGroupList,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).APIGroupList
};
var APIResourceList2 = {
  structure: APIResourceList,
  applyDefaults: () => void 0,
  check: checkAPIResourceList,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).APIResourceList,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).APIResourceList
};
var APIVersions2 = {
  structure: APIVersions,
  applyDefaults: () => void 0,
  check: checkAPIVersions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).APIVersions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).APIVersions
};
var ApplyOptions2 = {
  structure: ApplyOptions,
  applyDefaults: () => void 0,
  check: checkApplyOptions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).ApplyOptions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).ApplyOptions
};
var CreateOptions2 = {
  structure: CreateOptions,
  applyDefaults: () => void 0,
  check: checkCreateOptions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).CreateOptions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).CreateOptions
};
var DeleteOptions2 = {
  structure: DeleteOptions,
  applyDefaults: () => void 0,
  check: checkDeleteOptions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).DeleteOptions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).DeleteOptions
};
var ExportOptions2 = {
  structure: ExportOptions,
  applyDefaults: () => void 0,
  check: checkExportOptions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).ExportOptions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).ExportOptions
};
var GetOptions2 = {
  structure: GetOptions,
  applyDefaults: () => void 0,
  check: checkGetOptions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).GetOptions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).GetOptions
};
var ListOptions2 = {
  structure: ListOptions,
  applyDefaults: () => void 0,
  check: checkListOptions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).ListOptions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).ListOptions
};
var PartialObjectMetadata2 = {
  structure: PartialObjectMetadata,
  applyDefaults: () => void 0,
  check: checkPartialObjectMetadata,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).PartialObjectMetadata,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).PartialObjectMetadata
};
var PatchOptions2 = {
  structure: PatchOptions,
  applyDefaults: () => void 0,
  check: checkPatchOptions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).PatchOptions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).PatchOptions
};
var Status2 = {
  structure: Status,
  applyDefaults: () => void 0,
  check: checkStatus,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).Status,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).Status
};
var Table2 = {
  structure: Table,
  applyDefaults: () => void 0,
  check: checkTable,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).Table,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => void 0
};
var TableOptions2 = {
  structure: TableOptions,
  applyDefaults: () => void 0,
  check: checkTableOptions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).TableOptions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).TableOptions
};
var UpdateOptions2 = {
  structure: UpdateOptions,
  applyDefaults: () => void 0,
  check: checkUpdateOptions,
  schema: async () => (await import("./chunk-LMT3BXTC.js")).UpdateOptions,
  ...renamed("meta.k8s.io/v1", "meta.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-IPU4OUG7.js")).UpdateOptions
};
export {
  APIGroup2 as APIGroup,
  APIGroupList2 as APIGroupList,
  APIResourceList2 as APIResourceList,
  APIVersions2 as APIVersions,
  ApplyOptions2 as ApplyOptions,
  CreateOptions2 as CreateOptions,
  DeleteOptions2 as DeleteOptions,
  ExportOptions2 as ExportOptions,
  GetOptions2 as GetOptions,
  ListOptions2 as ListOptions,
  PartialObjectMetadata2 as PartialObjectMetadata,
  PatchOptions2 as PatchOptions,
  Status2 as Status,
  Table2 as Table,
  TableOptions2 as TableOptions,
  UpdateOptions2 as UpdateOptions
};
