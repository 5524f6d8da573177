/** Profiles of the process, made by the engine itself for a while: where time goes, and what memory is taken by. They hold names of functions, and nothing of objects. */
import type { Session } from 'node:inspector/promises';

export type ProfileKind = 'cpu' | 'heap';

/** Between samples of memory, in bytes that are taken. */
const HEAP_SAMPLE_BYTES = 64 * 1024;

/**
 * Profiles until `enough` resolves; the text that developer tools read (`.cpuprofile`, `.heapprofile`). Costs a few percent of the
 * process meanwhile.
 */
export async function profile(kind: ProfileKind, enough: Promise<void>): Promise<string> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  try {
    return JSON.stringify(await (kind === 'cpu' ? cpuProfile(session, enough) : heapProfile(session, enough)));
  } finally {
    session.disconnect();
  }
}

async function cpuProfile(session: Session, enough: Promise<void>): Promise<object> {
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  await enough;
  return (await session.post('Profiler.stop')).profile;
}

async function heapProfile(session: Session, enough: Promise<void>): Promise<object> {
  await session.post('HeapProfiler.enable');
  await session.post('HeapProfiler.startSampling', { samplingInterval: HEAP_SAMPLE_BYTES });
  await enough;
  return (await session.post('HeapProfiler.stopSampling')).profile;
}
