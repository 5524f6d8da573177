/** The secrets that a pod refers to, and those that its service account lets it mount. */

import type { Container, PodSpec, ServiceAccount, Volume } from '../../../../generated/core/v1/types.js';
import { isObject } from '../../../model/json/json.js';
import type { Words } from '../../../model/values/words.js';

/** Fields of a pod that hold the reference to a secret, or a list of such references. */
const REFERENCES = new Set(['secretRef', 'secretKeyRef', 'nodePublishSecretRef', 'imagePullSecrets']);

const namesOne = (reference: unknown): boolean => isObject(reference) && typeof reference.name === 'string' && reference.name !== '';

/** Whether a pod's spec names a secret anywhere: any of the many volume sources may. */
export function namesSecret(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesSecret);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([field, member]) => {
    if (field === 'secretName') return typeof member === 'string' && member !== '';
    if (REFERENCES.has(field)) return [member].flat().some(namesOne);
    if (field === 'sources') return Array.isArray(member) && member.some((source) => isObject(source) && namesOne(source.secret));
    return namesSecret(member);
  });
}

/** Whether a pod's spec names a config map, in a volume or for the variables of a container. */
export function namesConfigMap({ volumes, initContainers, containers }: PodSpec): boolean {
  const inVolumes = (volumes ?? []).some(
    ({ configMap, projected }) => configMap !== undefined || (projected?.sources ?? []).some((source) => source.configMap !== undefined),
  );
  const all = [...(initContainers ?? []), ...(containers ?? [])];
  const inVariables = all.some(
    ({ env, envFrom }) =>
      (env ?? []).some(({ valueFrom }) => valueFrom?.configMapKeyRef !== undefined) ||
      (envFrom ?? []).some(({ configMapRef }) => configMapRef !== undefined),
  );
  return inVolumes || inVariables;
}

/** Accepted spellings of true in annotations. */
const TRUE = new Set(['1', 't', 'T', 'true', 'TRUE', 'True']);

const namesIn = (references: readonly { readonly name?: string }[] = []): ReadonlySet<string> =>
  new Set(references.map(({ name = '' }) => name));

type Mounted = Pick<PodSpec, 'volumes' | 'initContainers' | 'containers' | 'ephemeralContainers' | 'imagePullSecrets'>;
type Mounting = Pick<Container, 'name' | 'env' | 'envFrom'>;

/** The first reference of a container to a secret that is not among the allowed ones, as messages tell of it. `all`: also of a secret as a whole. */
function unmountableVariable({ env = [], envFrom = [] }: Mounting, allowed: ReadonlySet<string>, all: boolean): string | undefined {
  for (const { name: variable, valueFrom } of env) {
    const { secretKeyRef } = valueFrom ?? {};
    const name = secretKeyRef?.name ?? '';
    if (secretKeyRef !== undefined && !allowed.has(name))
      return `with envVar ${variable} referencing secret.secretName=${JSON.stringify(name)}`;
  }
  for (const { secretRef } of all ? envFrom : []) {
    const name = secretRef?.name ?? '';
    if (secretRef !== undefined && !allowed.has(name)) return `with envFrom referencing secret.secretName=${JSON.stringify(name)}`;
  }
  return undefined;
}

/**
 * A message about the first reference that the account does not allow; undefined if all are allowed or the account does not enforce it.
 * `all`: whether secrets as a whole and ephemeral containers are looked at.
 */
export function unmountable(spec: Mounted, account: Readonly<ServiceAccount>, { label }: Words, all: boolean): string | undefined {
  if (!TRUE.has(account.metadata.annotations?.[label('enforce-mountable-secrets')] ?? '')) return undefined;
  const [secrets, pullSecrets] = [namesIn(account.secrets), namesIn(account.imagePullSecrets)];
  const because = `is not allowed because service account ${account.metadata.name} does not reference that`;
  const inVolume = unmountableVolume(spec.volumes, secrets);
  if (inVolume !== undefined) return `volume with secret.secretName=${JSON.stringify(inVolume)} ${because} secret`;
  const groups: readonly (readonly [string, readonly Mounting[] | null | undefined])[] = [
    ['init container', spec.initContainers],
    ['container', spec.containers],
    ['ephemeral container', all ? spec.ephemeralContainers : undefined],
  ];
  for (const [called, containers] of groups)
    for (const container of containers ?? []) {
      const reference = unmountableVariable(container, secrets, all);
      if (reference !== undefined) return `${called} ${container.name} ${reference} ${because} secret`;
    }
  const pulled = (spec.imagePullSecrets ?? []).map(({ name = '' }) => name);
  const foreign = pulled.findIndex((name) => !pullSecrets.has(name));
  return foreign < 0 ? undefined : `imagePullSecrets[${foreign}].name=${JSON.stringify(pulled[foreign])} ${because} imagePullSecret`;
}

/** The first secret that a volume mounts and that is not among the allowed ones. */
function unmountableVolume(volumes: readonly Volume[] = [], allowed: ReadonlySet<string>): string | undefined {
  for (const { secret } of volumes) if (secret !== undefined && !allowed.has(secret.secretName ?? '')) return secret.secretName ?? '';
  return undefined;
}
