/** The OpenAPI documents in Swagger UI, which people know, beside the pages. */
import { h } from '../../runtime/reference/markup.js';
import type { Page } from './site.js';

/** Files of Swagger UI that the page loads. */
export const VIEWER = ['swagger-ui-bundle.js', 'swagger-ui.css'] as const;

/** `documents`: paths of the documents, below the folder of the site. */
export function openApiPage(documents: readonly string[]): Page {
  const options = documents.map((path) => h('option', { value: path }, path.replace(/^openapi\/|\.json$/g, '')));
  return {
    path: 'openapi.html',
    title: 'OpenAPI',
    styles: ['swagger/swagger-ui.css'],
    scripts: ['swagger/swagger-ui-bundle.js', 'openapi.js'],
    body: [
      h('h1', {}, 'OpenAPI'),
      h('p', { class: 'lead' }, 'The documents that the server publishes. A browser loads them from a web server only, not from a folder.'),
      h('p', {}, h('label', { for: 'document' }, 'Document'), ' ', h('select', { id: 'document' }, options)),
      h('div', { id: 'viewer', class: 'viewer' }),
      h(
        'noscript',
        {},
        h(
          'ul',
          {},
          documents.map((path) => h('li', {}, h('a', { href: path }, path))),
        ),
      ),
    ],
  };
}
