/**
 * `today`: the date in the user's time zone (`yyyy-mm-dd`). `month_start`: the day of the month on
 * which the user's months begin, such as 25.
 */
export type Reader = { id: number; today: string; month_start: number; time_zone: string }

export type RecordReader = Pick<Reader, 'id' | 'today'>

export type BudgetReader = Pick<Reader, 'id' | 'today' | 'month_start'>
