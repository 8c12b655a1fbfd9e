import { isThere, pathsIn, read, rowsIn, rowsOf } from './read-page'

interface Row {
  numbers: string[]
  level: string
  state: string
  parts: string[]
}

const rows = rowsOf('docs/security.md')
const sections = read('docs/security.md').split('\n### ')
const table = ['met', 'not met', 'not applicable'].flatMap(state => {
  const section = sections.find(text => text.toLowerCase().startsWith(`${state}\n`)) ?? ''
  return rowsIn(section).map(([numbers = '', level = '', , where = '']): Row => ({
    numbers: numbers.split(', ').flatMap(spell),
    level,
    state,
    parts: where.split('<br>'),
  }))
})

function spell(numbers: string) {
  const [first = '', last = first] = numbers.split('–')
  const start = first.split('.')
  const count = Number(last.split('.')[2]) - Number(start[2]) + 1
  return Array.from({ length: count }, (_, index) =>
    [...start.slice(0, 2), Number(start[2]) + index].join('.'),
  )
}

const numbersOf = (wrong: (row: Row) => boolean) => table.filter(wrong).flatMap(({ numbers }) => numbers)
const count = (level: string, state?: string) =>
  numbersOf(row => row.level === level && (state === undefined || row.state === state)).length

test('every number of levels 1 and 2 stands here once', () => {
  // ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2.
  expect([count('1'), count('2')]).toEqual([70, 183])
  expect(new Set(numbersOf(() => true)).size).toBe(70 + 183)
})

test('the counts at the head are those of the rows', () => {
  for (const state of ['met', 'not met', 'not applicable'])
    expect(rows).toContainEqual([state, String(count('1', state)), String(count('2', state))])
})

test('what is met names a test, a page of this folder, or says that there is no test', () => {
  const shown = (parts: string[]) => parts.some(part => /^`[^`]+\.test\.tsx?`|^No test: .|`docs\//.test(part))
  expect(numbersOf(({ state, parts }) => state === 'met' && !shown(parts))).toEqual([])
})

test('what is not met says what it takes; what does not apply says why', () => {
  const says = (state: string, parts: string[]) =>
    state === 'not met' ? /Takes: |^As \d/.test(parts[0]!) : parts[0]!.length > 0
  expect(numbersOf(({ state, parts }) => !says(state, parts))).toEqual([])
})

test('every file that is named exists', () => {
  expect(pathsIn(read('docs/security.md')).filter(path => !isThere(path))).toEqual([])
})
