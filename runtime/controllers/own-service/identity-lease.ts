/**
 * Leases by which anybody sees which servers of the API there are, and that they are alive. Names, labels and holders are those of
 * conformant servers, so that both kinds know of one another.
 */
import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Lease } from '../../../generated/coordination/v1/types.js';
import { ApiError } from '../../model/errors.js';
import { faultsOf } from '../../model/values/formats.js';
import type { Words } from '../../model/values/words.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { Settings } from '../../settings/settings.js';
import { settling, unchanged } from '../cluster-controller.js';
import { serverAs } from '../framework/author.js';
import type { ResourceClient } from '../framework/client.js';
import type { Controller, ControllerHost, Running } from '../framework/contract.js';
import { SERVER_MANAGER } from '../framework/ensure.js';
import { Repeating } from '../framework/repeating.js';
import { advertisedAddress } from './advertised-address.js';

const NAMESPACE = 'kube-system';
const COMPONENT = 'kube-apiserver';
const RESOURCE = 'leases.coordination.{groupDomain}';

/** Bytes of the digest of a machine's name that tell machines apart. */
const DIGEST_BYTES = 16;

/** RFC 4648, section 6, in small letters and without padding, as names of objects are spelled. */
function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The name of this server's lease, and who holds it: from one release on the same lease after each start on one machine. */
function identityOf(machine: string, enabled: Enabled): { readonly name: string; readonly holder: string } {
  if (!enabled('IdentityByMachine')) {
    const name = `${COMPONENT}-${randomUUID()}`;
    return { name, holder: name };
  }
  const digest = base32(createHash('sha256').update(machine).digest().subarray(0, DIGEST_BYTES));
  const name = `${enabled('IdentityLabelled') ? 'apiserver' : COMPONENT}-${digest}`;
  return { name, holder: `${name}_${randomUUID()}` };
}

const formerLabel = (words: Words): string => words.domainKey('component');
const identityLabel = (words: Words): string => words.label('identity', 'apiserver');

