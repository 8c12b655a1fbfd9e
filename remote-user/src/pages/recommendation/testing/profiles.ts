import * as fc from 'fast-check'
import { bounds, type NumberName, type Profile } from '../../../shared/credit-profile/profile'

const answerOf = (name: NumberName) => {
  const { unit, min, max, step } = bounds[name]
  if (unit === 'rupiah') return fc.oneof(fc.integer({ min, max: 300_000_000 }), fc.constantFrom(min, max))
  if (step === 1) return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
  return fc.integer({ min: min * 100, max: max * 100 }).map(hundredths => hundredths / 100)
}

export const profiles: fc.Arbitrary<Profile> = fc.record({
  ...(Object.fromEntries((Object.keys(bounds) as NumberName[]).map(name => [name, answerOf(name)])) as Record<
    NumberName,
    fc.Arbitrary<number>
  >),
  Credit_Mix: fc.constantFrom('Good', 'Standard', 'Bad'),
  Payment_of_Min_Amount: fc.constantFrom('Yes', 'No'),
})

export const best: Profile = {
  Num_Bank_Accounts: 2,
  Num_Credit_Card: 1,
  Interest_Rate: 0,
  Num_of_Loan: 0,
  Delay_from_due_date: 0,
  Num_of_Delayed_Payment: 0,
  Changed_Credit_Limit: 0,
  Num_Credit_Inquiries: 0,
  Outstanding_Debt: 0,
  Credit_Utilization_Ratio: 0,
  Total_EMI_per_month: 0,
  Amount_invested_monthly: 5_000_000,
  Credit_Mix: 'Good',
  Payment_of_Min_Amount: 'No',
}

export const worst: Profile = {
  Num_Bank_Accounts: 50,
  Num_Credit_Card: 50,
  Interest_Rate: 1000,
  Num_of_Loan: 50,
  Delay_from_due_date: 365,
  Num_of_Delayed_Payment: 100,
  Changed_Credit_Limit: 500,
  Num_Credit_Inquiries: 50,
  Outstanding_Debt: 999_999_999_999,
  Credit_Utilization_Ratio: 200,
  Total_EMI_per_month: 999_999_999_999,
  Amount_invested_monthly: 0,
  Credit_Mix: 'Bad',
  Payment_of_Min_Amount: 'Yes',
}
