/** The code of a client: modules that share what they have in common, and need no package. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { packageFolder } from '../../../runtime/files/package.js';
import { installedFolder } from '../../package-paths.js';

/** What reads client configurations, which the code of this package loads by its name when there is something to read. */
const INSIDE = 'js-yaml';

/** The client has that package inside. */
const inside: Plugin = {
  name: 'inside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:module$/ }, () => ({ path: INSIDE, namespace: 'inside' }));
    onLoad({ filter: /^/, namespace: 'inside' }, () => ({
      contents: `import * as inside from ${JSON.stringify(INSIDE)};
export const createRequire = () => (name) => {
  if (name !== ${JSON.stringify(INSIDE)}) throw new Error(\`\${name} is not a part of this client\`);
  return inside;
};`,
      resolveDir: packageFolder(),
    }));
  },
};

/** Bytes of files by their paths. `modules` are files of code by the names that they are to have, such as `client/index`. */
export async function bundleOf(modules: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, Uint8Array>> {
  const { build } = await import('esbuild');
  const outdir = path.resolve('client');
  const { outputFiles } = await build({
    absWorkingDir: packageFolder(),
    entryPoints: { ...modules },
    outdir,
    chunkNames: 'client/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    // Pages and every other platform load the same; only the modules for Node name modules of it.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    target: 'es2022',
    legalComments: 'none',
    plugins: [inside],
    write: false,
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path: file, contents }) => [path.relative(outdir, file).split(path.sep).join('/'), contents]));
}

/** The licences of what is in the bundle. */
export function licences(): string {
  const parts = { kindwright: packageFolder(), [INSIDE]: installedFolder(INSIDE, packageFolder()) ?? '' };
  const texts = Object.entries(parts).map(([name, folder]) => `${name}\n\n${readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim()}\n`);
  return `This package contains code of the following packages.\n\n${texts.join('\n---\n\n')}`;
}
