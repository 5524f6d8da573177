/** Rules 5, 6, 8 and 9 for flags, feature gates and metrics. */
import { equalJson } from '../../runtime/model/json/json.js';
import type { FeaturesSource, FlagsSource, MetricsSource } from '../schema/schema.js';
import { backdated, type Held, tooEarly } from './held.js';
import { gatesIn, type Setting } from './own.js';
import {
  earliest,
  FLAG_NOTICE,
  GATE_NOTICE,
  isDue,
  METRIC_LIFE,
  METRIC_NOTICE,
  type Notice,
  USER_FLAG_NOTICE,
  whenText,
} from './schedule.js';
import type { SettingEntry } from './snapshot.js';

type Flag = FlagsSource['flags'][string];
type Gate = FeaturesSource['features'][string];
type Metric = MetricsSource['metrics'][string];

/** The word by which flags and metrics announce their end. */
const WORD = 'deprecatedSince';

const NONE: Notice = { months: 0, releases: 0 };

export function compareSettings(held: Held): void {
  const { before, settings } = held;
  for (const [name, entry] of Object.entries(before.flags)) {
    const flag = settings.flags.get(name);
    if (flag === undefined) flagGone(name, entry, held);
    else compareFlag(name, entry, flag, held);
  }
  for (const [name, flag] of settings.flags) checkWarning(name, flag, held);
  const gates = gatesIn(settings.gates, held.timeline.release);
  for (const [name, entry] of Object.entries(before.gates)) if (!gates.has(name)) gateGone(name, entry, held);
  for (const [name, gate] of gates) compareGate(name, before.gates[name], gate, held);
  for (const [name, entry] of Object.entries(before.metrics)) {
    const metric = settings.metrics.get(name);
    if (metric === undefined) metricGone(name, entry, held);
    else compareMetric(name, entry, metric, held);
  }
}

const at = ({ file, keys }: Setting<unknown>, ...below: string[]) => file.position([...keys, ...below]);

/** Where a setting would stand that is gone: beside the others, or else where the catalogue begins. */
function besides(settings: ReadonlyMap<string, Setting<unknown>>, held: Held) {
  const [first] = settings.values();
  return first === undefined ? held.atService([]) : first.file.position(first.keys.slice(0, 1));
}

/** Rules 5a and 5b: elements of the command line keep working for a time, by who gives them according to the last release. */
function flagRule({ stage, words }: Pick<SettingEntry, 'stage' | 'words'>): { readonly rule: 'a' | 'b'; readonly notice: Notice } {
  const rule = words.audience === 'users' ? 'a' : 'b';
  return { rule, notice: (rule === 'a' ? USER_FLAG_NOTICE : FLAG_NOTICE)[stage] ?? NONE };
}

const isShorter = (notice: Notice, than: Notice): boolean => notice.months < than.months || notice.releases < than.releases;

function flagGone(name: string, entry: SettingEntry, held: Held): void {
  const { rule, notice } = flagRule(entry);
  const why = tooEarly(entry.deprecated, notice, held, WORD);
  if (why !== undefined)
    held.report('KW045', besides(held.settings.flags, held), `${rule}: the flag --${name} of release ${held.last} is gone`, why);
}

function compareFlag(name: string, entry: SettingEntry, flag: Setting<Flag>, held: Held): void {
  const { stage, deprecated, words } = entry;
  const { source } = flag;
  const { rule, notice } = flagRule(entry);
  const late = backdated(source.deprecatedSince, deprecated, held, WORD);
  if (late !== undefined)
    held.report('KW045', at(flag, 'deprecatedSince'), `${rule}: the flag --${name} is deprecated in ${source.deprecatedSince}`, late);
  if (stage === 'ALPHA') return;
  const early = tooEarly(source.deprecatedSince, notice, held, WORD);
  const broken = (word: string, what: string): void =>
    held.report(
      'KW045',
      at(flag, word),
      `${rule}: the flag --${name} ${what}, unlike in release ${held.last}`,
      `leave it, and add a flag of another name; this one may go ${early ?? `in ${held.timeline.release}`}`,
    );
  if (source.type !== words.type) broken('type', `is ${source.type} in place of ${String(words.type)}`);
  const former: readonly unknown[] = Array.isArray(words.values) ? words.values : [];
  const gone = source.values === undefined ? [] : former.filter((value) => !source.values?.includes(String(value)));
  if (gone.length > 0) broken('values', `does not take ${gone.join(' or ')}`);
  if (source.values !== undefined && former.length === 0) broken('values', `takes ${source.values.join(', ')} alone`);
  if (source.min !== undefined && (typeof words.min !== 'number' || source.min > words.min))
    broken('min', `takes no less than ${source.min}`);
  if (source.max !== undefined && (typeof words.max !== 'number' || source.max < words.max))
    broken('max', `takes no more than ${source.max}`);
  // Without the word the flag might go sooner than was promised, unless it may go by now, or as soon without it as with it.
  if (early !== undefined && isShorter(flagRule({ stage, words: { audience: source.audience } }).notice, notice))
    held.report(
      'KW045',
      at(flag, 'audience'),
      `${rule}: the flag --${name} is not for users any more, unlike in release ${held.last}`,
      `leave \`audience: users\`, and ${early}`,
    );
  const stages = ['ALPHA', 'BETA', 'GA'];
  if (stages.indexOf(source.stage ?? 'GA') < stages.indexOf(stage)) broken('stage', `is ${source.stage} in place of ${stage}`);
}

