import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findCall, isThere, type NamedTest, read, rowsOf, testsOf } from './named-tests'

/* Holds docs/specification.md to the truth: what it names exists, and what is done is tested. */

interface Line {
  requirement: string
  paths: string[]
  tests: NamedTest[]
  /** Whether all that stands in the place of tests is one. */
  isNamed: boolean
  state: string
}

const lines = rowsOf('docs/specification.md')

const table = lines.map(([requirement = '', where = '', tests = '', state = '']): Line => ({
  requirement,
  paths: where === '—' ? [] : where.split(', ').map(path => path.replaceAll('`', '')),
  tests: testsOf(tests),
  isNamed: tests === '—' || tests.split('<br>').length === testsOf(tests).length,
  state,
}))

const requirementsOf = (wrong: (line: Line) => boolean) =>
  table.filter(wrong).map(({ requirement }) => requirement)

test('every line has a requirement, a place, a test and a state', () => {
  expect(table.length).toBeGreaterThan(400)
  expect(lines.filter(cells => cells.length !== 4 || cells.some(cell => cell.trim() === ''))).toEqual([])
  expect(requirementsOf(({ state }) => !/^(done|open|partly: .+)$/.test(state))).toEqual([])
})

test('every place that is named exists', () => {
  const missing = table.flatMap(({ paths }) => paths).filter(path => !isThere(path))
  expect(missing).toEqual([])
})

test('every test that is named is a test of its file', () => {
  expect(requirementsOf(({ isNamed }) => !isNamed)).toEqual([])
  expect(table.flatMap(({ tests }) => tests).filter(test => !findCall(test))).toEqual([])
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
  const named = read('docs/decisions.md').matchAll(/\]\(decisions\/(\d{3}-[a-z0-9-]+\.md)\)/g)
  const files = new Set([...named].map(([, file = '']) => file))
  const folder = fileURLToPath(new URL('decisions', import.meta.url))
  expect([...files].sort()).toEqual(readdirSync(folder).sort())
  expect([...files].filter(file => read(`docs/decisions/${file}`).split(/\s+/).length > 300)).toEqual([])
})
