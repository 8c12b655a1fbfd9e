import * as contract from '@pundi/contract'
import { catalogues } from './say'

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
      'Enter a date that exists',
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

/** Collects the messages of all checks in the exported schemas. */
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
