import { centsOf, type StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { formatPercent } from '../../../../shared/percent-change/format-percent'
import { recordsOf } from '../../../../shared/records-of/records-of'
import { useText } from '../../catalogue/text'
import { ReportCard } from './ReportCard'
import { divideIncome, type IncomeSlice } from './divide-income'
import row from '../link-row.module.css'
import css from './WhereCard.module.css'

/**
 * Shows in one bar how the income was used. If spending exceeds income, the bar shows the spending.
 */
export function WhereCard({ answer }: { answer: StatementAnswer }) {
  const text = useText()
  const { categories, totals } = answer.data
  const { parts, isMore } = divideIncome(categories, totals)
  if (parts.length === 0) return null
  const days = { from: answer.meta.from, to: answer.meta.until ?? answer.meta.to }
  const nameOf = ({ kind, name }: IncomeSlice) =>
    kind === 'category' ? name : kind === 'others' ? text('All others') : text('Left over')
  const share = (part: IncomeSlice) => formatPercent(part.amount, isMore ? totals.expense : totals.income)
  const sentence = isMore
    ? text('You spent more than you received, so nothing was left.')
    : centsOf(totals.expense) < 0n
      ? text('Refunds exceeded spending, so you kept all your income.')
      : text('You spent {spent} of {income} and kept {saved}.', {
          spent: formatAmount(totals.expense),
          income: formatAmount(totals.income),
          saved: formatAmount(totals.net),
        })
  return (
    <ReportCard title={text('Where the money went')} answer={answer} sentence={sentence}>
      <div className={css.bar} aria-hidden>
        {parts.map(part => (
          <span key={part.key} data-kind={part.kind} style={{ flexGrow: Number(part.amount) }} />
        ))}
      </div>
      <ul className={css.list}>
        {parts.map(part => (
          <li key={part.key} className={row.row} data-kind={part.kind}>
            <span className={row.name}>
              {part.kind === 'category' ? (
                <Link to={recordsOf(days, { type: 'expense', category_id: String(part.key) })}>
                  {nameOf(part)}
                </Link>
              ) : part.kind === 'saved' ? (
                <Link to={recordsOf(days)}>{nameOf(part)}</Link>
              ) : (
                <Link to={recordsOf(days, { type: 'expense' })}>{nameOf(part)}</Link>
              )}
            </span>
            <Amount>{formatAmount(part.amount)}</Amount>
            <span className={css.share}>{share(part) ?? ''}</span>
          </li>
        ))}
      </ul>
    </ReportCard>
  )
}
