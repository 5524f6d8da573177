/** Refuses exec and attach into pods that hold power over their node. */
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing } from '../../request.js';
import { PODS, podRefused } from './pods.js';

const isPrivileged = ({ spec }: Pod): boolean =>
  [...(spec.initContainers ?? []), ...(spec.containers ?? []), ...(spec.ephemeralContainers ?? [])].some(
    ({ securityContext }) => securityContext?.privileged === true,
  );

type Power = readonly [what: string, has: (pod: Pod) => boolean];

const PRIVILEGED: Power = ['to a privileged container', isPrivileged];
const ESCALATING: readonly Power[] = [
  ['to a container using host pid', ({ spec }) => spec.hostPID === true],
  ['to a container using host ipc', ({ spec }) => spec.hostIPC === true],
  PRIVILEGED,
];

const denyExec =
  (name: string, powers: readonly Power[]) =>
  ({ registry }: Parts<'registry'>): AdmissionPlugin => ({
    name,
    concerns: doing(['CONNECT'], { ...PODS, subresource: 'exec' }, { ...PODS, subresource: 'attach' }),
    async validate(request) {
      const pod = await registry.reader<Pod>('pods').get(request.namespace, request.name);
      const power = pod && powers.find(([, has]) => has(pod));
      if (power !== undefined) throw podRefused(request, `cannot exec into or attach ${power[0]}`);
    },
  });

export const denyEscalatingExec = denyExec('DenyEscalatingExec', ESCALATING);
export const denyExecOnPrivileged = denyExec('DenyExecOnPrivileged', [PRIVILEGED]);
