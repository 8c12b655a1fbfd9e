/** `today` is the user's own date (`yyyy-mm-dd`); `month_start` the day on which their months begin. */
export type Reader = { id: number; today: string; month_start: number; time_zone: string }

export type RecordReader = Pick<Reader, 'id' | 'today'>

export type BudgetReader = Pick<Reader, 'id' | 'today' | 'month_start'>
