/** Which rule of an audit policy decides about a request, and what is wrong with a policy that cannot be used. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { ConfigError } from '../../runtime/codec/config-file.js';
import { requestInfoReader } from '../../runtime/http/requests/request-info.js';
import { Words } from '../../runtime/model/values/words.js';
import { verdictsOf } from '../../runtime/observe/audit/policy.js';
import { parsePolicy, readPolicyFile } from '../../runtime/observe/audit/policy-file.js';
import { words } from '../support/cluster-kinds.js';

const requestInfoOf = requestInfoReader(catalogue.namespaces);

const HEAD = 'apiVersion: audit.k8s.io/v1\nkind: Policy\n';

const levelOf = (rule: string, request: string, user?: { name: string; groups: string[] }): string => {
  const [method = '', url = ''] = request.split(' ');
  const policy = parsePolicy(`${HEAD}rules: [ { level: Metadata, ${rule} } ]`, 'policy', words);
  return verdictsOf(policy)(requestInfoOf(method, url), user && { uid: '', extra: {}, ...user }).level;
};

const ANN = { name: 'ann', groups: ['dev', 'ops'] };

for (const [rule, request, fits] of [
  ['', 'GET /version', true],
  ['', 'GET /api/v1/pods', true],
  ['users: [ ann ]', 'GET /api/v1/pods', true],
  ['users: [ bob ]', 'GET /api/v1/pods', false],
  ['userGroups: [ ops ]', 'GET /api/v1/pods', true],
  ['userGroups: [ qa ]', 'GET /api/v1/pods', false],
  ['users: [ ann ], userGroups: [ qa ]', 'GET /api/v1/pods', false],
  ['verbs: [ list ]', 'GET /api/v1/pods', true],
  ['verbs: [ get ]', 'GET /api/v1/pods', false],
  ['verbs: [ get ]', 'GET /version', true],
  ['namespaces: [ a ]', 'GET /api/v1/namespaces/a/pods', true],
  ['namespaces: [ a ]', 'GET /api/v1/namespaces/a', true],
  ['namespaces: [ a ]', 'GET /api/v1/namespaces/b/pods', false],
  ['namespaces: [ "" ]', 'GET /api/v1/nodes', true],
  ['namespaces: [ "" ]', 'GET /api/v1/namespaces/a/pods', false],
  ['namespaces: [ "" ]', 'GET /version', false],
  ['resources: [ { group: "" } ]', 'GET /api/v1/pods', true],
  ['resources: [ { } ]', 'GET /api/v1/pods', true],
  ['resources: [ { group: "" } ]', 'GET /apis/apps/v1/deployments', false],
  ['resources: [ { group: apps } ]', 'GET /apis/apps/v1/namespaces/a/deployments/d/scale', true],
  ['resources: [ { group: "" } ]', 'GET /version', false],
  ['resources: [ { resources: [ pods ] } ]', 'GET /api/v1/namespaces/a/pods/p', true],
  ['resources: [ { resources: [ pods ] } ]', 'GET /api/v1/namespaces/a/pods/p/log', false],
  ['resources: [ { resources: [ pods/log ] } ]', 'GET /api/v1/namespaces/a/pods/p/log', true],
  ['resources: [ { resources: [ pods/log ] } ]', 'GET /api/v1/namespaces/a/pods/p', false],
  ['resources: [ { resources: [ pods/* ] } ]', 'GET /api/v1/namespaces/a/pods/p/log', true],
  ['resources: [ { resources: [ pods/* ] } ]', 'GET /api/v1/namespaces/a/pods/p', true],
  ['resources: [ { resources: [ pods/* ] } ]', 'GET /api/v1/nodes/n/status', false],
  ['resources: [ { resources: [ "*/status" ] } ]', 'GET /api/v1/nodes/n/status', true],
  ['resources: [ { resources: [ "*/status" ] } ]', 'GET /api/v1/nodes/n', false],
  ['resources: [ { resources: [ "*" ] } ]', 'GET /api/v1/nodes/n/status', true],
  ['resources: [ { resources: [ pods ], resourceNames: [ p ] } ]', 'GET /api/v1/namespaces/a/pods/p', true],
  ['resources: [ { resources: [ pods ], resourceNames: [ p ] } ]', 'GET /api/v1/namespaces/a/pods/q', false],
  ['resources: [ { resources: [ pods ], resourceNames: [ p ] } ]', 'POST /api/v1/namespaces/a/pods', false],
  ['resources: [ { group: apps }, { resources: [ pods ] } ]', 'GET /api/v1/pods', true],
  ['resources: [ { resources: [ pods ] } ], namespaces: [ a ]', 'GET /api/v1/namespaces/b/pods', false],
  ['nonResourceURLs: [ /version ]', 'GET /version?x=y', true],
  ['nonResourceURLs: [ /version ]', 'GET /version/x', false],
  ['nonResourceURLs: [ "/healthz*" ]', 'GET /healthz/ping', true],
  ['nonResourceURLs: [ "*" ]', 'GET /apis', true],
  ['nonResourceURLs: [ "*" ]', 'GET /api/v1/pods', false],
] as const)
  test(`a rule ${rule === '' ? 'without conditions' : `for ${rule}`} ${fits ? 'fits' : 'does not fit'} ${request}`, () => {
    assert.equal(levelOf(rule, request, ANN), fits ? 'Metadata' : 'None');
  });

