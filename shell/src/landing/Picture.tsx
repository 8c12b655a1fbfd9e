import { CashFlow } from './CashFlow'
import { content } from './content'
import css from './Picture.module.css'
import { Rows } from './Rows'
import { Sums } from './Sums'

const { greeting, recent, transactions, added } = content.sample

/** The dashboard, drawn: what a person sees after signing in, with a sample of the specification's categories. */
export const Picture = () => (
  <div className={css.picture} role="img" aria-label={content.hero.picture}>
    <div className={css.card}>
      <b>{greeting}</b>
      <Sums />
      <CashFlow />
      <b>{recent}</b>
      <Rows rows={transactions} />
    </div>
    <p className={css.added}>{added}</p>
  </div>
)
