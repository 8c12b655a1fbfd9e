import { CashFlow } from './CashFlow'
import type { Content } from './content'
import css from './Features.module.css'
import { GoogleMark } from './GoogleMark'
import { Rows } from './Rows'
import { Sums } from './Sums'
import { useContent } from './use-content'

const blocksOf = ({ features, sample }: Content) => [
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
      <p className={css.google}>
        <GoogleMark /> {sample.google}
      </p>
    ),
  },
]

export function Features() {
  const content = useContent()
  return (
    <section className={css.features} id="features">
      <h2>{content.features.heading}</h2>
      <ol>
        {blocksOf(content).map(({ title, text, art }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <figure className={css.art} aria-hidden>
              {art}
            </figure>
          </li>
        ))}
      </ol>
    </section>
  )
}
