import type { Summary } from '@pundi/contract'
import { formatAmount, type Period } from '@pundi/kit/format'
import { SummaryCard } from '@pundi/kit/ui'
import { Suspense } from 'react'
import { useText } from '../catalogue/text'
import { fromMore } from './from-more'
import { recordsOf } from './records-of'
import css from './Totals.module.css'

const TotalChange = fromMore(
  more => more.TotalChange,
  () => null,
)

interface TotalsProps {
  period: Period | null
  /** The period in words. */
  name: string
  summary: Summary
}

export function Totals({ period, name, summary }: TotalsProps) {
  const text = useText()
  const cards = [
    { tone: 'income', title: text('Income'), type: { type: 'income' } },
    { tone: 'expense', title: text('Expense'), type: { type: 'expense' } },
    { tone: 'balance', title: text('Balance'), type: {} },
  ] as const
  return (
    <div className={css.cards}>
      {cards.map(({ tone, title, type }) => (
        <SummaryCard
          key={tone}
          tone={tone}
          title={title}
          detail={name}
          amount={formatAmount(summary[tone])}
          to={recordsOf(period, type)}
        >
          {summary.compared && (
            <span className={css.change}>
              <Suspense>
                <TotalChange period={period} summary={summary} of={tone} />
              </Suspense>
            </span>
          )}
        </SummaryCard>
      ))}
    </div>
  )
}
