/** Candidates for leases: the lease that one is for stays, and no program behaves as a version after its own. */
import type { LeaseCandidate } from '../../../generated/coordination/v1beta1/types.js';
import { type FieldError, invalidValue, toldLast } from '../../model/errors.js';
import { compareSemvers, readSemver, Semver } from '../../model/values/semver.js';
import type { RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { changedFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { electionFaults } from './election.js';

/** What a text stands for that is no version. */
const NOTHING = new Semver([0n, 0n, 0n], []);

/** The fault of a program that behaves as a version after its own, which is judged by what a malformed version of its own stands for. */
function versionFaults({ binaryVersion, emulationVersion = '' }: LeaseCandidate['spec']): FieldError[] {
  const emulated = readSemver(emulationVersion);
  if (emulated === undefined || binaryVersion === '' || compareSemvers(readSemver(binaryVersion) ?? NOTHING, emulated) >= 0) return [];
  return [invalidValue('spec.binaryVersion', binaryVersion, 'must be greater than or equal to `emulationVersion`')];
}

function faults({ spec }: LeaseCandidate, { declared }: RuleContext): FieldError[] {
  const { strategy = '' } = spec;
  return [
    ...declared.take('spec', 'binaryVersion', 'emulationVersion'),
    ...versionFaults(spec),
    ...(strategy === '' ? [] : electionFaults('spec.strategy', strategy)),
  ];
}

export const leaseCandidate = defineKind<LeaseCandidate>({
  resource: 'leasecandidates.coordination.{groupDomain}',
  strategy: {
    validate: faults,
    validateUpdate: (object, old, context) => [
      ...faults(object, context),
      ...toldLast(changedFaults('spec.leaseName', object.spec.leaseName, old.spec.leaseName)),
    ],
    cells: (object, { now }) => {
      const { leaseName, binaryVersion, emulationVersion = '' } = object.spec;
      return [nameOf(object), leaseName, binaryVersion, emulationVersion, ageOf(object, now)];
    },
  },
});
