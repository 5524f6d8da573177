/** The console under attack: what other pages, strangers, and users of few rights do with it, and what its answers hold. */
import { CANARY_FORMS, type Judge } from '../refusals.js';
import { type Target, TOKENS } from '../target.js';
import { consoleAnswers, keptAnswers, storedValues, traversals } from './answers.js';
import { forgedRequests } from './forged.js';
import { guessedLogins, manySessions, strangeCookies } from './logins.js';
import { Visitor } from './visitor.js';

/** Tries everything; a line for each request that got through, showed the canary or was answered otherwise than it should be. */
export async function consoleFaults(target: Target): Promise<{ readonly faults: string[]; readonly tried: number }> {
  const { port, link, administrator: token } = target;
  const faults: string[] = [];
  const judge: Judge = (name, status, text, expected) => {
    if (CANARY_FORMS.some((form) => text.includes(form))) faults.push(`${name}: the answer (${status}) shows the canary`);
    else if (status !== 0 && !expected.includes(status)) faults.push(`${name}: answered with ${status} ${text.slice(0, 160)}`);
  };
  const code = new URL(link).hash.replace('#code=', '');
  const [administrator, alice] = [new Visitor(port), new Visitor(port)];
  try {
    judge('a login by the link', (await administrator.logIn({ code })).status, '', [200]);
    judge('a login by a token', (await alice.logIn({ token: TOKENS.alice })).status, '', [200]);
    const parts = [
      await forgedRequests(administrator, port, judge),
      await guessedLogins(port, code, judge),
      await manySessions(port, [administrator, alice], judge),
      await strangeCookies(port, judge),
      await consoleAnswers(administrator, judge),
      await storedValues(administrator, judge),
      await traversals(administrator, token, judge),
      await keptAnswers(administrator, judge),
    ];
    const secrets = [token, code, ...Object.values(TOKENS), ...[administrator, alice].map(({ cookie }) => cookie.split('=')[1] ?? '')];
    for (const secret of secrets)
      if (target.told.includes(secret)) faults.push(`the log holds a secret that begins with ${secret.slice(0, 5)}`);
    return { faults, tried: parts.reduce((sum, each) => sum + each, 2) };
  } finally {
    administrator.close();
    alice.close();
  }
}
