import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Engine, MemoryEngine, type StoreEvent, type Write } from '../../runtime/store/index.js';
import type { EngineUnderTest } from './engine-suite.js';
import { Recorder } from './recorder.js';

/** Numbers below the bound, the same each time. */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * bound);
  };
}

/** An engine gives the same answers as the one in memory to the same random history. */
export function describeSameAnswers(make: () => Promise<EngineUnderTest>): void {
  it('gives the same answers as the memory engine to the same random history', async () => {
    const next = numbers(42);
    const { engine: other, dispose } = await make();
    const engines: readonly Engine[] = [new MemoryEngine(), other];
    await Promise.all(engines.map((engine) => engine.open()));
    const same = async <R>(ask: (engine: Engine) => Promise<R>): Promise<R | undefined> => {
      const [memory, answer] = await Promise.all(
        engines.map((engine) =>
          ask(engine).then(
            (value) => ({ value }),
            (error: Error) => ({ fault: `${error.name}: ${error.message}` }),
          ),
        ),
      );
      assert.deepEqual(answer, memory);
      return memory !== undefined && 'value' in memory ? memory.value : undefined;
    };
    try {
      let newest = 1;
      for (let step = 0; step < 1500; step++) {
        const key = `${'abc'[next(3)]}/${next(12)}`;
        const value = next(4) === 0 ? undefined : Buffer.from(`${step}`);
        const expected = next(3) === 0 ? (next(2) === 0 ? 0 : Math.max(0, newest - next(20))) : undefined;
        const write: Write = { key, value, expected };
        const result = await same((engine) => engine.commit(write));
        if (result?.committed) newest = result.revision;
        const revision = next(3) === 0 ? undefined : Math.max(1, newest - next(60) + 2);
        const start = next(2) === 0 ? `b/${next(12)}` : undefined;
        const prefix = ['', 'a/', 'b/', 'b/1', 'z'][next(5)] ?? '';
        const oldest = Math.max(1, newest - next(40));
        if (step % 3 === 0) await same((engine) => engine.range(prefix, { revision, start, limit: 4 }));
        if (step % 5 === 0) await same((engine) => engine.get(key, revision));
        if (step % 100 === 99) await same((engine) => engine.compact(oldest));
      }
      await same((engine) => engine.compactedRevision());
      const told = async (engine: Engine): Promise<readonly StoreEvent[]> => {
        const seen = new Recorder();
        engine.watch('b/', await engine.compactedRevision(), seen.handler);
        await seen.reached(newest);
        return seen.told;
      };
      assert.ok(((await same(told)) ?? []).length > 0);
    } finally {
      await Promise.all(engines.map((engine) => engine.close()));
      await dispose();
    }
  });
}
