/** Plugins that pass every request, or none. */
import { forbidden } from '../../model/errors.js';
import type { AdmissionPlugin } from '../chain.js';

export const alwaysAdmit = (): AdmissionPlugin => ({ name: 'AlwaysAdmit', concerns: () => false });

export const alwaysDeny = (): AdmissionPlugin => ({
  name: 'AlwaysDeny',
  admit({ group, resource: name, shownName }) {
    throw forbidden({ group, name }, shownName, 'admission control is denying all modifications');
  },
});
