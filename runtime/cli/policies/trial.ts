/** Objects that policies are tried out on, and what came of it, as people are told. */
import { COST_LIMITS } from '../../admission/plugins/expressions/limits.js';
import type { ExpressionPlace } from '../../admission/plugins/expressions/programs.js';
import type { Judged } from '../../admission/plugins/policies/judged.js';
import { lineDifference } from '../../model/values/line-difference.js';
import { placeText } from '../migration/findings.js';
import type { FoundObject, Place } from '../migration/manifests.js';

export interface Trial {
  readonly release: string;
  /** Policies, their bindings and their parameters. */
  readonly policies: readonly FoundObject[];
  /** What else is there, such as namespaces. */
  readonly around: readonly FoundObject[];
  readonly objects: readonly FoundObject[];
  /** Who creates the objects; an administrator where it is undefined. */
  readonly user: { readonly name: string; readonly groups: readonly string[] } | undefined;
}

/** What policies say of an object. */
export interface Verdict extends Place {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly said: readonly Judged[];
  /** Why the object could not be created, whether policies or its own rules refuse it; undefined where it could. */
  readonly refused: string | undefined;
}

/** What is wrong with a policy, or with what goes with it. */
export interface Remark extends Place {
  readonly kind: string;
  readonly name: string;
  readonly why: string;
}

export interface Tried {
  /** What no server takes: expressions may not compile. */
  readonly unusable: readonly Remark[];
  /** What servers take, and what most likely is not meant so. */
  readonly doubts: readonly Remark[];
  readonly verdicts: readonly Verdict[];
}

export const isRefused = ({ refused }: Verdict): boolean => refused !== undefined;

export const unusableText = ({ kind, name, why, ...place }: Remark): string => `${placeText(place)}${kind} ${name} cannot be used: ${why}`;

export const doubtText = ({ kind, name, why, ...place }: Remark): string =>
  `${placeText(place)}${kind} ${name} is doubtful: ${why.trim().split('\n').join('\n    ')}`;

/** Lines about an object: each policy with what it says, what it changes and what that costs. */
export function trialText({ kind, name, namespace, said, refused, ...place }: Verdict): string {
  const head = `${placeText(place)}${kind} ${namespace === undefined ? name : `${namespace}/${name}`}`;
  const byPolicies = said.some(({ objections }) => objections.some(({ actions }) => actions.includes('Deny')));
  return [
    head,
    ...(said.length === 0 ? ['  no policy is about it'] : said.flatMap(linesOf)),
    ...(refused === undefined || byPolicies ? [] : [`  refused, but by no policy: ${refused}`]),
  ].join('\n');
}

function linesOf({ policy, binding, params, matches, objections, notes = {}, change, spent }: Judged): string[] {
  const { name = '', namespace = '' } = params?.metadata ?? {};
  const given = params === undefined ? '' : ` with ${namespace === '' ? name : `${namespace}/${name}`}`;
  const who = `  ${policy}${binding === undefined ? '' : ` (${binding}${given})`}`;
  const costs = `cost ${spent.rules} of ${COST_LIMITS.rules}${spent.conditions === 0 ? '' : `, of conditions ${spent.conditions} of ${COST_LIMITS.conditions}`}`;
  if (!matches) return [`${who}: its conditions do not hold; ${costs}`];
  const words = objections.flatMap(({ message, reason, actions }) =>
    actions.map((action) => `${SAID[action] ?? action} (${reason}): ${message}`),
  );
  const changes = change === undefined ? [] : lineDifference(laidOut(change.before), laidOut(change.after)).trimEnd().split('\n');
  return [
    `${who}: ${words.length > 0 ? words.join('; ') : change === undefined ? 'allowed' : 'changed'}; ${costs}`,
    ...objections.flatMap(({ place }) =>
      place === undefined ? [] : [`    at line ${place.line}, column ${place.column}: ${lineOf(place)}`],
    ),
    ...Object.entries(notes).map(([key, value]) => `    audited ${key}: ${value}`),
    ...changes.map((line) => `    ${line}`),
  ];
}

const lineOf = ({ expression, line }: ExpressionPlace): string => (expression.split('\n')[line - 1] ?? '').trim();

const SAID: Readonly<Record<string, string>> = { Deny: 'denied', Warn: 'warned', Audit: 'audited' };

/** JSON with a line for each value. */
const laidOut = (json: string): string => `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`;
