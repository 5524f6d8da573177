/** A server with policies, and requests that they judge. */
import assert from 'node:assert/strict';
import type { TestServer } from '../support/server.js';

export const GROUP = '/apis/admissionregistration.k8s.io/v1';
export const MAPS = '/api/v1/namespaces/default/configmaps';
export const merging = { 'Content-Type': 'application/merge-patch+json' };

export type Fields = Readonly<Record<string, unknown>>;

/** Rules for config maps that have a label. */
export const about = (label: string): Fields => ({
  objectSelector: { matchLabels: { policed: label } },
  resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE', 'UPDATE'], resources: ['configmaps'] }],
});

/** The refused and changed requests of a server with policies. */
export class Policed {
  constructor(
    readonly server: TestServer,
    private readonly kind: 'validating' | 'mutating',
  ) {}

  /** Stores a policy for config maps of a label, with its binding. */
  async add(name: string, policy: Fields, binding: Fields = this.kind === 'validating' ? { validationActions: ['Deny'] } : {}) {
    const spec = { failurePolicy: 'Fail', matchConstraints: about(name), ...policy };
    const made = await this.server.create(`${GROUP}/${this.kind}admissionpolicies`, { metadata: { name }, spec });
    assert.equal(made.status, 201, made.text);
    const bound = { metadata: { name: `${name}-binding` }, spec: { policyName: name, ...binding } };
    const answer = await this.server.create(`${GROUP}/${this.kind}admissionpolicybindings`, bound);
    assert.equal(answer.status, 201, answer.text);
  }

  map(label: string, data?: Fields, name = 'map') {
    return this.server.create(`${MAPS}?dryRun=All`, {
      metadata: { name, labels: { policed: label } },
      ...(data === undefined ? {} : { data }),
    });
  }
}
