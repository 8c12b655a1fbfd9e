import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { call, type DeclaredCall, type Declaration } from '@pundi/contract'
import { lineOf, readLine, writeLine } from './call-line'
import { comparePromises } from './compare-promises'
import { compareCalls, compareReports, findStep, type Change } from './judge'
import { raise } from './raise'

const made: string[] = []
afterEach(() => made.splice(0).forEach(folder => rmSync(folder, { recursive: true })))

test('the committed promises are those of the sources, and the versions say what changed', async () => {
  const { files, steps } = await comparePromises()
  expect(steps.map(({ sentence }) => sentence)).toEqual([])
  // If this fails, run `npm run versions` to update the files.
  expect(files.filter(({ isCurrent }) => !isCurrent).map(({ file }) => file)).toEqual([])
}, 180_000)

const one = (declared: Partial<Declaration>, name: 'POST /goals' | 'POST /goal' = 'POST /goals') =>
  lineOf(call(name, { access: 'user', summary: 'A call', ...declared }) as DeclaredCall)
const compare = (before: Partial<Declaration>, now: Partial<Declaration>) =>
  compareCalls([one(before)], [one(now)]).map(({ what }) => what)

const text = z.string()
const body = (fields: Record<string, z.core.$ZodType>) => ({ body: z.object(fields) })
const answer = (fields: Record<string, z.core.$ZodType>) => ({ answer: z.object(fields) })
const choice = (...values: string[]) => z.enum(values as [string])

test.each<[string, Partial<Declaration>, Partial<Declaration>]>([
  ['a body that asks for more', body({ name: text }), body({ name: text, by: text })],
  ['a field that must be sent now', body({ name: z.optional(text) }), body({ name: text })],
  ['a body that takes less', body({ type: choice('a', 'b') }), body({ type: choice('a') })],
  ['a query that is gone', { query: z.object({ a: z.optional(text) }) }, { query: z.object({}) }],
  ['an answer that has less', answer({ a: text, b: text }), answer({ a: text })],
  ['an answer that may lack a field', answer({ a: text }), answer({ a: z.optional(text) })],
  ['another value in an answer', answer({ a: choice('a') }), answer({ a: choice('a', 'b') })],
  ['null in an answer', answer({ a: z.array(text) }), answer({ a: z.array(z.nullable(text)) })],
  ['who may call', {}, { access: 'admin' }],
  ['another status', {}, { status: 201 }],
  ['a header that must be sent', {}, { heeds: ['Idempotency-Key'] }],
  ['a header that is heeded no more', { heeds: ['If-Match'] }, {}],
  ['a header that is given no more', { gives: ['ETag'] }, {}],
])('%s breaks the builds that call', (_what, before, now) => {
  expect(compare(before, now)).toEqual(['breaks'])
})

test.each<[string, Partial<Declaration>, Partial<Declaration>]>([
  ['a body that takes more', body({ name: text }), body({ name: text, by: z.optional(text) })],
  ['another value in a body', body({ type: choice('a') }), body({ type: choice('a', 'b') })],
  ['a field that need not be sent now', body({ name: text }), body({ name: z.optional(text) })],
  ['an answer that has more', answer({ a: text }), answer({ a: text, b: z.nullable(choice('a')) })],
  ['a header that may be sent', {}, { heeds: ['If-Match'] }],
  ['a header that is given', {}, { gives: ['ETag'] }],
])('%s breaks nothing, and builds can say that they need it', (_what, before, now) => {
  expect(compare(before, now)).toEqual(['accepts or answers more'])
})

test('summaries, refusals, lengths and what the platform sends by itself are no change', () => {
  const now = { summary: 'Another', refuses: [409], heeds: ['If-None-Match'] } as const
  expect(compare({}, now)).toEqual([])
  expect(compare(body({ name: text }), body({ name: z.string().check(z.maxLength(9)) }))).toEqual([])
})

test('another address is another call', () => {
  expect(compareCalls([one({})], [one({}, 'POST /goal')])).toEqual([
    { name: 'POST /goals', what: 'is gone' },
    { name: 'POST /goal', what: 'is new' },
  ])
})

test('a line reads as it was written', () => {
  const line = one({ ...body({ name: text }), ...answer({ a: text }) })
  expect(readLine(writeLine(line))).toEqual(line)
})

const report = (...names: string[]) =>
  `declare namespace http {\n    export {\n        ${names.join(',\n        ')}\n    }\n}\n`

test('of the platform, a name that is gone breaks remotes; any other change asks for a minor step', () => {
  const whole = report('send', 'offline_2 as offline')
  expect(compareReports(whole, whole)).toEqual([])
  expect(compareReports(whole, report('send', 'offline')).map(({ what }) => what)).toEqual(['has changed'])
  expect(compareReports(whole, report('offline'))[0]).toEqual({ name: 'http: send', what: 'is gone' })
})

const [gone, added]: Change[] = [
  { name: 'POST /goals', what: 'is gone' },
  { name: 'POST /goals', what: 'is new' },
]

test.each([
  ['4.1.0', [gone, added], '5.0.0'],
  ['4.9.0', [gone], '5.0.0'],
  ['4.1.9', [added], '4.2.0'],
  ['4.0.0', [], '4.1.0'],
] as [string, Change[], string][])('version %s is too small a step', (now, changes, wanted) => {
  const [step] = findStep('shared/contract/served.ts', '4.1.0', now, changes)
  expect(step).toMatchObject({ now, wanted })
  for (const { name, what } of changes) expect(step?.sentence).toContain(`\n  ${name} ${what}`)
})

test.each([
  ['5.0.0', [gone]],
  ['4.2.0', [added]],
  ['5.0.0', [added]],
  ['4.1.0', []],
] as [string, Change[]][])('version %s is enough', (now, changes) => {
  expect(findStep('shared/contract/served.ts', '4.1.0', now, changes)).toEqual([])
})

test('a version is raised where it stands, in every dependency on it and in the lock file', () => {
  const [folder, write] = makeFolder()
  write('shared/contract/package.json', '{ "name": "@pundi/contract", "version": "3.0.0" }')
  write('shared/contract/served.ts', "export const httpVersion: string = '1.0.0'")
  const dependent = (version: string) =>
    `{ "version": "3.0.0", "dependencies": { "@pundi/contract": "${version}", "pg": "3.0.0" } }`
  write('api/package.json', dependent('3.0.0'))
  const entry = (of: string, more = '') =>
    `"${of}": {\n      "name": "@pundi/x",\n      "version": "3.0.0"${more}\n    }`
  const locked = (version: string) => entry('shared/contract').replace('3.0.0', version)
  write('package-lock.json', `${entry('api', ', "@pundi/contract": "3.0.0"')}, ${entry('shared/contract')}`)
  raise(folder, { place: 'shared/contract/package.json', now: '3.0.0', wanted: '3.1.0' })
  raise(folder, { place: 'shared/contract/served.ts', now: '1.0.0', wanted: '2.0.0' })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(read('shared/contract/package.json')).toContain('"version": "3.1.0"')
  expect(read('shared/contract/served.ts')).toBe("export const httpVersion: string = '2.0.0'")
  expect(read('api/package.json')).toBe(dependent('3.1.0'))
  expect(read('package-lock.json')).toBe(
    `${entry('api', ', "@pundi/contract": "3.1.0"')}, ${locked('3.1.0')}`,
  )
})

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pundi-versions-'))
  made.push(folder)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return [folder, write] as const
}
