/** Pod templates as objects of their own. */
import type { PodTemplate } from '../../../generated/core/v1/types.js';
import { defineKind } from '../kind.js';
import { templateFaults } from '../rules/pod/template.js';
import { containersOf, mapText, nameOf } from '../shown.js';

export const podTemplate = defineKind<PodTemplate>({
  resource: 'podtemplates',
  strategy: {
    validate: (object, context) => templateFaults('template', object.template, context),
    cells: (object) => [nameOf(object), ...containersOf(object.template), mapText(object.template.metadata.labels)],
  },
});
