import { decimalOf } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import fc from 'fast-check'
import { outlookOf } from '../../../testing/answers'
import { findLowest, lookAhead, type WhatIf } from './look-ahead'

const dayAt = (place: number) => new Date(Date.UTC(2026, 10, 24 + place)).toISOString().slice(0, 10)
const usual = { weeks: 12, low: '10.00', median: '20.00', high: '35.00' }

const ahead = (balances: string[], whatIf: Partial<WhatIf> = {}) =>
  lookAhead(outlookOf({ usual, days: balances.map((balance, place) => ({ date: dayAt(place), balance })) }), {
    perDay: null,
    purchase: null,
    ...whatIf,
  })
const written = (cents: bigint | null | undefined) => (typeof cents === 'bigint' ? decimalOf(cents) : cents)

test('what is usual is spent from tomorrow on, and grows apart by the day', () => {
  const days = ahead(['100.00', '100.00', '60.00'])
  expect(days.map(day => [day.usual?.low, day.usual?.middle, day.usual?.high].map(written))).toEqual([
    ['100.00', '100.00', '100.00'],
    ['65.00', '80.00', '90.00'],
    ['-10.00', '20.00', '40.00'],
  ])
})

test('nothing is tried out until somebody does, and a purchase counts from its day on', () => {
  expect(ahead(['100.00', '100.00']).map(day => day.tried)).toEqual([null, null])
  const purchase = { amount: 30_50n, date: dayAt(2) }
  const tried = ahead(['100.00', '100.00', '100.00', '100.00'], { perDay: 10_00n, purchase })
  expect(tried.map(day => written(day.tried))).toEqual(['100.00', '90.00', '49.50', '39.50'])
})

test('the lowest day is the first of those with the least', () => {
  const days = ahead(['50.00', '20.00', '20.00', '30.00'])
  expect(findLowest(days, day => day.known)).toEqual({ date: dayAt(1), balance: 20_00n })
  expect(findLowest(days, day => day.tried)).toBeUndefined()
})

test('whatever is tried out is taken off to the cent, and off no balance that is known', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 14n })
  const balances = fc.array(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), {
    minLength: 1,
    maxLength: 62,
  })
  fc.assert(
    fc.property(balances, amount, amount, fc.nat(61), (known, perDay, bought, at) => {
      const days = ahead(known.map(decimalOf), { perDay, purchase: { amount: bought, date: dayAt(at) } })
      for (const [place, day] of days.entries()) {
        expect(day.known).toBe(known[place])
        expect(day.tried! + BigInt(place) * perDay + (place >= at ? bought : 0n)).toBe(known[place])
      }
    }),
    rounds(300),
  )
})
