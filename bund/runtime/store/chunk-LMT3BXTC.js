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
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";
export {
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
  types
};
