/** What a start consists of, under the names by which clients of conformant servers ask for it. */

/** A step of the start, and the controllers that do it here; without any it is done as soon as the server answers. */
type StartHooks = Readonly<Record<string, readonly string[]>>;

/** Steps whose checks have names of their own. */
export const START_CHECKS: StartHooks = { 'autoregister-completion': ['kube-apiserver-autoregistration'] };

/** Steps whose checks are named `poststarthook/<step>`. */
export const START_HOOKS: StartHooks = {
  'start-kube-apiserver-admission-initializer': [],
  'generic-apiserver-start-informers': [],
  'priority-and-fairness-config-consumer': ['priority-and-fairness-config-producer'],
  'priority-and-fairness-filter': [],
  'start-apiextensions-informers': ['crd-informer-synced'],
  'start-apiextensions-controllers': ['crd-informer-synced'],
  'start-cluster-authentication-info-controller': [],
  'start-kube-aggregator-informers': ['apiservice-registration-controller'],
  'apiservice-status-available-controller': ['apiservice-registration-controller'],
  'apiservice-openapi-controller': ['apiservice-registration-controller'],
  'apiservice-wait-for-first-sync': ['apiservice-registration-controller'],
};

/** Controllers that do a part of a step: its check is theirs, and there is none by their own names. */
export const STEP_OF: Readonly<Record<string, string>> = {
  'cluster-authentication-info': 'start-cluster-authentication-info-controller',
  'system-namespaces': 'bootstrap-controller',
};
