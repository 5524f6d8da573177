/** Keeps nodes alive: those that are declared are made, and whatever node is there is ready. */
import type { Node } from '../../../../generated/core/v1/types.js';
import { sameValue } from '../../../model/json/json.js';
import { shownRelease } from '../../../settings/emulated-release.js';
import type { HostParts } from '../../framework/contract.js';
import type { Informer } from '../../framework/informer.js';
import type { ReconcileContext } from '../../framework/reconciler.js';
import type { SimulatedNode } from '../stages/simulation-file.js';
import { written } from '../written.js';
import { asNode } from './node-author.js';
import { HEARTBEAT_MS, lastBeat, nodeStatus, registration } from './node-status.js';

const NODES = 'nodes';

export class KeptNodes {
  constructor(
    private readonly host: HostParts<'api' | 'registry' | 'environment'>,
    private readonly nodes: Informer<Node>,
  ) {}

  /** Makes the nodes that are not there. */
  async register(nodes: readonly SimulatedNode[]): Promise<void> {
    const { api, registry } = this.host;
    for (const node of nodes) await written(api.client(asNode(node.name)).resource<Node>(NODES).create(registration(node, registry.words)));
  }

  /** Has a node tell that it is well. `isNew`: it did so for the first time. */
  async keep(name: string, { api, clock }: ReconcileContext): Promise<{ readonly isNew: boolean; readonly requeueAfter?: number }> {
    const node = this.nodes.get('', name);
    if (node === undefined || node.metadata.deletionTimestamp !== undefined) return { isNew: false };
    const now = clock.now();
    const last = lastBeat(node);
    const version = `v${shownRelease(this.host.environment.settings)}.0`;
    const status = nodeStatus(node, now, now >= last + HEARTBEAT_MS, version);
    const nodes = api.client(asNode(name)).resource<Node>(NODES);
    if (!sameValue(status, node.status) && !(await written(nodes.updateStatus({ ...node, status })))) return { isNew: false };
    await this.#welcome(name);
    return { isNew: last === 0, requeueAfter: last === 0 ? HEARTBEAT_MS : Math.max(1000, last + HEARTBEAT_MS - now) };
  }

  /** Takes away the taint that a new node has until it is ready. */
  async #welcome(name: string): Promise<void> {
    const { api, registry } = this.host;
    const node = this.nodes.get('', name);
    const key = registry.words.label('not-ready', 'node');
    if (node?.spec.taints?.some((taint) => taint.key === key) !== true) return;
    const taints = node.spec.taints.filter((taint) => taint.key !== key);
    const { taints: _, ...spec } = node.spec;
    const next = { ...node, spec: taints.length === 0 ? spec : { ...spec, taints } };
    await written(api.client(asNode(name)).resource<Node>(NODES).update(next));
  }
}
