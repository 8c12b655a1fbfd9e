import { existsSync, readFileSync } from 'node:fs'

/* What the pages of this folder say of the house: files and tests by their names. */

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

/** Columns are parted by bars, so one within a name is written with a backslash. */
export function readTest(test: string): NamedTest {
  const [, path = '', name = ''] = /^`([^`]+)` (.+)$/.exec(test.replaceAll('\\|', '|')) ?? []
  return { path, name }
}

/** Whether a file has a test, or a row of a test's table, of that name. */
export const hasTest = ({ path, name }: NamedTest) =>
  /\.test\.tsx?$/.test(path) &&
  isThere(path) &&
  ["'", '"', '`'].some(quote => read(path).includes(quote + name + quote))
