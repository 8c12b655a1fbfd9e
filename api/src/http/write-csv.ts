import { stringify } from 'csv-stringify/sync'

/**
 * RFC 4180, UTF-8. A cell that begins like a formula (= + - @, their full-width forms, tab, carriage return) is
 * given an apostrophe, so that a spreadsheet shows it and does not run it. A line break alone is a reason to
 * quote too, and not only the pair that ends a record.
 */
const form = { record_delimiter: '\r\n', escape_formulas: true, quoted_match: /[\r\n]/ }

/** Writes batches of rows as one CSV document, a piece for each; the first, which is there even where there is
 * nothing, has the headings in it. */
export async function* writeCsv<Row>(
  headings: string[],
  batches: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => string[],
): AsyncGenerator<string> {
  let begin = stringify([headings], { ...form, bom: true })
  for await (const batch of batches) {
    yield begin + stringify(batch.map(cellsOf), form)
    begin = ''
  }
}
