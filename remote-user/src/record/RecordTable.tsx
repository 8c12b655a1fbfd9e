import type { RecordState } from '@pundi/contract'
import { Badge } from '@pundi/kit/ui'
import type { CSSProperties, ReactNode } from 'react'
import { type MessageId, text, useText } from '../catalogue/text'
import { CategoryMark } from '../category-mark/CategoryMark'
import css from './RecordTable.module.css'
import { formatDay } from '@pundi/kit/format'
import { formatExact } from './format-exact'

interface RecordTableProps {
  label: string
  /** What the record was at one moment, or at two that are compared. */
  states: { when: MessageId; state: RecordState }[]
  /** Leaves out what is the same in all of them. */
  differencesOnly?: boolean
}

/**
 * A record field by field. A field that differs between the states is marked with a word. On a narrow screen the values
 * are below the name of their field. The roles are written out: some browsers drop them when `display` changes.
 */
export function RecordTable({ label, states, differencesOnly = false }: RecordTableProps) {
  const text = useText()
  const described = states.map(({ when, state }) => ({ when, fields: describeRecord(state) }))
  return (
    <div className={css.frame}>
      <table className={css.table} role="table" aria-label={label} data-compares={states.length > 1}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {text('Field')}
            </th>
            {states.map(({ when }) => (
              <th role="columnheader" scope="col" key={when}>
                {text(when)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {described[0]?.fields.map(({ label, value }, index) => {
            const cells = described.map(({ when, fields }) => ({ when, value: '', ...fields[index] }))
            const differs = cells.some(cell => cell.value !== value)
            if (differencesOnly && !differs) return null
            return (
              <tr key={label} role="row" data-differs={differs}>
                <th role="rowheader" scope="row">
                  <span className={css.label}>
                    {text(label)}{' '}
                    {differs && !differencesOnly && <Badge tone="neutral">{text('differs')}</Badge>}
                  </span>
                </th>
                {cells.map(({ when, value, drawn = value }) => (
                  <td
                    key={when}
                    role="cell"
                    data-amount={label === 'Amount'}
                    data-when={text(when)}
                    style={{ '--figures': value.length } as CSSProperties}
                  >
                    {drawn}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface FieldOfRecord {
  label: MessageId
  /** What is compared; it is shown where nothing else is drawn. */
  value: string
  drawn?: ReactNode
}

/** A record field by field, as people read it: a transaction's five, a category's two and what was kept of its look. */
function describeRecord(state: RecordState): FieldOfRecord[] {
  const type: FieldOfRecord = { label: 'Type', value: text(state.type) }
  if (state.amount === undefined) return [{ label: 'Name', value: state.name }, type, ...describeLook(state)]
  return [
    { label: 'Amount', value: formatExact(state.amount) },
    type,
    { label: 'Category', value: state.name },
    { label: 'Date', value: formatDay(state.transaction_date) },
    { label: 'Description', value: state.description ?? '' },
  ]
}

/** An older entry of the log says nothing of them. */
function describeLook({ type, icon = null, color = null, is_archived }: RecordState): FieldOfRecord[] {
  if (is_archived === undefined) return []
  const drawn = <CategoryMark {...{ icon, color, type }} />
  return [
    { label: 'Icon and colour', value: `${icon} ${color}`, drawn },
    { label: 'Status', value: text(is_archived ? 'Archived' : 'In use') },
  ]
}
