import { stringify } from 'csv-stringify/sync'
import { escapeFormulas } from './escape-formulas'

/**
 * Text, or an exact decimal such as `-12.50`. Spreadsheets read a decimal in the file as a number.
 */
export type Cell = string | { decimal: string }

/**
 * In languages with a decimal comma, spreadsheets expect semicolons between cells. "es" means Latin
 * American Spanish.
 */
function separatorsOf(language: string) {
  const parts = new Intl.NumberFormat(language === 'es' ? 'es-419' : language).formatToParts(0.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return { decimal, delimiter: decimal === ',' ? ';' : ',' }
}

export const inDigitsOf = (language: string, decimal: string): string =>
  decimal.replace('.', separatorsOf(language).decimal)

/**
 * Writes a CSV document, one piece per batch; the first piece also has the headings. Follows RFC
 * 4180, but with the language's separators. Begins with a byte order mark, and escapes formulas.
 */
export async function* writeCsv<Row>(
  language: string,
  headings: string[],
  batches: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<string> {
  const { delimiter } = separatorsOf(language)
  // Quotes each cell that contains any separator, except a number with a decimal comma.
  const form = { record_delimiter: '\r\n', delimiter, quoted_match: /^(?!-?\d+,\d+$)[^]*[;,|\t\r\n]/ }
  const written = (cell: Cell) =>
    typeof cell === 'string' ? escapeFormulas(cell) : inDigitsOf(language, cell.decimal)
  let begin = stringify([headings], { ...form, bom: true })
  for await (const batch of batches) {
    yield (
      begin +
      stringify(
        batch.map(row => cellsOf(row).map(written)),
        form,
      )
    )
    begin = ''
  }
}
