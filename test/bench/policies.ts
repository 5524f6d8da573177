/**
 * What policies of admission cost a write: microseconds of CPU, the least of several rounds, for a hundred that do not match it and for one
 * that does. Run with `npm run bench`.
 */
import type { AdmissionPlugin } from '../../runtime/admission/chain.js';
import { clusterAdmission } from '../../runtime/admission/plugins/index.js';
import { validatingPolicies } from '../../runtime/admission/plugins/policies/index.js';
import type { AdmissionRequest } from '../../runtime/admission/request.js';
import { TestServer } from '../support/server.js';

const ROUNDS = 20;
const CALLS = 2_000;
const OTHERS = 100;

const GROUP = '/apis/admissionregistration.k8s.io/v1';
const MAPS = '/api/v1/namespaces/default/configmaps';

/** A request as the last write has made it, and the plugin that judges it. */
class Judged {
  plugin: AdmissionPlugin | undefined;
  request: AdmissionRequest | undefined;

  async start(): Promise<TestServer> {
    return TestServer.start({
      release: '1.36',
      admission: [
        ...clusterAdmission.filter((factory) => factory !== validatingPolicies),
        (parts) => {
          this.plugin = validatingPolicies(parts);
          return { name: 'Kept', validate: (request) => this.#keep(request) };
        },
      ],
    });
  }

  #keep(request: AdmissionRequest): void {
    if (request.resource === 'configmaps') this.request = request;
  }

  /** Microseconds of a judgement. */
  async micros(): Promise<number> {
    const { plugin, request } = this;
    if (plugin === undefined || request === undefined) throw new Error('nothing was written');
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      const from = process.cpuUsage();
      for (let i = 0; i < CALLS; i++) {
        const done = plugin.validate?.(request);
        if (done !== undefined) await done;
      }
      const { user, system } = process.cpuUsage(from);
      least = Math.min(least, (user + system) / CALLS);
    }
    return least;
  }
}

const judged = new Judged();
const server = await judged.start();

async function add(name: string, resource: string, spec: object, more: object = {}): Promise<void> {
  const [group, plural] = resource.includes('/') ? resource.split('/') : ['', resource];
  const resourceRules = [{ apiGroups: [group], apiVersions: ['v1'], operations: ['CREATE', 'UPDATE'], resources: [plural] }];
  const policy = { metadata: { name }, spec: { matchConstraints: { resourceRules, ...more }, ...spec } };
  const binding = { metadata: { name }, spec: { policyName: name, validationActions: ['Deny'] } };
  for (const [path, body] of [
    ['validatingadmissionpolicies', policy],
    ['validatingadmissionpolicybindings', binding],
  ] as const) {
    const made = await server.create(`${GROUP}/${path}`, body);
    if (made.status !== 201) throw new Error(made.text);
  }
}

const show = (what: string, micros: number): void => console.log(`${what.padEnd(60)} ${micros.toFixed(2).padStart(8)} µs`);

const no = { validations: [{ expression: 'false' }] };
await server.create(MAPS, { metadata: { name: 'm', labels: { a: 'b' } }, data: { k: 'v', n: '3' } });
show('no policy', await judged.micros());
for (let i = 0; i < OTHERS; i++) await add(`other-${i}`, 'apps/deployments', no);
show(`${OTHERS} policies for other resources`, await judged.micros());
for (let i = 0; i < OTHERS; i++) {
  await server.ask(`${GROUP}/validatingadmissionpolicybindings/other-${i}`, { method: 'DELETE' });
  await add(`label-${i}`, 'configmaps', no, { objectSelector: { matchLabels: { [`l${i}`]: 'x' } } });
}
show(`${OTHERS} policies for objects with other labels`, await judged.micros());
for (let i = 0; i < OTHERS; i++) await server.ask(`${GROUP}/validatingadmissionpolicybindings/label-${i}`, { method: 'DELETE' });
await add('one', 'configmaps', {
  variables: [{ name: 'n', expression: 'has(object.data) && "n" in object.data ? int(object.data.n) : 0' }],
  validations: [{ expression: 'variables.n < 10' }, { expression: 'object.metadata.labels.a == "b"' }],
});
show('one policy with a variable and two rules that matches', await judged.micros());
await server.close();
