import type { RecordState } from '@pundi/shared/contract'
import { Badge } from '@pundi/shared/ui'
import { useText, type MessageId } from '../catalogue/text'
import { describeRecord } from './describe-record'
import css from './RecordTable.module.css'

interface RecordTableProps {
  label: string
  /** What the record was at one moment, or at two that are compared. */
  states: { when: MessageId; state: RecordState }[]
  /** Leaves out what is the same in all of them. */
  differencesOnly?: boolean
}

/** A record field by field; what differs between its states says so in a word. */
export function RecordTable({ label, states, differencesOnly = false }: RecordTableProps) {
  const text = useText()
  const described = states.map(({ state }) => describeRecord(state))
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text('Field')}</th>
          {states.map(({ when }) => (
            <th scope="col" key={when}>
              {text(when)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {described[0]!.map(({ label, value }, index) => {
          const values = described.map(fields => fields[index]!.value)
          const differs = values.some(other => other !== value)
          if (differencesOnly && !differs) return null
          return (
            <tr key={label} data-differs={differs}>
              <th scope="row">
                {text(label)} {differs && !differencesOnly && <Badge tone="neutral">{text('differs')}</Badge>}
              </th>
              {values.map((value, index) => (
                <td key={states[index]!.when}>{value}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
