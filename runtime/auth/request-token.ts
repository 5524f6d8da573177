/** The token subresource of service accounts, as far as it is no matter of HTTP: what is asked for, checked, issued and answered. */

import { randomUUID } from 'node:crypto';
import { badRequest, conflict, type FieldError, invalid, invalidValue, notFound } from '../model/errors.js';
import { type ApiObject, apiVersionOf, parseApiVersion } from '../model/object.js';
import type { Enabled } from '../settings/feature-gates.js';
import type { Lookup } from './authenticators/service-account-token.js';
import { tokenCredential } from './credential-ids.js';
import type { Named } from './service-account-claims.js';
import type { ServiceAccountTokens, Subject } from './service-account-tokens.js';

interface TokenRequestOptions {
  /** A TokenRequest of authentication v1, decoded. */
  readonly request: ApiObject;
  /** The account of the request's path. */
  readonly namespace: string;
  readonly name: string;
  readonly tokens: ServiceAccountTokens;
  /** The account, pods and secrets as they are now. */
  readonly lookup: Lookup;
  /** Longest life of a token in seconds; 0 sets no limit. Requests for more get this much. */
  readonly maxSeconds: number;
  /** Which gates of tokens are on, and what token requests of the release shown have. */
  readonly enabled: Enabled;
  /** The current time, RFC 3339 in whole seconds. */
  readonly now: string;
  /** Judges the request before anything is issued; later releases judge it as it is filled in from the account. */
  validate(request: ApiObject): Promise<void>;
  /** Whether tokens that pods are given, as admission asks for them, stay good for a year: older clients never read them anew. */
  readonly extends: boolean;
}

/**
 * The life that admission asks for in pods: an hour, and seconds by which it is told from one that somebody else asked for. A token for
 * this API and a pod is extended by it.
 */
export const POD_TOKEN_SECONDS = 3607;
const EXTENDED_SECONDS = 365 * 24 * 3600;

const SHORTEST_SECONDS = 600;
const LONGEST_SECONDS = 2 ** 32;
const DEFAULT_SECONDS = 3600;

/** What a request is answered, and what is told of it. */
interface GrantedToken {
  readonly object: ApiObject;
  readonly warnings: readonly string[];
  /** What the audit event of the request says, by its keys. */
  readonly annotations: Readonly<Record<string, string>>;
}

/**
 * Answers the request with its token and what was granted. Throws 422 for a life out of bounds, or metadata that names another account,
 * 404 for an account or bound object that is not there, 400 for one that tokens cannot be bound to, and 409 for an account or object that
 * is not the one that was meant. Where the release does not look at the metadata, a life out of bounds comes before anything is looked up.
 */
export async function requestToken(options: TokenRequestOptions): Promise<GrantedToken> {
  const { request, namespace, name, tokens, lookup, maxSeconds, enabled, validate } = options;
  const group = tokens.words.group('authentication');
  const spec = fieldsOf(request.spec);
  const looksAtMetadata = enabled('TokenRequestMetadata');
  const bounded = (): number => secondsOf(spec.get('expirationSeconds'), group);
  if (looksAtMetadata) checkNames(request.metadata, namespace, name, group);
  else await validate(request);
  const early = looksAtMetadata ? undefined : bounded();
  const account = await lookup('serviceaccounts', namespace, name);
  if (account === undefined) throw notFound({ group: '', name: 'serviceaccounts' }, name);
  const differs = looksAtMetadata ? uidDifference(request.metadata, account) : undefined;
  if (differs !== undefined && enabled('TokenRequestServiceAccountUIDValidation'))
    throw conflict({ group, name: 'TokenRequest' }, name, differs);
  const asked = early ?? bounded();
  const named = spec.get('audiences');
  const audiences = Array.isArray(named) && named.length > 0 ? named.map(String) : tokens.audiences;
  const metadata = looksAtMetadata ? metadataOf(account, options) : { ...request.metadata, creationTimestamp: null };
  if (looksAtMetadata) await validate({ ...request, metadata, spec: { ...Object.fromEntries(spec), audiences: [...audiences] } });
  const ref = spec.get('boundObjectRef') ?? null;
  const bound = ref === null ? undefined : await boundObject(fieldsOf(ref), options);
  const expirationSeconds = maxSeconds > 0 ? Math.min(asked, maxSeconds) : asked;
  const node = await nodeOf(bound, options);
  const id = enabled('ServiceAccountTokenJTI') ? randomUUID() : undefined;
  const subject: Subject = {
    namespace,
    account,
    ...(bound === undefined ? {} : { bound }),
    ...(node === undefined ? {} : { node }),
    ...(id === undefined ? {} : { id }),
  };
  const extended = options.extends && bound?.kind === 'Pod' && expirationSeconds === POD_TOKEN_SECONDS && isForApi(audiences, tokens);
  const { token, expires } = await tokens.issue(subject, audiences, expirationSeconds, extended ? EXTENDED_SECONDS : expirationSeconds);
  return {
    object: {
      kind: 'TokenRequest',
      apiVersion: apiVersionOf(group, 'v1'),
      metadata,
      spec: { audiences: [...audiences], expirationSeconds, boundObjectRef: ref },
      status: { token, expirationTimestamp: expires },
    },
    warnings: looksAtMetadata ? warningsOf(asked, expirationSeconds, differs) : [],
    annotations: {
      ...(id === undefined ? {} : { [tokens.words.label('issued-credential-id', 'authentication')]: tokenCredential(id) }),
      ...(differs === undefined ? {} : { [`${group}/token-request-uid-mismatch`]: differs }),
    },
  };
}

