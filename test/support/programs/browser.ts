/** Chromium as people have it, without a screen, which tests drive as a user would. */
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page as BrowserPage } from 'puppeteer-core';

const CHROMIUM = '/usr/bin/chromium';

/** Why there is no browser here; false where there is one. */
export const WITHOUT_BROWSER = existsSync(CHROMIUM) ? false : `there is no ${CHROMIUM}; Debian has it in the package chromium`;

/** A browser that takes the certificate of any authority: that of a test server is known to nobody. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  puppeteer.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--force-color-profile=srgb', ...more],
    acceptInsecureCerts: true,
  });

/** A page of a browser of its own. */
export class Page {
  private constructor(
    private readonly browser: Browser,
    private readonly page: BrowserPage,
  ) {}

  /** Opens an address. */
  static async open(url: string): Promise<Page> {
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(url);
    return new Page(browser, page);
  }

  /** The value of an expression in the page; rejects with what it throws. */
  value(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
