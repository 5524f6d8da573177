/** Storage drivers: once made, only what tokens they get and how often they are called may change. */

import { duplicate, type FieldError, invalidValue, notSupported } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { choiceFaults, isAbsent, textsOf } from '../rules/values.js';
import { ageOf, fieldsOf, listOf, nameOf, orNone, text, UNSET } from '../shown.js';

const GROUP_POLICIES = ['File', 'None', 'ReadWriteOnceWithFSType'];
const MODES = ['Persistent', 'Ephemeral'];
const MIN_SECONDS = 600;
const MAX_SECONDS = 2 ** 32;

/** Fields that stay as they were made, in the order and by the names clients know. */
const LASTING: readonly (readonly [field: string, shown: string])[] = [
  ['attachRequired', 'attachedRequired'],
  ['fsGroupPolicy', 'fsGroupPolicy'],
  ['podInfoOnMount', 'podInfoOnMount'],
  ['volumeLifecycleModes', 'volumeLifecycleModes'],
  ['storageCapacity', 'storageCapacity'],
];

function tokenFaults(at: string, value: unknown): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(listOf(value), (request, i) => {
    const out: FieldError[] = [];
    const audience = text(request.audience);
    if (seen.has(audience)) out.push(duplicate(`${at}[${i}].audience`, audience));
    seen.add(audience);
    if (isAbsent(request.expirationSeconds)) return out;
    const field = `${at}[${i}].expirationSeconds`;
    const seconds = Number(request.expirationSeconds);
    if (seconds < MIN_SECONDS) out.push(invalidValue(field, seconds, 'may not specify a duration less than 10 minutes'));
    if (seconds > MAX_SECONDS) out.push(invalidValue(field, seconds, 'may not specify a duration larger than 2^32 seconds'));
    return out;
  });
}

function faults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  return [
    ...(isAbsent(spec.fsGroupPolicy) ? [] : choiceFaults('spec.fsGroupPolicy', spec.fsGroupPolicy, GROUP_POLICIES)),
    ...tokenFaults('spec.tokenRequests', spec.tokenRequests),
    ...textsOf(spec.volumeLifecycleModes)
      .filter((mode) => !MODES.includes(mode))
      .map((mode) => notSupported('spec.volumeLifecycleModes', mode, MODES)),
  ];
}

function updateFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [spec, before] = [fieldsOf(object.spec), fieldsOf(old.spec)];
  return [
    ...LASTING.filter(([field]) => !sameValue(spec[field], before[field])).map(([field, shown]) =>
      invalidValue(`spec.${shown}`, spec[field], 'field is immutable'),
    ),
    ...tokenFaults('spec.tokenRequests', spec.tokenRequests),
  ];
}

/** The first change to what may change counts as the first generation. */
function countChanges(object: ApiObject, old: ApiObject, _context: WriteContext): void {
  if (!sameValue(object.spec, old.spec)) object.metadata.generation = (old.metadata.generation ?? 0) + 1;
}

export const csiDriver = defineKind<ApiObject>({
  resource: 'csidrivers.storage.{groupDomain}',
  strategy: {
    prepareForUpdate: countChanges,
    validate: faults,
    validateUpdate: updateFaults,
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const audiences = listOf(spec.tokenRequests).map((t) => text(t.audience));
      return [
        nameOf(object),
        spec.attachRequired !== false,
        spec.podInfoOnMount === true,
        spec.storageCapacity === true,
        isAbsent(spec.tokenRequests) ? UNSET : audiences.join(','),
        spec.requiresRepublish === true,
        orNone(textsOf(spec.volumeLifecycleModes)),
        ageOf(object, now),
      ];
    },
  },
});
