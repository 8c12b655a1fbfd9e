import type { Summary } from '@pundi/contract'
import { formatAmount, formatDay, type Period } from '@pundi/kit/format'
import { Amount, Bar, EmptyState } from '@pundi/kit/ui'
import { ChevronDown, Ellipsis, PiggyBank } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { PercentChange } from '../../../shared/percent-change/PercentChange'
import { formatPeriod } from '../../../shared/period/format-period'
import { recordsOf } from '../../../shared/records-of/records-of'
import { useText } from '../catalogue/text'
import type { Looks } from '../load-cards'
import { type Comparison, comparisonOf } from '../period/comparison'
import { RowCategoryMark } from '../RowCategoryMark'
import { compareSpending, takeLargest, type Spending } from './compare-spending'
import { OwedNote } from '../../../shared/record/owed/OwedNote'
import css from './SpendingList.module.css'

interface SpendingListProps {
  period: Period | null
  summary: Summary
  looks: Looks | undefined
}

export function SpendingList({ period, summary, looks }: SpendingListProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const comparison = comparisonOf(period, summary)
  const isCompared = typeof comparison === 'object'
  const rows = compareSpending(summary.by_category, isCompared ? summary.compared?.by_category : [])
  if (rows.length === 0) return <EmptyState title={text('Nothing spent')} icon={PiggyBank} />

  const { large, small, rest } = takeLargest(rows)
  // This amount is a divisor, so it is at least 1: refunds can make all amounts zero.
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
      icon={<RowCategoryMark looks={looks} of={{ category_id: row.category_id, type: 'expense' }} />}
    >
      <Link to={recordsOf(period, { type: 'expense', category_id: String(row.category_id) })}>
        {row.name}
      </Link>
      <OwedNote amount={row.owed} className={css.owed} />
    </SpendingRow>
  )
  return (
    <>
      {isCompared && rows.some(({ before }) => Number(before) > 0) && (
        <p className={css.legend}>
          <span className={css.sample} /> {sayCompared(comparison, text)}
        </p>
      )}
      <ul className={css.list}>
        {large.map(rowOf)}
        {rest && (
          <SpendingRow spending={rest} {...drawn} icon={<Ellipsis className={css.others} />}>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {text('All others')} <ChevronDown size={16} />
            </button>
          </SpendingRow>
        )}
      </ul>
      {/* This list is below the pressed button, so that the button does not move. */}
      {isOpen && <ul className={css.list}>{small.map(rowOf)}</ul>}
    </>
  )
}

function sayCompared({ before, until }: Comparison, text: ReturnType<typeof useText>) {
  const period = formatPeriod(before)
  return until === before.to ? period : text('{period} up to {day}', { period, day: formatDay(until) })
}

interface SpendingRowProps {
  spending: Pick<Spending, 'now' | 'before'>
  /** Amount of the longest bar. A float, because it only sets lengths. */
  largest: number
  isCompared: boolean
  icon: ReactNode
  children: ReactNode
}

function SpendingRow({ spending, largest, isCompared, icon, children }: SpendingRowProps) {
  const text = useText()
  const { now, before } = spending
  return (
    <li className={css.row} data-row>
      <span className={css.look}>
        <Suspense>{icon}</Suspense>
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
          <PercentChange now={now} before={before} text={text} />
        </span>
      )}
    </li>
  )
}
