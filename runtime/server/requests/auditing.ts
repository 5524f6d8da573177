/** Auditing as the command line asks for it. */
import type { Words } from '../../model/values/words.js';
import { Auditor, type AuditSink, type EventsLost } from '../../observe/audit/auditor.js';
import type { BatchLimits } from '../../observe/audit/batches.js';
import { EVENT_VERSIONS, type EventForm } from '../../observe/audit/event.js';
import { type LineOutput, logBackend, standardOutput } from '../../observe/audit/log-backend.js';
import { type AuditBackend, batching, blocking } from '../../observe/audit/modes.js';
import { type Verdicts, verdictsOf } from '../../observe/audit/policy.js';
import { readPolicyFile } from '../../observe/audit/policy-file.js';
import { RotatingFile } from '../../observe/audit/rotating-file.js';
import { splitting, truncating } from '../../observe/audit/truncation.js';
import { webhookBackend } from '../../observe/audit/webhook-backend.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { OperatorLog } from '../../observe/operator-log.js';
import type { Followed, FollowedFiles } from '../../settings/followed-files.js';
import type { Settings } from '../../settings/settings.js';
import type { OutsideServices } from '../access/outside-services.js';
import type { Worker } from '../worker.js';

/** Batches on their way at once: lines keep their order, a slow service does not hold up what comes after. */
const CONCURRENCY = { log: 1, webhook: 8 };

type Destination = keyof typeof CONCURRENCY;

const MEGABYTE = 1024 * 1024;
/** Characters of bodies that may wait in memory for a slow destination. */
const BUFFERED_BODIES = 128 * MEGABYTE;
const DEFAULT_MEGABYTES = 100;

/** Faults of the flags of auditing against one another. */
export function auditFaults(settings: Settings): string[] {
  const faults: string[] = [];
  for (const to of ['log', 'webhook'] as const) {
    if (settings.text(to === 'log' ? 'audit-log-path' : 'audit-webhook-config-file') === '') continue;
    const flag = <Name extends string>(name: Name) => `audit-${to}-${name}` as const;
    if (settings.text(flag('mode')) === 'batch') {
      if (settings.number(flag('batch-max-size')) > settings.number(flag('batch-buffer-size')))
        faults.push(`--${flag('batch-max-size')} is larger than --${flag('batch-buffer-size')}`);
      if (settings.flag(flag('batch-throttle-enable')))
        for (const name of ['batch-throttle-qps', 'batch-throttle-burst'] as const)
          if (settings.number(flag(name)) <= 0) faults.push(`--${flag(name)} must be greater than 0 where batches are limited`);
    }
    if (settings.number(flag('truncate-max-batch-size')) < settings.number(flag('truncate-max-event-size')))
      faults.push(`--${flag('truncate-max-batch-size')} is smaller than --${flag('truncate-max-event-size')}`);
  }
  return faults;
}

/** Undefined where nothing is audited. Throws where the policy or a destination cannot be used. */
export async function auditorOf(
  settings: Settings,
  words: Words,
  outside: OutsideServices,
  files: FollowedFiles,
  log: OperatorLog,
  release: string,
  worker?: Worker,
): Promise<((metrics: Metrics) => Auditor) | undefined> {
  const file = settings.text('audit-policy-file');
  const policy = file === '' ? undefined : followedPolicy(settings, words, files, release);
  const backends = await backendsOf(settings, words, outside, () => worker?.openAuditLog() ?? auditLogOf(settings, log));
  if (policy === undefined && backends.length > 0) {
    log('There is no --audit-policy-file, so that nothing is audited.');
    for (const [, backend] of backends) await backend.close();
  }
  if (policy === undefined || backends.length === 0) return undefined;
  return (metrics) =>
    new Auditor(
      policy,
      metrics,
      words,
      (lost) => backends.map(([to, backend]) => sinkOf(settings, to, backend, formOf(settings, to, words), lost)),
      log,
    );
}

/** The policy of the file as it is now. */
const followedPolicy = (settings: Settings, words: Words, files: FollowedFiles, release: string): Followed<Verdicts> =>
  files.follow({
    flags: ['audit-policy-file'],
    read: () => verdictsOf(readPolicyFile(settings.text('audit-policy-file'), words, release)),
  });

async function backendsOf(
  settings: Settings,
  words: Words,
  outside: OutsideServices,
  open: () => Promise<LineOutput>,
): Promise<(readonly [Destination, AuditBackend])[]> {
  const backends: (readonly [Destination, AuditBackend])[] = [];
  const config = settings.text('audit-webhook-config-file');
  if (config !== '') {
    const service = outside.posts('audit-webhook-config-file');
    const backoff = settings.seconds('audit-webhook-initial-backoff') * 1000;
    backends.push(['webhook', webhookBackend(service, backoff, formOf(settings, 'webhook', words))]);
  }
  // The file is opened last, so that what may fail leaves none open.
  if (settings.text('audit-log-path') !== '') {
    const output = await open();
    const format = settings.text('audit-log-format') === 'legacy' ? 'legacy' : 'json';
    backends.unshift(['log', logBackend(output, format, formOf(settings, 'log', words))]);
  }
  return backends;
}

/** The log that flags name, which is there. Rejects where its file cannot be opened. */
export async function auditLogOf(settings: Settings, log: OperatorLog): Promise<LineOutput> {
  const file = settings.text('audit-log-path');
  if (file === '-') return standardOutput();
  try {
    const limits = {
      maxBackups: settings.number('audit-log-maxbackup'),
      maxAgeDays: settings.number('audit-log-maxage'),
      compress: settings.flag('audit-log-compress'),
    };
    return await RotatingFile.open(file, (settings.number('audit-log-maxsize') || DEFAULT_MEGABYTES) * MEGABYTE, limits, log);
  } catch (error) {
    throw new Error(`--audit-log-path: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const formOf = (settings: Settings, to: Destination, words: Words): EventForm => ({
  group: words.group('audit'),
  version: EVENT_VERSIONS.find((version) => settings.text(`audit-${to}-version`).endsWith(`/${version}`)) ?? 'v1',
});

function sinkOf(settings: Settings, to: Destination, backend: AuditBackend, form: EventForm, lost: EventsLost): AuditSink {
  const mode = settings.text(`audit-${to}-mode`);
  const truncates = settings.flag(`audit-${to}-truncate-enabled`);
  const sized = truncates ? splitting(backend, settings.number(`audit-${to}-truncate-max-batch-size`), form) : backend;
  const strict = mode === 'blocking-strict';
  const sink = mode === 'batch' ? batching(sized, limitsOf(settings, to), lost) : blocking(sized, strict, lost);
  return truncates ? truncating(sink, settings.number(`audit-${to}-truncate-max-event-size`), form, strict, lost) : sink;
}

const limitsOf = (settings: Settings, to: Destination): BatchLimits => ({
  bufferSize: settings.number(`audit-${to}-batch-buffer-size`),
  bufferBodies: BUFFERED_BODIES,
  maxSize: settings.number(`audit-${to}-batch-max-size`),
  maxWaitMs: settings.seconds(`audit-${to}-batch-max-wait`) * 1000,
  throttle: settings.flag(`audit-${to}-batch-throttle-enable`)
    ? { qps: settings.number(`audit-${to}-batch-throttle-qps`), burst: settings.number(`audit-${to}-batch-throttle-burst`) }
    : undefined,
  concurrency: CONCURRENCY[to],
});
