/** `kindwright policy test`: what policies say of objects of files. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { catalogue } from '../../../generated/catalogue.js';
import { runCommand } from '../../../runtime/cli/command.js';
import { policyCommands } from '../../../runtime/cli/policies/commands.js';
import { FlagError } from '../../../runtime/settings/read.js';
import { freshFolder, removeFolder } from '../../support/programs/process.js';

const folder = freshFolder();
const file = (name: string): string => path.join(folder, name);

const RULES = { resourceRules: [{ apiGroups: ['apps'], apiVersions: ['v1'], resources: ['deployments'], operations: ['CREATE'] }] };
const policy = (name: string, spec: object): object => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingAdmissionPolicy',
  metadata: { name },
  spec: { matchConstraints: RULES, ...spec },
});
const binding = (policyName: string, spec: object): object => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingAdmissionPolicyBinding',
  metadata: { name: `${policyName}-everywhere` },
  spec: { policyName, ...spec },
});
const deployment = (name: string, replicas: number, namespace = 'default'): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, namespace },
  spec: {
    replicas,
    selector: { matchLabels: { app: name } },
    template: { metadata: { labels: { app: name } }, spec: { containers: [{ name: 'main', image: 'main:1' }] } },
  },
});

const FILES: Readonly<Record<string, readonly object[]>> = {
  'limit/policy.json': [
    policy('limit', {
      paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
      validations: [
        {
          expression: 'object.spec.replicas <= int(params.data.most)',
          messageExpression: '"at most " + params.data.most + " replicas"',
          reason: 'Forbidden',
        },
      ],
    }),
    binding('limit', { validationActions: ['Deny'], paramRef: { name: 'sizes', namespace: 'default', parameterNotFoundAction: 'Deny' } }),
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'sizes', namespace: 'default' }, data: { most: '3' } },
  ],
  'callers/policy.json': [
    policy('callers', {
      matchConditions: [{ name: 'marked', expression: "namespaceObject.metadata.?labels.?tier.orValue('') == 'strict'" }],
      validations: [{ expression: "request.userInfo.groups.exists(g, g == 'ops')", message: 'only for operators' }],
      auditAnnotations: [{ key: 'who', valueExpression: 'request.userInfo.username' }],
    }),
    binding('callers', { validationActions: ['Warn', 'Audit'] }),
  ],
  'broken/policy.json': [policy('broken', { validations: [{ expression: 'object.spec.replicas <' }] })],
  'missing/policy.json': [
    policy('missing', { validations: [{ expression: 'object.spec.replicas > 0 &&\n  object.metadata.labels.tier == "web"' }] }),
    binding('missing', { validationActions: ['Deny'] }),
  ],
  'mutating/policy.json': [
    {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'MutatingAdmissionPolicy',
      metadata: { name: 'labels' },
      spec: {
        matchConstraints: RULES,
        reinvocationPolicy: 'Never',
        mutations: [
          {
            patchType: 'ApplyConfiguration',
            applyConfiguration: { expression: 'Object{metadata: Object.metadata{labels: {"tier": "web"}}}' },
          },
        ],
      },
    },
  ],
  'around/namespaces.json': [{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'live', labels: { tier: 'strict' } } }],
  'objects/small.json': [deployment('small', 2)],
  'objects/large.json': [deployment('large', 5)],
  'live/one.json': [deployment('one', 1, 'live')],
};

/** Mistakes that people make, each told with its line and what to do. */
const MISTAKES = `apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: { name: sizes }
spec:
  matchConstraints:
    resourceRules:
    - { apiGroups: [ apps ], apiVersions: [ v1 ], operations: [ CREATE ], resources: [ deployment ] }
  validations:
  - expression: object.spec.replicas < 3
    mesage: too many
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmisionPolicy
metadata: { name: typo }
---
apiVersion: admissionregistration.k8s.io/v1alpha2
kind: ValidatingAdmissionPolicy
metadata: { name: early }
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: { name: types }
spec:
  paramKind: { apiVersion: v1, kind: ConfigMap }
  failurePolicy: Fail
  matchConstraints:
    resourceRules:
    - { apiGroups: [ apps ], apiVersions: [ v1 ], operations: [ CREATE ], resources: [ deployments ] }
  validations:
  - expression: object.spec.replicas < int(params.data.max)
  - expression: object.replicas < 3
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: { name: types }
spec:
  policyName: types
  paramRef: { name: big, parameterNotFoundAction: Deny }
  validationActions: [ Deny ]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: { name: none }
spec: { policyName: tpes, validationActions: [ Deny ] }
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: { name: unbound }
spec:
  failurePolicy: Fial
  paramKind: { apiVersion: v1, kind: ConfigMap }
  matchConstraints: { resourceRules: [ { apiGroups: [ '' ], apiVersions: [ v1 ], operations: [ CREATE ], resources: [ pods ] } ] }
  validations: [ { expression: 'true' } ]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: { name: unserved }
spec:
  paramKind: { apiVersion: shop.example.com/v1, kind: Limit }
  matchConstraints: { resourceRules: [ { apiGroups: [ '' ], apiVersions: [ v1 ], operations: [ CREATE ], resources: [ pods ] } ] }
  validations: [ { expression: params.max > 1 } ]
`;

