/** Pod templates as objects of their own. */
import type { PodTemplate } from '../../../generated/core/v1/types.js';
import { defineKind } from '../kind.js';
import { carriedTemplate } from '../rules/pod/carried.js';
import { templateFaults } from '../rules/pod/template.js';
import { containersOf, mapText, nameOf } from '../shown.js';

const carried = carriedTemplate<PodTemplate>('template', ({ template }) => template, { named: false });

export const podTemplate = defineKind<PodTemplate>({
  resource: 'podtemplates',
  strategy: {
    prepareForCreate: (object, context) => carried.prepare(object, undefined, context),
    prepareForUpdate: carried.prepare,
    warnings: carried.warnings,
    validate: (object, context) => templateFaults('template', object.template, context),
    cells: (object) => [nameOf(object), ...containersOf(object.template), mapText(object.template.metadata.labels)],
  },
});