/** Rule 6: whoever uses a deprecated flag is told what to use in its place. */
function checkWarning(name: string, flag: Setting<Flag>, held: Held): void {
  const { deprecatedSince, replacement, inert } = flag.source;
  // One that does nothing tells why.
  if (deprecatedSince === undefined || replacement !== undefined || inert !== undefined) return;
  held.report(
    'KW046',
    at(flag, 'deprecatedSince'),
    `the deprecated flag --${name} tells its users nothing`,
    `add \`replacement\`, in ${held.timeline.release} already: what to use in its place`,
  );
}

/** Rule 8: a gate stays for a time after its feature has come to an end, one or the other. */
function gateGone(name: string, { stage, since }: SettingEntry, held: Held): void {
  const gate = held.settings.gates.get(name);
  const place = gate === undefined ? besides(held.settings.gates, held) : at(gate, 'until');
  const what = `the feature gate ${name}, which is ${stage} since ${since}, is gone`;
  const notice = GATE_NOTICE[stage];
  if (notice === undefined) {
    const [ga, end] = ['GA', 'DEPRECATED'].map((next) => earliest(held.timeline.release, GATE_NOTICE[next] ?? NONE, held.timeline).release);
    held.report('KW048', place, what, `make it GA first, and it may go in ${ga} at the earliest, or DEPRECATED, and it may go in ${end}`);
    return;
  }
  const end = earliest(since, notice, held.timeline);
  if (!isDue(end, held.timeline)) held.report('KW048', place, what, `it may go ${whenText(end)}`);
}

const NEXT_STAGES: Readonly<Record<string, readonly string[]>> = {
  ALPHA: ['ALPHA', 'BETA', 'GA', 'DEPRECATED'],
  BETA: ['BETA', 'GA', 'DEPRECATED'],
  GA: ['GA', 'DEPRECATED'],
  DEPRECATED: ['DEPRECATED'],
};
const ON: Readonly<Record<string, boolean | undefined>> = { ALPHA: false, BETA: true, GA: true };

function compareGate(name: string, before: SettingEntry | undefined, gate: Setting<Gate>, held: Held): void {
  const { stage, default: on } = gate.source;
  if (before !== undefined && !NEXT_STAGES[before.stage]?.includes(stage))
    held.report(
      'KW048',
      at(gate, 'stage'),
      `the feature gate ${name} is ${stage} after it was ${before.stage} in release ${held.last}`,
      `a feature goes on or comes to an end; it may be ${(NEXT_STAGES[before.stage] ?? []).join(' or ')} in ${held.timeline.release}`,
    );
  // What was released so stays so until something about it changes.
  const isReleased = before?.stage === stage && equalJson(before.words.default, on);
  const wanted = ON[stage];
  if (isReleased || wanted === undefined || wanted === on) return;
  held.report(
    'KW048',
    at(gate, 'default'),
    `the feature gate ${name} is ${stage}, and ${on ? 'on' : 'off'} by default`,
    wanted
      ? `gates that are ${stage} are on, in ${held.timeline.release} already`
      : 'gates that are ALPHA are off; it may be on in the release that makes it BETA',
  );
}

/** Rules 9a and 9b: stable metrics live for a time, and for a time after their end was announced. */
function metricGone(name: string, { stage, introduced, deprecated }: SettingEntry, held: Held): void {
  const place = besides(held.settings.metrics, held);
  const what = `the metric ${name} of release ${held.last} is gone`;
  const life = METRIC_LIFE[stage] ?? NONE;
  const end = earliest(introduced, life, held.timeline);
  if (life.releases > 0 && !isDue(end, held.timeline))
    held.report('KW049', place, `a: ${what}`, `introduced in ${introduced}, it may go ${whenText(end)}`);
  const why = tooEarly(deprecated, METRIC_NOTICE[stage] ?? NONE, held, WORD);
  if (why !== undefined) held.report('KW049', place, `b: ${what}`, why);
}

function compareMetric(name: string, { stage, deprecated, words }: SettingEntry, metric: Setting<Metric>, held: Held): void {
  const { source } = metric;
  const late = backdated(source.deprecatedSince, deprecated, held, WORD);
  if (late !== undefined)
    held.report('KW049', at(metric, 'deprecatedSince'), `b: the metric ${name} is deprecated in ${source.deprecatedSince}`, late);
  if (stage !== 'STABLE') return;
  for (const [word, is, was] of [
    ['stability', source.stability, stage],
    ['type', source.type, words.type],
    ['labels', source.labels, words.labels],
  ] as const)
    if (!equalJson(is, was))
      held.report(
        'KW049',
        at(metric, word),
        `a: \`${word}\` of the stable metric ${name} is not what it was in release ${held.last}`,
        `add a metric of another name; this one may go ${tooEarly(source.deprecatedSince, METRIC_NOTICE.STABLE ?? NONE, held, WORD) ?? `in ${held.timeline.release}`}`,
      );
}
