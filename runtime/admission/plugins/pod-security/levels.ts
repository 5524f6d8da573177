/** Levels of the standards for pods, versions of them, and what a namespace's labels ask for. */
import { type FieldError, invalidValue } from '../../../model/errors.js';
import type { Words } from '../../../model/values/words.js';

/** From the least strict one to the strictest. */
const LEVELS = ['privileged', 'baseline', 'restricted'] as const;
type Level = (typeof LEVELS)[number];

/** The minor of a release 1.x, or the latest that the server knows. */
export type Version = number | 'latest';

export interface LevelAndVersion {
  readonly level: Level;
  readonly version: Version;
}

export const MODES = ['enforce', 'audit', 'warn'] as const;
export type Mode = (typeof MODES)[number];

export type Policy = Readonly<Record<Mode, LevelAndVersion>>;

export const shownVersion = (version: Version): string => (version === 'latest' ? version : `v1.${version}`);

export const shown = ({ level, version }: LevelAndVersion): string => `${level}:${shownVersion(version)}`;

export const isPrivileged = (policy: Policy): boolean => MODES.every((mode) => policy[mode].level === 'privileged');

export const isStricter = (a: Level, b: Level): boolean => LEVELS.indexOf(a) > LEVELS.indexOf(b);

/** The same where the level asks for nothing, whatever the version. */
export const isSame = (a: LevelAndVersion, b: LevelAndVersion): boolean =>
  a.level === b.level && (a.level === 'privileged' || a.version === b.version);

export const LEVEL_FAULT = `must be one of ${LEVELS.join(', ')}`;
export const VERSION_FAULT = 'must be "latest" or "v1.x"';

export const levelOf = (text: string): Level | undefined => LEVELS.find((level) => level === text);

export function versionOf(text: string): Version | undefined {
  if (text === 'latest') return text;
  const minor = /^v1\.(0|[1-9][0-9]*)$/.exec(text)?.[1];
  return minor === undefined || !Number.isSafeInteger(Number(minor)) ? undefined : Number(minor);
}

/**
 * What the labels of a namespace ask for, and their faults. A faulty label asks for the strictest level where it is enforced, for none
 * elsewhere, and for the latest version. Where only what is enforced is said, warnings tell of it.
 */
export function policyOf(
  labels: Readonly<Record<string, string>>,
  defaults: Policy,
  { label }: Words,
): { readonly policy: Policy; readonly faults: readonly FieldError[] } {
  const faults: FieldError[] = [];
  const asked = <T>(name: string, read: (text: string) => T | undefined, why: string, otherwise: T): T | undefined => {
    const key = label(name, 'pod-security');
    const text = labels[key];
    if (text === undefined) return undefined;
    const found = read(text);
    if (found === undefined) faults.push(invalidValue(`metadata.labels[${key}]`, text, why));
    return found ?? otherwise;
  };
  const of = (mode: Mode, usual: LevelAndVersion): LevelAndVersion => ({
    level: asked(mode, levelOf, LEVEL_FAULT, mode === 'enforce' ? 'restricted' : 'privileged') ?? usual.level,
    version: asked(`${mode}-version`, versionOf, VERSION_FAULT, 'latest') ?? usual.version,
  });
  const enforce = of('enforce', defaults.enforce);
  const isEnforced = levelOf(labels[label('enforce', 'pod-security')] ?? '') !== undefined;
  const audit = of('audit', defaults.audit);
  const warn = of('warn', isEnforced && isStricter(enforce.level, defaults.warn.level) ? enforce : defaults.warn);
  return { policy: { enforce, audit, warn }, faults };
}
