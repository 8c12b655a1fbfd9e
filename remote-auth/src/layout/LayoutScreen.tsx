import { Logo } from '@pundi/kit/ui'
import { Outlet } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './LayoutScreen.module.css'

export function LayoutScreen() {
  const text = useText()
  return (
    <div className={css.layout}>
      <header className={css.brand}>
        {/* A plain link, because the landing page is not a route of the router. */}
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

const PurseArt = () => (
  <svg viewBox="0 0 240 200" width="240" height="200" aria-hidden="true" focusable="false">
    <circle cx="92" cy="52" r="20" fill="var(--color-highlight)" opacity="0.55" />
    <circle cx="146" cy="36" r="14" fill="var(--color-highlight)" opacity="0.35" />
    <circle cx="132" cy="76" r="24" fill="var(--color-highlight)" />
    <path
      d="M132 64v24M124 71h12a5 5 0 0 1 0 10h-8"
      fill="none"
      stroke="var(--color-ground)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M58 104h124c6 0 10 4 10 10 0 8-6 12-12 14 12 12 18 24 18 36 0 18-14 28-34 28H76c-20 0-34-10-34-28 0-12 6-24 18-36-6-2-12-6-12-14 0-6 4-10 10-10Z"
      fill="currentColor"
      opacity="0.16"
    />
    <path
      d="M60 128c20 10 100 10 120 0M48 114c0-6 4-10 10-10h124c6 0 10 4 10 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0.7"
    />
    <path
      d="M104 158h32M112 170h16"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0.45"
    />
  </svg>
)
