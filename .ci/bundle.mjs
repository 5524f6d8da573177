/**
 * Makes what the package runs, in dist. Packages that its users install stay outside; the few that only the bundle needs go into it, with
 * their licences beside, so that those who install the package do not install what these bring along.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const ENTRIES = [
  'runtime/main.ts',
  'runtime/index.ts',
  'runtime/api-client/index.ts',
  'runtime/api-client/node/index.ts',
  'runtime/controllers/framework/index.ts',
  'runtime/testing/index.ts',
  'runtime/generated-code/index.ts',
  'runtime/generated-code/typebox.ts',
  'runtime/generated-code/cel.ts',
  'codegen/index.ts',
  'codegen/project-commands/dev-server.ts',
  'generated/openapi/*.json',
];
/**
 * What the kinds of a version are made of is one file with them, since a start loads it for each version that it uses. Its parts are found
 * under their own names as well, by code of catalogues that use types of this one.
 */
const PARTS_OF_KINDS = ['structures', 'validators', 'defaults'];
const partName = (part, name) => `${part}$${name}`;
const exportsOf = (file) => (existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name) : []);
const sources = readdirSync('generated', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `generated/${name.split(path.sep).join('/')}`);
/** Folders of versions that have kinds, and the names that each part exports. */
const versions = sources
  .filter((file) => /^generated\/.+\/kinds\.ts$/.test(file))
  .map((file) => path.posix.dirname(file))
  .map((folder) => ({ folder, parts: PARTS_OF_KINDS.map((part) => ({ part, names: exportsOf(`${folder}/${part}.ts`) })).filter(({ names }) => names.length > 0) }));
const partFiles = new Set(versions.flatMap(({ folder, parts }) => parts.map(({ part }) => `${folder}/${part}.ts`)));
const kindsWithTheirParts = {
  name: 'kinds-with-their-parts',
  setup({ onLoad }) {
    onLoad({ filter: /\/generated\/.+\/kinds\.ts$/ }, ({ path: file }) => {
      const folder = path.posix.relative(process.cwd(), path.posix.dirname(file));
      const { parts = [] } = versions.find((version) => version.folder === folder) ?? {};
      const passedOn = parts.map(({ part, names }) => `export { ${names.map((name) => `${name} as ${partName(part, name)}`).join(', ')} } from './${part}.js';`);
      return { contents: [readFileSync(file, 'utf8'), ...passedOn].join('\n'), loader: 'ts' };
    });
  },
};
/** Each runs in a thread of its own, and is loaded as one file. */
const THREADS = ['runtime/store/sqlite/worker.ts', 'runtime/observe/watchdog/thread.ts'];
/** Threads that a server starts long after it was started itself, from text that it holds: they find no packages, and have them inside. */
const LATER_THREADS = ['runtime/codec/yaml-worker.ts'];

/** Of the packages that making this one needs, what goes into the bundle. */
const INSIDE = ['@openapi-contrib/openapi-schema-to-json-schema'];

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const outside = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !INSIDE.includes(name));
const withoutPackages = {
  loader: { '.json': 'copy' },
  bundle: true,
  outdir: 'dist',
  outbase: '.',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
  metafile: true,
};
const options = { ...withoutPackages, external: ['kindwright', 'kindwright/*', ...outside.flatMap((name) => [name, `${name}/*`])] };
/** A catalogue holds its definitions, which a server needs all at once, in place of a file for each version; all else it finds as it was. */
const definitionsInside = {
  name: 'definitions-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path: file, kind, importer }) => {
      if (kind === 'entry-point' || file.endsWith('/definitions.js')) return undefined;
      // What a version loads on demand is named from the top, where the catalogue is.
      return { path: `./${path.posix.join(path.posix.relative(path.resolve('generated'), path.dirname(importer)), file)}`, external: true };
    });
  },
};
/** A thread that finds no packages has those inside that it would load on demand. */
const packagesInside = {
  name: 'packages-inside',
  setup({ onLoad }) {
    onLoad({ filter: /\/runtime\/model\/definition\/on-demand\.ts$/ }, () => ({
      contents: "import * as yaml from 'js-yaml';\nconst inside = { 'js-yaml': yaml };\nexport const onDemand = (name) => () => inside[name];\n",
      resolveDir: process.cwd(),
    }));
  },
};
const made = [
  await build({
    ...options,
    entryPoints: [...ENTRIES, ...sources.filter((file) => !partFiles.has(file))],
    plugins: [kindsWithTheirParts],
    splitting: true,
    chunkNames: 'generated/[hash]',
  }),
  await build({ ...options, entryPoints: THREADS }),
  await build({ ...withoutPackages, entryPoints: LATER_THREADS, plugins: [packagesInside] }),
  await build({ ...options, entryPoints: ['generated/base.ts', 'generated/catalogue.ts'], plugins: [definitionsInside] }),
];

for (const { folder, parts } of versions)
  for (const { part, names } of parts)
    writeFileSync(`dist/${folder}/${part}.js`, `export { ${names.map((name) => `${partName(part, name)} as ${name}`).join(', ')} } from './kinds.js';\n`);

