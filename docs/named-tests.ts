import { existsSync, readFileSync } from 'node:fs'
import { partsOf, readTests, type TestCall, type TestFile } from './test-calls'

/* Reads the names of files and tests in the pages of this folder. */

const root = new URL('../', import.meta.url)

export const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
export const isThere = (path: string) => existsSync(new URL(path, root))

export interface NamedTest {
  path: string
  name: string
}

/** The rows of a page's tables as lists of cells, without the heading rows. */
export const rowsOf = (page: string) =>
  read(page)
    .split('\n')
    .filter(
      (line, index, all) =>
        line.startsWith('| ') && !/^\| -/.test(line) && !/^\| -/.test(all[index + 1] ?? ''),
    )
    .map(line => line.slice(2, -2).split(' | '))

const isTest = (part: string) => /^`[^`]+\.test\.tsx?` /.test(part)

/** The tests in a cell, one on each line. */
export const testsOf = (cell: string) => cell.split('<br>').filter(isTest).map(readTest)

/** A bar separates columns, so a bar in a name is escaped. */
function readTest(test: string): NamedTest {
  const [, path = '', name = ''] = /^`([^`]+)` (.+)$/.exec(test.replaceAll('\\|', '|')) ?? []
  return { path, name }
}

/** The tests that the tables of specification and security name, without duplicates. */
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

/** Matches a title whose placeholders are filled in, and captures the values. */
const patternOf = (parts: string[]) => new RegExp(`^${parts.map(escape).join('(.*)')}$`, 's')

/** Whether a title is a test's name, or the name with its placeholders filled in. */
export const isNamed = (title: string, name: string) => title === name || patternOf(partsOf(name)).test(title)

/**
 * Finds the call of `test` for a test that the docs name, or undefined. Three titles match, in this order: the same text;
 * a template with the same text around its placeholders; a template whose placeholders are filled by literals of the file.
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
