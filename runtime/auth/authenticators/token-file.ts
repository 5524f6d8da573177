/** Static tokens (specification 2, "Static token file"): a CSV file of token, user name, user id and groups. */
import { hash } from 'node:crypto';
import type { Authentication, User } from '../contract.js';
import { type BearerAuthenticator, bearerAuthenticator, commonAudiences } from './bearer.js';

const digest = (token: string): string => hash('sha256', token, 'base64');

/** Reads CSV with quoted columns; throws an Error that names the line. */
export function parseTokenFile(text: string): Map<string, User> {
  const users = new Map<string, User>();
  text.split(/\r?\n/).forEach((line, i) => {
    if (line.trim() === '') return;
    const columns = columnsOf(line, i + 1);
    const [token = '', name = '', uid = '', groups] = columns;
    if (columns.length < 3) throw new Error(`line ${i + 1} has ${columns.length} columns; token, user name and user id are needed`);
    if (token === '') return;
    // The last of several lines with one token wins.
    users.set(digest(token), { name, uid, groups: groups === undefined ? [] : groups.split(','), extra: {} });
  });
  return users;
}

function columnsOf(line: string, number: number): string[] {
  const columns: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(,|$)/.exec(rest);
    const plain = quoted === null ? /^([^",]*)(,|$)/.exec(rest) : null;
    const match = quoted ?? plain;
    if (match === null) throw new Error(`line ${number}: a quote stands where none may`);
    columns.push((match[1] ?? '').replace(/""/g, '"'));
    rest = rest.slice(match[0].length);
    if (match[2] === '') return columns;
  }
}

/**
 * Tokens are looked up by their digests, so that comparing them tells nothing about them. They are good for all audiences
 * of the API; `apiAudiences` names those.
 */
export const tokenAuthenticator = (users: ReadonlyMap<string, User>, apiAudiences: readonly string[] = []): BearerAuthenticator =>
  bearerAuthenticator({
    authenticateToken(token: string, audiences = apiAudiences): Authentication {
      const user = users.get(digest(token));
      const common = commonAudiences(audiences, apiAudiences);
      if (user === undefined || common === undefined) return { outcome: 'none' };
      return { outcome: 'user', user, audiences: common };
    },
  });

/** A table of one token. */
export const singleToken = (token: string, user: User): Map<string, User> => new Map([[digest(token), user]]);
