/** The addresses that a request says it came through. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address in one spelling; undefined where the text is none. */
function addressOf(text: string): string | undefined {
  const mapped = V4_IN_V6.exec(text)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIP(text) === 0 || text.includes('%')) return undefined;
  return isIPv4(text) ? text : new URL(`http://[${text}]`).hostname.slice(1, -1);
}

/**
 * Those that proxies tell of, the client's first, and last the connection's own, which alone cannot be forged. Headers hold
 * whatever a client likes: what is no address is left out.
 */
export function sourceIPs(headers: IncomingHttpHeaders, remote: string | undefined): string[] {
  const own = addressOf(remote ?? '');
  const { 'x-forwarded-for': forwarded, 'x-real-ip': real } = headers;
  if (forwarded === undefined && real === undefined) return own === undefined ? [] : [own];
  const out: string[] = [];
  for (const part of String(forwarded ?? '').split(',')) {
    const address = addressOf(part.trim());
    if (address !== undefined) out.push(address);
  }
  const told = addressOf(String(real ?? ''));
  if (told !== undefined && !out.includes(told)) out.push(told);
  if (own !== undefined && out.at(-1) !== own) out.push(own);
  return out;
}
