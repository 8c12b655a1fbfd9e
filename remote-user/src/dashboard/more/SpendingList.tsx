import { EmptyState } from '@pundi/kit/ui'
import { PiggyBank } from 'lucide-react'
import { use } from 'react'
import { useText } from '../../catalogue/text'
import { TryAgain } from '../../TryAgain'
import type { Spending } from './compare-spending'
import css from './SpendingList.module.css'
import { SpendingRow } from './SpendingRow'

/** What was spent in each category this month, beside what it was the month before. */
export function SpendingList({ spending }: { spending: Promise<Spending[] | null> }) {
  const text = useText()
  const rows = use(spending)
  if (!rows) return <TryAgain message={text('Failed to fetch transactions')} />
  if (rows.length === 0)
    return <EmptyState title={text('Nothing spent this month or last')} icon={PiggyBank} />
  const largest = Math.max(...rows.flatMap(({ now, before }) => [Number(now), Number(before)]))
  return (
    <>
      <p className={css.legend}>{text('This month; the mark on a bar is last month.')}</p>
      <ul className={css.list}>
        {rows.map(row => (
          <SpendingRow key={row.name ?? ''} spending={row} largest={largest} />
        ))}
      </ul>
    </>
  )
}
