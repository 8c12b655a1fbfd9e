import { Logo } from '@pundi/kit/ui'
import { Outlet } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './LayoutScreen.module.css'
import { PurseArt } from './PurseArt'

/** The account pages: on wide screens beside a calm panel of the brand, on narrow ones below its name. */
export function LayoutScreen() {
  const text = useText()
  return (
    <div className={css.layout}>
      <header className={css.brand}>
        {/* The landing page is no page of the router: the browser opens it. */}
        <a className={css.name} href="/">
          <Logo /> {text('Pundi')}
        </a>
        <div className={css.promise}>
          <PurseArt />
          <p className={css.claim}>{text('Powerful. Simple.')}</p>
          <p>{text('Everything your need to track your income and expenses for free.')}</p>
        </div>
      </header>
      <main className={css.main}>
        <Outlet />
      </main>
    </div>
  )
}
