/** The mark before decimals. The other one groups thousands. */
export type DecimalMark = ',' | '.'

/**
 * Swaps the marks of an amount where decimals begin with a dot: "1,250.5" to "1.250,5", and back. The rules of typing
 * and grouping only know the comma.
 */
export const mirrorMarks = (text: string, mark: DecimalMark) =>
  mark === ',' ? text : text.replace(/[.,]/g, found => (found === ',' ? '.' : ','))
