/** Policies that leave the ownership of fields out of what events tell. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { parsePolicy } from '../../runtime/observe/audit/policy-file.js';
import { auditedServer, type KeptEvents } from '../support/audit.js';
import { words } from '../support/cluster-kinds.js';
import type { Ask, TestServer } from '../support/server.js';

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

describe('the ownership of fields in audit events', () => {
  let server: TestServer;
  let events: KeptEvents;
  before(async () => {
    ({ server, events } = await auditedServer(
      `- { level: RequestResponse, users: [ plain ], omitManagedFields: true }
- { level: RequestResponse }`,
      { release: '1.36' },
    ));
  });
  after(() => server.close());

  async function eventOf(token: string, path: string, ask: Ask = {}) {
    await server.ask(path, { ...ask, token });
    const [event] = await events.take(1);
    return event;
  }
  const owned = ({ metadata }: { metadata: { managedFields?: unknown } }): boolean => metadata.managedFields !== undefined;

  it('is left out of objects and lists where the rule says so, and told elsewhere', async () => {
    const body = { metadata: { name: 'a', managedFields: [] }, data: { big: '12345678901234567890' } };
    const made = await eventOf('plain', CONFIG_MAPS, { method: 'POST', body });
    assert.deepEqual([owned(made.requestObject), owned(made.responseObject), made.responseObject.data], [false, false, body.data]);
    assert.ok(owned((await eventOf('other', `${CONFIG_MAPS}/a`)).responseObject));
    const list = await eventOf('plain', CONFIG_MAPS);
    assert.deepEqual(
      list.responseObject.items.map(owned),
      list.responseObject.items.map(() => false),
    );
    assert.ok((await eventOf('other', CONFIG_MAPS)).responseObject.items.some(owned));
  });

  it('stays in patches as they were sent, and out of what comes of them', async () => {
    const patched = await eventOf('plain', `${CONFIG_MAPS}/a`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/merge-patch+json' },
      body: { metadata: { managedFields: [{}] } },
    });
    assert.deepEqual([patched.requestObject, owned(patched.responseObject)], [{ metadata: { managedFields: [{}] } }, false]);
  });

  it('follows the policy where a rule is silent, and the rule where it is not', () => {
    const text = `apiVersion: audit.k8s.io/v1
kind: Policy
omitManagedFields: true
rules: [ { level: Metadata }, { level: Metadata, omitManagedFields: false } ]`;
    const { omitManagedFields, rules } = parsePolicy(text, 'policy', words, '1.23');
    assert.deepEqual([omitManagedFields, rules.map((rule) => rule.omitManagedFields)], [true, [undefined, false]]);
    assert.throws(() => parsePolicy(text, 'policy', words, '1.22'), /omitManagedFields: unknown field/);
  });
});
