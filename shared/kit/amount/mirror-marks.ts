/** The mark before decimals. The other of the two groups thousands. */
export type DecimalMark = ',' | '.'

/**
 * An amount with its marks changed over where decimals begin with a dot: "1,250.5" as "1.250,5", and back. The rules of
 * typing and grouping know the comma alone.
 */
export const mirrorMarks = (text: string, mark: DecimalMark) =>
  mark === ',' ? text : text.replace(/[.,]/g, found => (found === ',' ? '.' : ','))
