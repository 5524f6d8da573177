/** Formats of texts that schemas of custom resources may ask for (JSON schema, OpenAPI v3 and those that clients know). Others are not checked. */

import { isIP } from 'node:net';
import { parseWordedDuration } from '../model/values/duration.js';

type Test = (text: string) => boolean;

/** Texts of a form, which have at least so many characters. */
const like =
  (form: RegExp, least = 0): Test =>
  (text) =>
    text.length >= least && form.test(text);

/** A date that exists, as RFC 3339 writes it. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const TIME = /^(\d{2}):(\d{2}):(\d{2})(?:.\d+)?(?:z|[+-]\d{2}:\d{2})/;

function isDateTime(text: string): boolean {
  const [date = '', time = ''] = text.toLowerCase().split('t', 2);
  const parts = TIME.exec(time);
  return isDate(date) && parts !== null && Number(parts[1]) < 24 && Number(parts[2]) < 60 && Number(parts[3]) < 60;
}

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?([0-9a-f])[0-9a-f]{3}-?([0-9a-f])[0-9a-f]{3}-?[0-9a-f]{12}$/i;
/** A UUID of which the digits of version and variant are among those given; of any where none are. */
const uuid =
  (version = '', variant = ''): Test =>
  (text) => {
    const [, v = '', w = ''] = UUID.exec(text.toLowerCase()) ?? [];
    return v !== '' && (version === '' || version === v) && (variant === '' || variant.includes(w));
  };

const MAX_HOST = 255;
const MAX_HOST_LABEL = 63;
const HOST_LABEL = /^[a-zA-Z0-9\p{S}\p{L}](?:[-a-zA-Z0-9\p{S}\p{L}]*[a-zA-Z0-9\p{S}\p{L}])?$/u;
const isHostLabel: Test = (text) => text.length <= MAX_HOST_LABEL && HOST_LABEL.test(text);
/** The last of several labels: letters alone, so that no address is a name. */
const isTopLabel: Test = (text) => /^\p{L}{2,63}$/u.test(text);

function isHostname(text: string): boolean {
  const labels = text.split('.');
  return text.length <= MAX_HOST && labels.every(isHostLabel) && (labels.length === 1 || isTopLabel(labels[labels.length - 1] ?? ''));
}

function isMail(text: string): boolean {
  const address = /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  const sign = address.lastIndexOf('@');
  return sign > 0 && sign < address.length - 1 && !/[\s<>(),;:]/.test(address);
}

function isCidr(text: string): boolean {
  const [address = '', bits = '', more] = text.split('/', 3);
  const family = isIP(address);
  return family !== 0 && more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** A number whose digits, weighted in turn, give a multiple. */
const weighs = (digits: readonly number[], weight: (index: number) => number, modulus: number): boolean =>
  digits.reduce((sum, digit, i) => sum + digit * weight(i), 0) % modulus === 0;

const digitsOf = (text: string): number[] => [...text].map((c) => (c === 'X' || c === 'x' ? 10 : Number(c)));
const withoutDashes = (text: string): string => text.replace(/[\s-]/g, '');

const isIsbn10: Test = (text) => {
  const plain = withoutDashes(text);
  return /^\d{9}[\dXx]$/.test(plain) && weighs(digitsOf(plain), (i) => 10 - i, 11);
};
const isIsbn13: Test = (text) => {
  const plain = withoutDashes(text);
  return /^\d{13}$/.test(plain) && weighs(digitsOf(plain), (i) => (i % 2 === 0 ? 1 : 3), 10);
};
const isCreditCard: Test = (text) => {
  const plain = withoutDashes(text);
  if (!/^\d{13,19}$/.test(plain)) return false;
  const digits = digitsOf(plain).reverse();
  return digits.reduce((sum, d, i) => sum + (i % 2 === 0 ? d : d > 4 ? 2 * d - 9 : 2 * d), 0) % 10 === 0;
};

const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';

/** Tests by format. */
export const VALUE_FORMATS: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['bsonobjectid', like(/^[0-9a-f]{24}$/i)],
  ['byte', like(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 1)],
  ['cidr', isCidr],
  ['creditcard', isCreditCard],
  ['date', isDate],
  ['date-time', isDateTime],
  ['datetime', isDateTime],
  ['duration', (text) => parseWordedDuration(text) !== undefined],
  ['email', isMail],
  ['hexcolor', like(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)],
  ['hostname', isHostname],
  ['ipv4', (text) => isIP(text) === 4],
  ['ipv6', (text) => isIP(text) === 6 && !text.includes('%')],
  ['isbn', (text) => isIsbn10(text) || isIsbn13(text)],
  ['isbn10', isIsbn10],
  ['isbn13', isIsbn13],
  ['mac', like(/^(?:[0-9a-f]{2}(?:(?::[0-9a-f]{2}){5,7}|(?:-[0-9a-f]{2}){5,7})|(?:[0-9a-f]{4}\.){2,3}[0-9a-f]{4})$/i)],
  ['password', () => true],
  ['rgbcolor', like(new RegExp(`^rgb\\(\\s*${BYTE}\\s*,\\s*${BYTE}\\s*,\\s*${BYTE}\\s*\\)$`))],
  ['ssn', like(/^\d{3}[- ]\d{2}[- ]\d{4}$/)],
  // Absolute, as a request names it: a path, or a scheme and what follows.
  ['uri', like(/^(?:\/|[a-z][-+.a-z0-9]*:)[^\s]*$/i)],
  ['uuid', uuid()],
  ['uuid3', uuid('3')],
  ['uuid4', uuid('4', '89ab')],
  ['uuid5', uuid('5', '89ab')],
]);
