/** Policies of admission, their bindings, and conditions of webhooks: what they take and refuse. */
import { kindTables } from '../../support/kinds.js';

const GROUP = '/apis/admissionregistration.k8s.io/v1';
const rules = { resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }] };
const spec = (more: object) => ({ spec: more });
const validation = (more: object) => spec({ validations: [{ expression: 'true', ...more }] });
const V = 'spec.validations[0]';
const says = (expression: string) => validation({ expression });
const patch = (expression: string) => spec({ mutations: [{ patchType: 'JSONPatch', jsonPatch: { expression } }] });
const change = (expression: string) => spec({ mutations: [{ patchType: 'ApplyConfiguration', applyConfiguration: { expression } }] });
const M = 'spec.mutations[0]';

kindTables(
  {
    ValidatingAdmissionPolicy: {
      path: `${GROUP}/validatingadmissionpolicies`,
      valid: {
        metadata: { name: 'policy' },
        spec: {
          matchConstraints: rules,
          variables: [{ name: 'size', expression: 'object.spec.size' }],
          validations: [{ expression: 'variables.size > 1 && authorizer.group("").resource("pods").check("get").allowed()' }],
        },
      },
      creates: [
        [spec({ matchConstraints: null }), 'spec.matchConstraints Required'],
        [spec({ matchConstraints: { resourceRules: [] } }), 'spec.matchConstraints.resourceRules Required'],
        [spec({ validations: [] }), 'spec.validations Required', 'spec.auditAnnotations Required'],
        [says(' '), `${V}.expression Required`],
        [says('1'), `${V}.expression Invalid`],
        [says('params.x'), `${V}.expression Invalid`],
        [says('variables.other'), `${V}.expression Invalid`],
        [
          'a variable that uses one below it',
          spec({
            variables: [
              { name: 'first', expression: 'variables.second' },
              { name: 'second', expression: '1' },
            ],
            validations: [{ expression: 'variables.second == 1' }],
          }),
          'spec.variables[0].expression Invalid',
        ],
        [says('request.nope'), `${V}.expression Invalid`],
        [
          'a message that asks who may do what',
          validation({ messageExpression: 'string(authorizer.path("/x").check("get").allowed())' }),
          `${V}.messageExpression Invalid`,
        ],
        [validation({ messageExpression: 'true' }), `${V}.messageExpression Invalid`],
        [validation({ message: 'two\nlines' }), `${V}.message Invalid`],
        [validation({ reason: 'Else' }), `${V}.reason NotSupported`],
        [spec({ paramKind: { apiVersion: 'a/b/c', kind: '' } }), 'spec.paramKind.apiVersion Invalid', 'spec.paramKind.kind Required'],
        [spec({ variables: [{ name: 'a.b', expression: '1' }], validations: [{ expression: 'true' }] }), 'spec.variables[0].name Invalid'],
        [
          spec({ matchConditions: [{ name: '', expression: '' }] }),
          'spec.matchConditions[0].expression Required',
          'spec.matchConditions[0].name Required',
        ],
        [
          'more conditions than there may be',
          spec({ matchConditions: Array.from({ length: 65 }, (_, i) => ({ name: `n${i}`, expression: 'true' })) }),
          'spec.matchConditions TooMany',
        ],
        [
          'two conditions of a name',
          spec({ matchConditions: ['true', 'false'].map((expression) => ({ name: 'n', expression })) }),
          'spec.matchConditions[1].name Duplicate',
        ],
        [
          'more notes than there may be',
          spec({ auditAnnotations: Array.from({ length: 21 }, (_, i) => ({ key: `n${i}`, valueExpression: '""' })) }),
          'spec.auditAnnotations Invalid',
        ],
        [
          'notes that are too long, or of one key',
          spec({
            auditAnnotations: [
              { key: 'n', valueExpression: `"${'x'.repeat(5 * 1024)}"` },
              { key: 'n', valueExpression: '""' },
            ],
          }),
          'spec.auditAnnotations[0].valueExpression Required',
          'spec.auditAnnotations[1].key Duplicate',
        ],
        [
          'rules about other groups together with all of them',
          spec({ matchConstraints: { resourceRules: [{ ...rules.resourceRules[0], apiGroups: ['*', 'apps'] }] } }),
          'spec.matchConstraints.resourceRules[0].apiGroups Invalid',
        ],
        [spec({ matchConditions: [{ name: 'n', expression: 'variables.size > 1' }] }), 'spec.matchConditions[0].expression Invalid'],
        [
          spec({ auditAnnotations: [{ key: 'a b', valueExpression: '1' }] }),
          'spec.auditAnnotations[0].key Invalid',
          'spec.auditAnnotations[0].valueExpression Invalid',
        ],
      ],
      statuses: [
        [
          { typeChecking: { expressionWarnings: [{}] } },
          'status.typeChecking.expressionWarnings[0].warning Required',
          'status.typeChecking.expressionWarnings[0].fieldRef Required',
        ],
      ],
    },
    ValidatingAdmissionPolicyBinding: {
      path: `${GROUP}/validatingadmissionpolicybindings`,
      valid: { metadata: { name: 'binding' }, spec: { policyName: 'policy', validationActions: ['Deny'] } },
      creates: [
        [spec({ policyName: '', validationActions: [] }), 'spec.policyName Required', 'spec.validationActions Required'],
        [spec({ validationActions: ['Deny', 'Warn'] }), 'spec.validationActions Invalid'],
        [
          spec({ validationActions: ['Deny', 'Deny', 'Else'] }),
          'spec.validationActions[1] Duplicate',
          'spec.validationActions[2] NotSupported',
        ],
        [spec({ paramRef: {} }), 'spec.paramRef Required', 'spec.paramRef.parameterNotFoundAction Required'],
        [
          spec({ paramRef: { name: 'n', selector: {}, parameterNotFoundAction: 'Deny' } }),
          'spec.paramRef.name Forbidden',
          'spec.paramRef.selector Forbidden',
        ],
        [
          spec({ matchResources: { resourceRules: [{ ...rules.resourceRules[0], resourceNames: ['a/b'] }] } }),
          'spec.matchResources.resourceRules[0].resourceNames[0] Invalid',
        ],
      ],
    },
    MutatingAdmissionPolicy: {
      path: `${GROUP}/mutatingadmissionpolicies`,
      valid: {
        metadata: { name: 'changing' },
        spec: {
          matchConstraints: rules,
          reinvocationPolicy: 'Never',
          ...patch('[JSONPatch{op: "add", path: "/metadata/labels/x", value: object.kind}]').spec,
        },
      },
      creates: [
        [patch('[JSONPatch{op: 1}]'), `${M}.jsonPatch.expression Invalid`],
        [patch('[JSONPatch{other: "x"}]'), `${M}.jsonPatch.expression Invalid`],
        [patch('[{"op": "add"}]'), `${M}.jsonPatch.expression Invalid`],
        [change('Other{metadata: 1}'), `${M}.applyConfiguration.expression Invalid`],
        [change('Object.spec{replicas: 1}'), `${M}.applyConfiguration.expression Invalid`],
        [spec({ mutations: [{ patchType: 'JSONPatch' }] }), `${M}.jsonPatch Required`],
        [spec({ mutations: [{ patchType: '' }] }), `${M}.patchType Required`],
        [spec({ mutations: [], reinvocationPolicy: null }), 'spec.mutations Required', 'spec.reinvocationPolicy Required'],
        [
          spec({ matchConstraints: { resourceRules: [{ ...rules.resourceRules[0], operations: ['DELETE'] }] } }),
          'spec.matchConstraints.resourceRules.operations NotSupported',
        ],
      ],
      updates: [['an object by the name of its type', change('Object{spec: Object.spec{replicas: 1 + 1}}')]],
    },
    ValidatingWebhookConfiguration: {
      path: `${GROUP}/validatingwebhookconfigurations`,
      valid: { metadata: { name: 'hooks' }, webhooks: [] },
      creates: [
        [
          {
            webhooks: [
              {
                name: 'a.example.com',
                clientConfig: { url: 'https://a.example.com' },
                sideEffects: 'None',
                admissionReviewVersions: ['v1'],
                matchConditions: [{ name: 'n', expression: 'params == null' }],
              },
            ],
          },
          'webhooks[0].matchConditions[0].expression Invalid',
        ],
        [
          {
            webhooks: [
              {
                name: 'a.example.com',
                clientConfig: { url: 'https://a.example.com' },
                sideEffects: 'None',
                admissionReviewVersions: ['v1'],
                matchConditions: Array.from({ length: 65 }, (_, i) => ({ name: `n${i}`, expression: 'true' })),
              },
            ],
          },
          'webhooks[0].matchConditions TooMany',
        ],
      ],
    },
  },
  { release: '1.36' },
);
