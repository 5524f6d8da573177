/** Which secrets a pod refers to, and which of them its service account lets it mount. */

import { type Fields, fieldsOf, listOf, text } from '../../kinds/shown.js';
import type { ApiObject } from '../../model/object.js';
import { label } from '../../model/words.js';

/** Fields of a pod that hold the reference to a secret. */
const REFERENCES = new Set(['secretRef', 'secretKeyRef', 'nodePublishSecretRef', 'imagePullSecrets']);

/** Whether a pod's spec, or anything in it, names a secret. */
export function namesSecret(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesSecret);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([field, member]) => {
    if (field === 'secretName') return text(member) !== '';
    if (REFERENCES.has(field)) return [member].flat().some((reference) => text(fieldsOf(reference).name) !== '');
    if (field === 'sources') return listOf(member).some((source) => text(fieldsOf(source.secret).name) !== '');
    return namesSecret(member);
  });
}

/** Spellings of true that annotations may have. */
const TRUE = new Set(['1', 't', 'T', 'true', 'TRUE', 'True']);

const namesIn = (references: unknown): ReadonlySet<string> => new Set(listOf(references).map((reference) => text(reference.name)));

/** The first reference that the account does not allow, in words; undefined where it allows all, or does not ask. */
export function unmountable(spec: Fields, account: ApiObject): string | undefined {
  if (!TRUE.has(account.metadata.annotations?.[label('enforce-mountable-secrets')] ?? '')) return undefined;
  const [secrets, pullSecrets] = [namesIn(account.secrets), namesIn(account.imagePullSecrets)];
  const because = `is not allowed because service account ${account.metadata.name} does not reference that`;
  for (const { secret } of listOf(spec.volumes)) {
    const name = text(fieldsOf(secret).secretName);
    if (secret !== undefined && !secrets.has(name)) return `volume with secret.secretName=${JSON.stringify(name)} ${because} secret`;
  }
  for (const [field, called] of [
    ['initContainers', 'init container'],
    ['containers', 'container'],
  ] as const)
    for (const container of listOf(spec[field]))
      for (const variable of listOf(container.env)) {
        const { secretKeyRef } = fieldsOf(variable.valueFrom);
        const name = text(fieldsOf(secretKeyRef).name);
        if (secretKeyRef !== undefined && !secrets.has(name))
          return `${called} ${text(container.name)} with envVar ${text(variable.name)} referencing secret.secretName=${JSON.stringify(name)} ${because} secret`;
      }
  const foreign = listOf(spec.imagePullSecrets).findIndex(({ name }) => !pullSecrets.has(text(name)));
  if (foreign < 0) return undefined;
  const name = text(listOf(spec.imagePullSecrets)[foreign]?.name);
  return `imagePullSecrets[${foreign}].name=${JSON.stringify(name)} ${because} imagePullSecret`;
}
