import type { Summary } from '@pundi/contract'
import { formatAmount, formatDay, type Period } from '@pundi/kit/format'
import { Amount, Bar, EmptyState } from '@pundi/kit/ui'
import { ChevronDown, Ellipsis, PiggyBank } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { Change } from '../../../change/Change'
import { namePeriod } from '../period/name-period'
import { recordsOf } from '../../records-of'
import { useText } from '../catalogue/text'
import type { Later } from '../load-later'
import { type Comparison, comparisonOf } from '../period/comparison'
import { RowMark } from '../RowMark'
import { compareSpending, partLargest, type Spending } from './compare-spending'
import css from './SpendingList.module.css'

interface SpendingListProps {
  period: Period | null
  summary: Summary
  later: Promise<Later | null>
}

/** What was spent in each category, beside what it was in the days that the period is compared with. */
export function SpendingList({ period, summary, later }: SpendingListProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const comparison = comparisonOf(period, summary)
  const isCompared = typeof comparison === 'object'
  const rows = compareSpending(summary.by_category, isCompared ? summary.compared?.by_category : [])
  if (rows.length === 0) return <EmptyState title={text('Nothing spent')} icon={PiggyBank} />

  const { large, small, rest } = partLargest(rows)
  // At least one, so that a share of it is a number where refunds leave nothing above zero.
  const largest = Math.max(
    1,
    ...[...large, ...(rest ? [rest] : [])].flatMap(row => [Number(row.now), Number(row.before)]),
  )
  const drawn = { largest, isCompared }
  const rowOf = (row: Spending) => (
    <SpendingRow
      key={row.category_id}
      spending={row}
      {...drawn}
      mark={<RowMark later={later} of={{ category_id: row.category_id, type: 'expense' }} />}
    >
      <Link to={recordsOf(period, { type: 'expense', category_id: String(row.category_id) })}>
        {row.name}
      </Link>
      {row.owed !== undefined && (
        <span className={css.owed}>
          {text('{amount} of it is owed to you', { amount: formatAmount(row.owed) })}
        </span>
      )}
    </SpendingRow>
  )
  return (
    <>
      {isCompared && rows.some(({ before }) => Number(before) > 0) && (
        <p className={css.legend}>
          <span className={css.mark} /> {sayCompared(comparison, text)}
        </p>
      )}
      <ul className={css.list}>
        {large.map(rowOf)}
        {rest && (
          <SpendingRow spending={rest} {...drawn} mark={<Ellipsis className={css.others} />}>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {text('All others')} <ChevronDown size={16} />
            </button>
          </SpendingRow>
        )}
      </ul>
      {/* Below, so that what was pressed stays where it is. */}
      {isOpen && <ul className={css.list}>{small.map(rowOf)}</ul>}
    </>
  )
}

/** The days that a mark on a bar is of. */
function sayCompared({ before, until }: Comparison, text: ReturnType<typeof useText>) {
  const period = namePeriod(before)
  return until === before.to ? period : text('{period} up to {day}', { period, day: formatDay(until) })
}

interface SpendingRowProps {
  spending: Pick<Spending, 'now' | 'before'>
  /** The longest bar, as a number: lengths only, what is read is formatted from the exact text. */
  largest: number
  isCompared: boolean
  /** Of its category; it has its room before it comes. */
  mark: ReactNode
  /** Its name, which leads to its records. */
  children: ReactNode
}

function SpendingRow({ spending, largest, isCompared, mark, children }: SpendingRowProps) {
  const text = useText()
  const { now, before } = spending
  return (
    <li className={css.row} data-row>
      <span className={css.look}>
        <Suspense>{mark}</Suspense>
      </span>
      <span className={css.name}>{children}</span>
      <Amount>{formatAmount(now)}</Amount>
      <div className={css.bars} aria-hidden>
        <Bar label="" share={Number(now) / largest} />
        {isCompared && Number(before) > 0 && (
          <span className={css.before} style={{ left: `${Math.min(1, Number(before) / largest) * 100}%` }} />
        )}
      </div>
      {isCompared && (
        <span className={css.change}>
          <Change now={now} before={before} text={text} />
        </span>
      )}
    </li>
  )
}
