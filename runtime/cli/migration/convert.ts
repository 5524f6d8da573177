/** `kindwright convert`: manifests in other versions, with their comments and order. */
import path from 'node:path';
import { OutputFolder } from '../../files/output-folder.js';
import { withClusterKinds } from '../../kinds/index.js';
import { KindSet } from '../../kinds/kind-set.js';
import type { KindFunctions } from '../../model/definition/kind-functions.js';
import { ShownRelease } from '../../model/definition/releases.js';
import { Words } from '../../model/values/words.js';
import { Forms } from '../../resource/form.js';
import { FlagError } from '../../settings/read.js';
import type { SettingsByName } from '../../settings/settings.js';
import type { Command } from '../command.js';
import type { Served } from '../served.js';
import { conversionFault, convertObject } from './convert-object.js';
import { type About, aboutObject, CLEAN, FOUND, faultText, findingOf, findingText, placeText, UNREADABLE } from './findings.js';
import type { FoundObject, ManifestFault } from './manifests.js';
import { flag, releaseOf } from './migration-flags.js';
import { type Source, sourcesOf } from './sources.js';
import { type KnownVersion, Successors } from './successors.js';

/** What was done with an object, or must be by hand. */
interface Conversion extends About {
  readonly file: string;
  readonly line: number;
  /** The version that it has now, as in apps/v1; undefined where it could not be converted. */
  readonly to?: string;
  readonly notes: readonly string[];
}

export const convertCommand = (served: () => Promise<Served>): Command => ({
  about:
    'converts manifests of files, folders or the standard input (-) to versions that a release has, and tells on stderr what to look at',
  operands: ['[<file…>]'],
  flags: async () => ({
    release: flag(
      'Release whose newest versions are wanted, as in 1.25.',
      (await served()).catalogue.flags.release?.default as string | undefined,
    ),
    to: flag('Version that is wanted, as in apps/v1; kinds that do not have it stay as they are.'),
    write: { type: 'bool', section: 'Flags', default: false, description: 'Write files back, those that change.' },
    out: flag('Folder for the files, by their paths; they are printed when it is left out.'),
    output: { ...flag('How what was done is told: lines for people, or one JSON document.', 'text'), values: ['text', 'json'] },
  }),
  async run({ settings, operands }) {
    const release = releaseOf(settings.text('release'), 'release');
    if (settings.flag('write') && settings.text('out') !== '')
      throw new FlagError(['files are written back with --write, or into --out: not both']);
    const { catalogue, kinds } = await served();
    const { functions } = new KindSet(withClusterKinds(kinds), new Words(catalogue.service), new ShownRelease(release));
    const converter = new Converter(new Successors(catalogue, release), functions, settings.text('to'));
    const faults: ManifestFault[] = [];
    const sources = await sourcesOf(operands, faults);
    const done: Conversion[] = [];
    for (const { manifests } of sources)
      for (const found of manifests.objects) {
        const conversion = await converter.convert(found, faults);
        if (conversion !== undefined) done.push(conversion);
      }
    put(sources, settings);
    tell(done, faults, settings.text('output'), release);
    return faults.length > 0 ? UNREADABLE : done.some(({ to }) => to === undefined) ? FOUND : CLEAN;
  },
});

class Converter {
  readonly #forms = new Map<string, Forms>();

  constructor(
    private readonly successors: Successors,
    private readonly functions: KindFunctions,
    /** The version that is wanted; empty for the newest. */
    private readonly wanted: string,
  ) {}

  /** Changes the object in its text. Undefined where there is nothing to do. */
  async convert({ object, place, change }: FoundObject, faults: ManifestFault[]): Promise<Conversion | undefined> {
    const about = aboutObject(object);
    const known = this.successors.find(about.apiVersion, about.kind);
    if (known === undefined) return undefined;
    const target = this.#target(known);
    if (target === undefined) {
      const finding = findingOf(about, this.successors);
      if (finding === undefined || finding.state === 'later' || this.wanted !== '') return undefined;
      return { ...about, ...place, notes: [findingText(finding)] };
    }
    try {
      const { before, after, notes } = await convertObject(this.#formsOf(known), object, known.readAs, target.apiVersion);
      change({ ...before, apiVersion: known.apiVersion }, after);
      return { ...about, ...place, to: target.apiVersion, notes: [...notes, ...this.successors.changesOf(known)] };
    } catch (error) {
      faults.push({ ...place, why: `${about.kind} ${about.name}: ${conversionFault(error)}` });
      return undefined;
    }
  }

  /** The version that an object is to have; undefined where it stays as it is. */
  #target(known: KnownVersion): KnownVersion | undefined {
    if (this.wanted !== '') return known.apiVersion === this.wanted ? undefined : this.successors.versionOf(known, this.wanted);
    const age = this.successors.ageOf(known);
    return age === 'current' ? undefined : this.successors.successorOf(known);
  }

  #formsOf({ resource }: KnownVersion): Forms {
    const forms = this.#forms.get(resource.id) ?? new Forms(resource, this.functions);
    this.#forms.set(resource.id, forms);
    return forms;
  }
}

/** Writes or prints the texts: those that did not change as they were. */
function put(sources: readonly Source[], settings: SettingsByName): void {
  const out = settings.text('out');
  const printed: string[] = [];
  for (const { file, manifests, text: before } of sources) {
    const text = manifests.text();
    if (file !== undefined && settings.flag('write')) {
      const [folder, name] = OutputFolder.of(file);
      if (text !== before) folder.write(name, text);
    } else if (file !== undefined && out !== '') {
      new OutputFolder(out).write(path.relative('', path.resolve(file)).replace(/^(?:\.\.[/\\])+/, ''), text);
    } else printed.push(text);
  }
  process.stdout.write(joined(printed));
}

/** Texts one after the other: as documents of one stream where there are several. */
const joined = (texts: readonly string[]): string =>
  texts
    .map((text, i) => (i === 0 || text.startsWith('---') ? text : `---\n${text}`))
    .map((text, i) => (i < texts.length - 1 && !text.endsWith('\n') ? `${text}\n` : text))
    .join('');

function tell(done: readonly Conversion[], faults: readonly ManifestFault[], output: string, release: string): void {
  if (output === 'json') {
    console.error(JSON.stringify({ release, conversions: done, faults }, undefined, 2));
    return;
  }
  for (const { kind, name, apiVersion, to, notes, ...place } of done) {
    if (to !== undefined) console.error(`${placeText(place)}${kind} ${name}: ${apiVersion} is ${to} now`);
    for (const note of notes) console.error(to === undefined ? `${placeText(place)}${note}` : `    ${note}`);
  }
  for (const fault of faults) console.error(faultText(fault));
}
