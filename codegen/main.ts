/** `npm run generate`: catalogue → generated. With `--check`, fails when the output would change. */
import { generate } from './generate.js';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const outcome = generate({
  catalog: option('catalog') ?? 'catalog',
  output: option('output') ?? 'generated',
  // Output elsewhere is of another project's catalogue, and joins this one's runtime.
  protocols: option('output') === undefined ? 'codegen/protocols' : undefined,
  check: process.argv.includes('--check'),
  progress: (line) => console.log(line),
});
if (outcome.diagnostics !== '') console.error(outcome.diagnostics);
if (outcome.changed.length > 0) {
  const list = outcome.changed.slice(0, 20).join('\n  ');
  if (process.argv.includes('--check')) console.error(`generated files differ from the catalogue; run \`npm run generate\`:\n  ${list}`);
}
process.exitCode = outcome.ok ? 0 : 1;
