import { type BudgetMonthsAnswer, centsOf, decimalOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Card, Skeleton } from '@pundi/kit/ui'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { formatPeriod } from '../../shared/period/format-period'
import { useText as useCommonText } from '../../catalogue/text'
import { TryAgain } from '../../shared/retry/TryAgain'
import { useText } from './catalogue/text'
import css from './MonthsBoard.module.css'

interface MonthsBoardProps {
  /** Undefined while loading, null after a failure. */
  months: BudgetMonthsAnswer | null | undefined
}

export function MonthsBoard({ months }: MonthsBoardProps) {
  const text = useText()
  const common = useCommonText()
  if (months === null) return <TryAgain message={text('We couldn’t load the earlier months.')} />
  return (
    <Card title={text('The last twelve months')} detail={text('Categories with a budget')}>
      {/*
       * The skeleton keeps the card in the page while the months load. Without the card, the list
       * of budgets would grow to the full width.
       */}
      {months ? <MonthList months={months} /> : <Skeleton label={common('Loading...')} count={5} />}
    </Card>
  )
}

function MonthList({ months }: { months: BudgetMonthsAnswer }) {
  const text = useText()
  const rows = addUp(months).filter(({ budgets }) => budgets > 0)
  return (
    <ul className={css.months}>
      {rows.map(({ period, spent, amount, share }) => (
        <li key={period.from} data-over={share > 1 || undefined}>
          <Link className={css.period} to={`/budget?period=${period.from}`}>
            {formatPeriod(period, 'short')}
          </Link>
          <span className={css.sum}>
            {text('{spent} of {available}', { spent: say(spent), available: say(amount) })}
          </span>
          <div className={css.track} aria-hidden>
            <div style={{ '--share': Math.min(Math.max(share, 0), 1) } as CSSProperties} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const say = (amount: string) => formatAmount(amount, { decimals: 'needed' })

function addUp({ data, meta }: BudgetMonthsAnswer) {
  return meta.periods
    .map((period, place) => {
      const some = data.flatMap(({ months }) => {
        const { amount = null, spent = '0' } = months[place] ?? {}
        return amount === null ? [] : [{ amount: centsOf(amount), spent: centsOf(spent) }]
      })
      const amount = some.reduce((sum, one) => sum + one.amount, 0n)
      const spent = some.reduce((sum, one) => sum + one.spent, 0n)
      const share = amount > 0n ? Number((spent * 1000n) / amount) / 1000 : spent > 0n ? 2 : 0
      return { period, budgets: some.length, amount: decimalOf(amount), spent: decimalOf(spent), share }
    })
    .reverse()
}
