/** The generator on a command line. */
import { type GenerateOptions, generate } from './generate.js';

/** Generates, or with `check` only compares, and prints what it finds. Gives whether all is well. Throws as `generate` does. */
export function runGenerator(options: Omit<GenerateOptions, 'progress'>): boolean {
  const outcome = generate({ ...options, progress: (line) => console.log(line) });
  if (outcome.diagnostics !== '') console.error(outcome.diagnostics);
  if (!outcome.ok && outcome.changed.length > 0) {
    const list = outcome.changed.slice(0, 20).join('\n  ');
    console.error(`generated files differ from the catalogue; generate them again:\n  ${list}`);
  }
  return outcome.ok;
}
