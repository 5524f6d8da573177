/** Revisions of a workload's template, each kept as an object, so that a rollout can be undone. */
import type { ControllerRevision } from '../../../../generated/apps/v1/types.js';
import type { PodTemplateSpec } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import { sameValue } from '../../../model/json/json.js';
import { unchanged } from '../../cluster-controller.js';
import type { Client } from '../../framework/client.js';
import type { Informer } from '../../framework/informer.js';
import { written } from '../written.js';
import { controlledBy, type Owner, referenceTo } from './ownership.js';
import { templateHash } from './template-hash.js';

export const REVISIONS = 'controllerrevisions.apps';

/** The label of pods and revisions that tells which belong together. */
export const REVISION_HASH = 'controller-revision-hash';

/** What a revision keeps: a patch that brings the template back. */
const dataOf = (template: PodTemplateSpec): Record<string, unknown> => ({ spec: { template: { ...template, $patch: 'replace' } } });

const numberOf = ({ revision }: Readonly<ControllerRevision>): number => Number(revision);

export const hashOf = ({ metadata }: Readonly<ControllerRevision>): string => metadata.labels?.[REVISION_HASH] ?? metadata.name ?? '';

/** The revisions of a workload, the oldest first. */
export const revisionsOf = (revisions: Informer<ControllerRevision>, uid: string | undefined): Readonly<ControllerRevision>[] =>
  controlledBy(revisions, uid).toSorted((a, b) => numberOf(a) - numberOf(b));

/** `named`: whether pods are told the whole name of their revision, or its hash alone. */
interface Versioned {
  readonly owner: Owner;
  readonly template: PodTemplateSpec;
  readonly collisions: number;
  readonly named: boolean;
}

/** Sees to it that the newest revision is that of the template. Gives it, or undefined where it has just been changed. */
export async function newestRevision(
  { owner, template, collisions, named }: Versioned,
  revisions: Informer<ControllerRevision>,
  client: Client,
): Promise<Readonly<ControllerRevision> | undefined> {
  const known = revisionsOf(revisions, owner.metadata.uid);
  const data = dataOf(template);
  const same = known.findLast((revision) => sameValue(revision.data, data));
  const last = known.at(-1);
  if (same !== undefined && same === last) return same;
  const resource = client.resource<ControllerRevision>(REVISIONS);
  const revision = (last === undefined ? 0 : numberOf(last)) + 1;
  const { namespace = '', name: ownName } = owner.metadata;
  if (same !== undefined) {
    await written(resource.update({ ...same, revision }));
    return undefined;
  }
  const hash = templateHash(template, collisions);
  const name = `${ownName}-${hash}`;
  const labels = { ...template.metadata.labels, [REVISION_HASH]: named ? name : hash };
  const metadata = { namespace, name, labels, ownerReferences: [referenceTo(owner)] };
  await written(resource.create({ metadata, data, revision } as Draft<ControllerRevision>));
  return revisions.get(namespace, name);
}

/** Deletes the oldest revisions beyond those that are kept, but none that is used. */
export async function cleanUp(
  known: readonly Readonly<ControllerRevision>[],
  used: ReadonlySet<string>,
  limit: number,
  client: Client,
): Promise<void> {
  const unused = known.filter((revision) => !used.has(hashOf(revision)));
  for (const { metadata } of unused.slice(0, Math.max(0, unused.length - limit)))
    await written(client.resource(REVISIONS).delete(metadata.namespace ?? '', metadata.name ?? '', { preconditions: unchanged(metadata) }));
}

/** The template that a revision keeps. */
export function templateOf({ data }: Readonly<ControllerRevision>): PodTemplateSpec | undefined {
  const { spec } = (data ?? {}) as { readonly spec?: { readonly template?: PodTemplateSpec & { readonly $patch?: string } } };
  if (spec?.template === undefined) return undefined;
  const { $patch: _, ...template } = spec.template;
  return template;
}
