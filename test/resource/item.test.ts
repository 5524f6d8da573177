import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Item } from '../../runtime/resource/item.js';

/** A value as engines hand it out: a part of memory in which others lie as well. */
function partOfPage(object: object): Buffer {
  const json = JSON.stringify(object);
  const page = Buffer.from(new ArrayBuffer(100_000));
  page.write(json, 5000);
  return page.subarray(5000, 5000 + Buffer.byteLength(json));
}

const object = (metadata: object): object => ({ kind: 'ConfigMap', apiVersion: 'v1', metadata, data: { text: 'x'.repeat(300) } });

describe('an object in memory', () => {
  it('keeps its own bytes, and not the page that it was read with', () => {
    const item = new Item('v1', partOfPage(object({ name: 'a', resourceVersion: '0' })), 12, undefined);
    assert.equal(item.json.buffer.byteLength, item.json.length);
    assert.equal(item.json.toString(), JSON.stringify(object({ name: 'a', resourceVersion: '12' })));
  });

  it('does so too where the bytes have no place for its revision', () => {
    const item = new Item('v1', partOfPage(object({ name: 'a' })), 12, undefined);
    assert.equal(item.json.buffer.byteLength, item.json.length);
    assert.equal(item.json.toString(), JSON.stringify(object({ name: 'a' })));
  });

  it('has its name, namespace and labels from bytes with integers that no double holds, which come out as they are', () => {
    const text = '{"kind":"Thing","apiVersion":"v1","metadata":{"name":"a","namespace":"b","labels":{"c":"d"}},"big":12345678901234567890}';
    const item = new Item('v1', Buffer.from(text), 12, undefined);
    assert.deepEqual([item.name, item.namespace, item.labels], ['a', 'b', { c: 'd' }]);
    assert.equal(item.json.toString(), text);
    assert.equal((item.parse() as unknown as { big: unknown }).big, 12345678901234567890n);
  });

  it('has its selected fields exactly', () => {
    const text = '{"kind":"Thing","apiVersion":"v1","metadata":{"name":"a"},"big":12345678901234567890}';
    const item = new Item('v1', Buffer.from(text), 12, undefined, (read) => ({ big: String((read as unknown as { big: unknown }).big) }));
    assert.deepEqual(item.fields, { big: '12345678901234567890' });
  });

  it('is none where its bytes are not whole', () => {
    const text = JSON.stringify(object({ name: 'a', resourceVersion: '0' }));
    assert.throws(() => new Item('v1', Buffer.from(text.slice(0, -3)), 12, undefined), SyntaxError);
  });
});
