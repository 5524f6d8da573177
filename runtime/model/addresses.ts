/** Addresses by their value: one may be spelled in many ways. */
import { isIP } from 'node:net';

/** An IPv6 address in its shortest spelling (RFC 5952), without dots. The text must be an address without a zone. */
export const shortIPv6 = (text: string): string => new URL(`http://[${text}]`).hostname.slice(1, -1);

const MAPPED = '::ffff:';

/** An address in one spelling, an IPv4 address inside IPv6 as what it is; undefined where the text is none, or has a zone. */
export function canonicalAddress(text: string): string | undefined {
  const version = isIP(text);
  if (version === 0 || text.includes('%')) return undefined;
  if (version === 4) return text;
  const short = shortIPv6(text);
  const groups = short.startsWith(MAPPED) ? short.slice(MAPPED.length).split(':') : [];
  if (groups.length !== 2) return short;
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
