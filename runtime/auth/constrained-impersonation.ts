/**
 * Impersonation that is granted for some actions alone: beside the user who is meant, the caller must be allowed the action of the request
 * while acting as such a user. How a user may be impersonated depends on what sort of user it is.
 */
import { faultsOf } from '../model/values/formats.js';
import type { Words } from '../model/values/words.js';
import { type Attributes, SUPERUSERS, type User } from './contract.js';
import type { Impersonation } from './impersonation.js';
import { accountOf } from './service-account-claims.js';

/** A permission that is needed, or a refusal that no permission helps against. */
interface NeededPermission {
  readonly attributes: Attributes;
  /** Why it is refused whatever authorizers say. */
  readonly refused?: string;
}

/** Permissions that are needed together; the one for all of them is asked for first where there are many. */
interface NeededPermissions {
  readonly each: readonly NeededPermission[];
  readonly forAll?: Attributes;
}

/** One way in which the caller may become the user. */
export interface ImpersonationMode {
  /** What tells the modes of a server apart. */
  readonly name: string;
  /** The verb by which it is granted, as audit events tell of it; absent for that of releases without constraints. */
  readonly constraint?: string;
  readonly user: User;
  readonly needed: readonly NeededPermissions[];
}

/** From so many on a single permission for all is tried first. */
const MANY = 4;
const NODE_USER = 'system:node:';
const NODES = 'system:nodes';

/** Name of the node that a user is; undefined for other users. */
function nodeOf(user: string): string | undefined {
  const name = user.startsWith(NODE_USER) ? user.slice(NODE_USER.length) : '';
  return name !== '' && faultsOf('dns-subdomain', name).length === 0 ? name : undefined;
}

/** The modes that suit the user, in the order in which they are tried; the last is that of releases without constraints. */
export function modesOf({ wanted, user, needed }: Impersonation, request: Attributes, words: Words): ImpersonationMode[] {
  const legacy = {
    name: 'impersonate',
    user,
    needed: [{ each: needed.map((attributes) => ({ attributes: { ...attributes, version: 'v1' } })) }],
  };
  const { user: caller } = request;
  const [node, account] = [nodeOf(wanted.name), accountOf(wanted.name)];
  const onlyName = wanted.uid === '' && wanted.groups.length === 0 && Object.keys(wanted.extra).length === 0;
  const mode = (name: string, subject: Partial<Attributes>, made: User = user, as: User = caller): ImpersonationMode => ({
    name,
    constraint: `impersonate:${name}`,
    user: made,
    needed: neededBy(name, subject, { wanted, request: { ...request, user: as }, words }),
  });
  if (node !== undefined) {
    if (!onlyName) return [legacy];
    const made = { ...user, groups: [NODES, ...user.groups.filter((group) => group !== NODES)] };
    const ownNode = caller.extra[words.label('node-name', 'authentication')];
    const isOwn = accountOf(caller.name) !== undefined && ownNode?.length === 1 && ownNode[0] === node;
    return [
      ...(isOwn ? [mode('associated-node', { resource: 'nodes', name: '*' }, made, withoutNode(caller, words))] : []),
      mode('arbitrary-node', { resource: 'nodes', name: node }, made),
      legacy,
    ];
  }
  if (account === undefined) return [mode('user-info', { resource: 'users', name: wanted.name }), legacy];
  return onlyName ? [mode('serviceaccount', { resource: 'serviceaccounts', ...account }), legacy] : [legacy];
}

/** The caller without what differs between the nodes that it runs on, so that one permission is for all of them. */
const withoutNode = (caller: User, words: Words): User => ({
  ...caller,
  extra: { [words.label('associated-node-keys', 'authentication')]: Object.keys(caller.extra).sort() },
});

interface Context {
  readonly wanted: User;
  readonly request: Attributes;
  readonly words: Words;
}

function neededBy(mode: string, subject: Partial<Attributes>, { wanted, request, words }: Context): NeededPermissions[] {
  const needs = (of: Partial<Attributes>): Attributes => ({
    user: request.user,
    verb: `impersonate:${mode}`,
    resourceRequest: true,
    path: '',
    group: words.group('authentication'),
    version: 'v1',
    resource: '',
    subresource: '',
    namespace: '',
    name: '',
    ...of,
  });
  const on = { ...request, verb: `impersonate-on:${mode}:${request.verb}` };
  const extra = Object.entries(wanted.extra);
  const values = extra.flatMap(([key, list]) =>
    list.map((name) => ({ attributes: needs({ resource: 'userextras', subresource: key, name }) })),
  );
  return [
    { each: [{ attributes: on }, { attributes: needs(subject) }] },
    { each: wanted.uid === '' ? [] : [{ attributes: needs({ resource: 'uids', name: wanted.uid }) }] },
    {
      each: wanted.groups.map((name) => ({ attributes: needs({ resource: 'groups', name }), ...refusalOfGroup(name) })),
      ...(wanted.groups.length >= MANY && !wanted.groups.some((name) => refusalOfGroup(name) !== undefined)
        ? { forAll: needs({ resource: 'groups', name: '*' }) }
        : {}),
    },
    {
      each: [...refusalsOfExtra(extra, needs({ resource: 'userextras' })), ...values],
      ...(values.length >= MANY ? { forAll: needs({ resource: 'userextras', subresource: '*', name: '*' }) } : {}),
    },
  ];
}

function refusalOfGroup(name: string): { readonly refused: string } | undefined {
  if (name === '') return { refused: 'impersonating the empty string group is not allowed' };
  return name === SUPERUSERS ? { refused: `impersonating the ${SUPERUSERS} group is not allowed` } : undefined;
}

/** Keys are paths below a domain, in lower case, and have values. */
function refusalsOfExtra(extra: readonly (readonly [string, readonly string[]])[], attributes: Attributes): NeededPermission[] {
  return extra.flatMap(([key, values]) => {
    const [domain = '', ...path] = key.split('/');
    const refused =
      key === ''
        ? 'impersonating the empty string key in extra is not allowed'
        : path.join('/') === '' || faultsOf('dns-subdomain', domain).length > 0
          ? `impersonating an invalid key in extra is not allowed: ${JSON.stringify(key)}`
          : values.includes('')
            ? 'impersonating the empty string value in extra is not allowed'
            : undefined;
    return refused === undefined ? [] : [{ attributes, refused }];
  });
}
