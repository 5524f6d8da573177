/** The addresses that a request says it came through. */
import type { IncomingHttpHeaders } from 'node:http';
import { canonicalAddress } from '../../model/values/addresses.js';

/**
 * Those that proxies tell of, the client's first, and last the connection's own, which alone cannot be forged. Headers hold
 * whatever a client likes: what is no address is left out.
 */
export function sourceIPs(headers: IncomingHttpHeaders, remote: string | undefined): string[] {
  const own = canonicalAddress(remote ?? '');
  const { 'x-forwarded-for': forwarded, 'x-real-ip': real } = headers;
  if (forwarded === undefined && real === undefined) return own === undefined ? [] : [own];
  const out: string[] = [];
  for (const part of String(forwarded ?? '').split(',')) {
    const address = canonicalAddress(part.trim());
    if (address !== undefined) out.push(address);
  }
  const told = canonicalAddress(String(real ?? ''));
  if (told !== undefined && !out.includes(told)) out.push(told);
  if (own !== undefined && out.at(-1) !== own) out.push(own);
  return out;
}
