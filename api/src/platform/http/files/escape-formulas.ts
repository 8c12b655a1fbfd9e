/**
 * True if a spreadsheet reads this character as the start of a formula, for example `=` or its
 * full-width form.
 */
const isSign = (character: string) => /^[=+\-@−]/.test(character.normalize('NFKC'))
/**
 * A cell may begin after any of these characters, because spreadsheets differ in the separators
 * they use.
 */
const separator = /[;,|\t\r\n\v\f\u0085\u2028\u2029]/
/**
 * Matches characters that may come before a formula, at the start of the text or later: separators,
 * quotes, blanks and invisible characters.
 */
const between = /^[;,|"'\s\p{Z}\p{C}\p{DI}]*|[;,|"'\s\p{Z}\p{C}\p{DI}]+/gu

/**
 * Prevents spreadsheets from finding a formula in text, whatever separator they use: `Budi;=1+1`
 * becomes two cells if the separator is `;`. Adds an apostrophe before each formula sign at the
 * start or after a separator. A program that reads the file must remove one apostrophe there.
 */
export function escapeFormulas(text: string): string {
  const escaped = text.replace(between, (run, at: number) => {
    const begins = at === 0 || separator.test(run)
    return begins && isSign(text.charAt(at + run.length)) ? `${run}'` : run
  })
  // Some spreadsheets drop a leading tab or line break. A formula could then begin the cell.
  return /^'*[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped
}
