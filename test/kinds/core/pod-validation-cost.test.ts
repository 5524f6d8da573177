import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod } from '../../../generated/core/v1/kinds.js';
import type { Pod as PodObject } from '../../../generated/core/v1/types.js';
import { flags } from '../../../generated/flags.js';
import { decode } from '../../../runtime/codec/decode.js';
import { podSearch } from '../../../runtime/kinds/core/pod/rules.js';
import { NOTHING_DECLARED } from '../../../runtime/model/faults/declared-faults.js';
import { foundAtOnce } from '../../../runtime/model/faults/fault-search.js';
import type { ApiObject } from '../../../runtime/model/object.js';
import { parseFlags } from '../../../runtime/settings/read.js';
import { kinds, words } from '../../support/cluster-kinds.js';

const context = { words, settings: parseFlags([], flags), enabled: () => false, enabledByName: () => false, declared: NOTHING_DECLARED };

/** A pod of about that many bytes of JSON: containers with all that they commonly have. */
function podOf(bytes: number): ApiObject & PodObject {
  const containers: object[] = [];
  const volumes: object[] = [];
  const pod = {
    kind: 'Pod',
    apiVersion: 'v1',
    metadata: { name: 'large', namespace: 'default', labels: { app: 'large' } },
    spec: { containers, volumes },
  };
  for (let i = 0; JSON.stringify(pod).length < bytes; i += 1) {
    volumes.push({ name: `config-${i}`, configMap: { name: `settings-${i}`, items: [{ key: 'a.yaml', path: 'a.yaml' }] } });
    containers.push({
      name: `container-${i}`,
      image: `registry.example.com/team/application-${i}:1.2.3`,
      args: ['--verbose', '--listen=:8080'],
      ports: [{ name: 'http', containerPort: 8080, protocol: 'TCP' }],
      env: Array.from({ length: 10 }, (_, n) => ({ name: `SETTING_${n}`, value: `value number ${n}` })),
      resources: { requests: { cpu: '100m', memory: '64Mi' }, limits: { cpu: '1', memory: '128Mi' } },
      readinessProbe: { httpGet: { path: '/ready', port: 'http', scheme: 'HTTP' }, periodSeconds: 5, successThreshold: 1 },
      volumeMounts: [{ name: `config-${i}`, mountPath: `/etc/config-${i}` }],
      securityContext: { runAsUser: 1000, capabilities: { drop: ['ALL'] } },
    });
  }
  const decoded = decode(Pod.structure, pod) as unknown as ApiObject & PodObject;
  Pod.applyDefaults(decoded, kinds.functions);
  return decoded;
}

const ROUNDS = 400;
/** A quiet machine needs a tenth of the millisecond that is allowed; the bound leaves room for a busy one. */
const MAX_CPU_MS = 3;

test('validating a pod of 50 kB takes a fraction of a millisecond of processor time', (t) => {
  const pod = podOf(50_000);
  const validate = (): void => {
    assert.equal(Pod.check(pod), true);
    assert.deepEqual(foundAtOnce(podSearch(pod as unknown as Parameters<typeof podSearch>[0], context)), []);
  };
  for (let i = 0; i < ROUNDS; i += 1) validate();
  const before = process.cpuUsage();
  for (let i = 0; i < ROUNDS; i += 1) validate();
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1000 / ROUNDS;
  t.diagnostic(`${each.toFixed(3)} ms for ${JSON.stringify(pod).length} bytes`);
  assert.ok(each < MAX_CPU_MS, `${each.toFixed(3)} ms`);
});
