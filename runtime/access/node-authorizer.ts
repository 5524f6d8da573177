/** The mode Node (specification 2, "Modes"): a node may read what the pods need that are bound to it, and write what is its own. */
import { bootstrapPolicy, type PolicyOptions } from '../auth/authorizers/rbac/bootstrap-policy.js';
import { allows, policyRules } from '../auth/authorizers/rbac/rules.js';
import type { ApplyingRules, Attributes, Authorizer, Decision, User } from '../auth/contract.js';
import { whenThere } from '../model/definition/settled.js';
import type { NodeGraph } from './node-graph.js';
import type { Needed } from './pod-references.js';

const GROUP = 'system:nodes';
const USER = 'system:node:';
/** The cluster role that says what nodes may do with what is divided no further. */
const ROLE = 'system:node';
const LEASES = 'kube-node-lease';
const NODE_NAME = 'spec.nodeName';

const ALLOW: Decision = { decision: 'allow', reason: '' };
const ABSTAIN: Decision = { decision: 'abstain', reason: '' };
const because = (reason: string): Decision => ({ decision: 'abstain', reason });

const UNKNOWN: ApplyingRules = {
  resourceRules: [],
  nonResourceRules: [],
  incomplete: true,
  error: 'node authorizer does not support user rule resolution',
};

/** The node's name; undefined for callers that are no nodes. */
const nodeOf = ({ name, groups }: User): string | undefined =>
  name.startsWith(USER) && groups.includes(GROUP) ? name.slice(USER.length) : undefined;

type Graph = () => NodeGraph | Promise<NodeGraph>;
/** Undefined for what the role of nodes says. */
type Judge = (node: string, attributes: Attributes, graph: Graph) => Decision | undefined | Promise<Decision>;

function related(node: string, kind: Needed, { namespace, name }: Attributes, graph: Graph): Decision | Promise<Decision> {
  if (name === '') return because('No Object name found');
  return whenThere(graph(), (known) =>
    known.needs(node, kind, namespace, name) ? ALLOW : because(`no relationship found between node '${node}' and this object`),
  );
}

const readsOne =
  (kind: Needed): Judge =>
  (node, attributes, graph) => {
    if (attributes.verb !== 'get') return because('can only get individual resources of this type');
    if (attributes.subresource !== '') return because('cannot get subresource');
    return related(node, kind, attributes, graph);
  };

const readsNamespaced =
  (kind: Needed): Judge =>
  (node, attributes, graph) => {
    if (!['get', 'list', 'watch'].includes(attributes.verb)) return because('can only read resources of this type');
    if (attributes.subresource !== '') return because('cannot read subresource');
    if (attributes.namespace === '') return because('can only read namespaced object of this type');
    return related(node, kind, attributes, graph);
  };

/** Claims are read one by one; the status of a claim is written by the node that grows its volume. */
const claims: Judge = (node, attributes, graph) => {
  if (attributes.subresource !== 'status') return readsOne('persistentvolumeclaims')(node, attributes, graph);
  if (!['update', 'patch'].includes(attributes.verb)) return because('can only get/update/patch this type');
  return related(node, 'persistentvolumeclaims', attributes, graph);
};

const tokens: Judge = (node, attributes, graph) => {
  if (attributes.verb !== 'create' || attributes.name === '') return because('can only create tokens for individual service accounts');
  if (attributes.subresource !== 'token') return because('can only create token subresource of service account');
  return related(node, 'serviceaccounts', attributes, graph);
};

const READING: readonly string[] = ['get', 'list', 'watch'];

/** Whether a request asks for what is on the node alone. */
const isOnNode = ({ selectors }: Attributes, node: string): boolean =>
  selectors?.().fields.some(({ key, operator, values: [value, ...more] }) => {
    return key === NODE_NAME && operator === 'In' && value === node && more.length === 0;
  }) === true;

/** Pods are read where they are the node's own; what else nodes may do with them is in their role. */
const pods: Judge = (node, attributes, graph) => {
  const { verb, subresource } = attributes;
  if (subresource !== '' || !READING.includes(verb)) return undefined;
  if (verb === 'get') return related(node, 'pods', attributes, graph);
  return isOnNode(attributes, node) ? ALLOW : because(`can only list/watch pods with ${NODE_NAME} field selector`);
};

/** A node reads its own object alone. */
const nodes: Judge = (node, { verb, subresource, name }) => {
  if (subresource !== '' || !READING.includes(verb) || name === node) return undefined;
  return because(
    name === ''
      ? `node '${node}' cannot read all nodes, only its own Node object`
      : `node '${node}' cannot read '${name}', only its own Node object`,
  );
};

