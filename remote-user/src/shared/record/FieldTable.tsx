import { Badge } from '@pundi/kit/ui'
import type { CSSProperties, ReactNode } from 'react'
import { type MessageId, useText } from '../../catalogue/text'
import { useRecordText } from './catalogue/text'
import css from './RecordTable.module.css'

export interface FieldOfRecord {
  label: string
  /** Names of the form's fields for this value. */
  columns?: readonly string[]
  /**
   * The text to compare with other versions of the record. The table also shows this text, unless
   * `drawn` is set.
   */
  value: string
  drawn?: ReactNode
  isAmount?: boolean
  isOptional?: boolean
}

interface FieldTableProps {
  label: string
  states: { when: MessageId; fields: FieldOfRecord[] }[]
  differencesOnly?: boolean
}

/** Sets the table roles explicitly, because some browsers drop the roles when `display` changes. */
export function FieldTable({ label, states, differencesOnly = false }: FieldTableProps) {
  const text = useText()
  const say = useRecordText()
  return (
    <div className={css.frame}>
      <table className={css.table} role="table" aria-label={label} data-compares={states.length > 1}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {say('Field')}
            </th>
            {states.map(({ when }) => (
              <th role="columnheader" scope="col" key={when}>
                {text(when)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {states[0]?.fields.map(({ label, value, isAmount, isOptional }, index) => {
            const cells = states.map(({ when, fields }) => ({ when, value: '', ...fields[index] }))
            const differs = cells.some(cell => cell.value !== value)
            if (!differs && (differencesOnly || (isOptional && value === ''))) return null
            return (
              <tr key={label} role="row" data-differs={differs}>
                <th role="rowheader" scope="row">
                  <span className={css.label}>
                    {label} {differs && !differencesOnly && <Badge tone="neutral">{say('changed')}</Badge>}
                  </span>
                </th>
                {cells.map(({ when, value, drawn = value }) => (
                  <td
                    key={when}
                    role="cell"
                    data-amount={Boolean(isAmount)}
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
