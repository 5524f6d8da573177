/** Pods run as the account `default` of their namespace unless they name another, and the account must exist. */

import type { Pod, PodSpec, Secret, ServiceAccount, Volume, VolumeProjection } from '../../../../generated/core/v1/types.js';
import { POD_TOKEN_SECONDS } from '../../../auth/request-token.js';
import type { Parts } from '../../../http/server-parts.js';
import { serverTimeout } from '../../../model/errors.js';
import type { Words } from '../../../model/values/words.js';
import type { ObjectReader } from '../../../resource/reader.js';
import { generatedName } from '../../../resource/writes/metadata.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';
import { creatingPods, newPod, PODS, podRefused } from './pods.js';
import { namesSecret, unmountable } from './secret-references.js';

const VOLUME = 'kube-api-access-';
const READABLE = 0o644;

const DEFAULT = 'default';
/** How long a pod waits for the account, and the interval of checks, in milliseconds. */
const PATIENCE_MS = 1000;
const LOOK_MS = 50;

/**
 * The default account of a namespace, which may be so new that the account is still being made; undefined if it does not appear in time.
 */
async function arriving(accounts: ObjectReader<ServiceAccount>, namespace: string): Promise<Readonly<ServiceAccount> | undefined> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const account = accounts.peek(namespace, DEFAULT);
    if (account !== undefined) return account;
  }
  return undefined;
}

