/** A folder in which everything is as on a machine that has npm and kubectl, and has not seen this repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

  static async start(): Promise<Machine> {
    const folder = freshFolder();
    const tarball = packed(folder);
    const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
    const registry = await startRegistry(tarball, manifest, npmConfig('registry'));
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

/** Packs a copy of the checkout, because packing makes `dist` anew, which other tests run from. */
function packed(folder: string): string {
  const copy = path.join(folder, 'checkout');
  const sources = readdirSync(ROOT).filter((name) => !['.git', 'data', 'dist', 'node_modules'].includes(name));
  for (const name of sources) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  return path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}
