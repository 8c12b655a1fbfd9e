import { content } from './content'
import css from './Quote.module.css'

export const Quote = () => (
  <section className={css.quote}>
    <blockquote lang="id">{content.quote.text}</blockquote>
    <p>{content.quote.source}</p>
  </section>
)
