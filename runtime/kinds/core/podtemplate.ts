/** Pod templates as objects of their own. */
import { templateFaults } from '../rules/template.js';
import { containersOf, fieldsOf, mapText, nameOf } from '../shown.js';
import type { Strategy } from '../strategy.js';

export const podTemplateStrategy: Strategy = {
  validate: (object, { permits }) => templateFaults('template', object.template, permits),
  cells: (object) => [nameOf(object), ...containersOf(object.template), mapText(fieldsOf(fieldsOf(object.template).metadata).labels)],
};
