/** A small catalogue in a folder of its own, that is changed, released and held to its releases. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from '../../../codegen/generate.js';
import { release } from '../../../codegen/release.js';
import { ROOT } from '../../support/root.js';

/** Texts of files by their paths in the catalogue; what is undefined is taken away. */
export type Files = Readonly<Record<string, string | undefined>>;

/** The text without lives: those of the cluster's own types go by its releases, and not by those of a shop. */
const timeless = (text: string): string => text.replace(/^ +(since|until|changes): .*\n/gm, '');

export class Shop {
  readonly catalog: string;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'kindwright-released-'));

  constructor(files: Files) {
    this.catalog = path.join(this.#folder, 'catalog');
    mkdirSync(this.catalog);
    const meta = path.join(this.catalog, 'meta');
    cpSync(path.join(ROOT, 'catalog/meta'), meta, { recursive: true });
    for (const file of readdirSync(meta, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml')))
      writeFileSync(path.join(meta, file), timeless(readFileSync(path.join(meta, file), 'utf8')));
    this.put(files);
  }

  put(files: Files): void {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.catalog, name);
      if (text === undefined) rmSync(file, { force: true, recursive: true });
      else {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
  }

  read(name: string): string {
    return readFileSync(path.join(this.catalog, name), 'utf8');
  }

  /** All faults on a day, each with its place below the catalogue. */
  faults(today: string): string {
    const below = `${path.relative('', this.catalog)}/`;
    return check({ catalog: this.catalog, output: path.join(this.#folder, 'generated'), today }).replaceAll(below, '');
  }

  release(today: string, options: { readonly release?: string; readonly exception?: string } = {}): string {
    return release({ catalog: this.catalog, output: path.join(this.#folder, 'generated'), today, ...options });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The service of a release. */
export const service = (release: string, more = ''): string => `groupDomain: example.com
labelDomain: example.com
mediaVendor: example
release: "${release}"
limits: { bodyBytes: 1000000, depth: 100, jsonPatchOperations: 100, annotationBytes: 10000 }
${more}`;
