/** The catalogues on which the console is walked: that of the cluster, and a project's own. Each has a kind whose objects are looked at. */
import { startTestServer, type TestServer, type TestServerOptions } from '../../runtime/testing/index.js';
import { ownShop } from './own-shop.js';

export interface WalkedServer {
  readonly server: TestServer;
  /** Stops it, and removes what was made for it. */
  close(): Promise<void>;
}

/** What somebody types into the text of an object, and what the editor says. */
interface TypedText {
  /** Begin of a line below which text is typed. */
  readonly below: string;
  /** What is typed, the field that it is completed to, what is typed as its value, and the line that is added then. */
  readonly begun: string;
  readonly field: string;
  readonly value: string;
  readonly added: string;
  /** Members beside it, which no completion offers. */
  readonly beside: readonly string[];
  /** A member of few values with what is begun of one, and the value that it is completed to. */
  readonly choice: readonly [begun: string, value: string];
  /** A member under the pointer, and how its explanation begins. */
  readonly member: string;
  readonly explained: string;
}

export interface WalkedCatalogue {
  readonly name: string;
  /** The kind that is looked at, which is in namespaces: in addresses of the console, by its name, in requests, and the path of its objects. */
  readonly kind: string;
  readonly title: string;
  readonly group: string;
  readonly plural: string;
  readonly path: string;
  /** An object of the kind. */
  object(name: string): object;
  readonly typed: TypedText;
  /** Starts a server with the catalogue and the console. */
  start(options?: Omit<TestServerOptions, 'catalogue' | 'console'>): Promise<WalkedServer>;
}

const labels = { app: 'web' };

const CLUSTER: WalkedCatalogue = {
  name: 'the cluster`s catalogue',
  kind: 'apps/v1/deployments',
  title: 'Deployment',
  group: 'apps',
  plural: 'deployments',
  path: '/apis/apps/v1/namespaces/default/deployments',
  object: (name) => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels },
    spec: {
      replicas: 3,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: 'web', image: 'web:1' }] } },
    },
  }),
  typed: {
    below: '  replicas:',
    begun: 'minRea',
    field: 'minReadySeconds',
    value: '4',
    added: 'minReadySeconds: 4',
    beside: ['replicas', 'template'],
    choice: ['paused: tr', 'true'],
    member: 'image',
    explained: 'image (text)',
  },
  async start(options = {}) {
    const server = await startTestServer({ log: () => undefined, ...options, console: true });
    return { server, close: () => server.close() };
  },
};

const OWN: WalkedCatalogue = {
  name: 'a catalogue of one`s own',
  kind: 'shop.example.com/v1/orders',
  title: 'Order',
  group: 'shop.example.com',
  plural: 'orders',
  path: '/apis/shop.example.com/v1/namespaces/default/orders',
  object: (name) => ({ apiVersion: 'shop.example.com/v1', kind: 'Order', metadata: { name }, spec: { count: 3 } }),
  typed: {
    below: '  count:',
    begun: 'no',
    field: 'note',
    value: 'gift',
    added: 'note: gift',
    beside: ['count'],
    choice: ['way: Cou', 'Courier'],
    member: 'count',
    explained: 'count (whole number)',
  },
  async start(options = {}) {
    const project = await ownShop();
    const server = await startTestServer({ log: () => undefined, ...options, catalogue: project.catalogue, console: true });
    return {
      server,
      async close() {
        await server.close();
        project.remove();
      },
    };
  },
};

export const WALKED: readonly WalkedCatalogue[] = [CLUSTER, OWN];
