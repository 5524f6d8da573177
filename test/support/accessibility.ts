/** What a checker of accessibility finds on a page of a browser that keeps people out. */
import axe from 'axe-core';
import type { Page } from 'puppeteer-core';

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Each serious fault with its elements. Frames and styles that a page of files cannot read are left out. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    `axe.run(document, { preload: false, resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  return (found as Violation[])
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
