/** Rules of ephemeral containers: they look into a pod, and have no part in its life. */
import { duplicate, type FieldError, forbiddenField, required, valueNotFound } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { sameValue } from '../../model/same.js';
import type { KindContext } from '../../resource/strategy.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { containersFaults } from './containers.js';
import { volumesOf } from './mounts.js';
import { isAbsent } from './values.js';

const NOT_OF_EPHEMERAL = ['ports', 'resources', 'livenessProbe', 'readinessProbe', 'startupProbe', 'lifecycle', 'volumeDevices'];
const REFUSED = 'cannot be set for an Ephemeral Container';

const isSet = (value: unknown): boolean =>
  !isAbsent(value) &&
  !(Array.isArray(value) && value.length === 0) &&
  !(typeof value === 'object' && Object.keys(value as object).length === 0);

function ephemeralContainersFaults(at: string, spec: Fields, context: KindContext): FieldError[] {
  const volumes = volumesOf(spec);
  const names = new Set([...listOf(spec.containers), ...listOf(spec.initContainers)].map((c) => text(c.name)));
  return faultsOfEach(listOf(spec.ephemeralContainers), (container, i) => {
    const field = `${at}[${i}]`;
    const [name, target] = [text(container.name), text(container.targetContainerName)];
    const out: FieldError[] = target !== '' && !names.has(target) ? [valueNotFound(`${field}.targetContainerName`, target)] : [];
    if (name === '') return [...out, required(field, 'ephemeralContainer requires a name')];
    out.push(...containersFaults(field, [container], volumes, context));
    if (names.has(name)) out.push(duplicate(`${field}.name`, name));
    names.add(name);
    for (const member of NOT_OF_EPHEMERAL) if (isSet(container[member])) out.push(forbiddenField(`${field}.${member}`, REFUSED));
    const parts = faultsOfEach(listOf(container.volumeMounts), (mount, j) =>
      ['subPath', 'subPathExpr']
        .filter((member) => text(mount[member]) !== '')
        .map((member) => forbiddenField(`${field}.volumeMounts[${j}].${member}`, REFUSED)),
    );
    return [...out, ...parts];
  });
}

/** What was added once stays as it is. */
function keptEphemeralFaults(at: string, spec: Fields, old: Fields): FieldError[] {
  const now = new Map(listOf(spec.ephemeralContainers).map((c) => [text(c.name), c]));
  return faultsOfEach(listOf(old.ephemeralContainers), (before) => {
    const name = JSON.stringify(text(before.name));
    const container = now.get(text(before.name));
    if (container === undefined) return [forbiddenField(at, `existing ephemeral containers ${name} may not be removed\n`)];
    return sameValue(container, before) ? [] : [forbiddenField(at, `existing ephemeral containers ${name} may not be changed`)];
  });
}

/** The faults of a change through the subresource. */
export const ephemeralChangeFaults = (spec: unknown, old: unknown, context: KindContext): FieldError[] => [
  ...ephemeralContainersFaults('spec.ephemeralContainers', fieldsOf(spec), context),
  ...keptEphemeralFaults('spec.ephemeralContainers', fieldsOf(spec), fieldsOf(old)),
];
