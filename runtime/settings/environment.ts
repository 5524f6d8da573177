/** Flags as variables of the environment: `--secure-port` is `KINDWRIGHT_SECURE_PORT`. */
import { suggestion } from '../model/faults/nearest.js';
import type { Given } from './given.js';
import type { Flags } from './settings.js';

const PREFIX = 'KINDWRIGHT_';

const variableOf = (flag: string): string => `${PREFIX}${flag.toUpperCase().replaceAll('-', '_')}`;

/** Variables that the cluster gives to every pod for a service named `kindwright`. */
const OF_A_SERVICE = /^KINDWRIGHT_(?:SERVICE_(?:HOST|PORT)|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)?$)/;

/** What the variables give; others that begin like them are faults. */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  flags: Flags,
  faults: string[],
): ReadonlyMap<string, Given> {
  const names = new Map(Object.keys(flags).map((flag) => [variableOf(flag), flag]));
  const given = new Map<string, Given>();
  for (const [variable, text] of Object.entries(environment)) {
    if (text === undefined || !variable.startsWith(PREFIX)) continue;
    const flag = names.get(variable);
    if (flag !== undefined) given.set(flag, { texts: [text], place: variable });
    else if (!OF_A_SERVICE.test(variable)) faults.push(`unknown variable ${variable}${suggestion(variable, names.keys())}`);
  }
  return given;
}
