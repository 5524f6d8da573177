/** The watchdog of a server: what it asks for, and what it tells. */
import type { WorkMarks } from '../../model/work-marks.js';
import type { LineForm } from '../../observe/direct-line.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { OperatorLog } from '../../observe/operator-log.js';
import type { Watchdog } from '../../observe/watchdog/watchdog.js';

interface WatchingOverOptions {
  readonly marks: WorkMarks;
  readonly metrics: Metrics;
  readonly log: OperatorLog;
  /** Of lines that are told past the log. */
  readonly form: LineForm;
}

export class WatchingOver {
  #watchdog: Watchdog | undefined;
  #ended = false;

  constructor(private readonly options: WatchingOverOptions) {}

  /** Begins to tell of an event loop that stands still. Its code is loaded and its thread started now. */
  async begin(): Promise<void> {
    const { marks, metrics, log, form } = this.options;
    const { Watchdog } = await import('../../observe/watchdog/watchdog.js');
    if (this.#ended) return;
    const stalls = metrics.counter('process_event_loop_stalls_total').cell({});
    const seconds = metrics.counter('process_event_loop_stall_seconds_total').cell({});
    this.#watchdog = new Watchdog({
      log,
      form,
      work: () => marks.current?.describe() ?? '',
      beat: () => {
        marks.current = undefined;
      },
      stalled: (took) => {
        stalls.add();
        seconds.add(took);
      },
    });
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#watchdog?.stop();
  }
}
