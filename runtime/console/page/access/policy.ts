/** The rules of RBAC that are stored, and which of them allow something: the roles and bindings behind what the server decides. */
import type { clusterrolebindings, clusterroles, rolebindings, roles } from '../../../../generated/rbac.authorization/v1/client.js';
import type {
  ClusterRole,
  ClusterRoleBinding,
  PolicyRule,
  Role,
  RoleBinding,
  Subject,
} from '../../../../generated/rbac.authorization/v1/types.js';
import type { Client } from '../../../api-client/index.js';
import type { Kinds } from '../kinds/kinds.js';
import { plainKind, type TypesOf } from '../kinds/plain-kind.js';

/** What is asked about. Empty parts stand for any, or for none where the kind has none. */
export interface Question {
  readonly verb: string;
  readonly group: string;
  /** Plural name, with a subresource after a slash. */
  readonly resource: string;
  readonly namespace: string;
  readonly name: string;
}

interface Person {
  readonly user: string;
  readonly groups: readonly string[];
}

/** A rule that allows what is asked, and who has it by which binding. */
export interface Grant {
  readonly binding: string;
  readonly bindingKind: string;
  /** Empty where the binding holds everywhere. */
  readonly namespace: string;
  readonly role: string;
  readonly roleKind: string;
  readonly rule: PolicyRule;
  readonly subjects: readonly Subject[];
}

/** All rules that are stored. */
export interface Policy {
  readonly bindings: readonly (RoleBinding | ClusterRoleBinding)[];
  /** By the kind, the namespace and the name of a role. */
  readonly rules: ReadonlyMap<string, readonly PolicyRule[]>;
}

const roleKey = (kind: string, namespace: string, name: string): string => `${kind}/${namespace}/${name}`;

/** Rejects with ApiError where the user may not read the rules; undefined where the server has none. */
export async function readPolicy(client: Client, kinds: Kinds, domain: string, signal: AbortSignal): Promise<Policy | undefined> {
  const group = `rbac.authorization.${domain}`;
  const [ofCluster, ofNamespaces, clusterWide, within] = ['clusterroles', 'roles', 'clusterrolebindings', 'rolebindings'].map((plural) =>
    kinds.shown(group, plural),
  );
  if (ofCluster === undefined || ofNamespaces === undefined || clusterWide === undefined || within === undefined) return undefined;
  const [all, some, everywhere, somewhere] = await Promise.all([
    client.of<TypesOf<typeof clusterroles>>(plainKind(ofCluster)).list({ signal }).toArray(),
    client.of<TypesOf<typeof roles>>(plainKind(ofNamespaces)).list({ signal }).toArray(),
    client.of<TypesOf<typeof clusterrolebindings>>(plainKind(clusterWide)).list({ signal }).toArray(),
    client.of<TypesOf<typeof rolebindings>>(plainKind(within)).list({ signal }).toArray(),
  ]);
  const roleRules = (role: Role | ClusterRole): [string, readonly PolicyRule[]] => {
    const { kind = '', metadata, rules } = role;
    return [roleKey(kind, metadata.namespace ?? '', metadata.name ?? ''), rules ?? []];
  };
  return { bindings: [...everywhere, ...somewhere], rules: new Map([...all, ...some].map(roleRules)) };
}

const covers = (listed: readonly string[] | null | undefined, wanted: string): boolean =>
  listed?.some((each) => each === '*' || each === wanted) === true;

/** `*` alone stands for all resources and subresources, `*` before a subresource for that of all. */
function coversResource(listed: readonly string[] | null | undefined, resource: string): boolean {
  const [, subresource] = resource.split('/');
  return covers(listed, resource) || (subresource !== undefined && covers(listed, `*/${subresource}`));
}

/** Whether a rule allows what is asked; a question without a name is about all objects. */
export function allows({ verbs, apiGroups, resources, resourceNames }: PolicyRule, { verb, group, resource, name }: Question): boolean {
  const isNamed = resourceNames === undefined || resourceNames === null || resourceNames.length === 0 || resourceNames.includes(name);
  return covers(verbs, verb) && covers(apiGroups, group) && coversResource(resources, resource) && isNamed;
}

/** Everything stored that allows what is asked, to whomever. */
export function grantsOf({ bindings, rules }: Policy, question: Question): Grant[] {
  return bindings.flatMap(({ kind = '', metadata, roleRef, subjects }) => {
    const namespace = metadata.namespace ?? '';
    if (namespace !== '' && namespace !== question.namespace) return [];
    const ofRole = rules.get(roleKey(roleRef.kind ?? '', roleRef.kind === 'Role' ? namespace : '', roleRef.name ?? '')) ?? [];
    const rule = ofRole.find((each) => allows(each, question));
    if (rule === undefined) return [];
    return [
      {
        binding: metadata.name ?? '',
        bindingKind: kind,
        namespace,
        role: roleRef.name ?? '',
        roleKind: roleRef.kind ?? '',
        rule,
        subjects: subjects ?? [],
      },
    ];
  });
}

const ACCOUNT = 'system:serviceaccount:';

/** Whether a subject of a binding means somebody. */
export function means({ kind, name, namespace }: Subject, { user, groups }: Person): boolean {
  if (kind === 'User') return name === user;
  if (kind === 'Group') return groups.includes(name ?? '');
  return user === `${ACCOUNT}${namespace}:${name}`;
}
