/** Objects go JSON → object → exact Protobuf bytes → object → JSON unchanged. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { WatchEvent } from '../../generated/messages/k8s/io/apimachinery/pkg/apis/meta/v1/generated.js';
import { unwrap, wrap } from '../../runtime/codec/envelope.js';
import { parseJson, stringify } from '../../runtime/codec/parse.js';
import type { GeneratedCodec } from '../../runtime/model/definition/definition.js';
import { ShownRelease } from '../../runtime/model/definition/releases.js';
import { rawFrom, rawTo } from '../../runtime/model/definition/wire.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { ROOT } from '../support/root.js';

/** Watch events carry no kind and apiVersion of their own, and so are no kind of the catalogue. */
const watchEvents: GeneratedCodec = {
  encode: (object) => WatchEvent.encode({ type: String(object.type), object: rawTo(object.object) }).finish(),
  decode: (bytes) => {
    const { type, object } = WatchEvent.decode(bytes);
    return { type, object: rawFrom(object) } as unknown as ApiObject;
  },
};

/** The release whose servers wrote the fixtures. */
const AS_RECORDED = new ShownRelease('1.21');
const FIXTURES = path.resolve(ROOT, '../shared/fixtures/roundtrip');

test('the fixtures of conformant servers read and write alike as JSON and Protobuf', {
  skip: existsSync(FIXTURES) ? false : 'the shared fixtures are not here',
}, async (t) => {
  let count = 0;
  for (const file of readdirSync(FIXTURES).filter((f) => f.endsWith('.json'))) {
    const object = parseJson(readFileSync(path.join(FIXTURES, file), 'utf8'), 1000) as unknown as ApiObject;
    const bytes = readFileSync(path.join(FIXTURES, file.replace(/json$/, 'pb')));
    const envelope = unwrap(bytes);
    const [, group = '', version = '', kind = ''] = /^(.*)\.(v\d\w*)\.(\w+)\.json$/.exec(file) ?? [];
    const kinds = await (catalogue.kinds[group === 'core' ? version : `${group}/${version}`] ?? (() => Promise.resolve(undefined)))();
    const code = kinds?.[kind] ?? (await catalogue.kinds['meta.k8s.io/v1']?.())?.[kind];
    const codec = kind === 'WatchEvent' ? watchEvents : await code?.protobuf();
    assert.ok(codec, `${file}: the catalogue has no such kind`);
    assert.ok(wrap(envelope.apiVersion, envelope.kind, codec.encode(object, AS_RECORDED)).equals(bytes), `${file}: bytes`);
    const { kind: _, apiVersion: __, ...fields } = codec.decode(envelope.raw, AS_RECORDED);
    const head = envelope.kind === '' ? {} : { kind: envelope.kind, apiVersion: envelope.apiVersion };
    assert.equal(stringify({ ...head, ...fields }), stringify(object), `${file}: JSON`);
    count += 1;
  }
  t.diagnostic(`${count} fixtures`);
  assert.ok(count > 0);
});
