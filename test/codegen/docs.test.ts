/** The reference as pages: every link leads somewhere, nothing of the catalogue is markup, and each fact stands where it is looked for. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { docsOf } from '../../codegen/docs/docs.js';
import { NEWEST_RELEASE } from '../../runtime/model/definition/releases.js';
import { generatedProject } from '../support/generated.js';
import { ROOT } from '../support/root.js';

const DOCUMENTS = ['openapi/v2.json', 'openapi/v3/api/v1.json'];
/** Files that stand beside the pages, whatever the catalogue. */
const BESIDE = [...DOCUMENTS, 'style.css', 'search.js', 'openapi.js', 'swagger/swagger-ui-bundle.js', 'swagger/swagger-ui.css'];

let pages: Map<string, string>;

before(() => {
  pages = docsOf({ catalog: path.join(ROOT, 'catalog'), output: path.join(ROOT, 'generated'), name: 'Cluster API', documents: DOCUMENTS });
});

const page = (name: string): string => {
  const text = pages.get(name);
  assert.ok(text !== undefined, `there is no ${name}`);
  return text;
};

const TARGETS = /(?:href|src)="([^"#]*)(?:#([^"]*))?"/g;

test('every link leads to a page, and every anchor to a place of it', () => {
  const idsOf = new Map([...pages].map(([name, text]) => [name, new Set(Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id))]));
  const broken: string[] = [];
  for (const [name, text] of pages)
    for (const [whole, target = '', anchor] of text.matchAll(TARGETS)) {
      const at = target === '' ? name : path.posix.join(path.posix.dirname(name), target);
      const known = pages.has(at) || BESIDE.includes(at);
      if (!known || (anchor !== undefined && idsOf.get(at)?.has(anchor) === false)) broken.push(`${name}: ${whole}`);
    }
  assert.deepEqual(broken, []);
});

test('no page has two places of one name, or code or style of its own', () => {
  for (const [name, text] of pages) {
    const ids = Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, name);
    assert.doesNotMatch(text, /<script>|<style|style="|\son\w+="|javascript:/, name);
    assert.doesNotMatch(text, /(?:href|src)="(?:https?:)?\/\//, name);
  }
});

test('a field says its type, its default, its bounds and its life', () => {
  const deployment = page('apps/v1/Deployment.html');
  const row = /<tr id="spec\.replicas">[\s\S]*?<\/tr>/.exec(deployment)?.[0] ?? '';
  assert.match(row, /integer/);
  assert.match(row, /Default: <code>1<\/code>/);
  assert.match(row, /at least 0/);
  assert.match(deployment, /<tr id="spec\.strategy\.rollingUpdate\.maxSurge">/);
  assert.match(deployment, /title="core\/v1\.PodTemplateSpec">PodTemplateSpec<\/a>/);
  assert.match(page('core/v1/PodSpec.html'), /<tr id="hostUsers">[\s\S]*?since 1\.25/);
});

test('a kind says its path, its versions and an example', () => {
  const job = page('batch/v1/CronJob.html');
  assert.match(job, /\/apis\/batch\/v1\/namespaces\/\{namespace\}\/cronjobs\/\{name\}/);
  assert.match(job, /batch\/v1beta1<\/a>[\s\S]*?1\.21[\s\S]*?1\.25/);
  assert.match(job, /schedule: 30 2 \* \* \*/);
  assert.match(page('batch/v1beta1/CronJob.html'), /class="notice"[\s\S]*In its place: <a [^>]*>CronJob of batch\/v1</);
});

test('releases tell of kinds and fields, up to the newest', () => {
  const releases = page('releases.html');
  const newest = releases.slice(releases.indexOf(`<h2 id="${NEWEST_RELEASE}">`));
  assert.match(newest, /<h3>Added<\/h3>/);
  assert.match(releases, /<h2 id="1\.25">[\s\S]*?<h3>Removed<\/h3>[\s\S]*?CronJob<\/a> of batch\/v1beta1/);
  assert.match(
    page('lifetimes.html'),
    />CronJob<\/a><\/th><td>v1beta1<\/td><td colspan="6" class="beta" title="beta"><span>beta<\/span><\/td><td colspan="4" class="deprecated"/,
  );
});

describe('a project of its own', () => {
  test('hostile words are text', async () => {
    const hostile = '<script>alert(1)</script> & "quotes"';
    const { folder, remove } = await generatedProject({
      'service.yaml': 'extends: [ kindwright/base ]\n',
      'shop/group.yaml': 'group: shop.example.com\nversions: { v1: {} }\n',
      'shop/v1/Order.yaml': `kind: Order
description: '${hostile}'
resource: { plural: orders, scope: Namespaced, storage: { prefix: shop.example.com/orders } }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: OrderSpec, proto: 2, description: '${hostile}' }
types:
  OrderSpec:
    description: What is ordered.
    fields:
      note: { type: string, proto: 1, default: '${hostile}', description: A note. }
examples: [ { description: '${hostile}', object: { spec: { note: '${hostile}' } } } ]
`,
    });
    const own = docsOf({ catalog: path.join(folder, '../catalog'), output: folder, name: hostile, documents: [] });
    remove();
    for (const [name, text] of own) assert.ok(!text.includes('<script>alert'), name);
    const order = own.get('shop/v1/Order.html') ?? '';
    assert.match(order, /&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; &quot;quotes&quot;/);
    assert.match(order, /<tr id="spec\.note">/);
    assert.equal(own.has('openapi.html'), false);
    assert.doesNotMatch(order, /openapi\.html/);
  });
});
