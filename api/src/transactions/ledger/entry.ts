/** What filters ask of a transaction, as compact as it can be compared. */
export type Entry = {
  id: number
  /** Whole hundredths: 14 digits, so exact. */
  cents: number
  type: 'income' | 'expense'
  category_id: number
  /** The day as the number yyyymmdd. */
  day: number
  /** The description in small letters. */
  words: string
}
