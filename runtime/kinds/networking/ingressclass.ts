/** Ingress classes: a controller is named by a path with a domain in front. */
import type { IngressClass, IngressClassParametersReference } from '../../../generated/networking/v1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { defineKind } from '../kind.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, NONE, nameOf } from '../shown.js';

const PATH = "[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+";
const PATH_FORM = new RegExp(`^${PATH}$`);
const FIELD = 'spec.controller';

function controllerFaults({ spec: { controller = '' } }: IngressClass): FieldError[] {
  if (controller === '') return [];
  const slash = controller.indexOf('/');
  const [domain, path] = [controller.slice(0, slash), controller.slice(slash + 1)];
  if (slash < 1 || path === '') return [invalidValue(FIELD, controller, 'must be a domain-prefixed path (such as "acme.io/foo")')];
  return [
    ...formatFaults('dns-subdomain', FIELD, domain),
    ...(PATH_FORM.test(path) ? [] : [invalidValue(FIELD, path, `Invalid path (regex used for validation is '${PATH}')`)]),
  ];
}

const referenceText = ({ apiGroup, kind, name }: IngressClassParametersReference): string =>
  `${kind}${apiGroup === undefined ? '' : `.${apiGroup}`}/${name}`;

export const ingressClass = defineKind<IngressClass>({
  resource: 'ingressclasses.networking.{groupDomain}',
  strategy: {
    generationCountsDropped: true,
    // Parameters of a class are of the cluster unless they say otherwise, where they may say so at all.
    featureDefaults({ spec: { parameters } }, { enabled }) {
      if (parameters !== undefined && enabled('IngressClassNamespacedParams')) parameters.scope ??= 'Cluster';
    },
    validate: controllerFaults,
    cells(object, { now }) {
      const { controller = '', parameters } = object.spec;
      return [nameOf(object), controller, parameters === undefined ? NONE : referenceText(parameters), ageOf(object, now)];
    },
  },
});
