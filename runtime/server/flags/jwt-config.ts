/** Issuers of tokens in the file of --authentication-config, and the rules about them. */
import { X509Certificate } from 'node:crypto';
import type {
  AuthenticationConfiguration,
  ClaimMappings,
  Issuer,
  JWTAuthenticator,
  PrefixedClaimOrExpression,
} from '../../../generated/apiserver.config/v1/types.js';
import type { OpenIdConnectOptions } from '../../auth/authenticators/openid-connect.js';
import { type ClaimExpression, claimExpression, looksAt, type Subject } from '../../auth/claims/expressions.js';
import type { ClaimMapping, ClaimRule, ClaimSource } from '../../auth/claims/mapping.js';
import type { ConfigReader, ConfigText } from '../../codec/config-file.js';
import { faultsOf } from '../../model/values/formats.js';
import type { Words } from '../../model/values/words.js';

/** An issuer whose tokens are taken. */
export interface IssuerConfiguration extends Pick<OpenIdConnectOptions, 'issuer' | 'discovery' | 'audiences' | 'mapping' | 'algorithms'> {
  /** PEM of the authorities by which the issuer is known; those of the system when undefined. */
  readonly ca?: string;
}

const MAX_ISSUERS = 64;
/** Rules, and further facts, of one issuer. */
const MAX_RULES = 64;

/** Algorithms with public keys; an issuer in the file may use any of them. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512', 'PS256', 'PS384', 'PS512'];

type Jwt = ConfigReader<AuthenticationConfiguration['jwt']>;

/** The issuers, each of another address. */
export function issuersOf(jwt: Jwt, words: Words): IssuerConfiguration[] {
  const items = jwt.items();
  if (items.length > MAX_ISSUERS) jwt.fault(`there may be ${MAX_ISSUERS} issuers at most`);
  const [urls, documents] = [new Set<string>(), new Set<string>()];
  return items.slice(0, MAX_ISSUERS).map((item) => {
    item.only(['issuer', 'claimValidationRules', 'claimMappings', 'userValidationRules']);
    const issuer = issuerOf(item.member('issuer'));
    once(urls, item.member('issuer').member('url'));
    once(documents, item.member('issuer').member('discoveryURL'));
    return { ...issuer, algorithms: ALGORITHMS, mapping: mappingOf(item, words) };
  });
}

/** Reports a text that another entry has already. */
function once(known: Set<string>, reader: ConfigText): void {
  const text = reader.text();
  if (text === '') return;
  if (known.has(text)) reader.fault(`${text} stands there twice`);
  known.add(text);
}

/** Reports an address that is none with https, or has more than a host and a path. */
function checkAddress(reader: ConfigText): string {
  const text = reader.text();
  const { protocol = '', search = '', hash = '', username = '', password = '' } = URL.canParse(text) ? new URL(text) : {};
  if (text === '') reader.fault('is required');
  else if (protocol !== 'https:' || search !== '' || hash !== '' || username !== '' || password !== '')
    reader.fault('must be an address such as https://login.example.com, without a user, query or fragment');
  return text;
}

function issuerOf(reader: ConfigReader<Issuer>): Pick<IssuerConfiguration, 'issuer' | 'discovery' | 'audiences' | 'ca'> {
  reader.only(['url', 'discoveryURL', 'certificateAuthority', 'audiences', 'audienceMatchPolicy', 'egressSelectorType']);
  const issuer = checkAddress(reader.member('url'));
  const place = reader.member('discoveryURL');
  const discovery = place.isGiven ? checkAddress(place) : undefined;
  if (discovery !== undefined && discovery.replace(/\/$/, '') === issuer.replace(/\/$/, ''))
    place.fault('must be another address than url');
  const authority = reader.member('certificateAuthority');
  const ca = authority.text();
  if (ca !== '' && !isCertificate(ca)) authority.fault('holds no certificate in PEM');
  const policy = reader.member('audienceMatchPolicy');
  if (!['', 'MatchAny'].includes(policy.text())) policy.fault('must be MatchAny, or be left out');
  const audiences = reader.member('audiences');
  const texts = audiences.texts();
  if (texts.length === 0) audiences.fault('at least one is required');
  if (texts.includes('')) audiences.fault('none may be empty');
  if (new Set(texts).size !== texts.length) audiences.fault('each may be there once');
  if (texts.length > 1 && policy.text() !== 'MatchAny') policy.fault('must be MatchAny for several audiences');
  const egress = reader.member('egressSelectorType');
  if (!['', 'controlplane', 'cluster'].includes(egress.text())) egress.fault('must be controlplane or cluster, or be left out');
  return { issuer, discovery, audiences: texts, ...(ca === '' ? {} : { ca }) };
}

function isCertificate(pem: string): boolean {
  try {
    new X509Certificate(pem);
    return true;
  } catch {
    return false;
  }
}

