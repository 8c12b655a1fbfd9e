import type { Month } from './months'
import { heightOf, scaleOf } from './scale'

const usual = [month(85, 40), month(85, 60), month(85, 50)]

test('the chart reaches from nothing to the highest bar', () => {
  expect(scaleOf(usual)).toEqual({ top: 85, foot: 0 })
})

test('a month that ends with less than nothing has room below', () => {
  expect(scaleOf([...usual, month(60, 80)])).toEqual({ top: 85, foot: -20 })
})

test('one month many times as high as the others is cut, and they keep their height', () => {
  const { top, foot } = scaleOf([...usual, month(4000, 3500)])
  expect([top, foot]).toEqual([106.25, 0])
  expect(heightOf(85, { top, foot })).toBe(80)
  expect(heightOf(4000, { top, foot })).toBe(100)
})

test('a loss as large takes no more than a third of the chart', () => {
  const scale = scaleOf([...usual, month(0, 4000)])
  expect(scale.foot).toBe(-scale.top / 2)
  expect(heightOf(-4000, scale)).toBe(0)
})

test('with few months there is no usual, and nothing is cut', () => {
  expect(scaleOf([month(85, 2), month(85, 3)])).toEqual({ top: 85, foot: 0 })
  expect(scaleOf([])).toEqual({ top: 1, foot: 0 })
})

function month(income: number, expense: number): Month {
  const texts = [income, expense, income - expense].map(amount => `${amount}.00`)
  return { from: '2026-01-01', to: '2026-01-31', income: texts[0]!, expense: texts[1]!, balance: texts[2]! }
}
