/**
 * What a controller manager and nodes do with workloads, played against a server without them: jobs and pods that run to an end complete,
 * deployments get their replica sets, claims are bound, and workloads have as many pods ready as they want.
 */
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { parse } from 'yaml';

interface Workload {
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly uid: string;
    readonly generation?: number;
    readonly deletionTimestamp?: string;
    readonly finalizers?: readonly string[];
    readonly ownerReferences?: readonly { readonly uid: string }[];
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly spec: {
    readonly replicas?: number;
    readonly completions?: number;
    readonly suspend?: boolean;
    readonly restartPolicy?: string;
    readonly selector?: object;
    readonly template?: { readonly metadata?: { readonly labels?: object }; readonly spec: object };
  };
  readonly status?: { readonly observedGeneration?: number; readonly phase?: string; readonly conditions?: readonly object[] };
}

/** How often it looks. */
const PAUSE_MS = 100;

const REVISION = 'deployment.kubernetes.io/revision';

/** What a deployment says of itself when all its pods are those of the newest revision. */
const ROLLED_OUT = [
  { type: 'Available', status: 'True', reason: 'MinimumReplicasAvailable' },
  { type: 'Progressing', status: 'True', reason: 'NewReplicaSetAvailable' },
];

/** Resources whose objects are protected from their end while something uses them. */
const PROTECTED = [
  ['/api/v1', 'persistentvolumeclaims'],
  ['/api/v1', 'persistentvolumes'],
  ['/apis/storage.k8s.io/v1', 'volumeattributesclasses'],
] as const;

export class PlayedControllers {
  readonly #url: string;
  readonly #token: string;
  readonly #agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false });
  #ended = false;
  readonly #rounds: Promise<void>;

  constructor(kubeconfig: string) {
    const { clusters, users } = parse(readFileSync(kubeconfig, 'utf8'));
    this.#url = clusters[0].cluster.server;
    this.#token = users[0].user.token;
    this.#rounds = this.#run();
  }

  /** Resolves when nothing more is written; rejects with what the server has refused. */
  async stop(): Promise<void> {
    this.#ended = true;
    try {
      await this.#rounds;
    } finally {
      this.#agent.destroy();
    }
  }

