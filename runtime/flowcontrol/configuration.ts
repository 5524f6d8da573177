/** Flow schemas and priority levels as flow control reads them: what it goes by of the objects of the same names. */

export interface Subject {
  readonly kind: string;
  readonly user?: { readonly name: string };
  readonly group?: { readonly name: string };
  readonly serviceAccount?: { readonly namespace: string; readonly name: string };
}

export interface ResourceRule {
  readonly verbs: readonly string[] | null;
  readonly apiGroups: readonly string[] | null;
  readonly resources: readonly string[] | null;
  readonly clusterScope?: boolean;
  readonly namespaces: readonly string[] | null;
}

export interface NonResourceRule {
  readonly verbs: readonly string[] | null;
  readonly nonResourceURLs: readonly string[] | null;
}

interface RulesWithSubjects {
  readonly subjects: readonly Subject[] | null;
  readonly resourceRules?: readonly ResourceRule[];
  readonly nonResourceRules?: readonly NonResourceRule[];
}

export interface FlowSchema {
  readonly name: string;
  /** Empty where no object of the name is stored. */
  readonly uid: string;
  /** Name of the priority level. */
  readonly level: string;
  readonly precedence: number;
  /** `ByUser` or `ByNamespace`; undefined where all requests of the schema are one flow. */
  readonly distinguisher?: string | undefined;
  readonly rules: readonly RulesWithSubjects[];
}

export interface Queuing {
  readonly queues: number;
  readonly handSize: number;
  readonly queueLengthLimit: number;
}

export interface PriorityLevel {
  readonly name: string;
  /** Empty where no object of the name is stored. */
  readonly uid: string;
  /** Shares of the server's concurrency; undefined where the level is exempt from limits. */
  readonly shares: number | undefined;
  /** Undefined where requests that cannot run at once are rejected. */
  readonly queuing: Queuing | undefined;
}

export interface Configuration {
  readonly levels: readonly PriorityLevel[];
  readonly schemas: readonly FlowSchema[];
}

const ALL: RulesWithSubjects = {
  subjects: null,
  resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], clusterScope: true, namespaces: ['*'] }],
  nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
};
const ofGroups = (...groups: readonly string[]): RulesWithSubjects => ({
  ...ALL,
  subjects: groups.map((name) => ({ kind: 'Group', group: { name } })),
});

/** The schema and the level of this name take what no other schema matches. */
export const CATCH_ALL = 'catch-all';

/** What holds of the mandatory objects while they are not stored, so that every request has a schema and a level. */
export const MANDATORY: Configuration = {
  levels: [
    { name: 'exempt', uid: '', shares: undefined, queuing: undefined },
    { name: CATCH_ALL, uid: '', shares: 5, queuing: undefined },
  ],
  schemas: [
    { name: 'exempt', uid: '', level: 'exempt', precedence: 1, rules: [ofGroups('system:masters')] },
    {
      name: CATCH_ALL,
      uid: '',
      level: CATCH_ALL,
      precedence: 10_000,
      distinguisher: 'ByUser',
      rules: [ofGroups('system:unauthenticated', 'system:authenticated')],
    },
  ],
};

/** What has become of objects, by their names: undefined for those that are not there any more. */
export interface ConfigurationChange {
  readonly levels: ReadonlyMap<string, PriorityLevel | undefined>;
  readonly schemas: ReadonlyMap<string, FlowSchema | undefined>;
}

/** The mandatory object of a name. */
export const mandatoryLevel = (name: string): PriorityLevel | undefined => MANDATORY.levels.find((level) => level.name === name);
export const mandatorySchema = (name: string): FlowSchema | undefined => MANDATORY.schemas.find((schema) => schema.name === name);
