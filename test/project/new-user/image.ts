/**
 * The image of a project, without a builder of images: the steps of its Dockerfile are run one by one, each stage in a folder of its own that
 * stands for the root of its file system, and its command is started at the end.
 */
import assert from 'node:assert/strict';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { completeInstall, WITHOUT_SCRIPTS } from '../../support/programs/shell.js';
import { type Machine, PATIENCE_MS } from './machine.js';

interface Step {
  readonly word: string;
  readonly rest: string;
}

const stepsOf = (dockerfile: string): Step[] =>
  dockerfile.split('\n').flatMap((line) => {
    const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return word === undefined || rest === undefined ? [] : [{ word, rest }];
  });

/** A stage that is being built, its paths below the folder of the machine. */
interface Stage {
  readonly root: string;
  folder: string;
  readonly variables: Map<string, string>;
  command: readonly string[];
}

class Building {
  readonly #stages = new Map<string, Stage>();

  constructor(
    private readonly machine: Machine,
    private readonly project: string,
  ) {
    // The user of the base image is not one of this machine.
    machine.write('bin/chown', '#!/bin/sh\nexit 0\n');
    chmodSync(path.join(machine.folder, 'bin/chown'), 0o755);
  }

  /** Runs all steps. Gives the last stage. */
  async run(): Promise<Stage> {
    let stage: Stage | undefined;
    for (const { word, rest } of stepsOf(this.machine.read(`${this.project}/Dockerfile`))) {
      if (word === 'FROM') stage = this.#begin(rest);
      else if (stage !== undefined) await this.#step(stage, word, rest);
    }
    assert.ok(stage !== undefined, 'the Dockerfile has a stage');
    return stage;
  }

  #begin(rest: string): Stage {
    const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
    const stage: Stage = { root: `image/${name}`, folder: '/', variables: new Map(), command: [] };
    this.#stages.set(name, stage);
    return stage;
  }

  async #step(stage: Stage, word: string, rest: string): Promise<void> {
    if (word === 'WORKDIR') {
      stage.folder = rest;
      mkdirSync(this.#at(stage, rest), { recursive: true });
    } else if (word === 'COPY') this.#copy(stage, rest.split(' '));
    else if (word === 'RUN') await this.#run(stage, rest);
    else if (word === 'ENV') for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.variables.set(name, value);
    else if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
    else assert.match(word, /^(?:USER|VOLUME|EXPOSE)$/);
  }

  #at = (stage: Stage, to: string): string => path.join(this.machine.folder, stage.root, path.resolve(stage.folder, to));

  #copy(stage: Stage, words: readonly string[]): void {
    const [to = '', ...sources] = words.filter((word) => !word.startsWith('--')).reverse();
    const from = /--from=(\w+)/.exec(words.join(' '))?.[1];
    const other = from === undefined ? undefined : this.#stages.get(from);
    for (const source of sources)
      if (other !== undefined) cpSync(this.#at(other, source), this.#at(stage, to), { recursive: true, verbatimSymlinks: true });
      else this.#copyOfProject(source, this.#at(stage, to));
  }

  /** Copies what is not ignored. */
  #copyOfProject(pattern: string, to: string): void {
    const project = path.join(this.machine.folder, this.project);
    const ignored = readFileSync(path.join(project, '.dockerignore'), 'utf8').split('\n');
    const wanted = new RegExp(`^${pattern === '.' ? '.*' : pattern.replace('.', '\\.').replace('*', '.*')}$`);
    for (const name of readdirSync(project))
      if (wanted.test(name) && !ignored.includes(name) && !ignored.includes(`${name}/`))
        cpSync(path.join(project, name), path.join(to, name), { recursive: true });
  }

  async #run(stage: Stage, script: string): Promise<void> {
    const inRoot = script.replaceAll(/ (\/\w+)/g, (_, place: string) => ` ${path.join(this.machine.folder, stage.root, place)}`);
    await this.machine.run(path.join(stage.root, stage.folder), `${WITHOUT_SCRIPTS}\n${inRoot}`);
    if (existsSync(this.#at(stage, 'node_modules'))) completeInstall(this.#at(stage, '.'));
  }
}

export function projectImage(machine: () => Machine, skip: string | false): void {
  test('the steps of its Dockerfile make an image that serves, without what it was built with', {
    skip,
    timeout: PATIENCE_MS,
  }, async () => {
    const { root, folder, variables, command } = await new Building(machine(), 'my-api').run();
    const app = path.join(root, folder);
    assert.ok(!existsSync(path.join(machine().folder, app, 'node_modules/ts-morph')));
    const data = path.join(machine().folder, root, variables.get('KINDWRIGHT_DATA_DIR') ?? '');
    assert.ok(existsSync(data), 'the image has a folder for data');
    const environment = [...variables].map(([name, value]) => `${name}=${value.startsWith('/') ? data : value}`).join(' ');
    const runs = machine().start(app, `${environment} KINDWRIGHT_SECURE_PORT=0 ${command.join(' ')}`);
    await runs.printed(/Ready\./);
    assert.match(runs.output, /Serving on https:\/\/127\.0\.0\.1:\d+/);
    await machine().run(app, `KUBECONFIG=${data}/kubeconfig kubectl get orders`);
    await runs.stop();
  });
}
