/** What kubelets tell in events of a pod's containers. */
import type { ContainerStatus, PodStatus } from '../../../../generated/core/v1/types.js';

interface News {
  readonly type: 'Normal' | 'Warning';
  readonly reason: string;
  readonly message: string;
  readonly fieldPath: string;
}

const LISTS = [
  ['initContainerStatuses', 'initContainers'],
  ['containerStatuses', 'containers'],
] as const;

function newsOfContainer(now: ContainerStatus, before: ContainerStatus | undefined): Omit<News, 'fieldPath'> | undefined {
  const { name, image, state } = now;
  if (state.running !== undefined && before?.containerID !== now.containerID)
    return { type: 'Normal', reason: 'Started', message: `Started container ${name}` };
  const { reason, message = '' } = state.waiting ?? {};
  if (reason === undefined || reason === before?.state.waiting?.reason) return undefined;
  if (reason === 'ErrImagePull')
    return { type: 'Warning', reason: 'Failed', message: `Failed to pull image ${JSON.stringify(image)}: ${message}` };
  if (reason === 'ImagePullBackOff')
    return { type: 'Normal', reason: 'BackOff', message: `Back-off pulling image ${JSON.stringify(image)}` };
  if (reason === 'CrashLoopBackOff') return { type: 'Warning', reason: 'BackOff', message: message.replace(/^back-off \S+/, 'Back-off') };
  return undefined;
}

/** What is new in a status, in the order of the containers. */
export const newsOf = (now: PodStatus, before: PodStatus): News[] =>
  LISTS.flatMap(([list, path]) => {
    const known = new Map((before[list] ?? []).map((status) => [status.name, status]));
    return (now[list] ?? []).flatMap((status) => {
      const news = newsOfContainer(status, known.get(status.name));
      return news === undefined ? [] : [{ ...news, fieldPath: `spec.${path}{${status.name}}` }];
    });
  });
