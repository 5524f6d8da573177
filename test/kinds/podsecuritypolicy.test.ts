/** Security policies of pods by their rules. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindTables } from '../support/kinds.js';
import { cellsOf } from '../support/rows.js';

const ANY = { rule: 'RunAsAny' };
const SECCOMP = 'seccomp.security.alpha.kubernetes.io';
const APPARMOR = 'apparmor.security.beta.kubernetes.io';

kindTables({
  PodSecurityPolicy: {
    path: '/apis/policy/v1beta1/podsecuritypolicies',
    valid: {
      metadata: { name: 'policy' },
      spec: {
        seLinux: ANY,
        runAsUser: { rule: 'MustRunAs', ranges: [{ min: 1, max: 5 }] },
        supplementalGroups: ANY,
        fsGroup: ANY,
        volumes: ['configMap', '*'],
        allowedUnsafeSysctls: ['net.*'],
        forbiddenSysctls: ['kernel.*'],
        runtimeClass: { allowedRuntimeClassNames: ['*'], defaultRuntimeClassName: 'fast' },
      },
    },
    creates: [
      [
        'no rule at all',
        { spec: { seLinux: null, runAsUser: null, supplementalGroups: null, fsGroup: null } },
        'spec.runAsUser.rule NotSupported',
        'spec.seLinux.rule NotSupported',
        'spec.supplementalGroups.rule NotSupported',
        'spec.fsGroup.rule NotSupported',
      ],
      [
        'ranges upside down and below zero',
        { spec: { runAsUser: { ranges: [{ min: 5, max: 1 }] }, fsGroup: { ranges: [{ min: -2, max: -1 }] } } },
        'spec.runAsUser.ranges[0].min Invalid',
        'spec.fsGroup.ranges[0].min Invalid',
        'spec.fsGroup.ranges[0].max Invalid',
      ],
      ['a primary group of no range', { spec: { runAsGroup: { rule: 'MustRunAs' } } }, 'spec.runAsGroup.ranges Invalid'],
      [
        'any primary group, of a range',
        { spec: { runAsGroup: { rule: 'RunAsAny', ranges: [{ min: 1, max: 2 }] } } },
        'spec.runAsGroup.ranges Invalid',
      ],
      ['a volume there is not', { spec: { volumes: ['floppy'] } }, 'spec.volumes NotSupported'],
      [
        'capabilities taken and given',
        { spec: { requiredDropCapabilities: ['A'], defaultAddCapabilities: ['A'], allowedCapabilities: ['*', 'A'] } },
        'requiredDropCapabilities Invalid',
        'defaultAddCapabilities Invalid',
        'allowedCapabilities Invalid',
      ],
      [
        'more privileges by default than allowed',
        { spec: { allowPrivilegeEscalation: false, defaultAllowPrivilegeEscalation: true } },
        'spec.defaultAllowPrivilegeEscalation Invalid',
      ],
      [
        'paths that lead elsewhere, and none',
        { spec: { allowedHostPaths: [{ pathPrefix: '/a/../b' }, { pathPrefix: '' }, { pathPrefix: '..' }] } },
        'spec.allowedHostPaths[0] Invalid',
        'spec.allowedHostPaths[1] Required',
      ],
      [
        'drivers without a name',
        { spec: { allowedFlexVolumes: [{ driver: '' }], allowedCSIDrivers: [{ name: '' }] } },
        'spec.allowedFlexVolumes.allowedFlexVolumes[0].driver Required',
        'spec.allowedCSIDrivers.allowedCSIDriver[0].name Required',
        'spec.allowedCSIDrivers.allowedCSIDriver[0].name Invalid',
      ],
      [
        'kernel settings that are none',
        { spec: { allowedUnsafeSysctls: ['', 'Bad_'], forbiddenSysctls: ['*', 'a'] } },
        'spec.allowedUnsafeSysctls[0] Invalid',
        'spec.allowedUnsafeSysctls[1] Invalid',
        'spec.forbiddenSysctls.items Forbidden',
        'spec.allowedUnsafeSysctls[0] Invalid',
        'spec.allowedUnsafeSysctls[1] Invalid',
      ],
      [
        'kernel settings both allowed and forbidden',
        { spec: { allowedUnsafeSysctls: ['a.*', 'b.c', 'd.e', 'f.*'], forbiddenSysctls: ['a.b', 'b.*', 'd.e', 'f.g.*'] } },
        'spec.forbiddenSysctls[0] Invalid',
        'spec.allowedUnsafeSysctls[1] Invalid',
        'spec.allowedUnsafeSysctls[2] Invalid',
        'spec.forbiddenSysctls[3] Invalid',
      ],
      [
        'runtime classes by bad names, twice, and a default that is not among them',
        { spec: { runtimeClass: { allowedRuntimeClassNames: ['A', 'b', 'b'], defaultRuntimeClassName: 'c' } } },
        'spec.runtimeClass.allowedRuntimeClassNames[0] Invalid',
        'spec.runtimeClass.allowedRuntimeClassNames[2] Duplicate',
        'spec.runtimeClass.allowedRuntimeClassNames Required',
      ],
      [
        'all runtime classes and one more',
        { spec: { runtimeClass: { allowedRuntimeClassNames: ['*', 'b'] } } },
        'spec.runtimeClass.allowedRuntimeClassNames Invalid',
      ],
      [
        'profiles that are none',
        {
          metadata: {
            annotations: {
              [`${APPARMOR}/defaultProfileName`]: 'x',
              [`${APPARMOR}/allowedProfileNames`]: 'runtime/default,y',
              [`${SECCOMP}/defaultProfileName`]: 'x',
              [`${SECCOMP}/allowedProfileNames`]: '*,y',
            },
          },
        },
        `metadata.annotations[${APPARMOR}/defaultProfileName] Invalid`,
        `metadata.annotations[${APPARMOR}/allowedProfileNames] Invalid`,
        `metadata.annotations[${SECCOMP}/defaultProfileName] Invalid`,
        `metadata.annotations[${SECCOMP}/allowedProfileNames] Invalid`,
      ],
    ],
    updates: [
      ['another rule', { spec: { seLinux: { rule: 'Never' } } }, 'spec.seLinux.rule NotSupported'],
      ['other volumes', { spec: { volumes: ['secret'] } }],
    ],
  },
});

test('a row tells the rules', async () => {
  const object = {
    metadata: { name: 'policy' },
    spec: { privileged: true, allowedCapabilities: ['A', 'B'], seLinux: ANY, runAsUser: { rule: 'MustRunAs' }, volumes: ['secret', 'nfs'] },
  };
  const cells = ['policy', 'true', 'A,B', 'RunAsAny', 'MustRunAs', '', '', false, 'secret,nfs'];
  assert.deepEqual(await cellsOf('podsecuritypolicies.policy', object), cells);
});
