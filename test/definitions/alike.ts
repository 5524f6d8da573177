/** Two servers, one with a kind of a catalogue and one with the same as a custom resource, that are asked the same. */
import assert from 'node:assert/strict';
import type { Answer, Ask, TestServer } from '../support/server.js';

export interface BothWays {
  readonly ofCatalogue: TestServer;
  readonly ofDefinition: TestServer;
}

/** Members that no two servers have alike. */
const OWN = new Set(['uid', 'resourceVersion', 'creationTimestamp', 'time']);

export const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, member: unknown) => (OWN.has(key) ? 'own' : member)));

/** What both answer, who must answer alike. */
export async function alikeOf({ ofCatalogue, ofDefinition }: BothWays, at: string, ask: Ask = {}): Promise<Answer> {
  const [one, other] = await Promise.all([ofCatalogue.ask(at, ask), ofDefinition.ask(at, ask)]);
  assert.equal(other.status, one.status, `${one.text}\n${other.text}`);
  assert.deepEqual(comparable(other.json), comparable(one.json));
  return one;
}
