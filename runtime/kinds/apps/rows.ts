/** Rows of the other workloads. */
import type { ApiObject } from '../../model/object.js';
import { ageOf, containersOf, fieldsOf, mapText, nameOf, number, selectorText, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

const parts = (object: ApiObject): { spec: ReturnType<typeof fieldsOf>; status: ReturnType<typeof fieldsOf> } => ({
  spec: fieldsOf(object.spec),
  status: fieldsOf(object.status),
});

export const daemonSetStrategy: Strategy = {
  cells(object, now) {
    const { spec, status } = parts(object);
    const numbers = ['desiredNumberScheduled', 'currentNumberScheduled', 'numberReady', 'updatedNumberScheduled', 'numberAvailable'].map(
      (n) => number(status[n]),
    );
    return [
      nameOf(object),
      ...numbers,
      mapText(fieldsOf(fieldsOf(spec.template).spec).nodeSelector),
      ageOf(object, now),
      ...containersOf(spec.template),
      selectorText(spec.selector),
    ];
  },
};

export const statefulSetStrategy: Strategy = {
  cells(object, now) {
    const { spec, status } = parts(object);
    return [nameOf(object), `${number(status.readyReplicas)}/${number(spec.replicas)}`, ageOf(object, now), ...containersOf(spec.template)];
  },
};

export const replicaSetStrategy: Strategy = {
  cells(object, now) {
    const { spec, status } = parts(object);
    return [
      nameOf(object),
      number(spec.replicas),
      number(status.replicas),
      number(status.readyReplicas),
      ageOf(object, now),
      ...containersOf(spec.template),
      selectorText(spec.selector),
    ];
  },
};

export const replicationControllerStrategy: Strategy = {
  cells(object, now) {
    const { spec, status } = parts(object);
    return [
      nameOf(object),
      number(spec.replicas),
      number(status.replicas),
      number(status.readyReplicas),
      ageOf(object, now),
      ...containersOf(spec.template),
      mapText(spec.selector),
    ];
  },
};

export const controllerRevisionStrategy: Strategy = {
  cells(object, now) {
    const owner = object.metadata.ownerReferences?.find((o) => o.controller === true);
    const kind = owner === undefined ? '' : owner.kind.toLowerCase();
    const group = owner?.apiVersion.includes('/') ? `.${owner.apiVersion.split('/')[0]}` : '';
    return [
      nameOf(object),
      owner === undefined ? '<none>' : `${kind}${group}/${text(owner.name)}`,
      number(object.revision),
      ageOf(object, now),
    ];
  },
};
