/**
 * Values for the fields of the specification: amounts in rupiah, shares in percent, delays in days.
 */
export interface Answers {
  Num_Bank_Accounts: number
  Num_Credit_Card: number
  Interest_Rate: number
  Num_of_Loan: number
  Delay_from_due_date: number
  Num_of_Delayed_Payment: number
  Changed_Credit_Limit: number
  Num_Credit_Inquiries: number
  Outstanding_Debt: number
  Credit_Utilization_Ratio: number
  Total_EMI_per_month: number
  Amount_invested_monthly: number
  Credit_Mix: 'Good' | 'Standard' | 'Bad'
  Payment_of_Min_Amount: 'Yes' | 'No'
}

export interface Profile extends Answers {
  /** Monthly income in rupiah, above 0. Optional; not in the specification. */
  income?: number | undefined
}

export type FieldName = keyof Answers
export type SelectName = 'Credit_Mix' | 'Payment_of_Min_Amount'
export type NumberName = Exclude<FieldName, SelectName>

export type Unit = 'count' | 'days' | 'percent' | 'rupiah'

export interface Bounds {
  unit: Unit
  min: number
  max: number
  step: number
}

const whole = (max: number, unit: Unit = 'count'): Bounds => ({ unit, min: 0, max, step: 1 })
const percent = (min: number, max: number): Bounds => ({ unit: 'percent', min, max, step: 0.01 })
const rupiah: Bounds = { unit: 'rupiah', min: 0, max: 999_999_999_999.99, step: 0.01 }

export const bounds: Record<NumberName, Bounds> = {
  Num_Bank_Accounts: whole(50),
  Num_Credit_Card: whole(50),
  // The maximum is high, because a loan at 0.3% a day costs 110% a year, and some loans cost more.
  Interest_Rate: percent(0, 1000),
  Num_of_Loan: whole(50),
  Delay_from_due_date: whole(365, 'days'),
  Num_of_Delayed_Payment: whole(100),
  Changed_Credit_Limit: percent(-100, 500),
  Num_Credit_Inquiries: whole(50),
  Outstanding_Debt: rupiah,
  Credit_Utilization_Ratio: percent(0, 200),
  Total_EMI_per_month: rupiah,
  Amount_invested_monthly: rupiah,
}

export const choices = {
  Credit_Mix: ['Good', 'Standard', 'Bad'],
  Payment_of_Min_Amount: ['Yes', 'No'],
} as const

export type Choice = (typeof choices)[SelectName][number]

const numberNames = Object.keys(bounds) as NumberName[]
export const fieldNames: FieldName[] = [...numberNames, 'Credit_Mix', 'Payment_of_Min_Amount']
