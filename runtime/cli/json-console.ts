import { format } from 'node:util';
import { jsonLog, type LogFields } from '../observe/operator-log.js';

/** Whatever this process tells outside of the server's own log goes the same way: collectors read one form. `base`: fields of every line. */
export async function tellConsoleAsJson(base?: LogFields): Promise<void> {
  const log = await jsonLog(base);
  console.log = (...parts: unknown[]) => log(format(...parts));
  console.error = console.log;
}
