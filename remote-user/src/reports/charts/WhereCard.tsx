import { centsOf, type StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { formatShare } from '../../change/share-of'
import { recordsOf } from '../../dashboard/records-of'
import { useText } from '../catalogue/text'
import { ReportCard } from './ReportCard'
import { divideIncome, type Part } from './divide-income'
import row from './link-row.module.css'
import css from './WhereCard.module.css'

/**
 * Where the income went: one bar of all of it, with a part for each of the largest categories, the rest and what was
 * kept. Where more was spent, it is of what was spent. The list below says the same.
 */
export function WhereCard({ answer }: { answer: StatementAnswer }) {
  const text = useText()
  const { categories, totals } = answer.data
  const { parts, isMore } = divideIncome(categories, totals)
  if (parts.length === 0) return null
  const days = { from: answer.meta.from, to: answer.meta.until ?? answer.meta.to }
  const nameOf = ({ kind, name }: Part) =>
    kind === 'category' ? name : kind === 'others' ? text('All others') : text('Saved')
  const share = (part: Part) => formatShare(part.amount, isMore ? totals.expense : totals.income)
  const sentence = isMore
    ? text('More was spent than came in, so nothing of it was kept.')
    : centsOf(totals.expense) < 0n
      ? text('More came back than was spent, so all of the income was kept.')
      : text('{spent} of {income} was spent, {saved} was kept.', {
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
