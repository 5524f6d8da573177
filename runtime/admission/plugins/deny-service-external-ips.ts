/** Services may not add external addresses; existing ones may be removed. */
import type { Service } from '../../../generated/core/v1/types.js';
import { forbidden } from '../../model/errors.js';
import type { AdmissionPlugin } from '../chain.js';
import { doing, requestAbout } from '../request.js';

const SERVICES = { group: '', resource: 'services' };

export const denyServiceExternalIPs = (): AdmissionPlugin => ({
  name: 'DenyServiceExternalIPs',
  concerns: doing(['CREATE', 'UPDATE'], SERVICES),
  validate(request) {
    const about = requestAbout<Service>(request, SERVICES);
    const before = new Set(about?.old?.spec.externalIPs);
    if ((about?.object?.spec.externalIPs ?? []).every((ip) => before.has(ip))) return;
    throw forbidden({ group: '', name: 'services' }, request.shownName, 'Use of external IPs is denied by admission control');
  },
});
