/** The examples of the catalogue are objects that a server takes. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../support/root.js';
import { TestServer } from '../support/server.js';

interface KindText {
  readonly kind: string;
  readonly resource?: { readonly plural: string; readonly scope: string };
  readonly examples?: readonly { readonly object: object }[];
}

const CATALOG = path.join(ROOT, 'catalog');
const examples = readdirSync(CATALOG, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/v\w+\/[A-Z]\w+\.yaml$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(CATALOG, file), 'utf8');
    return /^examples:$/m.test(text) ? [{ file, ...(parse(text) as KindText) }] : [];
  });

let server: TestServer;
before(async () => {
  server = await TestServer.start({ release: '1.36' });
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
});
after(() => server.close());

for (const { file, kind, resource, examples: of = [] } of examples)
  test(`${file}: the examples`, async () => {
    assert.ok(resource !== undefined && of.length > 0);
    const [folder = '', version = ''] = file.split('/');
    const { group: written } = parse(readFileSync(path.join(CATALOG, folder, 'group.yaml'), 'utf8')) as { group: string };
    const group = written.replace('{groupDomain}', 'k8s.io');
    const apiVersion = group === '' ? version : `${group}/${version}`;
    const base = group === '' ? `/api/${version}` : `/apis/${apiVersion}`;
    const collection = `${base}${resource.scope === 'Namespaced' ? '/namespaces/default' : ''}/${resource.plural}`;
    for (const { object } of of) {
      const answer = await server.create(`${collection}?fieldValidation=Strict`, { apiVersion, kind, ...object });
      assert.equal(answer.status, 201, answer.text);
      assert.equal(answer.headers.warning, undefined);
    }
  });

test('the kinds that people begin with have examples', () => {
  assert.ok(examples.length >= 17, String(examples.length));
});