/** What devices there are on a node is told by the node itself. `bySelectors`: whether it must say that it asks for its own. */
const slices =
  (collections: readonly string[], bySelectors: boolean): Judge =>
  (node, attributes, graph) => {
    const { verb, subresource } = attributes;
    if (subresource !== '') return because('cannot authorize ResourceSlice subresources');
    // The node is named in the body, at which admission looks.
    if (verb === 'create') return ALLOW;
    if (['get', 'update', 'patch', 'delete'].includes(verb)) return related(node, 'resourceslices', attributes, graph);
    if (!collections.includes(verb)) {
      const allowed = [
        'get',
        'watch',
        'list',
        'create',
        'update',
        'patch',
        'delete',
        ...collections.filter((each) => !READING.includes(each)),
      ];
      return because(`only the following verbs are allowed for a ResourceSlice: ${allowed.join(', ')}`);
    }
    if (!bySelectors || isOnNode(attributes, node)) return ALLOW;
    return because('can only list/watch/deletecollection resourceslices with nodeName field selector');
  };

/** Accounts are read for the credential plugins of the images of their pods. */
const accounts: Judge = (node, attributes, graph) =>
  attributes.verb === 'get' && attributes.subresource === ''
    ? related(node, 'serviceaccounts', attributes, graph)
    : tokens(node, attributes, graph);

const OWN_VERBS = ['get', 'create', 'update', 'patch', 'delete'];

/** An object of the node's own name; when it is created the name stands in the body, and admission looks at it. */
const own = ({ verb, name }: Attributes, node: string, what: string): Decision =>
  verb === 'create' || name === node ? ALLOW : because(`can only access ${what} with the same name as the requesting node`);

const leases: Judge = (node, attributes) => {
  if (!OWN_VERBS.includes(attributes.verb)) return because('can only get, create, update, patch, or delete a node lease');
  if (attributes.namespace !== LEASES) return because(`can only access leases in the ${JSON.stringify(LEASES)} system namespace`);
  return own(attributes, node, 'node lease');
};

const drivers: Judge = (node, attributes) => {
  if (!OWN_VERBS.includes(attributes.verb)) return because('can only get, create, update, patch, or delete a CSINode');
  if (attributes.subresource !== '') return because('cannot authorize CSINode subresources');
  return own(attributes, node, 'CSINode');
};

export function nodeAuthorizer(graph: Graph, options: PolicyOptions): Authorizer {
  const { words, enabledByName } = options;
  const judges = new Map<string, Judge>([
    ['secrets.', readsNamespaced('secrets')],
    ['configmaps.', readsNamespaced('configmaps')],
    ['persistentvolumeclaims.', claims],
    ['persistentvolumes.', readsOne('persistentvolumes')],
    ['serviceaccounts.', enabledByName('KubeletServiceAccountTokenForCredentialProviders') ? accounts : tokens],
    [`volumeattachments.${words.group('storage')}`, readsOne('volumeattachments')],
    [`leases.${words.group('coordination')}`, leases],
    [`csinodes.${words.group('storage')}`, drivers],
  ]);
  const devices = words.group('resource');
  const bySelectors = enabledByName('AuthorizeNodeWithSelectors');
  if (enabledByName('ClaimsOfNodes')) judges.set(`resourceclaims.${devices}`, readsOne('resourceclaims'));
  const collections = enabledByName('SlicesOfNodesEmptied') ? ['list', 'watch', 'deletecollection'] : ['list', 'watch'];
  if (enabledByName('SlicesOfNodes')) judges.set(`resourceslices.${devices}`, slices(collections, bySelectors));
  if (bySelectors) judges.set('pods.', pods).set('nodes.', nodes);
  const role = bootstrapPolicy(options).clusterRoles.find(({ metadata }) => metadata.name === ROLE);
  const rules = role === undefined ? [] : policyRules(role);
  return {
    authorize(attributes) {
      const node = nodeOf(attributes.user);
      if (node === undefined) return ABSTAIN;
      if (node === '') return because(`unknown node for user ${JSON.stringify(attributes.user.name)}`);
      const judge = attributes.resourceRequest ? judges.get(`${attributes.resource}.${attributes.group}`) : undefined;
      const judged = judge?.(node, attributes, graph);
      if (judged !== undefined) return judged;
      return rules.some((rule) => allows(rule, attributes)) ? ALLOW : ABSTAIN;
    },
    rulesOf: () => UNKNOWN,
  };
}
