/** The catalogues that an API is made of: the one that is generated from, and those that it extends, directly or by way of others. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { ServiceDefinition } from '../runtime/model/definition/definition.js';
import { conforms } from './conforms.js';
import { type Diagnostics, listed, type Position } from './diagnostics.js';
import { locate } from './package-paths.js';
import { BaseFile, type SelectionSource, ServiceFile, type ServiceSource } from './schema/schema.js';
import { takes, takesOf } from './selection.js';
import { readSource, type SourceFile } from './source-file.js';

/** A selection, with the place of it that faults are reported at. */
export interface Step {
  readonly selection: SelectionSource;
  readonly file: SourceFile;
  readonly keys: readonly (string | number)[];
}

/** What catalogues say of the service; each may leave words and limits to those that it extends. */
interface PartialService extends Partial<Omit<ServiceDefinition, 'limits'>> {
  readonly limits: Partial<ServiceDefinition['limits']>;
}

export class Origin {
  /** Ways on which others extend it, each with the selections that all must take a kind. */
  readonly ways: (readonly Step[])[] = [];
  /** What its code is imported under; undefined where its code is generated, too. */
  code: string | undefined;

  constructor(
    /** As `extends` names it; empty for the catalogue that is generated from. */
    readonly name: string,
    readonly folder: string,
    readonly service: PartialService,
    /** Whether its kinds follow the conventions of the cluster's API, for which an empty value is an absent one. */
    readonly ofCluster: boolean,
    /** The release of the catalogue that is being made, and what it announces, where it says so. */
    readonly made: Pick<ServiceSource, 'release' | 'announced'> = {},
  ) {}

  /** Whether a kind such as `core/v1/Pod` is a part of the API. */
  takes(kind: string): boolean {
    return this.ways.some((way) => way.every(({ selection }) => takes(selection, kind)));
  }

  /** Where a file says that a kind is taken; for kinds of the catalogue that is generated from, nowhere. */
  takenAt(kind: string): Position & { text: string } {
    const step = this.ways.find((way) => way.every(({ selection }) => takes(selection, kind)))?.[0];
    return step?.file.position(step.keys) ?? { file: '', line: 1, column: 1, text: '' };
  }

  /** Whether any kind of a version such as `core/v1` may be. */
  takesOf(version: string): boolean {
    return this.ways.some((way) => way.every(({ selection }) => takesOf(selection, version)));
  }
}

interface Origins {
  /** Those that are extended come first. */
  readonly all: readonly Origin[];
  /** Words and limits of the API; undefined where service.yaml is at fault. */
  readonly service: ServiceDefinition | undefined;
  /** The words that are known, which files use in braces. */
  readonly words: Readonly<Record<string, string>>;
}

const WORDS = ['groupDomain', 'labelDomain', 'mediaVendor'] as const;
const LIMITS = ['bodyBytes', 'depth', 'jsonPatchOperations', 'annotationBytes'] as const;

/** The domain words that are known. */
const wordsOf = (service: PartialService): Readonly<Record<string, string>> =>
  Object.fromEntries(WORDS.flatMap((word) => (service[word] === undefined ? [] : [[word, service[word]]])));

/** Reads the service.yaml of a catalogue, and of all that it extends. Reports what cannot be extended. */
export function originsOf(folder: string, diagnostics: Diagnostics): Origins {
  const reader = new OriginReader(diagnostics);
  const own = reader.read('', realpathSync(folder), folder, undefined, []);
  const all = reader.all;
  const service = own === undefined ? undefined : complete(own, reader, diagnostics);
  // Code of a package carries the words that it was generated with.
  for (const origin of all)
    if (service !== undefined && WORDS.some((word) => origin.service[word] !== service[word])) origin.code = undefined;
  return { all, service, words: own === undefined ? {} : wordsOf(own.service) };
}

const isComplete = (service: PartialService): service is ServiceDefinition =>
  WORDS.every((word) => service[word] !== undefined) && LIMITS.every((limit) => service.limits[limit] !== undefined);

