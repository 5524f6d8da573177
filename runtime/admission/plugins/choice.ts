/** Chooses the plugins that run, and their settings, by flags. */
import path from 'node:path';
import type { AdmissionConfiguration } from '../../../generated/apiserver.config/v1/types.js';
import { ConfigError, type ConfigReader, readConfig } from '../../codec/config-file.js';
import { entryIn } from '../../model/definition/releases.js';
import { suggestion } from '../../model/faults/nearest.js';
import type { Words } from '../../model/values/words.js';
import { shownRelease } from '../../settings/emulated-release.js';
import type { Settings } from '../../settings/settings.js';
import type { AdmissionPluginFactory, SwitchedPlugin } from './factory.js';

const FILE = 'admission-control-config-file';
/** The deprecated flag that lists exactly the plugins to run. */
const ALONE = 'admission-control';
const SWITCHES = ['enable-admission-plugins', 'disable-admission-plugins'] as const;

export interface ChosenPlugins {
  /** In the order of all. */
  readonly plugins: readonly AdmissionPluginFactory[];
  /** A line for each fault of the flags and of the files that they name. */
  readonly faults: readonly string[];
  /** A line for each plugin that is asked for and does nothing. */
  readonly warnings: readonly string[];
}

/**
 * The plugins that run: all those that flags do not know, and of the others those that are on by default or requested, and not switched
 * off.
 */
export function chosenPlugins(all: readonly AdmissionPluginFactory[], settings: Settings, words: Words): ChosenPlugins {
  const release = shownRelease(settings);
  const there = all.filter(({ switched }) => switched === undefined || entryIn(switched, release) !== undefined);
  const known = new Map(there.flatMap(({ switched }) => (switched === undefined ? [] : [[switched.name, switched] as const])));
  const faults = ([...SWITCHES, ALONE] as const).flatMap((flag) =>
    settings
      .list(flag)
      .filter((name) => !known.has(name))
      .map((name) => `--${flag}: unknown plugin ${JSON.stringify(name)}${suggestion(name, [...known.keys()])}`),
  );
  const [enabled, disabled] = SWITCHES.map((flag) => new Set(settings.list(flag)));
  const alone = settings.isGiven(ALONE) ? new Set(settings.list(ALONE)) : undefined;
  if (alone !== undefined && SWITCHES.some((flag) => settings.isGiven(flag)))
    faults.push(`--${ALONE}: it does not go together with ${SWITCHES.map((flag) => `--${flag}`).join(' and ')}`);
  const runs = ({ name, byDefault }: SwitchedPlugin): boolean =>
    alone === undefined ? disabled?.has(name) !== true && (byDefault || enabled?.has(name) === true) : alone.has(name);
  const file = settings.text(FILE);
  const configured = file === '' ? { made: new Map<string, AdmissionPluginFactory>(), faults: [] } : configuredPlugins(file, known, words);
  faults.push(...configured.faults.map((fault) => `--${FILE}: ${fault}`));
  const plugins = there.flatMap((factory): AdmissionPluginFactory[] => {
    const { switched } = factory;
    if (switched === undefined) return [factory];
    if (!runs(switched)) return [];
    const made = configured.made.get(switched.name);
    if (made === undefined && switched.needsSettings === true && configured.faults.length === 0)
      faults.push(`--${FILE}: the plugin ${switched.name} needs settings, and there are none for it`);
    return [made ?? factory];
  });
  const warnings = [...known.values()].flatMap((plugin) =>
    runs(plugin) && plugin.inert !== undefined ? [`The admission plugin ${plugin.name} does nothing here: ${plugin.inert}.`] : [],
  );
  return { plugins, faults, warnings };
}

interface Configured {
  /** Plugins that have settings, by their names. */
  readonly made: ReadonlyMap<string, AdmissionPluginFactory>;
  readonly faults: readonly string[];
}

/** Reads the file of kind AdmissionConfiguration and the files that it names. */
function configuredPlugins(file: string, known: ReadonlyMap<string, SwitchedPlugin>, words: Words): Configured {
  const made = new Map<string, AdmissionPluginFactory>();
  const faults: string[] = [];
  const read = (reader: ConfigReader<AdmissionConfiguration>): void => {
    reader.only(['apiVersion', 'kind', 'plugins']);
    reader.member('apiVersion').oneOf([`${words.group('apiserver.config')}/v1`, `${words.group('apiserver')}/v1alpha1`]);
    reader.member('kind').oneOf(['AdmissionConfiguration']);
    for (const entry of reader.member('plugins').items()) {
      entry.only(['name', 'path', 'configuration']);
      const [name, where, inline] = [entry.member('name'), entry.member('path'), entry.member('configuration')];
      const plugin = known.get(name.text());
      if (plugin === undefined) {
        name.fault(`unknown plugin ${JSON.stringify(name.text())}${suggestion(name.text(), [...known.keys()])}`);
        continue;
      }
      if (made.has(plugin.name)) name.fault(`${plugin.name} has settings already`);
      if (where.text() !== '' && inline.isGiven) inline.fault('settings stand either here or in the file that path names');
      const { configure } = plugin;
      if (where.text() === '' && !inline.isGiven) continue;
      if (configure === undefined) entry.fault(`${plugin.name} takes no settings`);
      else if (inline.isGiven) made.set(plugin.name, configure(inline.as<unknown>(), { words, folder: path.dirname(file) }));
      else {
        const named = path.resolve(path.dirname(file), where.text());
        const folder = path.dirname(named);
        // Faults of a file name that file.
        faults.push(
          ...faultsOf(() =>
            made.set(
              plugin.name,
              readConfig(named, (settings) => configure(settings, { words, folder })),
            ),
          ),
        );
      }
    }
  };
  const own = faultsOf(() =>
    readConfig(file, (reader: ConfigReader<AdmissionConfiguration>) => {
      read(reader);
      return made;
    }),
  );
  return { made, faults: [...own, ...faults] };
}

function faultsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
}
