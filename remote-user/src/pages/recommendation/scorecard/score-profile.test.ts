import * as fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { best, profiles, worst } from '../testing/profiles'
import { factors } from './factors'
import { bounds, fieldNames } from '../../../shared/credit-profile/profile'
import { categoryWeights, goodFrom, hasHistory, rate, scoreProfile, standardFrom } from './score-profile'

const holders = profiles.map(profile => ({
  ...profile,
  Num_Credit_Card: Math.max(1, profile.Num_Credit_Card),
}))

const numeric = factors.filter(factor => 'curve' in factor)

test('every field of the form is one factor, and all points together are 550', () => {
  expect(factors.map(({ field }) => field).sort()).toEqual([...fieldNames].sort())
  expect(factors.reduce((sum, { most }) => sum + most, 0)).toBe(550)
})

test('the categories weigh what is published, over what the form asks', () => {
  for (const [category, weight] of Object.entries(categoryWeights)) {
    const points = factors
      .filter(factor => factor.category === category)
      .reduce((sum, { most }) => sum + most, 0)
    expect(Math.round((points / 550) * 100)).toBe(weight)
  }
})

test('the best profile scores 850, the worst 300', () => {
  expect(scoreProfile(best)).toMatchObject({ score: 850, rating: 'Good' })
  expect(scoreProfile(worst)).toMatchObject({ score: 300, rating: 'Poor' })
})

test('a score stays between 300 and 850, is whole, and is the sum of its parts', () => {
  fc.assert(
    fc.property(profiles, profile => {
      const { score, contributions } = scoreProfile(profile)
      expect(Number.isInteger(score)).toBe(true)
      expect(score).toBeGreaterThanOrEqual(300)
      expect(score).toBeLessThanOrEqual(850)
      const sum = contributions.reduce((points, { given }) => points + given, 300)
      expect(Math.abs(sum - score)).toBeLessThanOrEqual(0.5)
      for (const { given, most } of contributions) expect(given >= 0 && given <= most).toBe(true)
      expect(contributions.reduce((points, { most }) => points + most, 0)).toBeCloseTo(550)
    }),
    rounds(1000),
  )
})

test.each([
  [579, 'Poor'],
  [580, 'Standard'],
  [669, 'Standard'],
  [670, 'Good'],
])('a score of %i is rated %s', (score, rating) => {
  expect(rate(score)).toBe(rating)
})

test('the rating is Good from 670 and Standard from 580', () => {
  fc.assert(
    fc.property(profiles, profile => {
      const { score, rating } = scoreProfile(profile)
      expect(rating).toBe(score >= goodFrom ? 'Good' : score >= standardFrom ? 'Standard' : 'Poor')
    }),
    rounds(),
  )
})

test('who never borrowed has no history, and whoever did has one', () => {
  const nobody = { ...best, Num_Credit_Card: 0 }
  expect(hasHistory(nobody)).toBe(false)
  expect(hasHistory({ ...nobody, Num_Credit_Inquiries: 3, Num_Bank_Accounts: 2 })).toBe(false)
  expect(hasHistory(best)).toBe(true)
  expect(hasHistory({ ...nobody, Num_of_Loan: 1 })).toBe(true)
  expect(hasHistory({ ...nobody, Num_of_Delayed_Payment: 1 })).toBe(true)
})

test('without a card, how cards are used changes nothing', () => {
  fc.assert(
    fc.property(profiles, profiles, (one, other) => {
      const { Payment_of_Min_Amount, Credit_Utilization_Ratio, Changed_Credit_Limit } = other
      const without = { ...one, Num_Credit_Card: 0 }
      const used = { ...without, Payment_of_Min_Amount, Credit_Utilization_Ratio, Changed_Credit_Limit }
      expect(scoreProfile(used)).toEqual(scoreProfile(without))
    }),
    rounds(),
  )
})

test.each([
  [3_000_000, 5],
  [5_000_000, 20],
  [2_500_000, 0],
  [150_000_000, 24.83],
])('instalments of 1,500,000 from an income of %i give %d points', (income, points) => {
  const { contributions } = scoreProfile({ ...best, Total_EMI_per_month: 1_500_000, income })
  const given = contributions.find(({ field }) => field === 'Total_EMI_per_month')?.given
  expect(given).toBeCloseTo(points, 2)
})

test('the same profile always has the same result', () => {
  fc.assert(
    fc.property(profiles, profile => {
      expect(scoreProfile({ ...profile })).toEqual(scoreProfile(profile))
    }),
    rounds(),
  )
})

test.each(numeric)('$field never moves the score against its direction', ({ field, better }) => {
  const { min, max } = bounds[field]
  fc.assert(
    fc.property(holders, fc.double({ min: 0, max: 1, noNaN: true }), (profile, share) => {
      const more = profile[field] + (max - profile[field]) * share ** 4
      const difference = scoreProfile({ ...profile, [field]: more }).score - scoreProfile(profile).score
      expect(better === 'lower' ? difference <= 0 : difference >= 0).toBe(true)
      expect(more).toBeGreaterThanOrEqual(min)
    }),
    rounds(200),
  )
})

test.each(numeric)('one unit of $field moves the score by its documented step at most', factor => {
  const { field, unit, step } = factor
  fc.assert(
    fc.property(holders, fc.double({ min: 0, max: 1, noNaN: true }), (profile, share) => {
      const [last] = factor.curve.at(-1)!
      // Starts at one card, because the first card adds three factors at once. The score may then
      // change by more than one step.
      const start = Math.max(field === 'Num_Credit_Card' ? 1 : 0, last * share)
      const from = { ...profile, [field]: start }
      const to = { ...profile, [field]: start + unit }
      expect(Math.abs(scoreProfile(to).score - scoreProfile(from).score)).toBeLessThanOrEqual(step)
    }),
    rounds(200),
  )
})

test('a choice gives what stands beside it: a better one never gives less', () => {
  fc.assert(
    fc.property(holders, profile => {
      const mix = (['Bad', 'Standard', 'Good'] as const).map(
        Credit_Mix => scoreProfile({ ...profile, Credit_Mix }).score,
      )
      expect(mix).toEqual([...mix].sort((one, other) => one - other))
      const paying = (['Yes', 'No'] as const).map(
        Payment_of_Min_Amount => scoreProfile({ ...profile, Payment_of_Min_Amount }).score,
      )
      expect(paying[1]! - paying[0]!).toBe(40)
    }),
    rounds(),
  )
})

test.each(numeric)('the curve of $field goes one way, from its best or to it', ({ curve, most, better }) => {
  const points = curve.map(([, given]) => given)
  expect(Math.max(...points)).toBe(most)
  expect(Math.min(...points)).toBe(0)
  expect(points).toEqual([...points].sort((one, other) => (better === 'lower' ? other - one : one - other)))
})
