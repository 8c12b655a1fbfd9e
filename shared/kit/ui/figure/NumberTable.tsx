import { type CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { Amount } from './Amount'
import css from './NumberTable.module.css'

export interface NumberCell {
  text: string
  to?: string
  note?: string | undefined
}

export interface NumberRow {
  key: number | string
  name: string
  note?: string | undefined
  cells: readonly NumberCell[]
}

export interface NumberTableProps {
  label: string
  heads: readonly string[]
  rows: readonly NumberRow[]
}

/**
 * The numbers of a chart as a table. In a narrow container, each row becomes a heading with
 * labelled figures below, so the table never scrolls sideways. The ARIA roles are explicit, because
 * some browsers drop the roles of a table if CSS changes its `display`.
 */
export function NumberTable({ label, heads, rows }: NumberTableProps) {
  const [nameHead = '', ...cellHeads] = heads
  const { room, widest } = measureColumns(nameHead, cellHeads, rows)
  return (
    <div
      className={css.frame}
      style={{ '--room': `${room}rem`, '--widest': `${widest}rem` } as CSSProperties}
    >
      <table className={css.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map(head => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, name, note, cells }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {name}
                {note && <small>{note}</small>}
              </th>
              {cells.map((cell, place) => (
                <td key={cellHeads[place]} role="cell" data-label={cellHeads[place]}>
                  <span className={css.content}>
                    {cell.to === undefined ? (
                      <Amount>{cell.text}</Amount>
                    ) : (
                      <Link to={cell.to}>
                        <Amount>{cell.text}</Amount>
                      </Link>
                    )}
                    {cell.note && <small>{cell.note}</small>}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * In rem: space between columns, width at which a name wraps, and maximum width of a word in a
 * name.
 */
const [space, longName, longWord] = [0.75, 9, 11]

function measureColumns(nameHead: string, cellHeads: string[], rows: readonly NumberRow[]) {
  const columns = cellHeads.map((head, place) => {
    const cells = rows.flatMap(({ cells: { [place]: cell } }) => (cell ? [cell] : []))
    const words = cells.flatMap(({ text, note = '' }) => [widthOf(text), widestWord(note)])
    return Math.max(widestWord(head), ...words)
  })
  const names = [nameHead, ...rows.flatMap(({ name, note = '' }) => [name, note])]
  const name = Math.max(
    Math.min(longName, Math.max(...names.map(widthOf))),
    Math.min(longWord, Math.max(...names.map(widestWord))),
  )
  return {
    room: columns.reduce((sum, width) => sum + space + width, name),
    widest: Math.max(0, ...columns),
  }
}

/**
 * Width of the widest word. Amounts contain only no-break spaces, so an amount counts as one word.
 */
const widestWord = (text: string) => Math.max(...text.split(/[ -]/).map(widthOf))

/**
 * Estimated maximum width in rem, at a font size of 13 px. Digits and letters take about 0.6 em,
 * separators less.
 */
function widthOf(text: string) {
  const narrow = text.match(/[\s.,’]/g)?.length ?? 0
  return 0.8125 * (0.62 * (text.length - narrow) + 0.28 * narrow)
}
