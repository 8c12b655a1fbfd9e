import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isThere, pathsIn, read, rowsOf } from './read-page'

test('each section of the specification has a place and a test, and all of them exist', () => {
  const rows = rowsOf('docs/specification.md')
  expect(rows.length).toBeGreaterThan(50)
  for (const row of rows) {
    expect([row[0], row.slice(-2).map(cell => pathsIn(cell).length > 0)]).toEqual([row[0], [true, true]])
    expect(pathsIn(row.at(-1)!).filter(path => !/\.test\.tsx?$/.test(path))).toEqual([])
  }
  expect(pathsIn(read('docs/specification.md')).filter(path => !isThere(path))).toEqual([])
})

test('every decision has its line, a status with its date, and at most 200 words', () => {
  const named = read('docs/decisions.md').matchAll(/\]\(decisions\/(\d{3}-[a-z0-9-]+\.md)\)/g)
  const files = new Set([...named].map(([, file = '']) => file))
  const folder = fileURLToPath(new URL('decisions', import.meta.url))
  expect([...files].sort()).toEqual(readdirSync(folder).sort())
  const pages = [...files].map(file => ({ file, text: read(`docs/decisions/${file}`) }))
  expect(pages.filter(({ text }) => text.trim().split(/\s+/).length > 200).map(({ file }) => file)).toEqual(
    [],
  )
  const status = /^# .+\n\n(Accepted|Superseded), \d+ [A-Z][a-z]+ 20\d\d\.\n/
  expect(pages.filter(({ text }) => !status.test(text)).map(({ file }) => file)).toEqual([])
})
