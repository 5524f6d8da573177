/** Where links of pages lead: a site has files that may stand anywhere, the console has addresses. */
import type { Element } from './markup.js';
import { h } from './markup.js';
import type { TypeEntry } from './reference.js';

export interface Links {
  /** The page of a type, and a row of it. */
  type(type: TypeEntry, anchor?: string): string;
  /** What a release has changed, by the anchor of the release. */
  release(anchor: string): string;
}

export const linkTo = (links: Links, type: TypeEntry, text: string = type.name): Element =>
  h('a', { href: links.type(type), title: type.reference }, text);
