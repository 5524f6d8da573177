/** A simulated cluster in which time stands still until a test moves it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clusterControllers } from '../../../runtime/controllers/index.js';
import { MovedClock } from '../../support/clock.js';
import { type Answer, TestServer } from '../../support/server.js';
import { eventually } from '../../support/until.js';

// biome-ignore lint/suspicious/noExplicitAny: tests look into objects of any kind
type Found = any;

const SHORT: Readonly<Record<string, string>> = {
  pods: '/api/v1/namespaces/default/pods',
  services: '/api/v1/namespaces/default/services',
  endpoints: '/api/v1/namespaces/default/endpoints',
  claims: '/api/v1/namespaces/default/persistentvolumeclaims',
  controllers: '/api/v1/namespaces/default/replicationcontrollers',
  events: '/api/v1/namespaces/default/events',
  volumes: '/api/v1/persistentvolumes',
  nodes: '/api/v1/nodes',
  slices: '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices',
  deployments: '/apis/apps/v1/namespaces/default/deployments',
  sets: '/apis/apps/v1/namespaces/default/replicasets',
  stateful: '/apis/apps/v1/namespaces/default/statefulsets',
  daemons: '/apis/apps/v1/namespaces/default/daemonsets',
  jobs: '/apis/batch/v1/namespaces/default/jobs',
  cron: '/apis/batch/v1/namespaces/default/cronjobs',
};

const pathOf = (what: string): string => {
  const short = /^\w+/.exec(what)?.[0] ?? '';
  return `${SHORT[short] ?? short}${what.slice(short.length)}`;
};

export class LivingCluster {
  readonly clock = new MovedClock();
  #server: TestServer | undefined;
  #folder: string | undefined;

  /** `file`: what the file of the simulation says. */
  static async start(file?: string, options: { readonly release?: string } = {}): Promise<LivingCluster> {
    const cluster = new LivingCluster();
    const config = file === undefined ? {} : { simulationConfigFile: cluster.write(file) };
    cluster.#server = await TestServer.start({
      release: '1.36',
      controllers: clusterControllers,
      clock: cluster.clock,
      log: () => undefined,
      simulate: true,
      ...config,
      ...options,
    });
    await cluster.eventually('/api/v1/namespaces/default/serviceaccounts/default', ({ metadata }) => metadata !== undefined);
    return cluster;
  }

  /** Writes the file anew, as whoever edits it does. */
  write(text: string): string {
    this.#folder ??= mkdtempSync(path.join(tmpdir(), 'simulation-'));
    const file = path.join(this.#folder, 'simulation.yaml');
    writeFileSync(file, text);
    return file;
  }

  get server(): TestServer {
    assert.ok(this.#server !== undefined);
    return this.#server;
  }

  async close(): Promise<void> {
    await this.server.close();
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Reads an object or a list, such as `pods/web`. */
  async get(what: string): Promise<Found> {
    return (await this.server.ask(pathOf(what))).json;
  }

  async create(what: string, name: string, spec: object, metadata: object = {}): Promise<Found> {
    const answer = await this.server.create(pathOf(what), { metadata: { name, ...metadata }, spec });
    assert.equal(answer.status, 201, answer.text);
    return answer.json;
  }

  async patch(what: string, body: object): Promise<Found> {
    const headers = { 'Content-Type': 'application/strategic-merge-patch+json' };
    const answer = await this.server.ask(pathOf(what), { method: 'PATCH', body, headers });
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
  }

  remove(what: string): Promise<Answer> {
    return this.server.ask(pathOf(what), { method: 'DELETE' });
  }

  eventually(what: string, wanted: (found: Found) => boolean): Promise<Found> {
    return eventually(() => this.get(what), wanted);
  }

  /** The pods of an `app`, in the order of their names, once they are as wanted. */
  async pods(app: string, wanted: (pods: Found[]) => boolean): Promise<Found[]> {
    const { items } = await this.eventually(`pods?labelSelector=app=${app}`, (list) => wanted(list.items));
    return items;
  }
}

export const template = (app: string, spec: object = {}): object => ({
  metadata: { labels: { app } },
  spec: { containers: [{ name: 'main', image: `${app}:1`, ports: [{ name: 'http', containerPort: 8080 }] }], ...spec },
});

export const workload = (app: string, more: object = {}, spec: object = {}): object => ({
  selector: { matchLabels: { app } },
  template: template(app, spec),
  ...more,
});

export const condition = ({ status }: Found, type: string): Found => (status?.conditions ?? []).find((one: Found) => one.type === type);
export const isReady = (pod: Found): boolean => condition(pod, 'Ready')?.status === 'True';
