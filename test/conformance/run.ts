/**
 * Replays recorded conversations with a conformant server against the built one, where the recordings are beside the
 * checkout. Areas that must pass entirely are named here; any difference in them fails the run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../support/generated.js';

const RUNNER = path.resolve(ROOT, '../shared/conformance/run.mjs');
const EXPECTED: unknown = JSON.parse(readFileSync(path.join(ROOT, 'test/conformance/expected.json'), 'utf8'));

interface Result {
  readonly area: string;
  readonly name: string;
  readonly passed: boolean;
}

if (!existsSync(RUNNER)) {
  console.log('The recorded conversations are not beside this checkout; nothing was replayed.');
} else {
  const { areas, open } = EXPECTED as { areas: string[]; open: Record<string, string> };
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'kindwright-conformance-')), 'report.json');
  const args = process.argv.slice(2);
  const wanted = args.length > 0 ? args : ['--area', areas.join(',')];
  spawnSync(process.execPath, [RUNNER, '--target', path.join(ROOT, 'test/conformance/target.json'), '--report', report, ...wanted], {
    stdio: 'inherit',
    cwd: ROOT,
  });
  const results = JSON.parse(readFileSync(report, 'utf8')) as Result[];
  const failed = results.filter((r) => !r.passed && open[`${r.area}/${r.name}`] === undefined);
  const settled = results.filter((r) => r.passed && open[`${r.area}/${r.name}`] !== undefined);
  for (const r of failed) console.error(`differs: ${r.area}/${r.name}`);
  for (const r of settled) console.error(`passes, but is listed as open: ${r.area}/${r.name}`);
  if (args.length === 0) process.exitCode = failed.length + settled.length === 0 ? 0 : 1;
}
