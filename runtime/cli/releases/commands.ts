/** `kindwright releases` and `kindwright diff-release`: what releases of the API add and take. */
import type { Catalogue } from '../../model/definition/definition.js';
import { isShown, NEWEST_RELEASE, OLDEST_RELEASE, releaseAfter } from '../../model/definition/releases.js';
import { FlagError } from '../../settings/read.js';
import type { Command, Commands } from '../command.js';
import type { Served } from '../served.js';
import { type Difference, differencesOf, differenceText, summaryText } from './difference.js';
import { viewOf } from './view.js';

const OUTPUT = {
  type: 'string',
  section: 'Flags',
  default: 'text',
  values: ['text', 'json'],
  description: 'How it is told: lines for people, or one JSON document.',
} as const;

/** The release that an operand names. Throws FlagError for a text that names none that is shown. */
function shownRelease(text: string): string {
  if (isShown(text)) return text;
  throw new FlagError([`${JSON.stringify(text)} is no release that is shown: these are ${OLDEST_RELEASE} to ${NEWEST_RELEASE}`]);
}

/** The catalogue, if it shows the cluster API. Throws FlagError for one that has no such releases. */
async function showing(served: () => Promise<Served>): Promise<Catalogue> {
  const { catalogue, origin } = await served();
  if (catalogue.flags.release !== undefined) return catalogue;
  throw new FlagError([`the catalogue of ${origin} has no kinds of the cluster API, whose releases these are`]);
}

const releases = (served: () => Promise<Served>): Command => ({
  about: 'lists the releases whose API can be shown with --release, and what each adds to the one before and takes from it',
  flags: () => ({ output: OUTPUT }),
  async run({ settings }) {
    const catalogue = await showing(served);
    const asJson = settings.text('output') === 'json';
    const told: { readonly release: string; readonly differences: readonly Difference[] }[] = [];
    let before: Awaited<ReturnType<typeof viewOf>> | undefined;
    for (let release = OLDEST_RELEASE; ; release = releaseAfter(release)) {
      const view = await viewOf(catalogue, release);
      const differences = before === undefined ? [] : differencesOf(before, view);
      if (asJson) told.push({ release, differences });
      else
        console.log(before === undefined ? `${release}  the first one` : `${release}  ${summaryText(differences)}`, kindsText(differences));
      before = view;
      if (release === NEWEST_RELEASE) break;
    }
    if (asJson) console.log(JSON.stringify({ releases: told }, undefined, 2));
    return undefined;
  },
});

/** The kinds that come and go, each on a line of its own. */
const kindsText = (differences: readonly Difference[]): string =>
  differences
    .filter(({ section, change }) => section === 'kinds' && change !== 'changed')
    .map(({ name, change }) => `\n      ${change === 'added' ? '+' : '-'} ${name}`)
    .join('');

const diffRelease = (served: () => Promise<Served>): Command => ({
  about: 'tells what a release has that an earlier or later one does not have, or has in another way: kinds, fields, gates, flags, rules',
  operands: ['<from>', '<to>'],
  flags: () => ({ output: OUTPUT }),
  async run({ settings, operands }) {
    const [from = '', to = ''] = operands.map(shownRelease);
    const catalogue = await showing(served);
    const differences = differencesOf(await viewOf(catalogue, from), await viewOf(catalogue, to));
    if (settings.text('output') === 'json') console.log(JSON.stringify({ from, to, differences }, undefined, 2));
    else console.log(differences.length === 0 ? `${from} and ${to} do not differ.` : differenceText(differences));
    return undefined;
  },
});

export const releaseCommands = (served: () => Promise<Served>): Commands => ({
  releases: releases(served),
  'diff-release': diffRelease(served),
});
