/** Generates from a changed copy of the catalogue into a folder of its own, and loads what came out. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generate } from '../../codegen/generate.js';
import type { catalogue as catalogueOfCluster } from '../../generated/catalogue.js';
import { digestOf, madeOnce } from './programs/made-once.js';
import { ROOT } from './root.js';

/** What was generated, and is kept for later runs. */
export interface KeptGenerated {
  readonly catalogue: typeof catalogueOfCluster;
  /** Folder of the generated files. */
  readonly folder: string;
}

export interface Generated extends KeptGenerated {
  remove(): void;
}

/** What the generator is made of, and what it reads beside the catalogue that it generates from. */
const GENERATOR = [
  'codegen',
  'node_modules/.package-lock.json',
  'package.json',
  'runtime/cel',
  'runtime/files',
  'runtime/model',
  'runtime/reference',
];

/**
 * `change` edits the copy before it is generated from. Rejects with the diagnostics where the catalogue is at fault. All kinds of the cluster
 * take long, so that what came out is kept by the `name` until the catalogue, the change or the generator is another.
 */
export async function generatedFrom(name: string, change: (catalog: string) => void): Promise<KeptGenerated> {
  const work = mkdtempSync(path.join(tmpdir(), 'kindwright-catalogue-'));
  try {
    const catalog = path.join(work, 'catalog');
    cpSync(path.join(ROOT, 'catalog'), catalog, { recursive: true });
    change(catalog);
    const digest = `${digestOf(GENERATOR)}-${digestOf(['catalog'], work)}`;
    return await loaded(await madeOnce(`generated-${name}`, digest, (folder) => generateInto(folder, catalog)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

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
  fill(catalog);
  await generateInto(work, catalog);
  return { ...(await loaded(work)), remove: () => rmSync(work, { recursive: true, force: true }) };
}

/** Generates from a catalogue into a folder, and builds what came out there. */
async function generateInto(work: string, catalog: string): Promise<void> {
  // Catalogues that are extended, and what generated code imports, are found by the name of the package.
  mkdirSync(path.join(work, 'node_modules'));
  symlinkSync(ROOT, path.join(work, 'node_modules/kindwright'));
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
}

async function loaded(work: string): Promise<KeptGenerated> {
  const { catalogue } = (await import(pathToFileURL(path.join(work, 'dist/catalogue.js')).href)) as {
    readonly catalogue: typeof catalogueOfCluster;
  };
  return { catalogue, folder: path.join(work, 'generated') };
}

/** Generates from the catalogue with other domain words: `acme.dev` for groups, `acme.io` for labels and `acme` in media types. */
export const generatedUnderOtherWords = (): Promise<KeptGenerated> =>
  generatedFrom('other-words', (catalog) => {
    const file = path.join(catalog, 'service.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/^groupDomain: \S+/m, 'groupDomain: acme.dev')
        .replace(/^labelDomain: \S+/m, 'labelDomain: acme.io')
        .replace(/^mediaVendor: \S+/m, 'mediaVendor: acme'),
    );
  });
