/** `kindwright lint`: what a release deprecates or does not have any more, in manifests or in a live server. */
import { FlagError } from '../../settings/read.js';
import type { Command } from '../command.js';
import type { Served } from '../served.js';
import { aboutObject, CLEAN, type Finding, FOUND, faultText, findingOf, findingText, UNREADABLE } from './findings.js';
import { type LiveFault, liveFindings } from './live.js';
import type { ManifestFault } from './manifests.js';
import { flag, releaseOf } from './migration-flags.js';
import { sourcesOf } from './sources.js';
import { Successors } from './successors.js';

export const lintCommand = (served: () => Promise<Served>): Command => ({
  about:
    'tells which objects of files, folders, the standard input (-) or a live server a release deprecates or does not have, and what takes their place',
  operands: ['[<file…>]'],
  flags: () => ({
    'target-release': flag('Release that is moved to, as in 1.36.'),
    kubeconfig: flag('Client configuration of a live server to look into, in place of files.'),
    output: { ...flag('Lines for people, or one JSON document.', 'text'), values: ['text', 'json'] },
  }),
  async run({ settings, operands }) {
    const release = releaseOf(settings.text('target-release'), 'target-release');
    const kubeconfig = settings.text('kubeconfig');
    if (kubeconfig !== '' && operands.length > 0)
      throw new FlagError(['lint looks into files or, with --kubeconfig, into a server: not into both']);
    const successors = new Successors((await served()).catalogue, release);
    const faults: (ManifestFault | LiveFault)[] = [];
    const findings: Finding[] = [];
    if (kubeconfig !== '') for await (const finding of liveFindings(kubeconfig, successors, faults)) findings.push(finding);
    else {
      const unread: ManifestFault[] = [];
      for (const { manifests } of await sourcesOf(operands, unread))
        for (const { object, place } of manifests.objects) {
          const finding = findingOf(aboutObject(object), successors);
          if (finding !== undefined) findings.push({ ...place, ...finding });
        }
      faults.push(...unread);
    }
    if (settings.text('output') === 'json') console.log(JSON.stringify({ release, findings, faults }, undefined, 2));
    else {
      for (const finding of findings) console.log(findingText(finding));
      for (const fault of faults) console.error('file' in fault ? faultText(fault) : fault.why);
    }
    return faults.length > 0 ? UNREADABLE : findings.length > 0 ? FOUND : CLEAN;
  },
});
