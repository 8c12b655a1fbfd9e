/** True if the character begins a formula in a spreadsheet, also in its other Unicode forms. */
const isSign = (character: string) => /^[=+\-@−]/.test(character.normalize('NFKC'))
/** Cells may begin after any of these: each spreadsheet splits a file at its own separator. */
const separator = /[;,|\t\r\n\v\f\u0085\u2028\u2029]/
/**
 * Matches a separator or the text's start, and the characters after it that may stand before a formula: blanks, quotes,
 * invisible characters.
 */
const between = /^[;,|"'\s\p{Z}\p{C}\p{DI}]*|[;,|"'\s\p{Z}\p{C}\p{DI}]+/gu

/**
 * Escapes text so that no spreadsheet finds a formula in it, whatever separator the spreadsheet uses. Quoting is not
 * enough: `Budi;=1+1` becomes two cells in a spreadsheet that separates at `;`. Adds an apostrophe before each formula
 * sign that is at the start or after a separator; a reader of the file removes one apostrophe there.
 */
export function escapeFormulas(text: string): string {
  const escaped = text.replace(between, (run, at: number) => {
    const begins = at === 0 || separator.test(run)
    return begins && isSign(text.charAt(at + run.length)) ? `${run}'` : run
  })
  // Some spreadsheets drop a leading tab or line break, so the cell would begin after it.
  return /^'*[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped
}
