/**
 * Pictures of all rooms of the console, on a cluster that seems to live, in light and dark, for small screens, and of some for the narrowest
 * and the widest, to be looked at one by one: `npm run bench -- pictures <folder> [name…]`. With `--readme` in place of a folder, README's
 * picture alone is taken anew, with its record. It needs Chromium.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MediaFeature } from 'puppeteer-core';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { PICTURE, RECORD, recordOfPicture } from '../readme/picture.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { furnish, NAMESPACE } from './pictured-cluster.js';

interface Picture {
  readonly name: string;
  readonly path: string;
  /** What is shown once the room is whole: a text, and where. */
  readonly shows: readonly [text: string, selector: string];
  /** What is done in the room before. */
  act?(console: ConsolePage, server: TestServer): Promise<void>;
  /** Whether it is taken for small screens as well. */
  readonly small?: boolean;
  /** Whether it is taken for the narrowest and the widest screens as well. */
  readonly extremes?: boolean;
}

const WEB = `/console/objects/apps/v1/deployments/${NAMESPACE}/web`;
const REPLICAS = '.scalar:has(button[aria-label="Remove .spec.replicas"]) input';
const cel = (parameters: Readonly<Record<string, string>>): string =>
  `/console/try/cel?${new URLSearchParams({ kind: 'apps/v1/deployments', object: `${NAMESPACE}/web`, ...parameters })}`;

/** Leaves what was changed in the form. */
const discard = async (console: ConsolePage): Promise<void> => {
  await console.write(REPLICAS, '5');
};

