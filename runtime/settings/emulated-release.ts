/** Emulation: a server of one release that shows the API of an earlier one. */
import { compareReleases, releasesBetween } from '../model/definition/releases.js';
import type { Settings } from './settings.js';

/** How many releases back a server goes. */
const LEAST = 3;

const FORM = /^(?:kube=)?(\d+\.\d+)$/;

type Given = Pick<Settings, 'text' | 'list'>;

/** The release that is asked for, as it was written; undefined where none is. */
const asked = (settings: Given): string | undefined => settings.list('emulated-version').at(-1);

/** The release that the server is. */
export const binaryRelease = (settings: Given): string => settings.text('release');

/** The release whose API is shown: the emulated one, or else that of the server. */
export function shownRelease(settings: Given): string {
  return FORM.exec(asked(settings) ?? '')?.[1] ?? binaryRelease(settings);
}

/** What is wrong with the release that is asked for; undefined where it can be shown. */
export function emulationFault(settings: Given): string | undefined {
  const given = asked(settings);
  if (given === undefined) return undefined;
  if (!FORM.test(given)) return `--emulated-version: ${JSON.stringify(given)} is not of the form <major>.<minor> or kube=<major>.<minor>`;
  const [emulated, binary] = [shownRelease(settings), binaryRelease(settings)];
  const isNear = compareReleases(emulated, binary) <= 0 && releasesBetween(emulated, binary) <= LEAST;
  if (isNear && emulated.split('.')[0] === binary.split('.')[0]) return undefined;
  const [major = '', minor = ''] = binary.split('.');
  return `--emulated-version: emulation version ${emulated} is not between [${major}.${Number(minor) - LEAST}, ${binary}]`;
}
