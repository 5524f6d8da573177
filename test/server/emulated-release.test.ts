/** A server that shows the API of an earlier release than its own. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TestServer } from '../support/server.js';

const POLICIES = '/apis/admissionregistration.k8s.io/v1/mutatingadmissionpolicies';

describe('a server of 1.36 that emulates 1.34', () => {
  let server: TestServer;

  before(async () => {
    server = await TestServer.start({ release: '1.36', emulatedVersion: ['kube=1.34'] });
  });
  after(() => server.close());

  test('tells both releases', async () => {
    const version = (await server.ask('/version')).json as Record<string, string>;
    assert.deepEqual(
      [version.minor, version.emulationMinor, version.minCompatibilityMinor, version.gitVersion],
      ['36', '34', '33', 'v1.36.2'],
    );
    const { text } = await server.ask('/metrics');
    assert.match(text, /^version_info\{binary="1\.36",component="kube-apiserver",emulation="1\.34",min_compat="1\.33"\} 1$/m);
    const { info } = (await server.ask('/openapi/v2')).json as { info: { version: string } };
    assert.equal(info.version, '1.34');
  });

  test('has the kinds, gates and fields of the release that it shows', async () => {
    assert.equal((await server.ask(POLICIES)).status, 404);
    const { text } = await server.ask('/metrics');
    assert.match(text, /^kubernetes_feature_enabled\{name="MutatingAdmissionPolicy",stage="BETA"\} 0$/m);
  });
});

test('without emulation the release of the server is shown', async () => {
  const server = await TestServer.start({ release: '1.36' });
  try {
    assert.equal((await server.ask(POLICIES)).status, 200);
    const { emulationMinor } = (await server.ask('/version')).json as { emulationMinor: string };
    assert.equal(emulationMinor, '36');
  } finally {
    await server.close();
  }
});

test('a release that is too far away, later or none is refused before anything starts', async () => {
  for (const [emulatedVersion, told] of [
    ['1.32', /--emulated-version: emulation version 1\.32 is not between \[1\.33, 1\.36\]/],
    ['1.37', /--emulated-version: emulation version 1\.37 is not between \[1\.33, 1\.36\]/],
    ['etcd=1.34', /--emulated-version: "etcd=1\.34" is not of the form/],
  ] as const)
    await assert.rejects(TestServer.start({ release: '1.36', emulatedVersion: [emulatedVersion] }), told);
});
