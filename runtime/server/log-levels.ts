/** How much the parts of a server tell on the standard error: as --vmodule says of a part, else as --v says of all. */
import { matching } from '../model/patterns/linear-pattern.js';
import type { Settings } from '../settings/settings.js';

/** The part that tells of requests; operators know it by this name from other servers. */
export const REQUESTS = 'httplog';

interface PartLevel {
  /** Whether the level is for the part. */
  fits(part: string): boolean;
  readonly level: number;
}

/** An entry of --vmodule, as in `http*=3`: any letters stand for `*`, any one for `?`. Throws for a text that is none. */
export function partLevel(text: string): PartLevel {
  const [, pattern, level] = /^([\w*?./-]+)=(\d{1,9})$/.exec(text) ?? [];
  if (pattern === undefined) throw new Error(`${JSON.stringify(text)} is no <part>=<level>, such as ${REQUESTS}=3`);
  const letters = pattern.replace(/[*?.]/g, (c) => (c === '*' ? '.*' : c === '?' ? '.' : '\\.'));
  return { fits: (part) => matching(`^${letters}$`).test(part), level: Number(level) };
}

/** The level of a part: that of the first entry which fits it. */
export const levelOf = (settings: Settings, part: string): number =>
  settings
    .list('vmodule')
    .map(partLevel)
    .find(({ fits }) => fits(part))?.level ?? settings.number('v');
