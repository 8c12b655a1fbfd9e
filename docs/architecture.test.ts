import { readFileSync } from 'node:fs'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const entries = Object.entries(
  JSON.parse(read('../lint/rooms.json')) as Record<string, Record<string, string>[]>,
)
const page = read('architecture.md')

test.each(entries)('the rooms of %s stand on the page, in their order', (workspace, rows) => {
  const [, table = ''] = page.split(`### \`${workspace}\`\n`)
  const shown = [...(table.split('\n#')[0] ?? '').matchAll(/^\| (\d+) +\| `([^`]+)` +\| (.*?) +\|$/gm)].map(
    ([, row, room, has]) => [Number(row), room, has],
  )
  expect(shown).toEqual(
    rows.flatMap((row, at) => Object.entries(row).map(([room, has]) => [at + 1, room, has])),
  )
})
