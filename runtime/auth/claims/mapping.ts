/** How the claims of a verified token become a user. */
import type { JWTPayload } from 'jose';
import type { Turn } from '../../model/definition/settled.js';
import type { User } from '../contract.js';
import { type ClaimExpression, claimsValue, Evaluation, textsOf, userValue } from './expressions.js';

/** A value of users: a claim of the token behind a prefix, or what an expression makes of all claims. */
export type ClaimSource = { readonly claim: string; readonly prefix: string } | ClaimExpression;

/** A condition that tokens, or users, must meet. */
export interface ClaimRule extends ClaimExpression {
  readonly message: string;
}

export interface ClaimMapping {
  readonly username: ClaimSource;
  readonly groups?: ClaimSource | undefined;
  readonly uid?: ClaimSource | undefined;
  readonly extra: readonly { readonly key: string; readonly value: ClaimExpression }[];
  /** Claims that tokens must have, with their values. */
  readonly requiredClaims: ReadonlyMap<string, string>;
  readonly claimRules: readonly ClaimRule[];
  readonly userRules: readonly ClaimRule[];
}

/** The claim of a value; empty where an expression makes it. */
export const claimOf = (source: ClaimSource | undefined): string => (source !== undefined && 'claim' in source ? source.claim : '');

const EMAIL = 'email';

/** The user of the claims. Rejects, with the reason, where they make none or break a rule. */
export async function mappedUser(mapping: ClaimMapping, claims: JWTPayload, turn: Turn): Promise<User> {
  const evaluation = new Evaluation(turn);
  const all = claimsValue(claims);
  const evaluated = async (what: string, expression: ClaimExpression) => {
    try {
      return await evaluation.of(expression, all);
    } catch (error) {
      throw new Error(`error evaluating ${what} claim expression: ${messageOf(error)}`);
    }
  };
  const texts = async (what: string, source: ClaimSource | undefined): Promise<readonly string[]> => {
    if (source === undefined) return [];
    if ('claim' in source) return source.claim === '' ? [] : claimTexts(claims[source.claim], source.claim).map((t) => source.prefix + t);
    const value = await evaluated(what, source);
    try {
      return textsOf(value);
    } catch (error) {
      throw new Error(`error evaluating ${what} claim expression: ${messageOf(error)}`);
    }
  };
  const { username, groups, uid, extra, requiredClaims, claimRules, userRules } = mapping;
  const user: User = {
    name: 'claim' in username ? nameOf(claims, username) : oneText('username', await evaluated('username', username)),
    groups: await texts('group', groups),
    uid: uid === undefined ? '' : 'claim' in uid ? textClaim(claims, uid.claim) : oneText('uid', await evaluated('uid', uid)),
    extra: await extraOf(extra, (expression) => texts('extra', expression)),
  };
  checkRequired(requiredClaims, claims);
  for (const rule of claimRules) await hold(rule, 'claim validation expression', () => evaluation.of(rule, all));
  if (userRules.length > 0) {
    const made = userValue(user);
    for (const rule of userRules) await hold(rule, 'user info validation rule', () => evaluation.of(rule, made));
  }
  return user;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function extraOf(
  extra: ClaimMapping['extra'],
  textsBy: (expression: ClaimExpression) => Promise<readonly string[]>,
): Promise<User['extra']> {
  const out = new Map<string, readonly string[]>();
  for (const { key, value } of extra) {
    const texts = await textsBy(value);
    if (texts.length > 0) out.set(key, texts);
  }
  return Object.fromEntries(out);
}

async function hold(rule: ClaimRule, what: string, evaluate: () => Promise<unknown>): Promise<void> {
  let value: unknown;
  try {
    value = await evaluate();
  } catch (error) {
    throw new Error(`error evaluating ${what}: ${messageOf(error)}`);
  }
  if (value !== true) throw new Error(`error evaluating ${what}: validation expression '${rule.text}' failed: ${rule.message}`);
}

function checkRequired(required: ReadonlyMap<string, string>, claims: JWTPayload): void {
  for (const [name, value] of required) {
    const found = claims[name];
    if (found === undefined) throw new Error(`required claim ${name} not present in ID token`);
    if (typeof found !== 'string') throw new Error(`parse claim ${name}: it is no text`);
    if (found !== value) throw new Error(`required claim ${name} value does not match. Got = ${found}, want = ${value}`);
  }
}

/** A text that must be there. */
function oneText(what: string, value: unknown): string {
  if (typeof value !== 'string')
    throw new Error(`error evaluating ${what} claim expression: ${what} claim expression must return a string`);
  if (what === 'username' && value === '') throw new Error('empty username via CEL expression is not allowed');
  return value;
}

function textClaim(claims: JWTPayload, name: string): string {
  const value = claims[name];
  if (typeof value !== 'string' || value === '') throw new Error(`claim ${name} is no text`);
  return value;
}

/** An address of mail is a name only where it is not said to be unverified. */
function nameOf(claims: JWTPayload, { claim, prefix }: { readonly claim: string; readonly prefix: string }): string {
  const name = textClaim(claims, claim);
  if (claim === EMAIL && claims.email_verified !== undefined && claims.email_verified !== true) throw new Error('email not verified');
  return `${prefix}${name}`;
}

function claimTexts(value: unknown, claim: string): readonly string[] {
  if (value === undefined || value === null) return [];
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!texts.every((text) => typeof text === 'string')) throw new Error(`claim ${claim} holds what is no text`);
  return texts;
}
