import { stringify } from 'csv-stringify/sync'
import { escapeFormulas } from './escape-formulas'

/**
 * Text; or an exact decimal with a point, such as `-12.50`, which the file shows so that spreadsheets read a number.
 */
export type Cell = string | { decimal: string }

/**
 * In languages with a decimal comma, spreadsheets separate cells by semicolons. Spanish means the Spanish of Latin
 * America.
 */
function separatorsOf(language: string) {
  const parts = new Intl.NumberFormat(language === 'es' ? 'es-419' : language).formatToParts(0.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return { decimal, delimiter: decimal === ',' ? ';' : ',' }
}

export const inDigitsOf = (language: string, decimal: string): string =>
  decimal.replace('.', separatorsOf(language).decimal)

/**
 * Writes one CSV document, one piece for each batch; the first piece also has the headings. RFC 4180 in UTF-8 with a
 * byte order mark, but with the language's separators. Escapes formulas (`escapeFormulas`).
 */
export async function* writeCsv<Row>(
  language: string,
  headings: string[],
  batches: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<string> {
  const { delimiter } = separatorsOf(language)
  // Quotes each cell that contains a separator of any spreadsheet, but not a number with a decimal comma.
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
