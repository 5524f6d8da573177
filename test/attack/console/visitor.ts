/** A browser at the console of the attacked server, as far as requests go: it keeps a cookie, and says where a request comes from. */
import { Client, type Reply, type Sent } from '../client.js';

/** What the console's own page says with every request. */
export const OWN = { 'Kindwright-Console': '1', 'Sec-Fetch-Site': 'same-origin' };

export const SESSION = '/console/session';

export class Visitor {
  readonly #client: Client;
  /** Name and value of the cookie of the session; empty where nobody is logged in. */
  cookie = '';

  constructor(port: number) {
    this.#client = new Client(port, '');
  }

  /** As another page would ask, which has no say in whether the browser shows its cookie. */
  ask({ headers = {}, ...sent }: Sent): Promise<Reply> {
    return this.#client.send({ ...sent, headers: { ...(this.cookie === '' ? {} : { Cookie: this.cookie }), ...headers } });
  }

  /** As the console's own page asks. */
  askOwn({ headers = {}, ...sent }: Sent): Promise<Reply> {
    return this.ask({ ...sent, headers: { ...OWN, ...headers } });
  }

  /** Logs in by a token, or by the code of a link, and keeps the cookie. */
  async logIn(by: { readonly token: string } | { readonly code: string }): Promise<Reply> {
    const sent =
      'token' in by
        ? { headers: { ...OWN, Authorization: `Bearer ${by.token}` } }
        : { headers: { ...OWN, 'Content-Type': 'application/json' }, body: Buffer.from(JSON.stringify(by)) };
    const reply = await this.#client.send({ method: 'POST', path: SESSION, ...sent });
    const [cookie = ''] = (reply.headers['set-cookie'] ?? [''])[0]?.split(';') ?? [];
    if (reply.status === 200) this.cookie = cookie;
    return reply;
  }

  /** Whether the server knows the session still. */
  async isKnown(): Promise<boolean> {
    const { status } = await this.askOwn({ method: 'GET', path: '/api/v1/namespaces/alice' });
    return status === 200 || status === 403;
  }

  close(): void {
    this.#client.close();
  }
}
