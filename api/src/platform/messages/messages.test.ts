import {
  compileMessageOrThrow,
  type CompiledIcuChoices,
  type CompiledMessage,
} from '@lingui/message-utils/compileMessage'
import * as contract from '@pundi/contract'
import { catalogues, sayIn } from './say'

test.each(Object.keys(catalogues))('every message of the contract has its words in %s', language => {
  const words = catalogues[language]!
  expect(messagesOfContract().filter(message => !words[message])).toEqual([])
})

test('the catalogues have the same messages, each with its words', () => {
  const ids = Object.keys(catalogues.en!).sort()
  for (const words of Object.values(catalogues)) {
    expect(Object.keys(words).sort()).toEqual(ids)
    expect(Object.values(words).filter(text => text.trim() === '')).toEqual([])
  }
})

test.each(['id', 'es'])(
  'in %s each message compiles, and takes the values that it takes in English',
  language => {
    for (const [message, english] of Object.entries(catalogues.en!))
      expect([message, valuesOf(catalogues[language]![message]!)]).toEqual([message, valuesOf(english)])
  },
)

const records = 'Records of this wallet: {count}. Close it instead, or take them out first.'

test.each([
  ['en', 1, 'This wallet has 1 transaction. Move it first, or close the wallet instead.'],
  ['en', 1200, 'This wallet has 1,200 transactions. Move them first, or close the wallet instead.'],
  ['id', 1, 'Dompet ini punya 1 transaksi. Tutup dompetnya, atau pindahkan transaksinya dulu.'],
  ['id', 1200, 'Dompet ini punya 1.200 transaksi. Tutup dompetnya, atau pindahkan transaksinya dulu.'],
  ['es', 1, 'Esta cartera tiene 1 movimiento. Pásalo primero a otra cartera o cierra esta.'],
  ['es', 12, 'Esta cartera tiene 12 movimientos. Pásalos primero a otra cartera o cierra esta.'],
])('%s counts %i as its grammar does', (language, count, said) => {
  expect(sayIn(language)(records, { count })).toBe(said)
})

test('what people wrote is never read as a message', () => {
  const name = "{count, plural, other {#}} it’s 'quoted' \\u0041"
  expect(sayIn('en')('Opening balance of {name}', { name })).toBe(`Opening balance of ${name}`)
  expect(['constructor', 'Buy {milk}'].map(text => sayIn('en')(text))).toEqual(['constructor', 'Buy {milk}'])
})

test('Indonesian says kamu to everybody', () => {
  expect(Object.values(catalogues.id!).filter(text => /\bAnda\b/.test(text))).toEqual([])
})

test('Indonesian speaks as people do, not as letters of an office', () => {
  const formal = /\b(dapat|memiliki|telah|terlebih dahulu)\b/i
  expect(Object.values(catalogues.id!).filter(text => formal.test(text))).toEqual([])
})

test('English adds and records transactions, and books none', () => {
  const booked = /\bbook(ed|ings?)\b|\bbook (an?|it|the|them|this|your)\b/i
  expect(Object.values(catalogues.en!).filter(text => booked.test(text))).toEqual([])
})

test('finds the messages of the contract wherever a schema holds them', () => {
  expect(messagesOfContract()).toEqual(
    expect.arrayContaining([
      'At most 500',
      'Choose income or expense',
      'Choose one from the list',
      'Contains a character that cannot be stored',
      'Enter a valid date',
      'Enter a valid email address',
      'Enter an amount greater than zero',
      'Too long',
      'Use at least 8 characters',
      'Write the amount as "150000.00" or 150000: digits, at most two decimals',
      'Write the id as a number without quotes, such as 5',
    ]),
  )
})

type Part = { _zod: { def: Record<string, unknown> } }

function messagesOfContract(): string[] {
  const seen = new Set<unknown>()
  const found = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const { def } = (value as Partial<Part>)._zod ?? {}
    if (typeof def?.error === 'function')
      for (const input of [undefined, 'text', true])
        found.add((def.error as (issue: { input: unknown }) => string)({ input }))
    for (const part of Object.values(def ?? value)) walk(part)
  }
  Object.values(contract).forEach(walk)
  return [...found]
}

function valuesOf(message: string): string[] {
  const names = (tokens: CompiledMessage): string[] =>
    tokens.flatMap(token => {
      if (typeof token === 'string') return []
      const [name, type, format] = token
      return type === 'plural' ? [name, ...formsOf(format as CompiledIcuChoices).flatMap(names)] : [name]
    })
  return [...new Set(names(compileMessageOrThrow(message)))].sort()
}

const formsOf = ({ offset: _, ...forms }: CompiledIcuChoices): CompiledMessage[] => Object.values(forms)