/** A parameter of a kind that a definition declares after it. */
const OWN_KIND = `apiVersion: shop.example.com/v1
kind: Limit
metadata: { name: small }
max: 1
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: { name: limits.shop.example.com }
spec:
  group: shop.example.com
  scope: Cluster
  names: { plural: limits, kind: Limit }
  versions:
  - name: v1
    served: true
    storage: true
    schema: { openAPIV3Schema: { type: object, properties: { max: { type: integer } } } }
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: { name: own }
spec:
  paramKind: { apiVersion: shop.example.com/v1, kind: Limit }
  matchConstraints: { resourceRules: [ { apiGroups: [ apps ], apiVersions: [ v1 ], operations: [ CREATE ], resources: [ deployments ] } ] }
  validations: [ { expression: object.spec.replicas <= params.max } ]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: { name: own }
spec: { policyName: own, paramRef: { name: small, parameterNotFoundAction: Deny }, validationActions: [ Deny ] }
`;

before(() => {
  writeFileSync(file('mistakes.yaml'), MISTAKES);
  writeFileSync(file('own.yaml'), OWN_KIND);
  for (const [name, objects] of Object.entries(FILES)) {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    writeFileSync(file(name), JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects }));
  }
});
after(() => removeFolder(folder));

interface Ran {
  readonly code: number | undefined;
  readonly text: string;
}

async function run(...args: string[]): Promise<Ran> {
  const lines: string[] = [];
  const { log } = console;
  console.log = (...parts: unknown[]) => void lines.push(parts.join(' '));
  try {
    const commands = policyCommands(async () => ({ catalogue, kinds: [], origin: 'here' }));
    const code = await runCommand(commands, ['policy', 'test', ...args], {});
    return { code, text: lines.join('\n') };
  } finally {
    console.log = log;
  }
}

test('objects are held to policies, by their bindings and parameters', async () => {
  const { code, text } = await run(file('limit'), `--objects=${file('objects')}`);
  assert.equal(code, 1, text);
  assert.match(
    text,
    /large\.json:1: Deployment default\/large\n {2}limit \(limit-everywhere with default\/sizes\): denied \(Forbidden\): at most 3 replicas; cost \d+ of 10000000/,
  );
  assert.match(
    text,
    /small\.json:1: Deployment default\/small\n {2}limit \(limit-everywhere with default\/sizes\): allowed; cost [1-9]\d* of 10000000/,
  );
  assert.equal((await run(file('limit'), `--objects=${file('objects/small.json')}`)).code, 0);
});

test('policies see namespaces and who asks; what they warn of does not refuse', async () => {
  const args = [file('callers'), `--objects=${file('live')}`, `--namespace-objects=${file('around')}`];
  const warned = await run(...args, '--user=jane');
  assert.equal(warned.code, 0, warned.text);
  assert.match(
    warned.text,
    /callers \(callers-everywhere\): warned \(Invalid\): only for operators; audited \(Invalid\): only for operators; cost \d+ of \d+, of conditions [1-9]/,
  );
  assert.match(warned.text, /audited callers\/who: jane/);
  assert.match((await run(...args, '--user=jane', '--groups=ops')).text, /callers \(callers-everywhere\): allowed/);
  const elsewhere = await run(file('callers'), `--objects=${file('objects/small.json')}`);
  assert.match(elsewhere.text, /callers \(callers-everywhere\): its conditions do not hold/);
});

test('a policy that does not compile is told of', async () => {
  const { code, text } = await run(file('broken'), `--objects=${file('objects/small.json')}`);
  assert.equal(code, 1);
  assert.match(text, /broken\/policy\.json:1: ValidatingAdmissionPolicy broken cannot be used: .*compilation failed/);
  assert.match(text, /no policy is about it/);
});

test('the place of an expression is told that has no value', async () => {
  const { code, text } = await run(file('missing'), `--objects=${file('objects/small.json')}`);
  assert.equal(code, 1, text);
  assert.match(text, /denied \(Invalid\): expression '[^']*' resulted in error: no such key: labels; cost/);
  assert.match(text, /\n {4}at line 2, column 18: object\.metadata\.labels\.tier == "web"/);
  const { verdicts } = JSON.parse((await run(file('missing'), `--objects=${file('objects/small.json')}`, '--output=json')).text);
  const { line, column } = verdicts[0].said[0].objections[0].place;
  assert.deepEqual([line, column], [2, 18]);
});

