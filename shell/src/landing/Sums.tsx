import { content } from './content'
import css from './Sums.module.css'

/** The dashboard's three summary cards. */
export const Sums = () => (
  <div className={css.sums}>
    {content.sample.sums.map(({ tone, title, amount }) => (
      <p key={tone} data-tone={tone}>
        {title}
        <b>{amount}</b>
      </p>
    ))}
  </div>
)
