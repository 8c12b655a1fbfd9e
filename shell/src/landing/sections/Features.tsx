import { CashFlow } from '../pictures/CashFlow'
import type { Content } from '../content'
import css from './Features.module.css'
import { Rows } from '../pictures/Rows'
import { Sums } from '../pictures/Sums'
import { useContent } from '../content/use-content'

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

const GoogleMark = () => (
  <svg width="24" viewBox="0 0 24 24">
    <path stroke="#ea4335" d="M6 6a8.5 8.5 0 0 1 12 0" />
    <path stroke="#fbbc05" d="M6 18a8.5 8.5 0 0 1 0-12" />
    <path stroke="#34a853" d="M18 18a8.5 8.5 0 0 1-12 0" />
    <path stroke="#4285f4" d="M12 12h8.5a8.5 8.5 0 0 1-2.5 6" />
  </svg>
)
