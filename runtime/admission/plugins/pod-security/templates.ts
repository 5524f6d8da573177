/** The kinds whose objects are pods, or make pods from a template. */
import type { Pod, PodTemplateSpec } from '../../../../generated/core/v1/types.js';
import type { ApiObject } from '../../../model/object.js';
import { typed } from '../../../model/object.js';
import type { RequestTarget } from '../../request.js';
import { type CheckedPod, checkedPod } from './check.js';

/** An object with its template at one of the places where kinds have it. */
interface Templated extends ApiObject {
  readonly template?: PodTemplateSpec;
  readonly spec?: {
    readonly template?: PodTemplateSpec | null;
    readonly jobTemplate?: { readonly spec?: { readonly template?: PodTemplateSpec } };
  };
}

type Find = (object: Templated) => PodTemplateSpec | null | undefined;

const inSpec: Find = ({ spec }) => spec?.template;

/** By group and plural name. */
const TEMPLATES: ReadonlyMap<string, Find> = new Map([
  ['/podtemplates', ({ template }) => template],
  ['/replicationcontrollers', inSpec],
  ['apps/replicasets', inSpec],
  ['apps/deployments', inSpec],
  ['apps/statefulsets', inSpec],
  ['apps/daemonsets', inSpec],
  ['batch/jobs', inSpec],
  ['batch/cronjobs', ({ spec }) => spec?.jobTemplate?.spec?.template],
]);

const templateIn = ({ group, resource }: RequestTarget): Find | undefined => TEMPLATES.get(`${group}/${resource}`);

export const makesPods = (target: RequestTarget): boolean => templateIn(target) !== undefined;

/** What the pods of an object will be; undefined where it has no template. */
export function templateOf(target: RequestTarget, object: ApiObject): CheckedPod | undefined {
  const template = templateIn(target)?.(typed<Templated>(object));
  return template?.spec === undefined ? undefined : checkedPod(template.metadata?.annotations, template.spec);
}

export const podIn = ({ metadata, spec }: Pod): CheckedPod => checkedPod(metadata.annotations, spec);
