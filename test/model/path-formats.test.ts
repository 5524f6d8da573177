/** Formats of paths: what each refuses, and in which words. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { faultsOf } from '../../runtime/model/values/formats.js';

const ROOTED = 'must be a relative path';
const BACK = "must not contain '..'";
const HIDDEN = "must not start with '..'";

const CASES: readonly (readonly [path: string, anywhere: readonly string[], descending: readonly string[], inVolume: readonly string[]])[] =
  [
    ['a/b.txt', [], [], []],
    ['', [], [], []],
    ['/a/b', [], [ROOTED], [ROOTED]],
    ['a/../b', [BACK], [BACK], [BACK]],
    ['/a/..', [BACK], [ROOTED, BACK], [ROOTED, BACK]],
    ['../a', [BACK], [BACK], [BACK]],
    ['..', [BACK], [BACK], [BACK, HIDDEN]],
    ['..data/a', [], [], [HIDDEN]],
    ['a/..b', [], [], []],
  ];

for (const [path, anywhere, descending, inVolume] of CASES)
  test(`paths such as ${JSON.stringify(path)} have the faults that their formats name`, () => {
    assert.deepEqual(faultsOf('path-without-backsteps', path), anywhere);
    assert.deepEqual(faultsOf('descending-path', path), descending);
    assert.deepEqual(faultsOf('volume-path', path), inVolume);
  });
