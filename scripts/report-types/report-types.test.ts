import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { emitDeclarations } from './emit-declarations'
import { compareTypes } from './compare-types'
import { publicTypes } from './public-types'
import { compareReports, parseReport, writeReport } from './report'

test('the reports of the public types are those of the sources, and the versions say what changed', async () => {
  const problems = (await compareReports()).flatMap(({ problem }) => problem ?? [])
  expect(problems).toEqual([])
})

const call = (declared: string) =>
  `import type * as z from 'zod/mini';
export interface Call<Name extends string = string, Declared = unknown> { readonly name: Name; readonly declared?: Declared }
export type BodyOf<Of> = Of extends Call<string, { body: infer Body extends z.ZodMiniType }> ? z.input<Body> : undefined;
export type QueryOf<Of> = Of extends Call<string, { query: infer Query extends z.ZodMiniType }> ? z.output<Query> : never;
export type AnswerOf<Of> = Of extends Call<string, { answer: infer Answer extends z.ZodMiniType }> ? z.output<Answer> : unknown;
export declare const addGoal: Call<"POST /goals", {
    ${declared}
}>;`
const text = 'z.ZodMiniString<string>'
const schema = (shape: string) =>
  `import type * as z from 'zod/mini';\nexport declare const one: z.ZodMiniObject<{ ${shape} }>;`
const sent = `readonly body: z.ZodMiniObject<{ name: ${text} }>;`

/** A change of a type, what it is said to be, and what it asks of the version. */
const changes: [what: string, before: string, after: string, said: string, isRead?: 'read'][] = [
  ['what is gone', 'export declare const one: 1;', '', 'one is gone'],
  ['what is new', '', 'export declare function one(): void;', 'one is new'],
  ['a parameter that is new', 'export declare function one(): void;', 'export declare function one(a: string): void;', 'one is not what it was'],
  ['a parameter that may be left out', 'export declare function one(): void;', 'export declare function one(a?: string): void;', 'one takes or gives more'],
  ['a narrower parameter', 'export declare function one(a: string): void;', "export declare function one(a: 'a'): void;", 'one is not what it was'],
  ['a wider parameter', "export declare function one(a: 'a'): void;", 'export declare function one(a: string): void;', 'one takes or gives more'],
  ['a wider result', 'export declare const one: () => string;', 'export declare const one: () => string | null;', 'one is not what it was'],
  ['an overload that is gone', 'export declare function one(a: string): void;\nexport declare function one(a: number): void;', 'export declare function one(a: string): void;', 'one is not what it was'],
  ['a member that must be written', 'export interface One { a: string }', 'export interface One { a: string; b: string }', 'One is not what it was'],
  ['the same where it is only read', 'export interface One { a: string }', 'export interface One { a: string; b: string }', 'One takes or gives more', 'read'],
  ['a member that may be written', 'export interface One { a: string }', 'export interface One { a: string; b?: string }', 'One takes or gives more'],
  ['a member that is gone', 'export interface One { a: string; b: string }', 'export interface One { a: string }', 'One is not what it was', 'read'],
  ['a parameter of a type', 'export type One<A> = A[];', 'export type One<A> = A;', 'One is not what it was'],
  ['a value that is a type now', 'export declare const One: 1;', 'export type One = 1;', 'One is not what it was'],
  ['a type behind what is exported', 'interface Hidden { a: string }\nexport declare const one: Hidden;', 'interface Hidden { b: string }\nexport declare const one: Hidden;', 'one is not what it was'],
  ['a schema that takes more', schema('a: z.ZodMiniEnum<{ a: "a" }>'), schema('a: z.ZodMiniEnum<{ a: "a"; b: "b" }>'), 'one takes or gives more'],
  ['a schema that gives more', schema(`a: ${text}`), schema(`a: ${text}; b: ${text}`), 'one takes or gives more'],
  ['a schema of something else', schema(`a: ${text}`), schema('a: z.ZodMiniNumber<number>'), 'one is not what it was'],
  ['another path of a call', call(sent), call(sent).replace('"POST /goals"', '"POST /goal"'), 'addGoal is not what it was'],
  ['a body that asks for more', call(sent), call(`readonly body: z.ZodMiniObject<{ name: ${text}; by: ${text} }>;`), 'addGoal is not what it was'],
  ['a body that takes more', call(sent), call(`readonly body: z.ZodMiniObject<{ name: ${text}; by: z.ZodMiniOptional<${text}> }>;`), 'addGoal takes or gives more'],
  ['a query that takes less', call(`readonly query: z.ZodMiniObject<{ a: ${text}; b: ${text} }>;`), call(`readonly query: z.ZodMiniObject<{ a: ${text} }>;`), 'addGoal is not what it was'],
  ['an answer that has more', call(`readonly answer: z.ZodMiniObject<{ a: ${text} }>;`), call(`readonly answer: z.ZodMiniObject<{ a: ${text}; b: ${text} }>;`), 'addGoal takes or gives more'],
  ['an answer that has less', call(`readonly answer: z.ZodMiniObject<{ a: ${text}; b: ${text} }>;`), call(`readonly answer: z.ZodMiniObject<{ a: ${text} }>;`), 'addGoal is not what it was'],
  ['who may call', call('readonly access: "user";'), call('readonly access: "admin";'), 'addGoal is not what it was'],
  ['a header that it needs', call('readonly access: "user";'), call('readonly access: "user";\n    readonly heeds: readonly ["Idempotency-Key"];'), 'addGoal is not what it was'],
  ['a header that may be left out', call('readonly access: "user";'), call('readonly access: "user";\n    readonly heeds: readonly ["If-Match"];'), 'addGoal takes or gives more'],
  ['a header that it heeds no more', call('readonly access: "user";\n    readonly heeds: readonly ["If-Match"];'), call('readonly access: "user";'), 'addGoal is not what it was'],
  ['a header that the platform sends', call('readonly access: "user";'), call('readonly access: "user";\n    readonly heeds: readonly ["If-None-Match"];'), 'addGoal takes or gives more'],
  ['a header that it gives', call('readonly access: "user";'), call('readonly access: "user";\n    readonly gives: readonly ["ETag"];'), 'addGoal takes or gives more'],
  ['a reason to refuse', call('readonly access: "user";'), call('readonly access: "user";\n    readonly refuses: readonly [409];'), 'addGoal takes or gives more'],
] // oxfmt-ignore

