import { CashFlow } from './CashFlow'
import { content } from './content'
import css from './Features.module.css'
import { Purse } from './Purse'
import { Rows } from './Rows'
import { Sums } from './Sums'

const { features, sample } = content

const blocks = [
  {
    ...features.dashboard,
    art: (
      <>
        <Sums />
        <CashFlow />
      </>
    ),
  },
  {
    ...features.transaction,
    art: (
      <>
        {sample.fields.map(([label, value]) => (
          <p className={css.field} key={label}>
            {label} <b>{value}</b>
          </p>
        ))}
        <p className={css.button}>{sample.save}</p>
      </>
    ),
  },
  {
    ...features.category,
    art: sample.categories.map(({ name, tone }) => (
      <b className={css.chip} key={name} data-tone={tone}>
        {name}
      </b>
    )),
  },
  { ...features.activity, art: <Rows rows={sample.activities} /> },
  {
    ...features.google,
    art: (
      <>
        <Purse />
        <p className={css.google}>{sample.google}</p>
      </>
    ),
  },
]

export const Features = () => (
  <section className={css.features} id="features">
    <h2>{features.heading}</h2>
    <ol>
      {blocks.map(({ title, text, art }) => (
        <li key={title}>
          <div className={css.number}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <div className={css.art} aria-hidden>
            {art}
          </div>
        </li>
      ))}
    </ol>
  </section>
)
