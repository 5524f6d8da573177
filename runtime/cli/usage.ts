/** What `--help` prints. */
import type { FeatureDefinition, FlagDefinition } from '../model/definition/definition.js';
import { gatesOf } from '../settings/feature-gates.js';
import { flagIn } from '../settings/flag-lives.js';
import { isDeprecated } from '../settings/flag-warnings.js';
import type { Flags } from '../settings/settings.js';

type Features = Readonly<Record<string, FeatureDefinition>>;

/** What flags are of: the gates they switch, and the release whose help it is. */
interface UsageOptions {
  readonly features?: Features | undefined;
  readonly release?: string;
  /** What stands in descriptions for words in braces, which follow from the program. */
  readonly words?: Readonly<Record<string, readonly string[]>> | undefined;
}

const shownDefault = ({ default: value }: FlagDefinition): string =>
  Array.isArray(value) ? value.join(',') : typeof value === 'object' ? '' : String(value ?? '');

/** How far a flag is, before what it does; nothing for those that stay. */
function stageOf(flag: FlagDefinition, release: string): string {
  const { stage, replacement, inert } = flag;
  if (inert !== undefined) return `TAKEN, AND WITHOUT EFFECT, as ${inert}: `;
  if (isDeprecated(flag, release)) return `DEPRECATED${replacement === undefined ? '' : `, use ${replacement} instead`}: `;
  return stage === undefined ? '' : `${stage}: `;
}

/** A line for each gate that is not settled: neither done nor about to go. */
const gateLines = (features: Features, release: string): string[] =>
  Object.entries(gatesOf(features, release))
    .filter(([, { stage }]) => stage === 'ALPHA' || stage === 'BETA')
    .map(([name, { stage, default: on, locked }]) => `\n      ${name}=true|false (${stage} - default=${on}${locked ? ', locked' : ''})`);

const filled = (text: string, words: Readonly<Record<string, readonly string[]>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, word: string) => (Object.hasOwn(words, word) ? (words[word] ?? []).join(', ') : whole));

function lineOf(name: string, flag: FlagDefinition, { features = {}, release = '', words = {} }: UsageOptions): string {
  const shown = shownDefault(flag);
  const values = flag.values === undefined ? '' : ` One of ${flag.values.join(', ')}.`;
  const gates = flag.type === 'gates' ? gateLines(features, release).join('') : '';
  return `  --${name}${shown === '' ? '' : ` (${shown})`}\n      ${stageOf(flag, release)}${filled(flag.description, words)}${values}${gates}`;
}

/** All flags of the release by section, both in the order of the catalogue, with their defaults, how far they are, and the gates there are. */
export function usage(flags: Flags, options: UsageOptions = {}): string {
  const release = options.release ?? String(flags.release?.default ?? '');
  const sections = new Map<string, string[]>();
  for (const [name, declared] of Object.entries(flags)) {
    const flag = flagIn(declared, release);
    // Sections stand in one order, whichever of their flags a release has.
    if (declared.hidden !== true && !sections.has(declared.section)) sections.set(declared.section, []);
    if (flag === undefined || flag.hidden === true) continue;
    sections.set(flag.section, [...(sections.get(flag.section) ?? []), lineOf(name, flag, { ...options, release })]);
  }
  return [...sections]
    .filter(([, lines]) => lines.length > 0)
    .map(([section, lines]) => `${section}:\n${lines.join('\n')}`)
    .join('\n\n');
}
