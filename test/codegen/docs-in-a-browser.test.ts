/** The reference as people see it: its search, what a checker of accessibility finds, and how it fits on small screens. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { docsOf } from '../../codegen/docs/docs.js';
import { seriousFaults } from '../support/accessibility.js';
import { launchBrowser, WITHOUT_BROWSER } from '../support/programs/browser.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

const PAGES = [
  'index.html',
  'apps/v1/Deployment.html',
  'batch/v1beta1/CronJob.html',
  'core/v1/PodSpec.html',
  'lifetimes.html',
  'releases.html',
];

describe('the reference in a browser', { skip: WITHOUT_BROWSER }, () => {
  const folder = freshFolder();
  const faults: string[] = [];
  let browser: Browser;
  let page: Page;
  before(async () => {
    const pages = docsOf({ catalog: path.join(ROOT, 'catalog'), output: path.join(ROOT, 'generated'), name: 'Cluster API', documents: [] });
    for (const [name, text] of pages) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    cpSync(path.join(ROOT, 'dist/codegen/docs/browser'), folder, { recursive: true });
    browser = await launchBrowser();
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('requestfailed', (request) => faults.push(request.url()));
  });
  after(async () => {
    await browser?.close();
    removeFolder(folder);
  });

  const open = (name: string) => page.goto(pathToFileURL(path.join(folder, name)).href);

  for (const scheme of ['light', 'dark'])
    test(`the checker finds nothing serious, ${scheme}`, async () => {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      for (const name of PAGES) {
        await open(name);
        assert.deepEqual(await seriousFaults(page), [], name);
      }
    });

  test('words lead to kinds and to fields', async () => {
    await open('index.html');
    await page.keyboard.press('/');
    await page.keyboard.type('cronjob');
    await page.waitForSelector('#found li');
    await page.keyboard.press('Enter');
    await page.waitForFunction("location.pathname.endsWith('/batch/v1/CronJob.html')");
    await page.type('#search', 'backoffLimit');
    await page.waitForSelector('#found a[href$="#backoffLimit"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction("location.hash === '#backoffLimit' && document.querySelector(':target') !== null");
  });

  test('no page is wider than a small screen', async () => {
    await page.setViewport({ width: 320, height: 600 });
    for (const name of PAGES) {
      await open(name);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320, name);
    }
  });

  test('nothing of this was at fault', () => {
    assert.deepEqual(faults, []);
  });
});
