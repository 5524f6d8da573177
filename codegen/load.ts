/** Reads the YAML files of a catalogue, and of those that it extends as far as they are needed. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ServiceDefinition } from '../runtime/model/definition/definition.js';
import { isObject } from '../runtime/model/json/json.js';
import { type Diagnostics, meant } from './diagnostics.js';
import { type Origin, originsOf } from './origins.js';
import { readSource, type SourceFile, shownPath } from './source-file.js';

/** The files that were read of one catalogue, in path order. */
interface LoadedFiles {
  readonly origin: Origin;
  readonly files: readonly SourceFile[];
}

export interface LoadedCatalogue {
  /** Words and limits of the API; undefined where service.yaml is at fault. */
  readonly service: ServiceDefinition | undefined;
  /** Catalogues that are extended come before those that extend them; the one that was asked for is the last. */
  readonly catalogues: readonly LoadedFiles[];
}

/** Files that stand at the top of a catalogue, beside the folders of its groups. */
const OWN_FILES = ['service.yaml', 'base.yaml', 'features.yaml', 'flags.yaml', 'metrics.yaml'];

/** Reports YAML files that have no place in a catalogue, and catalogues that are not there. */
export function loadCatalogue(folder: string, diagnostics: Diagnostics): LoadedCatalogue {
  if (!existsSync(path.join(folder, 'service.yaml'))) {
    const shown = shownPath(folder, '');
    const needed = 'a file service.yaml: it holds the words that carry the name of the API, and makes the folder a catalogue';
    diagnostics.report('KW013', { file: shownPath(folder, 'service.yaml'), line: 1, column: 1 }, { name: shown || '.', needed });
    return { service: undefined, catalogues: [] };
  }
  const { all, service, words } = originsOf(folder, diagnostics);
  const readers = all.map((origin) => new CatalogueReader(origin, origin.name === '' ? folder : origin.folder, words, diagnostics));
  // What is read names versions, which may name others, of any of the catalogues.
  const wanted = new Set<string>();
  for (const reader of readers) reader.begin(wanted);
  for (const version of wanted) for (const reader of readers) reader.readVersion(version, wanted);
  return { service, catalogues: readers.map(({ origin, files }) => ({ origin, files })) };
}

/** A version of a group as text of the catalogue names it, such as `core/v1`. */
const VERSION = /\b[a-z][a-z0-9.-]*\/v[1-9]\w*/g;

class CatalogueReader {
  readonly #files: SourceFile[] = [];
  /** Paths of files of versions, by version. */
  readonly #unread = new Map<string, string[]>();

  constructor(
    readonly origin: Origin,
    private readonly folder: string,
    private readonly words: Readonly<Record<string, string>>,
    private readonly diagnostics: Diagnostics,
  ) {}

  get files(): readonly SourceFile[] {
    return this.#files.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  }

  /** Reads what every generation needs, and adds the versions that this catalogue gives it. */
  begin(wanted: Set<string>): void {
    for (const file of this.#paths('')) {
      if (file === 'service.yaml') continue;
      const [group = '', version, kind] = file.split('/');
      if (version === undefined || kind === undefined) {
        const source = this.#read(file);
        if (version !== undefined && source !== undefined) this.#addVersions(group, source.value, wanted);
      } else {
        const ref = `${group}/${version}`;
        this.#unread.set(ref, [...(this.#unread.get(ref) ?? []), file]);
      }
    }
    if (this.origin.name === '') for (const ref of this.#unread.keys()) wanted.add(ref);
  }

  /** Types of shared groups are a part of every API. Code for what is not served comes with a package, or is generated with the rest. */
  #addVersions(folder: string, group: unknown, wanted: Set<string>): void {
    if (!isObject(group)) return;
    const { role = 'api', versions } = group;
    for (const version of isObject(versions) ? Object.keys(versions) : []) {
      const ref = `${folder}/${version}`;
      if (role === 'api' ? this.origin.takesOf(ref) : role === 'shared' || this.origin.code === undefined) wanted.add(ref);
    }
  }

  /** Reads the files of a version, and adds versions that they name. */
  readVersion(version: string, wanted: Set<string>): void {
    const paths = this.#unread.get(version) ?? [];
    this.#unread.delete(version);
    for (const file of paths) for (const [named] of this.#read(file)?.text.matchAll(VERSION) ?? []) wanted.add(named);
  }

  #read(file: string): SourceFile | undefined {
    const source = readSource(this.folder, file, this.words, this.diagnostics);
    if (source !== undefined) this.#files.push(source);
    return source;
  }

  /** Paths of the catalogue's files below a folder. */
  #paths(below: string): string[] {
    const entries = readdirSync(path.join(this.folder, below), { withFileTypes: true });
    return entries.flatMap((entry) => {
      const child = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return this.#paths(child);
      if (!/\.ya?ml$/i.test(child)) return [];
      const why = misplaced(child);
      if (why === undefined) return [child];
      this.diagnostics.report('KW033', { file: shownPath(this.folder, child), line: 1, column: 1 }, { file: entry.name, why });
      return [];
    });
  }
}

/** Why the generator does not read a YAML file at this path below the catalogue; undefined where it does. */
function misplaced(file: string): string | undefined {
  const [first = '', second, ...rest] = file.split('/');
  if (!file.endsWith('.yaml')) return `name it ${path.posix.basename(file).replace(/\.\w+$/, '.yaml')}`;
  if (second === undefined)
    return OWN_FILES.includes(first)
      ? undefined
      : `at the top of a catalogue stand ${OWN_FILES.join(', ')}${meant(first, OWN_FILES)}; kinds stand in <group>/<version>/<Kind>.yaml`;
  if (rest.length === 0)
    return second === 'group.yaml' ? undefined : 'the folder of a group holds group.yaml; kinds stand in <group>/<version>/<Kind>.yaml';
  return rest.length === 1 ? undefined : 'kinds stand in <group>/<version>/<Kind>.yaml, not deeper';
}
