import css from './Hero.module.css'
import { Picture } from '../pictures/Picture'
import { useContent } from '../content/use-content'

export function Hero() {
  const { heading, text, start, more } = useContent().hero
  return (
    <section className={css.hero} id="home">
      <div>
        <h1>
          {heading[0]} <em>{heading[1]}</em>
        </h1>
        <p>{text}</p>
        <a className={css.start} href="/sign-up">
          {start}
        </a>
        <a className={css.more} href="#benefits">
          {more}
        </a>
      </div>
      <Picture />
    </section>
  )
}
