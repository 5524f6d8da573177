/** The token subresource of service accounts, as far as it is no matter of HTTP: what is asked for, checked, issued and answered. */

import { badRequest, conflict, type FieldError, invalid, invalidValue, notFound } from '../model/errors.js';
import { type ApiObject, apiVersionOf, parseApiVersion } from '../model/object.js';
import type { Lookup } from './authenticators/service-account-token.js';
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

/**
 * Answers the request with its token and what was granted. Throws 422 for a life out of bounds, which comes before anything
 * is looked up, 404 for an account or bound object that is not there, 400 for one that tokens cannot be bound to, and 409
 * for one that is not the one that was meant.
 */
export async function requestToken(options: TokenRequestOptions): Promise<ApiObject> {
  const { request, namespace, name, tokens, lookup, maxSeconds } = options;
  const spec = fieldsOf(request.spec);
  const asked = secondsOf(spec.get('expirationSeconds'), tokens.words.group('authentication'));
  const account = await lookup('serviceaccounts', namespace, name);
  if (account === undefined) throw notFound({ group: '', name: 'serviceaccounts' }, name);
  const ref = spec.get('boundObjectRef') ?? null;
  const bound = ref === null ? undefined : await boundObject(fieldsOf(ref), namespace, name, lookup);
  const named = spec.get('audiences');
  const audiences = Array.isArray(named) && named.length > 0 ? named.map(String) : tokens.audiences;
  const expirationSeconds = maxSeconds > 0 ? Math.min(asked, maxSeconds) : asked;
  const subject: Subject = { namespace, account, ...(bound === undefined ? {} : { bound }) };
  const extended = options.extends && bound?.kind === 'Pod' && expirationSeconds === POD_TOKEN_SECONDS && isForApi(audiences, tokens);
  const { token, expires } = await tokens.issue(subject, audiences, expirationSeconds, extended ? EXTENDED_SECONDS : expirationSeconds);
  return {
    kind: 'TokenRequest',
    apiVersion: apiVersionOf(tokens.words.group('authentication'), 'v1'),
    metadata: { ...request.metadata, creationTimestamp: null },
    spec: { audiences: [...audiences], expirationSeconds, boundObjectRef: ref },
    status: { token, expirationTimestamp: expires },
  };
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

const BINDABLE = { Pod: 'pods', Secret: 'secrets' } as const;
const isBindable = (kind: string): kind is keyof typeof BINDABLE => Object.hasOwn(BINDABLE, kind);

async function boundObject(
  ref: ReadonlyMap<string, unknown>,
  namespace: string,
  account: string,
  lookup: Lookup,
): Promise<NonNullable<Subject['bound']>> {
  const kind = textOf(ref.get('kind'));
  const name = textOf(ref.get('name'));
  const uid = textOf(ref.get('uid'));
  const { group: of, version } = parseApiVersion(textOf(ref.get('apiVersion'))) ?? { group: '', version: '' };
  if (of !== '' || !isBindable(kind)) throw badRequest(`cannot bind token to object of type ${of}/${version}, Kind=${kind}`);
  const plural = BINDABLE[kind];
  if (name === '') throw badRequest('Name parameter required.');
  const object = await lookup(plural, namespace, name);
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
