/** Paths of OpenAPI documents: the operations on each kind and on its subresources. */
import { KindPaths, titled } from '../../runtime/model/definition/openapi-paths.js';
import { type GroupVersionModel, type KindModel, type Model, versionsOf } from '../model.js';
import { definitionName, ref, type Schema } from './openapi-schemas.js';

const ALL_VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

/** Collects the operations on the kinds of one version. */
export class Paths {
  readonly #paths: KindPaths;

  constructor(
    private readonly model: Model,
    private readonly version: GroupVersionModel,
    readonly meta: string,
  ) {
    this.#paths = new KindPaths({
      group: version.group.name,
      version: version.version,
      vendor: model.service.mediaVendor,
      segment: model.namespaces.segment,
      meta,
    });
  }

  get all(): Record<string, Schema> {
    return this.#paths.all;
  }

  add(kind: KindModel): void {
    const { resource } = kind;
    if (resource === undefined) return;
    const own = ref(definitionName(kind.type));
    const { one, base, noun } = this.#paths.add({
      kind: kind.name,
      plural: resource.plural,
      namespaced: resource.scope === 'Namespaced',
      verbs: resource.verbs ?? ALL_VERBS,
      own,
      list: kind.list === undefined ? own : ref(definitionName(kind.list)),
      ...(resource.writes?.deleteReturnsObject ? { removed: own } : {}),
    });
    for (const [name, sub] of Object.entries(resource.subresources ?? {})) this.subresource(kind, one, base, noun, name, sub);
  }

  private subresource(
    kind: KindModel,
    one: string,
    base: string,
    noun: string,
    name: string,
    sub: { kind?: string; verbs: readonly string[] },
  ): void {
    const path = `${one}/${name}`;
    const dot = sub.kind?.lastIndexOf('.') ?? -1;
    const version = dot < 0 ? this.version : (versionsOf(this.model).find((v) => v.ref === sub.kind?.slice(0, dot)) ?? this.version);
    const type = version.types.get(sub.kind === undefined ? kind.name : sub.kind.slice(dot + 1)) ?? kind.type;
    const gvk = { group: version.group.name, version: version.version, kind: type.name };
    const id = `${noun}${titled(name)}`;
    if (/Options$/.test(type.name)) {
      const methods: Readonly<Record<string, string>> = { get: 'get', create: 'post', update: 'put', patch: 'patch', delete: 'delete' };
      for (const verb of sub.verbs) {
        const method = methods[verb] ?? 'get';
        for (const tail of name === 'proxy' ? ['', '/{path}'] : ['']) {
          this.#paths.operation(
            `${path}${tail}`,
            method,
            `connect${base}${titled(method)}${id}${tail === '' ? '' : 'WithPath'}`,
            'connect',
            `Connect to ${name} of a ${kind.name}.`,
            gvk,
            { query: [], answer: { type: 'string' }, codes: [200] },
          );
        }
      }
      return;
    }
    const own = ref(definitionName(type));
    this.#paths.addSubresource(
      { one, base, noun, kind: kind.name, name, verbs: sub.verbs, shown: own, ...(name === 'log' ? { read: { type: 'string' } } : {}) },
      gvk,
    );
  }
}