function complete(own: Origin, reader: OriginReader, diagnostics: Diagnostics): ServiceDefinition | undefined {
  const service = { ...own.service, profile: own.service.profile ?? 'current' } as const;
  if (isComplete(service)) return service;
  const missing = [
    ...WORDS.filter((word) => service[word] === undefined),
    ...LIMITS.filter((limit) => service.limits[limit] === undefined).map((limit) => `limits.${limit}`),
  ];
  if (!reader.failed)
    diagnostics.report('KW013', reader.file(own).position([]), {
      name: 'service.yaml',
      needed: `${listed(missing)}; or \`extends: [ kindwright/base ]\`, to take them from there`,
    });
  return undefined;
}

class OriginReader {
  readonly all: Origin[] = [];
  /** Whether a catalogue that is extended could not be read. */
  failed = false;
  readonly #files = new Map<Origin, SourceFile>();

  constructor(private readonly diagnostics: Diagnostics) {}

  file(origin: Origin): SourceFile {
    const file = this.#files.get(origin);
    if (file === undefined) throw new Error(`the catalogue ${origin.name} was not read`);
    return file;
  }

  /** The catalogue in a folder, with one more way to it. `outer` are the folders of catalogues that lead to it. */
  read(
    name: string,
    folder: string,
    given: string,
    code: string | undefined,
    way: readonly Step[],
    outer: readonly string[] = [],
  ): Origin | undefined {
    const known = this.all.find((origin) => origin.folder === folder);
    const file = known === undefined ? readSource(given, 'service.yaml', {}, this.diagnostics) : this.file(known);
    if (file === undefined || !conforms<ServiceSource>(file, ServiceFile, this.diagnostics)) {
      this.failed = true;
      return undefined;
    }
    const { extends: extended = [], conventions, release, announced, ...own } = file.value;
    const bases = extended.flatMap((entry, i): PartialService[] => {
      const at = typeof entry === 'string' ? { catalogue: entry } : entry;
      const base = this.#extended(at, { selection: at, file, keys: ['extends', i] }, given, way, [...outer, folder]);
      if (base === undefined) return [];
      // A part of an API is the beginning of another one, which clients need not take for the first.
      const { profile, ...words } = base.origin.service;
      return [base.isWhole && profile !== undefined ? { ...words, profile } : words];
    });
    const origin =
      known ??
      new Origin(name, folder, inherited(own, bases[0]), conventions === 'cluster', {
        release,
        announced,
      });
    origin.code ??= code;
    origin.ways.push(way);
    if (known === undefined) {
      this.#files.set(origin, file);
      this.all.push(origin);
    }
    return origin;
  }

  #extended(
    { catalogue }: { readonly catalogue: string },
    step: Step,
    from: string,
    way: readonly Step[],
    outer: readonly string[],
  ): { readonly origin: Origin; readonly isWhole: boolean } | undefined {
    const place = locate(catalogue, path.resolve(from));
    const why = typeof place === 'string' ? place : outer.includes(place.folder) ? 'it extends itself' : undefined;
    if (typeof place === 'string' || why !== undefined) {
      this.failed = true;
      this.diagnostics.report('KW036', step.file.position(step.keys), { catalogue, why: why ?? '' });
      return undefined;
    }
    const { folder, base, code } = place;
    const steps = [...way, step];
    if (base !== undefined) {
      const file = readSource(folder, base, {}, this.diagnostics);
      if (file === undefined || !conforms<SelectionSource>(file, BaseFile, this.diagnostics)) return undefined;
      steps.push({ selection: file.value, file, keys: [] });
    }
    const origin = this.read(catalogue, folder, folder, code, steps, outer);
    return origin && { origin, isWhole: base === undefined };
  }
}

/** The words and limits of a catalogue; those that it does not say are those of the first that it extends. */
const inherited = (
  own: Omit<ServiceSource, 'extends' | 'conventions' | 'release' | 'announced'>,
  base?: PartialService,
): PartialService => ({
  ...base,
  ...own,
  limits: { ...base?.limits, ...own.limits },
});
