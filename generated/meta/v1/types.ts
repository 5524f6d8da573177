// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of meta.k8s.io/v1. */

/** - */
export interface APIGroup {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    name: string | null;
    /** - */
    versions: GroupVersionForDiscovery[] | null;
    /** - */
    preferredVersion?: GroupVersionForDiscovery | null;
    /** - */
    serverAddressByClientCIDRs?: ServerAddressByClientCIDR[];
}

/** - */
export interface APIGroupList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    groups: APIGroup[] | null;
}

/** - */
export interface APIResourceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    groupVersion: string | null;
    /** - */
    resources: APIResource[] | null;
}

/** - */
export interface APIResource {
    /** - */
    name: string | null;
    /** - */
    singularName: string | null;
    /** - */
    namespaced: boolean | null;
    /** - */
    group?: string;
    /** - */
    version?: string;
    /** - */
    kind: string | null;
    /** - */
    verbs: Verbs | null;
    /** - */
    shortNames?: string[];
    /** - */
    categories?: string[];
    /** - */
    storageVersionHash?: string;
}

/** - */
export type Verbs = string[];

/** - */
export interface APIVersions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    versions: string[] | null;
    /** - */
    serverAddressByClientCIDRs: ServerAddressByClientCIDR[] | null;
}

/** - */
export interface ApplyOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    dryRun?: string[];
    /** - */
    force: boolean | null;
    /** - */
    fieldManager: string | null;
}

/** - */
export interface CreateOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    dryRun?: string[];
    /** - */
    fieldManager?: string;
}

/** - */
export interface DeleteOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    gracePeriodSeconds?: number | bigint | null;
    /** - */
    preconditions?: Preconditions | null;
    /**
     * -
     * @deprecated
     */
    orphanDependents?: boolean | null;
    /** - */
    propagationPolicy?: string | null;
    /** - */
    dryRun?: string[];
}

/** - */
export interface Preconditions {
    /** - */
    uid?: string | null;
    /** - */
    resourceVersion?: string | null;
}

/** - */
export interface ExportOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /**
     * -
     * @deprecated
     */
    export: boolean | null;
    /**
     * -
     * @deprecated
     */
    exact: boolean | null;
}

/** - */
export interface GetOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    resourceVersion?: string;
}

/** - */
export interface ListOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    labelSelector?: string;
    /** - */
    fieldSelector?: string;
    /** - */
    watch?: boolean;
    /** - */
    allowWatchBookmarks?: boolean;
    /** - */
    resourceVersion?: string;
    /** - */
    resourceVersionMatch?: string;
    /** - */
    timeoutSeconds?: number | bigint | null;
    /** - */
    limit?: number | bigint;
    /** - */
    continue?: string;
}

/** - */
export interface PartialObjectMetadata {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: ObjectMeta | null;
}

/** - */
export interface ObjectMeta {
    /** - */
    name?: string;
    /** - */
    generateName?: string;
    /** - */
    namespace?: string;
    /**
     * -
     * @deprecated
     */
    selfLink?: string;
    /** - */
    uid?: string;
    /** - */
    resourceVersion?: string;
    /** - */
    generation?: number | bigint;
    /** - */
    creationTimestamp?: string | null;
    /** - */
    deletionTimestamp?: string | null;
    /** - */
    deletionGracePeriodSeconds?: number | bigint | null;
    /** - */
    labels?: Record<string, string>;
    /** - */
    annotations?: Record<string, string>;
    /** - */
    ownerReferences?: OwnerReference[];
    /** - */
    finalizers?: string[];
    /** - */
    clusterName?: string;
    /** - */
    managedFields?: ManagedFieldsEntry[];
}

/** - */
export interface OwnerReference {
    /** - */
    apiVersion: string | null;
    /** - */
    kind: string | null;
    /** - */
    name: string | null;
    /** - */
    uid: string | null;
    /** - */
    controller?: boolean | null;
    /** - */
    blockOwnerDeletion?: boolean | null;
}

/** - */
export interface ManagedFieldsEntry {
    /** - */
    manager?: string;
    /** - */
    operation?: string;
    /** - */
    apiVersion?: string;
    /** - */
    time?: string | null;
    /** - */
    fieldsType?: string;
    /** - */
    fieldsV1?: object | null;
}

