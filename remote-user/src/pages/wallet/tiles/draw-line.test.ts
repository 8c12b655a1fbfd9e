import { drawLine, spanOf } from './draw-line'

test('the greatest balance is on top, and the days are as far from each other', () => {
  expect(drawLine(['0.00', '100.00', '75.00'])).toEqual({ points: '0,100 50,0 100,25', zero: undefined })
})

test('a line that goes through nothing says where that is', () => {
  expect(drawLine(['-50.00', '50.00'])).toEqual({ points: '0,100 100,0', zero: 50 })
})

test('where nothing changed it lies in the middle, of one day too', () => {
  expect(drawLine(['-5.00', '-5.00']).points).toBe('0,50 100,50')
  expect(drawLine(['5.00']).points).toBe('0,50')
})

test('balances are compared to the cent, however large they are', () => {
  const [one, other] = ['-999999999999999.98', '-999999999999999.99']
  expect(spanOf([one, other])).toEqual({ lowest: other, highest: one })
})
