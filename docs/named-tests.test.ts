import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCall } from './named-tests'
import { readTests } from './test-calls'
import { findUnproven, readResults } from './test-results'

const root = fileURLToPath(new URL('..', import.meta.url))
const titlesIn = (text: string) => readTests('a.test.ts', text).calls.map(({ parts }) => parts.join('%s'))

test('finds the tests of a file, those of tables and loops too', () => {
  const file = `
    test('adds', () => {})
    it.only('lists', () => {})
    test.each([['a', 1]])('takes %s as $row.name', () => {})
    for (const way of ways) test(\`goes \${way} home\`, () => {})
  `
  expect(titlesIn(file)).toEqual(['adds', 'lists', 'takes %s as %s', 'goes %s home'])
})

test('what is skipped, said in a comment or any other text is no test', () => {
  const file = `
    // test('of old', () => {})
    test.skip('later', () => {})
    test.describe('a group', () => {})
    const name = 'some text'
  `
  expect(titlesIn(file)).toEqual([])
})

test('knows a slow test by its tag and by the name of its file', () => {
  const isSlow = (path: string, text: string) => readTests(path, text).calls.map(call => call.isSlow)
  expect(isSlow('a.test.ts', "test('a', { tag: '@slow' }, run); test('b', run)")).toEqual([true, false])
  expect(isSlow('a.test.ts', "test(`${a}`, { tag: isLong ? ['@slow'] : [] }, run)")).toEqual([false])
  expect(isSlow('a.slow.test.ts', "test('a', run)")).toEqual([true])
})

const path = 'e2e/journeys/site/landing.test.ts'
const drawer = 'on a phone a menu button opens the drawer, with scripts: %s'
const bar = 'on a desk the links stand in the bar, without a menu'

test('a named test is a test of its file, with its rows or as one of them', () => {
  const found = (name: string) => findCall({ path, name }) !== undefined
  expect([bar, drawer].map(found)).toEqual([true, true])
  expect(['/sign-up', 'Menu', 'on a desk', ''].map(found)).toEqual([false, false, false, false])
  const sessions = 'api/src/auth/sessions/sessions.test.ts'
  expect(findCall({ path: sessions, name: 'ends after 14 days without use' })).toBeDefined()
  expect(findCall({ path: sessions, name: 'ends after 15 days without use' })).toBeUndefined()
})

test('a named test that failed, was not run or does not exist is not proven', () => {
  const named = [bar, drawer, 'opens a window'].map(name => ({ path, name }))
  const row = (scripts: boolean, hasPassed: boolean) => {
    return { path, name: drawer.replace('%s', String(scripts)), hasPassed }
  }
  expect(findUnproven(named, [row(true, true), row(false, false)])).toEqual([
    `${path}: "${bar}" was not run`,
    `${path}: "${drawer}" did not pass`,
    `${path}: "opens a window" is no test of its file`,
  ])
  const all = [row(true, true), row(false, true), { path, name: bar, hasPassed: true }]
  expect(findUnproven(named.slice(0, 2), all)).toEqual([])
})

test('a slow test needs a result only where slow tests were run', () => {
  const price = 'a page costs at most 18 % more than in one bundle, and no round trip'
  const budgets = { path: 'e2e/journeys/site/budgets.test.ts', name: price }
  expect(findUnproven([budgets], [])).toEqual([])
  expect(findUnproven([budgets], [{ ...budgets, hasPassed: false }])).toHaveLength(1)
})

test('reads what jest and Playwright write', () => {
  const jest = write({
    testResults: [
      {
        name: join(root, 'api/src/a.test.ts'),
        assertionResults: [
          { title: 'adds', status: 'passed' },
          { title: 'lists', status: 'pending' },
        ],
      },
    ],
  })
  const journey = (title: string, status: string) => ({
    title,
    file: 'site/landing.test.ts',
    ok: status !== 'unexpected',
    tests: [{ status }],
  })
  const suites = [
    { specs: [journey('opens', 'expected')], suites: [{ specs: [journey('ends', 'skipped')] }] },
  ]
  const playwright = write({ config: { rootDir: join(root, 'e2e/journeys') }, suites })
  expect([jest, playwright].flatMap(readResults)).toEqual([
    { path: 'api/src/a.test.ts', name: 'adds', hasPassed: true },
    { path: 'api/src/a.test.ts', name: 'lists', hasPassed: false },
    { path, name: 'opens', hasPassed: true },
    { path, name: 'ends', hasPassed: false },
  ])
})

function write(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pundi-results-')), 'results.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
