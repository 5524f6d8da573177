/** A node's agent may write its own node, the pods on it, and little else. */

import type { TokenRequest } from '../../../../generated/authentication/v1/types.js';
import type { Node, PersistentVolumeClaim, Pod } from '../../../../generated/core/v1/types.js';
import type { Eviction } from '../../../../generated/policy/v1beta1/types.js';
import type { ResourceSlice } from '../../../../generated/resource/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { forbidden, notFound } from '../../../model/errors.js';
import { sameValue } from '../../../model/json/json.js';
import type { Words } from '../../../model/values/words.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, typedRequest } from '../../request.js';
import { namesConfigMap, namesSecret } from '../pods/secret-references.js';
import { nodeLabelFaults } from './node-labels.js';

const NODES = 'system:nodes';
const NODE = 'system:node:';
const LEASES = 'kube-node-lease';

/** The node of the agent that makes the request; undefined for other users. */
function nodeOf({ user }: AdmissionRequest): string | undefined {
  return user.groups.includes(NODES) && user.name.startsWith(NODE) ? user.name.slice(NODE.length) : undefined;
}

const q = (text: string): string => JSON.stringify(text);

/** Why a node may not do what it asks; undefined if it may. */
type Rule = (request: AdmissionRequest, node: string) => string | undefined | Promise<string | undefined>;

/** What a mirror pod may not refer to, as it only shows what a node runs by itself. */
function mirrorFault({ metadata, spec }: Pod, node: string, uid: string | undefined, words: Words): string | undefined {
  const annotation = words.label('config.mirror');
  const name = q(node);
  if (metadata.annotations?.[annotation] === undefined)
    return `pod does not have ${q(annotation)} annotation, node ${name} can only create mirror pods`;
  if (spec.nodeName !== node) return `node ${name} can only create pods with spec.nodeName set to itself`;
  const [owner, ...more] = metadata.ownerReferences ?? [];
  if (more.length > 0) return `node ${name} can only create pods with a single owner reference set to itself`;
  if (owner === undefined || owner.apiVersion !== 'v1' || owner.kind !== 'Node' || owner.name !== node)
    return `node ${name} can only create pods with an owner reference set to itself`;
  if (owner.controller !== true) return `node ${name} can only create pods with a controller owner reference set to itself`;
  if (owner.blockOwnerDeletion === true) return `node ${name} must not set blockOwnerDeletion on an owner reference`;
  if (owner.uid !== uid) return `node ${node} UID mismatch: expected ${owner.uid} got ${uid ?? ''}`;
  if (spec.serviceAccountName) return `node ${name} can not create pods that reference a service account`;
  if (namesSecret(spec)) return `node ${name} can not create pods that reference secrets`;
  if (namesConfigMap(spec)) return `node ${name} can not create pods that reference configmaps`;
  return (spec.volumes ?? []).some((volume) => volume.persistentVolumeClaim !== undefined)
    ? `node ${name} can not create pods that reference persistentvolumeclaims`
    : undefined;
}

/** A claim without the fields that its node's agent may change: the size of the volume. */
function withoutGrowth({ metadata, status, ...claim }: PersistentVolumeClaim): object {
  const { resourceVersion: _, managedFields: __, ...kept } = metadata;
  const { capacity: ___, conditions: ____, ...rest } = status;
  return { ...claim, metadata: kept, status: rest };
}

