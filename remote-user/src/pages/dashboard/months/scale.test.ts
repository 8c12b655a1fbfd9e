import type { Month } from './months'
import { scaleOf } from './scale'

const usual = [month(85, 40), month(85, 60), month(85, 50)]

test('the chart reaches from nothing to the highest bar', () => {
  expect(scaleOf(usual)).toEqual({ top: 85, foot: 0, isCut: false })
})

test('a month that ends with less than nothing has room below', () => {
  expect(scaleOf([...usual, month(60, 80)])).toEqual({ top: 85, foot: -20, isCut: false })
})

test('one month many times as high as the others is cut, and they keep their height', () => {
  expect(scaleOf([...usual, month(4000, 3500)])).toEqual({ top: 106.25, foot: 0, isCut: true })
})

test('a loss as large takes no more than a third of the chart', () => {
  const { top, foot } = scaleOf([...usual, month(0, 4000)])
  expect(foot).toBe(-top / 2)
})

test('with few months there is no usual, and nothing is cut', () => {
  expect(scaleOf([month(85, 2), month(85, 3)])).toEqual({ top: 85, foot: 0, isCut: false })
  expect(scaleOf([])).toEqual({ top: 1, foot: 0, isCut: false })
})

function month(income: number, expense: number): Month {
  const texts = [income, expense, income - expense].map(amount => `${amount}.00`)
  return { from: '2026-01-01', to: '2026-01-31', income: texts[0]!, expense: texts[1]!, balance: texts[2]! }
}
