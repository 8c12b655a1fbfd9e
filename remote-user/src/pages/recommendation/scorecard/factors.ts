import type { NumberName, SelectName } from '../../../shared/credit-profile/profile'

/** Four of the five published categories. The form does not ask for the length of history. */
export type Category = 'payment' | 'owed' | 'new' | 'mix'

type Point = readonly [value: number, points: number]
export type Curve = readonly [Point, ...Point[]]

/**
 * How a field earns points; `most` is the maximum.
 * A choice has fixed points for each option. A number has a `curve` of pairs [value, points]:
 * points are linear between two pairs, and constant before the first and after the last.
 * If the income is known, `ofIncome` replaces `curve`, with values in percent of the income.
 * If the number changes by one `unit`, the score changes by at most `step`.
 */
export type Factor = { category: Category; most: number } & (
  | {
      field: NumberName
      better: 'lower' | 'higher'
      curve: Curve
      ofIncome?: Curve
      unit: number
      step: number
    }
  | { field: SelectName; points: Readonly<Record<string, number>> }
)

/**
 * The scorecard: up to 550 points, added to the 300 points that everybody has. Weights and sources
 * are in docs/scorecard.md; a test compares that page with this list.
 */
export const factors: readonly Factor[] = [
  {
    field: 'Num_of_Delayed_Payment',
    category: 'payment',
    most: 100,
    better: 'lower',
    curve: [
      [0, 100],
      [1, 80],
      [3, 50],
      [6, 25],
      [12, 0],
    ],
    unit: 1,
    step: 20,
  },
  {
    field: 'Delay_from_due_date',
    category: 'payment',
    most: 86,
    better: 'lower',
    curve: [
      [0, 86],
      [30, 35],
      [60, 10],
      [90, 0],
    ],
    unit: 1,
    step: 2,
  },
  { field: 'Payment_of_Min_Amount', category: 'payment', most: 40, points: { Yes: 0, No: 40 } },
  {
    field: 'Credit_Utilization_Ratio',
    category: 'owed',
    most: 84,
    better: 'lower',
    curve: [
      [10, 84],
      [30, 64],
      [50, 34],
      [75, 12],
      [100, 0],
    ],
    unit: 1,
    step: 2,
  },
  {
    field: 'Outstanding_Debt',
    category: 'owed',
    most: 50,
    better: 'lower',
    curve: [
      [0, 50],
      [10_000_000, 40],
      [50_000_000, 20],
      [200_000_000, 0],
    ],
    unit: 1_000_000,
    step: 1,
  },
  {
    field: 'Total_EMI_per_month',
    category: 'owed',
    most: 25,
    better: 'lower',
    curve: [
      [0, 25],
      [1_000_000, 20],
      [5_000_000, 8],
      [15_000_000, 0],
    ],
    ofIncome: [
      [0, 25],
      [30, 20],
      [40, 10],
      [60, 0],
    ],
    unit: 100_000,
    step: 1,
  },
  {
    field: 'Interest_Rate',
    category: 'owed',
    most: 20,
    better: 'lower',
    curve: [
      [10, 20],
      [20, 12],
      [36, 0],
    ],
    unit: 1,
    step: 1,
  },
  {
    field: 'Amount_invested_monthly',
    category: 'owed',
    most: 15,
    better: 'higher',
    curve: [
      [0, 0],
      [500_000, 8],
      [2_000_000, 13],
      [5_000_000, 15],
    ],
    unit: 100_000,
    step: 2,
  },
  {
    field: 'Num_Credit_Inquiries',
    category: 'new',
    most: 50,
    better: 'lower',
    curve: [
      [0, 50],
      [10, 0],
    ],
    unit: 1,
    step: 5,
  },
  {
    field: 'Changed_Credit_Limit',
    category: 'new',
    most: 15,
    better: 'lower',
    curve: [
      [0, 15],
      [50, 0],
    ],
    unit: 1,
    step: 1,
  },
  { field: 'Credit_Mix', category: 'mix', most: 40, points: { Good: 40, Standard: 22, Bad: 0 } },
  {
    field: 'Num_Credit_Card',
    category: 'mix',
    most: 10,
    better: 'lower',
    curve: [
      [4, 10],
      [12, 0],
    ],
    unit: 1,
    step: 2,
  },
  {
    field: 'Num_of_Loan',
    category: 'mix',
    most: 10,
    better: 'lower',
    curve: [
      [2, 10],
      [10, 0],
    ],
    unit: 1,
    step: 2,
  },
  {
    field: 'Num_Bank_Accounts',
    category: 'mix',
    most: 5,
    better: 'lower',
    curve: [
      [5, 5],
      [15, 0],
    ],
    unit: 1,
    step: 1,
  },
]
