/** A character that begins a formula in a spreadsheet, in any of its Unicode variants. */
const isSign = (character: string) => /^[=+\-@−]/.test(character.normalize('NFKC'))
/** Cells may begin after any of these: each spreadsheet splits a file at its own separator. */
const separator = /[;,|\t\r\n\v\f\u0085\u2028\u2029]/
/**
 * A separator or the text's start, and characters that may stand before a formula: blanks, quotes, invisible ones.
 */
const between = /^[;,|"'\s\p{Z}\p{C}\p{DI}]*|[;,|"'\s\p{Z}\p{C}\p{DI}]+/gu

/**
 * Escapes text so that no spreadsheet reads a formula in it, whatever its separator. Quoting is not enough: `Budi;=1+1`
 * becomes two cells wherever `;` separates. Adds an apostrophe before each formula sign at the start or after a
 * separator; a reader removes one apostrophe there.
 */
export function escapeFormulas(text: string): string {
  const escaped = text.replace(between, (run, at: number) => {
    const begins = at === 0 || separator.test(run)
    return begins && isSign(text.charAt(at + run.length)) ? `${run}'` : run
  })
  // Some spreadsheets drop a leading tab or line break, so the cell would begin after it.
  return /^'*[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped
}
