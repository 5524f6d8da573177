/** Auditing that keeps its events, for tests that look at them. */

import { Auditor } from '../../runtime/observe/audit/auditor.js';
import { type AuditEvent, eventText } from '../../runtime/observe/audit/event.js';
import { verdictsOf } from '../../runtime/observe/audit/policy.js';
import { parsePolicy } from '../../runtime/observe/audit/policy-file.js';
import type { Metrics } from '../../runtime/observe/metrics/metrics.js';
import type { OperatorLog } from '../../runtime/observe/operator-log.js';
import { words } from './cluster-kinds.js';
import { TestServer } from './server.js';

// biome-ignore lint/suspicious/noExplicitAny: tests look into events of any shape
export type ShownEvent = any;

const policyText = (rules: string, omitStages: string): string =>
  `apiVersion: audit.k8s.io/v1\nkind: Policy\nomitStages: [ ${omitStages} ]\nrules:\n${rules}\n`;

export class KeptEvents {
  readonly #kept: ShownEvent[] = [];
  #waiting: (() => void)[] = [];
  /** What sinks answer. */
  stores = true;

  readonly audit =
    (rules: string, omitStages = '') =>
    (metrics: Metrics, log: OperatorLog): Auditor =>
      new Auditor(
        { current: verdictsOf(parsePolicy(policyText(rules, omitStages), 'policy', words)) },
        metrics,
        words,
        () => [{ process: async (event) => this.#keep(event), close: async () => undefined }],
        log,
      );

  #keep(event: AuditEvent): boolean {
    this.#kept.push(JSON.parse(eventText(event, { group: 'audit.k8s.io', version: 'v1' })));
    for (const wake of this.#waiting.splice(0)) wake();
    return this.stores;
  }

  /** What was kept since the last asking, once there are so many. */
  async take(count: number): Promise<ShownEvent[]> {
    while (this.#kept.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.#kept.splice(0);
  }
}

/** A server that audits by the rules, and what comes of it. */
export async function auditedServer(
  rules: string,
  options: Parameters<typeof TestServer.start>[0] = {},
  omitStages = 'RequestReceived',
): Promise<{ server: TestServer; events: KeptEvents }> {
  const events = new KeptEvents();
  return { server: await TestServer.start({ audit: events.audit(rules, omitStages), ...options }), events };
}
