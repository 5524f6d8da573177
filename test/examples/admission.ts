/** A rule of admission in code: pods without a team are given one in a test namespace, and refused elsewhere. */
import { type ApiError, admissionRule, clusterAdmission, createServer, forbidden } from 'kindwright';
import { serverAs } from 'kindwright/controller';
import { catalogue } from 'kindwright/kubernetes';
import type { Pod } from 'kindwright/kubernetes/core/v1/types.js';

const pods = { group: '', resource: 'pods' };
const teams = admissionRule<Pod>({
  name: 'Teams',
  about: pods,
  operations: ['CREATE'],
  admit({ object, namespace }) {
    if (namespace === 'default' && object !== undefined) object.metadata.labels = { team: 'red', ...object.metadata.labels };
  },
  validate({ object, shownName }) {
    if (object?.metadata.labels?.team === undefined) throw forbidden({ group: '', name: 'pods' }, shownName, 'pods have a team');
  },
});

const admission = [...clusterAdmission, teams];
const server = await createServer({ catalogue, storage: 'memory', securePort: 0, admission });
await server.listen();
await server.ready();

const client = server.api.client(serverAs('example')).resource<Pod>('pods');
const spec = { containers: [{ name: 'web', image: 'web:1' }] };
for (const namespace of ['default', 'kube-system'])
  await client.create({ metadata: { namespace, name: 'web' }, spec }).then(
    ({ metadata }) => console.log(`${namespace}: the pod is of team ${metadata.labels?.team}`),
    ({ message }: ApiError) => console.log(`${namespace}: ${message}`),
  );

await server.close();
// Prints:
//   default: the pod is of team red
//   kube-system: pods "web" is forbidden: pods have a team
