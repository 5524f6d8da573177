import { format } from 'node:util';
import { jsonLog } from '../observe/operator-log.js';

/** Whatever this process tells outside of the server's own log goes the same way: collectors read one form. */
export async function tellConsoleAsJson(): Promise<void> {
  const log = await jsonLog();
  console.log = (...parts: unknown[]) => log(format(...parts));
  console.error = console.log;
}
