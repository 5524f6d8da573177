/** One run of the generator: load → check → model → emit → write (or compare). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OutputFolder } from '../runtime/files/output-folder.js';
import { isInPackage, packageVersion } from '../runtime/files/package.js';
import { checkCatalogue } from './checks/check.js';
import type { CheckedCatalogue } from './checks/context.js';
import { checkFunctions, type GivenFunctions } from './checks/functions.js';
import { baseOf, checkSelections } from './checks/selections.js';
import { Diagnostics } from './diagnostics.js';
import { emitReference } from './docs/reference-document.js';
import { emitCatalogueSchemas } from './emit/catalogue-schemas.js';
import { emitClient } from './emit/client.js';
import { emitCodecs } from './emit/codecs.js';
import { emitConversions } from './emit/conversions.js';
import { emitDefaults, typesWithDefaults } from './emit/defaults.js';
import { CATALOGUE_FILE, emitCatalogue, emitDefinitions, emitIndexes, emitRoutes } from './emit/definitions.js';
import { emitExpressions } from './emit/expressions.js';
import { emitFlags } from './emit/flags.js';
import { emitKinds } from './emit/kinds.js';
import { emitMessages } from './emit/messages.js';
import { emitMetrics } from './emit/metrics.js';
import { emitOpenApi } from './emit/openapi.js';
import { emitProtocols } from './emit/protocols.js';
import { emitRuleSchemas } from './emit/rule-schemas.js';
import { emitSchemas } from './emit/schemas.js';
import { NOTICE, type Outputs, type TypeScriptFile } from './emit/source.js';
import { emitStructures } from './emit/structures.js';
import { emitTypes } from './emit/types.js';
import { emitValues } from './emit/values.js';
import { changingTypes } from './lives.js';
import { type LoadedCatalogue, loadCatalogue } from './load.js';
import { MADE_FROM_FILE, madeFromText } from './made-from.js';
import { heldTypes, isGenerated, type Model, pathOf, versionsOf } from './model.js';
import { publishedMessages } from './published-messages.js';
import { checkReleased } from './released/check-released.js';
import type { SnapshotContent } from './released/snapshot.js';
import { resolveModel } from './resolve.js';
import type { SelectionSource } from './schema/schema.js';
import { takes } from './selection.js';
import { type Settings, settingsOf } from './settings.js';

export interface GenerateOptions {
  /** Folder of the catalogue. */
  readonly catalog: string;
  /** Folder of its own for the generated files; what is no longer generated is removed from it. */
  readonly output: string;
  /** Folder with .proto files of protocols that the runtime itself speaks; without it, none are compiled. */
  readonly protocols?: string;
  /** Only compare, and hold the catalogue to what its last release promised. */
  readonly check?: boolean;
  /** The day on which the next release is made, as in 2026-01-31; the present one by default. */
  readonly today?: string;
  /** Names of the functions that kinds in code give; where absent, nobody is told of those that are missing. */
  readonly functions?: GivenFunctions;
  readonly progress?: (line: string) => void;
}

export interface GenerateOutcome {
  readonly ok: boolean;
  /** All faults of the catalogue, printed; empty where there are none. Code is made although functions are missing, which may need its types. */
  readonly diagnostics: string;
  /** Files that were written, or would be. */
  readonly changed: readonly string[];
}

/** The catalogue as it was found without fault. */
interface SoundCatalogue {
  readonly checked: CheckedCatalogue;
  readonly loaded: LoadedCatalogue;
  readonly model: Model;
  readonly settings: Settings;
  /** The part that others extend as the base. */
  readonly base: SelectionSource | undefined;
  /** Folders of the catalogues that it was read from; those of this package belong to its version. */
  readonly folders: readonly string[];
  /** What its last release promised, where it was held to that. */
  readonly before: SnapshotContent | undefined;
}

/** Loads, resolves and checks a catalogue, and holds it to its last release where it is asked for. Undefined where it has faults of its own. */
export function soundCatalogue(
  { catalog, output, check: hold = false, today = new Date().toISOString().slice(0, 10) }: GenerateOptions,
  diagnostics: Diagnostics,
): SoundCatalogue | undefined {
  const loaded = loadCatalogue(catalog, diagnostics);
  const resolved = resolveModel(loaded, diagnostics);
  const settings = settingsOf(loaded, diagnostics);
  if (resolved === undefined) return undefined;
  const [gates, flags] = [Object.keys(settings.features), Object.keys(settings.flags)];
  const declarations = resolved.declarations.filter(({ model }) => isGenerated(model.version));
  const checked = { ...resolved, declarations, gates, flags, published: publishedMessages(output) };
  checkCatalogue(checked, diagnostics);
  checkSelections(loaded, resolved.model, diagnostics);
  const base = baseOf(loaded, resolved.model, diagnostics);
  const extended = loaded.catalogues.map(({ origin }) => origin).filter(({ name, folder }) => name !== '' && !isInPackage(folder));
  const folders = [catalog, ...extended.map(({ folder }) => folder)];
  if (diagnostics.all.length > 0) return undefined;
  const before = hold ? checkReleased({ ...checked, catalog, loaded, today }, diagnostics) : undefined;
  return { checked, loaded, model: resolved.model, settings, base, folders, before };
}

