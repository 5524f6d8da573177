/** The status of policies: which expressions do not fit the types of what they are about. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { policyTypes } from '../../runtime/controllers/policy-types.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const GROUP = '/apis/admissionregistration.k8s.io';
const DEPLOYMENTS = { apiGroups: ['apps'], apiVersions: ['v1'], operations: ['CREATE'], resources: ['deployments'] };
const PODS = { apiGroups: [''], apiVersions: ['v1'], operations: ['*'], resources: ['pods', 'pods/exec'] };

interface Warning {
  readonly fieldRef: string;
  readonly warning: string;
}

interface Checked {
  readonly status: { readonly observedGeneration: number; readonly typeChecking: { readonly expressionWarnings?: readonly Warning[] } };
  readonly metadata: { readonly generation: number; readonly managedFields: readonly { readonly manager: string }[] };
}

describe('the types in expressions of policies', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.36', controllers: [systemNamespaces, policyTypes] });
    const schema = {
      type: 'object',
      properties: {
        spec: {
          type: 'object',
          properties: {
            size: { type: 'integer' },
            port: { 'x-kubernetes-int-or-string': true },
            any: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
          },
        },
      },
    };
    const made = await server.create('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
      metadata: { name: 'crates.shop.example.com' },
      spec: {
        group: 'shop.example.com',
        scope: 'Namespaced',
        names: { plural: 'crates', kind: 'Crate' },
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema } }],
      },
    });
    assert.equal(made.status, 201, made.text);
    await eventually(
      () => server.ask('/apis/shop.example.com/v1/crates'),
      ({ status }) => status === 200,
    );
  });
  after(() => server.close());

  const told = async (name: string, generation = 1, api = server): Promise<Checked> => {
    const { json } = await eventually(
      () => api.ask(`${GROUP}/v1/validatingadmissionpolicies/${name}`),
      (answer) => answer.json.status.observedGeneration === generation,
    );
    return json;
  };

  async function checked(name: string, spec: object, rules: readonly object[] = [DEPLOYMENTS]): Promise<readonly Warning[]> {
    const policy = { metadata: { name }, spec: { matchConstraints: { resourceRules: rules }, ...spec } };
    const made = await server.create(`${GROUP}/v1/validatingadmissionpolicies`, policy);
    assert.equal(made.status, 201, made.text);
    return (await told(name)).status.typeChecking.expressionWarnings ?? [];
  }

  const rule = (...expressions: string[]): object => ({ validations: expressions.map((expression) => ({ expression })) });

  test('are told with the kind, the place and the expression', async () => {
    assert.deepEqual(await checked('undefined', rule('object.replicas > 1')), [
      {
        fieldRef: 'spec.validations[0].expression',
        warning: "apps/v1, Kind=Deployment: ERROR: <input>:1:7: undefined field 'replicas'\n | object.replicas > 1\n | ......^\n",
      },
    ]);
  });

  test('are checked for each kind that the rules name', async () => {
    const both = [{ ...DEPLOYMENTS, resources: ['replicasets', 'deployments'] }, PODS];
    const [first, ...others] = await checked('several', rule('object.spec.replicas > 1', 'object.spec.paused'), both);
    assert.match(first?.warning ?? '', /^\/v1, Kind=Pod: ERROR: <input>:1:12: undefined field 'replicas'/);
    assert.equal(others.length, 1);
    assert.match(others[0]?.warning ?? '', /^\/v1, Kind=Pod: [\s\S]*\n\napps\/v1, Kind=ReplicaSet: ERROR: [^\n]* undefined field 'paused'/);
    assert.doesNotMatch(others[0]?.warning ?? '', /Deployment/);
  });

  test('are those of comparisons, messages, variables and parameters, too', async () => {
    const warnings = await checked('all', {
      paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
      variables: [
        { name: 'count', expression: 'object.spec.replicas' },
        { name: 'none', expression: 'object.spec.none' },
      ],
      validations: [
        { expression: 'object.spec.replicas > "1"' },
        { expression: 'variables.count == "1"', messageExpression: 'object.metadata.nmae' },
        { expression: 'params.dta.x == "1"' },
        { expression: 'variables.none == "1"' },
      ],
    });
    assert.deepEqual(
      warnings.map(({ fieldRef, warning }) => `${fieldRef} ${/\d+: (.*)$/m.exec(warning)?.[1]}`),
      [
        "spec.validations[0].expression found no matching overload for '_>_' applied to '(int, string)'",
        "spec.validations[1].expression found no matching overload for '_==_' applied to '(int, string)'",
        "spec.validations[1].messageExpression undefined field 'nmae'",
        "spec.validations[2].expression undefined field 'dta'",
      ],
    );
  });

  test('are told of parameters whose kind nobody serves', async () => {
    const spec = { paramKind: { apiVersion: 'shop.example.com/v1', kind: 'None' }, ...rule('params.x == "1"') };
    const [warning] = await checked('unserved', spec);
    assert.match(warning?.warning ?? '', /undeclared reference to 'params'/);
  });

  test('may be those of kinds that definitions declare', async () => {
    const crates = [{ ...DEPLOYMENTS, apiGroups: ['shop.example.com'], resources: ['crates', 'none'] }];
    const expressions = ['object.spec.size == "x"', 'object.spec.port == 1', 'object.spec.port == "a"', 'object.spec.any.b == 1'];
    const warnings = await checked('definitions', rule(...expressions), crates);
    assert.deepEqual(
      warnings.map(({ fieldRef }) => fieldRef),
      ['spec.validations[0].expression'],
    );
    assert.match(warnings[0]?.warning ?? '', /^shop\.example\.com\/v1, Kind=Crate: ERROR/);
  });

  test('that fit are not told of', async () => {
    const expressions = [
      'object.metadata.namespace == request.namespace && oldObject == null',
      'object.metadata.labels["a"] == "b" && "c" in object.metadata.annotations',
      'object.spec.template.spec.containers.all(c, has(c.resources.limits) && quantity(c.resources.limits["cpu"]).isGreaterThan(quantity("1")))',
      'object.spec.template.spec.containers.exists(c, c.ports.exists(p, p.containerPort > 80) && c.livenessProbe.httpGet.port == "web")',
      'timestamp(object.metadata.creationTimestamp) < timestamp("2030-01-01T00:00:00Z")',
      'namespaceObject.metadata.name == "x" || authorizer.requestResource.check("get").allowed()',
    ];
    assert.deepEqual(await checked('fitting', rule(...expressions)), []);
  });

  test('are not checked where rules name no kind', async () => {
    const everything = [
      { ...DEPLOYMENTS, resources: ['*'] },
      { ...DEPLOYMENTS, apiGroups: ['*'] },
      { ...DEPLOYMENTS, apiVersions: ['*'] },
      { ...DEPLOYMENTS, resources: ['deployments/scale'] },
    ];
    assert.deepEqual(await checked('everything', rule('object.none == 1'), everything), []);
  });

  test('are told within bounds', async () => {
    const long = `object.none == "${'x'.repeat(40_000)}"`;
    const warnings = await checked('long', rule(long, long, 'object.none == 1'));
    assert.ok(warnings.reduce((sum, { warning }) => sum + warning.length, 0) <= 64 * 1024);
    assert.equal(warnings.length, 2);
  });

  test('are checked again when the policy changes', async () => {
    await checked('changing', rule('object.none == 1'));
    const patch = { spec: rule('object.spec.replicas == 1') };
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    await server.ask(`${GROUP}/v1/validatingadmissionpolicies/changing`, { method: 'PATCH', headers, body: patch });
    const { status, metadata } = await told('changing', 2);
    assert.deepEqual(status, { observedGeneration: 2, typeChecking: {} });
    assert.ok(metadata.managedFields.some(({ manager }) => manager === 'validatingadmissionpolicy-status-controller'));
  });

  test('are checked by the types of the release', async () => {
    const early = await TestServer.start({
      release: '1.29',
      controllers: [systemNamespaces, policyTypes],
      featureGates: { ValidatingAdmissionPolicy: true },
      runtimeConfig: { 'admissionregistration.k8s.io/v1beta1': true },
    });
    const policies = `${GROUP}/v1beta1/validatingadmissionpolicies`;
    const spec = { matchConstraints: { resourceRules: [PODS] }, ...rule('object.spec.resources.limits["cpu"] == "1"') };
    await early.create(policies, { metadata: { name: 'pods' }, spec });
    const { json } = await eventually(
      () => early.ask(`${policies}/pods`),
      (answer) => answer.json.status?.observedGeneration === 1,
    );
    assert.match(json.status.typeChecking.expressionWarnings[0].warning, /undefined field 'resources'/);
    await early.close();
  });
});
