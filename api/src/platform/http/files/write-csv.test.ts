import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { readCsv } from '../../../../testing/read-csv'
import { escapeFormulas } from './escape-formulas'
import { type Cell, writeCsv } from './write-csv'

const separators = { en: ',', id: ';', es: ',' }
const languages = Object.keys(separators) as (keyof typeof separators)[]

test.each([
  ['=1+1', "'=1+1"],
  ['+62', "'+62"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['＝1', "'＝1"],
  ['﹣1', "'﹣1"],
  ['−1', "'−1"],
  [' =1', " '=1"],
  ['\u00a0\u200b=1', "\u00a0\u200b'=1"],
  ['\ufeff=1', "\ufeff'=1"],
  ['\u202e=1', "\u202e'=1"],
  ['"=1"', `"'=1"`],
  ["'=1", "''=1"],
  ['\t=1', "'\t'=1"],
  ['\rfoo', "'\rfoo"],
  ['\nfoo', "'\nfoo"],
  ["Budi;=cmd|' /C calc'!A0;", "Budi;'=cmd|' /C calc'!A0;"],
  ['a,=1', "a,'=1"],
  ['a\t=1', "a\t'=1"],
  ['a|=1', "a|'=1"],
  ['a\n=1', "a\n'=1"],
  ['a\u2028=1', "a\u2028'=1"],
  ['a; "@x"', `a; "'@x"`],
  ['a,=1;=2', "a,'=1;'=2"],
  ['makan, minum', 'makan, minum'],
  ['a=1', 'a=1'],
  ['1 - 2 = -1', '1 - 2 = -1'],
  ["it's -5", "it's -5"],
  ['沙拉 🍜 é', '沙拉 🍜 é'],
  ['', ''],
])('the text %j becomes the cell %j', (text, cell) => {
  expect(escapeFormulas(text)).toBe(cell)
})

test('every compatibility variant of a formula sign is escaped', () => {
  const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code))
  const signs = [...all, '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '﬩'].filter(isSign)
  expect(signs.length).toBeGreaterThan(16)
  expect(signs.filter(one => escapeFormulas(`${one}1`) !== `'${one}1`)).toEqual([])
})

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from(';,|\t\r\n"\' =+-@＝﬩−\u200b\u00a0ab1')),
      fc.string({ unit: 'grapheme' }),
    ),
  )
  .map(parts => parts.join(''))
const decimal = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 10, max: 99 }))
  .map(([sign, whole, cents]) => `${sign}${whole}.${cents}`)

test.each(languages)('rows come back as they were by the separators of %s', async language => {
  const row = fc.tuple(hostile, hostile, decimal)
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async rows => {
      const written = await write(language, rows)
      const [, ...read] = readCsv(written.slice(1), separators[language])
      expect(
        read.map(([one, other, amount]) => [unescape(one!), unescape(other!), pointed(language, amount!)]),
      ).toEqual(rows)
    }),
    rounds(),
  )
})

test.each(languages)('no part of a text in %s begins a formula, wherever it is split', async language => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(hostile, hostile), { minLength: 1, maxLength: 5 }), async rows => {
      const written = await write(
        language,
        rows.map(([one, other]) => [one, other, '7.25']),
      )
      for (const cell of written.split(/[;,\t|\r\n]/))
        expect(cell.replace(/^["\s\p{Cf}]+/u, '')).not.toMatch(/^[=+\-@＝−]/)
    }),
    rounds(),
  )
})

test.each([
  ['en', '\ufeffOne,Other,Amount\r\nx,"a;b",-12.50\r\n'],
  ['id', '\ufeffOne;Other;Amount\r\nx;"a;b";-12,50\r\n'],
  ['es', '\ufeffOne,Other,Amount\r\nx,"a;b",-12.50\r\n'],
] as const)('in %s an amount is a number of that language, below zero too', async (language, written) => {
  expect(await write(language, [['x', 'a;b', '-12.50']])).toBe(written)
})

test.each([';', ',', '\t', '|', '"', '\r', '\n'])(
  'a text with %j is quoted in every language',
  async sign => {
    for (const language of languages)
      expect(await write(language, [[`a${sign}b`, '', '1.00']])).toContain(
        `\r\n"a${sign.replace('"', '""')}b"`,
      )
  },
)

async function write(language: string, rows: [string, string, string][]) {
  const cellsOf = ([one, other, amount]: [string, string, string]): Cell[] => [
    one,
    other,
    { decimal: amount },
  ]
  let written = ''
  for await (const piece of writeCsv(language, ['One', 'Other', 'Amount'], batchesOf(rows), cellsOf))
    written += piece
  return written
}

async function* batchesOf<Row>(rows: Row[]) {
  for (const row of rows) yield [row]
}

const unescape = (cell: string) =>
  cell
    .replace(/^'('*[\t\r\n])/, '$1')
    .replace(
      /(^|[;,|\t\r\n\v\f\u0085\u2028\u2029])([\s"'\p{Z}\p{C}\p{DI}]*)'(?=(.))/gu,
      (added: string, separator: string, between: string, sign: string) =>
        isSign(sign) ? separator + between : added,
    )

const isSign = (character: string) => /^[=+\-@−]/.test(character.normalize('NFKC'))

const pointed = (language: keyof typeof separators, amount: string) =>
  separators[language] === ';' ? amount.replace(',', '.') : amount