/** - */
export interface PatchOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    dryRun?: string[];
    /** - */
    force?: boolean | null;
    /** - */
    fieldManager?: string;
}

/** - */
export interface Status {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: ListMeta | null;
    /** - */
    status?: string;
    /** - */
    message?: string;
    /** - */
    reason?: string;
    /** - */
    details?: StatusDetails | null;
    /** - */
    code?: number;
}

/** - */
export interface StatusDetails {
    /** - */
    name?: string;
    /** - */
    group?: string;
    /** - */
    kind?: string;
    /** - */
    uid?: string;
    /** - */
    causes?: StatusCause[];
    /** - */
    retryAfterSeconds?: number;
}

/** - */
export interface StatusCause {
    /** - */
    reason?: string;
    /** - */
    message?: string;
    /** - */
    field?: string;
}

/** - */
export interface Table {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: ListMeta | null;
    /** - */
    columnDefinitions: TableColumnDefinition[] | null;
    /** - */
    rows: TableRow[] | null;
}

/** - */
export interface TableColumnDefinition {
    /** - */
    name: string | null;
    /** - */
    type: string | null;
    /** - */
    format: string | null;
    /** - */
    description: string | null;
    /** - */
    priority: number | null;
}

/** - */
export interface TableRow {
    /** - */
    cells: unknown[] | null;
    /** - */
    conditions?: TableRowCondition[];
    /** - */
    object?: object | null;
}

/** - */
export interface TableRowCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface TableOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    includeObject?: string;
}

/** - */
export interface UpdateOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    dryRun?: string[];
    /** - */
    fieldManager?: string;
}

/** - */
export interface GroupResource {
    /** - */
    group: string | null;
    /** - */
    resource: string | null;
}

/** - */
export interface GroupVersionResource {
    /** - */
    group: string | null;
    /** - */
    version: string | null;
    /** - */
    resource: string | null;
}

/** - */
export interface GroupKind {
    /** - */
    group: string | null;
    /** - */
    kind: string | null;
}

/** - */
export interface GroupVersionKind {
    /** - */
    group: string | null;
    /** - */
    version: string | null;
    /** - */
    kind: string | null;
}

/** - */
export interface GroupVersion {
    /** - */
    group: string | null;
    /** - */
    version: string | null;
}

/** - */
export interface ServerAddressByClientCIDR {
    /** - */
    clientCIDR: string | null;
    /** - */
    serverAddress: string | null;
}

/** - */
export interface GroupVersionForDiscovery {
    /** - */
    groupVersion: string | null;
    /** - */
    version: string | null;
}

/** - */
export interface RootPaths {
    /** - */
    paths: string[] | null;
}

/** - */
export interface Timestamp {
    /** - */
    seconds: number | bigint | null;
    /** - */
    nanos: number | null;
}

/** - */
export interface TypeMeta {
    /** - */
    kind?: string;
    /** - */
    apiVersion?: string;
}

/** - */
export interface ListMeta {
    /**
     * -
     * @deprecated
     */
    selfLink?: string;
    /** - */
    resourceVersion?: string;
    /** - */
    continue?: string;
    /** - */
    remainingItemCount?: number | bigint | null;
}

/** - */
export interface List {
    /** - */
    metadata?: ListMeta | null;
    /** - */
    items: object[] | null;
}

/** - */
export interface Patch {
}

/** - */
export interface LabelSelector {
    /** - */
    matchLabels?: Record<string, string>;
    /** - */
    matchExpressions?: LabelSelectorRequirement[];
}

/** - */
export interface LabelSelectorRequirement {
    /** - */
    key: string | null;
    /** - */
    operator: string | null;
    /** - */
    values?: string[];
}

/** - */
export interface Condition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    lastTransitionTime: string | null;
    /** - */
    reason: string | null;
    /** - */
    message: string | null;
}

/** - */
export interface WatchEvent {
    /** - */
    type: string | null;
    /** - */
    object: object | null;
}

/** - */
export interface Info {
    /** - */
    major: string | null;
    /** - */
    minor: string | null;
    /** - */
    gitVersion: string | null;
    /** - */
    gitCommit: string | null;
    /** - */
    gitTreeState: string | null;
    /** - */
    buildDate: string | null;
    /** - */
    goVersion: string | null;
    /** - */
    compiler: string | null;
    /** - */
    platform: string | null;
}