/** The volume by which a pod can call the API: a token, the trusted authorities, and its namespace. */
const accessVolume = (name: string, configMaps: readonly string[]): Volume => ({
  name,
  projected: {
    defaultMode: READABLE,
    sources: [
      { serviceAccountToken: { expirationSeconds: POD_TOKEN_SECONDS, path: 'token' } },
      ...configMaps.slice(0, 1).map(authority),
      { downwardAPI: { items: [{ path: 'namespace', fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.namespace' } }] } },
      ...configMaps.slice(1).map(authority),
    ],
  },
});

/** `<config map>:<key>`; the key is the file's name as well. */
function authority(text: string): VolumeProjection {
  const [name, key = ''] = text.split(':');
  return { configMap: { name, items: [{ key, path: key }] } };
}

/** How a pod gets its token. */
interface TokenVolume {
  /** Whether a volume of the pod is such a volume already. */
  is(volume: Volume): boolean;
  name(taken: ReadonlySet<string>): string;
  make(name: string): Volume;
}

/** A token that is issued for the pod and expires with it. */
const boundToken = (configMaps: readonly string[]): TokenVolume => ({
  is: ({ name }) => name.startsWith(VOLUME),
  name: () => generatedName(VOLUME),
  make: (name) => accessVolume(name, configMaps),
});

/** A token that is stored in a secret, as before there were bound tokens. */
const secretToken = (secretName: string): TokenVolume => ({
  is: ({ secret }) => secret?.secretName === secretName,
  name(taken) {
    const name = secretName.replaceAll('.', '-');
    return taken.has(name) ? generatedName(`${name}-`) : name;
  },
  make: (name) => ({ name, secret: { secretName, defaultMode: READABLE } }),
});

/** The first secret of the account that holds a token of it; undefined if there is none. */
function tokenSecretOf(account: Readonly<ServiceAccount>, secrets: ObjectReader<Secret>, { label }: Words): string | undefined {
  const { name: ownName, namespace = '', uid: ownUid } = account.metadata;
  return (account.secrets ?? [])
    .map(({ name = '' }) => name)
    .find((name) => {
      const secret = secrets.peek(namespace, name);
      if (secret?.type !== label('service-account-token')) return false;
      const { [label('service-account.name')]: of, [label('service-account.uid')]: uid = '' } = secret.metadata.annotations ?? {};
      return of === ownName && (uid === '' || uid === ownUid);
    });
}

/** Seconds after which a client may ask again for a pod whose account has no token yet. */
const TOKEN_RETRY_SECONDS = 1;

/** Mounts the volume in every container that has nothing else at its path. */
function mountToken(spec: PodSpec, token: TokenVolume, { label }: Words): void {
  const mountPath = `/var/run/secrets/${label('serviceaccount')}`;
  const volumes = spec.volumes ?? [];
  const mounted = [...(spec.initContainers ?? []), ...(spec.containers ?? [])];
  const open = mounted.filter((c) => !(c.volumeMounts ?? []).some((m) => m.mountPath === mountPath));
  if (open.length === 0) return;
  const known = volumes.find((volume) => token.is(volume));
  const name = known?.name ?? token.name(new Set(volumes.map((volume) => volume.name)));
  for (const container of open) {
    const mount = { name, readOnly: true, mountPath };
    container.volumeMounts = [...(container.volumeMounts ?? []), mount];
  }
  if (known === undefined) spec.volumes = [...volumes, token.make(name)];
}

/** Mirror pods show what a node runs by itself; they get nothing from the cluster. */
function mirrorFault(spec: PodSpec): string | undefined {
  if (spec.serviceAccountName) return 'a mirror pod may not reference service accounts';
  if (namesSecret(spec)) return 'a mirror pod may not reference secrets';
  const sources = (spec.volumes ?? []).flatMap(({ projected }) => projected?.sources ?? []);
  return sources.some((source) => source.serviceAccountToken !== undefined)
    ? 'a mirror pod may not use ServiceAccountToken volume projections'
    : undefined;
}

/** Containers that are added to a pod which runs. */
const ADDED = { ...PODS, subresource: 'ephemeralcontainers' };
const addingContainers = doing(['UPDATE'], ADDED);

export function serviceAccount({ registry, environment }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  // Config maps with the authorities that pods trust, each as `<name>:<key>`.
  const configMaps = environment.settings.list('pod-access-config-maps');
  const accounts = registry.has('serviceaccounts') ? registry.reader<ServiceAccount>('serviceaccounts') : undefined;
  const secrets = registry.has('secrets') ? registry.reader<Secret>('secrets') : undefined;
  const { words } = environment;
  const looksAtAll = environment.enabled('MountableSecretsOfAll');
  /** Throws if the account's token is not made yet. */
  const tokenOf = async (account: Readonly<ServiceAccount>): Promise<TokenVolume> => {
    if (environment.enabled('BoundServiceAccountTokenVolume') || secrets === undefined) return boundToken(configMaps);
    await secrets.ready();
    const secret = tokenSecretOf(account, secrets, words);
    if (secret !== undefined) return secretToken(secret);
    throw serverTimeout(
      { group: '', name: 'serviceaccounts' },
      'create pod',
      `No API token found for service account ${JSON.stringify(account.metadata.name)}, retry after the token is automatically created and added to the service account`,
      TOKEN_RETRY_SECONDS,
    );
  };
  return {
    name: 'ServiceAccount',
    concerns: (target) => creatingPods(target) || (looksAtAll && addingContainers(target)),
    async validate(request) {
      if (accounts === undefined || !addingContainers(request)) return;
      const pod = requestAbout<Pod>(request, ADDED)?.object;
      const account = pod === undefined ? undefined : await accounts.get(request.namespace, pod.spec.serviceAccountName || DEFAULT);
      if (pod === undefined || account === undefined) return;
      const fault = unmountable({ containers: [], ephemeralContainers: pod.spec.ephemeralContainers }, account, words, true);
      if (fault !== undefined) throw podRefused(request, fault);
    },
    async admit(request) {
      const pod = newPod(request);
      if (accounts === undefined || pod === undefined) return;
      const { namespace } = request;
      const { metadata, spec } = pod;
      const refused = (why: string): Error => podRefused(request, why);
      if (metadata.annotations?.[words.label('config.mirror')] !== undefined) {
        const fault = mirrorFault(spec);
        if (fault !== undefined) throw refused(fault);
        return;
      }
      const account = spec.serviceAccountName || DEFAULT;
      spec.serviceAccountName = account;
      spec.serviceAccount = account;
      const stored = (await accounts.get(namespace, account)) ?? (account === DEFAULT ? await arriving(accounts, namespace) : undefined);
      if (stored === undefined)
        throw refused(`error looking up service account ${namespace}/${account}: serviceaccount ${JSON.stringify(account)} not found`);
      const { imagePullSecrets } = stored;
      if (imagePullSecrets !== undefined && (spec.imagePullSecrets ?? []).length === 0)
        spec.imagePullSecrets = structuredClone(imagePullSecrets);
      if (spec.automountServiceAccountToken ?? stored.automountServiceAccountToken ?? true) mountToken(spec, await tokenOf(stored), words);
      const fault = unmountable(spec, stored, words, looksAtAll);
      if (fault !== undefined) throw refused(fault);
    },
  };
}
