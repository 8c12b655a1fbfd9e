import { existsSync, readFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)

export const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
export const isThere = (path: string) => existsSync(new URL(path, root))

export const rowsOf = (page: string) => rowsIn(read(page))

export const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter(
      (line, index, all) =>
        line.startsWith('| ') && !/^\| -/.test(line) && !/^\| -/.test(all[index + 1] ?? ''),
    )
    .map(line => line.slice(2, -2).split(' | '))

export const pathsIn = (text: string) =>
  [
    ...text.matchAll(/`((?:api|deploy|docs|e2e|lint|remote-\w+|scripts|shared|shell|webpack)\/[^`\s]+)`/g),
  ].map(([, path = '']) => path)
