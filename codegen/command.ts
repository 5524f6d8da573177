/** The generator on a command line. */
import { parseArgs } from 'node:util';
import { type GenerateOptions, generate } from './generate.js';

/**
 * Runs a command of the generator with the arguments `--catalog` and `--output`, and prints what it finds. Gives whether all is well.
 * Throws TypeError for other arguments, and what the file system throws.
 */
export function runGenerator(
  command: 'generate' | 'check',
  args: readonly string[],
  more: Pick<GenerateOptions, 'protocols'> = {},
): boolean {
  const { values } = parseArgs({
    args: [...args],
    options: { catalog: { type: 'string', default: 'catalog' }, output: { type: 'string', default: 'generated' } },
  });
  const { catalog, output } = values;
  const outcome = generate({ ...more, catalog, output, check: command === 'check', progress: (line) => console.log(line) });
  if (outcome.diagnostics !== '') console.error(outcome.diagnostics);
  else if (!outcome.ok) {
    const list = outcome.changed.slice(0, 20).join('\n  ');
    console.error(`generated files differ from the catalogue; generate them again:\n  ${list}`);
  }
  return outcome.ok;
}
