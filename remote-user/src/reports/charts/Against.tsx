import type { StatementAnswer } from '@pundi/contract'
import type { RecordFilter } from '../../dashboard/records-of'
import { Change } from '../Change'
import css from './Charts.module.css'
import { Figure } from './Figure'

interface AgainstProps {
  meta: StatementAnswer['meta']
  /** Decimal text: what it is now, and what it was in the other range; without one there is no cell. */
  now: string
  before: string | undefined
  filter: RecordFilter
}

/** The cell of what an amount was in the other range, which opens its records, with the change since. */
export function Against({ meta: { against_from: from, against_to: to }, now, before, filter }: AgainstProps) {
  if (before === undefined || from === null || to === null) return null
  return (
    <td>
      <Figure amount={before} days={{ from, to }} filter={filter} />
      <div className={css.change}>
        <Change now={now} before={before} />
      </div>
    </td>
  )
}
