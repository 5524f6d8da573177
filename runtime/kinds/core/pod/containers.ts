/** Which container of a pod a request means. */
import type { Pod } from '../../../../generated/core/v1/types.js';
import { badRequest } from '../../../model/errors.js';
import { nameOf } from '../../shown.js';

/** The container that is asked for, or the only one. Throws 400 where there is no such one, or it is not clear which. */
export function containerOf(pod: Pod, asked: string): string {
  const { initContainers = [], containers, ephemeralContainers = [] } = pod.spec;
  const all = [...initContainers, ...(containers ?? []), ...ephemeralContainers].map((c) => c.name);
  const name = nameOf(pod);
  if (asked !== '') {
    if (!all.includes(asked)) throw badRequest(`container ${asked} is not valid for pod ${name}`);
    return asked;
  }
  const [only, ...more] = containers ?? [];
  if (only === undefined) throw badRequest(`a container name must be specified for pod ${name}`);
  if (more.length > 0) throw badRequest(`a container name must be specified for pod ${name}, choose one of: [${all.join(' ')}]`);
  return only.name;
}
