import css from './Cards.module.css'
import { useContent } from '../content/use-content'

export function Reviews() {
  const { heading, stars, cards } = useContent().reviews
  return (
    <section id="reviews">
      <h2>{heading}</h2>
      <div className={css.cards}>
        {cards.map(({ name, initial, rating, text }) => (
          <figure key={name}>
            <p className={css.stars} role="img" aria-label={stars(rating)}>
              {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
            </p>
            <blockquote>{text}</blockquote>
            <figcaption>
              <span aria-hidden>{initial}</span>
              {name}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
