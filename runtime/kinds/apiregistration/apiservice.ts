/** API services: each is named by its version and group, and served by this server or by a service of the cluster. */
import type { APIService, APIServiceSpec } from '../../../generated/apiregistration/v1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOf } from '../../model/values/formats.js';
import type { RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';

/** Faults of whom a service is trusted by; one that this server is has no authority. */
function trustFaults({ service, caBundle: authority = '' }: APIServiceSpec, declared: DeclaredFaults): FieldError[] {
  const bytes = Buffer.from(authority, 'base64').length;
  return [
    ...(service === undefined && authority !== ''
      ? [invalidValue('spec.caBundle', `${bytes} bytes`, 'local APIServices may not have a caBundle')]
      : []),
    ...declared.take('spec.insecureSkipTLSVerify'),
  ];
}

/** Faults of a name that is not the one a service must have; a missing one, or one that is none at all, is refused anyway. */
const nameFaults = (field: string, given = '', wanted: string): FieldError[] =>
  given === '' || given === wanted || faultsOf('path-segment', given).length > 0
    ? []
    : [invalidValue(field, given, `must be \`spec.version+"."+spec.group\`: ${JSON.stringify(wanted)}`)];

function faults(object: APIService, { declared }: RuleContext): FieldError[] {
  const { group = '', version = '' } = object.spec;
  const name = `${version}.${group}`;
  return [
    ...nameFaults('metadata.name', object.metadata.name, name),
    ...nameFaults('metadata.generateName', object.metadata.generateName, name),
    ...declared.take('spec.group'),
    ...formatFaults('dns-1035-label', 'spec.version', version),
    ...trustFaults(object.spec, declared),
  ];
}

const AVAILABLE = 'Available';

export const apiService = defineKind<APIService>({
  resource: 'apiservices.apiregistration.{groupDomain}',
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
    statusOwnsNoMetadata: true,
    // A service without a backend is served by this server, and so is available from the start.
    prepareForCreate(object, { now }) {
      if (object.spec.service !== undefined) return;
      object.status = {
        conditions: [
          { type: AVAILABLE, status: 'True', lastTransitionTime: now, reason: 'Local', message: 'Local APIServices are always available' },
        ],
      };
    },
    validate: faults,
    validateUpdate: (object, _old, context) => (context.subresource === 'status' ? [] : faults(object, context)),
    cells(object, { now }) {
      const { service } = object.spec;
      const available = object.status.conditions?.find((c) => c.type === AVAILABLE);
      const [state, reason] = [available?.status || 'Unknown', available?.reason ?? ''];
      return [
        nameOf(object),
        service === undefined ? 'Local' : `${service.namespace ?? ''}/${service.name ?? ''}`,
        state === 'True' || reason === '' ? state : `${state} (${reason})`,
        ageOf(object, now),
      ];
    },
  },
});
