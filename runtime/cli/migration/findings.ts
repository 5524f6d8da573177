/** What is told of objects that a release deprecates or does not have, for people and as JSON. */
import { isObject } from '../../model/json/json.js';
import type { JsonObject } from '../../model/object.js';
import type { ManifestFault, Place } from './manifests.js';
import type { KnownVersion, Successors } from './successors.js';

export interface Finding extends Partial<Place> {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  /** Of a live server: who writes the object so. */
  readonly by?: string;
  readonly state: 'deprecated' | 'removed' | 'later';
  /** The release since which it is so. */
  readonly since: string;
  /** The release that removes it, if one is known. */
  readonly removed?: string;
  /** What takes its place, as in apps/v1/Deployment. */
  readonly replacement?: string;
  readonly notes: readonly string[];
}

export interface About {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

export function aboutObject({ apiVersion, kind, metadata }: JsonObject): About {
  const { namespace = '', name = '', generateName = '' } = isObject(metadata) ? metadata : {};
  return { apiVersion: String(apiVersion), kind: String(kind), namespace: String(namespace), name: String(name) || String(generateName) };
}

/** What a release says of an object in a version; undefined where nothing is wrong with it, and for kinds that are not known. */
export function findingOf(about: About, successors: Successors): Finding | undefined {
  const known = successors.find(about.apiVersion, about.kind);
  if (known === undefined) return undefined;
  const age = successors.ageOf(known);
  if (age === 'current') return undefined;
  const { introduced = '', deprecated, removed } = known.version.lifetime;
  const replacement = replacementText(known, successors);
  return {
    ...about,
    state: age,
    since: (age === 'later' ? introduced : age === 'removed' ? removed : deprecated) ?? '',
    ...(age === 'later' || removed === undefined ? {} : { removed }),
    ...(replacement === undefined || age === 'later' ? {} : { replacement }),
    notes: age === 'later' ? [] : successors.changesOf(known),
  };
}

function replacementText(known: KnownVersion, successors: Successors): string | undefined {
  const successor = successors.successorOf(known);
  if (successor !== undefined) return `${successor.apiVersion}/${successor.version.kind}`;
  const { replacement } = known.version.lifetime;
  // What the release does not have is no place to go.
  const [apiVersion, kind] = [
    replacement?.slice(0, replacement.lastIndexOf('/')) ?? '',
    replacement?.slice(replacement.lastIndexOf('/') + 1) ?? '',
  ];
  const named = successors.find(apiVersion, kind);
  return named === undefined || ['current', 'deprecated'].includes(successors.ageOf(named)) ? replacement : undefined;
}

export const placeText = ({ file, line }: Partial<Place>): string => (file === undefined ? '' : `${file}:${line}: `);

const nameText = ({ kind, namespace, name }: About): string => `${kind} ${namespace === '' ? '' : `${namespace}/`}${name}`.trim();

const STATES = {
  deprecated: ({ since, removed }: Finding) =>
    `is deprecated since ${since}${removed === undefined ? '' : `, and gone from ${removed} on`}`,
  removed: ({ since }: Finding) => `is gone since ${since}`,
  later: ({ since }: Finding) => `is there from ${since} on`,
} as const;

/** Lines for people: the place, what it is, and what to do. */
export function findingText(finding: Finding): string {
  const { apiVersion, state, replacement, notes, by } = finding;
  const use =
    state === 'later'
      ? ''
      : replacement === undefined
        ? '; nothing takes its place'
        : `; use ${replacement.slice(0, replacement.lastIndexOf('/'))}`;
  const writer = by === undefined ? '' : ` (written so by ${by})`;
  return [
    `${placeText(finding)}${nameText(finding)}: ${apiVersion} ${STATES[state](finding)}${use}${writer}`,
    ...notes.map((note) => `    ${note}`),
  ].join('\n');
}

export const faultText = (fault: ManifestFault): string => `${placeText(fault)}${fault.why}`;

/** Exit codes of lint and convert. */
export const CLEAN = 0;
export const FOUND = 1;
export const UNREADABLE = 2;
