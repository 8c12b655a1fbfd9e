import type { Outlook, Summary } from '@pundi/contract'
import { formatAmount, type Period } from '@pundi/kit/format'
import { Amount, SummaryCard } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { TotalChange } from './TotalChange'
import { recordsOf } from '../../shared/records-of/records-of'
import { OwedNote } from '../../shared/record/owed/OwedNote'
import css from './Totals.module.css'

interface TotalsProps {
  period: Period | null
  name: string
  summary: Summary
  /** Null if the outlook could not be loaded. */
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
              {text('Available')}: <Amount>{formatAmount(toSpend)}</Amount>
            </span>
          )}
          {tone === 'expense' && <OwedNote amount={summary.owed} className={css.owed} />}
          {summary.compared && (
            <span className={css.change}>
              <TotalChange period={period} summary={summary} of={tone} />
            </span>
          )}
        </SummaryCard>
      ))}
    </div>
  )
}
