import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import css from './AreaLayout.module.css'
import { AreaNavigation, type AreaEntry, type NavigationMessage } from './AreaNavigation'
import { Logo } from './Logo'
import tip from '../button/tooltip.module.css'
import { useIsNarrow } from '../window/use-is-narrow'

type AreaMessage = NavigationMessage | 'Pundi' | 'Skip to the content'

interface AreaLayoutProps {
  home: string
  entries: readonly AreaEntry[]
  text: (message: AreaMessage) => string
  header: ReactNode
  actions?: ReactNode
  /** An `IconButton` in the middle of the bottom bar, on phones only. */
  primaryAction?: ReactNode
  children: ReactNode
}

/**
 * The frame of an area for signed-in users. Specification: "A toggle button collapses and expands
 * [the sidebar]. When the window is narrower than 1030 px it is always collapsed to icons only."
 * Below 640 px, the sidebar becomes a bottom bar.
 */
export function AreaLayout({
  home,
  entries,
  text,
  header,
  actions,
  primaryAction,
  children,
}: AreaLayoutProps) {
  const [isFolded, setFolded] = useState(false)
  const isNarrow = useIsNarrow('sidebar')
  const isCollapsed = isNarrow || isFolded
  return (
    <div className={css.area} data-collapsed={isCollapsed}>
      <a className={css.skip} href="#content">
        {text('Skip to the content')}
      </a>
      <header className={css.top}>
        <Link
          className={[css.logo, tip.tooltip].join(' ')}
          to={home}
          aria-label={text('Pundi')}
          data-tooltip-side="right"
          {...(isCollapsed && { 'data-tooltip': text('Pundi') })}
        >
          <Logo />
          <span className={css.name}>{text('Pundi')}</span>
        </Link>
        <div className={css.bar}>
          <div className={css.greeting}>{header}</div>
          {actions}
        </div>
      </header>
      <AreaNavigation
        {...{ home, entries, text, isCollapsed }}
        hasAction={!!primaryAction}
        onToggle={isNarrow ? undefined : () => setFolded(!isFolded)}
      />
      <main className={css.main} id="content" tabIndex={-1}>
        <div className={css.content}>{children}</div>
      </main>
      {primaryAction && <div className={css.primary}>{primaryAction}</div>}
    </div>
  )
}
