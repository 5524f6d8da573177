/** Files of the catalogue for kinds and types that tables have and the catalogue does not. */
import { endOf, fieldWords, isBefore, type TypeNames, type Words } from './field-words.js';
import { block, entry } from './print.js';
import type { FactResource, FactType, FactVersion, Tables } from './tables.js';

/** Sentences about types and fields, by `<Type>` and `<Type>.<field>`. */
export type Sentences = (version: FactVersion, type: string, field?: string) => string | undefined;

/** What a kind's file says of how it is served, beside its types. */
interface KindPlace {
  /** The kind that objects are converted to, as the catalogue refers to it; none where the kind is that itself. */
  readonly hub: string | undefined;
}

export class KindTexts {
  constructor(
    private readonly tables: Tables,
    private readonly names: TypeNames,
    private readonly sentences: Sentences,
  ) {}

  /** The file of a kind, with those types of its version that no other file has. */
  kind(resource: FactResource, version: FactVersion, types: readonly string[], { hub }: KindPlace): string {
    const own = version.types[resource.kind] ?? {};
    return [
      `kind: ${resource.kind}\n`,
      block(described(this.sentences(version, resource.kind)), 0),
      block({ lifetime: this.#lifetime(resource) }, 0),
      'resource:\n',
      this.#resource(resource, hub),
      'fields:\n',
      this.fields(version, resource.kind, own, 2),
      ...(types.length === 0 ? [] : ['types:\n', ...types.map((name) => this.type(version, name))]),
    ].join('');
  }

  /** A type as files hold it below `types`. */
  type(version: FactVersion, name: string): string {
    const type = version.types[name] ?? {};
    const words = {
      ...described(this.sentences(version, name)),
      ...(type.structType === undefined ? {} : { structType: type.structType }),
    };
    const [, list] = /^list<(.*)>$/.exec(type.collection ?? '') ?? [];
    const [, map] = /^map<string,\s*(.*)>$/.exec(type.collection ?? '') ?? [];
    const collection =
      list === undefined
        ? map === undefined
          ? {}
          : { map: this.names.written(map, version) }
        : { list: this.names.written(list, version) };
    const body = `  ${name}:\n${block({ ...words, ...collection }, 4)}`;
    if (type.collection !== undefined) return body;
    const fields = this.fields(version, name, type, 6);
    return fields === '' ? `${body}    fields: {}\n` : `${body}    fields:\n${fields}`;
  }

  fields(version: FactVersion, name: string, type: FactType, indent: number): string {
    const { since: born = version.since, until: last = version.until } = type;
    return (type.fields ?? [])
      .flatMap((field) => {
        if (field.inline === 'meta.v1.TypeMeta' || field.noJson) return [];
        if (field.inline !== undefined) {
          const proto =
            field.proto === undefined
              ? {}
              : { proto: field.proto, ...(field.protoName === undefined ? {} : { protoName: field.protoName }) };
          return [entry(`...${this.names.written(field.inline, version)}`, proto, indent)];
        }
        const description = this.sentences(version, name, field.name);
        return [entry(field.name ?? '', fieldWords(field, version, this.names, { born, last, description }), indent)];
      })
      .join('');
  }

  #lifetime({ group, version, kind, since, until }: FactResource): Words {
    const known = this.tables.lifetimes.find((each) => each.group === group && each.version === version && each.kind === kind);
    const removed = endOf(until) ?? known?.removed;
    return {
      ...(since === undefined ? {} : { introduced: since }),
      ...(known?.deprecated === undefined || (removed !== undefined && !isBefore(known.deprecated, removed))
        ? {}
        : { deprecated: known.deprecated }),
      ...(removed === undefined ? {} : { removed }),
      ...(known?.replacement === undefined ? {} : { replacement: known.replacement.replace('.k8s.io/', '.{groupDomain}/') }),
    };
  }

  #resource(resource: FactResource, hub: string | undefined): string {
    const { group, kind, plural, singular, shortNames = [], categories = [], namespaced, version, subresources = [] } = resource;
    const isAlpha = version.includes('alpha');
    const views = subresources.map(({ name, verbs, since, until }) => [
      name,
      { verbs, ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) },
    ]);
    return [
      block(
        {
          plural,
          ...(singular === undefined || singular === '' || singular === kind.toLowerCase() ? {} : { singular }),
          ...(shortNames.length === 0 ? {} : { shortNames }),
          ...(categories.length === 0 ? {} : { categories }),
          scope: namespaced ? 'Namespaced' : 'Cluster',
          ...(resource.enabledByDefault === false && !isAlpha ? { enabledByDefault: false } : {}),
          ...(hub === undefined ? this.#storage(resource) : { hub }),
          ...(views.length === 0 ? {} : { subresources: Object.fromEntries(views) }),
        },
        2,
      ),
      this.#columns(group, plural),
      this.#selectable(resource),
    ].join('');
  }

  #storage({ storage }: FactResource): Words {
    if (storage === undefined) return { virtual: true };
    const prefix = storage.key.replace(/^\/registry\//, '').replace(/(\/\{\w+\})+$/, '');
    return { storage: { prefix, ...(storage.encoding === 'json' ? { encoding: 'json' } : {}) } };
  }

  #columns(group: string, plural: string): string {
    const columns = this.tables.columns.find((each) => each.group === group && each.resource === plural)?.columns ?? [];
    const lines = columns.map(({ name, type, format, priority }) => {
      const value = VALUES[name];
      const words = {
        name,
        type,
        ...(format === '' ? {} : { format }),
        ...(priority === 0 ? {} : { priority }),
        ...(value === undefined ? {} : { value }),
      };
      return `    - ${entry('', words, 0).replace(/^"?"?: /, '')}`;
    });
    return lines.length === 0 ? '' : `  columns:\n${lines.join('')}`;
  }

  #selectable({ group, version, plural, namespaced }: FactResource): string {
    const { labels = [], labelLife = {} } = this.tables.labels.find((each) => each.group === group && each.resource === plural) ?? {};
    const own = labels.filter(
      (label) =>
        label !== 'metadata.name' &&
        (label !== 'metadata.namespace' || !namespaced) &&
        labelLife[label]?.versions?.includes(version) !== false,
    );
    const lines = own.map((label) => entry(label, label === 'metadata.namespace' ? { path: label } : {}, 4));
    return lines.length === 0 ? '' : `  selectable:\n${lines.join('')}`;
  }
}

/** Where the cells of columns are that every kind has; code fills the others, or a path that a reviewer adds. */
const VALUES: Readonly<Record<string, string>> = { Name: '.metadata.name', Age: '.metadata.creationTimestamp' };

const described = (description: string | undefined): Words => (description === undefined ? {} : { description });
