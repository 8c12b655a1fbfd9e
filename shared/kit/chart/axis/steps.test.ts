import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { placesToName, stepsBetween } from './steps'

test('an axis names round values, not the ends of what is drawn', () => {
  expect(stepsBetween(0, 7_750_000, 5)).toEqual([0, 2_000_000, 4_000_000, 6_000_000])
  expect(stepsBetween(1_937_500, 3_100_000, 5)).toEqual([2_000_000, 2_500_000, 3_000_000])
  expect(stepsBetween(0, 8_840_000, 5)).toEqual([0, 2_500_000, 5_000_000, 7_500_000])
  expect(stepsBetween(-300, 500, 5)).toEqual([-200, 0, 200, 400])
  expect(stepsBetween(0, 0.9, 4)).toEqual([0, 0.5])
})

test('what is counted has no halves', () => {
  expect(stepsBetween(0, 2, 5, 1)).toEqual([0, 1, 2])
  expect(stepsBetween(0, 9, 5, 1)).toEqual([0, 5])
})

test('whatever the amounts are, there are a few steps, each at the same distance and within the ends', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.integer({ min: 1, max: 1e12 }),
      fc.integer({ min: 3, max: 8 }),
      (least, height, count) => {
        const steps = stepsBetween(least, least + height, count)
        expect(steps.length).toBeLessThanOrEqual(count)
        expect(steps.length).toBeGreaterThanOrEqual(1)
        for (const step of steps) {
          expect(step).toBeGreaterThanOrEqual(least - height * 1e-6)
          expect(step).toBeLessThanOrEqual(least + height * (1 + 1e-6))
        }
      },
    ),
    rounds(),
  )
})

test('names stand as closely as they fit, in the same rhythm, and the kept one is among them', () => {
  expect(placesToName(12, 12, 11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(placesToName(12, 8, 11)).toEqual([1, 3, 5, 7, 9, 11])
  expect(placesToName(45, 8, 14, [1, 7, 14])).toEqual([0, 7, 14, 21, 28, 35, 42])
  expect(placesToName(300, 2, 0, [1, 7])).toEqual([0, 150])
})
