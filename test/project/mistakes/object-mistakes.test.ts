/** Mistakes in what clients send to the API of a project: each is told with its field, what is wrong and what would be right. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Generated, generatedProject } from '../../support/generated.js';
import { ROOT } from '../../support/root.js';
import { TestServer } from '../../support/server.js';

/** The catalogue of a new project. */
const CATALOG = path.join(ROOT, 'codegen/project-commands/template/catalog');
const FILES = ['shop/group.yaml', 'shop/v1/Order.yaml'];

let generated: Generated;
let server: TestServer;
before(async () => {
  const files = Object.fromEntries(FILES.map((file) => [file, readFileSync(path.join(CATALOG, file), 'utf8')]));
  generated = await generatedProject({ ...files, 'service.yaml': 'extends: [ kindwright/base ]\nprofile: strict\n' });
  server = await TestServer.start({ catalogue: generated.catalogue });
  await server.create(ORDERS, { metadata: { name: 'there' }, spec: { customer: 'ann' } });
});
after(async () => {
  await server.close();
  generated.remove();
});

const ORDERS = '/apis/shop.example.com/v1/namespaces/default/orders';
const invalid = (field: string): string => `Order.shop.example.com "made" is invalid: ${field}`;
const order = (spec: object, metadata: object = { name: 'made' }): object => ({ metadata, spec });

/** What a field of a kind that the API is strict about is answered with. */
const refused = (fault: string): string => `Order in version "v1" cannot be handled as a Order: strict decoding error: ${fault}`;

const ROWS: readonly (readonly [what: string, at: string, body: object | string, code: number, told: string])[] = [
  [
    'a field is misspelt',
    ORDERS,
    order({ custmer: 'ann', customer: 'ann' }),
    400,
    refused('unknown field "spec.custmer" (did you mean "spec.customer"?)'),
  ],
  [
    'a field of the metadata is misspelt',
    ORDERS,
    order({ customer: 'ann' }, { name: 'made', lables: {} }),
    400,
    refused('unknown field "metadata.lables" (did you mean "metadata.labels"?)'),
  ],
  [
    'a field stands twice',
    ORDERS,
    '{"metadata":{"name":"made"},"spec":{"customer":"ann","customer":"bob"}}',
    400,
    refused('duplicate field "spec.customer"'),
  ],
  [
    'a number is out of its bounds',
    ORDERS,
    order({ customer: 'ann', pieces: 0 }),
    422,
    invalid('spec.pieces: Invalid value: 0: must be between 1 and 1000, inclusive'),
  ],
  [
    'a text is none of those that are allowed',
    ORDERS,
    order({ customer: 'ann', delivery: 'Pots' }),
    422,
    invalid('spec.delivery: Unsupported value: "Pots": supported values: "Post", "Courier"'),
  ],
  ['a field is missing', ORDERS, order({ pieces: 2 }), 422, invalid('spec.customer: Required value')],
  ['the spec is missing', ORDERS, { metadata: { name: 'made' } }, 422, invalid('spec: Required value')],
  [
    'an object has no name',
    ORDERS,
    order({ customer: 'ann' }, {}),
    422,
    'Order.shop.example.com "" is invalid: metadata.name: Required value: name or generateName is required',
  ],
  [
    'an object is there already',
    ORDERS,
    order({ customer: 'ann' }, { name: 'there' }),
    409,
    'orders.shop.example.com "there" already exists',
  ],
  [
    'the namespace is another',
    ORDERS,
    order({ customer: 'ann' }, { name: 'made', namespace: 'other' }),
    400,
    'the namespace of the provided object does not match the namespace sent on the request',
  ],
  ['the namespace is not there', ORDERS.replace('default', 'nowhere'), order({ customer: 'ann' }), 404, 'namespaces "nowhere" not found'],
];

for (const [what, at, body, code, told] of ROWS)
  test(what, async () => {
    const { status, json } = await server.ask(at, { method: 'POST', body });
    assert.deepEqual([status, json.message], [code, told]);
  });
