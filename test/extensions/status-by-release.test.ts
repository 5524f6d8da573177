/** Custom objects as releases judge them: writes of the status, versions that nobody knows, multiples, and authorities of webhooks. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Authority } from '../support/certificates/authority.js';
import { type Answer, TestServer } from '../support/server.js';
import { DEFINITIONS, definition, establish, placeOf } from './definition.js';

const SCHEMA = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: { tenth: { type: 'number', multipleOf: 0.1 }, names: { type: 'array', items: { type: 'string' } } },
    },
    status: { type: 'object', properties: { phase: { type: 'string' }, replicas: { type: 'integer', minimum: 0 } } },
  },
};
const AUTHORITIES = Buffer.from('no certificate').toString('base64');

const causesOf = ({ json }: Answer): string[] =>
  ((json.details?.causes ?? []) as { field: string; reason: string }[]).map(({ field, reason }) => `${field} ${reason.slice(10)}`).sort();

const JSON_TYPE = { 'content-type': 'application/json' };

for (const [release, field] of [
  ['1.25', 'status.phase'],
  ['1.28', 'phase'],
  ['1.33', 'status.phase'],
] as const)
  describe(`release ${release}`, () => {
    let server: TestServer;
    let place: string;
    before(async () => {
      server = await TestServer.start({ release });
      await establish(server, { plural: 'boats', kind: 'Boat', schema: SCHEMA, version: { subresources: { status: {} } } });
      place = placeOf('boats');
    });
    after(() => server.close());

    test(`a write of the status has its faults at ${field}`, async () => {
      const boat = { apiVersion: 'test.example.com/v1', kind: 'Boat', metadata: { name: 'a' } };
      const { json } = await server.create(place, boat);
      const answer = await server.ask(`${place}/a/status`, { method: 'PUT', headers: JSON_TYPE, body: { ...json, status: { phase: {} } } });
      assert.deepEqual(causesOf(answer), [`${field} TypeInvalid`]);
    });

    test('an object of a version that nobody knows is refused, and its writer warned of all that it holds', async () => {
      const boat = { apiVersion: 'test.example.com/v0', kind: 'Boat', metadata: { name: 'b' }, spec: {}, extra: 1 };
      const answer = await server.create(place, boat);
      assert.equal(answer.status, 400);
      assert.match(String(answer.headers.warning), /unknown field \\"extra\\"", 299 - "unknown field \\"spec\\"/);
      const strict = await server.create(`${place}?fieldValidation=Strict`, boat);
      assert.match(strict.json.message, /strict decoding error: unknown field "extra", unknown field "spec"/);
    });

    test('a patch leaves no object without a kind, and no list with a null', async () => {
      await server.create(place, { apiVersion: 'test.example.com/v1', kind: 'Boat', metadata: { name: 'patched' } });
      const patched = (type: string, body: unknown): Promise<Answer> =>
        server.ask(`${place}/patched`, { method: 'PATCH', headers: { 'content-type': `application/${type}+json` }, body });
      assert.deepEqual(causesOf(await patched('json-patch', [{ op: 'replace', path: '', value: {} }])), ['patch Invalid']);
      assert.deepEqual(causesOf(await patched('merge-patch', { spec: { names: ['a', null] } })), ['spec.names[1] TypeInvalid']);
    });

    test('nothing is told of what an object of another group holds', async () => {
      const boat = { apiVersion: 'other.example.com/v1', kind: 'Boat', metadata: { name: 'b' }, spec: {}, extra: 1 };
      const answer = await server.create(`${place}?fieldValidation=Strict`, boat);
      assert.equal(answer.status, 400);
      assert.equal(answer.headers.warning, undefined);
      assert.match(answer.json.message, /does not match the expected API version/);
    });

    test('a list in its place is refused for its version alone', async () => {
      for (const query of ['', '?fieldValidation=Strict']) {
        const answer = await server.create(`${place}${query}`, { apiVersion: 'v1', kind: 'List', items: [], extra: 1 });
        assert.deepEqual([answer.status, answer.headers.warning], [400, undefined]);
        assert.match(answer.json.message, /^the API version in the data \(v1\) does not match/);
      }
    });

    test('a whole number is compared with the whole part of what it should be a multiple of', async () => {
      const boat = (name: string, tenth: number): object => ({
        apiVersion: 'test.example.com/v1',
        kind: 'Boat',
        metadata: { name },
        spec: { tenth },
      });
      assert.deepEqual(causesOf(await server.create(place, boat('c', 1))), ['spec.tenth Invalid']);
      assert.equal((await server.create(place, boat('d', 1.5))).status, 201);
    });
  });

test('authorities that can be read are not replaced by some that cannot, from 1.31 on', async () => {
  for (const [release, status] of [
    ['1.30', 200],
    ['1.33', 422],
  ] as const) {
    const server = await TestServer.start({ release });
    try {
      const conversion = (caBundle: string): Record<string, unknown> => ({
        strategy: 'Webhook',
        webhook: { clientConfig: { url: 'https://example.com/', caBundle }, conversionReviewVersions: ['v1'] },
      });
      const good = conversion(Buffer.from(Authority.root().cert).toString('base64'));
      const made = await server.create(DEFINITIONS, definition({ plural: 'crates', kind: 'Crate', conversion: good }));
      assert.equal(made.status, 201, made.text);
      const answer = await server.ask(`${DEFINITIONS}/${made.json.metadata.name}?dryRun=All`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/merge-patch+json' },
        body: { spec: { conversion: conversion(AUTHORITIES) } },
      });
      assert.equal(answer.status, status, answer.text);
    } finally {
      await server.close();
    }
  }
});
