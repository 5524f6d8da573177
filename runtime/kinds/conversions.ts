/** Conversions that data cannot say, named by the catalogue. Each finishes an object that its mapping has already moved. */
import type { ApiObject } from '../model/object.js';
import { label } from '../model/words.js';

type Fields = { [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** Sets annotations, and drops the map when it is empty. */
function annotate(object: ApiObject, change: (annotations: Record<string, string>) => void): void {
  const annotations = { ...object.metadata?.annotations };
  change(annotations);
  const { annotations: _, ...metadata } = object.metadata ?? {};
  object.metadata = Object.keys(annotations).length === 0 ? metadata : { ...object.metadata, annotations };
}

// Daemon sets: the template's generation lives on as an annotation.

const TEMPLATE_GENERATION = 'deprecated.daemonset.template.generation';

export function templateGenerationToHub(converted: ApiObject, original: ApiObject): void {
  const generation = fieldsOf(original.spec).templateGeneration;
  if (generation !== undefined && generation !== 0)
    annotate(converted, (a) => Object.assign(a, { [TEMPLATE_GENERATION]: String(generation) }));
}

export function templateGenerationFromHub(converted: ApiObject, original: ApiObject): void {
  const text = original.metadata?.annotations?.[TEMPLATE_GENERATION];
  if (text === undefined || !/^\d+$/.test(text)) return;
  converted.spec = { ...fieldsOf(converted.spec), templateGeneration: Number(text) };
  annotate(converted, (a) => {
    delete a[TEMPLATE_GENERATION];
  });
}

// Disruption budgets: an empty selector selected nothing, and now selects everything.

const emptySelectorKey = (): string => label('deprecated-v1beta1-empty-selector-match', 'pdb');

const isEmptySelector = (selector: unknown): boolean =>
  isFields(selector) && Object.keys(fieldsOf(selector.matchLabels)).length === 0 && listOf(selector.matchExpressions).length === 0;
const onlyExpression = (selector: unknown, operator: string): boolean => {
  const expressions = listOf(fieldsOf(selector).matchExpressions);
  return (
    Object.keys(fieldsOf(fieldsOf(selector).matchLabels)).length === 0 &&
    expressions.length === 1 &&
    expressions[0]?.key === emptySelectorKey() &&
    expressions[0]?.operator === operator
  );
};
const selecting = (operator: string): Fields => ({ matchExpressions: [{ key: emptySelectorKey(), operator }] });

function withSelector(object: ApiObject, selector: Fields): void {
  object.spec = { ...fieldsOf(object.spec), selector };
}

export function disruptionBudgetToHub(converted: ApiObject): void {
  const { selector } = fieldsOf(converted.spec);
  if (isEmptySelector(selector)) withSelector(converted, selecting('Exists'));
  else if (onlyExpression(selector, 'DoesNotExist')) withSelector(converted, {});
}

export function disruptionBudgetFromHub(converted: ApiObject): void {
  const { selector } = fieldsOf(converted.spec);
  if (isEmptySelector(selector)) withSelector(converted, selecting('DoesNotExist'));
  else if (onlyExpression(selector, 'Exists')) withSelector(converted, {});
}