test('rules about users do not fit nobody', () => {
  assert.equal(levelOf('users: [ "" ]', 'GET /version'), 'None');
  assert.equal(levelOf('userGroups: [ "" ]', 'GET /version'), 'None');
  assert.equal(levelOf('', 'GET /version'), 'Metadata');
});

test('the first rule that fits decides, with the stages that it and the policy omit', () => {
  const verdict = verdictsOf(
    parsePolicy(
      `${HEAD}omitStages: [ Panic ]
rules:
- { level: None, verbs: [ watch ] }
- { level: Request, verbs: [ get ], omitStages: [ RequestReceived ] }
- { level: Metadata }
`,
      'policy',
      words,
    ),
  );
  const of = (url: string) => verdict(requestInfoOf('GET', url), undefined);
  assert.deepEqual(of('/api/v1/pods?watch=1'), { level: 'None', omitted: new Set(['Panic']), omitsOwners: false });
  assert.deepEqual(of('/api/v1/nodes/n'), { level: 'Request', omitted: new Set(['Panic', 'RequestReceived']), omitsOwners: false });
  assert.deepEqual(of('/api/v1/nodes'), { level: 'Metadata', omitted: new Set(['Panic']), omitsOwners: false });
});

for (const version of ['v1', 'v1beta1', 'v1alpha1'])
  test(`a policy of ${version} is read, as YAML and as JSON`, () => {
    const json = JSON.stringify({
      apiVersion: `audit.k8s.io/${version}`,
      kind: 'Policy',
      metadata: { name: 'x' },
      rules: [{ level: 'None' }],
    });
    assert.equal(parsePolicy(json, 'policy', words).rules[0]?.level, 'None');
  });

test('the group of a policy is below the domain of the service', () => {
  const other = new Words({ ...catalogue.service, groupDomain: 'acme.example' });
  const policy = (domain: string): string => `apiVersion: audit.${domain}/v1\nkind: Policy\nrules: [ { level: None } ]`;
  assert.equal(parsePolicy(policy('acme.example'), 'policy', other).rules.length, 1);
  assert.throws(() => parsePolicy(policy('k8s.io'), 'policy', other), /"audit\.k8s\.io\/v1" is none of audit\.acme\.example\/v1,/);
});

const RULE = (rule: string): string => `${HEAD}rules:\n- { level: None }\n- { ${rule} }\n`;

