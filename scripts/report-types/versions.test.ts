import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Change } from './compare-types'
import { judge } from './judge'
import { raise } from './raise'

const made: string[] = []
afterEach(() => made.splice(0).forEach(folder => rmSync(folder, { recursive: true })))

const gone = { name: '@pundi/contract: send', what: 'is gone', level: 'major', isCall: false } as const
const added = { name: '@pundi/contract: addGoal', what: 'is new', level: 'minor', isCall: true } as const
const judged = (now: string, ...changes: Change[]) =>
  judge('contract.api.md', [{ place: 'shared/contract/package.json', before: '4.1.0', now, changes }])

test.each([
  ['4.1.0', [gone, added], '5.0.0'],
  ['4.9.0', [gone], '5.0.0'],
  ['4.1.9', [added], '4.2.0'],
  ['4.0.0', [], '4.1.0'],
])(
  'under version %s too small a step is refused, and the version that is needed is named',
  (now, found, wanted) => {
    const { problem, steps } = judged(now, ...found)
    expect(steps).toEqual([{ place: 'shared/contract/package.json', now, wanted }])
    for (const { name, what } of found) expect(problem).toContain(`\n  ${name} ${what}`)
    expect(problem).toContain(`raise the version in shared/contract/package.json to ${wanted}, `)
  },
)

test.each([
  ['5.0.0', [gone]],
  ['4.2.0', [added]],
  ['5.0.0', [added]],
  ['4.1.0', []],
])('under version %s the report may be written', (now, found) => {
  expect(judged(now, ...found)).toEqual({
    steps: [],
    problem: `contract.api.md is not the report of ${now}. Run \`npm run report:types\` and commit what it writes.`,
  })
})

test('a call is a promise of the server, too: its version is raised apart', () => {
  const calls = { place: 'shared/contract/served.ts', before: '1.0.0', changes: [added] }
  const whole = { place: 'shared/contract/package.json', before: '4.1.0', now: '4.2.0', changes: [added] }
  expect(judge('contract.api.md', [whole, { ...calls, now: '1.0.0' }]).problem).toBe(
    `What is promised changed since version 1.0.0:\n  @pundi/contract: addGoal is new\n` +
      'Builds that need this must be able to say so: raise the version in shared/contract/served.ts to 1.1.0, and that ' +
      'of every dependency on it (npm run report:types -- --raise).\nRun `npm run report:types` and commit what it writes.',
  )
  expect(judge('contract.api.md', [whole, { ...calls, now: '1.1.0' }]).steps).toEqual([])
})

test('a version is raised where it stands, in every dependency on it and in the lock file', () => {
  const [folder, write] = makeFolder()
  write('shared/contract/package.json', '{ "name": "@pundi/contract", "version": "3.0.0" }')
  write('shared/contract/served.ts', "export const httpVersion: string = '1.0.0'")
  write(
    'api/package.json',
    '{ "version": "3.0.0", "dependencies": { "@pundi/contract": "3.0.0", "pg": "3.0.0" } }',
  )
  const entry = (of: string, more = '') =>
    `"${of}": {\n      "name": "@pundi/x",\n      "version": "3.0.0"${more}\n    }`
  const locked = (version: string) => entry('shared/contract').replace('3.0.0', version)
  write('package-lock.json', `${entry('api', ', "@pundi/contract": "3.0.0"')}, ${entry('shared/contract')}`)
  raise(folder, { place: 'shared/contract/package.json', now: '3.0.0', wanted: '3.1.0' })
  raise(folder, { place: 'shared/contract/served.ts', now: '1.0.0', wanted: '2.0.0' })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(read('shared/contract/package.json')).toBe('{ "name": "@pundi/contract", "version": "3.1.0" }')
  expect(read('shared/contract/served.ts')).toBe("export const httpVersion: string = '2.0.0'")
  expect(read('api/package.json')).toBe(
    '{ "version": "3.0.0", "dependencies": { "@pundi/contract": "3.1.0", "pg": "3.0.0" } }',
  )
  expect(read('package-lock.json')).toBe(
    `${entry('api', ', "@pundi/contract": "3.1.0"')}, ${locked('3.1.0')}`,
  )
})

/** An empty folder of the test, and how to write a file into it. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pundi-versions-'))
  made.push(folder)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return [folder, write] as const
}
