/** A page in a browser without a screen, which a test drives as a user would: over the protocol of the browser's developer tools. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

const PROGRAM = 'chromium';

/** Why no page can be opened here; false where one can. */
export const WITHOUT_BROWSER =
  spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0 ? false : `the browser ${PROGRAM} is not installed`;

/** What ends a message in either direction. */
const END = '\0';

interface Answer {
  readonly id?: number;
  readonly result?: { readonly [name: string]: unknown };
  readonly error?: { readonly message: string };
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

export class Page {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #commands: Writable;
  #last = 0;
  #session: string | undefined;

  private constructor(folder: string) {
    const flags = [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--ignore-certificate-errors',
    ];
    this.#child = spawn(PROGRAM, [...flags, '--remote-debugging-pipe', `--user-data-dir=${folder}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    // The browser reads commands from its third descriptor, and writes answers to its fourth.
    const [, , , commands, answers] = this.#child.stdio as [null, null, null, Writable, Readable];
    this.#commands = commands;
    let text = '';
    answers.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = `${text}${chunk}`.split(END);
      text = messages.pop() ?? '';
      for (const message of messages) this.#answered(JSON.parse(message) as Answer);
    });
  }

  /** Opens an address, whatever authority its certificate is of. The browser keeps what it stores in the folder. */
  static async open(url: string, folder: string): Promise<Page> {
    const page = new Page(folder);
    const { targetId } = await page.#asked('Target.createTarget', { url });
    const { sessionId } = await page.#asked('Target.attachToTarget', { targetId, flatten: true });
    page.#session = String(sessionId);
    return page;
  }

  /** The value of an expression in the page; rejects with what it throws. */
  async value(expression: string): Promise<unknown> {
    const answer = await this.#asked('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails: thrown } = answer as unknown as Evaluated;
    if (thrown !== undefined) throw new Error(thrown.exception?.description ?? thrown.text);
    return result.value;
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  #asked(method: string, params: object): Promise<{ readonly [name: string]: unknown }> {
    this.#last += 1;
    const id = this.#last;
    const session = this.#session === undefined ? {} : { sessionId: this.#session };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result = {}, error }) =>
        error === undefined ? resolve(result) : reject(new Error(`${method}: ${error.message}`)),
      );
      this.#commands.write(`${JSON.stringify({ id, method, params, ...session })}${END}`);
    });
  }

  #answered(answer: Answer): void {
    if (answer.id === undefined) return;
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }
}
