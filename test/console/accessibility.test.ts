/** The console for everyone: what a checker of accessibility finds, on all screens, light and dark, and how it fits on small and large ones. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import axe from 'axe-core';
import { seriousFaults } from '../support/accessibility.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { WALKED, type WalkedServer } from '../support/walked-catalogues.js';

const ROOM = '/console/objects/core/v1/configmaps/default/words';

/** Screens, and what is shown there once they are whole. */
const SCREENS = [
  ['/console/', 'rbac.authorization.k8s.io', '.group h2'],
  ['/console/kinds/core/v1/configmaps', 'words', '.table-room tbody'],
  [ROOM, 'labels', '.nest summary'],
  [`${ROOM}?tab=owners`, 'Managers', 'h2'],
  [`${ROOM}?tab=history`, 'State', 'label'],
  [`${ROOM}?tab=events`, 'Nothing has been told', 'main'],
  [`${ROOM}?tab=relations`, 'Nothing owns this object', 'main'],
  ['/console/new/core/v1/configmaps', 'New ConfigMap', 'h1'],
  ['/console/access', 'What you may do', 'h2'],
  ['/console/nowhere', 'Nothing is at this address.', 'main'],
] as const;

for (const { name, kind, title, start } of WALKED)
  describe(`the console for everyone, with ${name}`, { skip: WITHOUT_BROWSER }, () => {
    const screens = [...SCREENS, [`/console/kinds/${kind}`, `There is no ${title} yet.`, 'main']] as const;
    let walked: WalkedServer;
    let console: ConsolePage;
    before(async () => {
      walked = await start();
      const { server } = walked;
      const words = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'words', labels: { app: 'words' } }, data: { one: '1' } };
      await server.request('POST', '/api/v1/namespaces/default/configmaps', words);
      console = await ConsolePage.loggedIn(server);
    });
    after(async () => {
      await console?.close();
      await walked?.close();
    });

    const faults = (): Promise<string[]> => seriousFaults(console.page);

    for (const scheme of ['light', 'dark'])
      test(`the checker finds nothing serious on any screen, ${scheme}`, async () => {
        await console.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        for (const [path, text, where] of screens) {
          await console.goto(path);
          await console.shows(text, where);
          assert.deepEqual(await faults(), [], path);
        }
      });

    test('nor in dialogs, nor before anybody has logged in', async () => {
      await console.goto('/console/');
      await console.shows('rbac.authorization.k8s.io', '.group h2');
      await console.keys(':');
      await console.shows('configmaps', 'dialog');
      assert.deepEqual(await faults(), []);
      await console.keys('Escape', '?');
      await console.shows('Keyboard', 'dialog');
      assert.deepEqual(await faults(), []);
      const stranger = await ConsolePage.open(walked.server);
      try {
        await stranger.goto('/console/');
        await stranger.shows('Token', 'label');
        await stranger.page.evaluate(axe.source);
        assert.deepEqual(await stranger.page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))'), []);
      } finally {
        await stranger.close();
      }
    });

    /** Roles of what can be pressed, written into or moved between, all of which need a name. */
    const NAMED = [
      'button',
      'link',
      'textbox',
      'searchbox',
      'combobox',
      'checkbox',
      'radio',
      'slider',
      'tab',
      'option',
      'columnheader',
      'dialog',
    ];

    interface Heard {
      readonly role: string;
      readonly name?: string;
      readonly children?: readonly Heard[];
    }

    /** Everything that a screen reader says of the page, in its order. */
    const heard = async (): Promise<Heard[]> => {
      const all: Heard[] = [];
      const walk = (node: Heard): void => {
        all.push(node);
        for (const child of node.children ?? []) walk(child);
      };
      const tree: Heard | null = await console.page.accessibility.snapshot({ interestingOnly: false });
      if (tree !== null) walk(tree);
      return all;
    };

    test('a screen reader has a name for everything that can be used, on all screens, and finds its way by landmarks', async () => {
      for (const [path, text, where] of screens) {
        await console.goto(path);
        await console.shows(text, where);
        const all = await heard();
        const nameless = all.filter(({ role, name = '' }) => NAMED.includes(role) && name.trim() === '');
        assert.deepEqual(
          nameless.map(({ role }) => role),
          [],
          path,
        );
        for (const landmark of ['banner', 'main', 'navigation', 'complementary'])
          assert.ok(
            all.some(({ role }) => role === landmark),
            `${path}: ${landmark}`,
          );
      }
    });

    test('a screen reader hears what a table, its rows, an object and its views are called', async () => {
      const says = async (...wanted: readonly (readonly [role: string, name: string])[]): Promise<void> => {
        const all = await heard();
        for (const [role, name] of wanted)
          assert.ok(
            all.some((node) => node.role === role && node.name === name),
            `${role} ${name}`,
          );
      };
      await console.goto('/console/kinds/core/v1/configmaps');
      await console.shows('words', '.table-room tbody');
      await says(
        ['heading', 'ConfigMap'],
        ['searchbox', 'Filter by text'],
        ['combobox', 'Namespace'],
        ['textbox', 'Labels selector'],
        ['checkbox', 'Select words'],
        ['checkbox', 'Select all that are shown'],
        ['link', 'words'],
      );
      await console.goto(ROOM);
      await console.shows('labels', '.nest summary');
      await says(['heading', 'words'], ['tab', 'YAML'], ['tablist', 'Views of the object'], ['tabpanel', 'Form'], ['button', 'Delete …']);
      await console.keys(':');
      await console.shows('configmaps', '[role=option]');
      await says(['dialog', 'Go to a kind'], ['combobox', 'Name of a kind'], ['listbox', 'Kinds']);
    });

    for (const [width, height] of [
      [320, 640],
      [768, 1024],
      [3840, 2160],
    ] as const)
      test(`every screen fits into a width of ${width}, without scrolling sideways`, async () => {
        await console.page.setViewport({ width, height });
        for (const [path, text, where] of screens) {
          await console.goto(path);
          await console.shows(text, where);
          const over = await console.page.evaluate(
            `Math.max(document.documentElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('main')].map((each) => each.scrollWidth - each.clientWidth))`,
          );
          assert.equal(over, 0, path);
        }
        await console.page.setViewport({ width: 1280, height: 800 });
      });

    test('whoever wants less motion sees none', async () => {
      await console.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await console.goto('/console/kinds/core/v1/configmaps');
      await console.shows('words', '.table-room tbody');
      const moving = await console.page.evaluate(
        `[...document.querySelectorAll('*')].filter((each) => { const { animationName, transitionDuration } = getComputedStyle(each); return animationName !== 'none' || transitionDuration !== '0s'; }).length`,
      );
      assert.equal(moving, 0);
    });

    test('the first key of the page leads past the kinds to the content', async () => {
      await console.goto('/console/kinds/core/v1/configmaps');
      await console.shows('words', '.table-room tbody');
      await console.keys('Tab');
      assert.equal(await console.page.evaluate('document.activeElement.textContent'), 'Skip to the content');
      await console.keys('Enter');
      assert.equal(await console.page.evaluate('document.activeElement.id'), 'room');
    });
  });
