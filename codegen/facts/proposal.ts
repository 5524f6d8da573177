/** Changes of a catalogue that bring it to what tables of a later release say. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { FeatureDefinition, FeatureStage } from '../../runtime/model/definition/definition.js';
import { compareReleases, entryIn, releaseAfter, releaseBefore } from '../../runtime/model/definition/releases.js';
import { equalJson } from '../../runtime/model/json/json.js';
import { type FieldModel, type GroupModel, type GroupVersionModel, type Model, referenceTo, type TypeModel } from '../model.js';
import { changesOf, fieldWords, isBefore, TypeNames, type Words } from './field-words.js';
import { KindTexts, type Sentences } from './kind-text.js';
import { entry } from './print.js';
import type { FactField, FactGate, FactLife, FactResource, FactType, FactVersion, Tables } from './tables.js';
import { EditedText } from './text-edits.js';

export interface ChangedFile {
  /** Its path below the catalogue. */
  readonly file: string;
  /** As it is; undefined where there is none. */
  readonly before: string | undefined;
  readonly after: string;
}

interface ProposalOptions {
  readonly tables: Tables;
  readonly model: Model;
  /** Folder of the catalogue. */
  readonly catalog: string;
  /** The first release whose additions, changes and ends are proposed. */
  readonly since: string;
  /** Sentences for what the catalogue has no words for, by `<Type>` and `<Type>.<field>`. */
  readonly words: Readonly<Record<string, string>>;
}

/** What of the tables the catalogue does not have yet, as changed files in the order of their paths. */
export function proposedFiles(options: ProposalOptions): readonly ChangedFile[] {
  const proposal = new Proposal(options);
  for (const version of options.tables.versions) if (version.role === 'api') proposal.addVersion(version);
  for (const resource of options.tables.resources) proposal.addLife(resource);
  for (const gate of options.tables.gates) proposal.addGate(gate);
  proposal.addRelease();
  return proposal.files();
}

const METADATA = 'Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps.';

class Proposal {
  readonly #files = new Map<string, { readonly before: string | undefined; readonly text: EditedText }>();
  readonly #names: TypeNames;
  readonly #texts: KindTexts;
  readonly #features: Readonly<Record<string, FeatureDefinition>>;

