import css from './Cards.module.css'
import { useContent } from '../content/use-content'

export function Benefits() {
  const { heading, cards } = useContent().benefits
  return (
    <section id="benefits">
      <h2>{heading}</h2>
      <div className={css.cards}>
        {cards.map(({ icon, title, text }) => (
          <article key={title}>
            <svg width="28" viewBox="0 0 24 24" aria-hidden>
              <path d={icon} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
