import { type Category, type Curve, factors, type Factor } from './factors'
import type { FieldName, NumberName, Profile } from '../../../shared/credit-profile/profile'

export type Rating = 'Good' | 'Standard' | 'Poor'

/** Points that a field earned, and the maximum that it can earn. Both are unrounded. */
export interface Contribution {
  field: FieldName
  category: Factor['category']
  given: number
  most: number
}

export interface Result {
  /** A whole number from 300 to 850. */
  score: number
  rating: Rating
  /** In the scorecard's order, without factors that do not apply. */
  contributions: Contribution[]
}

export const lowestScore = 300
export const highestScore = 850

/**
 * Weights in percent, rounded. The published weights are 35, 30, 10 and 10 (sum 85). They are
 * divided by 85, because the form does not ask for the fifth category, length of history.
 */
export const categoryWeights: Record<Category, number> = { payment: 41, owed: 35, new: 12, mix: 12 }

/**
 * Published lower bounds of the ratings "Good" and "Fair". This application calls "Fair" Standard.
 */
export const goodFrom = 670
export const standardFrom = 580

/**
 * A value above 0 in any of these fields is evidence of a credit history, because lenders see such
 * a value.
 */
const traces: NumberName[] = [
  'Num_Credit_Card',
  'Num_of_Loan',
  'Outstanding_Debt',
  'Total_EMI_per_month',
  'Credit_Utilization_Ratio',
  'Delay_from_due_date',
  'Num_of_Delayed_Payment',
]

/** Without a credit history, a profile gets no score. */
export const hasHistory = (profile: Profile) => traces.some(field => profile[field] > 0)

const ofCards: FieldName[] = ['Payment_of_Min_Amount', 'Credit_Utilization_Ratio', 'Changed_Credit_Limit']

/**
 * Computes the score of a profile that has a credit history and only finite numbers.
 * The score is 300 plus all contributions, rounded. If some factors do not apply, their points go
 * to the other factors in proportion.
 */
export function scoreProfile(profile: Profile): Result {
  const counted = factors.filter(({ field }) => profile.Num_Credit_Card > 0 || !ofCards.includes(field))
  const scale = (highestScore - lowestScore) / counted.reduce((sum, { most }) => sum + most, 0)
  const contributions = counted.map(factor => ({
    field: factor.field,
    category: factor.category,
    given: pointsOf(factor, profile) * scale,
    most: factor.most * scale,
  }))
  const score = Math.round(contributions.reduce((sum, { given }) => sum + given, lowestScore))
  return { score, rating: rate(score), contributions }
}

export const rate = (score: number): Rating =>
  score >= goodFrom ? 'Good' : score >= standardFrom ? 'Standard' : 'Poor'

function pointsOf(factor: Factor, profile: Profile): number {
  if ('points' in factor) return factor.points[profile[factor.field]] ?? 0
  const { income } = profile
  const value = profile[factor.field]
  if (income === undefined || !factor.ofIncome) return pointsAt(factor.curve, value)
  return pointsAt(factor.ofIncome, (value / income) * 100)
}

function pointsAt(curve: Curve, value: number): number {
  let [from, before] = curve[0]
  if (value <= from) return before
  for (const [to, after] of curve) {
    if (value <= to) return before + ((after - before) * (value - from)) / (to - from)
    ;[from, before] = [to, after]
  }
  return before
}
