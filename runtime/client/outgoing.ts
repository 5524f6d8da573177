/**
 * Where a server may connect to. Every connection that a server opens to a service beside its store is opened by a Destination, and only
 * this file makes these: what is called is judged by the address that is connected to, after names are resolved, so that neither a
 * spelling of an address nor a name that changes its meaning leads past the rules.
 */
import dns from 'node:dns';
import http, { type ClientRequest, type RequestOptions } from 'node:http';
import https from 'node:https';
import { type BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { ApiError } from '../model/errors.js';
import { addressesIn, BLOCKS, includesAddress } from '../model/values/address-blocks.js';

interface CallRules {
  /** Whether a name may stand for the address. */
  readonly names: boolean;
  /** Whether this machine may be called. */
  readonly thisMachine: boolean;
  /** Whether the servers of this API may be called. */
  readonly ownServers: boolean;
}

/** Calls by who says where they go. */
const CALLS = {
  /** The addresses of pods and of endpoints, and of nodes for ports that are not their agent's: never names. */
  pod: { names: false, thisMachine: false, ownServers: false },
  /** Whoever may write nodes, or the services that webhooks stand behind. */
  workload: { names: true, thisMachine: false, ownServers: false },
  /** API services: administrators of the cluster register them, also for servers on the same machine. To call itself a server would never end. */
  delegated: { names: true, thisMachine: true, ownServers: false },
  /** Addresses in flags, in files that flags name, and in objects that only administrators of the cluster write. */
  configured: { names: true, thisMachine: true, ownServers: true },
} as const satisfies Readonly<Record<string, CallRules>>;

export type Call = keyof typeof CALLS;

/** Addresses at which clouds tell machines their secrets, beside those on the link. */
const METADATA = ['100.100.100.200/32', '168.63.129.16/32', '192.0.0.192/32', 'fd00:ec2::254/128', 'fd20:ce::254/128'];
/** Addresses that mean no one machine, or none but on the link. */
const NEVER = [...BLOCKS.linkLocal, ...BLOCKS.multicast, ...BLOCKS.broadcast, ...METADATA];
const THIS_MACHINE = [...BLOCKS.loopback, ...BLOCKS.thisNetwork];

/** Blocks of IPv6 through which gateways lead to a block of IPv4: NAT64 (RFC 6052) and 6to4 (RFC 3056). */
function throughGateways(cidr: string): string[] {
  const [base = '', bits] = cidr.split('/');
  if (isIP(base) !== 4) return [];
  const [a = 0, b = 0, c = 0, d = 0] = base.split('.').map(Number);
  const hex = (high: number, low: number): string => (high * 256 + low).toString(16);
  return [`64:ff9b::${base}/${96 + Number(bits)}`, `2002:${hex(a, b)}:${hex(c, d)}::/${16 + Number(bits)}`];
}

const withGateways = (cidrs: readonly string[]): BlockList => addressesIn(cidrs.flatMap((cidr) => [cidr, ...throughGateways(cidr)]));

const REFUSED = 'address not allowed';

/** An address that the rules do not let the server call. Clients are told no more, as the address itself may tell them something. */
export class AddressRefused extends ApiError {
  constructor() {
    super(400, 'BadRequest', REFUSED, null);
  }
}

/** Resolves a name to all of its addresses. */
export type Resolve = typeof dns.lookup;

/** Where a server of this API is reached. */
export interface ServerAddress {
  readonly ip: string;
  readonly port: number;
}

export interface OutgoingRules {
  /** Blocks that are not called, beside the usual ones. */
  readonly denied?: readonly string[];
  /** Blocks that are called nevertheless; the servers of this API are not, even there. */
  readonly allowed?: readonly string[];
  /** Where this server listens; 0 where it does not. */
  readonly listeningPort?: () => number;
  readonly resolve?: Resolve;
}

/** The rules of one server. */
export class OutgoingAddresses {
  readonly #denied: BlockList;
  readonly #allowed: BlockList;
  readonly #thisMachine = addressesIn(THIS_MACHINE);
  readonly #deniedOfMachine = withGateways(THIS_MACHINE);
  readonly #listeningPort: () => number;
  readonly #resolve: Resolve;
  #servers: readonly ServerAddress[] = [];

  /** Throws where a block is none. */
  constructor({ denied = [], allowed = [], listeningPort = () => 0, resolve = dns.lookup }: OutgoingRules = {}) {
    this.#denied = withGateways([...NEVER, ...denied]);
    this.#allowed = addressesIn(allowed);
    this.#listeningPort = listeningPort;
    this.#resolve = resolve;
  }

  /** The servers of this API, and the service that leads to them, wherever they are. */
  knowServers(servers: readonly ServerAddress[]): void {
    this.#servers = servers;
  }

  /**
   * Where a call goes. Throws AddressRefused for an address that may not be called; a name is judged when a connection is opened, which
   * then fails with an Error whose cause is AddressRefused.
   */
  destination(call: Call, host: string, port: number): Destination {
    if (isIP(host) === 0) {
      // Without a host the built-in client would call this machine.
      if (host === '' || !CALLS[call].names) throw new AddressRefused();
    } else if (!this.#mayCall(call, host, port)) throw new AddressRefused();
    return new CheckedDestination(call, host, port, this.#lookup(call, port));
  }

  /** As `destination`, for the host and the port of an address with http or https. */
  toUrl(call: Call, { hostname, port, protocol }: URL): Destination {
    return this.destination(call, hostname.replace(/^\[|\]$/g, ''), Number(port) || (protocol === 'https:' ? HTTPS_PORT : HTTP_PORT));
  }

  #mayCall(call: Call, address: string, port: number): boolean {
    const { thisMachine, ownServers } = CALLS[call];
    const [ip = '', zone] = address.split('%');
    if (!ownServers && this.#isOwnServer(ip, port)) return false;
    if (includesAddress(this.#allowed, ip)) return true;
    // Only addresses of a link need a zone.
    if (zone !== undefined || includesAddress(this.#denied, ip)) return false;
    return thisMachine || !includesAddress(this.#deniedOfMachine, ip);
  }

  #isOwnServer(ip: string, port: number): boolean {
    const is = (other: string): boolean => includesAddress(addressesIn([`${other}/${isIP(other) === 4 ? 32 : 128}`]), ip);
    if (this.#servers.some((server) => server.port === port && is(server.ip))) return true;
    if (port !== this.#listeningPort()) return false;
    if (includesAddress(this.#thisMachine, ip)) return true;
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    return own.some(({ address }) => is(address));
  }

  /** Resolves a name for a connection, which is then opened to one of the addresses that come through. */
  #lookup(call: Call, port: number): LookupFunction {
    return (name, options, callback) => {
      this.#resolve(name, { ...options, all: true }, (error, found) => {
        const good = error === null ? found.filter(({ address }) => this.#mayCall(call, address, port)) : [];
        const [first] = good;
        if (error !== null) callback(error, []);
        else if (first === undefined) callback(new Error(REFUSED, { cause: new AddressRefused() }), []);
        else if (options.all === true) callback(null, good);
        else callback(null, first.address, first.family);
      });
    };
  }
}

const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/** For programs that call what their user names: nothing is refused. */
export const anywhere = (): OutgoingAddresses => new OutgoingAddresses({ allowed: ['0.0.0.0/0', '::/0'] });

/** What a destination says by itself. */
type Where = 'host' | 'hostname' | 'port' | 'lookup' | 'socketPath' | 'createConnection';

/** Only the rules above make one: the private field keeps everything else from being taken for it. */
class CheckedDestination {
  readonly #lookup: LookupFunction;

  constructor(
    readonly call: Call,
    readonly host: string,
    readonly port: number,
    lookup: LookupFunction,
  ) {
    this.#lookup = lookup;
  }

  /** Host and port as addresses and the header `Host` have them. */
  get authority(): string {
    return `${this.host.includes(':') ? `[${this.host}]` : this.host}:${this.port}`;
  }

  /** Begins a request there. `agent`: one that opens connections for calls of this kind only, as it keeps them. */
  request(secure: boolean, options: Omit<https.RequestOptions, Where>): ClientRequest {
    const all: RequestOptions = { ...options, hostname: this.host, host: this.host, port: this.port, lookup: this.#lookup };
    return secure ? https.request(all) : http.request(all);
  }
}

/** A service that may be called. */
export type Destination = CheckedDestination;
