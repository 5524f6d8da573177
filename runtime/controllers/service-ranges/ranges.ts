/** Ranges of addresses for services: they are ready once they are kept from going, and go once no address is of them alone. */
import type { IPAddress, ServiceCIDR } from '../../../generated/networking/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import type { Turn } from '../../model/definition/settled.js';
import { timestamp } from '../../resource/writes/metadata.js';
import { ADDRESSES, addressObjects, RANGES } from '../../service-addresses/address-objects.js';
import { AddressRange } from '../../service-addresses/range.js';
import { clusterController } from '../cluster-controller.js';
import type { ObjectKey } from '../framework/informer.js';
import { watching } from '../framework/reconciler.js';

const NAME = 'service-cidr-controller';

/** Milliseconds that a range stays after its deletion, so that all servers know by then that it hands out no more. */
const GRACE_MS = 10_000;

const READY = { status: 'True', reason: '', message: 'Kubernetes Service CIDR is ready' };
const STILL_USED = {
  status: 'False',
  reason: 'Terminating',
  message: 'There are still IPAddresses referencing the ServiceCIDR, please remove them or create a new ServiceCIDR',
};

const isDeleted = ({ metadata }: Readonly<ServiceCIDR>): boolean => metadata.deletionTimestamp !== undefined;
const rangesOf = ({ spec }: Readonly<ServiceCIDR>): AddressRange[] => (spec.cidrs ?? []).flatMap((cidr) => AddressRange.of(cidr) ?? []);

/** Addresses that are looked at in one turn. */
const STEP = 100;

/** Whether an address is in the range and in no other that stays. There may be very many of them. */
async function isUsed(
  range: Readonly<ServiceCIDR>,
  all: readonly Readonly<ServiceCIDR>[],
  names: Iterable<Named>,
  turn: Turn,
): Promise<boolean> {
  const own = rangesOf(range);
  const others = all.filter((other) => other !== range && !isDeleted(other)).flatMap(rangesOf);
  let looked = 0;
  for (const { name } of names) {
    if (looked % STEP === 0) await turn();
    looked += 1;
    if (own.some((part) => part.has(name)) && !others.some((part) => part.has(name))) return true;
  }
  return false;
}

/** An address by its name, which it is. */
interface Named {
  readonly name: string;
}

export const serviceRanges = clusterController({
  name: NAME,
  account: NAME,
  define: (host) => {
    const objects = addressObjects(host);
    if (objects === undefined) return undefined;
    const { api, registry } = host;
    const id = registry.words.filled(RANGES);
    const ranges = api.informer<ServiceCIDR>(id);
    const addresses = api.informer<IPAddress>(registry.words.filled(ADDRESSES));
    const names = addresses.derive(({ metadata: { name = '' } }): Named => ({ name }));
    const finalizer = `${registry.words.group('networking')}/service-cidr-finalizer`;
    const goingKeys = (): ObjectKey[] =>
      ranges.list().flatMap((range) => (isDeleted(range) ? [{ namespace: '', name: range.metadata.name ?? '' }] : []));
    return {
      watches: [id, watching<IPAddress>({ resource: objects.id, concerns: ({ type }) => type === 'deleted', keys: goingKeys })],
      async reconcile({ name }, { client, clock, turn }) {
        const range = ranges.get('', name);
        if (range === undefined) return undefined;
        const resource = client.resource<ServiceCIDR>(id);
        const { finalizers: known, deletionTimestamp: deleted } = range.metadata;
        const finalizers = known ?? [];
        const tell = async (state: typeof READY): Promise<void> => {
          const told = (range.status.conditions ?? []).find(({ type }) => type === 'Ready');
          if (told?.status === state.status) return;
          const conditions = [{ type: 'Ready', ...state, lastTransitionTime: timestamp(clock.now()) }];
          const applied: Draft<ServiceCIDR> = { metadata: { name }, status: { conditions } };
          await resource.apply(applied, { subresource: 'status' });
        };
        if (deleted === undefined) {
          if (!finalizers.includes(finalizer)) {
            const metadata = { ...range.metadata, finalizers: [...finalizers, finalizer] };
            await resource.update({ ...range, metadata });
          }
          await tell(READY);
          return undefined;
        }
        if (!finalizers.includes(finalizer)) return undefined;
        await addresses.synced();
        if (await isUsed(range, ranges.list(), names.each(), turn)) {
          await tell(STILL_USED);
          return undefined;
        }
        const left = Date.parse(deleted) + GRACE_MS - clock.now();
        if (left > 0) return { requeueAfter: left };
        await resource.update({ ...range, metadata: { ...range.metadata, finalizers: finalizers.filter((known) => known !== finalizer) } });
        return undefined;
      },
    };
  },
});
