import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/* Holds docs/specification.md to the truth: what it names exists, and what is done is tested. */

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

interface Line {
  requirement: string
  paths: string[]
  tests: { path: string; name: string }[]
  state: string
}

const lines = read('docs/specification.md')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .map(line => line.slice(2, -2).split(' | '))
  .filter(([first]) => first !== 'Requirement' && first !== '---')

const table = lines.map(([requirement = '', where = '', tests = '', state = '']): Line => ({
  requirement,
  paths: where === '—' ? [] : where.split(', ').map(path => path.replaceAll('`', '')),
  tests: tests === '—' ? [] : tests.split('<br>').map(readTest),
  state,
}))

/** Columns are parted by bars, so one within a name is written with a backslash. */
function readTest(test: string) {
  const [, path = '', name = ''] = /^`([^`]+)` (.+)$/.exec(test.replaceAll('\\|', '|')) ?? []
  return { path, name }
}

/** Whether a file has a test, or a row of a test's table, of that name. */
const hasTest = ({ path, name }: Line['tests'][number]) =>
  /\.test\.tsx?$/.test(path) &&
  existsSync(new URL(path, root)) &&
  ["'", '"', '`'].some(quote => read(path).includes(quote + name + quote))

const requirementsOf = (wrong: (line: Line) => boolean) =>
  table.filter(wrong).map(({ requirement }) => requirement)

test('every line has a requirement, a place, a test and a state', () => {
  expect(table.length).toBeGreaterThan(400)
  expect(lines.filter(cells => cells.length !== 4 || cells.some(cell => cell.trim() === ''))).toEqual([])
  expect(requirementsOf(({ state }) => !/^(done|open|partly: .+)$/.test(state))).toEqual([])
})

test('every place that is named exists', () => {
  const missing = table.flatMap(({ paths }) => paths).filter(path => !existsSync(new URL(path, root)))
  expect(missing).toEqual([])
})

test('every test that is named exists in its file', () => {
  expect(table.flatMap(({ tests }) => tests).filter(test => !hasTest(test))).toEqual([])
})

test('what is done has a place and a test; what is open has neither', () => {
  expect(
    requirementsOf(({ state, paths, tests }) => state === 'done' && !(paths.length && tests.length)),
  ).toEqual([])
  expect(
    requirementsOf(({ state, paths, tests }) => state === 'open' && paths.length + tests.length > 0),
  ).toEqual([])
})

test('every decision has its row, and at most 300 words', () => {
  const named = [...read('docs/decisions.md').matchAll(/\]\((decisions\/\d{3}-[a-z0-9-]+\.md)\)/g)]
  const files = named.map(([, file = '']) => fileURLToPath(new URL(`docs/${file}`, root)))
  expect(files.filter(file => !existsSync(file))).toEqual([])
  const long = files.filter(file => readFileSync(file, 'utf8').split(/\s+/).length > 300)
  expect(long).toEqual([])
})
