/** The folders of a project for what its catalogue cannot say: each holds files whose exports become a part of the server. */
import type { AdmissionPluginFactory } from '../../runtime/admission/plugins/factory.js';
import type { OwnCode } from '../../runtime/cli/served.js';
import type { Controller } from '../../runtime/controllers/framework/contract.js';
import type { Kind } from '../../runtime/kinds/kind.js';
import type { AuthenticatorFactory } from '../../runtime/server/access/own-authenticators.js';
import type { Routes } from '../../runtime/server/requests/own-routes.js';
import { sourcesIn } from './build.js';
import type { Project } from './project.js';

export type RoomName = keyof OwnCode;

interface Room<Part> {
  /** What a file of the folder exports, in words. */
  readonly part: string;
  /** Functions that make it. */
  readonly makers: readonly string[];
  isPart(value: unknown): value is Part;
}

const hasMembers = (value: unknown, members: readonly string[]): value is object =>
  typeof value === 'object' && value !== null && members.every((member) => member in value);

const isOfProgram = (value: unknown): boolean => typeof value === 'function' && 'ofProgram' in value && value.ofProgram === true;

/** By the names of the folders. */
const ROOMS: { readonly [Name in RoomName]: Room<OwnCode[Name][number]> } = {
  kinds: {
    part: 'kind',
    makers: ['defineKind'],
    isPart: (value): value is Kind => hasMembers(value, ['resource', 'strategy', 'defaulters', 'conversions', 'operations']),
  },
  controllers: {
    part: 'controller',
    makers: ['defineController'],
    isPart: (value): value is Controller => hasMembers(value, ['name', 'start']),
  },
  admission: {
    part: 'admission plugin',
    makers: ['admissionRule', 'admissionPlugin'],
    isPart: (value): value is AdmissionPluginFactory => isOfProgram(value),
  },
  authenticators: {
    part: 'authenticator',
    makers: ['defineAuthenticator'],
    isPart: (value): value is AuthenticatorFactory => isOfProgram(value),
  },
  routes: {
    part: 'routes',
    makers: ['defineRoutes'],
    isPart: (value): value is Routes => hasMembers(value, ['path', 'routes']),
  },
};

export const ROOM_NAMES = Object.keys(ROOMS) as RoomName[];

/** Files of a folder, as paths from the project. Folders below it hold what these share. */
export const filesOfRoom = (project: Project, room: RoomName): string[] =>
  sourcesIn(project, room).filter((file) => file.split('/').length === 2);

/** A part of a server, and the file that exports it. */
export interface OwnPart<Name extends RoomName = RoomName> {
  readonly file: string;
  readonly part: OwnCode[Name][number];
}

/** What the files of a folder export; `faults` takes a line for each that exports nothing of the sort. */
export async function partsOfRoom<Name extends RoomName>(
  project: Project,
  room: Name,
  load: (file: string) => Promise<Readonly<Record<string, unknown>>>,
  faults: string[],
): Promise<OwnPart<Name>[]> {
  const { part: what, makers, isPart }: Room<OwnCode[Name][number]> = ROOMS[room];
  const found = await Promise.all(
    filesOfRoom(project, room).map(async (file) => {
      const parts = Object.values(await load(file)).filter(isPart);
      const article = /^[aeiou]/.test(what) ? 'an ' : what.endsWith('s') ? '' : 'a ';
      if (parts.length === 0)
        faults.push(
          `${file} exports no ${what}; export ${article}${what} that ${makers.join(' or ')} gives, or move the file into a folder below ${room}/`,
        );
      return parts.map((part) => ({ file, part }));
    }),
  );
  return found.flat();
}
