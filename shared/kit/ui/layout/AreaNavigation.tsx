import { Ellipsis, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useId, type ComponentType } from 'react'
import { NavLink } from 'react-router-dom'
import css from './AreaNavigation.module.css'
import tip from '../button/tooltip.module.css'
import { useIsNarrow } from './use-is-narrow'
import { useTooltips } from '../button/use-tooltips'

export interface AreaEntry {
  path: string
  label: string
  icon: ComponentType
  order: number
}

/** "More" opens the entries that do not fit into the bottom bar of phones. */
export type NavigationMessage = 'Pages' | 'Collapse' | 'Expand' | 'More'

interface AreaNavigationProps {
  home: string
  entries: readonly AreaEntry[]
  text: (message: NavigationMessage) => string
  isCollapsed: boolean
  /** Leaves room in the middle of the bottom bar for the area's first action. */
  hasAction: boolean
  /** Undefined where the sidebar is forced collapsed. */
  onToggle: (() => void) | undefined
}

/**
 * The sidebar, or on phones the bottom bar: one list of links with two layouts. Entries beyond the five places of the
 * bar open from its last one, in a native popover; in the sidebar they are shown with the others, also when a phone is
 * turned while the popover is open.
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
  useTooltips()
  const tooltip = (label: string) => (isCollapsed ? { 'data-tooltip': label } : {})
  const toggleLabel = isCollapsed ? text('Expand') : text('Collapse')
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const places = hasAction ? 4 : 5
  const inBar = entries.length > places ? places - 1 : places
  const links = [...entries]
    .sort((a, b) => a.order - b.order)
    .map(({ path, label, icon: Icon }) => (
      <li key={path}>
        <NavLink
          className={`${css.entry} ${tip.tooltip}`}
          to={path}
          end={path === home}
          data-tooltip-side="right"
          {...tooltip(label)}
        >
          <Icon />
          <span className={css.label}>{label}</span>
        </NavLink>
      </li>
    ))
  return (
    <nav className={css.navigation} aria-label={text('Pages')} data-collapsed={isCollapsed}>
      <ul className={css.entries} id="area-entries" data-has-action={hasAction}>
        {links.slice(0, inBar)}
        {links.length > inBar && (
          <li className={css.rest}>
            <button type="button" className={`${css.entry} ${css.more}`} popoverTarget={id}>
              <Ellipsis />
              <span className={css.label}>{text('More')}</span>
            </button>
            <ul
              className={css.sheet}
              id={id}
              aria-label={text('More')}
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
