/** What people see who open the server's address in a browser, which has no credentials to send. */
import type { ApiError } from '../../model/errors.js';
import type { RequestContext } from '../requests/state.js';
import { mediaTypesOf } from './negotiate.js';

/** Paths that browsers ask for when they are given an address alone. */
const FRONT: readonly string[] = ['/', '/index.html'];

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API server</title>
<h1>This is an API server</h1>
<p>Programs talk to it, such as <code>kubectl</code>, <code>helm</code> and client libraries. It asks everybody who they are, and your browser
has not said so; that is why this page is all there is to see.</p>
<p>When the server starts, it writes the file <code>kubeconfig</code> into its data folder and prints where that is. On that machine:</p>
<pre>export KUBECONFIG=&lt;that file&gt;
kubectl api-resources</pre>
<p>Elsewhere, ask those who run the server for a kubeconfig or a token. With a token, programs ask like this:</p>
<pre>curl --header "Authorization: Bearer &lt;token&gt;" --cacert &lt;certificate of the server&gt; &lt;this address&gt;apis</pre>
<p>Whether it is ready is told to everybody at <a href="/readyz">/readyz</a>.</p>
</html>
`;

/** Whether a refusal is to be shown to somebody who opened the server's address in a browser: programs do not ask for HTML. */
export const isForBrowsers = (ctx: RequestContext, error: ApiError): boolean =>
  (error.code === 401 || error.code === 403) &&
  (ctx.method === 'GET' || ctx.method === 'HEAD') &&
  FRONT.includes(ctx.state.info.path) &&
  mediaTypesOf(ctx.get('accept')).includes('text/html');

/** Says what the server is and how it is reached, with the status of the refusal. */
export function answerFrontPage(ctx: RequestContext, status: number): void {
  ctx.status = status;
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.body = PAGE;
}
