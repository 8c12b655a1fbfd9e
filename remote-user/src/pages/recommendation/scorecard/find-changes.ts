import type { Answers, FieldName, Profile } from '../../../shared/credit-profile/profile'
import { scoreProfile, type Rating } from './score-profile'

type Changeable = Exclude<FieldName, 'Credit_Mix'>

export interface Change {
  field: Changeable
  to: Answers[Changeable]
  score: number
  rating: Rating
}

/** Lenders accept instalments up to this percentage of the income. */
const soundShare = 30

/**
 * For each field, a realistic better value; undefined if there is nothing to gain. Never suggests
 * more debt or a better self-assessment (Credit_Mix).
 */
const withinReach: {
  [Name in Changeable]: (value: Answers[Name], profile: Profile) => Answers[Name] | undefined
} = {
  Num_of_Delayed_Payment: value => whenAbove(0, value, Math.floor(value / 2)),
  Delay_from_due_date: value => whenAbove(0, value, 0),
  Payment_of_Min_Amount: value => (value === 'Yes' ? 'No' : undefined),
  Credit_Utilization_Ratio: value => whenAbove(30, value, 30) ?? whenAbove(10, value, 10),
  Outstanding_Debt: value => whenAbove(0, value, Math.floor(value / 2)),
  Total_EMI_per_month: (value, { income = 0 }) => {
    const sound = Math.floor((income * soundShare) / 100)
    return whenAbove(0, value, sound > 0 && value > sound ? sound : Math.floor((value * 2) / 3))
  },
  Interest_Rate: value => whenAbove(10, value, Math.max(10, value - 5)),
  Amount_invested_monthly: value => (value < 5_000_000 ? Math.max(500_000, value * 2) : undefined),
  Num_Credit_Inquiries: value => whenAbove(0, value, 0),
  Changed_Credit_Limit: value => whenAbove(0, value, 0),
  Num_Credit_Card: value => whenAbove(4, value, value - 1),
  Num_of_Loan: value => whenAbove(2, value, value - 1),
  Num_Bank_Accounts: value => whenAbove(5, value, 5),
}

const whenAbove = (least: number, value: number, to: number) => (value > least ? to : undefined)

export function findChanges(profile: Profile, count = 3): Change[] {
  const now = scoreProfile(profile).score
  return Object.keys(withinReach)
    .map(name => changeOf(profile, name as Changeable))
    .filter(change => change !== undefined)
    .filter(({ score }) => score > now)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
}

function changeOf<Name extends Changeable>(profile: Profile, field: Name): Change | undefined {
  const to = withinReach[field](profile[field], profile)
  if (to === undefined) return undefined
  const { score, rating } = scoreProfile({ ...profile, [field]: to })
  return { field, to, score, rating }
}
