/** The policy file of attribute based authorization: a JSON object a line, of either form. */
import { readFileSync } from 'node:fs';
import type { Policy, PolicySpec } from '../../../generated/abac.authorization/v1beta1/types.js';
import { type AttributePolicy, everybodyAuthenticated } from '../../auth/authorizers/abac.js';
import { ALL_AUTHENTICATED } from '../../auth/contract.js';
import { ConfigError, type ConfigReader, parseConfig } from '../../codec/config-file.js';
import type { Words } from '../../model/values/words.js';

const OLDER_FIELDS = ['user', 'group', 'readonly', 'resource', 'namespace'] as const;
const FIELDS = [...OLDER_FIELDS, 'apiGroup', 'nonResourcePath'] as const;
const ENVELOPE = ['apiVersion', 'kind', 'spec'] as const;

/** The policies in the order of their lines; empty ones and those that begin with `#` are passed over. Throws ConfigError with the fault of every line. */
export function readAbacPolicies(file: string, words: Words): AttributePolicy[] {
  const policies: AttributePolicy[] = [];
  const faults: string[] = [];
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((text, i) => {
      const line = text.trim();
      if (line === '' || line.startsWith('#')) return;
      try {
        policies.push(parseConfig(line, `${file}:${i + 1}`, (reader: ConfigReader<Policy>) => policyOf(reader, words)));
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
      }
    });
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return policies;
}

function policyOf(reader: ConfigReader<Policy>, words: Words): AttributePolicy {
  if (!ENVELOPE.some((name) => reader.member(name).isGiven)) return olderPolicy(reader.as<PolicySpec>());
  reader.only(ENVELOPE);
  reader.member('kind').oneOf(['Policy']);
  reader.member('apiVersion').oneOf([`${words.label('v1beta1', 'abac.authorization')}`]);
  reader.member('spec').only(FIELDS);
  return fieldsOf(reader.member('spec'));
}

const fieldsOf = (reader: ConfigReader<PolicySpec>): AttributePolicy => ({
  user: reader.member('user').text(),
  group: reader.member('group').text(),
  readonly: reader.member('readonly').truth(),
  namespace: reader.member('namespace').text(),
  resource: reader.member('resource').text(),
  apiGroup: reader.member('apiGroup').text(),
  nonResourcePath: reader.member('nonResourcePath').text(),
});

/** The form without a version: what is left out stands for everything, paths included where neither namespace nor resource is named. */
function olderPolicy(reader: ConfigReader<PolicySpec>): AttributePolicy {
  reader.only(OLDER_FIELDS);
  const { namespace, resource, ...given } = fieldsOf(reader);
  return everybodyAuthenticated({
    ...given,
    group: given.user === '' && given.group === '' ? ALL_AUTHENTICATED : given.group,
    namespace: namespace || '*',
    resource: resource || '*',
    apiGroup: '*',
    nonResourcePath: namespace === '' && resource === '' ? '*' : '',
  });
}
