/** A server for tests: in this process, on a port of its own, forgotten when it is closed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FlagOptions } from '../../generated/flags.js';
import type { ClientConfiguration } from '../client/kubeconfig.js';
import { writeOwnerOnly } from '../files/owner-only.js';
import { systemClock } from '../model/clock.js';
import type { Catalogue } from '../model/definition/definition.js';
import { createServer } from '../server/create-server.js';
import type { ServerOptions } from '../server/flags/options.js';
import type { OwnFlags, Server } from '../server/server.js';
import type { ConflictOptions, DropOptions, FailOptions, Fault, SlowOptions } from './faults/faults.js';
import { loadManifests } from './load.js';
import type { TestClock } from './movable-clock.js';
import { type AdministratorRequest, administratorOf } from './request.js';
import type { RequestMatch } from './requests/match.js';
import type { Requests } from './requests/requests.js';
import type { Snapshot } from './snapshot.js';
import { TestControl } from './test-control.js';

/** Beside what `createServer` takes, flags included: */
export type TestServerOptions<Options = FlagOptions> = Partial<Omit<ServerOptions<Options>, 'testing'>> &
  OwnFlags<Options> & {
    /** Files, or folders of files, whose objects exist when the server is there; relative to the working folder. */
    readonly load?: string | readonly string[];
  };

export interface TestServer {
  /** `https://127.0.0.1:<port>`. */
  readonly url: string;
  /** How the administrator calls it: address, authority and token. */
  readonly client: ClientConfiguration;
  /** The same as the text of a client configuration file. */
  readonly kubeconfig: string;
  /** Path of such a file, which is there until the server is closed. */
  readonly kubeconfigFile: string;
  readonly server: Server;
  /** Asks the server as its administrator; `PATCH` merges. Such requests meet no faults, and are not among `requests`. */
  readonly request: AdministratorRequest;
  /** What clients asked, in the order it came. */
  readonly requests: Requests;
  /**
   * Has requests fail by a status or a reason, or by a connection that breaks or stays silent, until the fault is lifted or has been met
   * `times` times. Throws TestMistake for options that mean nothing, as the others do.
   */
  fail(options?: FailOptions): Fault;
  /** Has requests wait before they are looked at. */
  slow(options: SlowOptions): Fault;
  /** Has updates and patches lose a race against somebody else's write. */
  conflict(options?: ConflictOptions): Fault;
  /** Cuts clients off: connections break, those of open watches at once, until the fault is lifted. */
  partition(options?: RequestMatch): Fault;
  /** Ends open watches, and gives how many. */
  dropWatches(options?: DropOptions): number;
  /** Forgets history: whoever resumes a watch or continues a list from before gets 410. Open watches go on. */
  expireHistory(): Promise<void>;
  /** Lifts all faults. */
  heal(): void;
  /**
   * The time that the server goes by: of objects, tokens and certificates, of what lasts for a time only, and of its controllers. It runs as
   * usual, and `advance('1h')` moves it on.
   */
  readonly clock: TestClock;
  /** All objects as they are now. */
  snapshot(): Promise<Snapshot>;
  /** Makes the objects those of a snapshot of this server again, and tells watches what changes by that. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Stops the server, which forgets everything, and removes the file. */
  close(): Promise<void>;
}

const FORGETFUL = { storage: 'memory', dataDir: '', securePort: 0 } as const;

/**
 * Starts a server that keeps its objects in memory and listens on a free port, and resolves when all is there that must exist.
 * By default it has the whole cluster API; options change that and everything else. A process may have many. Rejects with
 * FlagError for options, and with ManifestError for files that are at fault.
 */
export function startTestServer(options?: TestServerOptions): Promise<TestServer>;
export function startTestServer<Options>(
  options: TestServerOptions<Options> & { readonly catalogue: Catalogue<Options> },
): Promise<TestServer>;
export async function startTestServer({
  load = [],
  catalogue,
  clock = systemClock,
  ...options
}: TestServerOptions<object> = {}): Promise<TestServer> {
  const control = new TestControl(clock);
  const server = await createServer<object>({
    ...FORGETFUL,
    ...options,
    testing: control,
    clock: control.clock,
    // Whoever has a catalogue need not load the cluster's.
    catalogue: catalogue ?? (await import('../../generated/catalogue.js')).catalogue,
  });
  control.attach(server);
  const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-test-'));
  let administrator: ReturnType<typeof administratorOf> | undefined;
  const close = async (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true });
    administrator?.close();
    control.faults.heal();
    await server.close();
  };
  try {
    await server.listen();
    await server.ready();
    administrator = administratorOf(server.client);
    const { request } = administrator;
    await loadManifests([load].flat(), server.registry, request);
    const kubeconfigFile = path.join(folder, 'kubeconfig');
    writeOwnerOnly(kubeconfigFile, server.kubeconfig());
    const { faults, requests } = control;
    return {
      url: server.url,
      client: server.client,
      kubeconfig: server.kubeconfig(),
      kubeconfigFile,
      server,
      request,
      requests,
      clock: control.clock,
      fail: (options) => faults.fail(options),
      slow: (options) => faults.slow(options),
      conflict: (options) => faults.conflict(options),
      partition: (options) => faults.partition(options),
      dropWatches: (options) => faults.dropWatches(options),
      expireHistory: () => control.expireHistory(),
      heal: () => faults.heal(),
      snapshot: () => control.snapshot(),
      restore: (snapshot) => control.restore(snapshot),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
