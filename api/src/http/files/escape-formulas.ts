/** What a spreadsheet begins a formula with, full-width forms and their like among them. */
const isSign = (character: string) => /^[=+\-@−]/.test(character.normalize('NFKC'))
/** Where a cell may begin: at the separators of all spreadsheets, for each splits a file at its own. */
const separator = /[;,|\t\r\n\v\f\u0085\u2028\u2029]/
/** Separators, and what may stand between one and a formula: blanks, quotes, what nobody sees. */
const between = /^[;,|"'\s\p{Z}\p{C}\p{DI}]*|[;,|"'\s\p{Z}\p{C}\p{DI}]+/gu

/**
 * Text as a cell of which no spreadsheet makes a formula, whatever separator it splits the file at: quotes hold only
 * where they begin a field, so that `Budi;=1+1` becomes two cells wherever `;` separates. Each sign of a formula at
 * the begin of the text, or after a separator in it, is given an apostrophe. Who reads the text back takes one
 * apostrophe away there.
 */
export function escapeFormulas(text: string): string {
  const escaped = text.replace(between, (run, at: number) => {
    const begins = at === 0 || separator.test(run)
    return begins && isSign(text.charAt(at + run.length)) ? `${run}'` : run
  })
  // A tab or line break at the begin is lost on some, and the next cell's text would be what begins.
  return /^'*[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped
}
