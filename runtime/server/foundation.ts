/** What a server stands on before it has a store: its data folder and files, its keys and authorities, its metrics, and where it listens. */
import type { ClusterAuthorities } from '../auth/cluster-authorities.js';
import type { ServiceAccountTokens } from '../auth/service-account-tokens.js';
import { OutgoingAddresses } from '../client/outgoing.js';
import { WorkMarks } from '../model/work-marks.js';
import { allowedLabels } from '../observe/metrics/allowed-labels.js';
import { Metrics } from '../observe/metrics/metrics.js';
import { Pace } from '../resource/pace.js';
import { FollowedFiles } from '../settings/followed-files.js';
import { accountTokens } from './access/authentication.js';
import { clusterAuthorities, trustedAuthorities } from './access/authorities.js';
import { fileFaultsOf, READ_AT_START } from './flags/flag-files.js';
import { Listening } from './lifecycle/listening.js';
import type { Plan } from './plan.js';
import { type FollowedCertificates, followedServing, namedCertificateFiles } from './serving-certificates.js';
import { administratorToken, openDataFolder } from './storage/data-folder.js';
import { readOnce } from './storage/encrypting.js';

export interface Foundation {
  readonly files: FollowedFiles;
  readonly serving: FollowedCertificates;
  readonly authorities: ClusterAuthorities;
  /** The token of the local administrator. */
  readonly administrator: string;
  readonly tokens: ServiceAccountTokens;
  readonly metrics: Metrics;
  readonly marks: WorkMarks;
  readonly pace: Pace;
  readonly listening: Listening;
  readonly outgoing: OutgoingAddresses;
}

/** Makes the data folder where there is none. Nothing of it must be ended before it is begun. */
export function foundationOf({ catalogue, settings, given, log, warn, clock, release, words, controllers }: Plan): Foundation {
  openDataFolder(settings);
  const files = new FollowedFiles({
    settings,
    log,
    readAtStart: [...READ_AT_START, ...readOnce(settings)],
    faultsOf: (flag, file) => fileFaultsOf(flag, file, words, release),
    filesOf: (flag) => namedCertificateFiles(settings, flag),
  });
  const serving = followedServing(settings, catalogue.service, given.serving, files);
  const authorities = clusterAuthorities(settings, serving.current.usual.cert, controllers, files);
  const listening = new Listening({
    settings,
    secrets: () => ({ certificates: serving.current, clientAuthorities: trustedAuthorities(authorities) }),
    limits: given.connectionLimits,
    worker: given.worker,
  });
  authorities.onChange(() => listening.renew());
  serving.onChange(() => listening.renew());
  const marks = new WorkMarks();
  return {
    files,
    serving,
    authorities,
    administrator: administratorToken(settings),
    tokens: accountTokens(settings, words, files, () => clock.now()),
    metrics: new Metrics(catalogue.metrics, {
      release,
      showHidden: settings.text('show-hidden-metrics-for-version') !== '',
      disabled: settings.list('disabled-metrics'),
      allowed: allowedLabels(settings.list('allow-metric-labels')),
      warn,
    }),
    marks,
    pace: new Pace(marks),
    listening,
    outgoing: new OutgoingAddresses({
      denied: settings.list('outgoing-denied-cidrs'),
      allowed: settings.list('outgoing-allowed-cidrs'),
      listeningPort: () => listening.port,
    }),
  };
}
