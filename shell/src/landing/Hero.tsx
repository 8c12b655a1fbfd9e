import { content } from './content'
import css from './Hero.module.css'
import { Picture } from './Picture'

const { heading, text, start, more } = content.hero

export const Hero = () => (
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
