/** Plays the binder and the provisioners of volumes: claims get volumes, and volumes go with their claims or stay. */
import type { PersistentVolume, PersistentVolumeClaim, Pod } from '../../../../generated/core/v1/types.js';
import type { StorageClass } from '../../../../generated/storage/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import { sameValue } from '../../../model/json/json.js';
import { compareQuantities } from '../../../model/values/quantity.js';
import { clusterController, unchanged } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import { keyText } from '../../framework/informer.js';
import { type ReconcileContext, watching } from '../../framework/reconciler.js';
import { telling } from '../telling.js';
import { written } from '../written.js';
import { isFor, sizeAsked, sizeOf, volumeFor } from './matching.js';

const CLAIMS = 'persistentvolumeclaims';
const VOLUMES = 'persistentvolumes';
const BY_CLAIM = 'claims of volumes';
/** What claims are, where references name them. */
const CLAIM = { apiVersion: 'v1', kind: 'PersistentVolumeClaim' } as const;
const COMPONENT = 'persistentvolume-controller';
const YES = 'yes';

/** The class of claims that name none, where there is no class at all. */
const STANDARD = 'standard';
const PROVISIONER = 'simulated.csi.driver';

const claimsOf = ({ metadata: { namespace = '' }, spec }: Readonly<Pod>): string[] =>
  (spec.volumes ?? []).flatMap(({ persistentVolumeClaim }) =>
    persistentVolumeClaim === undefined ? [] : [keyText({ namespace, name: persistentVolumeClaim.claimName })],
  );

