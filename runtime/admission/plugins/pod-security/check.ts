/** Checks of pods against a level of the standards: how they are described, and how they are run. */

import type { Container, PodSpec } from '../../../../generated/core/v1/types.js';
import { cut } from '../../../model/abridged.js';
import type { Turn } from '../../../model/definition/settled.js';
import type { Words } from '../../../model/values/words.js';
import type { LevelAndVersion, Version } from './levels.js';

/** A pod, or the template of one. */
export interface CheckedPod {
  readonly annotations: Readonly<Record<string, string>>;
  readonly spec: PodSpec;
  /** Init containers, containers, and those that were added later. */
  readonly containers: readonly Pick<
    Container,
    'name' | 'securityContext' | 'ports' | 'livenessProbe' | 'readinessProbe' | 'startupProbe' | 'lifecycle'
  >[];
}

export type CheckedContainer = CheckedPod['containers'][number];

/** What a pod breaks: in few words, and in detail. */
export interface Violation {
  readonly reason: string;
  readonly detail: string;
}

export interface CheckContext {
  readonly words: Words;
  /** The version of the standards, as a minor. */
  readonly version: number;
  /** Whether AppArmor profiles are told by fields, too. */
  readonly appArmorFields: boolean;
  /** Whether users of pods that have their own namespace of users may be what they are not elsewhere. */
  readonly ownUsers: boolean;
}

export interface Check {
  readonly id: string;
  /** The first version of the standards, as a minor, that has the check. */
  readonly since: number;
  /** The id of the less strict check that this one stands for. */
  readonly replaces?: string;
  judge(pod: CheckedPod, context: CheckContext): Violation | undefined;
}

export const plural = (one: string, several: string, count: number): string => (count === 1 ? one : several);
export const quoted = (texts: readonly string[]): string => texts.map((text) => JSON.stringify(text)).join(', ');
export const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();

/** As in `container "a"` or `containers "a", "b"`. */
export const namedContainers = (names: readonly string[]): string => `${plural('container', 'containers', names.length)} ${quoted(names)}`;

/** As in `pod and container "a"`. */
export const setters = (pod: boolean, containers: readonly string[]): string =>
  [...(pod ? ['pod'] : []), ...(containers.length === 0 ? [] : [namedContainers(containers)])].join(' and ');

export const namesOf = (containers: readonly CheckedContainer[]): string[] => containers.map(({ name }) => name);

/** Whether the users of the pod are others on its node, so that what they may do in it is no harm there. */
export const hasOwnUsers = ({ spec }: CheckedPod, { ownUsers, version }: CheckContext): boolean =>
  spec.hostUsers === false && (ownUsers || version >= OWN_USERS);

/** The version of the standards from which on pods with users of their own are judged otherwise. */
const OWN_USERS = 35;

export function checkedPod(annotations: Readonly<Record<string, string>> | undefined, spec: PodSpec): CheckedPod {
  const { initContainers, containers, ephemeralContainers } = spec;
  return {
    annotations: annotations ?? {},
    spec,
    containers: [...(initContainers ?? []), ...(containers ?? []), ...(ephemeralContainers ?? [])],
  };
}

const inOrder = (a: Check, b: Check): number => (a.id < b.id ? -1 : 1);

export class Checks {
  readonly #baseline: readonly Check[];
  readonly #restricted: readonly Check[];

  constructor(
    { baseline, restricted }: { readonly baseline: readonly Check[]; readonly restricted: readonly Check[] },
    /** The minor of the newest standards that the server knows. */
    private readonly newest: number,
    private readonly context: Omit<CheckContext, 'version'>,
  ) {
    this.#baseline = [...baseline].sort(inOrder);
    this.#restricted = [...restricted].sort(inOrder);
  }

  /** All that the pod breaks; nothing where it is as it should be. Each check goes over all containers, in a turn of its own. */
  async violations(pod: CheckedPod, { level, version }: LevelAndVersion, turn: Turn): Promise<readonly Violation[]> {
    if (level === 'privileged') return [];
    const at = this.#minor(version);
    const strict = level === 'restricted' ? this.#restricted.filter(({ since }) => since <= at) : [];
    const replaced = new Set(strict.map(({ replaces }) => replaces));
    const all = [...this.#baseline.filter(({ id, since }) => since <= at && !replaced.has(id)), ...strict];
    const context = { ...this.context, version: at };
    const found: Violation[] = [];
    for (const check of all) {
      await turn();
      const violation = check.judge(pod, context);
      if (violation !== undefined) found.push(violation);
    }
    return found;
  }

  /** Whether the version is one that the server does not know yet. */
  isFuture(version: Version): boolean {
    return version !== 'latest' && version > this.newest;
  }

  #minor(version: Version): number {
    return version === 'latest' ? this.newest : Math.min(version, this.newest);
  }
}

/** What is broken and by what, cut where a pod has a great many containers. */
export const inDetail = (violations: readonly Violation[]): string =>
  violations.map(({ reason, detail }) => `${reason} (${cut(detail)})`).join(', ');
export const inShort = (violations: readonly Violation[]): string => violations.map(({ reason }) => reason).join(', ');
