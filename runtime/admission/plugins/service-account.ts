/** Pods run as the account `default` of their namespace unless they name another, and the account must be there. */

import type { ServerParts } from '../../http/server-parts.js';
import { type Fields, fieldsOf, listOf, text } from '../../kinds/shown.js';
import { forbidden } from '../../model/errors.js';
import { label } from '../../model/words.js';
import { generatedName } from '../../resource/metadata.js';
import type { AdmissionPlugin } from '../chain.js';
import { namesSecret, unmountable } from './secret-references.js';

type Mount = { name: string; mountPath: string };
type Container = { volumeMounts?: Mount[] };
type Spec = {
  automountServiceAccountToken?: boolean;
  containers?: Container[];
  initContainers?: Container[];
  volumes?: { name: string }[];
  serviceAccountName?: string;
  serviceAccount?: string;
  imagePullSecrets?: unknown[];
};

const VOLUME = 'kube-api-access-';
/** An hour, and a little more for the clocks to differ. */
const TOKEN_SECONDS = 3607;
const READABLE = 0o644;

/** What a pod needs to call the API: a token, the authorities to trust, and its namespace. */
const accessVolume = (name: string, configMaps: readonly string[]): { name: string } & Record<string, unknown> => ({
  name,
  projected: {
    defaultMode: READABLE,
    sources: [
      { serviceAccountToken: { expirationSeconds: TOKEN_SECONDS, path: 'token' } },
      ...configMaps.slice(0, 1).map(authority),
      { downwardAPI: { items: [{ path: 'namespace', fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.namespace' } }] } },
      ...configMaps.slice(1).map(authority),
    ],
  },
});

/** `<config map>:<key>`, the key also being the file's name. */
function authority(text: string): Record<string, unknown> {
  const [name, key] = text.split(':');
  return { configMap: { name, items: [{ key, path: key }] } };
}

/** Mounts the volume in every container that has nothing else in its place. */
function mountToken(spec: Spec, configMaps: readonly string[]): void {
  const mountPath = `/var/run/secrets/${label('serviceaccount')}`;
  const volumes = spec.volumes ?? [];
  const mounted = [...(spec.initContainers ?? []), ...(spec.containers ?? [])];
  const open = mounted.filter((c) => !(c.volumeMounts ?? []).some((m) => m.mountPath === mountPath));
  if (open.length === 0) return;
  const known = volumes.find((v) => v.name.startsWith(VOLUME));
  const name = known?.name ?? generatedName(VOLUME);
  for (const container of open) {
    const mount = { name, readOnly: true, mountPath };
    container.volumeMounts = [...(container.volumeMounts ?? []), mount];
  }
  if (known === undefined) spec.volumes = [...volumes, accessVolume(name, configMaps)];
}

/** Pods that a node made by itself show what runs there; nothing of the cluster is theirs. */
function mirrorFault(spec: Fields): string | undefined {
  if (text(spec.serviceAccountName) !== '') return 'a mirror pod may not reference service accounts';
  if (namesSecret(spec)) return 'a mirror pod may not reference secrets';
  const sources = listOf(spec.volumes).flatMap((volume) => listOf(fieldsOf(volume.projected).sources));
  return sources.some((source) => source.serviceAccountToken !== undefined)
    ? 'a mirror pod may not use ServiceAccountToken volume projections'
    : undefined;
}

/** `configMaps` hold the authorities that pods are to trust, each as `<name>:<key>`. */
export function serviceAccount({ registry, environment }: ServerParts): AdmissionPlugin {
  // Config maps with the authorities that pods trust, each as `<name>:<key>`.
  const configMaps = environment.settings.list('pod-access-config-maps');
  const accounts = registry.has('serviceaccounts') ? registry.byId('serviceaccounts') : undefined;
  return {
    name: 'ServiceAccount',
    async admit({ operation, group, resource, subresource, object, namespace, shownName }) {
      if (
        accounts === undefined ||
        operation !== 'CREATE' ||
        group !== '' ||
        resource !== 'pods' ||
        subresource !== '' ||
        object === undefined
      )
        return;
      const spec = object.spec as Spec;
      const refused = (why: string): Error => forbidden({ group: '', name: 'pods' }, shownName, why);
      if (object.metadata.annotations?.[label('config.mirror')] !== undefined) {
        const fault = mirrorFault(fieldsOf(spec));
        if (fault !== undefined) throw refused(fault);
        return;
      }
      const account = spec.serviceAccountName || 'default';
      spec.serviceAccountName = account;
      spec.serviceAccount = account;
      if (!accounts.cache.healthy) await accounts.cache.ready();
      const found = accounts.find(namespace, account);
      if (found === undefined)
        throw refused(`error looking up service account ${namespace}/${account}: serviceaccount ${JSON.stringify(account)} not found`);
      const stored = accounts.readable(found);
      const secrets = stored.imagePullSecrets;
      if (Array.isArray(secrets) && (spec.imagePullSecrets ?? []).length === 0) spec.imagePullSecrets = structuredClone(secrets);
      if (spec.automountServiceAccountToken ?? stored.automountServiceAccountToken ?? true) mountToken(spec, configMaps);
      const fault = unmountable(fieldsOf(spec), stored);
      if (fault !== undefined) throw refused(fault);
    },
  };
}
