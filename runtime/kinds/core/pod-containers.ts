/** Which container of a pod a request means. */
import { badRequest } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';

/** The container that is asked for, or the only one. Throws 400 where there is no such one, or it is not clear which. */
export function containerOf(pod: ApiObject, asked: string): string {
  const spec = fieldsOf(pod.spec);
  const all: Fields[] = ['initContainers', 'containers', 'ephemeralContainers'].flatMap((field) => listOf(spec[field]));
  const name = pod.metadata.name ?? '';
  if (asked !== '') {
    if (!all.some((c) => c.name === asked)) throw badRequest(`container ${asked} is not valid for pod ${name}`);
    return asked;
  }
  const [only, ...more] = listOf(spec.containers);
  if (only === undefined) throw badRequest(`a container name must be specified for pod ${name}`);
  if (more.length > 0)
    throw badRequest(`a container name must be specified for pod ${name}, choose one of: [${all.map((c) => text(c.name)).join(' ')}]`);
  return text(only.name);
}
