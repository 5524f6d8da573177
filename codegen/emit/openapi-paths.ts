/** Paths of OpenAPI documents: the operations on each kind and on its subresources. */
import { type DocumentedSubresource, KindPaths, queryParameter, ref } from '../../runtime/model/definition/openapi-paths.js';
import { entryIn, type Life } from '../../runtime/model/definition/releases.js';
import { type GroupVersionModel, jsonFields, type KindModel, type Model, type TypeModel, versionsOf } from '../model.js';
import { scalarRow } from '../scalars.js';
import type { ResourceSource } from '../schema/schema-resource.js';
import type { Schema } from './openapi-schemas.js';

const ALL_VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

type SubresourceSource = NonNullable<ResourceSource['subresources']>[string];

/** Collects the operations on the kinds of one version. */
export class Paths {
  readonly #paths: KindPaths;

  constructor(
    private readonly model: Model,
    private readonly version: GroupVersionModel,
    readonly meta: string,
    /** The release whose operations are told of; that in which a kind begins when absent. */
    private readonly release?: string,
  ) {
    this.#paths = new KindPaths({
      group: version.group.name,
      version: version.version,
      domain: model.service.groupDomain,
      vendor: model.service.mediaVendor,
      segment: model.namespaces.segment,
      meta,
    });
  }

  get all(): Record<string, Schema> {
    return this.#paths.all;
  }

  add(kind: KindModel): void {
    const resource = this.#in(kind.resource);
    if (resource === undefined) return;
    const own = ref(kind.type.definition);
    this.#paths.add({
      kind: kind.name,
      plural: resource.plural,
      namespaced: resource.scope === 'Namespaced',
      verbs: resource.verbs ?? ALL_VERBS,
      own,
      list: kind.list === undefined ? own : ref(kind.list.definition),
      ...(this.#in(resource.writes)?.deleteReturnsObject ? { removed: own } : {}),
      subresources: Object.entries(resource.subresources ?? {}).map(([name, sub]) => this.#subresource(kind, name, sub)),
    });
  }

  /** A resource or subresource with the words that the release has for it, whether or not it has it. */
  #in<Source extends Life>(source: Source | undefined): Source | undefined {
    if (source === undefined || this.release === undefined) return source;
    const { since: _, until: __, ...always } = source;
    return entryIn(always, this.release) as Source;
  }

  #subresource(kind: KindModel, name: string, source: SubresourceSource): DocumentedSubresource {
    const { kind: given, verbs, connects, options } = this.#in(source) ?? source;
    const dot = given?.lastIndexOf('.') ?? -1;
    const version = dot < 0 ? this.version : (versionsOf(this.model).find((v) => v.ref === given?.slice(0, dot)) ?? this.version);
    const type = (given === undefined ? undefined : version.types.get(given.slice(dot + 1))) ?? kind.type;
    const about = { name, verbs, group: version.group.name, version: version.version, kind: type.name };
    if (connects !== true) return { ...about, shown: ref(type.definition) };
    const query = (options === undefined ? undefined : this.version.types.get(options)) ?? type;
    return { ...about, connects, options: query === kind.type ? [] : parametersOf(query) };
  }
}

/** The fields of options as parameters of a query: those that are plain values, and lists of such, which are given several times. */
const parametersOf = (options: TypeModel): Schema[] =>
  jsonFields(options).flatMap(({ name, type, source }) => {
    const value = type.form === 'list' ? type.items : type;
    if (isAbout(name) || value.form !== 'scalar') return [];
    const { openapi, definition } = scalarRow(value.scalar);
    if (definition !== undefined) return [];
    const { since, until } = source;
    const life = { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
    return [{ ...queryParameter(name, String(openapi.type), source.description ?? ''), ...life }];
  });

/** Whether a field says what the object is, and not what it holds. */
const isAbout = (name: string): boolean => name === 'kind' || name === 'apiVersion';
