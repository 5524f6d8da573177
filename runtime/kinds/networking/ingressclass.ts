/** Ingress classes: a controller is named by a path with a domain in front. */

import { type FieldError, invalidValue } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { formatFaults, isAbsent } from '../rules/values.js';
import { ageOf, fieldsOf, NONE, nameOf, text } from '../shown.js';

const PATH = "[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+";
const PATH_FORM = new RegExp(`^${PATH}$`);
const FIELD = 'spec.controller';

function controllerFaults(object: ApiObject): FieldError[] {
  const controller = text(fieldsOf(object.spec).controller);
  if (controller === '') return [];
  const slash = controller.indexOf('/');
  const [domain, path] = [controller.slice(0, slash), controller.slice(slash + 1)];
  if (slash < 1 || path === '') return [invalidValue(FIELD, controller, 'must be a domain-prefixed path (such as "acme.io/foo")')];
  return [
    ...formatFaults('dns-subdomain', FIELD, domain),
    ...(PATH_FORM.test(path) ? [] : [invalidValue(FIELD, path, `Invalid path (regex used for validation is '${PATH}')`)]),
  ];
}

export const ingressClass = defineKind<ApiObject>({
  resource: 'ingressclasses.networking.{groupDomain}',
  strategy: {
    validate: controllerFaults,
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const parameters = fieldsOf(spec.parameters);
      const group = isAbsent(parameters.apiGroup) ? '' : `.${text(parameters.apiGroup)}`;
      const shown = `${text(parameters.kind)}${group}/${text(parameters.name)}`;
      return [nameOf(object), text(spec.controller), isAbsent(spec.parameters) ? NONE : shown, ageOf(object, now)];
    },
  },
});