for (const [text, faults] of [
  [
    '',
    [
      'must be an object',
      /^apiVersion: required; one of audit\.k8s\.io\/v1,/,
      'kind: required; one of Policy',
      'rules: there must be at least one rule',
    ],
  ],
  ['[]', ['must be an object', /^apiVersion: required/, /^kind: required/, /^rules: /]],
  ['{', [/^yaml: line 1: /]],
  [`${HEAD}rules: []`, ['rules: there must be at least one rule']],
  [`${HEAD}rules: x`, ['rules: must be a list', 'rules: there must be at least one rule']],
  ['apiVersion: audit.k8s.io/v2\nkind: Policy\nrules: [ { level: None } ]', [/^apiVersion: "audit\.k8s\.io\/v2" is none of /]],
  ['apiVersion: audit.k8s.io/v1\nkind: Event\nrules: [ { level: None } ]', ['kind: "Event" is none of Policy']],
  [
    `${HEAD}rules: [ { level: None } ]\nomitStages: [ Started ]`,
    [/^omitStages\[0\]: "Started" is none of RequestReceived, ResponseStarted,/],
  ],
  [RULE('users: [ a ]'), ['rules[1].level: required; one of None, Metadata, Request, RequestResponse']],
  [RULE('level: metadata'), ['rules[1].level: "metadata" is none of None, Metadata, Request, RequestResponse']],
  [RULE('level: 123456789012345678901234567890'), [/^rules\[1\]\.level: 123456789012345678901234567890 is none of /]],
  [RULE('level: None, user: [ a ]'), [/^rules\[1\]\.user: unknown field; there are level, users,/]],
  [RULE('level: None, users: a'), ['rules[1].users: must be a list']],
  [RULE('level: None, verbs: [ get, 1 ]'), ['rules[1].verbs[1]: must be a text']],
  [RULE('level: None, resources: [ pods ]'), ['rules[1].resources[0]: must be an object']],
  [RULE('level: None, resources: [ { group: apps/v1 } ]'), [/^rules\[1\]\.resources\[0\]\.group: "apps\/v1": /]],
  [
    RULE('level: None, resources: [ { resourceNames: [ a ] } ]'),
    ['rules[1].resources[0].resourceNames: using resourceNames requires at least one resource'],
  ],
  [
    RULE('level: None, nonResourceURLs: [ x ]'),
    [`rules[1].nonResourceURLs[0]: "x": non-resource URL rules must begin with a '/' character`],
  ],
  [
    RULE('level: None, nonResourceURLs: [ "/*/x" ]'),
    [`rules[1].nonResourceURLs[0]: "/*/x": non-resource URL wildcards '*' must be the final character of the rule`],
  ],
  [
    RULE('level: None, nonResourceURLs: [ /x ], namespaces: [ a ]'),
    ['rules[1].nonResourceURLs: rules cannot apply to both regular resources and non-resource URLs'],
  ],
  [RULE('level: None, __proto__: x'), [/^rules\[1\]\.__proto__: unknown field/]],
  [`${HEAD}rules: ${'['.repeat(60)}${']'.repeat(60)}`, [/nested deeper/]],
] as const)
  test(`a policy that reads ${JSON.stringify(text.slice(0, 120))} is refused`, () => {
    assert.throws(
      () => parsePolicy(text, 'the/file', words),
      (error) => {
        assert.ok(error instanceof ConfigError);
        const lines = error.message.split('\n');
        assert.equal(lines.length, faults.length, error.message);
        for (const [i, fault] of faults.entries()) {
          assert.ok(lines[i]?.startsWith('the/file: '), error.message);
          const told = (lines[i] ?? '').slice('the/file: '.length).replace(/^line \d+: /, '');
          if (typeof fault === 'string') assert.equal(told, fault);
          else assert.match(told, fault);
        }
        return true;
      },
    );
  });

test('faults tell the line that they are in', () => {
  const text = `${HEAD}rules:\n- level: None\n- level: all\n  users:\n  - 1\n- users: []\n`;
  const first = HEAD.split('\n').length + 1;
  assert.throws(
    () => parsePolicy(text, 'the/file', words),
    (error) => {
      assert.ok(error instanceof ConfigError);
      const lines = error.message.split('\n').map((line) => Number(/^the\/file: line (\d+): /.exec(line)?.[1]));
      assert.deepEqual(lines, [first + 1, first + 3, first + 4]);
      return true;
    },
  );
});

test('a policy file that is not there is told by its name', () => {
  assert.throws(() => readPolicyFile('/no/such/policy.yaml', words), /^ConfigError: \/no\/such\/policy\.yaml: ENOENT/);
});
