/**
 * Verifies the registry signatures and attestations of what is installed. Exit status 1 where one is wrong or missing; where the
 * registry or the publisher of its keys cannot be asked, a line says that nothing was checked.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Milliseconds for all of it. */
const PATIENCE_MS = 180_000;

/** Codes of errors that say nothing about a signature: nobody answered, or not what was asked for. */
const UNANSWERED = /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ESOCKET\w*|ENETUNREACH|EHOSTUNREACH|EPIPE|E40\d|E429|E5\d\d|TUF_\w+|ERR_SOCKET_TIMEOUT)$/;

/** What a run of `npm audit signatures --json` says: `verified`, `unchecked` or `failed`, with a line about it. */
export function verdictOf(status, output) {
  let answer;
  try {
    answer = JSON.parse(output);
  } catch {
    return status === null ? ['unchecked', 'the registry did not answer in time'] : ['failed', 'npm audit signatures gave no answer'];
  }
  const { error, invalid = [], missing = [] } = answer;
  if (error !== undefined) {
    const { code, summary } = error;
    const noKeys = /found no (installed )?dependencies to audit/.test(String(summary));
    return [noKeys || UNANSWERED.test(String(code)) ? 'unchecked' : 'failed', String(summary).split('\n')[0]];
  }
  const named = (list) => list.map(({ name, version }) => `${name}@${version}`).join(', ');
  if (invalid.length > 0) return ['failed', `wrong: ${named(invalid)}`];
  if (missing.length > 0) return ['failed', `missing: ${named(missing)}`];
  return status === 0 ? ['verified', ''] : ['failed', `npm audit signatures ended with status ${status}`];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { status, stdout } = spawnSync('npm', ['audit', 'signatures', '--json', '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [verdict, why] = verdictOf(status, stdout);
  const LINES = { verified: 'Registry signatures: verified.', unchecked: `Registry signatures: not checked (${why}).`, failed: `Registry signatures: ${why}` };
  console.log(LINES[verdict]);
  process.exitCode = verdict === 'failed' ? 1 : 0;
}
