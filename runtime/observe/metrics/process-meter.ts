/**
 * What the process of a server takes, under the names of the field: processor, memory, files, the event loop, garbage collection. What
 * has to be followed is followed from the first time that metrics are shown, so that a server which nobody asks pays nothing.
 */
import { readdir, readFile } from 'node:fs/promises';
import { constants, type IntervalHistogram, monitorEventLoopDelay, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';
import { isObject } from '../../model/json.js';
import type { Metrics } from './metrics.js';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
const KIBIBYTE = 1024;

const COLLECTIONS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
};

function kindOf(entry: PerformanceEntry): string {
  const detail: unknown = 'detail' in entry ? entry.detail : undefined;
  return (isObject(detail) ? COLLECTIONS[Number(detail.kind)] : undefined) ?? 'other';
}

/** What is followed while a server runs: delays of the event loop, and collections of garbage. */
interface Followed {
  readonly delays: IntervalHistogram;
  readonly collections: PerformanceObserver;
}

export class ProcessMeter {
  #followed: Followed | undefined;
  #closed = false;

  constructor(private readonly metrics: Metrics) {
    const [major = '', minor = '', patch = ''] = process.versions.node.split('.');
    metrics.gauge('nodejs_version_info').set({ version: process.version, major, minor, patch }, 1);
    metrics.gauge('process_start_time_seconds').set({}, Math.round(Date.now() / 1000 - process.uptime()));
    metrics.collectedBy(async () => {
      this.#times();
      this.#memory();
      this.#resources();
      this.#eventLoop();
      await Promise.all([this.#memoryOfSystem(), this.#files()]);
    });
  }

  /** Follows nothing any more. */
  close(): void {
    this.#closed = true;
    this.#followed?.delays.disable();
    this.#followed?.collections.disconnect();
    this.#followed = undefined;
  }

  #times(): void {
    const { user, system } = process.cpuUsage();
    this.metrics.counter('process_cpu_user_seconds_total').cell({}).value = user / MICROSECONDS;
    this.metrics.counter('process_cpu_system_seconds_total').cell({}).value = system / MICROSECONDS;
    this.metrics.counter('process_cpu_seconds_total').cell({}).value = (user + system) / MICROSECONDS;
  }

  #memory(): void {
    const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
    this.metrics.gauge('process_resident_memory_bytes').set({}, rss);
    this.metrics.gauge('nodejs_heap_size_total_bytes').set({}, heapTotal);
    this.metrics.gauge('nodejs_heap_size_used_bytes').set({}, heapUsed);
    this.metrics.gauge('nodejs_external_memory_bytes').set({}, external);
    for (const { space_name, space_size, space_used_size, space_available_size } of getHeapSpaceStatistics()) {
      const labels = { space: space_name.replace(/_space$/, '') };
      this.metrics.gauge('nodejs_heap_space_size_total_bytes').set(labels, space_size);
      this.metrics.gauge('nodejs_heap_space_size_used_bytes').set(labels, space_used_size);
      this.metrics.gauge('nodejs_heap_space_size_available_bytes').set(labels, space_available_size);
    }
  }

  /** What keeps the event loop alive, such as connections and timers. */
  #resources(): void {
    const active = process.getActiveResourcesInfo();
    const family = this.metrics.gauge('nodejs_active_resources');
    family.clear();
    for (const type of active) family.cell({ type }).add();
    this.metrics.gauge('nodejs_active_resources_total').set({}, active.length);
  }

  #eventLoop(): void {
    const { delays } = this.#following();
    const seconds = (nanoseconds: number): number => (delays.count === 0 ? 0 : nanoseconds / NANOSECONDS);
    this.metrics.gauge('nodejs_eventloop_lag_min_seconds').set({}, seconds(delays.min));
    this.metrics.gauge('nodejs_eventloop_lag_max_seconds').set({}, seconds(delays.max));
    this.metrics.gauge('nodejs_eventloop_lag_mean_seconds').set({}, seconds(delays.mean));
    this.metrics.gauge('nodejs_eventloop_lag_stddev_seconds').set({}, seconds(delays.stddev));
    for (const part of [50, 90, 99] as const)
      this.metrics.gauge(`nodejs_eventloop_lag_p${part}_seconds`).set({}, seconds(delays.percentile(part)));
    delays.reset();
    const from = performance.now();
    setImmediate(() => this.metrics.gauge('nodejs_eventloop_lag_seconds').set({}, (performance.now() - from) / 1000));
  }

  #following(): Followed {
    if (this.#followed !== undefined) return this.#followed;
    const delays = monitorEventLoopDelay({ resolution: 10 });
    const durations = this.metrics.histogram('nodejs_gc_duration_seconds');
    const collections = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.cell({ kind: kindOf(entry) }).observe(entry.duration / 1000);
    });
    if (!this.#closed) {
      delays.enable();
      collections.observe({ entryTypes: ['gc'] });
    }
    this.#followed = { delays, collections };
    return this.#followed;
  }

  async #memoryOfSystem(): Promise<void> {
    const status = await textOf('/proc/self/status');
    this.#told('process_virtual_memory_bytes', numberIn(status, /^VmSize:\s*(\d+) kB$/m), KIBIBYTE);
    this.#told('process_heap_bytes', numberIn(status, /^VmData:\s*(\d+) kB$/m), KIBIBYTE);
  }

  async #files(): Promise<void> {
    const open = await readdir('/proc/self/fd').catch(() => undefined);
    // The folder itself is open while it is read.
    this.#told('process_open_fds', open && open.length - 1);
    this.#told('process_max_fds', numberIn(await textOf('/proc/self/limits'), /^Max open files\s+(\d+)/m));
  }

  /** Shows what Linux tells of a process, and other systems do not. */
  #told(name: OfSystem, value: number | undefined, unit = 1): void {
    const gauge = this.metrics.gauge(name);
    if (value === undefined) gauge.forget({});
    else gauge.set({}, value * unit);
  }
}

type OfSystem = 'process_heap_bytes' | 'process_max_fds' | 'process_open_fds' | 'process_virtual_memory_bytes';

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Empty where the system has no such file. */
const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