type Metadata = ApiObject['metadata'];

/** The metadata that the answer has: that of the request, filled in from the account. */
function metadataOf(account: ApiObject, { request, namespace, name, enabled, now }: TokenRequestOptions): Metadata {
  const { uid } = request.metadata;
  return {
    ...request.metadata,
    name,
    namespace,
    ...(enabled('TokenRequestUid') && (uid ?? '') === '' ? { uid: account.metadata.uid } : {}),
    creationTimestamp: now,
  };
}

function checkNames(metadata: Metadata, namespace: string, name: string, group: string): void {
  const fault = (field: 'name' | 'namespace', of: string): FieldError[] =>
    (metadata[field] ?? '') === '' || metadata[field] === of
      ? []
      : [invalidValue(`metadata.${field}`, metadata[field], `must match the service account ${field} if specified`)];
  const [first] = [...fault('name', name), ...fault('namespace', namespace)];
  if (first !== undefined) throw invalid({ group, name: 'TokenRequest' }, name, [first]);
}

/** How the account that is meant differs from the one that is there; undefined where it does not. */
function uidDifference({ uid = '' }: Metadata, account: ApiObject): string | undefined {
  if (uid === '' || uid === account.metadata.uid) return undefined;
  return `the UID in the token request (${uid}) does not match the UID of the service account (${account.metadata.uid ?? ''})`;
}

const warningsOf = (asked: number, granted: number, differs: string | undefined): string[] => [
  ...(differs === undefined
    ? []
    : [`${differs} but TokenRequestServiceAccountUIDValidation is not enabled. In the future, this will return a conflict error`]),
  ...(granted < asked ? [`requested expiration of ${asked} seconds shortened to ${granted} seconds`] : []),
];

/** The node of a pod that the token is bound to, without a uid where there is no such node; undefined for others. */
async function nodeOf(bound: Subject['bound'], { lookup, enabled }: TokenRequestOptions): Promise<Named | undefined> {
  if (bound?.kind !== 'Pod' || !enabled('ServiceAccountTokenPodNodeInfo')) return undefined;
  const name = textOf(fieldsOf(bound.object.spec).get('nodeName'));
  if (name === '') return undefined;
  return { name, uid: (await lookup('nodes', '', name))?.metadata.uid ?? '' };
}

const isForApi = (audiences: readonly string[], tokens: ServiceAccountTokens): boolean =>
  audiences.every((audience) => tokens.audiences.includes(audience));

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `group`: the API group that faults name. */
function secondsOf(value: unknown, group: string): number {
  if (typeof value !== 'number' && typeof value !== 'bigint') return DEFAULT_SECONDS;
  const fault = (detail: string): FieldError => invalidValue('spec.expirationSeconds', value, detail);
  const faults = [
    ...(value < SHORTEST_SECONDS ? [fault('may not specify a duration less than 10 minutes')] : []),
    ...(value > LONGEST_SECONDS ? [fault('may not specify a duration larger than 2^32 seconds')] : []),
  ];
  if (faults.length > 0) throw invalid({ group, name: 'TokenRequest' }, '', faults);
  return Number(value);
}

const BINDABLE = { Pod: 'pods', Secret: 'secrets', Node: 'nodes' } as const;
const isBindable = (kind: string): kind is keyof typeof BINDABLE => Object.hasOwn(BINDABLE, kind);

/** Releases that know of nodes as what tokens may be bound to say which gate would take them. */
const nodeRefusal = (enabled: Enabled): string =>
  enabled('TokenRequestNodes')
    ? 'a Node object as the "ServiceAccountTokenNodeBinding" feature-gate is disabled'
    : 'object of type /v1, Kind=Node';

async function boundObject(
  ref: ReadonlyMap<string, unknown>,
  { namespace, name: account, lookup, enabled }: TokenRequestOptions,
): Promise<NonNullable<Subject['bound']>> {
  const kind = textOf(ref.get('kind'));
  const name = textOf(ref.get('name'));
  const uid = textOf(ref.get('uid'));
  const { group: of, version } = parseApiVersion(textOf(ref.get('apiVersion'))) ?? { group: '', version: '' };
  if (of !== '' || !isBindable(kind)) throw badRequest(`cannot bind token to object of type ${of}/${version}, Kind=${kind}`);
  if (kind === 'Node' && !enabled('ServiceAccountTokenNodeBinding')) throw badRequest(`cannot bind token to ${nodeRefusal(enabled)}`);
  const plural = BINDABLE[kind];
  if (name === '') throw badRequest('Name parameter required.');
  const object = await lookup(plural, kind === 'Node' ? '' : namespace, name);
  if (object === undefined) throw notFound({ group: '', name: plural }, name);
  if (kind === 'Pod' && textOf(fieldsOf(object.spec).get('serviceAccountName')) !== account)
    throw badRequest(`cannot bind token for serviceaccount ${JSON.stringify(account)} to pod running with different serviceaccount name.`);
  if (uid !== '' && uid !== object.metadata.uid) {
    throw conflict(
      { group: '', name: kind },
      name,
      `the UID in the bound object reference (${uid}) does not match the UID in record. The object might have been deleted and then recreated`,
    );
  }
  return { kind, object };
}
