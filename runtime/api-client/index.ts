/** What programs import to talk to a server, in Node, browsers, Deno and Bun: `kindwright/client`. */
export type { Draft } from '../model/definition/draft.js';
export { ApiError, type StatusCause, type StatusDetails, type StatusReason } from '../model/errors.js';
export { type Client, type ConnectOptions, connect, type Kinds } from './connect.js';
export type { CallOptions, ConnectionOptions, Fetch, FetchInit, PathRequest } from './connection.js';
export { type DiscoveredKind, type DiscoveryOptions, discoverKinds } from './discovery.js';
export type { WatchEvent } from './follower.js';
export type { InformerOptions } from './following-informer.js';
export type { Impersonation } from './impersonation.js';
export type { Change, Derived, EventListener, Informer, ObjectKey } from './informer.js';
export type { AnyKind, Identified, Kind, KindTypes, SubresourceTypes, Verb } from './kind.js';
export type { List, ListOptions, Page } from './list.js';
export type { ApplyOptions, DeleteOptions, GetOptions, WatchOptions, WriteOptions } from './object-client.js';
export type { Applied, JsonPatchOperation, MergePatch, StrategicMergePatch } from './patches.js';
export { type IndexedInformer, isStatus, type Objects, type Resource, type Status, type Subresource } from './resource.js';
export { type OpenApiSchema, type OpenApiSchemas, schemasOf } from './schemas.js';
export type { Selection } from './selection.js';
export type { TableClient, TableColumn, TableRow } from './table.js';
export { condition, type WaitOptions, WaitTimeout } from './wait.js';
