/** Ingress classes: a controller is named by a path with a domain in front. */
import type { IngressClass, IngressClassParametersReference } from '../../../generated/networking/v1/types.js';
import type { FieldError } from '../../model/errors.js';
import { defineKind } from '../kind.js';
import { domainPathFaults } from '../rules/values.js';
import { ageOf, NONE, nameOf } from '../shown.js';

const controllerFaults = ({ spec: { controller = '' } }: IngressClass): FieldError[] =>
  controller === '' ? [] : domainPathFaults('spec.controller', controller);

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
