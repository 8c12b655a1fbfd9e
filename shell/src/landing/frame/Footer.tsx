import { addressOf } from '../content/address-of'
import { contents } from '../content'
import css from './Footer.module.css'
import { Purse } from '../pictures/Purse'
import { SectionLinks } from './SectionLinks'
import { useContent } from '../content/use-content'

export function Footer({ year }: { year: number }) {
  const content = useContent()
  const { line, start, sections, credits, names, rights, languages } = content.footer
  return (
    <footer className={css.footer}>
      <div>
        <Purse />
        <b>{line}</b>
      </div>
      <div>
        <h2>{start}</h2>
        <a href="/sign-up">{content.signUp}</a>
        <a href="/sign-in">{content.signIn}</a>
      </div>
      <div>
        <h2>{sections}</h2>
        <SectionLinks />
      </div>
      <div>
        <h2>{languages}</h2>
        {Object.entries(contents).map(([language, { name }]) => (
          <a key={language} href={addressOf(language)} lang={language} hrefLang={language}>
            {name}
          </a>
        ))}
      </div>
      <div className={css.credits}>
        <h2>{credits}</h2>
        <ul>
          {names.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <p className={css.rights}>
        © <span data-year="">{year}</span> {rights}
      </p>
    </footer>
  )
}
