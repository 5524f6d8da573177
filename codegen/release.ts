/** Releases of a catalogue: a snapshot of what it promises, written beside it. */
import path from 'node:path';
import { OutputFolder } from '../runtime/files/output-folder.js';
import { compareReleases } from '../runtime/model/definition/releases.js';
import { type Diagnostic, Diagnostics, lineOf, listed, printDiagnostics } from './diagnostics.js';
import { type GenerateOptions, soundCatalogue } from './generate.js';
import { lastOf, madeOf } from './released/check-released.js';
import { ownSettings } from './released/own.js';
import { SNAPSHOT_FILE, type SnapshotContent } from './released/snapshot.js';
import { snapshotOf } from './released/take.js';
import { snapshotText } from './released/text.js';
import { shownPath } from './source-file.js';

export interface ReleaseOptions extends Pick<GenerateOptions, 'catalog' | 'output' | 'today'> {
  /** As in 1.4; that of service.yaml when empty. */
  readonly release?: string;
  /** Why rules are broken: with it, the release is made all the same, and its snapshot says so. */
  readonly exception?: string;
}

/** Thrown for a release that cannot be made; the message has a line for each fault. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** A change of what releases hold: the record has it as it is now, once it is made again. */
const isOfRecord = ({ code }: Diagnostic): boolean => code === 'KW050';

/** The rules of the deprecation policy, and what releases hold: exceptions may be made of both. */
const isRule = ({ code }: Diagnostic): boolean => code > 'KW040' && code <= 'KW050';

/** Writes the snapshot of a release, and says so. Throws ReleaseError where the catalogue is at fault or breaks a rule. */
export function release({ exception = '', ...options }: ReleaseOptions): string {
  const diagnostics = new Diagnostics();
  const sound = soundCatalogue({ ...options, check: true }, diagnostics);
  const refused = diagnostics.all.filter((each) => exception === '' || !isRule(each));
  if (sound === undefined || refused.length > 0) throw new ReleaseError(printDiagnostics(refused));
  const { loaded, model, before } = sound;
  const made = madeOf(loaded);
  const wanted = releaseName(options.release || made.release, made.release, before);
  // A release that is recorded again was made on the day that is known.
  const day = options.today ?? before?.releases[wanted] ?? new Date().toISOString().slice(0, 10);
  const content = snapshotOf(
    model,
    ownSettings(loaded),
    { release: wanted, day, announced: made.announced, shown: made.release === undefined },
    before,
  );
  const broken = diagnostics.all.filter((each) => !isOfRecord(each)).map(lineOf);
  const files = diagnostics.all.filter(isOfRecord).map(({ at }) => at.file.slice(`${shownPath(options.catalog, '')}/`.length));
  const corrected = [...new Set(files)].sort();
  const excepted = { release: wanted, reason: exception, broken, ...(corrected.length === 0 ? {} : { corrected }) };
  const exceptions = [...(before?.exceptions ?? []), ...(diagnostics.all.length === 0 ? [] : [excepted])];
  const text = snapshotText({ ...content, ...(exceptions.length === 0 ? {} : { exceptions }) });
  const file = new OutputFolder(options.catalog).write(SNAPSHOT_FILE, text);
  const told = broken.length === 0 ? '' : ` It breaks ${broken.length} rules: tell so in its notes.`;
  const again = corrected.length === 0 ? '' : ` What earlier releases hold is recorded anew as it stands in ${listed(corrected)}.`;
  return `${path.relative('', file)} has what release ${wanted} promises; commit it with the release.${told}${again}`;
}

/** Throws ReleaseError for what is no release, or one that comes before the last. */
function releaseName(wanted: string | undefined, made: string | undefined, before: SnapshotContent | undefined): string {
  if (wanted === undefined)
    throw new ReleaseError('the release has no name: write `release: "0.1"` in service.yaml, or give it with --release=0.1');
  if (!/^\d+\.\d+$/.test(wanted))
    throw new ReleaseError(`${JSON.stringify(wanted)} is no release: releases are <major>.<minor>, such as 0.1`);
  if (made !== undefined && made !== wanted)
    throw new ReleaseError(`--release is ${wanted}, and service.yaml says ${made}: lifetimes go by that; change it there`);
  const last = before === undefined ? undefined : lastOf(before);
  if (last !== undefined && compareReleases(wanted, last) < 0)
    throw new ReleaseError(`release ${wanted} is older than ${last}, which was made`);
  return wanted;
}
