import { Ellipsis, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useId, useRef, useState, type ComponentType } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import css from './AreaNavigation.module.css'
import './know-popovers'
import tip from '../button/tooltip.module.css'
import { languageOf } from '../../format/language-of'
import { useIsNarrow } from '../window/use-is-narrow'
import { useTooltips } from '../button/use-tooltips'
import { useCloseOnBack } from '../dialog/close-on-back'

export interface AreaEntry {
  path: string
  label: string
  icon: ComponentType
  order: number
}

export type NavigationMessage = 'Pages' | 'Collapse' | 'Expand' | 'More'

/**
 * Maximum number of links in the bottom bar. If there are more links, the bar shows one link fewer,
 * and a button that opens the other links.
 */
const places = 5

interface AreaNavigationProps {
  home: string
  entries: readonly AreaEntry[]
  text: (message: NavigationMessage) => string
  isCollapsed: boolean
  hasAction: boolean
  /** Undefined if the window is so narrow that the sidebar is always collapsed. */
  onToggle: (() => void) | undefined
}

/**
 * A list of links: a sidebar, or a bottom bar on phones. If the bottom bar has too little space,
 * its last button opens the remaining links in a native popover. Escape and Back close the popover.
 * The sidebar shows all links, even after a phone with an open popover is rotated.
 */
export function AreaNavigation({
  home,
  entries,
  text,
  isCollapsed,
  hasAction,
  onToggle,
}: AreaNavigationProps) {
  const id = useId()
  const isPhone = useIsNarrow('phone')
  const sheet = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  useCloseOnBack(isPhone && isOpen, () => sheet.current?.hidePopover())
  useTooltips()
  const tooltip = (label: string) => (isCollapsed ? { 'data-tooltip': label } : {})
  const toggleLabel = isCollapsed ? text('Expand') : text('Collapse')
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const inBar = entries.length > places ? places - 1 : places
  const inOrder = [...entries].sort((a, b) => a.order - b.order)
  const isInRest = inOrder
    .slice(inBar)
    .some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const links = inOrder.map(({ path, label, icon: Icon }) => (
    <li key={path}>
      <NavLink
        className={`${css.entry} ${tip.tooltip}`}
        to={path}
        end={path === home}
        data-tooltip-side="right"
        {...tooltip(label)}
      >
        <Icon />
        <span className={css.label} lang={languageOf(label)}>
          {label}
        </span>
      </NavLink>
    </li>
  ))
  return (
    <nav className={css.navigation} aria-label={text('Pages')} data-collapsed={isCollapsed}>
      <ul className={css.entries} id="area-entries" data-has-action={hasAction}>
        {links.slice(0, inBar)}
        {links.length > inBar && (
          <li className={css.rest}>
            <button
              type="button"
              className={`${css.entry} ${css.more}`}
              popoverTarget={id}
              aria-current={isInRest || undefined}
            >
              <Ellipsis />
              <span className={css.label}>{text('More')}</span>
            </button>
            <ul
              className={css.sheet}
              id={id}
              ref={sheet}
              aria-label={text('More')}
              // The `toggle` event would come too late, because the user may press Back before the
              // browser fires it.
              onBeforeToggle={event => setOpen(event.newState === 'open')}
              {...(isPhone && { popover: 'auto', onClick: event => event.currentTarget.hidePopover() })}
            >
              {links.slice(inBar)}
            </ul>
          </li>
        )}
      </ul>
      {onToggle && (
        <button
          type="button"
          className={`${css.entry} ${css.toggle} ${tip.tooltip}`}
          aria-expanded={!isCollapsed}
          aria-controls="area-entries"
          data-tooltip-side="right"
          {...tooltip(toggleLabel)}
          onClick={onToggle}
        >
          <Toggle />
          <span className={css.label}>{toggleLabel}</span>
        </button>
      )}
    </nav>
  )
}