/** A time in the format of leases, in microseconds. */
const microTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, -1)}000Z`;

const leasesOf = ({ api, registry }: Pick<ControllerHost, 'api' | 'registry'>): ResourceClient<Lease> =>
  api.client(serverAs(SERVER_MANAGER)).resource<Lease>(registry.words.filled(RESOURCE));

/** Where servers of the same store call this one: as flags say, or where everybody does. */
function peerAddress(settings: Settings, port: number): string | undefined {
  const told = settings.text('peer-advertise-ip');
  const ip = told === '' ? advertisedAddress(settings) : told;
  const at = told === '' ? '' : settings.text('peer-advertise-port');
  return ip === undefined ? undefined : `${ip.includes(':') ? `[${ip}]` : ip}:${at === '' ? port : at}`;
}

class IdentityLease implements Running {
  readonly #leases: ResourceClient<Lease>;
  readonly #name: string;
  readonly #holder: string;
  readonly #renewing: Repeating;

  constructor(private readonly host: ControllerHost) {
    const { settings } = host.environment;
    this.#renewing = new Repeating(
      host.clock,
      () => settings.number('identity-lease-renew-interval-seconds') * 1000,
      () => this.#renew(),
    );
    this.#leases = leasesOf(host);
    const { name, holder } = identityOf(hostname(), host.environment.enabled);
    this.#name = name;
    this.#holder = holder;
  }

  /** Resolves once the lease is there; rejects where it cannot be written. */
  async start(): Promise<void> {
    await this.#renew();
    this.#renewing.later();
  }

  /** The lease stays: it tells when the server was last seen, and goes once that is long ago. */
  stop(): Promise<void> {
    return this.#renewing.stop();
  }

  async #renew(): Promise<void> {
    const { clock, environment } = this.host;
    const spec = {
      holderIdentity: this.#holder,
      leaseDurationSeconds: environment.settings.number('identity-lease-duration-seconds'),
      renewTime: microTime(clock.now()),
    };
    const known = await this.#leases.get(NAMESPACE, this.#name).catch(whereAbsent);
    if (known === undefined) {
      const metadata = { name: this.#name, namespace: NAMESPACE, ...this.#told({}) };
      await settling(this.#leases.create({ metadata, spec }));
      return;
    }
    await this.#leases.update({
      ...known,
      metadata: { ...known.metadata, ...this.#told(known.metadata) },
      spec: { ...known.spec, ...spec },
    });
  }

  /** The labels and annotations that tell what the lease is of, beside others that it has. */
  #told({ labels, annotations }: Pick<Lease['metadata'], 'labels' | 'annotations'>): Pick<Lease['metadata'], 'labels' | 'annotations'> {
    const { environment, registry, listeningPort } = this.host;
    const { words } = registry;
    if (!environment.enabled('IdentityLabelled')) return { labels: { ...labels, [formerLabel(words)]: COMPONENT } };
    const machine = hostname();
    const peer = environment.enabled('UnknownVersionInteroperabilityProxy')
      ? peerAddress(environment.settings, listeningPort())
      : undefined;
    return {
      labels: {
        ...labels,
        [identityLabel(words)]: COMPONENT,
        ...(faultsOf('label-value', machine).length > 0 ? {} : { [words.label('hostname')]: machine }),
      },
      ...(peer === undefined ? {} : { annotations: { ...annotations, [words.label('peer-advertise-address')]: peer } }),
    };
  }
}

function whereAbsent(error: unknown): undefined {
  if (error instanceof ApiError && error.reason === 'NotFound') return undefined;
  throw error;
}

/** Keeps the lease of this server. */
export const identityLease: Controller = {
  name: 'start-kube-apiserver-identity-lease-controller',
  gate: 'APIServerIdentity',
  needs: ['namespaces', RESOURCE],
  async start(host) {
    if (!host.environment.standsForServer) return undefined;
    const lease = new IdentityLease(host);
    await lease.start();
    return lease;
  },
};

/** Whether nobody has renewed the lease for as long as it was to last. */
function isOver({ spec }: Lease, now: number): boolean {
  const { renewTime = '', leaseDurationSeconds } = spec ?? {};
  const renewed = Date.parse(renewTime);
  return Number.isNaN(renewed) || leaseDurationSeconds === undefined || renewed + leaseDurationSeconds * 1000 < now;
}

class IdentityLeaseCollection implements Running {
  readonly #leases: ResourceClient<Lease>;
  readonly #collecting: Repeating;

  constructor(private readonly host: ControllerHost) {
    this.#leases = leasesOf(host);
    const { settings } = host.environment;
    this.#collecting = new Repeating(
      host.clock,
      () => settings.number('identity-lease-duration-seconds') * 1000,
      () => this.#collect(),
    );
  }

  start(): void {
    this.#collecting.begin();
  }

  stop(): Promise<void> {
    return this.#collecting.stop();
  }

  async #collect(): Promise<void> {
    const { words } = this.host.registry;
    // Leases of servers of former releases have another label.
    const labels = this.host.environment.enabled('IdentityLabelled') ? [identityLabel(words), formerLabel(words)] : [formerLabel(words)];
    for (const label of labels)
      for (const lease of await this.#leases.list(NAMESPACE, { labelSelector: `${label}=${COMPONENT}` })) {
        if (this.#collecting.stopped) return;
        if (!isOver(lease, this.host.clock.now())) continue;
        await settling(this.#leases.delete(NAMESPACE, lease.metadata.name ?? '', { preconditions: unchanged(lease.metadata) }));
      }
  }
}

/** Deletes leases of servers that were not seen for as long as a lease lasts, looking once in that time. */
export const identityLeaseCollection: Controller = {
  name: 'start-kube-apiserver-identity-lease-garbage-collector',
  gate: 'APIServerIdentity',
  needs: ['namespaces', RESOURCE],
  start(host) {
    const collection = new IdentityLeaseCollection(host);
    collection.start();
    return Promise.resolve(collection);
  },
};