export function nodeRestriction({ registry, environment: { words, enabled } }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const pods = registry.reader<Pod>('pods');
  const nodes = registry.reader<Node>('nodes');
  const boundTo = async (namespace: string, name: string): Promise<Readonly<Pod>> => {
    const pod = await pods.get(namespace, name);
    if (pod === undefined) throw notFound({ group: '', name: 'pods' }, name);
    return pod;
  };

  const pod: Rule = async (request, node) => {
    const { object } = typedRequest<Pod>(request);
    const { operation, namespace, name } = request;
    if (operation === 'CREATE' && object !== undefined) return mirrorFault(object, node, (await nodes.get('', node))?.metadata.uid, words);
    if (operation === 'DELETE') {
      const { spec } = await boundTo(namespace, name);
      return spec.nodeName === node ? undefined : `node ${q(node)} can only delete pods with spec.nodeName set to itself`;
    }
    return `unexpected operation ${q(operation)}, node ${q(node)} can only create and delete mirror pods`;
  };
  const podStatus: Rule = (request, node) => {
    const { object, old } = typedRequest<Pod>(request);
    if (request.operation !== 'UPDATE') return `unexpected operation ${q(request.operation)}`;
    if (old?.spec.nodeName !== node) return `node ${q(node)} can only update pod status for pods with spec.nodeName set to itself`;
    const isSame = sameValue(object?.metadata.labels ?? {}, old.metadata.labels ?? {});
    return isSame ? undefined : `node ${q(node)} cannot update labels through pod status`;
  };
  const eviction: Rule = async (request, node) => {
    const name = typedRequest<Eviction>(request).object?.metadata.name || request.name;
    if (request.operation !== 'CREATE') return `unexpected operation ${request.operation}`;
    if (name === '') return 'could not determine pod from request data';
    const { spec } = await boundTo(request.namespace, name);
    return spec.nodeName === node ? undefined : `node ${node} can only evict pods with spec.nodeName set to itself`;
  };
  const otherOfPods: Rule = ({ subresource }) => `unexpected pod subresource ${q(subresource)}, only 'status' and 'eviction' are allowed`;

  const ownNode: Rule = (request, node) => {
    const { object, old } = typedRequest<Node>(request);
    const { operation, name } = request;
    if (operation === 'CREATE' && object?.spec.configSource !== undefined)
      return `node ${q(node)} is not allowed to create pods with a non-nil configSource`;
    if (name !== node) return `node ${q(node)} is not allowed to modify node ${q(name)}`;
    const labels = object === undefined ? [] : nodeLabelFaults(object.metadata.labels ?? {}, old?.metadata.labels ?? {}, words);
    if (labels.length > 0)
      return operation === 'CREATE'
        ? `node ${q(node)} is not allowed to set the following labels: ${labels.join(', ')}`
        : `is not allowed to modify labels: ${labels.join(', ')}`;
    if (operation !== 'UPDATE' || object === undefined) return undefined;
    const { configSource, taints } = object.spec;
    if (configSource !== undefined && !sameValue(configSource, old?.spec.configSource))
      return `node ${q(node)} is not allowed to update configSource to a new non-nil configSource`;
    return sameValue(taints ?? [], old?.spec.taints ?? []) ? undefined : `node ${q(node)} is not allowed to modify taints`;
  };

  const claimStatus: Rule = (request, node) => {
    const { object, old } = typedRequest<PersistentVolumeClaim>(request);
    if (request.operation !== 'UPDATE' || object === undefined || old === undefined) return `unexpected operation ${q(request.operation)}`;
    return sameValue(withoutGrowth(object), withoutGrowth(old))
      ? undefined
      : `node ${q(node)} is not allowed to update fields other than status.capacity and status.conditions`;
  };
  const otherOfClaims: Rule = () => 'may only update PVC status';

  const token: Rule = async (request, node) => {
    const { apiVersion, kind, name, uid } = typedRequest<TokenRequest>(request).object?.spec.boundObjectRef ?? {};
    if (apiVersion !== 'v1' || kind !== 'Pod' || !name) return 'node requested token not bound to a pod';
    if (!uid) return 'node requested token with a pod binding without a uid';
    const { metadata, spec } = await boundTo(request.namespace, name);
    if (metadata.uid !== uid)
      return `the UID in the bound object reference (${uid}) does not match the UID in record (${metadata.uid}). The object might have been deleted and then recreated`;
    return spec.nodeName === node ? undefined : 'node requested token bound to a pod scheduled on a different node';
  };
  const lease: Rule = ({ namespace, name }, node) => {
    if (namespace !== LEASES) return `can only access leases in the ${q(LEASES)} system namespace`;
    return name === node ? undefined : 'can only access node lease with the same name as the requesting node';
  };
  const storageNode: Rule = ({ name }, node) =>
    name === node ? undefined : 'can only access CSINode with the same name as the requesting node';

  /** The authorizer judges what is there; what is made, and what goes with all others, is seen here alone. */
  const slice: Rule = (request, node) => {
    const { object, old } = typedRequest<ResourceSlice>(request);
    const { operation } = request;
    if (operation === 'CREATE' && object?.spec.nodeName !== node)
      return 'can only create ResourceSlice with the same NodeName as the requesting node';
    return operation === 'DELETE' && old?.spec.nodeName !== node
      ? 'can only delete ResourceSlice with the same NodeName as the requesting node'
      : undefined;
  };

  /** By resource and subresource; a star stands for all that are not listed. */
  const rules: Readonly<Record<string, Rule>> = {
    'pods/': pod,
    'pods/status': podStatus,
    'pods/eviction': eviction,
    'pods/*': otherOfPods,
    'nodes/*': ownNode,
    'persistentvolumeclaims/status': claimStatus,
    'persistentvolumeclaims/*': otherOfClaims,
    'serviceaccounts/token': token,
    [`leases.${words.group('coordination')}/*`]: lease,
    [`csinodes.${words.group('storage')}/*`]: storageNode,
    ...(enabled('SlicesOfNodes') ? { [`resourceslices.${words.group('resource')}/*`]: slice } : {}),
  };
  const ruleOf = ({ group, resource, subresource }: Pick<AdmissionRequest, 'group' | 'resource' | 'subresource'>): Rule | undefined => {
    const id = group === '' ? resource : `${resource}.${group}`;
    return rules[`${id}/${subresource}`] ?? rules[`${id}/*`];
  };
  return {
    name: 'NodeRestriction',
    concerns: (request) => request.operation !== 'CONNECT' && ruleOf(request) !== undefined,
    async admit(request) {
      const { group, resource: name, shownName } = request;
      const node = nodeOf(request);
      if (node === undefined) return;
      const why = node === '' ? `could not determine node from user ${q(request.user.name)}` : await ruleOf(request)?.(request, node);
      if (why !== undefined) throw forbidden({ group, name }, shownName, why);
    },
  };
}
