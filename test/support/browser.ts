/** The console as people see it in a browser. */
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import type { TestServer } from '../../runtime/testing/index.js';
import { launchBrowser } from './programs/browser.js';

/** Far more than anything takes on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * What browsers tell that is no fault of the page: refusals of the API, and that they may not style pieces of text in the editor by
 * themselves, as they do where somebody writes over marked text.
 */
const NO_FAULTS: readonly string[] = ['Failed to load resource', 'Applying inline style'];

/** An expression for all elements that a selector means. */
const elements = (selector: string): string => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;

/** A page of the console, with what a person does there. Texts are those that people read. */
export class ConsolePage {
  /** What the browser has told of faults: those of code, and what the policy of the page has kept from being loaded or run. */
  readonly faults: string[] = [];

  /** What is answered where the page asks whether to leave something behind. */
  leaves = true;

  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
    private readonly url: string,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    // What is not saved may be left behind, unless a test says otherwise.
    page.on('dialog', (dialog) => void (this.leaves ? dialog.accept() : dialog.dismiss()));
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !NO_FAULTS.some((begin) => message.text().startsWith(begin))) this.faults.push(message.text());
    });
  }

  static async open({ url }: Pick<TestServer, 'url'>, more: readonly string[] = []): Promise<ConsolePage> {
    const browser = await launchBrowser(more);
    const [page] = await browser.pages();
    if (page === undefined) throw new Error('the browser has no page');
    await page.setViewport({ width: 1280, height: 800 });
    return new ConsolePage(browser, page, url);
  }

  /**
   * Opens a browser and logs the administrator in by a link as the server prints it. `at`: the address at which the browser finds the server,
   * where something stands between them.
   */
  static async loggedIn(started: TestServer, path = '/console/', at = started.url): Promise<ConsolePage> {
    const console = await ConsolePage.open({ url: at });
    await console.page.goto((started.server.consoleLink() ?? '').replace(started.url, at));
    await console.shows('Kinds', 'h1');
    if (path !== '/console/') await console.goto(path);
    return console;
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`);
  }

  /** Waits until an element is there that has the text. */
  async shows(text: string, selector = 'body'): Promise<void> {
    await this.page.waitForFunction(`${elements(selector)}.some((each) => each.textContent.includes(${JSON.stringify(text)}))`);
  }

  /** Waits until no element has the text. */
  async hides(text: string, selector = 'body'): Promise<void> {
    await this.page.waitForFunction(`${elements(selector)}.every((each) => !each.textContent.includes(${JSON.stringify(text)}))`);
  }

  /** Presses the first button, link or tab whose text begins so, once it is there and can be pressed. */
  async press(text: string, selector = 'button, a, summary'): Promise<void> {
    const begins = `(each) => !each.disabled && each.textContent.trim().startsWith(${JSON.stringify(text)})`;
    for (let pressed = false; !pressed; ) {
      const found = await this.page.waitForFunction(`${elements(selector)}.find(${begins})`);
      const element = found.asElement();
      if (element === null) throw new Error(`nothing is called ${text}`);
      // It is an element, as the selector says. The page may have put another in its place meanwhile.
      pressed = await (element as ElementHandle<never>).click().then(
        () => true,
        (error: Error) => {
          if (/detached|not clickable/.test(error.message)) return false;
          throw error;
        },
      );
    }
  }

  /** Writes into a field in place of what is there. */
  async write(selector: string, text: string): Promise<void> {
    const field = await this.page.waitForSelector(selector);
    await field?.click({ clickCount: 3 });
    await this.page.keyboard.press('Backspace');
    await field?.type(text);
  }

  keys(...keys: readonly Parameters<Page['keyboard']['press']>[0][]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  /** Texts of all elements. */
  async texts(selector: string): Promise<string[]> {
    return (await this.page.evaluate(`${elements(selector)}.map((each) => each.textContent)`)) as string[];
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
