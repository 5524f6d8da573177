/** The policy file: YAML or JSON, read whole and checked before the server starts. */
import type {
  Policy as PolicyFile,
  GroupResources as ResourcesInFile,
  PolicyRule as RuleInFile,
} from '../../../generated/audit/v1/types.js';
import { type ConfigReader, type ConfigText, parseConfig, readConfig } from '../../codec/config-file.js';
import { ShownRelease } from '../../model/definition/releases.js';
import { faultsOf } from '../../model/values/formats.js';
import { quoted } from '../../model/values/printed-values.js';
import type { Words } from '../../model/values/words.js';
import { type GroupResources, LEVELS, type Policy, type PolicyRule, STAGES, type Stage } from './policy.js';

/** The first release whose policies say whether bodies are told without the ownership of fields. */
const WITH_OMISSION = '1.23';

/** Throws ConfigError with every fault, also where there is no such file. */
export const readPolicyFile = (file: string, words: Words, release?: string): Policy =>
  readConfig(file, (reader: ConfigReader<PolicyFile>) => policyOf(reader, words, omissionIn(release)));

/** The same of a text; `file` is what faults call it. */
export const parsePolicy = (text: string, file: string, words: Words, release?: string): Policy =>
  parseConfig(text, file, (reader: ConfigReader<PolicyFile>) => policyOf(reader, words, omissionIn(release)));

/** The member that says so, where the release knows it; without a release it is known. */
const omissionIn = (release: string | undefined): 'omitManagedFields'[] =>
  new ShownRelease(release).has(WITH_OMISSION) ? ['omitManagedFields'] : [];

/** What a policy or a rule says of the ownership of fields; nothing where it is silent. */
const omissionOf = (reader: Pick<ConfigReader<unknown>, 'isGiven' | 'truth'>): { readonly omitManagedFields?: boolean } =>
  reader.isGiven ? { omitManagedFields: reader.truth() } : {};

function policyOf(reader: ConfigReader<PolicyFile>, { group }: Words, omission: readonly 'omitManagedFields'[]): Policy {
  // Tools write metadata into every object.
  reader.only(['apiVersion', 'kind', 'metadata', 'omitStages', 'rules', ...omission]);
  const of = group('audit');
  reader.member('apiVersion').oneOf([`${of}/v1`, `${of}/v1beta1`, `${of}/v1alpha1`]);
  reader.member('kind').oneOf(['Policy']);
  const rules = reader.member('rules');
  const policy = {
    omitStages: stagesOf(reader.member('omitStages')),
    ...omissionOf(reader.member('omitManagedFields')),
    rules: rules.items().map((rule) => ruleOf(rule, omission)),
  };
  if (policy.rules.length === 0) rules.fault('there must be at least one rule');
  return policy;
}

function ruleOf(reader: ConfigReader<RuleInFile>, omission: readonly 'omitManagedFields'[]): PolicyRule {
  // A condition that is misspelt would widen its rule.
  reader.only(['level', 'users', 'userGroups', 'verbs', 'resources', 'namespaces', 'nonResourceURLs', 'omitStages', ...omission]);
  const [level, urls] = [reader.member('level'), reader.member('nonResourceURLs')];
  const rule = {
    level: level.oneOf(LEVELS),
    users: reader.member('users').texts(),
    userGroups: reader.member('userGroups').texts(),
    verbs: reader.member('verbs').texts(),
    resources: reader.member('resources').items().map(resourcesOf),
    namespaces: reader.member('namespaces').texts(),
    nonResourceURLs: urls.items().map(urlOf),
    omitStages: stagesOf(reader.member('omitStages')),
    ...omissionOf(reader.member('omitManagedFields')),
  };
  if (rule.nonResourceURLs.length > 0 && (rule.resources.length > 0 || rule.namespaces.length > 0))
    urls.fault('rules cannot apply to both regular resources and non-resource URLs');
  return rule;
}

function resourcesOf(reader: ConfigReader<ResourcesInFile>): GroupResources {
  reader.only(['group', 'resources', 'resourceNames']);
  const [of, names] = [reader.member('group'), reader.member('resourceNames')];
  const out = { group: of.text(), resources: reader.member('resources').texts(), resourceNames: names.texts() };
  // A version after the group's name would never match.
  if (out.group !== '') for (const why of faultsOf('dns-subdomain', out.group)) of.fault(`${quoted(out.group)}: ${why}`);
  if (out.resourceNames.length > 0 && out.resources.length === 0) names.fault('using resourceNames requires at least one resource');
  return out;
}

function urlOf(reader: ConfigText): string {
  const url = reader.text();
  if (url === '*') return url;
  if (!url.startsWith('/')) reader.fault(`${quoted(url)}: non-resource URL rules must begin with a '/' character`);
  if (url.slice(0, -1).includes('*'))
    reader.fault(`${quoted(url)}: non-resource URL wildcards '*' must be the final character of the rule`);
  return url;
}

const stagesOf = (reader: ConfigReader<string[] | undefined>): Stage[] => reader.items().map((stage) => stage.oneOf(STAGES));
