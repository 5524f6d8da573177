/** A folder in which everything is as on a machine that has npm and kubectl, and has not seen this repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, madeOnce } from '../../support/programs/made-once.js';
import { freshFolder, removeFolder } from '../../support/programs/process.js';
import { Shell, withKubectl } from '../../support/programs/shell.js';
import { ROOT } from '../../support/root.js';
import { type Registry, startRegistry } from './registry.js';

/** What `npx kindwright` starts in a project. To find it, npx takes longer than many a command; the README's own commands are run by it. */
export const KINDWRIGHT = 'node_modules/.bin/kindwright';

/** Far more than any step takes on a busy machine. */
export const PATIENCE_MS = 600_000;

const npmConfig = (key: string): string => execFileSync('npm', ['config', 'get', key], { cwd: ROOT, encoding: 'utf8' }).trim();

/** Why nothing can be installed here; false where it can. */
export const offline =
  spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], { cwd: ROOT }).status === 0
    ? false
    : 'the npm registry cannot be reached';

export class Machine extends Shell {
  private constructor(
    readonly folder: string,
    readonly tarball: string,
    private readonly registry: Registry,
    environment: NodeJS.ProcessEnv,
  ) {
    super(folder, environment);
  }

  /**
   * The package is published there. Where a version is given, that is published in its place, as the one `before`: it is the same code under
   * that number, until the package itself is published as the next.
   */
  static async start(before = ''): Promise<Machine> {
    const folder = freshFolder();
    const tarball = await packed();
    const registry = await startRegistry(npmConfig('registry'));
    registry.publish(before === '' ? tarball : renumbered(tarball, before, folder));
    // Packages that npm holds already are not fetched again; what npx installed before is not looked at.
    const cache = path.join(folder, 'npm');
    mkdirSync(path.join(npmConfig('cache'), '_cacache'), { recursive: true });
    mkdirSync(cache);
    symlinkSync(path.join(npmConfig('cache'), '_cacache'), path.join(cache, '_cacache'));
    return new Machine(folder, tarball, registry, {
      ...withKubectl(folder),
      npm_config_registry: registry.url,
      npm_config_cache: cache,
      npm_config_yes: 'true',
    });
  }

  publish(): void {
    this.registry.publish(this.tarball);
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  override close(): void {
    super.close();
    this.registry.close();
    removeFolder(this.folder);
  }
}

/** What of the checkout packing reads, and the versions of the packages that it uses. */
const SOURCES = readdirSync(ROOT).filter((name) => !['.git', 'data', 'dist', 'node_modules', 'test'].includes(name));

/** The package as npm packs it, of a copy of the checkout, because packing makes `dist` anew, which other tests run from. */
async function packed(): Promise<string> {
  const folder = await madeOnce('package', digestOf([...SOURCES, 'node_modules/.package-lock.json']), (made) => {
    // Not below node_modules, where the compiler takes all for packages of others and writes no declarations.
    const copy = freshFolder();
    try {
      for (const name of SOURCES) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
      symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
      execFileSync('npm', ['pack', '--silent', '--pack-destination', made], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
    } finally {
      removeFolder(copy);
    }
  });
  return path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

/** The package under another number, in a folder below `root`. */
function renumbered(tarball: string, version: string, root: string): string {
  const folder = path.join(root, version);
  mkdirSync(folder);
  execFileSync('tar', ['xzf', tarball, '--directory', folder]);
  const manifest = path.join(folder, 'package/package.json');
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version }, undefined, 2));
  const packed = path.join(folder, `kindwright-${version}.tgz`);
  execFileSync('tar', ['czf', packed, '--directory', folder, 'package']);
  return packed;
}
