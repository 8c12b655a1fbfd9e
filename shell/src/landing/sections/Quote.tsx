import css from './Quote.module.css'
import { useContent } from '../content/use-content'

export function Quote() {
  const { quote } = useContent()
  return (
    <section className={css.quote}>
      <blockquote lang="id">{quote.text}</blockquote>
      <p>{quote.source}</p>
    </section>
  )
}