  async #run(): Promise<void> {
    while (!this.#ended) {
      for (const job of await this.#list('/apis/batch/v1/jobs')) await this.#complete(job);
      for (const pod of await this.#list('/api/v1/pods'))
        if (pod.spec.restartPolicy === 'Never' && pod.status?.phase !== 'Succeeded')
          await this.#write(`${placeOf('/api/v1', 'pods', pod)}/status`, { phase: 'Succeeded' });
      for (const [place, volume] of await this.#volumes())
        if (volume.status !== undefined && volume.status.phase !== 'Bound') await this.#write(`${place}/status`, { phase: 'Bound' });
      for (const kind of ['deployments', 'statefulsets', 'daemonsets'])
        for (const workload of await this.#list(`/apis/apps/v1/${kind}`)) await this.#settle(kind, workload);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** A job has its pods run to their ends at once. */
  async #complete({ metadata, spec, status }: Workload): Promise<void> {
    if (spec.suspend === true || (status?.conditions ?? []).length > 0) return;
    const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    const condition = (type: string) => ({
      type,
      status: 'True',
      lastProbeTime: now,
      lastTransitionTime: now,
      reason: 'CompletionsReached',
    });
    await this.#write(`/apis/batch/v1/namespaces/${metadata.namespace}/jobs/${metadata.name}/status`, {
      startTime: now,
      completionTime: now,
      succeeded: spec.completions ?? 1,
      conditions: [condition('SuccessCriteriaMet'), condition('Complete')],
    });
  }

  /** All that has to do with volumes, by its path. What protects it from its end lets go at once, as nothing uses it. */
  async #volumes(): Promise<[place: string, volume: Workload][]> {
    const found: [string, Workload][] = [];
    for (const [at, plural] of PROTECTED)
      for (const volume of await this.#list(`${at}/${plural}`)) {
        const place = placeOf(at, plural, volume);
        const { deletionTimestamp, finalizers = [] } = volume.metadata;
        if (deletionTimestamp !== undefined && finalizers.length > 0) await this.#ask('PATCH', place, { metadata: { finalizers: null } });
        else found.push([place, volume]);
      }
    return found;
  }

  async #settle(kind: string, workload: Workload): Promise<void> {
    const { metadata, spec, status } = workload;
    if (status?.observedGeneration === metadata.generation) return;
    if (kind === 'deployments') await this.#keepRevision(workload);
    const { replicas = 0 } = spec;
    const counts = { replicas, updatedReplicas: replicas, readyReplicas: replicas, availableReplicas: replicas };
    const nodes = { currentNumberScheduled: 0, desiredNumberScheduled: 0, numberMisscheduled: 0, numberReady: 0 };
    const revisions = { currentRevision: `${metadata.name}-1`, updateRevision: `${metadata.name}-1`, currentReplicas: replicas };
    await this.#write(`/apis/apps/v1/namespaces/${metadata.namespace}/${kind}/${metadata.name}/status`, {
      observedGeneration: metadata.generation,
      ...(kind === 'daemonsets' ? nodes : counts),
      ...(kind === 'statefulsets' ? revisions : {}),
      ...(kind === 'deployments' ? { conditions: ROLLED_OUT } : {}),
    });
  }

  /** The replica set of a deployment's template: a new one for each that differs, as the newest revision. */
  async #keepRevision({ metadata, spec }: Workload): Promise<void> {
    const at = `/apis/apps/v1/namespaces/${metadata.namespace}`;
    const all = await this.#list(`${at}/replicasets`);
    const own = all.filter(({ metadata: { ownerReferences = [] } }) => ownerReferences.some(({ uid }) => uid === metadata.uid));
    const hash = hashOf(JSON.stringify(spec.template));
    const name = `${metadata.name}-${hash}`;
    const revisionOf = (set: Workload | undefined): number => Number(set?.metadata.annotations?.[REVISION] ?? 0);
    const newest = Math.max(0, ...own.map(revisionOf));
    const kept = own.find((set) => set.metadata.name === name);
    // Generations of deployments count changes of annotations, too.
    if (kept !== undefined && revisionOf(kept) === newest) return;
    const revision = String(newest + 1);
    const withHash = { labels: { ...spec.template?.metadata?.labels, 'pod-template-hash': hash } };
    const annotations = { [REVISION]: revision };
    if (kept !== undefined) await this.#ask('PATCH', `${at}/replicasets/${name}`, { metadata: { annotations } });
    else
      await this.#ask('POST', `${at}/replicasets`, {
        metadata: {
          name,
          annotations,
          ...withHash,
          ownerReferences: [{ apiVersion: 'apps/v1', kind: 'Deployment', name: metadata.name, uid: metadata.uid, controller: true }],
        },
        spec: {
          replicas: spec.replicas,
          selector: { matchLabels: withHash.labels },
          template: { ...spec.template, metadata: { ...spec.template?.metadata, ...withHash } },
        },
      });
    await this.#ask('PATCH', `${at}/deployments/${metadata.name}`, { metadata: { annotations } });
  }

  #write(path: string, status: object): Promise<unknown> {
    return this.#ask('PATCH', path, { status });
  }

  async #list(path: string): Promise<readonly Workload[]> {
    const { items = [] } = (await this.#ask('GET', path)) as { items?: readonly Workload[] };
    return items;
  }

  /** What is gone by now is nobody's fault. */
  #ask(method: string, path: string, body?: object): Promise<unknown> {
    const headers = {
      Authorization: `Bearer ${this.#token}`,
      'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
    };
    return new Promise((resolve, reject) => {
      const request = https.request(`${this.#url}${path}`, { method, agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const { statusCode = 0 } = response;
          if (statusCode < 300 || statusCode === 404 || statusCode === 409) resolve(JSON.parse(text));
          else reject(new Error(`${method} ${path}: ${text}`));
        });
      });
      request.on('error', reject);
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}

const placeOf = (at: string, plural: string, { metadata: { namespace, name } }: Workload): string =>
  `${at}/${namespace === undefined ? '' : `namespaces/${namespace}/`}${plural}/${name}`;

/** A short name for a text. */
const hashOf = (text: string): string =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7).toString(36);
