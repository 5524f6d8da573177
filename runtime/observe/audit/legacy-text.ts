/** The older text form of events: one line with quoted values, without bodies and annotations. */

import { quoted } from '../../model/values/printed-values.js';
import { trimEnd } from '../../model/values/trim.js';
import type { AuditEvent } from './event.js';

const listed = (texts: readonly string[]): string => texts.map(quoted).join(',');

/** What may break a line or hide a part of it in a terminal, besides what quoting escapes. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const value = (text: string): string =>
  quoted(text).replace(INVISIBLE, (c) => {
    const code = c.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });

/** Without the line's end. */
export function legacyText(event: AuditEvent): string {
  const { user, impersonatedUser: as } = event;
  const groups = user !== undefined && user.name !== '' && user.groups.length > 0 ? listed(user.groups) : '<none>';
  const fields: readonly (readonly [string, string])[] = [
    ['id', event.auditID],
    ['stage', event.stage],
    ['ip', event.sourceIPs[0] ?? '<unknown>'],
    ['method', event.verb],
    ['user', user?.name || '<none>'],
    ['groups', groups],
    ['as', as?.name ?? '<self>'],
    ['asgroups', as === undefined ? '<lookup>' : listed(as.groups)],
    ['user-agent', event.userAgent],
    ['namespace', event.objectRef?.namespace || '<none>'],
    ['uri', event.requestURI],
    ['response', event.responseStatus === undefined ? '<deferred>' : String(event.responseStatus.code)],
  ];
  // Times of this form have no zeros at their end.
  const time = `${trimEnd(trimEnd(event.requestReceivedTimestamp.slice(0, -1), '0'), '.')}Z`;
  return `${time} AUDIT: ${fields.map(([name, text]) => `${name}=${value(text)}`).join(' ')}`;
}
