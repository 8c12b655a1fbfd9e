/** A character that begins a formula in a spreadsheet, in any of its Unicode variants. */
const isSign = (character: string) => /^[=+\-@−]/.test(character.normalize('NFKC'))
/** Where a cell may begin: each spreadsheet splits a file at its own separator. */
const separator = /[;,|\t\r\n\v\f\u0085\u2028\u2029]/
/** A separator or the begin of the text, and what may stand before a formula: blanks, quotes, invisible characters. */
const between = /^[;,|"'\s\p{Z}\p{C}\p{DI}]*|[;,|"'\s\p{Z}\p{C}\p{DI}]+/gu

/**
 * Escapes text so that no spreadsheet reads a formula in it, whatever separator it splits the file at. Quoting is not
 * enough: `Budi;=1+1` becomes two cells wherever `;` separates. An apostrophe is added before each formula sign at the
 * begin of the text or after a separator. A reader removes one apostrophe there.
 */
export function escapeFormulas(text: string): string {
  const escaped = text.replace(between, (run, at: number) => {
    const begins = at === 0 || separator.test(run)
    return begins && isSign(text.charAt(at + run.length)) ? `${run}'` : run
  })
  // Some spreadsheets drop a tab or line break at the begin. The cell would then begin with the text after it.
  return /^'*[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped
}
