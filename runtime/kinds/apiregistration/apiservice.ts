/** API services: named by version and group, served here or by a service of the cluster. */

import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { formatFaults, isAbsent } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, nameOf, text } from '../shown.js';

function trustFaults(spec: Fields): FieldError[] {
  const authority = text(spec.caBundle);
  const insecure = spec.insecureSkipTLSVerify === true;
  const field = 'spec.insecureSkipTLSVerify';
  if (isAbsent(spec.service)) {
    const bytes = Buffer.from(authority, 'base64').length;
    return [
      ...(authority === '' ? [] : [invalidValue('spec.caBundle', `${bytes} bytes`, 'local APIServices may not have a caBundle')]),
      ...(insecure ? [invalidValue(field, true, 'local APIServices may not have insecureSkipTLSVerify')] : []),
    ];
  }
  return insecure && authority !== '' ? [invalidValue(field, true, 'may not be true if caBundle is present')] : [];
}

function faults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const [group, version] = [text(spec.group), text(spec.version)];
  const name = `${version}.${group}`;
  const groupFaults =
    group !== ''
      ? formatFaults('dns-subdomain', 'spec.group', group)
      : version === 'v1'
        ? []
        : [required('spec.group', 'only v1 may have an empty group and it better be legacy kube')];
  return [
    ...(nameOf(object) === name
      ? []
      : [invalidValue('metadata.name', nameOf(object), `must be \`spec.version+"."+spec.group\`: ${JSON.stringify(name)}`)]),
    ...groupFaults,
    ...formatFaults('dns-1035-label', 'spec.version', version),
    ...trustFaults(spec),
  ];
}

const AVAILABLE = 'Available';

export const apiService = defineKind<ApiObject>({
  resource: 'apiservices.apiregistration.{groupDomain}',
  strategy: {
    // What has no backend is served here, and so is available from the start.
    prepareForCreate(object, { now }) {
      if (!isAbsent(fieldsOf(object.spec).service)) return;
      object.status = {
        conditions: [
          { type: AVAILABLE, status: 'True', lastTransitionTime: now, reason: 'Local', message: 'Local APIServices are always available' },
        ],
      };
    },
    validate: faults,
    validateUpdate: (object, _old, { subresource }) => (subresource === 'status' ? [] : faults(object)),
    cells(object, { now }) {
      const { service } = fieldsOf(object.spec);
      const { namespace, name } = fieldsOf(service);
      const available = listOf(fieldsOf(object.status).conditions).find((c) => c.type === AVAILABLE);
      const [state, reason] = [text(available?.status, 'Unknown'), text(available?.reason)];
      return [
        nameOf(object),
        isAbsent(service) ? 'Local' : `${text(namespace)}/${text(name)}`,
        state === 'True' || reason === '' ? state : `${state} (${reason})`,
        ageOf(object, now),
      ];
    },
  },
});
