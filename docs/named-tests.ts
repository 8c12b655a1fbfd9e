import { existsSync, readFileSync } from 'node:fs'
import { partsOf, readTests, type TestCall, type TestFile } from './test-calls'

/* What the pages of this folder say of the code: files and tests by their names. */

const root = new URL('../', import.meta.url)

export const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
export const isThere = (path: string) => existsSync(new URL(path, root))

export interface NamedTest {
  path: string
  name: string
}

/** The rows of a page's tables, cell by cell, without the rows that head them. */
export const rowsOf = (page: string) =>
  read(page)
    .split('\n')
    .filter(
      (line, index, all) =>
        line.startsWith('| ') && !/^\| -/.test(line) && !/^\| -/.test(all[index + 1] ?? ''),
    )
    .map(line => line.slice(2, -2).split(' | '))

const isTest = (part: string) => /^`[^`]+\.test\.tsx?` /.test(part)

/** The tests that a cell names, one a line. */
export const testsOf = (cell: string) => cell.split('<br>').filter(isTest).map(readTest)

/** Columns are parted by bars, so one within a name is written with a backslash. */
function readTest(test: string): NamedTest {
  const [, path = '', name = ''] = /^`([^`]+)` (.+)$/.exec(test.replaceAll('\\|', '|')) ?? []
  return { path, name }
}

/** Every test that the tables of specification and security name, once. */
export function namedTests(): NamedTest[] {
  const pages = ['docs/specification.md', 'docs/security.md']
  const named = pages.flatMap(page => rowsOf(page).flat().flatMap(testsOf))
  return [...new Map(named.map(test => [`${test.path} ${test.name}`, test])).values()]
}

const files = new Map<string, TestFile>()

function fileAt(path: string): TestFile {
  const file = files.get(path) ?? readTests(path, read(path))
  files.set(path, file)
  return file
}

const sameParts = (one: string[], other: string[]) => JSON.stringify(one) === JSON.stringify(other)

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Finds the names that a title has once its holes are filled, and what fills them. */
const patternOf = (parts: string[]) => new RegExp(`^${parts.map(escape).join('(.*)')}$`, 's')

/** Whether a test's name is that of a title: letter for letter, or with its holes filled in. */
export const isNamed = (title: string, name: string) => title === name || patternOf(partsOf(name)).test(title)

/**
 * The call of `test` that a named test is of, if there is one: its title reads so, or has holes where the same are, or
 * where a row of its table that stands in the file fills them.
 */
export function findCall({ path, name }: NamedTest): TestCall | undefined {
  if (!/\.test\.tsx?$/.test(path) || !isThere(path)) return undefined
  const { calls, literals } = fileAt(path)
  return (
    calls.find(({ parts }) => parts.length === 1 && parts[0] === name) ??
    calls.find(({ parts }) => parts.length > 1 && sameParts(parts, partsOf(name))) ??
    calls.find(({ parts }) => {
      const [whole, ...filled] = (parts.length > 1 && patternOf(parts).exec(name)) || []
      return whole !== undefined && filled.every(value => literals.has(value))
    })
  )
}
