import { factors, type Factor } from './factors'
import type { FieldName, Profile } from './profile'

export type Rating = 'Good' | 'Standard' | 'Poor'

/** What a field gave of the points that it could give; not rounded. */
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
  /** In the order of the scorecard. */
  contributions: Contribution[]
}

export const lowestScore = 300
export const highestScore = 850

/** The published lower ends of "Good" and of "Fair", which is Standard here. */
export const goodFrom = 670
export const standardFrom = 580

/**
 * The score of a profile whose numbers are finite. It depends on nothing else: the same profile has the same result, and
 * the parts add up to the whole (before it is rounded, halves up).
 */
export function scoreProfile(profile: Profile): Result {
  const contributions = factors.map(factor => ({
    field: factor.field,
    category: factor.category,
    given: pointsOf(factor, profile),
    most: factor.most,
  }))
  const score = Math.round(contributions.reduce((sum, { given }) => sum + given, lowestScore))
  return { score, rating: rate(score), contributions }
}

export const rate = (score: number): Rating =>
  score >= goodFrom ? 'Good' : score >= standardFrom ? 'Standard' : 'Poor'

function pointsOf(factor: Factor, profile: Profile): number {
  if ('points' in factor) return factor.points[profile[factor.field]] ?? 0
  const value = profile[factor.field]
  let [from, before] = factor.curve[0]
  if (value <= from) return before
  for (const [to, after] of factor.curve) {
    if (value <= to) return before + ((after - before) * (value - from)) / (to - from)
    ;[from, before] = [to, after]
  }
  return before
}
