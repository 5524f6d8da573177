/** What a page stands in: its head, the way to other pages, and addresses that are as stable as the names in the catalogue. */
import { referenceTo, type TypeModel } from '../model.js';
import { html, type Markup } from './markup.js';

export interface Page {
  /** Path below the folder of the site, such as `apps/v1/Deployment.html`. */
  readonly path: string;
  readonly title: string;
  readonly body: Markup;
  /** Scripts beside those of all pages, by their paths below the folder of the site. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/** The page of a type or a kind: `apps/v1/Deployment.html`. */
export const pagePath = (type: Pick<TypeModel, 'version' | 'name'>): string => `${type.version.ref}/${type.name}.html`;

/** The address of a path as a page sees it: the site is a folder, which may stand anywhere. */
export const from = (page: string, path: string): string => `${'../'.repeat(page.split('/').length - 1)}${path}`;

export const linkTo = (page: string, type: TypeModel, text: string = type.name): Markup =>
  html`<a href="${from(page, pagePath(type))}" title="${referenceTo(type)}">${text}</a>`;

/** What all pages of a site have. */
interface Site {
  readonly name: string;
  /** Whether it has a page of OpenAPI documents. */
  readonly hasDocuments: boolean;
}

export function pageText({ path, title, body, scripts = [], styles = [] }: Page, { name, hasDocuments }: Site): string {
  const to = (target: string): string => from(path, target);
  return html`<!doctype html>
<html lang="en" data-root="${to('')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === name ? name : `${title} · ${name}`}</title>
${['style.css', ...styles].map((file) => html`<link rel="stylesheet" href="${to(file)}">\n`)}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="home" href="${to('index.html')}">${name}</a>
<nav aria-label="Pages"><a href="${to('lifetimes.html')}">Lifetimes</a> <a href="${to('releases.html')}">Releases</a> ${hasDocuments ? html`<a href="${to('openapi.html')}">OpenAPI</a>` : ''}</nav>
<search><label for="search">Search</label><input id="search" type="search" autocomplete="off" placeholder="Kinds, types, fields" aria-controls="found"><ul id="found" aria-live="polite" hidden></ul></search>
</header>
<main id="content">
${body}
</main>
<script src="${to('search-index.js')}" defer></script>
<script src="${to('search.js')}" defer></script>
${scripts.map((file) => html`<script src="${to(file)}" defer></script>\n`)}</body>
</html>
`.toString();
}
