/**
 * Writes the notes of a release into CHANGELOG.md, from the subjects of the commits since the release before, and prints them.
 * `node .ci/changelog.mjs [--date=2026-01-31]`; the version is that of package.json, and a release is a tag `v<version>`. Notes of a version
 * that are there already are replaced. A subject is `part: what was done`; a paragraph of a commit's body that begins with `Upgrading:` tells
 * users what they have to do.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const FILE = 'CHANGELOG.md';
const HEAD = '# Changes\n\nNotes of releases, made from commits by `npm run changelog`.\n';
/** Parts of the repository that users of the package do not see. */
const INSIDE = new Set(['attack', 'bench', 'build', 'ci', 'history', 'lint', 'merge', 'soak', 'test', 'tests']);

const { values } = parseArgs({ options: { date: { type: 'string', default: new Date().toISOString().slice(0, 10) } } });
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** The newest release before this one; undefined before the first. */
const last = git('tag', '--merged', 'HEAD', '--list', 'v*', '--sort=-version:refname').split('\n').find((tag) => tag !== '' && tag !== `v${version}`);

const commits = last === undefined ? [] : git('log', '--no-merges', '--reverse', '--format=%h%x1f%s%x1f%b%x1e', `${last}..HEAD`).split('\x1e');
const changes = commits
  .map((commit) => commit.trim().split('\x1f'))
  .flatMap(([hash, subject = '', body = '']) => {
    const [, part, what] = /^([\w -]+(?:, [\w -]+)*): (.+)$/.exec(subject) ?? [];
    return part === undefined || part.split(', ').every((name) => INSIDE.has(name)) ? [] : [{ hash, part, what, body }];
  })
  .sort((a, b) => (a.part < b.part ? -1 : a.part > b.part ? 1 : 0));
const upgrading = changes.flatMap(({ body }) =>
  body
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.startsWith('Upgrading:'))
    .map((paragraph) => paragraph.slice('Upgrading:'.length).trim().replaceAll('\n', ' ')),
);

const list = (lines) => lines.map((line) => `- ${line}\n`).join('');
const notes = [
  `## ${version} (${values.date})\n`,
  ...(last === undefined ? ['The first release.\n'] : []),
  ...(last !== undefined && changes.length === 0 ? ['Nothing that users see has changed.\n'] : []),
  ...(upgrading.length === 0 ? [] : [`### Upgrading\n\n${list(upgrading)}`]),
  ...(changes.length === 0 ? [] : [`### Changes since ${last}\n\n${list(changes.map(({ hash, part, what }) => `**${part}**: ${what} (${hash})`))}`]),
].join('\n');

const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
const [head = '', ...sections] = text.split(/^(?=## )/m);
const others = sections.filter((section) => !section.startsWith(`## ${version} `)).map((section) => section.trimEnd());
writeFileSync(FILE, `${[head.trimEnd(), notes.trimEnd(), ...others].join('\n\n')}\n`);
console.log(notes.trimEnd());
