/** The last lines of a log that goes on. */

/** Lines that are kept, and characters of one that is: a log may have no end, and no line ends. */
const MAX_LINES = 1000;
const MAX_LENGTH = 4000;

const shortened = (line: string): string => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)} …` : line);

export class LogLines {
  #lines: string[] = [];
  /** What has come of a line that is not complete. */
  #begun = '';

  /** Takes text as it comes, which may end within a line. */
  take(text: string): void {
    const [first = '', ...others] = text.split('\n');
    const begun = (this.#begun + first).slice(0, MAX_LENGTH + 1);
    const last = others.pop();
    if (last === undefined) {
      this.#begun = begun;
      return;
    }
    const complete = [begun, ...others].slice(-MAX_LINES).map(shortened);
    this.#lines = [...this.#lines, ...complete].slice(-MAX_LINES);
    this.#begun = last.slice(0, MAX_LENGTH + 1);
  }

  get text(): string {
    return [...this.#lines, ...(this.#begun === '' ? [] : [shortened(this.#begun)])].join('\n');
  }
}
