import { CashFlow } from './CashFlow'
import css from './Picture.module.css'
import { Rows } from './Rows'
import { Sums } from './Sums'
import { useContent } from '../content/use-content'

export function Picture() {
  const { hero, sample } = useContent()
  const { greeting, left, recent, transactions, added } = sample
  return (
    <div className={css.picture} role="img" aria-label={hero.picture}>
      <figure className={css.card}>
        <b>{greeting}</b>
        <p className={css.left}>
          {left.title} <b>{left.amount}</b>
        </p>
        <Sums />
        <CashFlow />
        <b>{recent}</b>
        <Rows rows={transactions} />
      </figure>
      <p className={css.added}>{added}</p>
    </div>
  )
}
