import { stringify } from 'csv-stringify/sync'
import { escapeFormulas } from './escape-formulas'

/** Text, or an exact decimal with a point, such as `-12.50`, which a spreadsheet is to read as a number. */
export type Cell = string | { decimal: string }

/** Where the decimal sign is a comma, spreadsheets separate by semicolons. */
function separatorsOf(language: string) {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return { decimal, delimiter: decimal === ',' ? ';' : ',' }
}

/**
 * Writes batches of rows as one CSV document, a piece for each; the first, which is there even where there is
 * nothing, has the headings in it. RFC 4180 in UTF-8 with a mark of it, but for the separators: they are those of
 * the language. Text runs nowhere as a formula (`escapeFormulas`).
 */
export async function* writeCsv<Row>(
  language: string,
  headings: string[],
  batches: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<string> {
  const { decimal, delimiter } = separatorsOf(language)
  // What any spreadsheet splits at is a reason to quote, but for a decimal's comma: a number stands bare.
  const form = { record_delimiter: '\r\n', delimiter, quoted_match: /^(?!-?\d+,\d+$)[^]*[;,|\t\r\n]/ }
  const written = (cell: Cell) =>
    typeof cell === 'string' ? escapeFormulas(cell) : cell.decimal.replace('.', decimal)
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
