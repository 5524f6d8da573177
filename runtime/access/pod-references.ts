/** What a pod's containers need to be there: the secrets, config maps and claims that it refers to, and its account. */
import type { PersistentVolume, Pod } from '../../generated/core/v1/types.js';
import { isObject } from '../model/json/json.js';

/** Kinds of objects that a node may need for its pods, by their plurals. */
export type Needed =
  | 'pods'
  | 'secrets'
  | 'configmaps'
  | 'persistentvolumeclaims'
  | 'persistentvolumes'
  | 'serviceaccounts'
  | 'volumeattachments'
  | 'resourceclaims'
  | 'resourceslices';

export interface Reference {
  readonly kind: Needed;
  readonly namespace: string;
  readonly name: string;
}

const SECRET_REFERENCES: readonly string[] = ['secretRef', 'secretKeyRef', 'nodePublishSecretRef', 'nodeStageSecretRef', 'secret'];
const MAP_REFERENCES: readonly string[] = ['configMapRef', 'configMapKeyRef', 'configMap'];

type Told = (kind: Needed, name: string, namespace?: string) => void;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Tells every secret and config map that anything in the value refers to, whatever kind of volume or variable it is. */
function tellReferences(value: unknown, told: Told): void {
  if (Array.isArray(value)) for (const member of value) tellReferences(member, told);
  if (!isObject(value)) return;
  for (const [field, member] of Object.entries(value)) {
    if (field === 'secretName') told('secrets', textOf(member), textOf(new Map(Object.entries(value)).get('secretNamespace')));
    else if (isObject(member)) {
      const named = new Map(Object.entries(member));
      if (SECRET_REFERENCES.includes(field)) told('secrets', textOf(named.get('name')), textOf(named.get('namespace')));
      if (MAP_REFERENCES.includes(field)) told('configmaps', textOf(named.get('name')));
      if (field === 'persistentVolumeClaim') told('persistentvolumeclaims', textOf(named.get('claimName')));
    }
    tellReferences(member, told);
  }
}

/** Everything that the pod refers to, each once. */
export function referencesOf({ metadata: { name: pod = '', namespace = '' }, spec, status }: Pod): Reference[] {
  const found = new Map<string, Reference>();
  const told: Told = (kind, name) => {
    if (name !== '') found.set(`${kind}/${name}`, { kind, namespace, name });
  };
  told('serviceaccounts', spec.serviceAccountName ?? '');
  for (const { name = '' } of spec.imagePullSecrets ?? []) told('secrets', name);
  for (const { env, envFrom } of [...(spec.containers ?? []), ...(spec.initContainers ?? []), ...(spec.ephemeralContainers ?? [])])
    tellReferences([env, envFrom], told);
  tellReferences(spec.volumes, told);
  // The claim of a volume that lasts as long as its pod is named after both.
  for (const { name, ephemeral } of spec.volumes ?? []) if (ephemeral !== undefined) told('persistentvolumeclaims', `${pod}-${name}`);
  for (const { resourceClaimName = '' } of [...(spec.resourceClaims ?? []), ...(status?.resourceClaimStatuses ?? [])])
    told('resourceclaims', resourceClaimName);
  told('resourceclaims', status?.extendedResourceClaimStatus?.resourceClaimName ?? '');
  return [...found.values()];
}

/** What is said in the JSON of a pod whose status names claims, which were made for it. */
export const NAMED_CLAIMS = 'ClaimStatus';

/** The claim that a volume is bound to, and the secrets that a node needs to mount it. */
export function volumeReferences({
  spec,
}: PersistentVolume): { readonly claim: Reference; readonly secrets: readonly Reference[] } | undefined {
  const { name = '', namespace: home = '' } = spec.claimRef ?? {};
  if (name === '') return undefined;
  const secrets: Reference[] = [];
  const { csi, ...sources } = spec;
  const told: Told = (kind, secret, namespace) => {
    if (kind === 'secrets' && secret !== '') secrets.push({ kind, namespace: namespace || home, name: secret });
  };
  // Other secrets of a driver are for controllers, and never for nodes.
  tellReferences([sources, { nodePublishSecretRef: csi?.nodePublishSecretRef, nodeStageSecretRef: csi?.nodeStageSecretRef }], told);
  return { claim: { kind: 'persistentvolumeclaims', namespace: home, name }, secrets };
}
