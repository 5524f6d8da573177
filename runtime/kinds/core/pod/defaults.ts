/** Defaults of pods and of what templates of pods hold, where they depend on more than one field. */
import type { Container, Pod, PodSpec, PodStatus, Volume } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import type { Switch } from '../../../model/definition/kind-functions.js';
import type { Words } from '../../../model/values/words.js';
import { imageTag } from '../../rules/pod/image-reference.js';
import { isAbsent } from '../../rules/values.js';

/** A volume that names no source is an empty directory; an image as a volume is pulled as those of containers are. */
export function volume(v: Draft<Volume>, _words: Words, enabled: Switch): void {
  if (Object.entries(v).every(([field, value]) => field === 'name' || isAbsent(value))) v.emptyDir = {};
  if (v.image && enabled('ImageVolume')) v.image.pullPolicy ||= imageTag(v.image.reference ?? '') === 'latest' ? 'Always' : 'IfNotPresent';
}

/** Images without a fixed tag are pulled every time; of one that cannot be read as a reference nothing is known. */
export function container(v: Draft<Container>): void {
  v.imagePullPolicy ||= imageTag(v.image ?? '') === 'latest' ? 'Always' : 'IfNotPresent';
}

/** Containers that run, as opposed to those that look into a pod. */
const containersOf = ({ containers, initContainers }: Draft<PodSpec>): Draft<Container>[] => [
  ...(containers ?? []),
  ...(initContainers ?? []),
];

/** On the host's network, the port of a container is the port of the host; the account of a pod goes by two names. */
export function podSpec(v: Draft<PodSpec>, _words: Words, enabled: Switch): void {
  const account = v.serviceAccountName || v.serviceAccount;
  // The older name of the field follows the newer one.
  if (account) {
    v.serviceAccountName = account;
    v.serviceAccount = account;
  }
  // Templates leave the ports of the host to their pods, in later releases.
  if (!enabled('HostPortsOfPodsAlone') || enabled('DefaultHostNetworkHostPortsInPodTemplates')) fillHostPorts(v);
}

function fillHostPorts(v: Draft<PodSpec>): void {
  if (v.hostNetwork !== true) return;
  for (const { ports = [] } of containersOf(v)) for (const port of ports) if (port.containerPort) port.hostPort ||= port.containerPort;
}

/** The single address of a pod is the first of its list; where they differ, the single one counts. */
function podAddresses(status: Draft<PodStatus>): void {
  const { podIP: ip = '', podIPs = [] } = status;
  const first = podIPs[0]?.ip ?? '';
  if (ip === '') {
    if (first !== '') status.podIP = first;
  } else if (first !== ip) status.podIPs = [{ ip }];
}

/** A container that limits a resource and does not request it requests as much as its limit. */
function requestLimits({ resources }: Draft<Container>): void {
  if (resources?.limits === undefined) return;
  const requests = resources.requests ?? {};
  for (const [name, limit] of Object.entries(resources.limits)) if (!Object.hasOwn(requests, name)) requests[name] = limit;
  if (Object.keys(requests).length > 0) resources.requests = requests;
}

/** Requests that are not given are the limits; service links are on. */
export function pod({ spec, status }: Draft<Pod>): void {
  if (status !== undefined) podAddresses(status);
  if (spec === undefined) return;
  fillHostPorts(spec);
  for (const c of containersOf(spec)) requestLimits(c);
  spec.enableServiceLinks ??= true;
}
