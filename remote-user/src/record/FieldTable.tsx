import { Badge } from '@pundi/kit/ui'
import type { CSSProperties, ReactNode } from 'react'
import { type MessageId, useText } from '../catalogue/text'
import { useRecordText } from './catalogue/text'
import css from './RecordTable.module.css'

/** A field of a record, as people read it. */
export interface FieldOfRecord {
  label: string
  /** What is compared; it is shown where nothing else is drawn. */
  value: string
  drawn?: ReactNode
  isAmount?: boolean
  /** Its row is left out where no state has a value of it. */
  isOptional?: boolean
}

interface FieldTableProps {
  label: string
  /** The fields of a record at one moment, or at two that are compared: the same fields in each. */
  states: { when: MessageId; fields: FieldOfRecord[] }[]
  /** Leaves out what is the same in all of them. */
  differencesOnly?: boolean
}

/**
 * A record field by field. A field that differs between the states is marked with a word. On a narrow screen the values
 * are below the name of their field. The roles are written out: some browsers drop them when `display` changes.
 */
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
                    {label} {differs && !differencesOnly && <Badge tone="neutral">{say('differs')}</Badge>}
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
