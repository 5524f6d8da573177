/** Stages: what containers go through, and which container has which. */
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { LabelSelector } from '../../../model/selectors/selectors.js';

/** Times are in milliseconds. */
export interface Stage {
  readonly matches: (place: ContainerPlace) => boolean;
  readonly pull: number;
  readonly pullFault: string | undefined;
  /** Infinity where the image can never be pulled. */
  readonly pullFaultFor: number;
  readonly start: number;
  /** Infinity for a container that is never ready. */
  readonly ready: number;
  /** Infinity for a container that does not end; undefined leaves it to the restart policy of the pod. */
  readonly run: number | undefined;
  readonly exitCode: number;
  readonly reason: string | undefined;
  readonly message: string | undefined;
  /** Runs of a container that the stage is for. */
  readonly times: number;
  readonly stop: number;
}

/** A container of a pod, and how often it has been started again. */
interface ContainerPlace {
  readonly pod: Readonly<Pod>;
  readonly container: { readonly name: string; readonly image?: string };
  readonly restarts: number;
}

/** What a container and its pod must be like; members that are absent hold for all. */
export interface StageMatch {
  readonly namespace?: string;
  readonly pod?: string;
  readonly owner?: string;
  readonly node?: string;
  readonly container?: string;
  readonly image?: string;
  readonly labels?: LabelSelector;
}

/** A container that no stage matches starts at once. */
const USUAL: Stage = {
  matches: () => true,
  pull: 0,
  pullFault: undefined,
  pullFaultFor: Number.POSITIVE_INFINITY,
  start: 0,
  ready: 0,
  run: undefined,
  exitCode: 0,
  reason: undefined,
  message: undefined,
  times: Number.POSITIVE_INFINITY,
  stop: 0,
};

/** Whether a text has the form of a pattern, in which a star stands for any letters. Takes time in proportion to the text, for each star. */
export function hasForm(text: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

const ownerOf = ({ metadata }: Readonly<Pod>): string =>
  (metadata.ownerReferences ?? []).find(({ controller }) => controller === true)?.kind ?? '';

/** The test of a match. */
export function matcher({ labels, ...patterns }: StageMatch): Stage['matches'] {
  return ({ pod, container }) => {
    const texts = {
      namespace: pod.metadata.namespace ?? '',
      pod: pod.metadata.name ?? '',
      owner: ownerOf(pod),
      node: pod.spec.nodeName ?? '',
      container: container.name,
      image: container.image ?? '',
    };
    return (
      Object.entries(patterns).every(([name, pattern]) => hasForm(texts[name as keyof typeof texts], pattern)) &&
      (labels === undefined || labels.matches(pod.metadata.labels))
    );
  };
}

/** The stage of a container: the first that matches it and is not over. */
export const stageOf = (stages: readonly Stage[], place: ContainerPlace): Stage =>
  stages.find((stage) => place.restarts < stage.times && stage.matches(place)) ?? USUAL;