/** What browsers load of the sites that `kindwright docs` writes: scripts that run from a folder, too, where modules do not. */
made.push(
  await build({
    entryPoints: ['codegen/docs/browser/search.ts', 'codegen/docs/browser/openapi.ts', 'codegen/docs/browser/style.css'],
    bundle: true,
    outdir: 'dist/codegen/docs/browser',
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
    metafile: true,
  }),
);

/**
 * The server's CEL also runs in the page, where its bytes are those of a package for browsers, addresses are told by the page's own code,
 * and patterns do not come on demand.
 */
const forBrowsers = {
  name: 'for-browsers',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:net$/ }, () => ({ path: path.resolve('runtime/console/page/try/node-net.ts') }));
    onLoad({ filter: /\/runtime\/cel\/.*\.ts$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!/\bBuffer\./.test(text)) return undefined;
      return { contents: `import { Buffer } from 'buffer';\n${text}`, loader: 'ts' };
    });
    onLoad({ filter: /\/runtime\/model\/definition\/on-demand\.ts$/ }, () => ({
      contents: "import * as re2js from 're2js';\nconst inside = { re2js };\nexport const onDemand = (name) => () => inside[name];\n",
      resolveDir: process.cwd(),
    }));
  },
};

/** The console's page: files with a digest of what they hold in their names, and the document that names those that it begins with. */
const PAGE = 'dist/runtime/console/page';
rmSync(PAGE, { recursive: true, force: true });
const page = await build({
  entryPoints: ['runtime/console/page/main.tsx', 'runtime/console/page/style/console.css', 'runtime/console/page/icon.svg'],
  bundle: true,
  minify: true,
  splitting: true,
  outdir: PAGE,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.svg': 'copy' },
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  plugins: [forBrowsers],
  logLevel: 'warning',
  metafile: true,
});
const pageFile = (entry) => {
  const found = Object.entries(page.metafile.outputs).find(([, { entryPoint }]) => entryPoint === `runtime/console/page/${entry}`);
  const copied = Object.keys(page.metafile.outputs).find((file) => Object.keys(page.metafile.outputs[file].inputs).includes(`runtime/console/page/${entry}`));
  return path.posix.basename(found?.[0] ?? copied);
};
const documentOfPage = readFileSync('runtime/console/page/index.html', 'utf8').replace(/\{([\w./]+)\}/g, (_, entry) => `/console/assets/${pageFile(entry)}`);
writeFileSync(`${PAGE}/index.html`, documentOfPage);
made.push(page);

// An engine keeps the text of a module for as long as its process lives, with two bytes for each letter where one letter needs two. All
// such letters are in comments: the bundler writes others as escapes.
for (const file of made.flatMap(({ metafile }) => Object.keys(metafile.outputs)).filter((name) => name.endsWith('.js') && !name.startsWith(PAGE))) {
  const text = readFileSync(file, 'utf8');
  const plain = text.replace(/→/g, '->').replace(/[^\x00-\xff]/g, '-');
  if (plain !== text) writeFileSync(file, plain);
}

// What an earlier bundle left, of sources that were others, is loaded by nobody.
const current = new Set([
  ...made.flatMap(({ metafile }) => Object.keys(metafile.outputs)),
  ...[...partFiles].map((file) => `dist/${file.replace(/\.ts$/, '.js')}`),
]);
for (const folder of ['dist/codegen', 'dist/generated', 'dist/runtime'])
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.posix.join(folder, name.split(path.sep).join('/'));
    if (file.endsWith('.js') && !current.has(file)) rmSync(file);
  }

// The viewer of OpenAPI documents that `kindwright docs` puts beside its pages: files for browsers, which nothing here loads.
const VIEWER = 'node_modules/swagger-ui-dist/';
mkdirSync('dist/swagger', { recursive: true });
for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css']) copyFileSync(`${VIEWER}${file}`, `dist/swagger/${file}`);

const nameOf = (file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file);
const bundled = new Map(made.flatMap(({ metafile }) => Object.keys(metafile.inputs)).flatMap((file) => {
  const found = nameOf(file);
  return found === null ? [] : [[found[1], found[0]]];
}));
const licenceOf = (folder) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no licence, and cannot be bundled`);
  return readFileSync(`${folder}${file}`, 'utf8').trim();
};
const parts = [...bundled, ['swagger-ui-dist', VIEWER]].sort(([a], [b]) => (a < b ? -1 : 1));
const version = (folder) => JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version;
writeFileSync('dist/bundled.json', `${JSON.stringify(parts.map(([name, folder]) => `${name}@${version(folder)}`))}\n`);
writeFileSync('dist/BUNDLED-LICENSES', parts.map(([name, folder]) => `${name} ${version(folder)}\n\n${licenceOf(folder)}\n`).join('\n---\n\n'));
if (!existsSync('dist/runtime/main.js')) throw new Error('the bundle has no command');
