/** The package's declarations, as a strict project checks them that has the newest TypeScript and the newest types of Node. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../support/root.js';
import { type Machine, PATIENCE_MS } from './machine.js';

const { exports: faces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
};

/** Code that users write, with the type of each part by its name. */
const NAMED = `import type {
  AdmissionPlugin, AdmissionPluginFactory, AdmissionRequest, AdmissionRequestOf, AdmissionRule, Attributes, Authenticator,
  AuthenticatorFactory, Authorizer, CallerParts, Catalogue, Controller, ControllerHost, Conversion, Credentials, Decision, Defaulter,
  Engine, FieldError, Kind, KindContext, KindDefinition, LimitedRule, LogEntry, Operation, OperatorLog, RouteContext, Routes, RoutesHost,
  RowContext, RuleContext, Running, Server, ServerOptions, ServerParts, StoreParts, Strategy, User, Words, WriteContext,
} from 'kindwright';
import type { Client, ControllerContext, ControllerDefinition, Informer, ObjectKey, Outcome, ReconcileContext } from 'kindwright/controller';
import type { TestClock, TestServer, TestServerOptions } from 'kindwright/test';
import type { Deployment } from 'kindwright/kubernetes/apps/v1/types.js';
import { catalogue } from 'kindwright/base';
import { createServer, defineKind } from 'kindwright';

interface Order { metadata: { name?: string }; spec?: { pieces: number } }
const defaulter: Defaulter = (order: Order) => { if (order.spec !== undefined) order.spec.pieces ||= 1; };
const conversion: Conversion = (newer: Order, older: Order, words: Words) => { newer.metadata.name = words.filled(older.metadata.name ?? ''); };
const rule: LimitedRule<Order> = { brokenBy: (stored) => stored.spec === undefined };
const validate = (order: Order, context: WriteContext): FieldError[] => { context.warn(order.metadata.name ?? ''); return []; };
const strategy: Strategy<Order> = { rules: { rule }, validate };
export const kind: Kind = defineKind<Order>({ resource: 'orders.example.com', strategy, defaulters: { defaulter }, conversions: { conversion } });
const log: OperatorLog = (line: string, entry?: LogEntry) => void [line, entry];
const options: ServerOptions = { catalogue, kinds: [kind], log };
export const server: Promise<Server> = createServer(options);
export type All = [
  AdmissionPlugin, AdmissionPluginFactory, AdmissionRequest, AdmissionRequestOf<Order>, AdmissionRule<Order>, Attributes, Authenticator,
  AuthenticatorFactory, Authorizer, CallerParts, Catalogue, Controller, ControllerHost, Credentials, Decision, Engine, KindContext,
  KindDefinition<Order>, Operation, RouteContext, Routes, RoutesHost, RowContext, RuleContext, Running, ServerParts, StoreParts, User,
  Client, ControllerContext, ControllerDefinition, Informer<Order & { metadata: object }>, ObjectKey, Outcome, ReconcileContext, TestClock,
  TestServer, TestServerOptions, Deployment,
];
`;

export function declaredTypes(machine: () => Machine, skip: string | false): void {
  test('its declarations hold where nothing is skipped, with the newest TypeScript and types of Node', {
    skip,
    timeout: PATIENCE_MS,
  }, async () => {
    const imports = Object.keys(faces)
      .filter((face) => !/[*]|package\.json/.test(face))
      .map((face, i) => `export * as face${i} from 'kindwright${face.slice(1)}';\n`);
    machine().write('types/package.json', JSON.stringify({ name: 'types', private: true, type: 'module' }));
    machine().write('types/faces.ts', imports.join(''));
    machine().write('types/named.ts', NAMED);
    const compilerOptions = {
      target: 'es2023',
      module: 'nodenext',
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['node'],
    };
    machine().write('types/tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    await machine().run(
      'types',
      'npm install --ignore-scripts --prefer-online kindwright @types/koa typescript@latest @types/node@latest && node_modules/.bin/tsc --project .',
    );
  });
}
