import * as fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { best, profiles, worst } from '../testing/profiles'
import { findChanges } from './find-changes'
import { bounds, type NumberName } from '../../../shared/credit-profile/profile'
import { scoreProfile } from './score-profile'

test('names the three changes that raise the score most, the best first, with the score after each', () => {
  const changes = findChanges({
    ...best,
    Payment_of_Min_Amount: 'Yes',
    Credit_Utilization_Ratio: 60,
    Num_Credit_Inquiries: 3,
    Num_Credit_Card: 6,
  })
  expect(changes).toEqual([
    { field: 'Payment_of_Min_Amount', to: 'No', score: 774, rating: 'Good' },
    { field: 'Credit_Utilization_Ratio', to: 30, score: 773, rating: 'Good' },
    { field: 'Num_Credit_Inquiries', to: 0, score: 749, rating: 'Good' },
  ])
})

test('has nothing to say of a profile that cannot be better', () => {
  expect(findChanges(best)).toEqual([])
})

test.each([
  [31, 30],
  [30, 10],
  [25, 10],
])('a utilisation of %i % is to come to %i', (from, to) => {
  expect(findChanges({ ...best, Credit_Utilization_Ratio: from })).toMatchObject([
    { field: 'Credit_Utilization_Ratio', to },
  ])
})

test.each([
  [10_000_000, 5_000_000, 3_000_000],
  [10_000_000, 3_000_000, 2_000_000],
  [undefined, 3_000_000, 2_000_000],
])('with an income of %s, instalments of %i are to come to %i', (income, value, to) => {
  expect(findChanges({ ...best, Total_EMI_per_month: value, income })).toMatchObject([
    { field: 'Total_EMI_per_month', to },
  ])
})

test('no change asks for more debt, or for a better opinion of oneself', () => {
  const debts = ['Num_Credit_Card', 'Num_of_Loan', 'Outstanding_Debt', 'Credit_Utilization_Ratio'] as const
  fc.assert(
    fc.property(profiles, profile => {
      for (const { field, to } of findChanges(profile, Infinity)) {
        expect(field).not.toBe('Credit_Mix')
        const debt = debts.find(name => name === field)
        if (debt) expect(Number(to)).toBeLessThan(profile[debt])
      }
    }),
    rounds(),
  )
})

test('each change raises the score to what it says, stays in bounds, and the next raises it no more', () => {
  fc.assert(
    fc.property(fc.oneof(profiles, fc.constant(worst)), profile => {
      const now = scoreProfile(profile).score
      const changes = findChanges(profile)
      expect(changes.length).toBeLessThanOrEqual(3)
      let most = Infinity
      for (const { field, to, score, rating } of changes) {
        expect(score).toBeGreaterThan(now)
        expect(score).toBeLessThanOrEqual(most)
        expect(scoreProfile({ ...profile, [field]: to })).toMatchObject({ score, rating })
        if (field in bounds) {
          const { min, max } = bounds[field as NumberName]
          expect(Number(to) >= min && Number(to) <= max).toBe(true)
        }
        most = score
      }
    }),
    rounds(500),
  )
})
