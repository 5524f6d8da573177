/** Candidates for leases: the lease that one is for stays, and no program behaves as a version after its own. */
import type { LeaseCandidate } from '../../../generated/coordination/v1beta1/types.js';
import { type FieldError, invalidValue, required, toldLast } from '../../model/errors.js';
import { compareSemvers, readSemver, Semver } from '../../model/values/semver.js';
import { defineKind } from '../kind.js';
import { changedFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { electionFaults, OLDEST_EMULATION } from './election.js';

const NO_VERSION = 'must be a valid semantic version';
/** What a text stands for that is no version. */
const NOTHING = new Semver([0n, 0n, 0n], []);

function versionFaults({ binaryVersion, emulationVersion = '', strategy = '' }: LeaseCandidate['spec']): FieldError[] {
  const [binary, emulated] = [readSemver(binaryVersion), readSemver(emulationVersion)];
  const out: FieldError[] = [];
  if (binaryVersion !== '' && binary === undefined) out.push(invalidValue('spec.binaryVersion', binaryVersion, NO_VERSION));
  if (emulationVersion === '') {
    if (strategy === OLDEST_EMULATION)
      out.push(required('spec.emulationVersion', `must be specified when \`strategy\` is '${OLDEST_EMULATION}'`));
  } else if (emulated === undefined) out.push(invalidValue('spec.emulationVersion', emulationVersion, NO_VERSION));
  else if (binaryVersion !== '' && compareSemvers(binary ?? NOTHING, emulated) < 0)
    out.push(invalidValue('spec.binaryVersion', binaryVersion, 'must be greater than or equal to `emulationVersion`'));
  return out;
}

function faults({ spec }: LeaseCandidate): FieldError[] {
  const { strategy = '' } = spec;
  return [...versionFaults(spec), ...(strategy === '' ? [] : electionFaults('spec.strategy', strategy))];
}

export const leaseCandidate = defineKind<LeaseCandidate>({
  resource: 'leasecandidates.coordination.{groupDomain}',
  strategy: {
    validate: faults,
    validateUpdate: (object, old) => [
      ...faults(object),
      ...toldLast(changedFaults('spec.leaseName', object.spec.leaseName, old.spec.leaseName)),
    ],
    cells: (object, { now }) => {
      const { leaseName, binaryVersion, emulationVersion = '' } = object.spec;
      return [nameOf(object), leaseName, binaryVersion, emulationVersion, ageOf(object, now)];
    },
  },
});
