/** Callers are known by an API key, and each may do what its role says, in place of tokens, certificates and RBAC. */
import https from 'node:https';
import { type Authenticator, type Authorizer, createServer } from 'kindwright';
import { catalogue } from 'kindwright/kubernetes';

const ROLES: Readonly<Record<string, string>> = { 'key-of-ann': 'editor', 'key-of-bob': 'viewer' };
const READING = ['get', 'list', 'watch'];

const apiKeys: Authenticator = {
  authenticate({ headers }) {
    const key = headers['x-api-key'];
    if (typeof key !== 'string') return { outcome: 'none' };
    const role = ROLES[key];
    if (role === undefined) return { outcome: 'invalid', why: 'unknown API key' };
    return { outcome: 'user', user: { name: key.replace('key-of-', ''), uid: '', groups: [role], extra: {} } };
  },
};
const roles: Authorizer = {
  authorize: ({ user, verb }) =>
    user.groups.includes('editor') || (user.groups.includes('viewer') && READING.includes(verb))
      ? { decision: 'allow', reason: '' }
      : { decision: 'abstain', reason: `${user.name} is no editor` },
};

const server = await createServer({
  catalogue,
  storage: 'memory',
  securePort: 0,
  authenticators: () => [apiKeys],
  authorizer: () => roles,
});
await server.listen();
await server.ready();

const status = (method: string, key: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = https.request(`${server.url}/api/v1/namespaces`, { method, ca: server.authority, headers: { 'X-API-Key': key } });
    asked.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    asked.end(method === 'POST' ? JSON.stringify({ metadata: { name: 'shop' } }) : undefined);
  });
for (const key of ['key-of-ann', 'key-of-bob', 'key-of-eve'])
  console.log(`${key}: GET ${await status('GET', key)}, POST ${await status('POST', key)}`);

await server.close();
// Prints:
//   key-of-ann: GET 200, POST 201
//   key-of-bob: GET 200, POST 403
//   key-of-eve: GET 401, POST 401
