/** A generated TypeScript file: statements are ts-morph structures, imports come from the symbols they mention. */
import path from 'node:path';
import { Project, type StatementStructures, StructureKind, VariableDeclarationKind } from 'ts-morph';
import type { GroupVersionModel, TypeModel } from '../model.js';

/** The face of this package for generated code, and the one that has the schema library. */
export const GENERATED_CODE = 'kindwright/generated-code';
export const TYPEBOX = `${GENERATED_CODE}/typebox`;
export const CEL = `${GENERATED_CODE}/cel`;
export const CLIENT = 'kindwright/client';

/** Files a generation makes, by path below the output folder. */
export type Outputs = Map<string, string>;

export const NOTICE = 'Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.';

/** One project prints all files; nothing is read from disk. */
const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, manipulationSettings: { useTrailingCommas: true } });

const camel = (text: string): string => text.replace(/[^A-Za-z0-9]+(.)?/g, (_, c: string | undefined) => (c ?? '').toUpperCase());

/** Identifier under which another version's module is imported, such as `coreV1`. */
export const moduleName = (version: GroupVersionModel): string => lowerCamel(`${version.group.folder} ${version.version}`);

function lowerCamel(text: string): string {
  const name = camel(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export const folderOf = (version: GroupVersionModel): string => `${version.group.folder}/${version.version}`;

export class TypeScriptFile {
  readonly #statements: (StatementStructures | string)[] = [];
  readonly #named = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();
  readonly #modules = new Map<string, string>();
  readonly #typeModules = new Map<string, string>();

  constructor(
    /** Path below the output folder. */
    readonly file: string,
    private readonly about: string,
  ) {}

  /** Path of another generated file as this one imports it. */
  private relative(target: string): string {
    const to = path.posix.relative(path.posix.dirname(this.file), target);
    return to.startsWith('.') ? to : `./${to}`;
  }

  /** Refers to a value that a file below the output folder exports, and imports it. */
  use(name: string, from: string): string {
    add(this.#named, this.relative(from), name);
    return name;
  }

  useType(name: string, from: string): string {
    add(this.#types, this.relative(from), name);
    return name;
  }

  /** Refers to a value that a face of this package exports, by default the one for generated code, and imports it. */
  usePackage(name: string, from = GENERATED_CODE): string {
    add(this.#named, from, name);
    return name;
  }

  usePackageType(name: string, from = GENERATED_CODE): string {
    add(this.#types, from, name);
    return name;
  }

  /** Refers to what another version's module of the same concern exports for a type, such as `coreV1.PodSpec`, and imports it. */
  ofType(type: TypeModel, home: GroupVersionModel, concern: string, name: string): string {
    if (type.version === home) return name;
    return `${this.useVersion(type.version, concern)}.${name}`;
  }

  /** Imports the module of a version that is about one concern, such as its `types`, wherever its code is. */
  useVersion(version: GroupVersionModel, concern: string): string {
    const alias = moduleName(version);
    this.#modules.set(this.placeOf(version, concern), alias);
    return alias;
  }

  /** Imports only the types of a version, so that nothing of them is loaded when the code runs. */
  useTypesOf(version: GroupVersionModel): string {
    const alias = moduleName(version);
    this.#typeModules.set(this.placeOf(version, 'types'), alias);
    return alias;
  }

  /** How this file imports a module of a version. */
  placeOf(version: GroupVersionModel, concern: string): string {
    const place = `${folderOf(version)}/${concern}.js`;
    const { code } = version.group.origin;
    return code === undefined ? this.relative(place) : `${code}/${place}`;
  }

  /** Imports a module from the top of the code that a package has of a catalogue. */
  useCatalogue(code: string, file: string): string {
    const alias = lowerCamel(code);
    this.#modules.set(`${code}/${file}`, alias);
    return alias;
  }

  useModule(alias: string, from: string): string {
    this.#modules.set(this.relative(from), alias);
    return alias;
  }

  add(...statements: (StatementStructures | string)[]): void {
    this.#statements.push(...statements);
  }

  constant(name: string, initializer: string, options: { type?: string; docs?: string; exported?: boolean } = {}): void {
    this.add({
      kind: StructureKind.VariableStatement,
      isExported: options.exported ?? true,
      declarationKind: VariableDeclarationKind.Const,
      ...(options.docs === undefined ? {} : { docs: [options.docs] }),
      declarations: [{ name, initializer, ...(options.type === undefined ? {} : { type: options.type }) }],
    });
  }

  get empty(): boolean {
    return this.#statements.length === 0;
  }

  print(): string {
    const imports: StatementStructures[] = [];
    for (const [from, alias] of sorted(this.#modules))
      imports.push({ kind: StructureKind.ImportDeclaration, namespaceImport: alias, moduleSpecifier: from });
    for (const [from, alias] of sorted(this.#typeModules))
      imports.push({ kind: StructureKind.ImportDeclaration, isTypeOnly: true, namespaceImport: alias, moduleSpecifier: from });
    for (const [from, names] of sorted(this.#named))
      imports.push({ kind: StructureKind.ImportDeclaration, namedImports: [...names].sort(), moduleSpecifier: from });
    for (const [from, names] of sorted(this.#types))
      imports.push({ kind: StructureKind.ImportDeclaration, isTypeOnly: true, namedImports: [...names].sort(), moduleSpecifier: from });
    const source = project.createSourceFile(this.file, { statements: [...imports, ...this.#statements] }, { overwrite: true });
    const text = `// ${NOTICE}\n/** ${this.about} */\n\n${source.getFullText()}`;
    project.removeSourceFile(source);
    return text;
  }
}

const add = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
};

const sorted = <V>(map: ReadonlyMap<string, V>): [string, V][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** A JavaScript value as source text. */
export const literal = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** A property key as source text. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : JSON.stringify(name));

/** Access to a member: `.name`, or `["na-me"]`. */
export const member = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`);

/** Text as it may stand in a comment. */
export const comment = (text: string): string => text.replace(/\*\//g, '*\\/');

/** The properties of an object literal, a line each. */
export const propertyLines = (o: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(o).map(([k, v]) => `  ${key(k)}: ${literal(v)},`);
