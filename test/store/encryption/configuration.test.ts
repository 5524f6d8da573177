/** What the file of kind EncryptionConfiguration may say; every fault is told with its place, and no secret is shown. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { EncryptionConfiguration } from '../../../generated/apiserver.config/v1/types.js';
import { type ConfigReader, parseConfig } from '../../../runtime/codec/config-file.js';
import { type EncryptionRule, readEncryptionFile, readRules } from '../../../runtime/store/encryption/configuration.js';
import { ROOT } from '../../support/root.js';
import { temporaryFolder } from '../folder.js';

const HEAD = 'apiVersion: apiserver.config.k8s.io/v1\nkind: EncryptionConfiguration\n';
const parse = (text: string): readonly EncryptionRule[] =>
  parseConfig(text, 'e.yaml', (reader: ConfigReader<EncryptionConfiguration>) => readRules(reader, 'apiserver.config.k8s.io'));
const KEY16 = Buffer.alloc(16, 1).toString('base64');
const KEY32 = Buffer.alloc(32, 1).toString('base64');

const entry = (resources: string, providers: string): string => `- resources: ${resources}\n  providers: ${providers}\n`;
const rules = (...entries: string[]): string => `${HEAD}resources:\n${entries.join('')}`;
const key = (provider: string, secret: string, name = 'k'): string =>
  `[ { ${provider}: { keys: [ { name: "${name}", secret: "${secret}" } ] } } ]`;
const kms = (settings: string): string => `[ { kms: { ${settings} } } ]`;
const GOOD = '[ { identity: {} } ]';

describe('a configuration of encryption', () => {
  it('is read: resources with their providers, keys and services', () => {
    const providers = `
  - aesgcm: { keys: [ { name: a, secret: ${KEY16} }, { name: b, secret: ${KEY32} } ] }
  - aescbc: { keys: [ { name: c, secret: ${KEY32} } ] }
  - secretbox: { keys: [ { name: d, secret: ${KEY32} } ] }
  - kms: { apiVersion: v2, name: vault, endpoint: "unix:///run/kms.sock", timeout: 1m1.5s }
  - kms: { apiVersion: v2, name: other, endpoint: "unix://@kms" }
  - identity: {}`;
    const [one, two] = parse(rules(entry('[ secrets, rows.example.com, "*.apps" ]', providers), entry('[ "*." ]', GOOD)));
    assert.deepEqual(one?.resources, ['secrets', 'rows.example.com', '*.apps']);
    const read = one?.providers.map((settings) =>
      'keys' in settings ? [settings.type, ...settings.keys.map(({ name, secret }) => `${name} ${secret.length}`)] : settings,
    );
    assert.deepEqual(read, [
      ['aesgcm', 'a 16', 'b 32'],
      ['aescbc', 'c 32'],
      ['secretbox', 'd 32'],
      { type: 'kms', name: 'vault', endpoint: 'unix:///run/kms.sock', timeoutMs: 61_500 },
      { type: 'kms', name: 'other', endpoint: 'unix:///@kms', timeoutMs: 3000 },
      { type: 'identity' },
    ]);
    assert.deepEqual(two, { resources: ['*.'], providers: [{ type: 'identity' }] });
  });

  const V2 = 'apiVersion: v2, name: v, endpoint: "unix:///s"';
  const FAULTS: readonly [title: string, text: string, ...faults: string[]][] = [
    ['nothing', HEAD, 'line 1: resources: required; a list of resources with their providers'],
    [
      'another kind',
      `apiVersion: v1\nkind: Config\nresources:\n${entry('[ secrets ]', GOOD)}`,
      'line 1: apiVersion: "v1" is none of apiserver.config.k8s.io/v1',
      'line 2: kind: "Config" is none of EncryptionConfiguration',
    ],
    [
      'an unknown field',
      rules('- { resource: [ secrets ] }\n'),
      'line 4: resources[0].resource: unknown field; there are resources, providers',
      'line 3: resources[0].resources: required; a list of resources, such as secrets or deployments.apps',
      'line 4: resources[0].providers: required; a list of providers, of which the first encrypts',
    ],
    [
      'a star alone',
      rules(entry('[ "*" ]', GOOD)),
      'line 4: resources[0].resources[0]: use *. for all resources of the group without a name, or *.* for all',
    ],
    [
      'a star inside',
      rules(entry('[ "se*" ]', GOOD)),
      'line 4: resources[0].resources[0]: stars stand for whole resources: *.<group>, *. or *.*',
    ],
    ['capital letters', rules(entry('[ Secrets ]', GOOD)), 'line 4: resources[0].resources[0]: must be in small letters'],
    [
      'a subresource',
      rules(entry('[ pods/status ]', GOOD)),
      'line 4: resources[0].resources[0]: must be <resource>.<group>, or <resource> for the group without a name',
    ],
    ['a resource twice', rules(entry('[ secrets, secrets ]', GOOD)), 'line 4: resources[0].resources[1]: secrets is there already'],
    [
      'a resource beside all of its group',
      rules(entry('[ secrets, "*." ]', GOOD)),
      'line 4: resources[0].resources[0]: secrets is a part of *., which stands beside it',
    ],
    [
      'a resource after all of its group',
      rules(entry('[ "*.apps" ]', GOOD), entry('[ deployments.apps ]', GOOD)),
      'line 6: resources[1].resources[0]: deployments.apps has no effect, since an entry before is for *.apps',
    ],
    [
      'a resource after all',
      rules(entry('[ "*.*" ]', GOOD), entry('[ secrets ]', GOOD)),
      'line 6: resources[1].resources[0]: secrets has no effect, since an entry before is for *.*',
    ],
    [
      'an empty provider',
      rules(entry('[ secrets ]', '[ {} ]')),
      'line 5: resources[0].providers[0]: required; one of aescbc, aesgcm, secretbox, identity, kms',
    ],
    [
      'two providers in one',
      rules(entry('[ secrets ]', `[ { identity: {}, aesgcm: { keys: [ { name: k, secret: ${KEY16} } ] } } ]`)),
      'line 5: resources[0].providers[0]: holds aesgcm and identity; each is an item of its own',
    ],
    [
      'no keys',
      rules(entry('[ secrets ]', '[ { aescbc: { keys: [] } } ]')),
      'line 5: resources[0].providers[0].aescbc.keys: required; a list of keys, of which the first encrypts',
    ],
    [
      'a key without a name',
      rules(entry('[ secrets ]', key('aescbc', KEY16, ''))),
      'line 5: resources[0].providers[0].aescbc.keys[0].name: required; what stored values call the key',
    ],
    [
      'no secret',
      rules(entry('[ secrets ]', key('aesgcm', ''))),
      'line 5: resources[0].providers[0].aesgcm.keys[0].secret: required; 16, 24 or 32 random bytes in base64',
    ],
    [
      'a secret that is no base64',
      rules(entry('[ secrets ]', key('aesgcm', 'no secret!'))),
      'line 5: resources[0].providers[0].aesgcm.keys[0].secret: must be base64',
    ],
    [
      'a short secret',
      rules(entry('[ secrets ]', key('secretbox', KEY16))),
      'line 5: resources[0].providers[0].secretbox.keys[0].secret: must be 32 bytes in base64; it is 16',
    ],
    [
      'a service of version 1',
      rules(entry('[ secrets ]', kms('name: v, endpoint: "unix:///s"'))),
      'line 5: resources[0].providers[0].kms.apiVersion: must be v2; services of version 1 are not called',
    ],
    [
      'a cache size',
      rules(entry('[ secrets ]', kms(`${V2}, cachesize: 10`))),
      'line 5: resources[0].providers[0].kms.cachesize: is not for version 2, which keeps its data keys in memory',
    ],
    [
      'a service on the network',
      rules(entry('[ secrets ]', kms('apiVersion: v2, name: v, endpoint: "tcp://1.2.3.4:5"'))),
      'line 5: resources[0].providers[0].kms.endpoint: required; the address of a socket, such as unix:///run/kms.sock',
    ],
    [
      'a service with a colon',
      rules(entry('[ secrets ]', kms('apiVersion: v2, name: "a:b", endpoint: "unix:///s"'))),
      'line 5: resources[0].providers[0].kms.name: must hold no colon',
    ],
    [
      'two services of a name',
      rules(entry('[ secrets ]', kms(V2)), entry('[ events ]', kms(V2))),
      'line 7: resources[1].providers[0].kms.name: v is there already; each service has a name of its own',
    ],
    [
      'a timeout of nothing',
      rules(entry('[ secrets ]', kms(`${V2}, timeout: 0s`))),
      'line 5: resources[0].providers[0].kms.timeout: must be a time of more than 0s and at most 1h, such as 3s',
    ],
    [
      'a timeout in words',
      rules(entry('[ secrets ]', kms(`${V2}, timeout: soon`))),
      'line 5: resources[0].providers[0].kms.timeout: must be a time of more than 0s and at most 1h, such as 3s',
    ],
  ];
  for (const [title, text, ...faults] of FAULTS)
    it(`with ${title} is refused`, () => {
      assert.throws(
        () => parse(text),
        (error: Error) => {
          assert.deepEqual(
            error.message.split('\n'),
            faults.map((fault) => `e.yaml: ${fault}`),
          );
          return true;
        },
      );
    });

  it('is written by the command that the documentation shows', () => {
    const text = readFileSync(path.join(ROOT, 'runtime/RUNNING.md'), 'utf8');
    const [command = ''] = /^cat > encryption\.yaml <<YAML\n[\s\S]*?^chmod .*$/m.exec(text) ?? [];
    const folder = temporaryFolder();
    assert.equal(spawnSync('sh', ['-ec', command], { cwd: folder.directory }).status, 0);
    const [one] = readEncryptionFile(path.join(folder.directory, 'encryption.yaml'), 'apiserver.config.k8s.io');
    assert.deepEqual(one?.resources, ['secrets', 'configmaps', 'rows.example.com']);
    assert.deepEqual(
      one?.providers.map((settings) => ('keys' in settings ? settings.keys.map(({ secret }) => secret.length) : settings.type)),
      [[32], 'identity'],
    );
    folder.remove();
  });
});
