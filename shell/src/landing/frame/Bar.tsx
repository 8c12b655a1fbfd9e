import css from './Bar.module.css'
import { Purse } from '../pictures/Purse'
import { SectionLinks } from './SectionLinks'
import { useContent } from '../content/use-content'

export function Bar() {
  const content = useContent()
  return (
    <header className={css.bar}>
      <a className={css.home} href="#home">
        <Purse />
        {content.product}
      </a>
      <button className={css.menu} popoverTarget="menu" aria-label={content.menu}>
        <svg width="24" viewBox="0 0 24 24">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
      </button>
      <nav className={css.links} id="menu" popover="auto">
        <button className={css.menu} popoverTarget="menu" aria-label={content.close}>
          <svg width="24" viewBox="0 0 24 24">
            <path d="M5 5l14 14M5 19L19 5" />
          </svg>
        </button>
        <SectionLinks />
        <a href="/sign-in">{content.signIn}</a>
        <a className={css.signUp} href="/sign-up" data-open={content.openDashboard}>
          {content.signUp}
        </a>
      </nav>
    </header>
  )
}