const PICTURES: readonly Picture[] = [
  { name: 'kinds', path: '/console/', shows: ['Namespace', '.group li'], small: true, extremes: true },
  {
    name: 'pods',
    path: `/console/kinds/core/v1/pods?namespace=${NAMESPACE}`,
    shows: ['Running', '.table-room tbody'],
    small: true,
    extremes: true,
  },
  {
    name: 'table-filters',
    path: `/console/kinds/apps/v1/deployments?namespace=${NAMESPACE}&labels=${encodeURIComponent('tier in (front,back)')}&text=a&sort=-available&wide=true`,
    shows: ['web', '.table-room tbody'],
  },
  {
    name: 'selection',
    path: `/console/kinds/apps/v1/deployments?namespace=${NAMESPACE}`,
    shows: ['web', '.table-room tbody'],
    async act(console) {
      await console.keys('j', 'x', 'j', 'x');
      await console.press('Delete', '.selection button');
      await console.shows('cart', 'dialog');
    },
  },
  { name: 'form', path: WEB, shows: ['replicas', '.scalar label'], small: true, extremes: true },
  { name: 'yaml', path: `${WEB}?tab=yaml`, shows: ['web', 'h1'] },
  { name: 'owners', path: `${WEB}?tab=owners`, shows: ['Managers', 'h2'], small: true, extremes: true },
  {
    name: 'owners-apply',
    path: `${WEB}?tab=owners`,
    shows: ['Managers', 'h2'],
    async act(console) {
      await console.press('Ask the server');
      await console.shows('delivery', 'aside, .managers, main');
    },
  },
  {
    name: 'versions',
    path: `/console/objects/autoscaling/v2/horizontalpodautoscalers/${NAMESPACE}/web?tab=versions`,
    shows: ['averageUtilization', 'main'],
    small: true,
  },
  {
    name: 'review',
    path: WEB,
    shows: ['replicas', '.scalar label'],
    async act(console) {
      await discard(console);
      await console.press('Review and save');
      await console.shows('replicas: 5', '.diff .new');
    },
    small: true,
  },
  {
    name: 'conflict',
    path: WEB,
    shows: ['replicas', '.scalar label'],
    async act(console, server) {
      await discard(console);
      const write = (replicas: number): Promise<unknown> =>
        server.request('PATCH', `/apis/apps/v1/namespaces/${NAMESPACE}/deployments/web?fieldManager=kubectl-scale`, { spec: { replicas } });
      await write(6);
      await console.press('Review and save');
      await console.shows('.spec.replicas', '.conflicts legend');
      await write(4);
    },
  },
  { name: 'history', path: `${WEB}?tab=history`, shows: ['State', 'label'], small: true },
  { name: 'events', path: `${WEB}?tab=events`, shows: ['ScalingReplicaSet', 'main'] },
  { name: 'relations', path: `${WEB}?tab=relations`, shows: ['ReplicaSet', '.node'], small: true },
  {
    name: 'new',
    path: `/console/new/core/v1/services?namespace=${NAMESPACE}`,
    shows: ['New Service', 'h1'],
  },
  {
    name: 'access',
    path: `/console/access?namespace=${NAMESPACE}`,
    shows: ['What you may do', 'h2'],
    async act(console) {
      for (const [label, text] of [
        ['User', 'eve'],
        ['Resource', 'configmaps'],
        ['Namespace', NAMESPACE],
      ]) {
        const field = await console.page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`);
        await field?.click({ clickCount: 3 });
        await console.page.keyboard.press('Backspace');
        await field?.type(text ?? '');
      }
      await console.press('Ask', 'button');
      await console.shows('Yes', '.verdict b');
      await console.shows('Who may', 'h2');
    },
    small: true,
  },
  {
    name: 'try-value',
    path: cel({ at: '.spec', expression: 'self.template.spec.containers.all(c, c.image.contains(":"))' }),
    shows: ['Cost', 'main'],
    small: true,
  },
  {
    name: 'try-fault',
    path: cel({ at: '.spec', expression: 'self.replicas <= 10 &&\n  self.template.metadata.labels["release"] == "blue"' }),
    shows: ['Line 2', 'main'],
  },
  {
    name: 'try-selectors',
    path: `/console/try/selectors?${new URLSearchParams({ kind: 'apps/v1/deployments', namespace: NAMESPACE, labels: 'tier in (front,back),team=core' })}`,
    shows: ['selected', 'h2'],
  },
  { name: 'try-roles', path: '/console/try/roles', shows: ['It would allow', 'h2'] },
  {
    name: 'load',
    path: '/console/load',
    shows: ['Priority levels', 'h2'],
    async act(console) {
      await console.page.waitForFunction(`document.querySelector('.spark polyline').getAttribute('points').split(' ').length >= 3`);
    },
    small: true,
  },
  { name: 'reference', path: '/console/reference', shows: ['apps', 'main'] },
  { name: 'reference-type', path: '/console/reference/apps/v1/Deployment', shows: ['replicas', 'main'], small: true, extremes: true },
  { name: 'lifetimes', path: '/console/reference/lifetimes', shows: ['apps', 'main'], small: true },
  { name: 'releases', path: '/console/reference/releases', shows: ['1.3', 'main'] },
  {
    name: 'palette',
    path: '/console/',
    shows: ['Namespace', '.group li'],
    async act(console) {
      await console.keys(':');
      await console.page.keyboard.type('dep');
      await console.shows('deployments', 'dialog');
    },
  },
  {
    name: 'keys',
    path: '/console/',
    shows: ['Namespace', '.group li'],
    async act(console) {
      await console.keys('?');
      await console.shows('Keyboard', 'dialog');
    },
  },
];

const SIZES = {
  wide: { width: 1280, height: 800 },
  small: { width: 390, height: 844 },
  narrowest: { width: 320, height: 640 },
  widest: { width: 3840, height: 2160 },
} as const;
const EXTREMES = ['narrowest', 'widest'] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Ends when nothing of the page has changed for a while, or goes on changing as rooms do that are live. */
const STILL = `new Promise((resolve) => {
  let quiet = setTimeout(resolve, 400);
  new MutationObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(resolve, 400);
  }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  setTimeout(resolve, 3000);
})`;

async function taken(console: ConsolePage, server: TestServer, picture: Picture, file: string): Promise<void> {
  await console.goto('/console/nowhere');
  await console.goto(picture.path);
  await console.shows(...picture.shows);
  await picture.act?.(console, server);
  await console.page.evaluate(STILL);
  await console.page.screenshot({ path: file as `${string}.png` });
}

/** What those see who are not logged in. */
async function login(server: TestServer, features: MediaFeature[], file: string): Promise<void> {
  const stranger = await ConsolePage.open(server);
  try {
    await stranger.page.emulateMediaFeatures(features);
    await stranger.goto('/console/');
    await stranger.shows('Token', 'label');
    await stranger.page.screenshot({ path: file as `${string}.png` });
  } finally {
    await stranger.close();
  }
}

/** README's picture, and the record of what it was taken of. */
async function forReadme(page: ConsolePage, server: TestServer): Promise<void> {
  await page.page.setViewport(SIZES.wide);
  for (const picture of PICTURES) if (picture.name === 'owners') await taken(page, server, picture, PICTURE);
  writeFileSync(RECORD, `${JSON.stringify(recordOfPicture(), undefined, 2)}\n`);
}

async function main(): Promise<void> {
  const [folder, ...names] = process.argv.slice(2);
  if (folder === undefined || WITHOUT_BROWSER !== false) {
    console.error(folder === undefined ? 'Name the folder for the pictures.' : WITHOUT_BROWSER);
    process.exitCode = 1;
    return;
  }
  const server = await startTestServer({ console: true, simulate: true, log: () => undefined });
  const page = await ConsolePage.loggedIn(server);
  const fileOf = ({ name }: Picture, as: string): string => path.join(folder, `${name}-${as}.png`);
  try {
    await furnish(server);
    if (folder === '--readme') {
      await forReadme(page, server);
      return;
    }
    mkdirSync(folder, { recursive: true });
    for (const scheme of SCHEMES) {
      const features = [{ name: 'prefers-color-scheme', value: scheme }];
      if (names.length === 0 || names.includes('login')) await login(server, features, path.join(folder, `login-${scheme}.png`));
      await page.page.emulateMediaFeatures(features);
      await page.page.setViewport(SIZES.wide);
      for (const picture of PICTURES)
        if (names.length === 0 || names.includes(picture.name)) await taken(page, server, picture, fileOf(picture, scheme));
    }
    await page.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    await page.page.setViewport(SIZES.small);
    for (const picture of PICTURES)
      if (picture.small === true && (names.length === 0 || names.includes(picture.name)))
        await taken(page, server, picture, fileOf(picture, 'small'));
    for (const size of EXTREMES) {
      await page.page.setViewport(SIZES[size]);
      for (const picture of PICTURES)
        if (picture.extremes === true && (names.length === 0 || names.includes(picture.name)))
          await taken(page, server, picture, fileOf(picture, size));
    }
  } finally {
    await page.close();
    await server.close();
  }
}

await main();
