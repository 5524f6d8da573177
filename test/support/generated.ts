/** Generates from a changed copy of the catalogue into a folder of its own, and loads what came out. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generate } from '../../codegen/generate.js';
import type { catalogue as catalogueOfCluster } from '../../generated/catalogue.js';
import { ROOT } from './root.js';

export interface Generated {
  readonly catalogue: typeof catalogueOfCluster;
  /** Folder of the generated files. */
  readonly folder: string;
  remove(): void;
}

/** `change` edits the copy before it is generated from. Throws the diagnostics where the catalogue is at fault. */
export const generatedFrom = (change: (catalog: string) => void): Promise<Generated> =>
  generatedIn((catalog) => {
    cpSync(path.join(ROOT, 'catalog'), catalog, { recursive: true });
    change(catalog);
  });

/** Generates from a catalogue with these files, by their paths in it. */
export const generatedProject = (files: Readonly<Record<string, string>>): Promise<Generated> =>
  generatedIn((catalog) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(catalog, name)), { recursive: true });
      writeFileSync(path.join(catalog, name), text);
    }
  });

async function generatedIn(fill: (catalog: string) => void): Promise<Generated> {
  const work = mkdtempSync(path.join(tmpdir(), 'kindwright-generated-'));
  const catalog = path.join(work, 'catalog');
  mkdirSync(catalog);
  // Catalogues that are extended, and what generated code imports, are found by the name of the package.
  mkdirSync(path.join(work, 'node_modules'));
  symlinkSync(ROOT, path.join(work, 'node_modules/kindwright'));
  fill(catalog);
  const folder = path.join(work, 'generated');
  const outcome = generate({ catalog, output: folder });
  if (!outcome.ok) throw new Error(outcome.diagnostics);
  const dist = path.join(work, 'dist');
  await build({
    entryPoints: readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((f) => f.endsWith('.ts'))
      .map((f) => path.join(folder, f)),
    outbase: folder,
    outdir: dist,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  cpSync(path.join(folder, 'openapi'), path.join(dist, 'openapi'), { recursive: true });
  const load = async (name: string): Promise<Record<string, unknown>> =>
    (await import(pathToFileURL(path.join(dist, name)).href)) as Record<string, unknown>;
  return {
    catalogue: (await load('catalogue.js')).catalogue as typeof catalogueOfCluster,
    folder,
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}

/** Generates from the catalogue with other domain words: `acme.dev` for groups, `acme.io` for labels and `acme` in media types. */
export const generatedUnderOtherWords = (): Promise<Generated> =>
  generatedFrom((catalog) => {
    const file = path.join(catalog, 'service.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/^groupDomain: \S+/m, 'groupDomain: acme.dev')
        .replace(/^labelDomain: \S+/m, 'labelDomain: acme.io')
        .replace(/^mediaVendor: \S+/m, 'mediaVendor: acme'),
    );
  });
