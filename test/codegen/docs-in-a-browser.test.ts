/**
 * The reference as people see it, on the cluster's catalogue and on a project's own: its search, what a checker of accessibility finds, how it
 * fits on small screens and on paper, and the OpenAPI documents in the viewer beside it.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { seriousFaults } from '../support/accessibility.js';
import { launchBrowser, WITHOUT_BROWSER } from '../support/programs/browser.js';
import { kindwright } from '../support/programs/command.js';
import { newProject } from '../support/programs/new-project.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';

interface Site {
  readonly name: string;
  /** A folder in which the command writes the pages of this catalogue. */
  folder(root: string): Promise<string>;
  readonly pages: readonly string[];
  /** What is searched first, and the page of the kind that it leads to. */
  readonly kind: readonly [words: string, page: string];
  /** A field that is searched, and its place on its page. */
  readonly field: readonly [words: string, place: string];
  /** An OpenAPI document, and what stands in it. */
  readonly document: readonly [path: string, shows: string];
}

const SITES: readonly Site[] = [
  {
    name: 'the cluster`s catalogue',
    folder: async (root) => root,
    pages: [
      'index.html',
      'apps/v1/Deployment.html',
      'batch/v1beta1/CronJob.html',
      'core/v1/PodSpec.html',
      'lifetimes.html',
      'releases.html',
    ],
    kind: ['cronjob', '/batch/v1/CronJob.html'],
    field: ['backoffLimit', '#backoffLimit'],
    document: ['openapi/v3/apis/batch/v1.json', '/apis/batch/v1/namespaces/{namespace}/cronjobs'],
  },
  {
    name: 'a catalogue of one`s own',
    folder: (root) => newProject(root, 'shop'),
    pages: ['index.html', 'shop/v1/Order.html', 'core/v1/ConfigMap.html', 'lifetimes.html', 'releases.html'],
    kind: ['order', '/shop/v1/Order.html'],
    field: ['pieces', '#pieces'],
    document: ['openapi/v3/apis/shop.example.com/v1.json', '/apis/shop.example.com/v1/namespaces/{namespace}/orders'],
  },
];

/** A web server of the files of a folder: browsers load documents into pages from nowhere else. */
async function serve(folder: string): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '/', 'http://site').pathname);
    response.setHeader('Content-Type', { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }[path.extname(file)] ?? '');
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

for (const { name: of, folder, pages, kind, field, document } of SITES)
  describe(`the reference of ${of} in a browser`, { skip: WITHOUT_BROWSER }, () => {
    const root = freshFolder();
    const faults: string[] = [];
    let site: string;
    let browser: Browser;
    let page: Page;
    before(async () => {
      const cwd = await folder(root);
      const { code, stderr } = await kindwright(['docs', '--out=site'], { cwd });
      assert.equal(code, 0, stderr);
      site = path.join(cwd, 'site');
      browser = await launchBrowser();
      page = await browser.newPage();
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('requestfailed', (request) => faults.push(request.url()));
    });
    after(async () => {
      await browser?.close();
      removeFolder(root);
    });

    const open = (name: string) => page.goto(pathToFileURL(path.join(site, name)).href);

    for (const scheme of ['light', 'dark'])
      test(`the checker finds nothing serious, ${scheme}`, async () => {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        for (const name of pages) {
          await open(name);
          assert.deepEqual(await seriousFaults(page), [], name);
        }
      });

    test('words lead to kinds and to fields', async () => {
      await open('index.html');
      await page.keyboard.press('/');
      await page.keyboard.type(kind[0]);
      await page.waitForSelector('#found li');
      await page.keyboard.press('Enter');
      await page.waitForFunction(`location.pathname.endsWith(${JSON.stringify(kind[1])})`);
      await page.type('#search', field[0]);
      await page.waitForSelector(`#found a[href$="${field[1]}"]`);
      await page.keyboard.press('Enter');
      await page.waitForFunction(`location.hash === '${field[1]}' && document.querySelector(':target') !== null`);
    });

    test('no page is wider than a small screen', async () => {
      await page.setViewport({ width: 320, height: 600 });
      for (const name of pages) {
        await open(name);
        assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320, name);
      }
      await page.setViewport({ width: 1280, height: 800 });
    });

    test('printed, a page has what it says, and neither its search nor its links to others', async () => {
      await open(kind[1].slice(1));
      await page.emulateMediaType('print');
      const shown = await page.evaluate(
        `[...document.querySelectorAll('#search, nav, h1, table')].filter((each) => each.checkVisibility()).map((each) => each.localName)`,
      );
      assert.deepEqual([...new Set(shown as readonly string[])], ['h1', 'table']);
      await page.emulateMediaType('screen');
    });

    test('the OpenAPI documents are shown by the viewer, from a web server', async () => {
      const server = await serve(site);
      try {
        await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.html`);
        await page.waitForSelector('#document');
        await page.select('#document', document[0]);
        const shows = JSON.stringify(document[1]);
        // Paths are shown once the group that they are in is opened.
        await page.waitForFunction(
          `(() => {
            for (const group of document.querySelectorAll('#viewer .opblock-tag[data-is-open="false"]')) group.click();
            return document.querySelector('#viewer')?.textContent.replaceAll('\\u200b', '').includes(${shows});
          })()`,
          { polling: 200 },
        );
        assert.deepEqual(faults, []);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
  });
