import type { Outlook, Summary } from '@pundi/contract'
import { formatAmount, type Period } from '@pundi/kit/format'
import { Amount, SummaryCard } from '@pundi/kit/ui'
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
  /** Says what there is to spend. Null where it could not be loaded. */
  outlook: Outlook | null
}

export function Totals({ period, name, summary, outlook }: TotalsProps) {
  const text = useText()
  const { to_spend: toSpend, wallets_since: since, today = '' } = outlook ?? {}
  const hasWallets = since !== null && since !== undefined && since <= today
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
          {tone === 'balance' && toSpend !== undefined && hasWallets && (
            <span className={css.toSpend}>
              {text('To spend')}: <Amount>{formatAmount(toSpend)}</Amount>
            </span>
          )}
          {tone === 'expense' && summary.owed !== undefined && (
            <span className={css.owed}>
              {text('{amount} of it is owed to you', { amount: formatAmount(summary.owed) })}
            </span>
          )}
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
