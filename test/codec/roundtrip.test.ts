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

const SHARED = path.resolve(ROOT, '../shared/fixtures');

/** Folders of fixtures, and the release whose servers wrote each. */
const FIXTURES: Readonly<Record<string, (folder: string) => (name: string) => string>> = {
  roundtrip: () => () => '1.21',
  'roundtrip-later': (folder) => {
    const releases: Readonly<Record<string, string>> = JSON.parse(readFileSync(path.join(folder, 'fixtures.json'), 'utf8'));
    return (name) => releases[name] ?? assert.fail(`${name}: nothing says which release wrote it`);
  },
};

/** How objects of the kind that a fixture is named after are written as Protobuf. */
async function codecOf(name: string): Promise<GeneratedCodec> {
  const [, group = '', version = '', kind = ''] = /^(.*)\.(v\d\w*)\.(\w+)$/.exec(name) ?? [];
  if (kind === 'WatchEvent') return watchEvents;
  const kinds = await catalogue.kinds[group === 'core' ? version : `${group}/${version}`]?.();
  const code = kinds?.[kind] ?? (await catalogue.kinds['meta.k8s.io/v1']?.())?.[kind];
  return (await code?.protobuf()) ?? assert.fail(`${name}: the catalogue has no such kind`);
}

for (const [name, releasesIn] of Object.entries(FIXTURES)) {
  const folder = path.join(SHARED, name);
  test(`the fixtures of conformant servers read and write alike as JSON and Protobuf: ${name}`, {
    skip: existsSync(folder) ? false : 'the shared fixtures are not here',
  }, async (t) => {
    const releaseOf = releasesIn(folder);
    const fixtures = readdirSync(folder).flatMap((file) => (file.endsWith('.pb') ? [file.slice(0, -'.pb'.length)] : []));
    for (const fixture of fixtures) {
      const object = parseJson(readFileSync(path.join(folder, `${fixture}.json`), 'utf8'), 1000) as unknown as ApiObject;
      const bytes = readFileSync(path.join(folder, `${fixture}.pb`));
      const envelope = unwrap(bytes);
      const release = new ShownRelease(releaseOf(fixture));
      const codec = await codecOf(fixture);
      assert.ok(wrap(envelope.apiVersion, envelope.kind, codec.encode(object, release)).equals(bytes), `${fixture}: bytes`);
      const { kind: _, apiVersion: __, ...fields } = codec.decode(envelope.raw, release);
      const head = envelope.kind === '' ? {} : { kind: envelope.kind, apiVersion: envelope.apiVersion };
      assert.equal(stringify({ ...head, ...fields }), stringify(object), `${fixture}: JSON`);
    }
    t.diagnostic(`${fixtures.length} fixtures`);
    assert.ok(fixtures.length > 0);
  });
}
