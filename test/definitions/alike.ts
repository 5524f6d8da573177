/** Two servers, one with a kind of a catalogue and one with the same as a custom resource, that are asked the same. */
import assert from 'node:assert/strict';
import type { Answer, Ask, TestServer } from '../support/server.js';

export interface BothWays {
  readonly ofCatalogue: TestServer;
  readonly ofDefinition: TestServer;
}

/** Members that no two servers have alike. */
const OWN = new Set(['uid', 'resourceVersion', 'creationTimestamp', 'time']);

/** What does not go by when each server was asked: ages in tables, and the order of owners, which is that of their times. */
function timeless(key: string, member: unknown): unknown {
  if (OWN.has(key)) return 'own';
  if (key === 'cells' && Array.isArray(member)) return member.map((cell) => (/^\d+s$/.test(String(cell)) ? 'age' : cell));
  if (key === 'managedFields' && Array.isArray(member)) return member.map((owner) => JSON.stringify(owner, timeless)).sort();
  return member;
}

export const comparable = (value: unknown): unknown => JSON.parse(JSON.stringify(value, timeless));

/** What both answer, who must answer alike. */
export async function alikeOf({ ofCatalogue, ofDefinition }: BothWays, at: string, ask: Ask = {}): Promise<Answer> {
  const [one, other] = await Promise.all([ofCatalogue.ask(at, ask), ofDefinition.ask(at, ask)]);
  assert.equal(other.status, one.status, `${one.text}\n${other.text}`);
  assert.deepEqual(comparable(other.json), comparable(one.json));
  return one;
}