function define({ api, registry: { words } }: ControllerHost) {
  const classesId = words.filled('storageclasses.storage.{groupDomain}');
  const claims = api.informer<PersistentVolumeClaim>(CLAIMS);
  const volumes = api.informer<PersistentVolume>(VOLUMES);
  const classes = api.informer<StorageClass>(classesId);
  const pods = api.informer<Pod>('pods');
  pods.addIndexer(BY_CLAIM, claimsOf);
  const [bound, byController, provisionedBy] = ['bind-completed', 'bound-by-controller', 'provisioned-by'].map((name) =>
    words.label(name, 'pv'),
  ) as [string, string, string];
  const isDefault = words.label('is-default-class', 'storageclass');

  const defaultClass = (): Readonly<StorageClass> | undefined =>
    classes.list().find(({ metadata }) => metadata.annotations?.[isDefault] === 'true');

  const tell = telling(api, CLAIM, COMPONENT);

  const referenceTo = ({ metadata }: Readonly<PersistentVolumeClaim>) => ({
    ...CLAIM,
    namespace: metadata.namespace ?? '',
    name: metadata.name ?? '',
    uid: metadata.uid ?? '',
    resourceVersion: metadata.resourceVersion ?? '',
  });

  /** A volume as provisioners of the class make it. */
  function provisioned(claim: Readonly<PersistentVolumeClaim>, of: Readonly<StorageClass>): Draft<PersistentVolume> {
    const name = `pvc-${claim.metadata.uid}`;
    const { accessModes = [], volumeMode, volumeAttributesClassName } = claim.spec;
    return {
      metadata: { name, annotations: { [provisionedBy]: of.provisioner } },
      spec: {
        accessModes,
        capacity: { storage: sizeAsked(claim) },
        claimRef: referenceTo(claim),
        csi: { driver: of.provisioner, volumeHandle: name },
        persistentVolumeReclaimPolicy: of.reclaimPolicy,
        storageClassName: of.metadata.name ?? '',
        volumeMode,
        ...(volumeAttributesClassName === undefined ? {} : { volumeAttributesClassName }),
      },
    };
  }

  async function bind(
    claim: Readonly<PersistentVolumeClaim>,
    volume: Readonly<PersistentVolume>,
    { client }: ReconcileContext,
  ): Promise<void> {
    if (!volume.spec.claimRef?.uid) {
      const annotations = { ...volume.metadata.annotations, [byController]: YES };
      const next = { ...volume, metadata: { ...volume.metadata, annotations }, spec: { ...volume.spec, claimRef: referenceTo(claim) } };
      if (!(await written(client.resource<PersistentVolume>(VOLUMES).update(next)))) return;
    }
    const annotations = { ...claim.metadata.annotations, [bound]: YES, ...(claim.spec.volumeName ? {} : { [byController]: YES }) };
    const spec = { ...claim.spec, volumeName: volume.metadata.name ?? '' };
    const named = { ...claim, metadata: { ...claim.metadata, annotations }, spec };
    const { namespace = '', name = '' } = claim.metadata;
    if (!sameValue(named, claim) && !(await written(client.resource<PersistentVolumeClaim>(CLAIMS).update(named)))) return;
    const fresh = claims.get(namespace, name);
    if (fresh === undefined) return;
    const { volumeAttributesClassName } = fresh.spec;
    const status = {
      ...fresh.status,
      phase: 'Bound',
      accessModes: volume.spec.accessModes ?? [],
      capacity: volume.spec.capacity ?? {},
      ...(volumeAttributesClassName === undefined ? {} : { currentVolumeAttributesClassName: volumeAttributesClassName }),
    };
    await written(client.resource<PersistentVolumeClaim>(CLAIMS).updateStatus({ ...fresh, status }));
  }

  /** Makes a volume for a claim where its class lets that be. */
  async function provision(claim: Readonly<PersistentVolumeClaim>, context: ReconcileContext): Promise<void> {
    const { client } = context;
    const { storageClassName } = claim.spec;
    if (storageClassName === undefined) {
      const usual = defaultClass();
      if (usual === undefined) return;
      await written(
        client
          .resource<PersistentVolumeClaim>(CLAIMS)
          .update({ ...claim, spec: { ...claim.spec, storageClassName: usual.metadata.name ?? '' } }),
      );
      return;
    }
    if (storageClassName === '' || claim.spec.volumeName) return;
    const of = classes.get('', storageClassName);
    if (of === undefined) {
      await tell(
        claim,
        'Warning',
        'ProvisioningFailed',
        `${words.filled('storageclass.storage.{groupDomain}')} ${JSON.stringify(storageClassName)} not found`,
        context,
      );
      return;
    }
    const { namespace = '', name = '' } = claim.metadata;
    if (of.provisioner === words.label('no-provisioner')) return;
    // A pod that uses the claim changes, and so comes to this again.
    if (of.volumeBindingMode === 'WaitForFirstConsumer' && pods.byIndex(BY_CLAIM, keyText({ namespace, name })).length === 0) return;
    const volume = provisioned(claim, of);
    if (volumes.get('', volume.metadata?.name ?? '') === undefined) {
      await written(client.resource<PersistentVolume>(VOLUMES).create(volume));
      await tell(claim, 'Normal', 'ProvisioningSucceeded', `Successfully provisioned volume ${volume.metadata?.name}`, context);
    }
  }

  async function keepClaim(namespace: string, name: string, context: ReconcileContext): Promise<void> {
    const claim = claims.get(namespace, name);
    if (claim === undefined || claim.metadata.deletionTimestamp !== undefined) return;
    if (claim.status.phase === 'Bound') return grow(claim, context);
    const found = volumeFor(claim, volumes.list());
    if (found === undefined) await provision(claim, context);
    const volume = found ?? volumes.get('', `pvc-${claim.metadata.uid}`);
    if (volume !== undefined) await bind(claim, volume, context);
  }

  /** A claim that asks for more gets it, where its class lets it. */
  async function grow(claim: Readonly<PersistentVolumeClaim>, { client }: ReconcileContext): Promise<void> {
    const volume = volumes.get('', claim.spec.volumeName ?? '');
    if (volume === undefined) return;
    const storage = sizeAsked(claim);
    if (compareQuantities(storage, sizeOf(volume)) > 0)
      await written(
        client
          .resource<PersistentVolume>(VOLUMES)
          .update({ ...volume, spec: { ...volume.spec, capacity: { ...volume.spec.capacity, storage } } }),
      );
    if (compareQuantities(storage, claim.status.capacity?.storage ?? '0') > 0)
      await written(
        client
          .resource<PersistentVolumeClaim>(CLAIMS)
          .updateStatus({ ...claim, status: { ...claim.status, capacity: { ...claim.status.capacity, storage } } }),
      );
  }

  /** Whether the claim of a volume is there. */
  function isClaimed(volume: Readonly<PersistentVolume>): boolean {
    const { namespace = '', name = '', uid } = volume.spec.claimRef ?? {};
    const claim = claims.get(namespace, name);
    return claim !== undefined && (!uid || isFor(volume, claim));
  }

  async function keepVolume(name: string, { client }: ReconcileContext): Promise<void> {
    const volume = volumes.get('', name);
    if (volume === undefined) return;
    const resource = client.resource<PersistentVolume>(VOLUMES);
    const { claimRef, persistentVolumeReclaimPolicy: policy } = volume.spec;
    const phase = claimRef?.uid === undefined || claimRef.uid === '' ? 'Available' : isClaimed(volume) ? 'Bound' : 'Released';
    if (phase !== volume.status.phase && !(await written(resource.updateStatus({ ...volume, status: { ...volume.status, phase } }))))
      return;
    if (phase !== 'Released' || volume.metadata.deletionTimestamp !== undefined) return;
    const fresh = volumes.get('', name) ?? volume;
    if (policy === 'Delete') await written(resource.delete('', name, { preconditions: unchanged(fresh.metadata) }));
    if (policy === 'Recycle') {
      const { claimRef: _, ...spec } = fresh.spec;
      await written(resource.update({ ...fresh, spec }));
    }
  }

  /** Claims that wait, which a volume or a class may be for. */
  const waiting = () =>
    claims
      .list()
      .filter(({ status }) => status.phase !== 'Bound')
      .map(({ metadata }) => ({ namespace: metadata.namespace ?? '', name: metadata.name ?? '' }));

  return {
    watches: [
      watching<PersistentVolumeClaim>({
        resource: CLAIMS,
        keys: ({ metadata: { namespace = '', name = '' }, spec }) => [
          { namespace, name },
          ...(spec.volumeName ? [{ namespace: '', name: spec.volumeName }] : []),
        ],
      }),
      watching<PersistentVolume>({
        resource: VOLUMES,
        keys: ({ metadata: { name = '' }, spec }, { type }) => [
          { namespace: '', name },
          ...(type !== 'deleted' && spec.claimRef === undefined ? waiting() : []),
        ],
      }),
      watching<StorageClass>({ resource: classesId, keys: waiting }),
      watching<Pod>({
        resource: 'pods',
        concerns: ({ type }) => type === 'added',
        keys: (pod) =>
          (pod.spec.volumes ?? []).flatMap(({ persistentVolumeClaim }) =>
            persistentVolumeClaim === undefined ? [] : [{ namespace: pod.metadata.namespace ?? '', name: persistentVolumeClaim.claimName }],
          ),
      }),
    ],
    async prepare({ client }: { readonly client: ReconcileContext['client'] }) {
      await classes.synced();
      if (classes.count() > 0) return;
      const metadata = { name: STANDARD, annotations: { [isDefault]: 'true' } };
      await written(
        client
          .resource<StorageClass>(classesId)
          .create({ metadata, provisioner: PROVISIONER, volumeBindingMode: 'WaitForFirstConsumer', allowVolumeExpansion: true }),
      );
    },
    async reconcile({ namespace, name }: { readonly namespace: string; readonly name: string }, context: ReconcileContext) {
      if (namespace === '') await keepVolume(name, context);
      else await keepClaim(namespace, name, context);
    },
  };
}

export const volumeBinding = clusterController({ name: 'persistentvolume-binder', account: 'persistent-volume-binder', define });
