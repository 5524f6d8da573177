/** What a catalogue calls of the code of kinds, and no kind gives, keeps a server from starting. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { createServer } from '../../runtime/server/create-server.js';
import { FlagError } from '../../runtime/settings/read.js';

/** The faults of a server that is made from a changed catalogue. */
async function faultsOf(changes: Partial<typeof catalogue>): Promise<string> {
  const error = await createServer({ catalogue: { ...catalogue, ...changes }, storage: 'memory' }).then(
    () => assert.fail('the server was made'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof FlagError, String(error));
  return error.message;
}

test('a defaulter and a conversion that no kind gives are told with the nearest that one does', async () => {
  const { defaulters, conversions } = catalogue.functions;
  const changed = { defaulters: [...defaulters, 'legacyWorklaod'], conversions: [...conversions, 'nothingLikeIt'] };
  const faults = await faultsOf({ functions: changed });
  assert.match(faults, /no kind in code gives the defaulter legacyWorklaod, which the catalogue names; did you mean legacyWorkload\?/);
  assert.match(faults, /no kind in code gives the conversion nothingLikeIt, which the catalogue names$/m);
});

test('a rule that a version is without, and its kind does not have, is told with the nearest that it has', async () => {
  const resources = catalogue.resources.map((resource) =>
    resource.id !== 'deployments.apps'
      ? resource
      : {
          ...resource,
          versions: new Map([...resource.versions].map(([name, version]) => [name, { ...version, withoutRules: ['selectorStay'] }])),
        },
  );
  const faults = await faultsOf({ resources });
  assert.match(
    faults,
    /a version of deployments\.apps is without the rule selectorStay, which .* does not have; did you mean selectorStays\?/,
  );
});
