import { type BudgetsAnswer, centsOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import css from './BudgetRow.module.css'
import { useText } from '../catalogue/text'

export function OutsideRow({ outside, period }: Pick<BudgetsAnswer['meta'], 'outside' | 'period'>) {
  const text = useText()
  const { spent, planned, owed = '0.00', category_ids: ids } = outside
  const say = (amount: string) => formatAmount(amount, { decimals: 'needed' })
  const records = `/transactions?category_id=${ids.join()}&from=${period.from}&to=${period.to}`
  return (
    <li className={css.row}>
      <div className={css.head}>
        <div className={css.title}>
          <span className={css.plain}>{text('Everything else')}</span>
          <span className={css.soft}>{text('Categories without a budget')}</span>
        </div>
        <p className={css.left}>
          <span className={css.soft}>{text('Spent')}</span>{' '}
          {ids.length === 0 ? (
            <Amount>{say(spent)}</Amount>
          ) : (
            <Link className={css.figure} to={records}>
              <Amount>{say(spent)}</Amount>
            </Link>
          )}
          {centsOf(planned) !== 0n && (
            <span className={css.after}> {text('{amount} planned', { amount: say(planned) })}</span>
          )}
          {centsOf(owed) !== 0n && (
            <span className={css.after}>
              {' '}
              {text('Friends owe you {amount} of this', { amount: say(owed) })}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
