/** The chunks of a list's body make up the same text or bytes as the body written as a whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import fc from 'fast-check';
import { wrap } from '../../runtime/codec/envelope.js';
import { joined } from '../../runtime/codec/text-pieces.js';
import { protobufListChunks } from '../../runtime/resource/presentations/body-chunks.js';
import { COMPACT, PRETTY, PRETTY_BY_TYPE, YAML } from '../../runtime/resource/presentations/text-form.js';

const HEAD = { kind: 'ThingList', apiVersion: 'example.com/v1', metadata: { resourceVersion: '10', continue: 'items:\n- 0' } };

const items = fc.array(
  fc.dictionary(
    fc.constantFrom('name', 'items', 'rows', 'text'),
    fc.oneof(fc.string(), fc.integer(), fc.constantFrom('\nitems:\n- 0\n', [], {}, [0])),
  ),
  { minLength: 1, maxLength: 4 },
);

for (const [form, text] of Object.entries({ compact: COMPACT, pretty: PRETTY, 'pretty by type': PRETTY_BY_TYPE, yaml: YAML }))
  for (const name of ['items', 'rows'])
    test(`${name} written as ${form} one at a time make up the text of the whole`, () => {
      fc.assert(
        fc.property(items, (list) =>
          assert.equal([...text.list(HEAD, name, list)].join(''), joined(text.whole({ ...HEAD, [name]: list }))),
        ),
      );
    });

test('the chunks of an enveloped list are the bytes of the whole', () => {
  const message = fc.uint8Array({ maxLength: 200_000, size: 'max' });
  fc.assert(
    fc.property(message, fc.array(message, { maxLength: 5 }), (metadata, made) => {
      const writer = new BinaryWriter().uint32(10).bytes(metadata);
      for (const item of made) writer.uint32(18).bytes(item);
      const whole = wrap('example.com/v1', 'ThingList', writer.finish());
      assert.deepEqual(Buffer.concat([...protobufListChunks('example.com/v1', 'ThingList', metadata, made)]), whole);
    }),
    { numRuns: 40 },
  );
});
