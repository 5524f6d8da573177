/** Makes pods pull their images at each start, so that only those who may pull an image can run it. */
import type { Container, Pod } from '../../../../generated/core/v1/types.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../../request.js';
import { hasNewImages, PODS, podRefused } from './pods.js';

const ALWAYS = 'Always';

const FIELDS = ['initContainers', 'containers', 'ephemeralContainers'] as const;
const policies = ({ spec }: Pod): [at: string, container: Pick<Container, 'imagePullPolicy'>][] =>
  FIELDS.flatMap((field) => (spec[field] ?? []).map((c, i): [string, typeof c] => [`spec.${field}[${i}].imagePullPolicy`, c]));

const podOf = (request: AdmissionRequest): Pod | undefined => {
  const about = requestAbout<Pod>(request, PODS);
  return about?.object !== undefined && hasNewImages(about.object, about.old) ? about.object : undefined;
};

export const alwaysPullImages = (): AdmissionPlugin => ({
  name: 'AlwaysPullImages',
  concerns: doing(['CREATE', 'UPDATE'], PODS),
  admit(request) {
    const pod = podOf(request);
    if (pod === undefined) return;
    for (const field of FIELDS) {
      const containers = pod.spec[field];
      if (containers) Object.assign(pod.spec, { [field]: containers.map((c) => ({ ...c, imagePullPolicy: ALWAYS })) });
    }
  },
  validate(request) {
    const pod = podOf(request);
    for (const [at, { imagePullPolicy = '' }] of pod === undefined ? [] : policies(pod))
      if (imagePullPolicy !== ALWAYS)
        throw podRefused(
          request,
          `${at}: Unsupported value: ${JSON.stringify(imagePullPolicy)}: supported values: ${JSON.stringify(ALWAYS)}`,
        );
  },
});
