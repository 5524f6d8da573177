/** Settings of the plugin PodSecurity: what namespaces are asked for that say nothing, and who is exempt. */
import type { PodSecurityConfiguration, PodSecurityDefaults } from '../../../../generated/pod-security.admission.config/v1/types.js';
import type { ConfigReader } from '../../../codec/config-file.js';
import type { SettingsSource } from '../factory.js';
import { LEVEL_FAULT, type LevelAndVersion, levelOf, type Mode, type Policy, VERSION_FAULT, versionOf } from './levels.js';

export interface PodSecuritySettings {
  readonly defaults: Policy;
  readonly users: ReadonlySet<string>;
  readonly namespaces: ReadonlySet<string>;
  readonly runtimeClasses: ReadonlySet<string>;
}

const OPEN: LevelAndVersion = { level: 'privileged', version: 'latest' };

export const NO_SETTINGS: PodSecuritySettings = {
  defaults: { enforce: OPEN, audit: OPEN, warn: OPEN },
  users: new Set(),
  namespaces: new Set(),
  runtimeClasses: new Set(),
};

const VERSIONS = ['v1', 'v1beta1', 'v1alpha1'];
const KIND = 'PodSecurityConfiguration';

function read<T>(reader: ConfigReader<string | undefined>, meaning: (text: string) => T | undefined, why: string, usual: T): T {
  if (!reader.isGiven) return usual;
  const found = meaning(reader.text());
  if (found === undefined) reader.fault(why);
  return found ?? usual;
}

const modeOf = (defaults: ConfigReader<PodSecurityDefaults>, mode: Mode): LevelAndVersion => ({
  level: read(defaults.member(mode), levelOf, LEVEL_FAULT, OPEN.level),
  version: read(defaults.member(`${mode}-version`), versionOf, VERSION_FAULT, OPEN.version),
});

function namesIn(reader: ConfigReader<string[] | undefined>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const item of reader.items()) {
    const name = item.text();
    if (name === '') item.fault('must not be empty');
    if (names.has(name)) item.fault(`${JSON.stringify(name)} is there already`);
    names.add(name);
  }
  return names;
}

export function podSecuritySettings(reader: ConfigReader<PodSecurityConfiguration>, { words }: SettingsSource): PodSecuritySettings {
  reader.only(['apiVersion', 'kind', 'defaults', 'exemptions']);
  const [first = '', ...others] = VERSIONS.map((version) => `${words.group('pod-security.admission.config')}/${version}`);
  reader.member('apiVersion').oneOf([first, ...others]);
  reader.member('kind').oneOf([KIND]);
  const [defaults, exemptions] = [reader.member('defaults'), reader.member('exemptions')];
  if (defaults.isGiven) defaults.only(['enforce', 'enforce-version', 'audit', 'audit-version', 'warn', 'warn-version']);
  if (exemptions.isGiven) exemptions.only(['usernames', 'namespaces', 'runtimeClasses']);
  return {
    defaults: { enforce: modeOf(defaults, 'enforce'), audit: modeOf(defaults, 'audit'), warn: modeOf(defaults, 'warn') },
    users: namesIn(exemptions.member('usernames')),
    namespaces: namesIn(exemptions.member('namespaces')),
    runtimeClasses: namesIn(exemptions.member('runtimeClasses')),
  };
}