test('mistakes are told with their line and what to do', async () => {
  const { code, text } = await run(file('mistakes.yaml'), `--objects=${file('objects/small.json')}`);
  assert.equal(code, 1, text);
  const told = text
    .split('\n')
    .filter((line) => line.includes('mistakes.yaml:'))
    .map((line) => line.slice(line.indexOf('mistakes.yaml:') + 'mistakes.yaml:'.length));
  assert.deepEqual(told, [
    '12: ValidatingAdmisionPolicy typo cannot be used: release 1.36 has no kind ValidatingAdmisionPolicy in admissionregistration.k8s.io/v1; did you mean ValidatingAdmissionPolicy?',
    '10: ValidatingAdmissionPolicy sizes cannot be used: unknown field spec.validations[0].mesage',
    '16: ValidatingAdmissionPolicy early cannot be used: release 1.36 has no kind ValidatingAdmissionPolicy in admissionregistration.k8s.io/v1alpha2; it is in admissionregistration.k8s.io/v1',
    '50: ValidatingAdmissionPolicy unbound cannot be used: spec.failurePolicy: Unsupported value: "Fial": supported values: "Fail", "Ignore"',
    '7: ValidatingAdmissionPolicy sizes is doubtful: spec.matchConstraints.resourceRules[0].resources: release 1.36 has no resource deployment in apps/v1; did you mean deployments?',
    "31: ValidatingAdmissionPolicy types is doubtful: spec.validations[1].expression: apps/v1, Kind=Deployment: ERROR: <input>:1:7: undefined field 'replicas'",
    '51: ValidatingAdmissionPolicy unbound is doubtful: spec.paramKind: no binding gives parameters, so that params is null; a binding does with spec.paramRef',
    '59: ValidatingAdmissionPolicy unserved is doubtful: spec.paramKind: release 1.36 has no kind Limit in shop.example.com/v1; its definition may stand among the policies',
    '38: ValidatingAdmissionPolicyBinding types is doubtful: spec.paramRef: there is no ConfigMap big; it may stand among the policies, or in --namespace-objects',
    '44: ValidatingAdmissionPolicyBinding none is doubtful: spec.policyName: no policy of the kind that it binds is called tpes; did you mean types?',
  ]);
  const { doubts } = JSON.parse((await run(file('mistakes.yaml'), `--objects=${file('live')}`, '--output=json')).text);
  const [{ line, kind, name }] = doubts;
  assert.deepEqual({ line, kind, name }, { line: 7, kind: 'ValidatingAdmissionPolicy', name: 'sizes' });
});

test('files that are not there, and those without a policy, are told of', async () => {
  const { code, text } = await run(file('objects'), `--objects=${file('objects')}`);
  assert.equal(code, 0, text);
  assert.match(text, /^there is no policy in .*objects$/m);
  assert.equal((await run(file('limit'), `--objects=${file('none')}`)).code, 2);
});

test('parameters may be of kinds that definitions among the policies declare', async () => {
  const { code, text } = await run(file('own.yaml'), `--objects=${file('objects/small.json')}`);
  assert.equal(code, 1, text);
  assert.match(text, /own \(own with small\): denied \(Invalid\): failed expression: object\.spec\.replicas <= params\.max/);
});

test('what a policy changes is told as a diff, also where nobody has bound it', async () => {
  const { code, text } = await run(file('mutating'), `--objects=${file('objects/small.json')}`);
  assert.equal(code, 0, text);
  assert.match(text, /labels \(labels\): changed; cost/);
  assert.match(text, /\n {4}\+ {6}"tier": "web"/);
});

test('programs get one document, and earlier releases have their own policies', async () => {
  const { text } = await run(file('limit'), `--objects=${file('objects/large.json')}`, '--release=1.30', '--output=json');
  const { release, verdicts, unusable } = JSON.parse(text);
  assert.deepEqual([release, unusable, verdicts[0].said[0].objections[0].actions], ['1.30', [], ['Deny']]);
  const early = await run(file('limit'), `--objects=${file('objects/small.json')}`, '--release=1.25');
  assert.match(early.text, /cannot be used: release 1\.25 has no kind ValidatingAdmissionPolicy/);
});

test('without objects nothing is judged', async () => {
  await assert.rejects(run(file('limit')), FlagError);
  await assert.rejects(run(file('limit'), `--objects=${file('objects')}`, '--groups=ops'), FlagError);
});