function mappingOf(item: ConfigReader<JWTAuthenticator>, words: Words): ClaimMapping {
  const { requiredClaims, claimRules } = claimRulesOf(item);
  const mappings = item.member('claimMappings');
  mappings.only(['username', 'groups', 'uid', 'extra']);
  const username = sourceOf(mappings.member('username').as(), true);
  const extra = extraOf(mappings, words);
  if (username === undefined) mappings.member('username').fault('claim or expression is required');
  else if (!('claim' in username) && looksAt(username.text, 'email')) {
    const verified = [username, ...extra.map(({ value }) => value), ...claimRules].some(({ text }) => looksAt(text, 'email_verified'));
    if (!verified)
      mappings
        .member('username')
        .member('expression')
        .fault('claims.email_verified must be looked at by it, by a valueExpression of extra or by a rule, as it looks at claims.email');
  }
  return {
    username: username ?? { claim: '', prefix: '' },
    groups: sourceOf(mappings.member('groups').as(), true),
    uid: sourceOf(mappings.member('uid').as(), false),
    extra,
    requiredClaims,
    claimRules,
    userRules: userRulesOf(item),
  };
}

/** An expression that can be compiled; its faults are reported. */
function expressionOf(reader: ConfigText, about: Subject, isRule: boolean): ClaimExpression | undefined {
  const text = reader.text();
  if (text.trim() === '') {
    reader.fault('is required');
    return undefined;
  }
  const compiled = claimExpression(text, about, isRule);
  if (typeof compiled !== 'string') return compiled;
  reader.fault(compiled);
  return undefined;
}

/** Reports more entries than are looked at. */
function bounded<T>(reader: ConfigText, items: readonly T[]): readonly T[] {
  if (items.length > MAX_RULES) reader.fault(`there may be ${MAX_RULES} at most`);
  return items.slice(0, MAX_RULES);
}

function claimRulesOf(item: ConfigReader<JWTAuthenticator>): Pick<ClaimMapping, 'requiredClaims' | 'claimRules'> {
  const requiredClaims = new Map<string, string>();
  const claimRules: ClaimRule[] = [];
  const [claims, expressions] = [new Set<string>(), new Set<string>()];
  const list = item.member('claimValidationRules');
  for (const rule of bounded(list, list.items())) {
    rule.only(['claim', 'requiredValue', 'expression', 'message']);
    const [claim, value, expression, message] = [
      rule.member('claim'),
      rule.member('requiredValue'),
      rule.member('expression'),
      rule.member('message'),
    ];
    if (claim.isGiven === expression.isGiven) rule.fault('either claim or expression must be given');
    else if (claim.isGiven) {
      if (message.isGiven) message.fault('goes together with expression');
      once(claims, claim);
      requiredClaims.set(claim.text(), value.text());
    } else {
      if (value.isGiven) value.fault('goes together with claim');
      once(expressions, expression);
      const compiled = expressionOf(expression, 'claims', true);
      if (compiled !== undefined) claimRules.push({ ...compiled, message: message.text() });
    }
  }
  return { requiredClaims, claimRules };
}

function userRulesOf(item: ConfigReader<JWTAuthenticator>): ClaimRule[] {
  const expressions = new Set<string>();
  const list = item.member('userValidationRules');
  return bounded(list, list.items()).flatMap((rule) => {
    rule.only(['expression', 'message']);
    once(expressions, rule.member('expression'));
    const compiled = expressionOf(rule.member('expression'), 'user', true);
    return compiled === undefined ? [] : [{ ...compiled, message: rule.member('message').text() }];
  });
}

/** A value of users; undefined where nothing says how it is made. */
function sourceOf(source: ConfigReader<PrefixedClaimOrExpression>, hasPrefix: boolean): ClaimSource | undefined {
  if (!source.isGiven) return undefined;
  source.only(hasPrefix ? ['claim', 'prefix', 'expression'] : ['claim', 'expression']);
  const [claim, prefix, expression] = [source.member('claim'), source.member('prefix'), source.member('expression')];
  const [name, text] = [claim.text(), expression.text()];
  if (name !== '' && text !== '') {
    source.fault('claim and expression exclude each other');
    return undefined;
  }
  if (text !== '') {
    if (prefix.isGiven) prefix.fault('goes together with claim');
    return expressionOf(expression, 'claims', false);
  }
  if (name === '') {
    if (prefix.isGiven) prefix.fault('goes together with claim');
    return undefined;
  }
  if (hasPrefix && !prefix.isGiven) prefix.fault('is required with claim; an empty text stands for no prefix');
  return { claim: name, prefix: prefix.text() };
}

function extraOf(mappings: ConfigReader<ClaimMappings>, words: Words): ClaimMapping['extra'] {
  const keys = new Set<string>();
  const list = mappings.member('extra');
  return bounded(list, list.items()).flatMap((entry) => {
    entry.only(['key', 'valueExpression']);
    const key = entry.member('key');
    checkKey(key, words);
    once(keys, key);
    const value = expressionOf(entry.member('valueExpression'), 'claims', false);
    return value === undefined ? [] : [{ key: key.text(), value }];
  });
}

/** Domains that the API keeps for facts of its own. */
const reserved = ({ labelDomain, group }: Words): string[] => [labelDomain(), group('').slice(1)];

function checkKey(key: ConfigText, words: Words): void {
  const text = key.text();
  const [domain = '', ...path] = text.split('/');
  if (text === '') key.fault('is required');
  else if (text !== text.toLowerCase()) key.fault('must be in lower case');
  else if (path.length === 0 || path.join('/') === '' || faultsOf('dns-subdomain', domain).length > 0)
    key.fault('must be a path below a domain, such as example.com/tenant');
  else if (reserved(words).some((own) => domain === own || domain.endsWith(`.${own}`)))
    key.fault(`${domain} is for facts of the API itself`);
}
