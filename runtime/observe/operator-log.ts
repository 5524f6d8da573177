/** Lines for the server's operator: texts for people, or entries for programs that collect them. */

type Severity = 'info' | 'warn' | 'error';

/** What a line tells, by names of the field. Values must be such as may be told: never a secret of a request. */
export type LogFields = Readonly<Record<string, string | number>>;

export interface LogEntry {
  readonly severity: Severity;
  readonly message: string;
  readonly fields: LogFields;
}

/** Takes a line; where it comes with an entry, that says the same. Whoever takes texts alone leaves the entry. */
export type OperatorLog = (line: string, entry?: LogEntry) => void;

/** Lines for people, on the standard error. */
export const textLog: OperatorLog = (line) => console.error(line);

/** An error that nobody foresaw, as the operator needs it: with its stack. */
export const unforeseenText = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Tells the operator something that has parts. */
export function tell(log: OperatorLog, severity: Severity, message: string, fields: LogFields): void {
  const parts = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  log([message, ...parts].join(' '), { severity, message, fields });
}

/** A log of one JSON object each line, as collectors read it. Lines without an entry are told as they are. `base`: fields of every line. */
export async function jsonLog(base?: LogFields): Promise<OperatorLog> {
  const { default: pino } = await import('pino');
  const logger = pino(
    {
      base,
      timestamp: () => `,"ts":${Date.now()}`,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination({ fd: process.stderr.fd, sync: true }),
  );
  return (line, entry) => {
    if (entry === undefined) logger.info(line);
    else logger[entry.severity](entry.fields, entry.message);
  };
}
