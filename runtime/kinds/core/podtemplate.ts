/** Pod templates as objects of their own. */
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { templateFaults } from '../rules/template.js';
import { containersOf, fieldsOf, mapText, nameOf } from '../shown.js';

export const podTemplate = defineKind<ApiObject>({
  resource: 'podtemplates',
  strategy: {
    validate: (object, context) => templateFaults('template', object.template, context),
    cells: (object) => [nameOf(object), ...containersOf(object.template), mapText(fieldsOf(fieldsOf(object.template).metadata).labels)],
  },
});
