/** What the workers of a server have measured, those that are gone included, so that counters of the whole never fall. */
import type { MetricPage } from '../../model/definition/metric-definition.js';
import { joinedMetrics, lastingMetrics } from '../../observe/metrics/across-workers.js';

/** Milliseconds in which a worker tells what it has measured; of one that is busier, what it told last is taken. */
const PATIENCE_MS = 2000;

/** The page that is shown by default has no name. */
const MAIN = '';

interface Told {
  /** The newest text for each page. */
  readonly texts: Map<string, string>;
  ask(page: MetricPage | undefined): Promise<string>;
}

export class GatheredMetrics {
  readonly #workers = new Map<number, Told>();
  /** By page, what workers had counted that are gone, as one text. */
  readonly #gone = new Map<string, Promise<string>>();

  /** A worker is there, by its number. */
  began(number: number, ask: (page: MetricPage | undefined) => Promise<string>): void {
    this.#workers.set(number, { texts: new Map(), ask });
  }

  /** The worker is gone. What it counted after it was last asked is lost with it. */
  ended(number: number): void {
    const worker = this.#workers.get(number);
    this.#workers.delete(number);
    for (const [page, text] of worker?.texts ?? []) {
      const before = this.#gone.get(page) ?? Promise.resolve('');
      this.#gone.set(
        page,
        before.then((known) => joinedMetrics([known, lastingMetrics(text)], () => 'sum', nextTurn)),
      );
    }
  }

  async texts(page: MetricPage | undefined): Promise<string[]> {
    const name = page ?? MAIN;
    const told = [...this.#workers.values()].map((worker) => newest(worker, name, page));
    const texts = await Promise.all([...told, this.#gone.get(name) ?? '', page === undefined ? ownMetrics() : '']);
    return texts.filter((text) => text !== '');
  }
}

/** What this process takes itself, by the names by which workers tell the same of theirs. */
function ownMetrics(): string {
  const { user, system } = process.cpuUsage();
  const seconds = {
    process_cpu_user_seconds_total: user,
    process_cpu_system_seconds_total: system,
    process_cpu_seconds_total: user + system,
  };
  const counters = Object.entries(seconds).map(([name, micros]) => `# TYPE ${name} counter\n${name} ${micros / 1e6}\n`);
  const resident = 'process_resident_memory_bytes';
  return `${counters.join('')}# TYPE ${resident} gauge\n${resident} ${process.memoryUsage.rss()}\n`;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function newest({ ask, texts }: Told, name: string, page: MetricPage | undefined): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  // What comes too late for this scrape is there for the next one.
  const told = ask(page).then(
    (text) => void texts.set(name, text),
    () => undefined,
  );
  await Promise.race([told, late]);
  clearTimeout(timer);
  return texts.get(name) ?? '';
}
