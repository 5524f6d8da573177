/** Pods take overhead, node selector and tolerations from their runtime class, and may not contradict it. */

import type { ServerParts } from '../../http/server-parts.js';
import { type Fields, fieldsOf, listOf, text } from '../../kinds/shown.js';
import { forbidden } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { compareQuantities } from '../../model/quantity.js';
import { sameValue } from '../../model/same.js';
import { group } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';
import type { AdmissionRequest } from '../request.js';

const isNewPod = ({ operation, group: of, resource, subresource }: AdmissionRequest): boolean =>
  operation === 'CREATE' && of === '' && resource === 'pods' && subresource === '';

const refused = (shownName: string, why: string): Error => forbidden({ group: '', name: 'pods' }, shownName, why);

const sameAmounts = (a: Fields, b: Fields): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => a[name] !== undefined && b[name] !== undefined && compareQuantities(a[name], b[name]) === 0,
  );

/** Whether whatever the second tolerates, the first does too. */
function covers(wide: Fields, narrow: Fields): boolean {
  if (sameValue(wide, narrow)) return true;
  const [key, operator, effect] = [text(wide.key), text(wide.operator, 'Equal'), text(wide.effect)];
  if (key !== text(narrow.key) && (key !== '' || operator !== 'Exists')) return false;
  if (effect !== '' && effect !== text(narrow.effect)) return false;
  if (effect === 'NoExecute' && typeof wide.tolerationSeconds === 'number')
    if (typeof narrow.tolerationSeconds !== 'number' || narrow.tolerationSeconds > wide.tolerationSeconds) return false;
  return operator === 'Exists' || (text(narrow.operator, 'Equal') === 'Equal' && text(wide.value) === text(narrow.value));
}

/** All tolerations but those that another one covers; of equal ones the first stays. */
const joined = (all: readonly Fields[]): Fields[] =>
  all.filter((one, i) => !all.some((other, j) => j !== i && covers(other, one) && (j < i || !sameValue(one, other))));

function joinedSelector(pod: Fields, ofClass: Fields, shownName: string): Fields {
  for (const [name, value] of Object.entries(ofClass))
    if (pod[name] !== undefined && pod[name] !== value)
      throw refused(
        shownName,
        `conflict: runtimeClass.scheduling.nodeSelector[${name}] = ${text(value)}; pod.spec.nodeSelector[${name}] = ${text(pod[name])}`,
      );
  return { ...pod, ...ofClass };
}

export function runtimeClass({ registry, environment }: ServerParts): AdmissionPlugin {
  const id = `runtimeclasses.${group('node')}`;
  const classes = registry.has(id) ? registry.byId(id) : undefined;
  const classOf = async (spec: Fields, shownName: string): Promise<ApiObject | undefined> => {
    const name = text(spec.runtimeClassName);
    if (name === '' || classes === undefined) return undefined;
    await classes.ready(classes.forms.version(classes.definition.hub));
    const found = classes.find('', name);
    if (found === undefined) throw refused(shownName, `pod rejected: RuntimeClass ${JSON.stringify(name)} not found`);
    return classes.readable(found);
  };
  return {
    name: 'RuntimeClass',
    async admit(request) {
      const { object, shownName } = request;
      if (object === undefined || !isNewPod(request)) return;
      const spec = fieldsOf(object.spec);
      const found = await classOf(spec, shownName);
      if (found === undefined) return;
      const settled: Record<string, unknown> = { ...spec };
      if (environment.enabled('PodOverhead') && found.overhead !== undefined) {
        const overhead = fieldsOf(fieldsOf(found.overhead).podFixed);
        if (spec.overhead !== undefined && !sameAmounts(fieldsOf(spec.overhead), overhead))
          throw refused(shownName, "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead");
        settled.overhead = { ...overhead };
      }
      const { nodeSelector, tolerations } = fieldsOf(found.scheduling);
      if (nodeSelector !== undefined) settled.nodeSelector = joinedSelector(fieldsOf(spec.nodeSelector), fieldsOf(nodeSelector), shownName);
      if (tolerations !== undefined) settled.tolerations = structuredClone(joined([...listOf(spec.tolerations), ...listOf(tolerations)]));
      object.spec = settled;
    },
    async validate(request) {
      const { object, shownName } = request;
      if (object === undefined || !isNewPod(request) || !environment.enabled('PodOverhead')) return;
      const spec = fieldsOf(object.spec);
      if (spec.overhead === undefined || (await classOf(spec, shownName))?.overhead !== undefined) return;
      throw refused(shownName, 'pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead');
    },
  };
}