test('a change is judged by those who use the type: what fits no more breaks, what is added does not', async () => {
  const side = (place: 1 | 2, read: 'read' | undefined) =>
    Object.fromEntries(changes.filter(one => one[4] === read).map(one => [one[0], one[place]]))
  const found = (
    await Promise.all([
      compareTypes(side(1, undefined), side(2, undefined), true),
      compareTypes(side(1, 'read'), side(2, 'read'), false),
    ])
  ).flat()
  const said = found.map(({ name, what }) => `${name} ${what}`).sort()
  expect(said).toEqual(changes.map(([what, , , is]) => `${what}: ${is}`).sort())
  const levels = {
    'is gone': 'major',
    'is not what it was': 'major',
    'is new': 'minor',
    'takes or gives more': 'minor',
  }
  for (const { what, level } of found) expect(level).toBe(levels[what])
  expect(found.filter(one => one.isCall)).toHaveLength(said.filter(one => one.includes('addGoal')).length)
})

test('what only the server reads of a call is no change', async () => {
  const before = call('readonly summary: "One";\n    readonly access: "user";')
  const after = call('readonly summary: "Two";\n    readonly access: "user";')
  expect(await compareTypes({ a: before }, { a: after }, true)).toEqual([])
})

test('a report reads as it was written', () => {
  const report = {
    version: '1.2.3',
    http: '2.0.0',
    entries: { '@pundi/a': 'export declare const a: 1;', '@pundi/a/b': '' },
  }
  expect(parseReport(writeReport('@pundi/a', report))).toEqual(report)
})

const files: Record<string, string> = {
  'a/index.d.ts': `export { one, type Two } from './one'; export * from './deep'; export * as all from './deep';`,
  'a/one.d.ts': `import type { ComponentType } from 'react';
    import * as z from 'zod/mini';
    import { type Three } from '@pundi/a/three';
    import list from '../list.json';
    type Hidden = z.infer<Three>;
    export type Two = keyof typeof list;
    export declare function one(a: string): Hidden;
    export declare function one(a: number): ComponentType;
    export declare const unused: 1;`,
  'a/deep/index.d.ts': `export declare const deep: import("../one").Two;`,
}
const read = (file: string) => files[file]

test('a report has what an entry exports and what that refers to, whatever file it stands in', () => {
  expect(publicTypes('a/index.d.ts', read).split('\n')).toEqual([
    `declare const list: any;`,
    `import type * as z from 'zod/mini';`,
    `import type { ComponentType } from 'react';`,
    `import type { Three } from '@pundi/a/three';`,
    `type Hidden = z.infer<Three>;`,
    `export type Two = keyof typeof list;`,
    'export declare namespace all {',
    '    export { deep };',
    '}',
    'export declare const deep: Two;',
    'export declare function one(a: string): Hidden;',
    'export declare function one(a: number): ComponentType;',
  ])
})

test.each([
  ['under another name', `export { deep as shallow } from './deep'`, 'export deep under its own name'],
  ['from nowhere', `export { one } from './lost'`, 'nothing is declared for ./lost'],
  ['that is missing', `export { lost } from './deep'`, './deep does not export lost'],
])('an export %s is refused', (_how, entry, sentence) => {
  const other = (file: string) => (file === 'a/entry.d.ts' ? entry : read(file))
  expect(() => publicTypes('a/entry.d.ts', other)).toThrow(sentence)
})

test('every file of a package is declared, also one that is found by the name of the package', async () => {
  const read = await emitDeclarations(['shared/contract', 'shared/platform'])
  for (const file of ['contract/account/shapes', 'contract/federation/registry', 'platform/http/send'])
    expect(read(`shared/${file}.d.ts`)).toContain('export')
})

test('sources that do not compile are refused', async () => {
  const folder = mkdtempSync(join(import.meta.dirname, '../../.cache/wrong-'))
  writeFileSync(join(folder, 'wrong.ts'), 'export const wrong: string = 1')
  await expect(emitDeclarations([`.cache/${basename(folder)}`])).rejects.toThrow('do not compile')
  rmSync(folder, { recursive: true })
})
