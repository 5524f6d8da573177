/**
 * The objects that say which address is whose. A service has its addresses only once there is such an object of each: their names are
 * unique in the store, so that servers which share it hand out no address twice.
 */
import type { Service } from '../../generated/core/v1/types.js';
import type { IPAddress, ServiceCIDR } from '../../generated/networking/v1/types.js';
import { SERVER_MANAGER, serverAs, writeBy } from '../controllers/framework/author.js';
import { ensure } from '../controllers/framework/ensure.js';
import type { Parts } from '../http/server-parts.js';
import { ApiError } from '../model/errors.js';
import { familyOf } from '../model/values/addresses.js';
import type { Registry } from '../resource/registry.js';
import { remove } from '../resource/writes/delete.js';

export const ADDRESSES = 'ipaddresses.networking.{groupDomain}';
export const RANGES = 'servicecidrs.networking.{groupDomain}';

/** Milliseconds after which an address whose service is nowhere is taken to be left over: its service is not being made any more. */
const LEFT_OVER_MS = 5000;

export interface Holder {
  readonly namespace: string;
  readonly name: string;
}

const isParent = ({ spec: { parentRef } }: Readonly<IPAddress>, { namespace, name }: Holder): boolean =>
  parentRef?.resource === 'services' && (parentRef.group ?? '') === '' && parentRef.namespace === namespace && parentRef.name === name;

/** The service that an address is of; undefined where it is of something else. */
export const holderOf = ({ spec: { parentRef } }: Readonly<IPAddress>): Holder | undefined =>
  parentRef?.resource === 'services' && (parentRef.group ?? '') === ''
    ? { namespace: parentRef.namespace ?? '', name: parentRef.name ?? '' }
    : undefined;

/** Whether services may get addresses from a range. */
export const isReady = ({ metadata, status }: Readonly<ServiceCIDR>): boolean =>
  metadata.deletionTimestamp === undefined &&
  (status.conditions ?? []).some(({ type, status: state }) => type === 'Ready' && state === 'True');

export class AddressObjects {
  readonly id: string;
  readonly #manager: string;

  /** `shared`: whether other servers hand out addresses of the same store. */
  constructor(
    private readonly registry: Registry,
    private readonly shared: boolean,
  ) {
    this.id = registry.words.filled(ADDRESSES);
    this.#manager = registry.words.group('ipallocator');
  }

  async ready(): Promise<void> {
    await this.registry.reader(this.id).ready();
  }

  /**
   * Who took an address by making its object: as `keyOf` makes of services, and the address itself where it is of something else. Addresses
   * that were handed out stand in the services themselves. One object is looked up, however many there are; to be asked after `ready`.
   */
  takenBy(address: string, keyOf: (holder: Holder) => string): string | undefined {
    const known = this.registry.reader<IPAddress>(this.id).peek('', address);
    if (known === undefined || this.#isHandedOut(known)) return undefined;
    const holder = holderOf(known);
    return holder === undefined ? address : keyOf(holder);
  }

  /** Makes the address the service's; false where it is somebody else's. */
  async claim(address: string, holder: Holder): Promise<boolean> {
    if (await this.#made(address, holder)) return true;
    const known = await this.#known(address);
    if (known !== undefined && isParent(known, holder)) return true;
    if (known !== undefined && !(await this.#isLeftOver(known, address))) return false;
    await this.#remove(address);
    return this.#made(address, holder);
  }

  /** Lets the address go if it was handed out to the service. */
  async release(address: string, holder: Holder): Promise<void> {
    const known = await this.#known(address);
    if (known !== undefined && isParent(known, holder) && this.#isHandedOut(known)) await this.#remove(address);
  }

  /** Whether an address was handed out, and not taken by somebody who made its object. */
  #isHandedOut({ metadata }: Readonly<IPAddress>): boolean {
    return metadata.labels?.[this.registry.words.label('managed-by', 'ipaddress')] === this.#manager;
  }

  /** The object of an address as it is stored now. */
  async #known(address: string): Promise<Readonly<IPAddress> | undefined> {
    await this.registry.byId(this.id).caughtUp();
    return this.registry.reader<IPAddress>(this.id).get('', address);
  }

  #made(address: string, { namespace, name }: Holder): Promise<boolean> {
    const { label } = this.registry.words;
    return ensure(this.registry.byId(this.id), {
      metadata: {
        name: address,
        labels: { [label('ip-family', 'ipaddress')]: familyOf(address), [label('managed-by', 'ipaddress')]: this.#manager },
      },
      spec: { parentRef: { group: '', resource: 'services', namespace, name } },
    });
  }

  /** Whether an address that was handed out is no service's any more. */
  async #isLeftOver(known: Readonly<IPAddress>, address: string): Promise<boolean> {
    const { metadata } = known;
    const holder = holderOf(known);
    if (holder === undefined || !this.#isHandedOut(known)) return false;
    if (this.shared && Date.now() - Date.parse(metadata.creationTimestamp ?? '') < LEFT_OVER_MS) return false;
    const service = await this.registry.reader<Service>('services').get(holder.namespace, holder.name);
    return !(service?.spec.clusterIPs ?? []).includes(address);
  }

  async #remove(address: string): Promise<void> {
    const resource = this.registry.byId(this.id);
    const { caller } = writeBy(serverAs(SERVER_MANAGER), resource.forms.version(resource.definition.hub));
    try {
      await remove(resource, caller, '', address, {
        dryRun: false,
        gracePeriodSeconds: undefined,
        propagationPolicy: undefined,
        orphanDependents: undefined,
        preconditions: undefined,
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'NotFound') throw error;
    }
  }
}

/** The objects of a server whose services get their addresses by them; undefined where they do not. */
export const addressObjects = ({ registry, environment }: Parts<'registry' | 'environment'>): AddressObjects | undefined =>
  environment.enabled('MultiCIDRServiceAllocator') && [ADDRESSES, RANGES].every((id) => registry.has(registry.words.filled(id)))
    ? new AddressObjects(registry, environment.othersWrite)
    : undefined;
