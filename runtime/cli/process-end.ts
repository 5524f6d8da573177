/** The end of a process that serves: whatever brings it about, the log has a last line that says so, as far as one can be written. */
import path from 'node:path';
import { ownerOnlyFolder } from '../files/owner-only.js';

/** The process ends with what nobody caught, as it would without this; the last line says how. */
export function tellEnds(): void {
  const fail = (what: string, error: unknown): void => {
    console.error(`${what}:`, error);
    process.exit(1);
  };
  process.on('uncaughtException', (error) => fail('An error that nobody caught ends the process', error));
  process.on('unhandledRejection', (error) => fail('A rejection that nobody handled ends the process', error));
  process.on('exit', (code) => console.error(`The process ends with status ${code} after ${Math.round(process.uptime())}s.`));
}

/** One file, which the next report replaces, so that a process that ends again and again fills no disk. */
const REPORT = 'fatal-error.json';

/**
 * Where the engine ends the process, as for want of memory, it leaves a report in the data folder: stacks and how memory was used.
 * Variables of the environment may be secrets, so that an engine which cannot leave them out writes none.
 */
export function reportFatalErrors(folder: string): void {
  const { report } = process;
  if (folder === '' || report === undefined || !('excludeEnv' in report)) return;
  const reports = path.join(folder, 'reports');
  try {
    ownerOnlyFolder(reports);
  } catch {
    // A full disk keeps nobody from serving.
    return;
  }
  report.excludeEnv = true;
  if ('excludeNetwork' in report) report.excludeNetwork = true;
  report.directory = path.resolve(reports);
  report.filename = REPORT;
  report.reportOnFatalError = true;
}
