/** `kindwright policy test`: what admission policies say of objects, without a server that runs. */

import { isPolicy } from '../../admission/plugins/policies/kinds.js';
import type { FlagDefinition } from '../../model/definition/definition.js';
import { NEWEST_RELEASE } from '../../model/definition/releases.js';
import { FlagError } from '../../settings/read.js';
import type { Commands } from '../command.js';
import { CLEAN, FOUND, faultText, UNREADABLE } from '../migration/findings.js';
import type { FoundObject, ManifestFault } from '../migration/manifests.js';
import { flag, releaseOf } from '../migration/migration-flags.js';
import { sourcesOf } from '../migration/sources.js';
import type { Served } from '../served.js';
import { doubtText, isRefused, type Trial, trialText, unusableText } from './trial.js';

const files = (description: string): FlagDefinition => ({ type: 'strings', section: 'Flags', default: [], description });

export const policyCommands = (served: () => Promise<Served>): Commands => ({
  'policy test': {
    about: 'tells what policies of admission say of objects, what they change in them and what that costs, before any server has them',
    operands: ['<file…>'],
    flags: () => ({
      objects: files('Files, or folders of files, whose objects are judged as if they were created.'),
      'namespace-objects': files('Files, or folders of files, with namespaces and all else that policies look at.'),
      release: flag('Release whose policies and objects they are, as in 1.33.', NEWEST_RELEASE),
      user: flag('Name of the user who creates the objects; an administrator by default.'),
      groups: files('Groups of that user.'),
      output: { ...flag('Lines for people, or one JSON document.', 'text'), values: ['text', 'json'] },
    }),
    async run({ settings, operands }) {
      const release = releaseOf(settings.text('release'), 'release');
      const faults: ManifestFault[] = [];
      const objectsIn = async (sources: readonly string[]): Promise<readonly FoundObject[]> =>
        sources.length === 0 ? [] : (await sourcesOf(sources, faults)).flatMap(({ manifests }) => manifests.objects);
      const [judged, others] = [settings.list('objects'), settings.list('namespace-objects')];
      if (judged.length === 0) throw new FlagError(['policy test needs objects to judge, as in: --objects=manifests/']);
      const user = settings.text('user');
      const groups = settings.list('groups');
      if (user === '' && groups.length > 0) throw new FlagError(['--groups are those of a --user, who is missing']);
      const trial: Trial = {
        release,
        policies: await objectsIn(operands),
        around: await objectsIn(others),
        objects: await objectsIn(judged),
        user: user === '' ? undefined : { name: user, groups },
      };
      // Help waits for no server to load.
      const { tried } = await import('./try-out.js');
      const { unusable, doubts, verdicts } = await tried(await served(), trial);
      if (settings.text('output') === 'json') console.log(JSON.stringify({ release, unusable, doubts, verdicts, faults }, undefined, 2));
      else {
        for (const one of unusable) console.log(unusableText(one));
        for (const one of doubts) console.log(doubtText(one));
        if (!trial.policies.some(({ object }) => isPolicy(object))) console.log(`there is no policy in ${operands.join(', ')}`);
        for (const verdict of verdicts) console.log(trialText(verdict));
        for (const fault of faults) console.error(faultText(fault));
      }
      if (faults.length > 0) return UNREADABLE;
      return unusable.length > 0 || verdicts.some(isRefused) ? FOUND : CLEAN;
    },
  },
});