/** The model of a catalogue, or all of its faults, printed. */
export function modelOf(
  options: Pick<GenerateOptions, 'catalog' | 'output'>,
): { readonly model: Model } | { readonly diagnostics: string } {
  const diagnostics = new Diagnostics();
  const sound = soundCatalogue(options, diagnostics);
  return sound === undefined ? { diagnostics: diagnostics.print() } : { model: sound.model };
}

/** All faults of a catalogue, and all breaks with its last release, printed, without generating anything; empty where there are none. */
export function check(options: Pick<GenerateOptions, 'catalog' | 'output' | 'today'>): string {
  const diagnostics = new Diagnostics();
  soundCatalogue({ ...options, check: true }, diagnostics);
  return diagnostics.print();
}

/** Throws an Error where the folder for the output has other files, or the file system does. */
export function generate(options: GenerateOptions): GenerateOutcome {
  refuseOthersFolder(options.output);
  const diagnostics = new Diagnostics();
  const catalogue = soundCatalogue(options, diagnostics);
  if (catalogue === undefined || diagnostics.all.length > 0) return { ok: false, diagnostics: diagnostics.print(), changed: [] };
  const outputs = emitAll(catalogue, options.progress ?? (() => undefined));
  outputs.set(MADE_FROM_FILE, madeFromText(packageVersion(), catalogue.folders, options.output));
  if (options.protocols !== undefined) emitProtocols(options.protocols, outputs);
  const changed = differing(options.output, outputs).filter(
    // Without protocols to compile, those that are there stay.
    (name) => options.protocols !== undefined || !name.startsWith('protocols/'),
  );
  if (!options.check) write(options.output, outputs, changed);
  if (options.functions !== undefined) checkFunctions(catalogue.checked, options.functions, diagnostics);
  const isSound = changed.length === 0 && diagnostics.all.length === 0;
  return { ok: !options.check || isSound, diagnostics: diagnostics.print(), changed };
}

function emitAll({ model, settings, base }: SoundCatalogue, progress: (line: string) => void): Outputs {
  const outputs: Outputs = new Map();
  const put = (file: TypeScriptFile): void => {
    if (!file.empty) outputs.set(file.file, file.print());
  };
  const defaulted = typesWithDefaults(model);
  const held = heldTypes(model, 'without inlined');
  const changing = changingTypes(model);
  const sent = heldTypes(model, 'with inlined');
  for (const group of model.groups) {
    const started = Date.now();
    const versions = versionsOf({ ...model, groups: [group] }).filter(isGenerated);
    if (versions.length === 0) continue;
    for (const version of versions) {
      put(emitTypes(version));
      put(emitClient(version, model));
      put(emitValues(version));
      put(emitStructures(version, held, changing));
      put(emitDefaults(version, defaulted, held));
      const { schemas, validators } = emitSchemas(version, held);
      put(schemas);
      put(emitExpressions(version));
      put(emitRuleSchemas(version, held));
      outputs.set(`${version.ref}/validators.ts`, validators);
      put(emitConversions(version));
      put(emitCodecs(version, sent));
      put(emitKinds(version, model, defaulted));
      put(emitDefinitions(version, model));
      put(emitRoutes(version, model));
    }
    progress(`${group.folder}: ${versions.map((v) => v.version).join(', ')} (${Date.now() - started} ms)`);
  }
  put(emitFlags(settings));
  put(emitMetrics(settings));
  put(emitCatalogue(model, CATALOGUE_FILE, () => true));
  if (base !== undefined) put(emitCatalogue(model, 'base.ts', (kind) => takes(base, pathOf(kind))));
  for (const file of emitIndexes(model, settings)) put(file);
  const started = Date.now();
  emitMessages(model, outputs);
  emitOpenApi(model, outputs);
  emitReference(model, outputs);
  emitCatalogueSchemas(outputs);
  progress(`Protobuf messages (${Date.now() - started} ms)`);
  return outputs;
}

/** Files that are not generated are removed, so that a folder which has any must have been generated before. */
function refuseOthersFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  const index = path.join(folder, CATALOGUE_FILE);
  if (existsSync(index) && readFileSync(index, 'utf8').startsWith(`// ${NOTICE}`)) return;
  throw new Error(`${folder} has files that were not generated; generated code needs a folder of its own`);
}

function write(folder: string, outputs: Outputs, changed: readonly string[]): void {
  const files = new OutputFolder(folder);
  for (const name of changed) {
    const text = outputs.get(name);
    if (text === undefined) files.remove(name);
    else files.write(name, text);
  }
}

/** Names of files that differ from, are missing in, or have no place in the output. */
function differing(folder: string, outputs: Outputs): string[] {
  const present = existsSync(folder) ? filesBelow(folder) : [];
  const stale = present.filter((name) => !outputs.has(name));
  const differ = [...outputs]
    .filter(([name, text]) => !existsSync(path.join(folder, name)) || readFileSync(path.join(folder, name), 'utf8') !== text)
    .map(([name]) => name);
  return [...differ, ...stale].sort();
}

const filesBelow = (folder: string, below = ''): string[] =>
  readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? filesBelow(folder, path.posix.join(below, e.name)) : [path.posix.join(below, e.name)],
  );
