import { loadAmountReader } from '@pundi/kit/amount'
import { addDays, type Category, type Transaction } from '@pundi/contract'
import type { Language } from '@pundi/contract/federation'
import { rounds } from '@pundi/devkit/testing/rounds'
import fc from 'fast-check'
import { transactionOf } from '../../testing/answers'
import { type LineContext, readLine } from './read-line'
import { english } from './testing/english'
import { indonesian } from './testing/indonesian'
import { mixed, refused } from './testing/mixed'
import { spanish } from './testing/spanish'

const today = '2026-11-23'
const gaji: Category = { id: 1, name: 'Gaji', type: 'income' }
const makanan: Category = { id: 2, name: 'Makanan', type: 'expense' }
const transportasi: Category = { id: 3, name: 'Transportasi', type: 'expense' }
const rumahMakan: Category = { id: 4, name: 'Rumah Makan', type: 'expense' }
const rumah: Category = { id: 5, name: 'Rumah', type: 'expense' }
const categories = [gaji, makanan, transportasi, rumahMakan, rumah]

let readAmount: LineContext['readAmount']
beforeAll(async () => ({ readAmount } = await loadAmountReader()))

const read = (line: string, changes: Partial<LineContext> = {}) =>
  readLine(line, { readAmount, language: 'id', today, categories, past: [], wallets: [], ...changes })

const rowsOf = (table: string, language: Language) =>
  table
    .split('\n')
    .slice(1, -1)
    .map(row => [language, ...row.split(' | ').map(cell => cell.replace(/ \|$/, ''))] as string[])

const examples = [
  ...rowsOf(indonesian, 'id'),
  ...rowsOf(english, 'en'),
  ...rowsOf(spanish, 'es'),
  ...rowsOf(mixed, 'default'),
  ...rowsOf(refused, 'id'),
]

test('there are at least 400 examples', () => {
  expect(new Set(examples.map(String)).size).toBeGreaterThanOrEqual(400)
})

test.each(examples)(
  'in %s, "%s" is the amount %s, the day %s and the text "%s"',
  (language, line, ...means) => {
    const { amount, day, description } = read(line, { language: language as Language })
    const said = 'decimal' in amount ? amount.decimal : amount.problem
    const [, written = ''] = means
    const date = /^(0|-?\d{1,2})$/.test(written) ? addDays(today, Number(written)) : written
    expect([said, 'date' in day ? day.date : day.problem, description]).toEqual([
      means[0],
      date,
      means[2] ?? '',
    ])
  },
)

test('what is understood says in which words it was written', () => {
  expect(read('kopi Rp 25.000 kemarin sore')).toMatchObject({
    amountWritten: 'Rp 25.000',
    dayWritten: 'kemarin sore',
  })
  expect(read('kopi')).toMatchObject({ amountWritten: '', dayWritten: '' })
  expect(read('kopi 25rb roti 10rb')).toMatchObject({ amountWritten: '25rb, 10rb' })
})

describe('the category', () => {
  const past = (...rows: [description: string, category: Category][]): Transaction[] =>
    rows.map(([description, { id, name, type }], at) =>
      transactionOf({ id: at + 1, description, category_id: id, category: { id, name }, type }),
    )

  test('is the one whose name stands in the line, the longer name before the shorter', () => {
    expect(read('makanan 25rb').category).toEqual({ category: makanan, reason: { by: 'name' } })
    expect(read('rumah makan padang 25rb').category).toMatchObject({ category: rumahMakan })
    expect(read('sewa RUMAH, 2jt').category).toMatchObject({ category: rumah })
    expect(read('makan siang 25rb').category).toEqual({ among: [] })
    expect(read('makanannya 25rb').category).toEqual({ among: [] })
  })

  test('is open where two categories have the name', () => {
    const twice = [gaji, { ...gaji, id: 9, type: 'expense' as const }]
    expect(read('gaji 5jt', { categories: twice }).category).toEqual({ among: twice })
  })

  test('is that of most bookings of the same description, before any name', () => {
    const rows = past(['Sewa rumah', transportasi], ['sewa  RUMAH', transportasi], ['sewa rumah', makanan])
    expect(read('sewa rumah 2jt', { past: rows }).category).toEqual({
      category: transportasi,
      reason: { by: 'same', count: 2, of: 3 },
    })
  })

  test('is that of most bookings that share a word, from two on', () => {
    const rows = past(['Kopi susu', makanan], ['kopi tubruk', makanan], ['kopi ke kantor', transportasi])
    expect(read('kopi gayo 25rb', { past: rows }).category).toEqual({
      category: makanan,
      reason: { by: 'words', words: 'kopi', count: 2, of: 3 },
    })
    expect(read('kopi gayo 25rb', { past: rows.slice(0, 1) }).category).toEqual({ among: [makanan] })
  })

  test('is open where the past is divided, or its category is gone', () => {
    const rows = past(['parkir', makanan], ['parkir', transportasi])
    expect(read('parkir 2rb', { past: rows }).category).toEqual({ among: [makanan, transportasi] })
    expect(read('parkir 2rb', { past: rows, categories: [gaji] }).category).toEqual({ among: [] })
  })
})

describe('of any line', () => {
  const words = fc.constantFrom(
    ...'kopi makan siang 25rb 25 rb Rp 18.500 kemarin hari ini minggu lalu 20/11 1/2 kg 3 x 15k + - seharga "sabtu malam" ayer mañana por la last friday the 20th of nov 2026'.split(
      ' ',
    ),
  )
  const lines = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words).map(parts => parts.join(' ')),
  )
  const language = fc.constantFrom<Language>('default', 'id', 'en', 'es')

  test('each word is part of the amount, the day or the description', () => {
    fc.assert(
      fc.property(lines, language, (line, spoken) => {
        const reading = read(line, { language: spoken })
        const kept = [reading.amountWritten, reading.dayWritten, reading.description].join(' ')
        const marks = /[\s\-–—,:;=."“”„«»]+|\b(?:seharga|por|of|a)\b/gu
        for (const word of line.split(/\s+/).map(text => text.replace(marks, '')))
          expect(kept.replace(marks, '')).toContain(word)
      }),
      rounds(2000),
    )
  })

  test('the order of amount, day and text makes no difference', () => {
    const parts = fc.shuffledSubarray(['kopi susu', '25rb', 'kemarin'], { minLength: 3 })
    fc.assert(
      fc.property(parts, ordered =>
        expect(read(ordered.join(' '))).toMatchObject({
          amount: { decimal: '25000' },
          day: { date: '2026-11-22' },
          description: 'kopi susu',
        }),
      ),
      rounds(),
    )
  })
})