  constructor(private readonly options: ProposalOptions) {
    const { tables, model, catalog } = options;
    this.#names = new TypeNames(
      tables,
      new Map(model.groups.flatMap(({ name, folder, role }) => (role === 'api' ? [[name, folder] as const] : []))),
    );
    this.#texts = new KindTexts(tables, this.#names, this.#sentences);
    const features = path.join(catalog, 'features.yaml');
    this.#features = existsSync(features) ? (parse(readFileSync(features, 'utf8')).features ?? {}) : {};
  }

  files(): readonly ChangedFile[] {
    return [...this.#files]
      .map(([file, { before, text }]) => ({ file, before, after: String(text) }))
      .filter(({ before, after }) => before !== after)
      .sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  /** Kinds, types and fields of a version. */
  addVersion(version: FactVersion): void {
    const group = this.#group(version.group);
    const known = group?.versions.find((each) => each.version === version.version);
    const missing = Object.entries(version.types)
      .filter(([name, type]) => isWritten(type) && known?.types.has(name) !== true && this.#isNew({ since: type.since ?? version.since }))
      .map(([name]) => name);
    if (missing.length > 0) this.#addTypes(version, group, known, missing);
    for (const [name, type] of Object.entries(version.types)) {
      const model = known?.types.get(name);
      if (model !== undefined && type.listOf === undefined) this.#addFields(version, name, type, model);
    }
  }

  /** The end of a version of a kind, and the version that its objects are stored in. */
  addLife(resource: FactResource): void {
    const kind = this.#group(resource.group)
      ?.versions.find((each) => each.version === resource.version)
      ?.kinds.get(resource.kind);
    if (kind === undefined) return;
    const { until, storage } = resource;
    if (until !== undefined && this.#isNew({ since: releaseAfter(until) }) && kind.source.lifetime?.removed === undefined)
      this.#fileOf(kind.type).set([], 'lifetime', { ...kind.source.lifetime, removed: releaseAfter(until) });
    const { hub } = kind;
    for (const { since, apiVersion } of storage?.history ?? []) {
      const { storage: stored } = hub.resource ?? {};
      if (stored === undefined || !this.#isNew({ since })) continue;
      const version = `${hub.version.group.folder}/${apiVersion.split('/').at(-1)}`;
      if (version !== (entryIn(stored, since)?.version ?? hub.version.ref))
        this.#fileOf(hub.type).set(['resource', 'storage'], 'changes', { [since]: { version } });
    }
  }

  /** The release that servers show unless they are told otherwise, where that of the tables is later. */
  addRelease(): void {
    const { tables, catalog } = this.options;
    const file = path.join(catalog, 'flags.yaml');
    const flag = existsSync(file) ? parse(readFileSync(file, 'utf8')).flags?.release : undefined;
    const [shown, description] = [flag?.default, flag?.description];
    if (typeof shown !== 'string' || typeof description !== 'string' || compareReleases(tables.release, shown) <= 0) return;
    const flags = this.#file('flags.yaml');
    flags.set(['flags', 'release'], 'default', tables.release);
    flags.set(['flags', 'release'], 'description', description.replaceAll(shown, tables.release));
  }

  addGate({ name, history, removed }: FactGate): void {
    const [first] = history;
    if (first === undefined) return;
    const known = this.#features[name];
    const changes = Object.fromEntries(
      history.slice(1).flatMap((each, i) => {
        const before = known === undefined ? history[i] : this.#isNew(each) ? entryIn(known, each.since) : undefined;
        const words = before === undefined ? {} : changedWords(before, each);
        return Object.keys(words).length === 0 ? [] : [[each.since, words]];
      }),
    );
    const until = removed === undefined ? undefined : releaseBefore(removed);
    const told = Object.keys(changes).length === 0 ? {} : { changes };
    const file = this.#file('features.yaml');
    if (known === undefined) {
      if (!this.#isNew(first)) return;
      const { since, ...words } = first;
      const before = Object.keys(this.#features).filter((each) => each < name);
      file.add(['features'], name, { since, ...words, ...told, ...(until === undefined ? {} : { until }) }, before.at(-1));
      return;
    }
    if ('changes' in told) file.set(['features', name], 'changes', changes);
    if (removed !== undefined && until !== undefined && this.#isNew({ since: removed }) && known.until === undefined)
      file.set(['features', name], 'until', until);
  }

  #addTypes(version: FactVersion, group: GroupModel | undefined, known: GroupVersionModel | undefined, missing: readonly string[]): void {
    const folder = this.#names.folderOf(version.group);
    const unplaced = new Set(missing);
    const resources = this.options.tables.resources.filter(
      (each) => each.group === version.group && each.version === version.version && missing.includes(each.kind),
    );
    if (known === undefined && resources.length > 0) this.#addToGroup(version, folder);
    for (const resource of resources) unplaced.delete(resource.kind);
    for (const resource of resources) {
      const types = this.#heldBy(version, resource.kind, unplaced);
      const place = { hub: this.#hubOf(resource, group) };
      this.#file(`${folder}/${version.version}/${resource.kind}.yaml`).append([], this.#texts.kind(resource, version, types, place));
    }
    // What is left is held by types that are there already, or by none.
    for (const [name, model] of known?.types ?? []) {
      const types = this.#heldBy(version, name, unplaced);
      if (types.length > 0) this.#fileOf(model).append(['types'], types.map((each) => this.#texts.type(version, each)).join(''));
    }
  }

  /** What a version of a kind is converted to: the hub of the kind, or of a new one its newest version; nothing where it is that itself. */
  #hubOf({ group: name, version, kind }: FactResource, group: GroupModel | undefined): string | undefined {
    const hub = group?.versions.flatMap(({ kinds }) => [...kinds.values()]).find((each) => each.name === kind)?.hub;
    if (hub !== undefined) return referenceTo(hub);
    const all = this.options.tables.resources.filter((each) => each.group === name && each.kind === kind);
    const newest = all.reduce((a, b) => (isBefore(a.since ?? '0.0', b.since ?? '0.0') ? b : a));
    return newest.version === version ? undefined : `${this.#names.folderOf(name)}/${newest.version}.${kind}`;
  }

  #addToGroup({ group: name, version, protoPackage }: FactVersion, folder: string): void {
    const file = this.#file(`${folder}/group.yaml`);
    const group = this.options.tables.groups.find((each) => each.name === name);
    const priority = group?.byVersion?.find((each) => each.version === version)?.priority;
    const words = {
      ...(priority === undefined ? {} : { priority: priority.versionPriority }),
      ...(protoPackage === undefined ? {} : { protoPackage: protoPackage.replace(/^k8s\.io\./, '{groupDomain}.') }),
    };
    if (file.has(['versions'])) file.add(['versions'], version, words);
    else {
      const head = `group: ${name.replace(/\.k8s\.io$/, '.{groupDomain}')}\n`;
      file.append(
        [],
        `${head}${priority === undefined ? '' : `priority: ${priority.groupPriorityMinimum}\n`}versions:\n${entry(version, words, 2)}`,
      );
    }
  }

  /** Those of the types that a type holds, at any depth, in the order in which it names them; they are taken out of the set. */
  #heldBy(version: FactVersion, name: string, types: Set<string>): string[] {
    const found: string[] = [];
    const visit = (type: FactType | undefined): void => {
      const mentioned = (type?.fields ?? []).flatMap(({ type: of = '', inline = '' }) => [of, inline]);
      for (const text of [...mentioned, type?.collection ?? ''])
        for (const [, held = ''] of text.matchAll(/(?:^|[<,\s])([\w.-]+\.v\d\w*\.\w+)/g)) {
          const own = held.startsWith(`${version.prefix}.`) ? held.slice(version.prefix.length + 1) : '';
          if (!types.delete(own)) continue;
          found.push(own);
          visit(version.types[own]);
        }
    };
    visit(version.types[name]);
    return found;
  }

  #addFields(version: FactVersion, name: string, type: FactType, model: TypeModel): void {
    const keys = model.kind === undefined ? ['types', name, 'fields'] : ['fields'];
    const known = new Map(model.fields.map((field) => [field.name, field]));
    let after: string | undefined;
    for (const field of type.fields ?? []) {
      if (field.name === undefined || field.noJson) continue;
      const there = known.get(field.name);
      if (there !== undefined) this.#changeField(version, field, there, this.#fileOf(model), keys);
      else if (this.#isNew(field)) {
        const place = { born: type.since ?? version.since, last: type.until, description: this.#sentences(version, name, field.name) };
        this.#fileOf(model).add(keys, field.name, fieldWords(field, version, this.#names, place), after);
      } else continue;
      after = field.name;
    }
  }

  #changeField(version: FactVersion, field: FactField, { name, source }: FieldModel, file: EditedText, keys: readonly string[]): void {
    const { until } = field;
    if (until !== undefined && source.until === undefined && this.#isNew({ since: releaseAfter(until) }))
      file.set([...keys, name], 'until', until);
    const changes = Object.entries(changesOf(field, version, this.#names)).flatMap(([since, words]) => {
      const there = new Map(Object.entries(entryIn(source, since) ?? words));
      const isTold = (word: string, value: unknown): boolean => equalJson(there.get(word) ?? EMPTY[word] ?? null, value);
      // Defaults that code fills in are only documented.
      const others = Object.entries(words).filter(
        ([word, value]) => !isTold(word, value) && !(word === 'default' && isTold('documentedDefault', value)),
      );
      return this.#isNew({ since }) && others.length > 0 ? [[since, Object.fromEntries(others)] as const] : [];
    });
    if (changes.length > 0) file.set([...keys, name], 'changes', Object.fromEntries(changes));
  }

  /** What is known of a type or a field: what others say of it, or what another version of the group says of one with its name. */
  readonly #sentences: Sentences = (version, type, field) => {
    const given = this.options.words[field === undefined ? type : `${type}.${field}`];
    const versions = this.#group(version.group)?.versions ?? [];
    const alike = versions.flatMap(({ types }) => types.get(type) ?? []);
    const told = field === undefined ? alike.map((each) => each.description) : alike.flatMap((each) => sentenceOf(each, field));
    return given ?? told.find((text) => text !== '') ?? (field === 'metadata' ? METADATA : undefined);
  };

  #group(name: string): GroupModel | undefined {
    return this.options.model.groups.find((group) => group.name === name && group.role === 'api');
  }

  #isNew({ since }: FactLife): boolean {
    return since !== undefined && !isBefore(since, this.options.since);
  }

  /** The file that a type stands in, which the model names as a path from where the command runs. */
  #fileOf({ file }: TypeModel): EditedText {
    return this.#file(path.relative(this.options.catalog, file).split(path.sep).join('/'));
  }

  #file(file: string): EditedText {
    const known = this.#files.get(file);
    if (known !== undefined) return known.text;
    const location = path.join(this.options.catalog, file);
    const before = existsSync(location) ? readFileSync(location, 'utf8') : undefined;
    const text = new EditedText(before ?? '');
    this.#files.set(file, { before, text });
    return text;
  }
}

/** Whether files of the catalogue have the type: lists of kinds are made, and other names of scalars are written as these. */
const isWritten = ({ listOf, alias, fields, collection, protoFields }: FactType): boolean =>
  listOf === undefined && alias === undefined && (fields !== undefined || (collection !== undefined && protoFields !== undefined));

const sentenceOf = ({ fields }: TypeModel, name: string): string[] =>
  fields.flatMap((field) => (field.name === name ? (field.source.description ?? []) : []));

/** What words are that nobody says; others are null. */
const EMPTY: Readonly<Record<string, unknown>> = { required: false, keepEmpty: false, nullable: false };

function changedWords(before: FeatureStage, after: FactGate['history'][number]): Words {
  return {
    ...(before.stage === after.stage ? {} : { stage: after.stage }),
    ...(before.default === after.default ? {} : { default: after.default }),
    ...((before.locked ?? false) === (after.locked ?? false) ? {} : { locked: after.locked ?? false }),
  };
}
