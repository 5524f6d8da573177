/** How one API server tells another who is calling: the headers of an authenticating proxy (specification 2). */
import type { User } from '../../auth/contract.js';

/** Header values are bytes, so the UTF-8 bytes of the text are passed as latin1. */
const asBytes = (value: string): string => Buffer.from(value, 'utf8').toString('latin1');

/** The extra key as a part of a header's name; characters that a name cannot hold are percent-encoded. */
const inName = (key: string): string =>
  asBytes(key).replace(/[^\w!#$&'*+.^`|~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** The headers by name in lower case, the uid among them where it is told. Extra keys that differ only in case share a header. */
export function callerHeaders({ name, uid, groups, extra }: User, tellsUid = false): Record<string, string[]> {
  const headers = new Map([
    ['x-remote-user', [asBytes(name)]],
    ['x-remote-uid', tellsUid && uid !== '' ? [asBytes(uid)] : []],
    ['x-remote-group', groups.map(asBytes)],
  ]);
  for (const [key, values] of Object.entries(extra)) {
    const header = `x-remote-extra-${inName(key)}`.toLowerCase();
    headers.set(header, [...(headers.get(header) ?? []), ...values.map(asBytes)]);
  }
  return Object.fromEntries([...headers].filter(([, values]) => values.length > 0));
}
