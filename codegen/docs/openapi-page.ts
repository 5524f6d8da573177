/** The OpenAPI documents in Swagger UI, which people know, beside the pages. */
import { html } from './markup.js';
import type { Page } from './site.js';

/** Files of Swagger UI that the page loads. */
export const VIEWER = ['swagger-ui-bundle.js', 'swagger-ui.css'] as const;

/** `documents`: paths of the documents, below the folder of the site. */
export function openApiPage(documents: readonly string[]): Page {
  return {
    path: 'openapi.html',
    title: 'OpenAPI',
    styles: ['swagger/swagger-ui.css'],
    scripts: ['swagger/swagger-ui-bundle.js', 'openapi.js'],
    body: html`<h1>OpenAPI</h1>
<p class="lead">The documents that the server publishes. A browser loads them from a web server only, not from a folder.</p>
<p><label for="document">Document</label> <select id="document">${documents.map((path) => html`<option value="${path}">${path.replace(/^openapi\/|\.json$/g, '')}</option>`)}</select></p>
<div id="viewer" class="viewer"></div>
<noscript><ul>${documents.map((path) => html`<li><a href="${path}">${path}</a></li>`)}</ul></noscript>`,
  };
}
