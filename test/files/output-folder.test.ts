/** What commands write stays in its folder, whatever names say and links lead to. */
import assert from 'node:assert/strict';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { OutputFolder, OutsideError } from '../../runtime/files/output-folder.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';

let work: string;
let folder: OutputFolder;
const outside = (...parts: string[]): string => path.join(work, 'outside', ...parts);
const inside = (...parts: string[]): string => path.join(work, 'inside', ...parts);

beforeEach(() => {
  work = freshFolder();
  mkdirSync(outside());
  writeFileSync(outside('kept'), 'as it was');
  folder = new OutputFolder(inside());
});
afterEach(() => removeFolder(work));

/** Every way to write. */
const WAYS: readonly (readonly [string, (name: string) => unknown])[] = [
  ['write', (name) => folder.write(name, 'x')],
  ['replace', (name) => folder.replace(name, 'x')],
  ['copy', (name) => folder.copy(outside(), name)],
  ['make', (name) => folder.make(name)],
  ['remove', (name) => folder.remove(name)],
];

const untouched = (): void => {
  assert.deepEqual(readdirSync(outside()), ['kept']);
  assert.equal(readFileSync(outside('kept'), 'utf8'), 'as it was');
};

test('files are written below the folder, which is made with the first', () => {
  assert.equal(folder.write('a/b/c.txt', 'one'), inside('a/b/c.txt'));
  folder.write('a/../a/b/c.txt', 'two');
  assert.equal(readFileSync(inside('a/b/c.txt'), 'utf8'), 'two');
  folder.replace('a/b/c.txt', 'three');
  assert.deepEqual(readdirSync(inside('a/b')), ['c.txt']);
  folder.remove('a/b');
  assert.deepEqual(readdirSync(inside('a')), []);
});

for (const [way, write] of WAYS) {
  test(`${way}: names that lead out of the folder are refused, before and after it is there`, () => {
    const names = ['../outside/kept', '../../x', 'a/../../outside/kept', outside('kept'), '..', 'a\0b'];
    for (const made of [false, true]) {
      if (made) mkdirSync(inside('a'), { recursive: true });
      for (const name of names) assert.throws(() => write(name), OutsideError, name);
    }
    untouched();
  });

  test(`${way}: links that lead out of the folder are not followed`, () => {
    mkdirSync(inside());
    symlinkSync(outside(), inside('way'));
    assert.throws(() => write('way/kept'), OutsideError);
    assert.throws(() => write('way/new/deep'), OutsideError);
    untouched();
  });
}

test('a link in place of the file is not written through, also where it leads to nothing', () => {
  mkdirSync(inside());
  symlinkSync(outside('kept'), inside('file'));
  symlinkSync(outside('none'), inside('nothing'));
  for (const name of ['file', 'nothing']) assert.throws(() => folder.write(name, 'x'), OutsideError, name);
  symlinkSync(outside('kept'), inside('other.new'));
  assert.throws(() => folder.replace('other', 'x'), OutsideError);
  untouched();
  assert.equal(existsSync(outside('none')), false);
});

test('a link is removed, and not what it leads to', () => {
  mkdirSync(inside());
  symlinkSync(outside(), inside('way'));
  folder.remove('way');
  assert.equal(lstatSync(inside('way'), { throwIfNoEntry: false }), undefined);
  untouched();
});

test('links within the folder are followed, and so is one that is the folder', () => {
  mkdirSync(inside('real'), { recursive: true });
  symlinkSync('real', inside('alias'));
  folder.write('alias/a', 'x');
  symlinkSync(inside(), path.join(work, 'entry'));
  new OutputFolder(path.join(work, 'entry')).write('real/b', 'y');
  assert.deepEqual(readdirSync(inside('real')), ['a', 'b']);
});
