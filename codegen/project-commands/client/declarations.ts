/** The declarations of modules with all that they refer to, as files of one folder that refer to nothing outside of it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Project, ts } from 'ts-morph';
import { ProjectError } from '../project.js';
import { exportedFiles, filesOf } from './modules.js';

/** Folder of declarations of the code that was generated for the project. */
const OWN = 'generated';

/** Gives what files declare; TypeScript without being held to its types, which whoever wrote it was. */
function declarer(): (file: string) => string {
  const compilerOptions = { declaration: true, target: ts.ScriptTarget.ES2022, noResolve: true, types: [] };
  const project = new Project({ compilerOptions, skipFileDependencyResolution: true });
  return (file) => {
    if (!existsSync(file)) throw new ProjectError(`${path.relative('', file)} is missing, so that the client would have no types`);
    if (file.endsWith('.d.ts')) return readFileSync(file, 'utf8');
    const source = project.addSourceFileAtPath(file);
    const [output] = source.getEmitOutput({ emitOnlyDtsFiles: true }).getOutputFiles();
    project.removeSourceFile(source);
    return output?.getText() ?? '';
  };
}

/** Where the declaration of a file goes: beside others of the project's generated code, or in a folder named as the package that has it. */
export function placeOf(file: string, generated: string): string {
  const place = (name: string, folder: string): string =>
    path.posix.join(
      name,
      path
        .relative(folder, file)
        .split(path.sep)
        .join('/')
        .replace(/(?:\.d)?\.ts$/, '.d.ts'),
    );
  if (!path.relative(generated, file).startsWith('..')) return place(OWN, generated);
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest)) return place((JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name: string }).name, folder);
    if (folder === path.dirname(folder)) throw new ProjectError(`${file} is in no package`);
  }
}

/**
 * The texts of declarations by their places. `modules` are files of types, and `generated` the folder of the project's generated code.
 * Throws ProjectError for a module that is missing or has no types.
 */
export function declarations(modules: readonly string[], generated: string): ReadonlyMap<string, string> {
  const declarationOf = declarer();
  const texts = new Map<string, string>();
  const waiting = [...modules];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const place = placeOf(file, generated);
    if (texts.has(place)) continue;
    const parts: string[] = [];
    const text = declarationOf(file);
    let from = 0;
    for (const { fileName, pos } of ts.preProcessFile(text).importedFiles.toSorted((a, b) => a.pos - b.pos)) {
      const folder = path.dirname(file);
      const { types } = fileName.startsWith('.') ? filesOf(path.resolve(folder, fileName)) : exportedFiles(fileName, folder);
      waiting.push(types);
      const way = path.posix.relative(path.posix.dirname(place), placeOf(types, generated).replace(/\.d\.ts$/, '.js'));
      // The position is that of the quotation mark before the name.
      parts.push(text.slice(from, pos + 1), way.startsWith('.') ? way : `./${way}`);
      from = pos + 1 + fileName.length;
    }
    texts.set(place, [...parts, text.slice(from)].join(''));
  }
  return texts;
}
