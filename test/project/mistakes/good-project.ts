/** A project without a fault: the one of `kindwright init` with another kind, a second version and code of every sort, generated and built. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { throwawayCertificate } from '../../support/certificates/certificate.js';
import { kindwright, type Run } from '../../support/programs/command.js';
import { freshFolder, removeFolder } from '../../support/programs/process.js';
import { ROOT } from '../../support/root.js';
import type { Changes } from './mistake.js';

const STEPS = [
  'new version shop/v2 --rename=OrderSpec.customer=buyer',
  'new kind Invoice',
  'new controller order-status --kind=Order',
  'new admission made-by --kind=Order',
  'new authenticator api-keys',
  'new route reports --kind=Order',
  'generate',
  'build',
];

/** Packages that building a project takes from its own folder. */
const PACKAGES = ['@koa', '@types', 'esbuild'];

export class GoodProject {
  private constructor(
    private readonly root: string,
    readonly folder: string,
  ) {}

  static async make(): Promise<GoodProject> {
    const root = freshFolder();
    const project = new GoodProject(root, path.join(root, 'shop'));
    assert.equal((await kindwright(['init', 'shop'], { cwd: root })).code, 0);
    mkdirSync(project.#at('node_modules'));
    symlinkSync(ROOT, project.#at('node_modules/kindwright'));
    for (const name of PACKAGES) symlinkSync(path.join(ROOT, 'node_modules', name), project.#at(`node_modules/${name}`));
    for (const step of STEPS) {
      const { code, stderr } = await project.run(step);
      assert.equal(code, 0, `${step}: ${stderr}`);
    }
    const [one, two] = [throwawayCertificate(), throwawayCertificate()];
    writeFileSync(project.#at('one.crt'), one.cert);
    writeFileSync(project.#at('two.key'), two.key, { mode: 0o600 });
    return project;
  }

  run(command: string): Promise<Run> {
    return kindwright(command.split(' '), { cwd: this.folder });
  }

  /** Runs a command while some files are others. */
  async runWith(changes: Changes, command: string): Promise<Run> {
    const files = Object.entries(changes).map(([file, change]) => ({ at: this.#at(file), change, former: this.#text(file) }));
    const made: string[] = [];
    for (const { at, change, former } of files) {
      if (change === undefined) rmSync(at);
      else {
        const first = mkdirSync(path.dirname(at), { recursive: true });
        if (first !== undefined) made.push(first);
        writeFileSync(at, typeof change === 'string' ? change : replaced(former ?? '', ...change));
      }
    }
    const run = await this.run(command);
    for (const { at, former } of files)
      if (former === undefined) rmSync(at);
      else writeFileSync(at, former);
    for (const folder of made) rmSync(folder, { recursive: true });
    return run;
  }

  remove(): void {
    removeFolder(this.root);
  }

  #at(file: string): string {
    return path.join(this.folder, file);
  }

  #text(file: string): string | undefined {
    return existsSync(this.#at(file)) ? readFileSync(this.#at(file), 'utf8') : undefined;
  }
}

function replaced(text: string, before: string, after: string): string {
  assert.ok(text.includes(before), `the good project has ${before}`);
  return text.replace(before, () => after);
}
