/** An object as a text in YAML, on both catalogues: completed, explained and found at fault as one types, and saved like the form. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ElementHandle } from 'puppeteer-core';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { WALKED, type WalkedServer } from '../support/walked-catalogues.js';

/** Elements of the editor, which is in a tree of its own. */
const inEditor = (selector: string): string =>
  `[...(document.querySelector('.editor')?.shadowRoot?.querySelectorAll('${selector}') ?? [])]`;

/** An expression for the first element of the editor that has a text, or begins with it. */
const found = (selector: string, has: 'begins' | 'is', text: string): string => {
  const told = JSON.stringify(text);
  return `${inEditor(selector)}.find(({ textContent }) => ${has === 'is' ? `textContent === ${told}` : `textContent.startsWith(${told})`})`;
};

/** How often something is asked for again that a slow machine may have closed or moved. */
const TRIES = 8;

for (const { name, kind, path, object, typed, start } of WALKED)
  describe(`the text of an object of ${name}`, { skip: WITHOUT_BROWSER }, () => {
    let walked: WalkedServer;
    let console: ConsolePage;
    before(async () => {
      walked = await start();
      assert.equal((await walked.server.request('POST', path, object('web'))).status, 201);
      console = await ConsolePage.loggedIn(walked.server);
    });
    after(async () => {
      await console?.close();
      await walked?.close();
    });

    const opensText = async (): Promise<void> => {
      await console.goto(`/console/objects/${kind}/default/web?tab=yaml`);
      await console.page.waitForFunction(found('.cm-line', 'begins', typed.below));
    };

    const shows = (expression: string): Promise<boolean> =>
      console.page.waitForFunction(expression, { timeout: 5000 }).then(
        () => true,
        () => false,
      );

    /** An element of the editor, as it stands now. */
    const element = async (expression: string): Promise<ElementHandle<never> | null> =>
      (await console.page.evaluateHandle(expression)).asElement() as ElementHandle<never> | null;

    /** Begins a new line below one of the text. */
    const writesBelow = async (line: string, text: string): Promise<void> => {
      // What is above may still move the text, so that a click meets another line.
      for (let active = false; !active; ) {
        await (await element(found('.cm-line', 'begins', line)))?.click();
        active = (await console.page.evaluate(`${found('.cm-activeLine.cm-line', 'begins', line)} !== undefined`)) as boolean;
      }
      await console.keys('End', 'Enter');
      await console.page.keyboard.type(text);
    };

    /** Waits for the completion of that name, first of all. On a slow machine a list may have closed before, and is asked for as people do. */
    const isCompleted = async (field: string): Promise<void> => {
      const isFirst = `${inEditor('.cm-completionLabel')}[0]?.textContent === ${JSON.stringify(field)}`;
      for (let tries = 1; !(await shows(isFirst)); tries += 1) {
        assert.ok(tries < TRIES, `${field} is not completed`);
        await console.page.keyboard.down('Control');
        await console.page.keyboard.press('Space');
        await console.page.keyboard.up('Control');
      }
    };

    const discards = async (): Promise<void> => {
      await console.press('Discard');
      await console.hides('You have changed this object.');
    };

    test('it tells faults as one types', async () => {
      await opensText();
      await writesBelow('apiVersion', 'nonsense: 1');
      await console.page.waitForFunction(`${inEditor('.cm-lintRange-warning')}.length > 0`);
      await discards();
    });

    test('it is completed with fields of the schema that are not there yet, and saved like the form', async () => {
      await opensText();
      await writesBelow(typed.below, typed.begun);
      await isCompleted(typed.field);
      const labels = (await console.page.evaluate(
        `${inEditor('.cm-completionLabel')}.map(({ textContent }) => textContent)`,
      )) as readonly string[];
      assert.deepEqual(
        typed.beside.filter((there) => labels.includes(there)),
        [],
      );
      await console.page.waitForFunction(`${inEditor('.cm-completionInfo')}[0]?.textContent.length > 5`);
      await (await element(found('.cm-completionLabel', 'is', typed.field)))?.click();
      await console.page.keyboard.type(typed.value);
      await console.press('Review and save');
      await console.shows(`added:   ${typed.added}`, '.diff .new');
      await console.press('Save', 'dialog footer button');
      await console.shows('Saved.');
      const { spec } = (await walked.server.request('GET', `${path}/web`)).body;
      assert.equal(String((spec as Readonly<Record<string, unknown>>)[typed.field]), typed.value);
    });

    test('values are completed where the schema names them', async () => {
      await opensText();
      await writesBelow(typed.below, typed.choice[0]);
      await isCompleted(typed.choice[1]);
      await console.keys('Escape');
      await discards();
    });

    test('a member under the pointer is explained', async () => {
      await opensText();
      const isExplained = `${found('.cm-explanation', 'begins', typed.explained)} !== undefined`;
      // What is above may still move the text away from the pointer, and it is pointed at again.
      for (let tries = 1; ; tries += 1) {
        await console.page.mouse.move(0, 0);
        await (await element(found('.cm-line span', 'is', typed.member)))?.hover();
        if (await shows(isExplained)) break;
        assert.ok(tries < TRIES, `${typed.member} is not explained`);
      }
    });

    test('one that is no object cannot be saved, and says why', async () => {
      await opensText();
      const before = await console.page.evaluate(`${inEditor('.cm-line')}[0].textContent`);
      await (await console.page.waitForSelector('.editor >>> .cm-content'))?.click();
      await console.page.keyboard.type('[');
      await console.shows('The text is no object', '.unsaved');
      assert.equal(await console.page.$eval('.unsaved .primary', (button) => button.hasAttribute('disabled')), true);
      await console.press('Discard');
      await console.hides('The text is no object');
      await console.page.waitForFunction(`${inEditor('.cm-line')}[0].textContent === ${JSON.stringify(before)}`);
      assert.deepEqual(console.faults, []);
    });
  });
