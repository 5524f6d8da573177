/** Writes with 64 writers at once until it is killed, and prints `<key> <revision> <value>` for each acknowledged write. */
import { SqliteEngine } from '../../runtime/store/index.js';

const engine = new SqliteEngine({ directory: process.argv[2] ?? '' });
await engine.open();
process.stdout.write('open\n');

async function writer(number: number): Promise<void> {
  let revision = 0;
  for (let round = 0; ; round++) {
    // Every third write makes a new key, the others replace the writer's own.
    const fresh = round % 3 === 0;
    const key = fresh ? `/new/${number}-${round}` : `/own/${number}`;
    const value = `${number}-${round}-${'x'.repeat(500)}`;
    const result = await engine.commit({ key, value: Buffer.from(value), expected: fresh ? 0 : revision });
    if (!result.committed) throw new Error(`${key} was written by nobody else`);
    if (!fresh) revision = result.revision;
    process.stdout.write(`${key} ${result.revision} ${value} .\n`);
  }
}

await Promise.all(Array.from({ length: 64 }, (_, number) => writer(number)));
