/** Values that labels may have, where an operator bounds them. */

/** By metric and label. */
export type AllowedLabels = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** What stands for the values that are not allowed. */
export const UNEXPECTED = 'unexpected';

const LABEL = /^([A-Za-z_]\w*)=([^=]*)$/;

/**
 * Reads what a flag of the form `<metric>,<label>=<value>,<value>` gives, once or several times, split at its commas; quotes are
 * left out. The last for one label wins. Throws an Error for what has another form.
 */
export function allowedLabels(given: readonly string[]): AllowedLabels {
  const parts = given.map((part) => part.replaceAll(/["']/g, ''));
  const allowed = new Map<string, Map<string, Set<string>>>();
  let values: Set<string> | undefined;
  for (let i = 0; i < parts.length; i += 1) {
    const [part = '', next] = [parts[i], parts[i + 1]];
    const [, label = '', first = ''] = LABEL.exec(next ?? '') ?? [];
    if (label !== '' && !part.includes('=')) {
      values = new Set(first === '' ? [] : [first]);
      const labels = allowed.get(part) ?? new Map<string, Set<string>>();
      allowed.set(part, labels.set(label, values));
      i += 1;
    } else if (values === undefined || part.includes('=') || next?.includes('=') === true)
      throw new Error(
        `${JSON.stringify(next?.includes('=') === true && !part.includes('=') ? next : part)}: it takes <metric>,<label>=<value>,<value>`,
      );
    else values.add(part);
  }
  return allowed;
}
